// The SQL of dynamic blocks, which only show published items without a password.
import { sql } from 'kysely'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'

/** An item without its texts, for lists. */
export type ListedItem = Omit<ContentRow, 'content' | 'content_rendered'>

const selectVisible = (db: Db) => db.selectFrom('content').where('status', '=', 'publish').where('password', '=', '')

export function findShownTexts(db: Db, ids: readonly number[]): Promise<ContentRow[]> {
  return selectVisible(db).selectAll().where('id', 'in', ids).execute()
}

const listedColumns = [
  'id',
  'type',
  'status',
  'slug',
  'parent',
  'menu_order',
  'author',
  'title',
  'title_rendered',
  'block_version',
  'is_dynamic',
  'excerpt',
  'excerpt_rendered',
  'date',
  'date_gmt',
  'date_floats',
  'modified',
  'modified_gmt',
  'password',
  'comment_status',
  'ping_status',
  'featured_media',
  'sticky',
  'template',
  'format',
  'meta',
  'words',
  'mime_type',
  'guid',
  'translations',
  'status_before_trash',
  'slug_before_trash',
  'version',
] as const

export function findListed(db: Db, ids: readonly number[]): Promise<ListedItem[]> {
  return selectVisible(db).select(listedColumns).where('id', 'in', ids).execute()
}

const MAX_PAGES = 2_000

export function listPages(db: Db) {
  return selectVisible(db)
    .select(['id', 'type', 'status', 'slug', 'parent', 'title_rendered'])
    .where('type', '=', 'page')
    .orderBy('menu_order')
    .orderBy('title')
    .orderBy('id')
    .limit(MAX_PAGES)
    .execute()
}

/** Counts posts by the first characters of their dates (4: years, 7: months, 10: days), latest first. */
export async function countByDate(db: Db, characters: 4 | 7 | 10): Promise<{ period: string; count: number }[]> {
  const period = sql<string>`substr(${sql.ref('content.date')}, 1, ${sql.lit(characters)})`
  const rows = await db
    .selectFrom('content')
    .where('type', '=', 'post')
    .where('status', '=', 'publish')
    .select((eb) => [period.as('period'), eb.fn.countAll<number>().as('count')])
    .groupBy(period)
    .orderBy(period, 'desc')
    .execute()
  return rows.map((row) => ({ period: row.period, count: Number(row.count) }))
}

/** Finds the days with posts in the month from `start` up to `end`, such as `2026-12-01`, and the nearest other months with posts. */
export async function findMonth(
  db: Db,
  start: string,
  end: string,
): Promise<{ days: ReadonlySet<number>; previous: string | undefined; next: string | undefined }> {
  const posts = db.selectFrom('content').where('type', '=', 'post').where('status', '=', 'publish')
  const day = sql<string>`substr(${sql.ref('content.date')}, 9, 2)`
  const rows = await posts.where('date', '>=', start).where('date', '<', end).select(day.as('day')).distinct().execute()
  const previous = await posts.where('date', '<', start).select('date').orderBy('date', 'desc').limit(1).executeTakeFirst()
  const next = await posts.where('date', '>=', end).select('date').orderBy('date').limit(1).executeTakeFirst()
  return { days: new Set(rows.map((row) => Number(row.day))), previous: previous?.date.slice(0, 7), next: next?.date.slice(0, 7) }
}

export const withoutPassword: Condition = contentBuilder()('content.password', '=', '')
