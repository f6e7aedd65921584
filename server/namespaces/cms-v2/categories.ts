// The categories resource.
import { taxonomy } from '#server/terms/taxonomy.ts'
import type { Handlers } from './contract.ts'
import { category } from './taxonomies.ts'

export const categories = taxonomy(category)

export const taxonomies = [categories.listed]

export const handlers = {
  listCategories: categories.list,
  createCategory: categories.create,
  getCategory: categories.get,
  updateCategory: categories.update,
  putCategory: categories.update,
  patchCategory: categories.update,
  deleteCategory: categories.remove,
} satisfies Partial<Handlers>
