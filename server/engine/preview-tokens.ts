// The tokens in the URLs of what is not public: signed, with the time at which they expire. So a wrong one is rejected without the database, and
// one that was right is told from one that never was. That of a preview link is random, and only its keyed hash is stored, so that it can be
// revoked. That of a user names the user and an item, of which it shows what the user may see when it is used: nothing is stored.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../contract/api-error.ts'
import type { Db } from '../db/schema.ts'
import { siteKey } from '../db/site-key.ts'
import { MINUTE_MS } from '../durations.ts'

/** An item that a user may see. */
export interface SeenItem {
  user: number
  item: number
}

/** The period of the tokens with which an editor opens a preview. */
export const PREVIEW_MS = 60 * MINUTE_MS

/** In place of the ID of an item, in the cookie of a user. */
export const EVERY_ITEM = 0

const RANDOM_BYTES = 18
const SIGNATURE_BYTES = 16
const BASE = 36
/** Claims, which are random or a user and an item, the time of expiry, and the signature of both. */
const FORM = /^preview_((?:[\w-]+|([0-9a-z]{1,11})\.([0-9a-z]{1,11}))\.([0-9a-z]{1,9}))\.([\w-]+)$/
const SEPARATOR = String.raw`&(?:amp;|#0?38;)?|\\u0026|%26`
/** A token as the parameter of a URL, also where the URL is written in HTML, in JSON or in another URL. */
const PARAMETER = new RegExp(
  String.raw`(\?|%3f|${SEPARATOR})preview(?:_|%5f)(?:token|nonce)(?:=|%3d)preview_[\w-]+(?:\.[\w-]+){2,3}(${SEPARATOR})?`,
  'gi',
)

export function newPreviewToken(db: Db, expires: Date): Promise<string> {
  return signed(db, randomBytes(RANDOM_BYTES).toString('base64url'), expires)
}

/** The token for what the user sees of the item. It is the same for a period, so that the URLs are, and is valid for one to two periods. */
export function tokenOfUser(db: Db, { user, item }: SeenItem, now: Date, periodMs: number): Promise<string> {
  const expires = new Date((Math.floor(now.getTime() / periodMs) + 2) * periodMs)
  return signed(db, `${user.toString(BASE)}.${item.toString(BASE)}`, expires)
}

async function signed(db: Db, claims: string, expires: Date): Promise<string> {
  const text = `${claims}.${Math.floor(expires.getTime() / 1000).toString(BASE)}`
  return `preview_${text}.${(await signatureOf(db, text)).toString('base64url')}`
}

/** Returns the stored hash of a preview link, or what a user sees. Throws a 401 if this site has not made the token, or if it has expired. */
export async function readToken(db: Db, token: string, now: Date): Promise<{ hash: string } | SeenItem> {
  const [, text = '', user, item, expires = '', signature = ''] = FORM.exec(token) ?? []
  const [given, right] = [Buffer.from(signature, 'base64url'), await signatureOf(db, text)]
  if (given.length !== right.length || !timingSafeEqual(given, right) || signature !== right.toString('base64url')) throw invalidToken()
  if (parseInt(expires, BASE) * 1000 <= now.getTime())
    throw new ApiError(401, 'rest_preview_token_expired', 'The preview link has expired. Ask for a new one.')
  if (user === undefined || item === undefined) return { hash: await hashOfToken(db, token) }
  return { user: parseInt(user, BASE), item: parseInt(item, BASE) }
}

/** The value without the tokens in the URLs of its texts, so that they are never stored. */
export function withoutTokens<Value>(value: Value): Value
export function withoutTokens(value: unknown): unknown {
  if (typeof value === 'string') return /preview/i.test(value) ? withoutTokensInText(value) : value
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value as Record<string, unknown>).map(([name, member]) => [name, withoutTokens(member)] as const)
  if (members.every(([name, member]) => member === (value as Record<string, unknown>)[name])) return value
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members)
}

/** What follows the token takes its place. */
const withoutTokensInText = (text: string): string =>
  text.replace(PARAMETER, (_whole, before: string, after: string | undefined) => (after ? before : ''))

export async function hashOfToken(db: Db, token: string): Promise<string> {
  return (await hmac(db, token)).toString('hex')
}

async function signatureOf(db: Db, text: string): Promise<Buffer> {
  return (await hmac(db, text)).subarray(0, SIGNATURE_BYTES)
}

async function hmac(db: Db, text: string): Promise<Buffer> {
  return createHmac('sha256', await siteKey(db, 'preview links'))
    .update(text)
    .digest()
}

const invalidToken = (): ApiError =>
  new ApiError(401, 'rest_preview_token_invalid', 'The preview token is wrong. Send the whole token, as it was created.')
