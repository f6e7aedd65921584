// The keys of the site, derived from a secret in its database, so that all processes on that database share them.
import { createSecretKey, hkdfSync, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Each purpose has its own key. */
export type Purpose = 'application passwords' | 'authorization form'

const keys = new WeakMap<Kysely<Database>, Promise<Record<Purpose, KeyObject>>>()

export async function siteKey(db: Kysely<Database>, purpose: Purpose): Promise<KeyObject> {
  return (await siteKeys(db))[purpose]
}

/** Derives the keys once per connection. */
function siteKeys(db: Kysely<Database>): Promise<Record<Purpose, KeyObject>> {
  const known = keys.get(db)
  if (known) return known
  const derived = findOrCreateSecret(db).then((secret) => ({
    'application passwords': derivedKey(secret, 'application passwords'),
    'authorization form': derivedKey(secret, 'authorization form'),
  }))
  keys.set(db, derived)
  derived.catch(() => keys.delete(db))
  return derived
}

/** Returns a key object, with which an HMAC costs a fraction of what it costs with bytes. */
function derivedKey(secret: Buffer, purpose: Purpose): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `content-service ${purpose}`, 32)))
}

/** If several processes start at the same time, the first one creates the secret. */
async function findOrCreateSecret(db: Kysely<Database>): Promise<Buffer> {
  const find = () => db.selectFrom('secrets').select('value').where('name', '=', 'site')
  const found = await find().executeTakeFirst()
  if (found) return decoded(found)
  const value = randomBytes(32).toString('base64url')
  await db
    .insertInto('secrets')
    .values({ name: 'site', value })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return decoded(await find().executeTakeFirstOrThrow())
}

function decoded({ value }: { value: string }): Buffer {
  return Buffer.from(value, 'base64url')
}
