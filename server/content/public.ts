// What anybody may see, found by its public address.
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { permalinks } from './permalinks.ts'

type Db = Kysely<Database>

const TYPES = ['post', 'page']

const published = (db: Db) => db.selectFrom('content').selectAll().where('status', '=', 'publish')

export function findPublic(db: Db, id: number): Promise<ContentRow | undefined> {
  return published(db).where('id', '=', id).where('type', 'in', TYPES).executeTakeFirst()
}

/** By the slugs of its address: a page below its parents, or else a post. */
export async function findPublicByPath(db: Db, slugs: readonly string[]): Promise<ContentRow | undefined> {
  const last = slugs.at(-1)
  if (last === undefined) return undefined
  const called = await published(db).where('slug', '=', last).where('type', 'in', TYPES).orderBy('type').orderBy('id').execute()
  const { link } = await permalinks(db, called, '')
  return called.find((row) => link(row) === `/${slugs.join('/')}/`)
}

export interface Listing {
  author?: number
  term?: number
}

/** Published posts, the newest first. */
export function latestPublic(db: Db, { author, term }: Listing, limit: number, offset: number): Promise<ContentRow[]> {
  let posts = published(db).where('type', '=', 'post')
  if (author !== undefined) posts = posts.where('author', '=', author)
  if (term !== undefined) posts = posts.where('id', 'in', (eb) => eb.selectFrom('content_terms').select('content_id').where('term_id', '=', term))
  return posts.orderBy('date_gmt', 'desc').orderBy('id', 'desc').limit(limit).offset(offset).execute()
}
