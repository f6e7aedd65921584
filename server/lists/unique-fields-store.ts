// Own fields of which no two items have the same value. Unique indexes enforce it.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { RequestContext } from '../context.ts'
import type { Dialect } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { Declarations, Field } from '../declarations/declarations.ts'
import { holderOf } from '../declarations/holders.ts'
import type { Holder } from '../declarations/holders.ts'
import { storedValue } from './field-values-store.ts'

type Kind = Dialect['kind']

/** A field of a type. */
interface OfType {
  type: string
  name: string
  field: Field
}

/** Rows of other types have values of their own. The type is part of the statement, as in the condition of the index. */
const isOfType = (type: string, { column }: Holder): RawBuilder<boolean> | undefined => column && sql`${sql.ref(column)} = ${sql.lit(type)}`

export const uniqueFieldsIn = ({ fields }: Declarations): OfType[] =>
  [...fields].flatMap(([type, ofType]) =>
    Object.entries(ofType).flatMap(([name, field]) => (field['x-unique'] ? { type, name, field } : [])),
  )

/** The keys of the index of a unique field, as they stand after the table. */
export function uniqueIndexOf(of: OfType, declarations: Declarations, kind: Kind): RawBuilder<unknown> {
  const holder = holderOf(of.type, declarations)
  const condition = isOfType(of.type, holder)
  return sql`((${storedValue({ ...of, ...holder }, kind)}))${condition ? sql` where ${condition}` : sql``}`
}

/** Whether another item of the type has the value, whatever its status. */
export async function isTaken(
  { value, exceptId, ...of }: OfType & { value: unknown; exceptId: number },
  { db, dialect, declarations }: Pick<RequestContext, 'db' | 'dialect' | 'declarations'>,
): Promise<boolean> {
  const holder = holderOf(of.type, declarations)
  const { rows } = await sql`select id from ${sql.table(holder.table)}
    where ${isOfType(of.type, holder) ?? sql`true`} and ${storedValue({ ...of, ...holder }, dialect.kind)} = ${value} and id <> ${exceptId} limit 1`.execute(
    db,
  )
  return rows.length > 0
}

export interface Duplicate {
  value: unknown
  /** The IDs of the items that have it, sorted; at most ten. */
  ids: number[]
}

/** Finds values of a field that several items have. */
export async function findDuplicates(db: Db, kind: Kind, of: OfType, declarations: Declarations, limit: number): Promise<Duplicate[]> {
  const holder = holderOf(of.type, declarations)
  const [table, condition, stored] = [
    sql.table(holder.table),
    isOfType(of.type, holder) ?? sql`true`,
    storedValue({ ...of, ...holder }, kind),
  ]
  const { rows: values } = await sql<{ value: unknown }>`select ${stored} as value from ${table}
    where ${condition} and ${stored} is not null group by ${stored} having count(*) > 1 order by min(id) limit ${limit}`.execute(db)
  const found: Duplicate[] = []
  for (const { value } of values) {
    const { rows } = await sql<{ id: number }>`select id from ${table}
      where ${condition} and ${stored} = ${value} order by id limit ${MAX_IDS}`.execute(db)
    found.push({ value: of.field.type === 'integer' ? Number(value) : value, ids: rows.map(({ id }) => id) })
  }
  return found
}

const MAX_IDS = 10
