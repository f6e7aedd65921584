// What menu items lead to: items, terms and archives.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { MenuItemRow, MenuItemType } from '../db/tables/menu-items.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { ApiError } from '../errors.ts'
import { findTermsById } from '../terms/store.ts'
import { permalinks } from './permalinks.ts'
import { permissionsFor, reaches } from './permissions.ts'
import { findRow, findRows } from './store.ts'

interface Target {
  /** What kind of thing it is, for people. */
  label: string
  title: string
  url: string
  /** Whether it is there, and not in the trash. */
  isThere: boolean
}

/** The kinds of content and of terms that menus may lead to. */
const postTypes: Record<string, { label: string; noun: 'posts' | 'pages'; route: string }> = {
  post: { label: 'Post', noun: 'posts', route: '/cms/v2/posts' },
  page: { label: 'Page', noun: 'pages', route: '/cms/v2/pages' },
}
const taxonomies: Record<string, { label: string; base: string; route: string }> = {
  category: { label: 'Category', base: 'category', route: '/cms/v2/categories' },
  post_tag: { label: 'Tag', base: 'tag', route: '/cms/v2/tags' },
}

const isPostType = (name: string): boolean => Object.hasOwn(postTypes, name)

/** The targets of many items at once. What the caller may not read shows neither title nor slug. */
export async function menuTargets(items: readonly MenuItemRow[], context: RequestContext): Promise<(item: MenuItemRow) => Target> {
  const { db, config, caller } = context
  const idsOf = (type: MenuItemType): number[] => items.filter((item) => item.type === type).map((item) => item.object_id)
  const rows = new Map((await findRows(db, idsOf('post_type'))).map((row) => [row.id, row]))
  const terms = new Map((await findTermsById(db, idsOf('taxonomy'))).map((term) => [term.id, term]))
  const { link } = await permalinks(db, [...rows.values()], config.baseUrl)
  const mayRead = (row: ContentRow): boolean =>
    reaches(permissionsFor(postTypes[row.type]?.noun ?? 'posts').read(caller), caller, row, row.status)
  /** Drafts are addressed by their ids, which tell nothing. */
  const linked = (row: ContentRow): { title: string; url: string } =>
    mayRead(row) ? { title: row.title, url: link(row) } : { title: '', url: link({ ...row, status: 'draft' }) }

  const kinds: Record<MenuItemType, (item: MenuItemRow) => Target> = {
    custom: ({ url }) => ({ label: 'Custom Link', title: '', url, isThere: true }),
    post_type_archive: ({ object }) => ({
      label: 'Post Type Archive',
      title: postTypes[object]?.label ?? object,
      url: `${config.baseUrl}/`,
      isThere: isPostType(object),
    }),
    post_type({ object, object_id }) {
      const row = rows.get(object_id)
      return {
        label: postTypes[object]?.label ?? object,
        ...(row ? linked(row) : { title: '', url: '' }),
        isThere: row !== undefined && row.status !== 'trash',
      }
    },
    taxonomy({ object, object_id }) {
      const term = terms.get(object_id)
      return {
        label: taxonomies[object]?.label ?? object,
        title: term?.name ?? '',
        url: term ? termUrl(term) : '',
        isThere: term !== undefined,
      }
    },
  }
  const termUrl = (term: TermRow): string => `${config.baseUrl}/${taxonomies[term.taxonomy]?.base ?? term.taxonomy}/${term.slug}/`
  return (item) => kinds[item.type](item)
}

type LinkedType = Exclude<MenuItemType, 'custom'>

/** What is wrong with an item that leads to nothing. */
const lacks: Record<LinkedType, (item: MenuItemRow, db: RequestContext['db']) => Promise<ApiError | undefined>> = {
  async taxonomy({ object, object_id }, db) {
    const [term] = await findTermsById(db, [object_id])
    return term?.taxonomy === object
      ? undefined
      : new ApiError(400, 'rest_term_invalid_id', `There is no term with the id ${object_id} in the taxonomy "${object}".`)
  },
  async post_type({ object, object_id }, db) {
    const row = isPostType(object) && (await findRow(db, object, object_id))
    return row ? undefined : new ApiError(400, 'rest_post_invalid_id', `There is no item with the id ${object_id} of the type "${object}".`)
  },
  async post_type_archive({ object }) {
    return isPostType(object)
      ? undefined
      : new ApiError(400, 'rest_post_invalid_type', `"${object}" is no type of content; one of ${Object.keys(postTypes).join(', ')} is.`)
  },
}

/** Refuses an item that leads to nothing. */
export async function assertTarget(type: LinkedType, item: MenuItemRow, { db }: RequestContext): Promise<void> {
  const problem = await lacks[type](item, db)
  if (problem) throw problem
}

interface TargetRoute {
  route: string
  taxonomy?: string
  post_type?: string
}

/** The route of what an item leads to, if it has one. */
const routes: Partial<Record<MenuItemType, (item: MenuItemRow) => TargetRoute | undefined>> = {
  post_type({ object, object_id }) {
    const postType = postTypes[object]
    return postType && { route: `${postType.route}/${object_id}`, post_type: object }
  },
  taxonomy({ object, object_id }) {
    const taxonomy = taxonomies[object]
    return taxonomy && { route: `${taxonomy.route}/${object_id}`, taxonomy: object }
  },
}

export const targetRoute = (item: MenuItemRow): TargetRoute | undefined => routes[item.type]?.(item)
