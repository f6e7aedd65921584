// Runs the migrations.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { DatabaseKind } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import type { Migration, Migrations } from './migrations/index.ts'

/** The end of the name of a migration after which versions without the migration of this number do not work, as in `031-drop-slugs-requires-028`. */
const REQUIRED = /-requires-(\d{3})$/

/** The database has migrations with which this version does not work. */
export class UnknownMigrationError extends Error {
  /** Whether a newer version added them. Otherwise the database dates from development before the first release, whose migrations were renumbered. */
  readonly isNewer: boolean

  constructor(names: readonly string[], isNewer: boolean) {
    super(`It has the ${names.length > 1 ? 'migrations' : 'migration'} ${names.join(', ')}, which this version does not have.`)
    this.isNewer = isNewer
  }
}

/** The database has no schema for the tables. */
export class NoSchemaError extends Error {}

/**
 * Runs the migrations that the database does not have yet.
 * Returns the names of those that a newer version has run. This version works with them, unless their names say that it does not.
 */
export async function migrate<Tables>(db: Kysely<Tables>, kind: DatabaseKind, provided: Migrations = migrations): Promise<string[]> {
  const last = Object.keys(provided).at(-1) ?? ''
  const isNewer = (name: string): boolean => name > last
  const schema = kind === 'postgres' ? await currentSchema(db) : undefined
  const applied = await appliedMigrations(db, schema)
  const unknown = applied.filter((name) => !(name in provided))
  const unusable = unknown.filter((name) => !isNewer(name) || (REQUIRED.exec(name)?.[1] ?? '') > last)
  if (unusable.length) throw new UnknownMigrationError(unusable, unusable.every(isNewer))
  // A standby can serve reads: it has them, and takes no lock for them.
  if (Object.keys(provided).every((name) => applied.includes(name))) return unknown
  // The index of a large table is sorted in files, as it may not fit into memory.
  if (kind === 'sqlite') await sql`pragma temp_store = file`.execute(db)
  const provider = {
    getMigrations: () =>
      Promise.resolve(Object.fromEntries(Object.entries(provided).map(([name, load]) => [name, toRunnable(load, kind)]))),
  }
  const { error } = await new Migrator({ db, provider, ...(schema && { migrationTableSchema: schema }) }).migrateToLatest()
  if (kind === 'sqlite') await sql`pragma temp_store = memory`.execute(db)
  if (error) throw error as Error
  return unknown
}

/** Returns the migrations that the database does not have yet, without running them. */
export async function pendingMigrations<Tables>(db: Kysely<Tables>, kind: DatabaseKind): Promise<string[]> {
  const applied = await appliedMigrations(db, kind === 'postgres' ? await currentSchema(db) : undefined)
  return Object.keys(migrations).filter((name) => !applied.includes(name))
}

const toRunnable = (load: () => Promise<Migration>, kind: DatabaseKind) => ({
  up: async (db: Kysely<unknown>) => {
    for (const statement of (await load()).statements(kind)) await sql.raw(statement).execute(db)
  },
})

/** The schema of new tables: the first of `search_path` that exists. Others in the same database may hold other sites. */
async function currentSchema<Tables>(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as schema`.execute(db)
  const schema = rows[0]?.schema
  if (!schema) throw new NoSchemaError('None of the schemas in its search_path exists.')
  return schema
}

async function appliedMigrations<Tables>(db: Kysely<Tables>, schema: string | undefined): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some((table) => table.name === DEFAULT_MIGRATION_TABLE && (schema === undefined || table.schema === schema))) return []
  const { rows } = await sql<{ name: string }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
