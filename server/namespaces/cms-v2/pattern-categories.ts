// The pattern categories resource.
import { taxonomy } from '#server/terms/taxonomy.ts'
import { namedOperations } from '../named-operations.ts'
import type { Handlers } from './contract.ts'
import { patternCategory } from './taxonomies.ts'

const patternCategories = taxonomy(patternCategory)

export const taxonomies = [patternCategories.listed]

export const handlers = namedOperations('PatternCategory', 'PatternCategories', patternCategories) satisfies Partial<Handlers>
