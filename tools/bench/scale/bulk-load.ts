// Writes many rows into an empty database: triggers and indexes are put aside meanwhile, and what they maintain is made afterwards in one go.
import Sqlite from 'better-sqlite3'
import type { DatabaseLocation } from '../../../server/config/config.ts'
import type { Database } from '../../../server/db/schema.ts'
import { addFunctions } from '../../../server/db/sqlite-functions.ts'
import { derivedData, foldedTexts } from './derived-data.ts'

export interface BulkLoad {
  insert<Row extends object>(table: keyof Database, rows: Iterable<Row>): Promise<void>
  /** Restores the indexes and triggers, and makes the derived data. */
  finish(report: (step: string) => void): Promise<void>
}

export function bulkLoadInto(database: DatabaseLocation): Promise<BulkLoad> {
  switch (database.kind) {
    case 'sqlite':
      return Promise.resolve(sqliteLoad(database.file))
    case 'postgres':
      return postgresLoad(database.url)
  }
}

function sqliteLoad(file: string): BulkLoad {
  const database = new Sqlite(file)
  addFunctions(database)
  // An interrupted load leaves a broken file, which is as useless as a half-filled one.
  for (const setting of [
    'journal_mode = DELETE',
    'journal_mode = OFF',
    'synchronous = OFF',
    'cache_size = -1000000',
    'temp_store = MEMORY',
    'foreign_keys = OFF',
  ])
    database.pragma(setting)
  const asides = database
    .prepare(`select type, name, sql from sqlite_schema where type in ('index', 'trigger') and sql is not null order by type`)
    .all() as { type: 'index' | 'trigger'; name: string; sql: string }[]
  for (const { type, name } of asides) database.exec(`drop ${type} ${name}`)
  database.exec('begin')
  return {
    async insert(table, rows) {
      let statement: Sqlite.Statement | undefined
      for (const row of rows) {
        const names = Object.keys(row)
        statement ??= database.prepare(`insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`)
        statement.run(Object.values(row))
      }
    },
    async finish(report) {
      for (const { type, name, sql } of asides) {
        if (type !== 'index') continue
        report(`index ${name}`)
        database.exec(sql)
      }
      for (const [name, statement] of Object.entries(derivedData.sqlite)) {
        report(name)
        database.exec(statement)
      }
      for (const { type, sql } of asides) if (type === 'trigger') database.exec(sql)
      database.exec('commit')
      report('statistics')
      database.exec('analyze')
      database.pragma('journal_mode = WAL')
      database.close()
    },
  }
}

const ROWS_AT_ONCE = 2000

async function postgresLoad(url: string): Promise<BulkLoad> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`set maintenance_work_mem = '512MB'; set synchronous_commit = off`)
  const { rows: indexes } = await client.query<{ name: string; sql: string }>(
    `select indexname as name, indexdef as sql from pg_indexes where schemaname = current_schema()
     and indexname not in (select conname from pg_constraint)`,
  )
  const { rows: triggered } = await client.query<{ name: string }>(
    'select distinct tgrelid::regclass::text as name from pg_trigger where not tgisinternal',
  )
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  for (const { name } of triggered) await client.query(`alter table ${name} disable trigger user`)
  return {
    async insert(table, rows) {
      for (const portion of portionsOf(rows)) {
        const names = Object.keys(portion[0] ?? {}).join(', ')
        await client.query(`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1)`, [
          JSON.stringify(portion),
        ])
      }
    },
    async finish(report) {
      report('folded texts')
      await client.query(foldedTexts)
      for (const { name, sql } of indexes) {
        report(`index ${name}`)
        await client.query(sql)
      }
      // Without them, PostgreSQL joins millions of rows one by one.
      await client.query('analyze')
      for (const [name, statement] of Object.entries(derivedData.postgres)) {
        report(name)
        await client.query(statement)
      }
      for (const { name } of triggered) await client.query(`alter table ${name} enable trigger user`)
      report('statistics')
      await client.query('vacuum analyze')
      await client.end()
    },
  }
}

function* portionsOf<Row>(rows: Iterable<Row>): Generator<Row[]> {
  let portion: Row[] = []
  for (const row of rows) {
    portion.push(row)
    if (portion.length < ROWS_AT_ONCE) continue
    yield portion
    portion = []
  }
  if (portion.length) yield portion
}
