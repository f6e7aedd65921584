// A database for each test server: SQLite in memory, or a database of the PostgreSQL server of the run.
import { randomUUID } from 'node:crypto'

export const isPostgres = process.env['TEST_DATABASE'] === 'postgres'

/** The environment variable with the URL of the run's PostgreSQL server. */
export const SERVER_URL = 'TEST_POSTGRES_URL'

/** The template databases that new ones are copied from. */
export const EMPTY = 'empty'
export const MIGRATED = 'migrated'

export interface TestDatabase {
  url: string
  remove(): Promise<void>
}

export async function newDatabase(template = MIGRATED): Promise<TestDatabase> {
  const server = process.env[SERVER_URL]
  if (!server) return { url: 'file::memory:', remove: () => Promise.resolve() }
  const name = `test-${randomUUID()}`
  await administrate(server, `create database "${name}" template "${template}" strategy file_copy`)
  const url = new URL(server)
  url.pathname = name
  return { url: url.href, remove: () => administrate(server, `drop database "${name}" with (force)`) }
}

async function administrate(server: string, statement: string): Promise<void> {
  const { default: pg } = await import('pg')
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}
