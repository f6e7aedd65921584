// Responses of the calendar API: a list in an envelope with its totals and URLs, and the language of the texts.
import type { Language } from '../languages.ts'
import type { RequestContext } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { Json } from '../contract/operation.ts'
import type { ErrorCode } from '../contract/schemas.ts'
import { encode } from '../contract/query-string.ts'
import { joinArray } from '../engine/listing.ts'
import type { ListedPage } from '../engine/listing.ts'
import { cursorAt } from '../lists/cursor.ts'
import { cursorLink, noSuchPage, pageCount, pageLinks, pageUrl } from '../lists/paging.ts'

/** The query that the URLs of a list repeat, including defaults. */
type Value = string | number | boolean

export type RepeatedQuery = Record<string, Value | readonly Value[] | undefined>

interface Envelope<Plural extends string, Query> {
  /** The name of the array in a list response. */
  plural: Plural
  /** The error code for a page past the last one; without it, such a page is empty. */
  pastEnd?: ErrorCode
  /** Returns the parameters that the URLs of a list repeat, except the page. */
  repeated(query: Query, context: RequestContext): RepeatedQuery
}

interface Paged {
  page: number
  per_page: number
  cursor?: string
}

/** Larger page sizes are reduced to this one. */
const MAX_PER_PAGE = 50

export function pageBounds({ page, per_page }: Paged): { limit: number; offset: number } {
  const limit = Math.min(per_page, MAX_PER_PAGE)
  return { limit, offset: (page - 1) * limit }
}

export function calendarResponses<Item, const Plural extends string, Query extends Paged>({
  plural,
  pastEnd,
  repeated,
}: Envelope<Plural, Query>) {
  return {
    async list({ next, items, ...extent }: ListedPage, query: Query, context: RequestContext) {
      const { total } = extent
      const { page, cursor } = query
      const { limit } = pageBounds(query)
      const pages = pageCount({ per_page: limit, ...(cursor !== undefined && { cursor }) }, extent)
      if (pastEnd && page > Math.max(pages, 1)) throw new ApiError(404, pastEnd, noSuchPage(page, Math.max(pages, 1)))
      const nextCursor = next && (await cursorAt(next, total, query, context))
      const link = cursor === undefined ? pageLinks(context, page, pages) : nextCursor && cursorLink(context, nextCursor)
      const envelope = {
        ...(cursor === undefined
          ? pageUrls({ page, pages, limit }, repeated(query, context), context)
          : cursorUrls(cursor, nextCursor, context)),
        total,
        total_pages: pages,
      }
      return {
        status: 200 as const,
        headers: {
          'X-CAL-Total': total,
          'X-CAL-TotalPages': pages,
          'Content-Language': context.language,
          ...(nextCursor && { 'X-CAL-NextCursor': nextCursor }),
          ...(link && { Link: link }),
        },
        body: new Json<Record<Plural, Item[]> & typeof envelope>(async () =>
          joinArray(await items(), Buffer.from(`{${JSON.stringify(plural)}:[`), Buffer.from(`],${JSON.stringify(envelope).slice(1)}`)),
        ),
      }
    },
    extra: ({ language }: RequestContext): { headers: { 'Content-Language': Language } } => ({ headers: { 'Content-Language': language } }),
  }
}

/** Returns the URLs of a page, and of the pages before and after it. */
function pageUrls(
  { page, pages, limit }: { page: number; pages: number; limit: number },
  repeated: RepeatedQuery,
  { url: { route, given }, config, language }: RequestContext,
) {
  const base = `${config.restRoot}${route.replace(/\/$/, '')}/`
  const parameters = (number: number): RepeatedQuery => ({
    per_page: limit,
    ...repeated,
    ...(language !== config.site.language && { i18n_language: language }),
    ...(Array.isArray(given['_fields']) && { _fields: given['_fields'] }),
    ...(number > 1 && { page: number }),
  })
  return {
    rest_url: `${base}?${writeQuery({ page, ...parameters(1) }, encodeReadably)}`,
    next_rest_url: page < pages ? `${base}?${writeQuery(parameters(page + 1), encodeForm)}` : null,
    previous_rest_url: page > 1 && pages > 0 ? `${base}?${writeQuery(parameters(Math.min(page - 1, pages)), encodeForm)}` : null,
  }
}

/** Returns the URLs of a page after a cursor, which has no page before it. They repeat the parameters as sent, for which the cursor is valid. */
function cursorUrls(cursor: string, next: string | undefined, context: RequestContext) {
  return {
    rest_url: pageUrl(context, { cursor }),
    next_rest_url: next === undefined ? null : pageUrl(context, { cursor: next }),
    previous_rest_url: null,
    next_cursor: next ?? null,
  }
}

function writeQuery(parameters: RepeatedQuery, write: (text: string) => string): string {
  return Object.entries(parameters)
    .flatMap(([name, value]) =>
      value === undefined || (Array.isArray(value) && !value.length)
        ? []
        : [`${name}=${write(Array.isArray(value) ? value.join(',') : String(value))}`],
    )
    .join('&')
}

const encodeForm = (text: string): string => encode(text).replaceAll('%20', '+')

/** Keeps commas and dates readable. */
const encodeReadably = (text: string): string => (DATE.test(text) ? text : encodeForm(text).replaceAll('%3A', ':').replaceAll('%2C', ','))
const DATE = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/
