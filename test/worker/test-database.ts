// A database for each test server: SQLite in memory, or a database of the PostgreSQL server of the run. It is the copy of a migrated one.
import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export const isPostgres = process.env['TEST_DATABASE'] === 'postgres'

/** The environment variable with the URL of the run's PostgreSQL server. */
export const SERVER_URL = 'TEST_POSTGRES_URL'

/** The template databases that new ones are copied from. */
export const EMPTY = 'empty'
export const MIGRATED = 'migrated'

const IN_MEMORY = 'file::memory:'

export interface TestDatabase {
  url: string
  /** Those that a database in memory starts with. */
  contents?: Buffer | undefined
  remove(): Promise<void>
}

export async function newDatabase(template = MIGRATED): Promise<TestDatabase> {
  const server = process.env[SERVER_URL]
  if (!server) {
    const contents = template === MIGRATED ? await (migrated ??= migratedInMemory()) : undefined
    return { url: IN_MEMORY, contents, remove: () => Promise.resolve() }
  }
  const name = `test-${randomUUID()}`
  await administrate(server, `create database "${name}" template "${template}" strategy file_copy`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, remove: () => administrate(server, `drop database "${name}" with (force)`) }
}

/** Migrations take longer than all else that the start of a server does, so each worker runs them once. */
let migrated: Promise<Buffer> | undefined

async function migratedInMemory(): Promise<Buffer> {
  const [{ sql }, { migrate }, { openDatabase }, { configFrom }, { readEnv }, { silentLog }] = await Promise.all([
    import('kysely'),
    import('#server/db/migrate.ts'),
    import('#server/db/database.ts'),
    import('#server/config/config.ts'),
    import('#server/config/env.ts'),
    import('./silent-log.ts'),
  ])
  const { database, databaseSettings } = configFrom(readEnv({ DATABASE_URL: IN_MEMORY }))
  const { db, dialect } = await openDatabase(database, databaseSettings, silentLog)
  await migrate(db, dialect.kind)
  const folder = mkdtempSync(join(tmpdir(), 'migrated-'))
  const file = join(folder, 'content.sqlite')
  await sql`vacuum into ${file}`.execute(db)
  await db.destroy()
  const contents = readFileSync(file)
  rmSync(folder, { recursive: true })
  return contents
}

async function administrate(server: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
