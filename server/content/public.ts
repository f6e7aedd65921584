// What anybody may see, found by its public address.
import type { Kysely } from 'kysely'
import type { Database } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

type Db = Kysely<Database>

const TYPES = ['post', 'page']
const DEEPEST = 20

const published = (db: Db) => db.selectFrom('content').selectAll().where('status', '=', 'publish')

export function findPublic(db: Db, id: number): Promise<ContentRow | undefined> {
  return published(db).where('id', '=', id).where('type', 'in', TYPES).executeTakeFirst()
}

/** By the slugs of its address: a page below its parents, or a post. */
export async function findPublicByPath(db: Db, slugs: readonly string[]): Promise<ContentRow | undefined> {
  const last = slugs.at(-1)
  if (last === undefined || slugs.length > DEEPEST) return undefined
  const pages = await published(db).where('type', '=', 'page').where('slug', '=', last).execute()
  for (const page of pages) if ((await pathOf(db, page)).join('/') === slugs.join('/')) return page
  return slugs.length === 1 ? published(db).where('type', '=', 'post').where('slug', '=', last).executeTakeFirst() : undefined
}

/** The slugs from the topmost page down to this one; drafts above may have none yet. */
export async function pathOf(db: Db, page: Pick<ContentRow, 'slug' | 'parent'>): Promise<string[]> {
  const slugs = [page.slug]
  for (let { parent } = page; parent && slugs.length <= DEEPEST; ) {
    const above = await db.selectFrom('content').select(['slug', 'parent']).where('id', '=', parent).executeTakeFirst()
    if (!above) break
    slugs.unshift(above.slug)
    parent = above.parent
  }
  return slugs.filter(Boolean)
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
