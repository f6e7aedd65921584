// The taxonomies of posts.
import type { TermRow } from '../../db/tables/terms.ts'
import type { RequestContext } from '../../context.ts'
import { termLinks } from '../../terms/taxonomy.ts'
import type { Taxonomy } from '../../terms/taxonomy.ts'
import { prunes } from './contract.ts'
import type { Schemas } from './contract.ts'

const mayManage: Taxonomy<object>['mayEdit'] = (caller) => caller.can('manage_categories')

const facts = (row: TermRow, { config }: RequestContext, base: string) => ({
  id: row.id,
  count: row.count,
  description: row.description,
  link: `${config.baseUrl}/${base}/${row.slug}/`,
  name: row.name,
  slug: row.slug,
})

const categoryAt = { name: 'category', route: '/cms/v2/categories' }
const tagAt = { name: 'post_tag', route: '/cms/v2/tags' }

export const category: Taxonomy<Schemas['Category']> = {
  ...categoryAt,
  noun: 'category',
  prune: prunes('Category'),
  isHierarchical: true,
  mayCreate: mayManage,
  mayEdit: mayManage,
  fallback: 1,
  present: (row, context) => ({ ...facts(row, context, 'category'), taxonomy: 'category', parent: row.parent, meta: {} }),
  links: termLinks(categoryAt, (row) => [`/cms/v2/posts?categories=${row.id}`]),
}

export const tag: Taxonomy<Schemas['Tag']> = {
  ...tagAt,
  noun: 'tag',
  prune: prunes('Tag'),
  isHierarchical: false,
  mayCreate: (caller) => caller.can('edit_posts'),
  mayEdit: mayManage,
  present: (row, context) => ({ ...facts(row, context, 'tag'), taxonomy: 'post_tag', meta: {} }),
  links: termLinks(tagAt, (row) => [`/cms/v2/posts?tags=${row.id}`]),
}
