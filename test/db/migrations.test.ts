// Migrations: an empty database gets all tables, and no migration runs twice.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { afterEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import type { ColumnMetadata, Kysely } from 'kysely'
import { configOf } from '../support/config.ts'
import { openDatabase } from '#server/db/database.ts'
import type { DatabaseKind } from '#server/db/dialect.ts'
import { migrate } from '#server/db/migrate.ts'
import { migrations } from '#server/db/migrations/index.ts'
import type { Migrations } from '#server/db/migrations/index.ts'
import type { Database } from '#server/db/schema.ts'
import { openLog } from '#server/telemetry/log.ts'
import { isPostgres } from '../support/database.ts'
import { EMPTY, newDatabase } from '../worker/test-database.ts'
import type { TestDatabase } from '../worker/test-database.ts'

const opened: Kysely<Database>[] = []
const created: TestDatabase[] = []
afterEach(async () => {
  await Promise.all(opened.splice(0).map((db) => db.destroy()))
  await Promise.all(created.splice(0).map((database) => database.remove()))
})

/** Opens a database, by default a new one. */
async function open(url?: string) {
  const config = configOf({ DATABASE_URL: url ?? (await newUrl()) })
  const found = await openDatabase(config.database, config.databaseSettings, openLog('silent'))
  opened.push(found.db)
  return found
}

async function newUrl(): Promise<string> {
  const database = await newDatabase(EMPTY)
  created.push(database)
  return database.url
}

const applied = async (db: Kysely<Database>): Promise<string[]> => {
  const rows = await (db as unknown as Kysely<{ kysely_migration: { name: string } }>)
    .selectFrom('kysely_migration')
    .select('name')
    .orderBy('name')
    .execute()
  return rows.map((row) => row.name)
}

describe('a fresh database', () => {
  it('gets every migration, and the default category as its first term', async () => {
    const { db, dialect } = await open()
    await migrate(db, dialect.kind)
    expect(await applied(db)).toEqual(Object.keys(migrations).sort())
    expect(await db.selectFrom('terms').select(['id', 'slug']).where('id', '=', 1).execute()).toEqual([{ id: 1, slug: 'uncategorized' }])
    expect(await db.selectFrom('content').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('users').selectAll().execute()).toEqual([])
  })

  it('has the tables and columns of the types in server/db/tables', async () => {
    const { db, dialect } = await open()
    await migrate(db, dialect.kind)
    const tables = (await db.introspection.getTables()).map((table) => table.name)
    expect(tables).toEqual(
      expect.arrayContaining(['application_passwords', 'content', 'content_counts', 'content_terms', 'terms', 'users']),
    )
  })
})

const itsColumns = async (db: Kysely<Database>): Promise<Record<string, string[]>> =>
  Object.fromEntries((await db.introspection.getTables()).map(({ name, columns }) => [name, columns.map((column) => column.name).sort()]))

/** The migrations up to the one with this name. */
const upTo = (name: string): Migrations => {
  const entries = Object.entries(migrations)
  return Object.fromEntries(entries.slice(0, entries.findIndex(([other]) => other === name) + 1))
}

describe('a database of an earlier version', () => {
  it('gets the same tables as a fresh one, and keeps its rows', async () => {
    const [earlier, later] = [await open(), await open()]
    await migrate(earlier.db, earlier.dialect.kind, upTo('004-terms'))
    const terms = await earlier.db.selectFrom('terms').selectAll().execute()
    await migrate(earlier.db, earlier.dialect.kind)
    await migrate(later.db, later.dialect.kind)
    expect(await applied(earlier.db)).toEqual(Object.keys(migrations))
    expect(await itsColumns(earlier.db)).toEqual(await itsColumns(later.db))
    expect(terms).toMatchObject([{ slug: 'uncategorized' }])
    expect(await earlier.db.selectFrom('terms').selectAll().execute()).toEqual(terms.map((term) => ({ ...term, translations: '' })))
  })
})

describe('migrating again', () => {
  it('changes nothing', async () => {
    const { db, dialect } = await open()
    await migrate(db, dialect.kind)
    const before = { applied: await applied(db), terms: await db.selectFrom('terms').selectAll().execute() }
    await migrate(db, dialect.kind)
    expect({ applied: await applied(db), terms: await db.selectFrom('terms').selectAll().execute() }).toEqual(before)
  })

  it('keeps the content of a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-service-'))
    const url = `file:${join(folder, 'below', 'content.sqlite')}`
    const first = await open(url)
    await migrate(first.db, first.dialect.kind)
    await first.db.updateTable('terms').set({ name: 'Kept' }).where('id', '=', 1).execute()
    await first.db.destroy()
    const second = await open(url)
    await migrate(second.db, second.dialect.kind)
    expect(await second.db.selectFrom('terms').select('name').execute()).toEqual([{ name: 'Kept' }])
    await second.db.destroy()
    opened.length = 0
    rmSync(folder, { recursive: true })
  })

  it('is done by the first of several processes', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'content-service-'))
    const url = isPostgres ? await newUrl() : `file:${join(folder, 'content.sqlite')}`
    const connections = [await open(url), await open(url)]
    for (const { db, dialect } of connections) await migrate(db, dialect.kind)
    for (const { db } of connections) expect(await applied(db)).toEqual(Object.keys(migrations).sort())
    await Promise.all(opened.splice(0).map((db) => db.destroy()))
    rmSync(folder, { recursive: true })
  })
})

describe('the names of migrations', () => {
  it('are numbered without a gap, in the order in which they run', () => {
    const names = Object.keys(migrations)
    expect(names).toEqual(names.toSorted())
    expect(names.map((name) => Number(/^\d{3}(?=-)/.exec(name)?.[0]))).toEqual(names.map((_, index) => index + 1))
  })
})

describe('the migrations', () => {
  const folder = 'server/db/migrations'

  it.each(readdirSync(folder).filter((file) => file !== 'index.ts'))('import no code of the service: %s', (file) => {
    const imported = [...readFileSync(join(folder, file), 'utf8').matchAll(/^import (?!type ).* from '(.*)'$/gm)].map((match) => match[1])
    expect(imported.filter((name) => name !== './dialects.ts')).toEqual([])
  })
})

type Column = Pick<ColumnMetadata, 'name' | 'dataType' | 'isNullable' | 'hasDefaultValue' | 'isAutoIncrementing'>

interface TableSchema {
  columns: Column[]
  /** The definitions of its unique indexes. */
  unique: string[]
}

async function schemaOf(db: Kysely<Database>, kind: DatabaseKind): Promise<Map<string, TableSchema>> {
  const { rows } = await (
    kind === 'sqlite'
      ? sql<Index>`select tbl_name as table_name, sql as definition from sqlite_schema where type = 'index' and sql like 'create unique%' order by sql`
      : sql<Index>`select tablename as table_name, indexdef as definition from pg_indexes where indexdef ilike 'create unique%' order by indexdef`
  ).execute(db)
  const unique = Map.groupBy(rows, ({ table_name }) => table_name)
  const tables = await db.introspection.getTables()
  return new Map(
    tables.map(({ name, columns }) => [
      name,
      {
        columns: columns.map(({ name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }) => {
          return { name, dataType, isNullable, hasDefaultValue, isAutoIncrementing }
        }),
        unique: unique.get(name)?.map(({ definition }) => definition) ?? [],
      },
    ]),
  )
}

interface Index {
  table_name: string
  definition: string
}

/** What a migration takes from the previous version, which runs at the same time during an upgrade. */
function takenFrom(before: Map<string, TableSchema>, after: Map<string, TableSchema>): string[] {
  return [...before].flatMap(([table, { columns, unique }]) => {
    const now = after.get(table)
    if (!now) return [table]
    const same = (column: Column) => now.columns.some((other) => isDeepStrictEqual(column, other))
    const isKnown = ({ name }: Column) => columns.some((column) => column.name === name)
    const isOptional = (column: Column) => column.isNullable || column.hasDefaultValue || column.isAutoIncrementing
    return [
      ...columns.filter((column) => !same(column)).map(({ name }) => `${table}.${name}`),
      // Rows without the new columns can still be inserted, and no old ones are rejected.
      ...now.columns.filter((column) => !isKnown(column) && !isOptional(column)).map(({ name }) => `inserts without ${table}.${name}`),
      ...(isDeepStrictEqual(unique, now.unique) ? [] : [`the unique indexes of ${table}`]),
    ]
  })
}

describe('a migration after the first release', () => {
  /** The last migration of the first release. */
  const FIRST_RELEASE = '013-webhooks'

  async function takes(known: Migrations, added: Migrations): Promise<string[]> {
    const { db, dialect } = await open()
    await migrate(db, dialect.kind, known)
    const before = await schemaOf(db, dialect.kind)
    await migrate(db, dialect.kind, { ...known, ...added })
    return takenFrom(before, await schemaOf(db, dialect.kind))
  }

  it('keeps what the previous version uses, unless its name says which version it requires', async () => {
    const later = Object.entries(migrations).filter(([name]) => name > FIRST_RELEASE && !name.includes('-requires-'))
    for (const [name, load] of later) {
      const names = Object.keys(migrations)
      expect([name, await takes(upTo(names[names.indexOf(name) - 1] ?? ''), { [name]: load })]).toEqual([name, []])
    }
  })

  it.each([
    ['adds a table', 'create table plans (id integer primary key)', []],
    ['adds a column with a default', 'alter table users add column plan integer not null default 0', []],
    ['adds an index', 'create index users_by_name on users(name)', []],
    ['renames a column without a default', 'alter table users rename column role to rank', ['users.role', 'inserts without users.rank']],
    ['drops a table', 'drop table settings', ['settings']],
    ['drops a column', 'alter table users drop column nickname', ['users.nickname']],
    ['renames a column', 'alter table users rename column nickname to nick', ['users.nickname']],
    ['adds a unique index', 'create unique index users_by_name on users(name)', ['the unique indexes of users']],
  ])('is judged by the schema: one that %s', async (_does, statement, taken) => {
    const added = { '998-plans': () => Promise.resolve({ statements: () => [statement] }) }
    expect(await takes(migrations, added)).toEqual(taken)
  })

  it.each(['999-plans', '999-plans-requires-013'])('can be newer than this version: %s', async (name) => {
    const { db, dialect } = await open()
    await migrate(db, dialect.kind, { ...migrations, [name]: () => Promise.resolve({ statements: () => [] }) })
    expect(await migrate(db, dialect.kind)).toEqual([name])
  })

  it('makes an older version refuse the database if its name requires a newer one', async () => {
    const { db, dialect } = await open()
    await migrate(db, dialect.kind, {
      ...migrations,
      '998-plans': () => Promise.resolve({ statements: () => ['alter table users add column plan integer not null default 0'] }),
      '999-drop-nicknames-requires-998': () => Promise.resolve({ statements: () => ['alter table users drop column nickname'] }),
    })
    await expect(migrate(db, dialect.kind)).rejects.toMatchObject({
      message: expect.stringContaining('999-drop-nicknames-requires-998'),
      isNewer: true,
    })
  })
})
