// The headers of a list: the totals, and where the next page is.
import type { RequestContext } from '../context.ts'
import type { SortKey } from '../db/keyset.ts'
import { cursorAt } from './cursor.ts'
import { cursorLink, pageCount, pageLinks } from './paging.ts'
import type { ListExtent, Paging } from './paging.ts'

interface ListHeaders {
  'X-CMS-Total': number
  'X-CMS-TotalPages': number
  'X-CMS-NextCursor'?: string
  Link?: string
}

/** With an offset, there are no links to other pages. `next` is the key at which the next page of a walk starts. */
export async function listHeaders(
  context: RequestContext,
  query: Paging,
  { next, ...extent }: ListExtent & { next?: SortKey | undefined },
): Promise<ListHeaders> {
  const { total } = extent
  const pages = pageCount(query, extent)
  const cursor = next && (await cursorAt(next, total, query, context))
  const link = linkOf(context, query, pages, cursor)
  return { 'X-CMS-Total': total, 'X-CMS-TotalPages': pages, ...(cursor && { 'X-CMS-NextCursor': cursor }), ...(link && { Link: link }) }
}

function linkOf(context: RequestContext, query: Paging, pages: number, cursor: string | undefined): string | undefined {
  if (query.cursor !== undefined) return cursor && cursorLink(context, cursor)
  return query.offset === undefined ? pageLinks(context, query.page, pages) : undefined
}
