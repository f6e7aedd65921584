// The secret of the site, which is made when it is first used. Application passwords are found by a hash that is keyed with it;
// those from before have none.
import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await db.deleteFrom('application_passwords').execute()
  await db.schema.createIndex('application_passwords_by_hash').on('application_passwords').column('hash').unique().execute()
}
