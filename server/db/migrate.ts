// Brings the tables up to date.
import type { Kysely } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Dialect } from './dialect.ts'
import { migrations } from './migrations/index.ts'
import type { Database } from './schema.ts'

export async function migrate(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  const provider = {
    getMigrations: async () =>
      Object.fromEntries(
        Object.entries(migrations).map(([name, { up }]) => [name, { up: (schema: Kysely<Database>) => up(schema, dialect) }]),
      ),
  }
  const { error } = await new Migrator({ db, provider }).migrateToLatest()
  if (error) throw error as Error
}
