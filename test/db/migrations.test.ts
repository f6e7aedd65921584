// Migrations: an empty database gets all tables, and no migration runs twice.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import type { ColumnMetadata, Kysely } from 'kysely'
import { configFrom } from '#server/config/config.ts'
import { readEnv } from '#server/config/env.ts'
import { openDatabase } from '#server/db/database.ts'
import type { DatabaseKind } from '#server/db/dialect.ts'
import { migrate } from '#server/db/migrate.ts'
import { partsOf } from '#server/rendering/dynamic-blocks.ts'
import { migrations } from '#server/db/migrations/index.ts'
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
  const config = configFrom(readEnv({ DATABASE_URL: url ?? (await newUrl()) }))
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

describe('a database of an earlier version', () => {
  const dates = {
    date: '2020-01-01T00:00:00',
    date_gmt: '2020-01-01T00:00:00',
    modified: '2020-01-01T00:00:00',
    modified_gmt: '2020-01-01T00:00:00',
  }
  const row = (type: string, meta: object = {}) =>
    ({
      type,
      status: 'inherit',
      slug: '',
      author: 1,
      title: 'Lighthouse',
      mime_type: 'image/png',
      meta: JSON.stringify(meta),
      ...dates,
    }) as const

  it('gets the same tables as a fresh one', async () => {
    const [earlier, later] = [await open(), await open()]
    await migrate(earlier.db, earlier.dialect.kind, 3)
    await migrate(earlier.db, earlier.dialect.kind)
    await migrate(later.db, later.dialect.kind)
    expect(await applied(earlier.db)).toEqual(Object.keys(migrations))
    expect(await itsColumns(earlier.db)).toEqual(await itsColumns(later.db))
  })

  it('keeps its content, and the items of its files', async () => {
    const { db, dialect } = await open()
    await migrate(db, dialect.kind, 3)
    const files = [
      { attached_file: '2020/01/a.png' },
      { attached_file: '2020/01/a.png' },
      { attached_file: '2020/01/b.png', source_url: 'https://elsewhere.example/b.png' },
      {},
    ]
    await db
      .insertInto('content')
      .values(files.map((meta) => row('attachment', meta)))
      .execute()
    await db
      .insertInto('content')
      .values({ ...row('post'), status: 'publish' })
      .execute()
    const before = await db.selectFrom('content').selectAll().orderBy('id').execute()
    await migrate(db, dialect.kind)
    const kept = before.map((earlier) => ({ ...earlier, is_dynamic: 0 }))
    expect(await db.selectFrom('content').selectAll().orderBy('id').execute()).toEqual(kept)
    expect(await db.selectFrom('media_files').select(['path', 'content_id', 'size']).execute()).toEqual([
      { path: '2020/01/a.png', content_id: before[0]?.id, size: 'full' },
    ])
    expect(
      await db
        .selectFrom('content')
        .select('type')
        .where(dialect.contains('all', ['title'], ['lightHOUSE']))
        .where('type', '=', 'post')
        .execute(),
    ).toEqual([{ type: 'post' }])
    expect(await db.selectFrom('content_counts').select(['type', 'status', 'count']).orderBy('type').execute()).toEqual([
      { type: 'attachment', status: 'inherit', count: 4 },
      { type: 'post', status: 'publish', count: 1 },
    ])
  })

  it('renders content with dynamic blocks when it is read', async () => {
    const { db, dialect } = await open()
    await migrate(db, dialect.kind, 8)
    const post = (content: string) => ({ ...row('post'), content, content_rendered: 'Before', block_version: 1 as const })
    await db
      .insertInto('content')
      .values([post('<!-- wp:block {"ref":1} /-->'), post('<!-- wp:paragraph --><p>Text</p><!-- /wp:paragraph -->')])
      .execute()
    await migrate(db, dialect.kind)
    const rows = await db.selectFrom('content').select(['is_dynamic', 'content_rendered']).orderBy('id').execute()
    expect(rows.map(({ is_dynamic }) => is_dynamic)).toEqual([1, 0])
    expect(partsOf(rows[0]?.content_rendered ?? '')).toMatchObject(['', { start: 0, innerStart: 0 }, ''])
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
    expect(imported.filter((name) => name !== 'kysely')).toEqual([])
  })
})

interface TableSchema {
  columns: Pick<ColumnMetadata, 'name' | 'dataType' | 'isNullable' | 'hasDefaultValue' | 'isAutoIncrementing'>[]
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

describe('a migration', () => {
  /** The first migration during which processes of the previous version may be running. */
  const FIRST = '014-'
  const names = Object.keys(migrations)

  it.each(names.filter((name) => name >= FIRST && !name.includes('-requires-')))(
    'keeps what the previous version uses: %s',
    async (name) => {
      const { db, dialect } = await open()
      await migrate(db, dialect.kind, names.indexOf(name))
      const before = await schemaOf(db, dialect.kind)
      await migrate(db, dialect.kind, names.indexOf(name) + 1)
      const after = await schemaOf(db, dialect.kind)
      for (const [table, { columns, unique }] of before) {
        const now = after.get(table)
        expect([table, now?.columns]).toEqual([table, expect.arrayContaining(columns)])
        // Rows without the new columns can still be inserted, and no old ones are rejected.
        const added = now?.columns.filter((column) => !columns.some((old) => old.name === column.name)) ?? []
        expect(added.filter((column) => !column.isNullable && !column.hasDefaultValue && !column.isAutoIncrementing)).toEqual([])
        expect([table, now?.unique]).toEqual([table, unique])
      }
    },
  )
})
