// The secret of the site, which is generated on first use. Application passwords are looked up by a hash that is keyed with it;
// passwords made before have no such hash and are deleted.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute()
  await sql`delete from application_passwords`.execute(db)
  await db.schema.createIndex('application_passwords_by_hash').on('application_passwords').column('hash').unique().execute()
}
