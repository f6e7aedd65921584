// The SQL of toolkit documents.
import type { Db } from '#server/db/schema.ts'

/** Returns the stored JSON of a document; undefined if there is none. */
export async function findDocument(db: Db, path: string): Promise<string | undefined> {
  const row = await db.selectFrom('documents').select('content').where('path', '=', path).executeTakeFirst()
  return row?.content
}

export async function storeDocument(db: Db, path: string, content: string): Promise<void> {
  await db
    .insertInto('documents')
    .values({ path, content })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ content }))
    .execute()
}

export async function eraseDocument(db: Db, path: string): Promise<void> {
  await db.deleteFrom('documents').where('path', '=', path).execute()
}
