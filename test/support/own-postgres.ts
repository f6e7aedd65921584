// A separate PostgreSQL server for a test file that stops it or changes its settings.
import { afterAll } from '@jest/globals'
import pg from 'pg'
import { createPostgres } from '../worker/postgres-server.ts'
import type { PostgresServer } from '../worker/postgres-server.ts'

/** Starts a server, and deletes it after the tests of the file. */
export async function ownPostgres(): Promise<PostgresServer> {
  const server = await createPostgres()
  afterAll(() => server.remove())
  await server.start()
  return server
}

/** Runs statements as the administrator, and returns the rows of the last one. */
export async function administrate(url: string, ...statements: readonly string[]): Promise<Record<string, unknown>[]> {
  const client = await connected(url)
  try {
    let rows: Record<string, unknown>[] = []
    for (const statement of statements) ({ rows } = await client.query<Record<string, unknown>>(statement))
    return rows
  } finally {
    await client.end()
  }
}

/** Opens a connection for long transactions. */
export async function connected(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  return client
}

/** Ends the connections of the service. Returns how many there were. */
export async function endConnections(url: string): Promise<number> {
  const ended = await administrate(
    url,
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'content-service' and datname = current_database()",
  )
  return ended.length
}
