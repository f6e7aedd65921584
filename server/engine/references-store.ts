// The SQL of references: which items refer to an item, and how they are emptied.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { nextVersion } from '../db/content-builder.ts'
import type { DatabaseKind, Dialect } from '../db/dialect.ts'
import { isId } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import type { FieldReferencesTable, ReferenceFieldsTable } from '../db/tables/field-references.ts'
import { transact } from '../db/transact.ts'
import type { Declarations } from '../declarations/declarations.ts'
import { holderOf } from '../declarations/holders.ts'
import type { Holder } from '../declarations/holders.ts'
import { referencesIn } from '../declarations/references.ts'

/** The item that others refer to. */
export type ReferredTo = Pick<FieldReferencesTable, 'target' | 'target_id'>

/** The field of a type. */
type OfField = Pick<FieldReferencesTable, 'type' | 'field'>

const referringTo = (db: Db, { target, target_id }: ReferredTo) =>
  db
    .selectFrom('field_references')
    .where('target', '=', target)
    .where('target_id', '=', target_id)
    // What an item says of itself goes with it.
    .where((eb) => eb.not(eb.and([eb('type', '=', target), eb('item_id', '=', target_id)])))

const ofFields = (fields: readonly OfField[]) =>
  sql<boolean>`(${sql.join(
    fields.map(({ type, field }) => sql`(type = ${type} and field = ${field})`),
    sql` or `,
  )})`

/** Counts the items that refer to an item by one of the fields. */
export async function countReferring(db: Db, to: ReferredTo, fields: readonly OfField[]): Promise<number> {
  const items = referringTo(db, to).where(ofFields(fields)).select(['type', 'item_id']).distinct().as('items')
  const { count } = await db
    .selectFrom(items)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Finds some of the references to an item by these fields. */
export function findReferring(
  db: Db,
  to: ReferredTo,
  fields: readonly OfField[],
  limit: number,
): Promise<Pick<FieldReferencesTable, 'type' | 'field' | 'item_id'>[]> {
  return referringTo(db, to).where(ofFields(fields)).select(['type', 'field', 'item_id']).limit(limit).execute()
}

/** Those of the IDs that items of a type, terms of a taxonomy or users have. */
export async function findExisting(
  db: Db,
  kind: string,
  ids: readonly number[],
  declarations: Pick<Declarations, 'taxonomies'>,
): Promise<Set<number>> {
  const { table, column } = holderOf(kind, declarations)
  const found = new Set<number>()
  const possible = ids.filter(isId)
  for (let start = 0; start < possible.length; start += AT_ONCE) {
    const some = possible.slice(start, start + AT_ONCE)
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
      where id in (${sql.join(some)}) ${column ? sql`and ${sql.ref(column)} = ${kind}` : sql``}`.execute(db)
    for (const { id } of rows) found.add(id)
  }
  return found
}

/** The parameters of a statement are limited. */
const AT_ONCE = 1000

/** Removes an ID from a field of these items. */
export async function emptyField(
  { db, dialect }: { db: Db; dialect: Dialect },
  { table }: Holder,
  field: string,
  ids: readonly number[],
  removed: number,
): Promise<void> {
  const version = table === 'content' ? sql`, version = ${nextVersion}` : sql``
  await sql`update ${sql.table(table)} set meta = ${withoutId(dialect.kind, field, removed)}${version} where id in (${sql.join(ids)})`.execute(
    db,
  )
}

/** The values of an item without an ID in a field, which has one or a list. */
function withoutId(kind: DatabaseKind, field: string, id: number): RawBuilder<string> {
  const path = sql.lit(`$."${field}"`)
  const name = sql.lit(field)
  return kind === 'sqlite'
    ? sql`case json_type(meta, ${path}) when 'array'
        then json_set(meta, ${path}, json((select json_group_array(value) from json_each(meta, ${path}) where value <> ${id})))
        else json_remove(meta, ${path}) end`
    : sql`(case jsonb_typeof(meta::jsonb -> ${name}) when 'array'
        then jsonb_set(meta::jsonb, array[${name}], (
          select coalesce(jsonb_agg(entry order by place), '[]'::jsonb)
          from jsonb_array_elements(meta::jsonb -> ${name}) with ordinality as entries(entry, place)
          where entry <> to_jsonb(${id}::bigint)
        ))
        else meta::jsonb - ${name} end)::text`
}

/** Makes the triggers follow the fields that a site declares. A process without declarations leaves them as they are. */
export async function updateReferenceFields(db: Db, dialect: Dialect, declarations: Declarations): Promise<void> {
  if (!declarations.fields.size) return
  const wanted = referencesIn(declarations).map(({ type, field, to: target }) => ({ type, field, target }))
  const isIn = (rows: readonly ReferenceFieldsTable[], { type, field, target }: ReferenceFieldsTable): boolean =>
    rows.some((row) => row.type === type && row.field === field && row.target === target)
  const compare = async (of: Db): Promise<{ missing: ReferenceFieldsTable[]; former: ReferenceFieldsTable[] }> => {
    const found = await of.selectFrom('reference_fields').selectAll().execute()
    return { missing: wanted.filter((row) => !isIn(found, row)), former: found.filter((row) => !isIn(wanted, row)) }
  }
  const { missing, former } = await compare(db)
  if (!missing.length && !former.length) return
  await transact(db, async (inside) => {
    await dialect.lockWrites(inside, 'reference_fields')
    // Another process may have done it meanwhile.
    const { missing, former } = await compare(inside)
    for (const { type, field } of former)
      for (const table of ['reference_fields', 'field_references'] as const)
        await inside.deleteFrom(table).where('type', '=', type).where('field', '=', field).execute()
    for (const row of missing) {
      await dialect.lockWrites(inside, row.type)
      await inside.insertInto('reference_fields').values(row).execute()
      await storedReferences(dialect.kind, row, holderOf(row.type, declarations)).execute(inside)
    }
  })
}

/** Adds the references of a field by the values that are stored already. */
function storedReferences(
  kind: DatabaseKind,
  { type, field, target }: ReferenceFieldsTable,
  { table, column }: Holder,
): RawBuilder<unknown> {
  const ofType = column ? sql`and item.${sql.ref(column)} = ${type}` : sql``
  const [from, isNumber] =
    kind === 'sqlite'
      ? [sql`json_each(item.meta, ${sql.lit(`$."${field}"`)}) as value`, sql`value.type = 'integer'`]
      : [
          sql`cross join lateral (select item.meta::jsonb -> ${sql.lit(field)} as stored) as field
              cross join lateral jsonb_array_elements(case jsonb_typeof(stored)
                when 'array' then stored when 'number' then jsonb_build_array(stored) else '[]' end) as value`,
          sql`jsonb_typeof(value.value) = 'number'`,
        ]
  const id = kind === 'sqlite' ? sql`value.value` : sql`value.value::bigint`
  return sql`insert into field_references (type, item_id, field, target, target_id)
    select distinct ${sql.lit(type)}, item.id, ${sql.lit(field)}, ${sql.lit(target)}, ${id}
    from ${sql.table(table)} as item ${sql.raw(kind === 'sqlite' ? ',' : '')} ${from}
    where ${isNumber} and item.meta <> '{}' ${ofType}`
}
