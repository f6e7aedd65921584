// The files of media items: which paths are taken, and by which item.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
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
  await recordExistingFiles(db)
}

/** The files of existing items are named in their meta. If two items name the same file, it belongs to the first one. */
async function recordExistingFiles(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: number; meta: string; mime_type: string; date_gmt: string }>`
    select id, meta, mime_type, date_gmt from content where type = 'attachment' order by id`.execute(db)
  for (const { id, meta, mime_type, date_gmt } of rows) {
    const { attached_file: path, source_url } = JSON.parse(meta) as { attached_file?: string; source_url?: string }
    if (!path || source_url !== undefined) continue
    await sql`
      insert into media_files(path, content_id, size, mime_type, since) values (${path}, ${id}, 'full', ${mime_type}, ${date_gmt})
      on conflict (path) do nothing`.execute(db)
  }
}
