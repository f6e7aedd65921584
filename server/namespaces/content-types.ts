// The content types and taxonomies of all namespaces.
import type { Context } from '../context.ts'
import { types as calendar } from './cal-events-v1/index.ts'
import { declaredResources } from './cms-v2/declared.ts'
import { types as content } from './cms-v2/index.ts'
import { embeddedUsers } from './cms-v2/links.ts'

/** The types and taxonomies of a site, and its users. What it declares stands after the others, or in their place. */
export function typesOf(site: Pick<Context, 'declarations' | 'contract'>): Pick<Context, 'contentTypes' | 'taxonomies' | 'embeddedUsers'> {
  const declared = declaredResources(site)
  const contentTypes = [...content.contentTypes, ...calendar.contentTypes, ...declared.contentTypes]
  const taxonomies = [...content.taxonomies, ...calendar.taxonomies, ...declared.taxonomies]
  return {
    contentTypes: new Map(contentTypes.map((one) => [one.type, one])),
    taxonomies: new Map(taxonomies.map((one) => [one.name, one])),
    embeddedUsers,
  }
}
