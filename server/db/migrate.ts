// Runs the migrations.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { Dialect } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import type { Database } from './schema.ts'

/** The database has migrations of another, probably newer version of the service. */
export class UnknownMigrationError extends Error {}

export async function migrate(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, { up }]) => [name, { up: (schema: Kysely<Database>) => up(schema, dialect) }]),
      ),
  }
  const unknown = await unknownMigrations(db)
  if (unknown.length) throw new UnknownMigrationError(`It has the migration ${unknown.join(', ')}, which this version does not know.`)
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error as Error
}

async function unknownMigrations(db: Kysely<Database>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !(name in migrations))
}
