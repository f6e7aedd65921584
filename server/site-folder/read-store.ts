// The SQL of exports to a folder.
import type { DatabaseKind } from '../db/dialect.ts'
import { MAX_ID } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import { numbered } from './layout.ts'
import type { Entity, Extra, PlacedTable } from './layout.ts'

export interface Column {
  name: string
  type: 'integer' | 'number' | 'text'
  isNullable: boolean
  /** Whether PostgreSQL returns it as text. */
  isLong: boolean
}

export type Columns = ReadonlyMap<string, readonly Column[]>

/** A position in the log of changes. */
export interface Since {
  position: number
  /** A time before it. The log has no revisions; those that have changed are newer. */
  at: string
}

/** What a folder has. `since` is undefined for everything. */
export interface Selection {
  kind: DatabaseKind
  extras: readonly Extra[]
  since: Since | undefined
}

/** Finds the columns of all tables. */
export async function findColumns(db: Db): Promise<Columns> {
  const tables = await db.introspection.getTables()
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      columns.map(({ name: column, dataType, isNullable, isAutoIncrementing }) => ({
        name: column,
        // SQLite says so of generated IDs.
        isNullable: isNullable && !isAutoIncrementing,
        ...typeOf(dataType),
      })),
    ]),
  )
}

function typeOf(dataType: string): Pick<Column, 'type' | 'isLong'> {
  const isLong = /^(int8|bigint)$/i.test(dataType)
  if (isLong || /^int/i.test(dataType)) return { type: 'integer', isLong }
  return { type: /^(float|double|real)/i.test(dataType) ? 'number' : 'text', isLong }
}

/** Selects the rows of a table in the order of their keys, which is the same on both databases. */
export function rowsOf(table: PlacedTable, columns: readonly Column[], selection: Selection): string {
  const { kind } = selection
  const selected = columns.map((column) => {
    const name = quote(column.name)
    return kind === 'postgres' && column.isLong ? `cast(${name} as double precision) as ${name}` : name
  })
  const order = table.keys.map((key) => {
    const isText = columns.find(({ name }) => name === key)?.type === 'text'
    return `${table.name}.${quote(key)}${kind === 'postgres' && isText ? ' collate "C"' : ''}`
  })
  return `select ${selected.join(', ')} from ${table.name} where ${conditionOf(table, selection)} order by ${order.join(', ')}`
}

/** Selects the files of the items, with their paths in the storage. */
export const filesOf = (table: PlacedTable, selection: Selection): string =>
  `select path, stored_as from media_files where ${conditionOf(table, selection)}`

export const countOf = (table: PlacedTable, selection: Selection): string =>
  `select cast(count(*) as integer) as count from ${table.name} where ${conditionOf(table, selection)}`

function conditionOf({ name, kind, of, where }: PlacedTable, { extras, since }: Selection): string {
  const withRevisions = extras.includes('revisions')
  const conditions = [
    where,
    name === 'content' && !withRevisions && `type <> 'revision'`,
    of &&
      either(of.columns, (column) =>
        of.entity === 'content' && !withRevisions
          ? `${column} not in (select id from content where type = 'revision')`
          : `${column} is not null`,
      ),
    since !== undefined && kind === 'entity' && `id in (${changedIds[name as Entity](since)})`,
    since !== undefined && kind === 'part' && of && either(of.columns, (column) => `${column} in (${changedIds[of.entity](since)})`),
  ]
  return conditions.filter(Boolean).join(' and ') || '1 = 1'
}

const either = (columns: readonly string[], condition: (column: string) => string): string => `(${columns.map(condition).join(' or ')})`

const changesAfter = (since: number): string => `(select distinct item_id, type from changes where id > ${since}) as changed`

const changedItems = ({ position }: Since): string =>
  `select content.id from content join ${changesAfter(position)} on changed.item_id = content.id and changed.type = content.type`

/** The IDs of what has changed after a position. */
const changedIds: Readonly<Record<Entity, (since: Since) => string>> = {
  // Some changes of an item also change what is below it, whose version stays the same.
  content: (since) => `${changedItems(since)}
    union select id from content where parent <> 0 and parent in (${changedItems(since)})
    union select id from event_occurrences where id = event_id and series_id in (${changedItems(since)})
    union select id from content where type = 'revision' and modified_gmt >= '${since.at}'`,
  terms: ({ position }) =>
    `select terms.id from terms join ${changesAfter(position)} on changed.item_id = terms.id and changed.type = terms.taxonomy`,
  users: ({ position }) => `select item_id from ${changesAfter(position)} where type = 'user'`,
}

/** Selects the IDs of all revisions, each with the one before it, and a last one, so that the IDs between them are free. */
export const revisionIds = `select id, coalesce(lag(id) over (order by id), 0) as after
  from (select id from content where type = 'revision' union all select ${MAX_ID} as id) as revisions order by id`

/** Selects when the change at a position was made, or the first one after it that is left. */
export const timeOf = (position: number): string =>
  `select at from changes where id = (select coalesce((select max(id) from changes where id <= ${position}), (select min(id) from changes)))`

/** Selects the type and the ID of what has been deleted after a position. */
export const deletedAfter = (since: number): string =>
  `select type, item_id as id from ${changesAfter(since)}
   where not exists (select 1 from content where content.id = item_id and content.type = changed.type)
   and not exists (select 1 from terms where terms.id = item_id and terms.taxonomy = changed.type)
   and not exists (select 1 from users where users.id = item_id and changed.type = 'user') order by item_id, type`

/** Selects the last change in the log. */
export const lastChange = (kind: DatabaseKind): string =>
  `select ${kind === 'postgres' ? 'cast(id as double precision) as id' : 'id'}, at, type, item_id, slug, status_before, status_after,
   author_before, author_after from changes order by changes.id desc limit 1`

/** Selects the position of the oldest change in the log. */
export const oldestChange = (kind: DatabaseKind): string =>
  `select ${kind === 'postgres' ? 'cast(min(id) as double precision)' : 'min(id)'} as id from changes`

/** Selects the last IDs that have been generated, by table. */
export const lastIds = (kind: DatabaseKind): string =>
  numbered
    .map((name) =>
      kind === 'sqlite'
        ? `select '${name}' as name, coalesce((select seq from sqlite_sequence where name = '${name}'), 0) as last`
        : `select '${name}' as name,
           cast(coalesce(pg_sequence_last_value(cast(pg_get_serial_sequence('${name}', 'id') as regclass)), 0) as double precision) as last`,
    )
    .join(' union all ')

const quote = (name: string): string => `"${name}"`
