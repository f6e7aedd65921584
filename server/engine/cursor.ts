// Cursors: where a walk through a list is, as callers send it back. They are signed, so that what a cursor says can be relied on.
import { createHmac } from 'node:crypto'
import type { RequestContext } from '../context.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import type { Position, RowBounds, SortKey } from '../db/keyset.ts'
import { siteKey } from '../db/site-key.ts'
import { pageBounds } from './paging.ts'
import type { Paging } from './paging.ts'
import { digest } from './versions.ts'

/** Starts a walk. */
const START = 'start'

/** The contract says so too. Longer ones would not fit into a URL. */
const MAX_LENGTH = 10_000

/** Cursors of other versions are invalid. */
const VERSION = 1

/** The length of the signature, in base64url. */
const SIGNED = 16

type Cursor = [version: number, list: string, total: number, ...key: SortKey]

/** The bounds of a page by number or by cursor. `bounds` are those by number. */
export async function boundsOf<Query extends Paging>(
  query: Query,
  context: RequestContext,
  bounds = pageBounds(query),
): Promise<RowBounds> {
  return query.cursor === undefined ? bounds : { ...bounds, offset: 0, position: await positionOf(query.cursor, query, context) }
}

async function positionOf(cursor: string, query: Paging, context: RequestContext): Promise<Position> {
  if (query.offset !== undefined || 'page' in context.address.given)
    throw invalidParam('cursor', 'must not be combined with page or offset. Omit them, or omit cursor')
  if (cursor === START) return {}
  const [signature, text] = [cursor.slice(0, SIGNED), cursor.slice(SIGNED)]
  if (signature !== (await signatureOf(text, context)))
    throw invalidParam('cursor', `must be "${START}", or the next cursor of an earlier response`)
  const [, list, total, ...key] = JSON.parse(Buffer.from(text, 'base64url').toString()) as Cursor
  if (list !== listOf(query, context))
    throw invalidParam(
      'cursor',
      `belongs to another list. Send the same filters and the same order with each page, or begin with cursor=${START}`,
    )
  return { key, total }
}

/** The cursor of the next page. */
export async function cursorAt(key: SortKey, total: number, query: Paging, context: RequestContext): Promise<string> {
  const cursor: Cursor = [VERSION, listOf(query, context), total, ...key]
  const text = Buffer.from(JSON.stringify(cursor)).toString('base64url')
  if (text.length > MAX_LENGTH - SIGNED)
    throw new ApiError(
      400,
      'rest_invalid_param',
      'The list cannot be read with a cursor, because the text that it is sorted by is too long. Sort by something else, or use page.',
    )
  return (await signatureOf(text, context)) + text
}

async function signatureOf(text: string, { db }: RequestContext): Promise<string> {
  return createHmac('sha256', await siteKey(db, 'list cursors'))
    .update(`${VERSION} ${text}`)
    .digest('base64url')
    .slice(0, SIGNED)
}

/** What may differ between the pages of a walk: it changes neither which items there are nor their order. */
const FORM = new Set(['cursor', 'page', 'per_page', 'context', '_fields', '_embed', '_envelope', 'excerpt_length', 'password'])

/** Identifies the route, the filters and the order of a list. */
function listOf(query: object, { address }: RequestContext): string {
  const filters = Object.entries(query).filter(([name, value]) => !FORM.has(name) && value !== undefined)
  return digest(address.route.replace(/\/$/, ''), JSON.stringify(filters.toSorted(([one], [other]) => (one < other ? -1 : 1))))
}
