// The tags resource.
import { taxonomy } from '#server/terms/taxonomy.ts'
import { namedOperations } from '../named-operations.ts'
import type { Handlers } from './contract.ts'
import { tag } from './taxonomies.ts'

export const tags = taxonomy(tag)

export const taxonomies = [tags.listed]

export const handlers = namedOperations('Tag', 'Tags', tags) satisfies Partial<Handlers>
