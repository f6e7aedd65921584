// The SQL of templates and styles. The slug of a template is its ID: the theme, two slashes, and the template's own slug.
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

const selectPublished = (db: Db, type: string) =>
  db.selectFrom('content').selectAll().where('type', '=', type).where('status', '=', 'publish')

export function findPublished(db: Db, type: string, slug: string): Promise<ContentRow | undefined> {
  return selectPublished(db, type).where('slug', '=', slug).executeTakeFirst()
}

export function listPublished(db: Db, type: string): Promise<ContentRow[]> {
  return selectPublished(db, type).orderBy('slug').execute()
}
