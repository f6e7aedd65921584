// Responses of site content: totals in headers, items as the body.
import type { RequestContext } from '../context.ts'
import { Json } from '../contract/operation.ts'
import type { ErrorCode } from '../contract/schemas.ts'
import { joinArray } from './listing.ts'
import type { ListedPage } from './listing.ts'
import { listHeaders } from '../lists/list-headers.ts'
import { assertPage } from '../lists/paging.ts'
import type { Paging } from '../lists/paging.ts'

/** `pastEnd` is the error code for a page past the last one; without it, such a page is empty. */
export function siteResponses<Item, Query extends Paging>(pastEnd?: ErrorCode) {
  return {
    async list({ state, items, ...extent }: ListedPage, query: Query, context: RequestContext) {
      if (pastEnd) assertPage(pastEnd, query, extent)
      return {
        status: 200 as const,
        headers: await listHeaders(context, query, extent),
        body: new Json<Item[]>(async () => joinArray(await items()), state),
      }
    },
    extra: () => ({}),
  }
}
