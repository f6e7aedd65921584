// Pages of lists: which part is asked for, and what the answer says about the whole.
import type { RequestContext } from '../context.ts'
import { queryString } from '../contract/query-string.ts'

export interface Paging {
  page: number
  /** All items are on one page where it is missing. */
  per_page?: number
  /** How many items to skip; wins over `page`. */
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

/** The headers of a list. Its neighbouring pages are named unless an offset was asked for. */
export function totalsHeaders(context: RequestContext, query: Paging, total: number): Totals {
  const pages = pageCount(query, total)
  const neighbours = query.offset === undefined ? pageLinks(context, query.page, pages) : undefined
  return { 'X-CMS-Total': total, 'X-CMS-TotalPages': pages, ...(neighbours && { Link: neighbours }) }
}

const MAX_HEADER_LENGTH = 8000

/** The `Link` header: the neighbouring pages, every other parameter kept. None where clients could not take it for its length. */
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
