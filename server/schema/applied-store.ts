// The declarations that the stored content fits.
import type { Db } from '../db/schema.ts'
import type { Declarations, Fields } from '../declarations/declarations.ts'

type Stored = Omit<Declarations, 'fields'> & { fields: [string, Fields][] }

/** Equal declarations have equal texts. */
export const textOf = (declarations: Declarations): string => JSON.stringify({ ...declarations, fields: [...declarations.fields] })

/** Returns their text; undefined if none have been applied. */
export async function findApplied(db: Db): Promise<string | undefined> {
  const row = await db.selectFrom('applied_declarations').select('declarations').where('id', '=', 1).executeTakeFirst()
  return row?.declarations
}

export function declarationsIn(text: string): Declarations {
  const { fields, ...others } = JSON.parse(text) as Stored
  return { ...others, fields: new Map(fields) }
}

export async function saveApplied(db: Db, declarations: string, now: Date): Promise<void> {
  const values = { declarations, applied: now.toISOString() }
  await db
    .insertInto('applied_declarations')
    .values({ id: 1, ...values })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(values))
    .execute()
}
