// Finds what sitemaps list: published items in portions of consecutive IDs, and terms that have items.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../db/schema.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { TermRow } from '../db/tables/terms.ts'

/** Items whose IDs are in a range. */
export interface Portion {
  from: number
  until: number
  /** The number of its items. */
  count: number
}

/** As the triggers that count them. */
const IDS_IN_BLOCK = 1000

/** Divides the items of a type into portions of at most `most` by the maintained counts, so that none of them is read. `portions` are those that exist already. */
export async function findPortions(db: Db, type: string, most: number, portions: Portion[] = []): Promise<Portion[]> {
  const blocks = await db
    .selectFrom('facet_counts')
    .select((eb) => [eb.cast<number>('value', 'integer').as('block'), 'count'])
    .where('facet', '=', 'block')
    .where('type', '=', type)
    .where('status', '=', 'publish')
    .where('count', '>', 0)
    .execute()
  for (const { block, count } of blocks.toSorted((one, other) => one.block - other.block)) {
    const until = (block + 1) * IDS_IN_BLOCK
    const last = portions.at(-1)
    if (last && last.count + count <= most) Object.assign(last, { until, count: last.count + count })
    else portions.push({ from: block * IDS_IN_BLOCK, until, count })
  }
  return portions
}

/** An index has this expression. */
const id = sql<number>`(id + 0)`

/** Finds the items of a portion, sorted by ID. `unlisted` excludes some. */
export function findPortion(
  db: Db,
  type: string,
  { from, until }: Portion,
  unlisted: RawBuilder<unknown> | undefined,
): Promise<Pick<ContentRow, 'id' | 'type' | 'status' | 'slug' | 'parent' | 'modified_gmt' | 'translations'>[]> {
  const items = db
    .selectFrom('content')
    .select(['id', 'type', 'status', 'slug', 'parent', 'modified_gmt', 'translations'])
    .where('type', '=', type)
    .where('status', '=', 'publish')
    .where(id, '>=', from)
    .where(id, '<', until)
    .orderBy(id)
  return (unlisted ? items.where(sql<boolean>`not (${unlisted})`) : items).execute()
}

/** Finds the items of a type that were modified last, the newest first. */
export function findModified(db: Db, type: string, limit: number): Promise<Pick<ContentRow, 'id' | 'modified_gmt'>[]> {
  return db
    .selectFrom('content')
    .select(['id', 'modified_gmt'])
    .where('type', '=', type)
    .where('status', '=', 'publish')
    .orderBy('modified_gmt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

const withItems = (db: Db, taxonomy: string) => db.selectFrom('terms').where('taxonomy', '=', taxonomy).where('count', '>', 0)

export async function countTermsWithItems(db: Db, taxonomy: string): Promise<number> {
  const { count } = await withItems(db, taxonomy)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Sorted by ID. */
export function findTermsWithItems(db: Db, taxonomy: string, bounds: { limit: number; offset: number }): Promise<TermRow[]> {
  return withItems(db, taxonomy).selectAll().orderBy('id').limit(bounds.limit).offset(bounds.offset).execute()
}
