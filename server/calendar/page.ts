// The envelope of a list: its items, the URLs of its pages, and the totals.
import type { RequestContext } from '../context.ts'
import { Json } from '../contract/operation.ts'
import { pageLinks } from '../engine/paging.ts'

/** The query of a list as its URLs repeat it, with defaults filled in. */
type Value = string | number | boolean

export type RepeatedQuery = Record<string, Value | readonly Value[] | undefined>

interface PageOf<Key extends string> {
  key: Key
  /** The JSON of each item. */
  items: string[]
  total: number
  page: number
  perPage: number
  /** The parameters other than `page` and `per_page`. */
  asked: RepeatedQuery
}

/** The largest page size; higher values are lowered to it. */
export const MAX_PER_PAGE = 50

export function listReply<Item, const Key extends string = string>(
  { key, items, total, page, perPage, asked }: PageOf<Key>,
  context: RequestContext,
) {
  const pages = Math.ceil(total / perPage)
  const { rest_route: _route, ...given } = context.address.given
  const address = `${context.config.restRoot}${context.address.route.replace(/\/$/, '')}/`
  const parameters = (page: number): RepeatedQuery => ({
    per_page: perPage,
    ...asked,
    ...(context.language !== context.config.site.language && { i18n_language: context.language }),
    ...(Array.isArray(given['_fields']) && { _fields: given['_fields'] }),
    ...(page > 1 && { page }),
  })
  const link = pageLinks(context, page, pages)
  const envelope = {
    rest_url: `${address}?${queryOf({ page, ...parameters(1) }, readable)}`,
    next_rest_url: page < pages ? `${address}?${queryOf(parameters(page + 1), encoded)}` : null,
    previous_rest_url: page > 1 && pages > 0 ? `${address}?${queryOf(parameters(Math.min(page - 1, pages)), encoded)}` : null,
    total,
    total_pages: pages,
  }
  return {
    status: 200 as const,
    headers: { 'X-CAL-Total': total, 'X-CAL-TotalPages': pages, 'Content-Language': context.language, ...(link && { Link: link }) },
    body: new Json<Record<Key, Item[]> & typeof envelope>(
      () => `{${JSON.stringify(key)}:[${items.join(',')}],${JSON.stringify(envelope).slice(1)}`,
    ),
  }
}

function queryOf(parameters: RepeatedQuery, write: (text: string) => string): string {
  return Object.entries(parameters)
    .flatMap(([name, value]) =>
      value === undefined || (Array.isArray(value) && !value.length)
        ? []
        : [`${name}=${write(Array.isArray(value) ? value.join(',') : String(value))}`],
    )
    .join('&')
}

const encoded = (text: string): string => encodeURIComponent(text).replaceAll('%20', '+')

/** Keeps spaces and colons readable. */
const readable = (text: string): string => encodeURIComponent(text).replaceAll('%20', ' ').replaceAll('%3A', ':').replaceAll('%2C', ',')
