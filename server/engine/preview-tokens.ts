// Signed tokens for the URLs of unpublished items. They include their time of expiry, so that invalid and expired tokens are distinguished
// without the database. The token of a preview link is random; only its keyed hash is stored, and it can be revoked. The token of a user has
// the IDs of the user and an item, and grants what the user may see at the time of use; it is not stored.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../contract/api-error.ts'
import type { Db } from '../db/schema.ts'
import { siteKey } from '../db/site-key.ts'
import { MINUTE_MS } from '../durations.ts'

export interface SeenItem {
  user: number
  item: number
}

/** The period of the tokens for previews in the editor. */
export const PREVIEW_MS = 60 * MINUTE_MS

/** Replaces the ID of an item in the cookie of a user. */
export const EVERY_ITEM = 0

const RANDOM_BYTES = 18
const SIGNATURE_BYTES = 16
const BASE = 36
/** Claims (random, or a user and an item), the time of expiry, and the signature of both. */
const FORM = /^preview_((?:[\w-]+|([0-9a-z]{1,11})\.([0-9a-z]{1,11}))\.([0-9a-z]{1,9}))\.([\w-]+)$/
const SEPARATOR = String.raw`&(?:amp;|#0?38;)?|\\u0026|%26`
/** A token as the parameter of a URL, also in the notation of HTML, JSON or another URL. */
const PARAMETER = new RegExp(
  String.raw`(\?|%3f|${SEPARATOR})preview(?:_|%5f)(?:token|nonce)(?:=|%3d)preview_[\w-]+(?:\.[\w-]+){2,3}(${SEPARATOR})?`,
  'gi',
)

export function createPreviewToken(db: Db, expires: Date): Promise<string> {
  return sign(db, randomBytes(RANDOM_BYTES).toString('base64url'), expires)
}

/** Returns the token of a user for an item. It stays the same for a period, so that URLs do too, and is valid for one to two periods. */
export function tokenOfUser(db: Db, { user, item }: SeenItem, now: Date, periodMs: number): Promise<string> {
  const expires = new Date((Math.floor(now.getTime() / periodMs) + 2) * periodMs)
  return sign(db, `${user.toString(BASE)}.${item.toString(BASE)}`, expires)
}

async function sign(db: Db, claims: string, expires: Date): Promise<string> {
  const text = `${claims}.${Math.floor(expires.getTime() / 1000).toString(BASE)}`
  return `preview_${text}.${(await signatureOf(db, text)).toString('base64url')}`
}

/** Returns the hash of a preview link, or the user and item. Throws a 401 if this site has not issued the token, or if it has expired. */
export async function readToken(db: Db, token: string, now: Date): Promise<{ hash: string } | SeenItem> {
  const [, text = '', user, item, expires = '', signature = ''] = FORM.exec(token) ?? []
  const [given, right] = [Buffer.from(signature, 'base64url'), await signatureOf(db, text)]
  if (given.length !== right.length || !timingSafeEqual(given, right) || signature !== right.toString('base64url')) throw invalidToken()
  if (parseInt(expires, BASE) * 1000 <= now.getTime())
    throw new ApiError(401, 'rest_preview_token_expired', 'The preview link has expired. Ask for a new one.')
  if (user === undefined || item === undefined) return { hash: await hashOfToken(db, token) }
  return { user: parseInt(user, BASE), item: parseInt(item, BASE) }
}

/** Removes tokens from URLs in a value, so that they are never stored. */
export function withoutTokens<Value>(value: Value): Value
export function withoutTokens(value: unknown): unknown {
  if (typeof value === 'string') return /preview/i.test(value) ? stripTokensInText(value) : value
  if (typeof value !== 'object' || value === null) return value
  const members = Object.entries(value as Record<string, unknown>).map(([name, member]) => [name, withoutTokens(member)] as const)
  if (members.every(([name, member]) => member === (value as Record<string, unknown>)[name])) return value
  return Array.isArray(value) ? members.map(([, member]) => member) : Object.fromEntries(members)
}

/** The parameters after the token move to its place. */
const stripTokensInText = (text: string): string =>
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
