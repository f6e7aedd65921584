// The SQL of settings.
import { compiledQuery } from '../db/compiled-query.ts'
import type { Db } from '../db/schema.ts'

const allSettings = compiledQuery((db) => db.selectFrom('settings').selectAll())

export async function findSettings(db: Db): Promise<Record<string, unknown>> {
  const rows = await allSettings(db, {})
  return Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown]))
}

export async function storeSetting(db: Db, name: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value)
  await db
    .insertInto('settings')
    .values({ name, value: text })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: text }))
    .execute()
}

export async function eraseSetting(db: Db, name: string): Promise<void> {
  await db.deleteFrom('settings').where('name', '=', name).execute()
}
