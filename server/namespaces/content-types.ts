// The content types and taxonomies of all namespaces.
import type { ContentTypes, Taxonomies } from '../context.ts'
import { types as calendar } from './cal-events-v1/index.ts'
import { types as content } from './cms-v2/index.ts'

export const contentTypes: ContentTypes = new Map([...content.contentTypes, ...calendar.contentTypes].map((one) => [one.type, one]))

export const taxonomies: Taxonomies = new Map([...content.taxonomies, ...calendar.taxonomies].map((one) => [one.name, one]))
