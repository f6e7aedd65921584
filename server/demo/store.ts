// Whether the database has been used before.
import type { Db } from '../db/schema.ts'

export async function hasUsers(db: Db): Promise<boolean> {
  return (await db.selectFrom('users').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function hasContent(db: Db): Promise<boolean> {
  return (await db.selectFrom('content').select('id').limit(1).executeTakeFirst()) !== undefined
}
