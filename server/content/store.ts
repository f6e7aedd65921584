// Searches the published items of all types with public pages.
import type { RequestContext } from '../context.ts'
import type { FoundRows, RowBounds } from '../db/keyset.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { byId } from '../engine/filters.ts'
import { permissionsFor } from '../engine/permissions.ts'
import { hidesProtected, unrestricted } from '../lists/access-filters.ts'
import { newestFirst } from '../lists/order.ts'
import type { Sorting } from '../lists/order.ts'
import { isInOwnLanguage } from '../engine/translations.ts'
import { findList } from '../lists/planner.ts'
import { bySearch, relevance, searchedColumns } from '../lists/search-filters.ts'

export interface Searching {
  search?: string
  include: number[]
  exclude: readonly number[]
}

const COLUMNS = ['id', 'type', 'status', 'slug', 'parent', 'title_rendered'] as const

export type FoundItem = Pick<ContentRow, (typeof COLUMNS)[number]>

const permissions = permissionsFor('posts')

/** The published items with these IDs, in any order, except those that a password protects from the caller's searches. */
export function findPublicItems(ids: readonly number[], { db, caller }: RequestContext): Promise<FoundItem[]> {
  const published = db.selectFrom('content').select(COLUMNS).where('id', 'in', ids).where('status', '=', 'publish')
  const open = hidesProtected(' ', permissions, caller)
  return ids.length ? (open ? published.where(open) : published).execute() : Promise.resolve([])
}

/** Few matches are sorted by relevance, many matches and all items by date. Cursors keep the order of their first page. */
export async function findPublished(
  types: readonly string[],
  { search, include, exclude }: Searching,
  bounds: RowBounds,
  context: RequestContext,
): Promise<FoundRows<FoundItem>> {
  const query = { search_columns: [], ...(search && { search }) }
  const order: Sorting['order'] = (plan) => {
    const byDate = newestFirst.order(plan)
    const isRanked = bounds.position?.key ? bounds.position.key.length > byDate.length : !plan.counting
    return search && isRanked ? [[relevance(query, { ...context, dialect: plan.dialect }), 'asc'], ...byDate] : byDate
  }
  const list = await findList(
    {
      ...{ types, statuses: ['publish'], scope: unrestricted, without: exclude, ...bounds },
      filters: async (dialect) => [
        byId({ include }, context),
        hidesProtected(search, permissions, context.caller),
        bySearch(query, { ...context, dialect }),
      ],
      sorting: { ...newestFirst, order },
      search: search ? { text: search, columns: searchedColumns(query, context), isInTexts: isInOwnLanguage(context) } : undefined,
    },
    context,
  )
  return list.select(COLUMNS)
}
