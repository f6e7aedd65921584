// The form of responses in the site content API: totals in headers, items as the body.
import type { RequestContext } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { Json } from '../contract/operation.ts'
import type { ErrorCode } from '../contract/schemas.ts'
import { arrayOf } from './listing.ts'
import type { ListedPage } from './listing.ts'
import { listHeaders } from '../lists/list-headers.ts'
import { noSuchPage, pageCount } from '../lists/paging.ts'
import type { Paging } from '../lists/paging.ts'

/**
 * `pastEnd` is the error code for a page past the last one; without it, such a page is empty.
 */
export function siteResponses<Item, Query extends Paging>(pastEnd?: ErrorCode) {
  return {
    async list({ state, items, ...extent }: ListedPage, query: Query, context: RequestContext) {
      const { total } = extent
      const pages = pageCount(query, extent)
      if (pastEnd && query.offset === undefined && query.page > pages && total > 0)
        throw new ApiError(400, pastEnd, noSuchPage(query.page, pages))
      return {
        status: 200 as const,
        headers: await listHeaders(context, query, extent),
        body: new Json<Item[]>(async () => arrayOf(await items()), state),
      }
    },
    extra: () => ({}),
  }
}
