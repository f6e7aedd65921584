// The SQL of templates and styles. The slug of a template is its ID: the theme, two slashes, and the template's own slug.
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

const published = (db: Kysely<Database>, type: string) =>
  db.selectFrom('content').selectAll().where('type', '=', type).where('status', '=', 'publish')

export function findPublished(db: Kysely<Database>, type: string, slug: string): Promise<ContentRow | undefined> {
  return published(db, type).where('slug', '=', slug).executeTakeFirst()
}

export function listPublished(db: Kysely<Database>, type: string): Promise<ContentRow[]> {
  return published(db, type).orderBy('slug').execute()
}
