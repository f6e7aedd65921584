// What the authorization page needs: the passwords that people sign in with there, and which application a password was made for.
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('account_passwords')
    .addColumn('user_id', 'integer', (column) => column.primaryKey().references('users.id').onDelete('cascade'))
    .addColumn('hash', 'text', (column) => column.notNull())
    .execute()
  await db.schema.alterTable('application_passwords').addColumn('app_id', 'text').execute()
}
