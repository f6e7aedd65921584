// The pattern categories resource.
import { taxonomy } from '#server/terms/taxonomy.ts'
import type { Handlers } from './contract.ts'
import { patternCategory } from './taxonomies.ts'

const patternCategories = taxonomy(patternCategory)

export const taxonomies = [patternCategories.listed]

export const handlers = {
  listPatternCategories: patternCategories.list,
  createPatternCategory: patternCategories.create,
  getPatternCategory: patternCategories.get,
  updatePatternCategory: patternCategories.update,
  putPatternCategory: patternCategories.update,
  patchPatternCategory: patternCategories.update,
  deletePatternCategory: patternCategories.remove,
} satisfies Partial<Handlers>
