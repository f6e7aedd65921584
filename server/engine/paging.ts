// Pagination: the bounds of a page, and the headers of a list.
import type { RequestContext } from '../context.ts'
import { queryString } from '../contract/query-string.ts'

export interface Paging {
  page: number
  /** If omitted, all items are on one page. */
  per_page?: number
  /** How many items to skip; takes precedence over `page`. */
  offset?: number
}

const ALL = 2_147_483_647

export function pageBounds({ page, per_page = ALL, offset }: Paging): { limit: number; offset: number } {
  return { limit: per_page, offset: offset ?? (page - 1) * per_page }
}

/** The error message for a page past the last one. */
export function noSuchPage(page: number, pages: number): string {
  return `The list has ${pages} ${pages === 1 ? 'page' : 'pages'}; page ${page} does not exist.`
}

export const pageCount = ({ per_page = ALL }: Paging, total: number): number => Math.ceil(total / per_page)

interface Totals {
  'X-CMS-Total': number
  'X-CMS-TotalPages': number
  Link?: string
}

/** The headers of a list. Links to the previous and next page are omitted if the query has an offset. */
export function totalsHeaders(context: RequestContext, query: Paging, total: number): Totals {
  const pages = pageCount(query, total)
  const neighbours = query.offset === undefined ? pageLinks(context, query.page, pages) : undefined
  return { 'X-CMS-Total': total, 'X-CMS-TotalPages': pages, ...(neighbours && { Link: neighbours }) }
}

const MAX_HEADER_LENGTH = 8000

/** The `Link` header: the previous and the next page, with all other parameters. Undefined if it would be too long for clients. */
export function pageLinks({ address, config }: RequestContext, page: number, pages: number): string | undefined {
  const to = (number: number): string => {
    const { rest_route: _route, ...given } = address.given
    return `<${config.restRoot}${address.route}?${queryString({ ...given, page: String(number) })}>`
  }
  const links = [
    ...(page > 1 && pages > 0 ? [`${to(Math.min(page - 1, pages))}; rel="prev"`] : []),
    ...(page < pages ? [`${to(page + 1)}; rel="next"`] : []),
  ]
  const header = links.join(', ')
  return header && header.length <= MAX_HEADER_LENGTH ? header : undefined
}
