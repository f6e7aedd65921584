// The SQL of the search in the published items of all types that have public pages.
import type { RequestContext } from '../context.ts'
import type { FoundRows, RowBounds, SortOrder } from '../db/keyset.ts'
import { findSorted } from '../db/page.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { bySearch, relevance } from '../engine/filters.ts'
import { hidesProtected, permissionsFor } from '../engine/permissions.ts'
import { contentBuilder } from '../engine/store.ts'

export interface Searching {
  search?: string
  include: readonly number[]
  exclude: readonly number[]
}

export type FoundItem = Pick<ContentRow, 'id' | 'type' | 'status' | 'slug' | 'parent' | 'title_rendered'>

const permissions = permissionsFor('posts')

export async function findPublished(
  types: readonly string[],
  { search, include, exclude }: Searching,
  bounds: RowBounds,
  context: RequestContext,
): Promise<FoundRows<FoundItem>> {
  const { db, caller } = context
  const eb = contentBuilder()
  const query = { ...(search && { search }), search_columns: [] }
  const conditions = [bySearch(query, eb, context), hidesProtected(search, permissions, caller, eb)]
  let matching = db.selectFrom('content').where('content.type', 'in', types).where('content.status', '=', 'publish')
  for (const condition of conditions) if (condition) matching = matching.where(condition)
  if (include.length) matching = matching.where('content.id', 'in', include)
  if (exclude.length) matching = matching.where('content.id', 'not in', exclude)
  const columns = matching.select([
    'content.id',
    'content.type',
    'content.status',
    'content.slug',
    'content.parent',
    'content.title_rendered',
  ])
  const order: SortOrder = [
    ...(search ? [[relevance(query, eb, context), 'asc'] as const] : []),
    [eb.ref('content.date_gmt'), 'desc'],
    [eb.ref('content.id'), 'desc'],
  ]
  return findSorted(db, matching, columns, { order, ...bounds })
}
