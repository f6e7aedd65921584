// The first parts of paths that types and taxonomies had, for redirects. A part belongs to the last one that had it.
import type { Db } from '../db/schema.ts'
import type { FormerBasesTable } from '../db/tables/former-paths.ts'

export type FormerBase = FormerBasesTable

export async function keepFormerBase(db: Db, { base, kind, name }: FormerBase): Promise<void> {
  await db
    .insertInto('former_bases')
    .values({ base, kind, name })
    .onConflict((conflict) => conflict.column('base').doUpdateSet({ kind, name }))
    .execute()
}

/** The type or taxonomy has another name. */
export async function renameFormerBases(db: Db, { kind, from, name }: Omit<FormerBase, 'base'> & { from: string }): Promise<void> {
  await db.updateTable('former_bases').set({ name }).where('kind', '=', kind).where('name', '=', from).execute()
}

export function findFormerBase(db: Db, base: string): Promise<FormerBase | undefined> {
  return db.selectFrom('former_bases').selectAll().where('base', '=', base).executeTakeFirst()
}
