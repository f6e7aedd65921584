// The files of media: which paths are taken, and by which item.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Database } from '../schema.ts'

export async function up(db: Kysely<Database>): Promise<void> {
  await db.schema
    .createTable('media_files')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('content_id', 'integer', (column) => column.references('content.id').onDelete('set null'))
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('bytes', 'integer')
    .addColumn('since', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('media_files_by_content').on('media_files').column('content_id').execute()
  await sql`create index media_files_left on media_files(since) where content_id is null`.execute(db)
  await takeInEarlierFiles(db)
}

/** Files that came in before are named in the meta of their items. Where two items name one file, it is the first one's. */
async function takeInEarlierFiles(db: Kysely<Database>): Promise<void> {
  const rows = await db
    .selectFrom('content')
    .select(['id', 'meta', 'mime_type', 'date_gmt'])
    .where('type', '=', 'attachment')
    .orderBy('id')
    .execute()
  for (const { id, meta, mime_type, date_gmt } of rows) {
    const { attached_file: path, source_url } = JSON.parse(meta) as { attached_file?: string; source_url?: string }
    if (!path || source_url !== undefined) continue
    await db
      .insertInto('media_files')
      .values({ path, content_id: id, size: 'full', mime_type, since: date_gmt })
      .onConflict((conflict) => conflict.column('path').doNothing())
      .execute()
  }
}
