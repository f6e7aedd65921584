// Cursors: where a walk through a list is, as callers send it back. They are encrypted: they hold texts that callers may not see, such as
// a title before it is rendered, and what they say can be relied on.
import { createCipheriv, createDecipheriv, createHmac, hash } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { RequestContext } from '../context.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import type { Position, RowBounds, SortKey } from '../db/keyset.ts'
import { siteKey } from '../db/site-key.ts'
import { pageBounds } from './paging.ts'
import type { Paging } from './paging.ts'

/** Starts a walk. */
const START = 'start'

/** The contract says so too. Longer ones would not fit into a URL. */
const MAX_LENGTH = 10_000

/** Cursors of other versions are refused. */
const VERSION = 1

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

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
  if (query.offset !== undefined || 'page' in context.url.given)
    throw invalidParam('cursor', 'must not be combined with page or offset. Omit them, or omit cursor')
  if (cursor === START) return {}
  const text = decrypt(cursor, await keyOf(context))
  if (text === undefined) throw invalidParam('cursor', `must be "${START}", or the next cursor of an earlier response`)
  const [version, list, total, ...key] = JSON.parse(text) as Cursor
  if (version !== VERSION || list !== listOf(query, context))
    throw invalidParam(
      'cursor',
      `belongs to another list. Send the same filters and the same order with each page, or begin with cursor=${START}`,
    )
  return { key, total }
}

/** The cursor of the next page. */
export async function cursorAt(key: SortKey, total: number, query: Paging, context: RequestContext): Promise<string> {
  const cursor: Cursor = [VERSION, listOf(query, context), total, ...key]
  const text = encrypt(JSON.stringify(cursor), await keyOf(context))
  if (text.length > MAX_LENGTH)
    throw new ApiError(
      400,
      'rest_invalid_param',
      'The list cannot be read with a cursor, because the text that it is sorted by is too long. Sort by something else, or use page.',
    )
  return text
}

const keyOf = ({ db }: RequestContext): Promise<KeyObject> => siteKey(db, 'list cursors')

/** The same text is always encrypted in the same way, so that responses can be compared and cached. */
function encrypt(text: string, key: KeyObject): string {
  const iv = createHmac('sha256', key).update(text).digest().subarray(0, IV_BYTES)
  const cipher = createCipheriv(CIPHER, key, iv)
  return Buffer.concat([iv, cipher.update(text), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

/** Undefined if the service has not encrypted it. */
function decrypt(cursor: string, key: KeyObject): string | undefined {
  const bytes = Buffer.from(cursor, 'base64url')
  if (bytes.length < IV_BYTES + TAG_BYTES || bytes.toString('base64url') !== cursor) return undefined
  const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString()
  } catch {
    return undefined
  }
}

/** What may differ between the pages of a walk: it changes neither which items there are nor their order. */
const FORM = new Set(['cursor', 'page', 'per_page', 'context', '_fields', '_embed', '_envelope', 'excerpt_length', 'password'])

/** Identifies the route, the filters and the order of a list. */
function listOf(query: object, { url }: RequestContext): string {
  const filters = Object.entries(query).filter(([name, value]) => !FORM.has(name) && value !== undefined)
  return hash(
    'sha1',
    JSON.stringify([url.route.replace(/\/$/, ''), filters.toSorted(([one], [other]) => (one < other ? -1 : 1))]),
    'base64url',
  )
}
