// The keys of the site, derived from a secret in its database, so that all processes on that database share them.
import { hkdfSync, randomBytes } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Database } from './schema.ts'

/** Each purpose has its own key. */
export type Purpose = 'application passwords' | 'authorization form'

const secrets = new WeakMap<Kysely<Database>, Promise<Buffer>>()

export async function siteKey(db: Kysely<Database>, purpose: Purpose): Promise<Buffer> {
  return Buffer.from(hkdfSync('sha256', await siteSecret(db), '', `content-service ${purpose}`, 32))
}

/** Reads the secret once per connection. */
async function siteSecret(db: Kysely<Database>): Promise<Buffer> {
  const known = secrets.get(db)
  if (known) return known
  const found = findOrCreateSecret(db)
  secrets.set(db, found)
  found.catch(() => secrets.delete(db))
  return found
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
