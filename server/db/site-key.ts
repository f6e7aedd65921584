// The keys of the site, derived from a secret in its database, so that all processes on that database share them.
import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Db } from './schema.ts'

/** Each purpose has its own key. */
export type Purpose = 'application passwords' | 'authorization form' | 'list cursors' | 'preview links'

const keys = new WeakMap<Db, Map<Purpose, Promise<KeyObject>>>()

/** Derives each key once per connection. */
export function siteKey(db: Db, purpose: Purpose): Promise<KeyObject> {
  const known = keys.get(db) ?? new Map<Purpose, Promise<KeyObject>>()
  keys.set(db, known)
  const key = known.get(purpose) ?? deriveKey(db, purpose)
  known.set(purpose, key)
  key.catch(() => known.delete(purpose))
  return key
}

/** Returns a key object, with which an HMAC costs a fraction of what it costs with bytes. */
async function deriveKey(db: Db, purpose: Purpose): Promise<KeyObject> {
  return createSecretKey(Buffer.from(hkdfSync('sha256', await findOrCreateSecret(db), '', `content-service ${purpose}`, 32)))
}

/** If several processes start at the same time, the first one creates the secret. */
async function findOrCreateSecret(db: Db): Promise<Buffer> {
  const find = () => db.selectFrom('secrets').select('value').where('name', '=', 'site')
  const found = await find().executeTakeFirst()
  if (found) return decode(found)
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('secrets')
    .values({ name: 'site', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return decode(await find().executeTakeFirstOrThrow())
}

function decode({ value }: { value: string }): Buffer {
  return Buffer.from(value, 'base64url')
}
