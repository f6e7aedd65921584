// The categories resource.
import { taxonomy } from '#server/terms/taxonomy.ts'
import { namedOperations } from '../named-operations.ts'
import type { Handlers } from './contract.ts'
import { category } from './taxonomies.ts'

export const categories = taxonomy(category)

export const taxonomies = [categories.listed]

export const handlers = namedOperations('Category', 'Categories', categories) satisfies Partial<Handlers>
