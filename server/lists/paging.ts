// Pagination: the bounds of a page, and the links to other pages.
import type { RequestContext } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import type { ErrorCode } from '../contract/schemas.ts'
import type { RowBounds } from '../db/keyset.ts'
import { queryString } from '../contract/query-string.ts'

export interface Paging {
  page: number
  /** If omitted, all items are on one page. */
  per_page?: number
  /** How many items to skip; takes precedence over `page`. */
  offset?: number
  /** Where a walk through the list is; excludes `page` and `offset`. */
  cursor?: string
}

/** The page size if all items are on one page. */
const UNLIMITED = 2_147_483_647

export function pageBounds({ page, per_page = UNLIMITED, offset }: Paging): RowBounds {
  return { limit: per_page, offset: offset ?? (page - 1) * per_page }
}

/** The error message for a page past the last one. */
export function noSuchPage(page: number, pages: number): string {
  return `The list has ${pages} ${pages === 1 ? 'page' : 'pages'}; page ${page} does not exist.`
}

/** How long a list is. */
export interface ListExtent {
  total: number
  /** How many items the list has if the total does not count all of them. */
  length?: number
}

/** In a walk, only the total is known. */
export const pageCount = (
  { per_page = UNLIMITED, cursor }: Pick<Paging, 'per_page' | 'cursor'>,
  { total, length = total }: ListExtent,
): number => Math.ceil((cursor === undefined ? length : total) / per_page)

/** Throws if the page is past the last one of a list that has any. */
export function assertPage(code: ErrorCode, query: Paging, extent: ListExtent): void {
  const pages = pageCount(query, extent)
  if (query.offset === undefined && query.page > pages && extent.total > 0) throw new ApiError(400, code, noSuchPage(query.page, pages))
}

const MAX_HEADER_LENGTH = 8000

/** The `Link` header: the previous and the next page, with all other parameters. Undefined if it would be too long for clients. */
export function pageLinks(context: RequestContext, page: number, pages: number): string | undefined {
  return linkHeader([
    ...(page > 1 && pages > 0 ? [linkTo(context, 'prev', { page: String(Math.min(page - 1, pages)) })] : []),
    ...(page < pages ? [linkTo(context, 'next', { page: String(page + 1) })] : []),
  ])
}

/** The `Link` header of a page of a walk. */
export function cursorLink(context: RequestContext, cursor: string): string | undefined {
  return linkHeader([linkTo(context, 'next', { cursor })])
}

/** The URL of another page, with all other parameters. */
export function pageUrl({ url, config }: RequestContext, to: { page: string } | { cursor: string }): string {
  const { rest_route: _route, ...given } = url.given
  return `${config.restRoot}${url.route}?${queryString({ ...given, ...to })}`
}

function linkTo(context: RequestContext, relation: 'prev' | 'next', to: Parameters<typeof pageUrl>[1]): string {
  return `<${pageUrl(context, to)}>; rel="${relation}"`
}

function linkHeader(links: readonly string[]): string | undefined {
  const header = links.join(', ')
  return header && header.length <= MAX_HEADER_LENGTH ? header : undefined
}
