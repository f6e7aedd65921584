// The tokens of preview links: random, with the time at which they expire, and signed. So a wrong one is rejected without the database,
// and one that was right is told from one that never was. Only a keyed hash is stored.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { ApiError } from '../contract/api-error.ts'
import type { Db } from '../db/schema.ts'
import { siteKey } from '../db/site-key.ts'

const RANDOM_BYTES = 18
const SIGNATURE_BYTES = 16
const FORM = /^preview_([\w-]+\.([0-9a-z]{1,9}))\.([\w-]+)$/

export async function newPreviewToken(db: Db, expires: Date): Promise<string> {
  const signed = `${randomBytes(RANDOM_BYTES).toString('base64url')}.${Math.floor(expires.getTime() / 1000).toString(36)}`
  return `preview_${signed}.${(await signatureOf(db, signed)).toString('base64url')}`
}

/** Returns the stored hash of the token. Throws a 401 if this site has not made it, or if it has expired. */
export async function hashOfValidToken(db: Db, token: string, now: Date): Promise<string> {
  const [, signed = '', expires = '', signature = ''] = FORM.exec(token) ?? []
  const [given, right] = [Buffer.from(signature, 'base64url'), await signatureOf(db, signed)]
  if (given.length !== right.length || !timingSafeEqual(given, right) || signature !== right.toString('base64url')) throw invalidToken()
  if (parseInt(expires, 36) * 1000 <= now.getTime())
    throw new ApiError(401, 'rest_preview_token_expired', 'The preview link has expired. Ask for a new one.')
  return hashOfToken(db, token)
}

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
