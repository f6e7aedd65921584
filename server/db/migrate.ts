// Runs the migrations.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { DatabaseKind } from './dialect.ts'
import { migrations } from './migrations/index.ts'

/** The database has migrations that this version does not have. */
export class UnknownMigrationError extends Error {
  /** Whether a newer version added them. Otherwise the database dates from development before the first release, whose migrations were renumbered. */
  readonly isNewer: boolean

  constructor(names: readonly string[]) {
    super(`It has the ${names.length > 1 ? 'migrations' : 'migration'} ${names.join(', ')}, which this version does not have.`)
    const last = Object.keys(migrations).at(-1) ?? ''
    this.isNewer = names.every((name) => name > last)
  }
}

/** Runs the migrations that the database does not have yet: all of them, or the first `count`. */
export async function migrate<Tables>(db: Kysely<Tables>, kind: DatabaseKind, count?: number): Promise<void> {
  const provided = Object.entries(migrations).slice(0, count)
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(provided.map(([name, { up }]) => [name, { up: (tables: Kysely<unknown>) => up(tables, kind) }])),
  }
  const unknown = await unknownMigrations(db)
  if (unknown.length) throw new UnknownMigrationError(unknown)
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error as Error
}

async function unknownMigrations<Tables>(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !(name in migrations))
}
