// The declarations that the stored content fits.
import type { Db } from '../db/schema.ts'
import type { Declarations } from '../declarations/declarations.ts'
import { declarationsIn, textOf } from '../declarations/text.ts'
import { keepFormerBase, renameFormerBases } from '../engine/former-bases-store.ts'
import { differencesBetween } from './difference.ts'
import type { Difference } from './difference.ts'

/** Returns their text; undefined if none have been applied. */
export async function findApplied(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('applied_declarations').select('declarations').where('id', '=', 1).executeTakeFirst()
  return row?.declarations
}

/** Also keeps the public URLs that items and terms had, so that they redirect. */
export async function saveApplied(db: Db, declarations: Declarations, now: Date): Promise<void> {
  const applied = await findApplied(db)
  if (applied !== undefined) await keepFormerBases(db, differencesBetween(declarationsIn(applied), declarations))
  const values = { declarations: textOf(declarations), applied: now.toISOString() }
  await db
    .insertInto('applied_declarations')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}

async function keepFormerBases(db: Db, differences: readonly Difference[]): Promise<void> {
  for (const { kind, name, ...one } of differences) {
    if (kind === 'field') continue
    if (one.action === 'rename') await renameFormerBases(db, { kind, from: one.from, name })
    if (one.action === 'move') await keepFormerBase(db, { kind, name, base: one.from })
  }
}
