// The tags resource.
import { taxonomy } from '#server/terms/taxonomy.ts'
import type { Handlers } from './contract.ts'
import { tag } from './taxonomies.ts'

export const tags = taxonomy(tag)

export const taxonomies = [tags.listed]

export const handlers = {
  listTags: tags.list,
  createTag: tags.create,
  getTag: tags.get,
  updateTag: tags.update,
  putTag: tags.update,
  patchTag: tags.update,
  deleteTag: tags.remove,
} satisfies Partial<Handlers>
