// Finds published items for the public pages: by ID, and lists of posts.
import type { DateTime } from 'luxon'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow, PostFormat } from '../db/tables/content.ts'
import type { Constraint } from '../lists/constraints.ts'
import { hasFormat } from '../engine/filters.ts'
import { findPageOfRows } from '../lists/lists-store.ts'
import type { Ranges } from '../lists/ranges.ts'
import { publicTypes } from './public.ts'

export function findPublicByIds(db: Db, ids: readonly number[]): Promise<ContentRow[]> {
  return db
    .selectFrom('content')
    .selectAll()
    .where('status', '=', 'publish')
    .where('id', 'in', ids)
    .where('type', 'in', publicTypes)
    .orderBy('id')
    .execute()
}

/** Which posts a public list contains; all of them if it is empty. */
export type PublicListQuery =
  | { author?: number; term?: number; isStickyFirst?: boolean }
  | { format: PostFormat }
  /** The dates of posts in the site's time zone, which both are given as if they were UTC. */
  | { dates: { from: DateTime; until: DateTime } }

/** No time zone is further from UTC, so that an index finds local dates, too. */
const MAX_OFFSET = { days: 1 }

const stored = (date: DateTime): string => date.toFormat("yyyy-MM-dd'T'HH:mm:ss")

/** Published posts, newest first; the sticky ones before the others, if the list asks for it. */
export async function latestPublic(db: Db, listing: PublicListQuery, limit: number, offset: number): Promise<ContentRow[]> {
  const { ref } = contentBuilder()
  const isStickyFirst = 'isStickyFirst' in listing && listing.isStickyFirst === true
  const { rows } = await findPageOfRows(db, {
    type: 'post',
    statuses: ['publish'],
    order: [
      ...(isStickyFirst ? [[ref('content.sticky'), 'desc'] as const] : []),
      [ref('content.date_gmt'), 'desc'],
      [ref('content.id'), 'desc'],
    ],
    ...('format' in listing || 'dates' in listing ? { conditions: conditionsOf(listing) } : { conditions: [], ranges: rangesOf(listing) }),
    limit,
    offset,
  })
  return rows
}

function conditionsOf(listing: Extract<PublicListQuery, { format: unknown } | { dates: unknown }>): Condition[] {
  const eb = contentBuilder()
  if ('format' in listing) return [hasFormat([listing.format])]
  const { from, until } = listing.dates
  return [
    eb('content.date', '>=', stored(from)),
    eb('content.date', '<', stored(until)),
    eb('content.date_gmt', '>', stored(from.minus(MAX_OFFSET))),
    eb('content.date_gmt', '<', stored(until.plus(MAX_OFFSET))),
  ]
}

function rangesOf({ author, term, isStickyFirst = false }: { author?: number; term?: number; isStickyFirst?: boolean }): Ranges {
  const constraints: Constraint[] = [
    ...(author === undefined ? [] : [{ by: 'author', ids: [author], isExcluded: false } as const]),
    ...(term === undefined ? [] : [{ by: 'term', ids: [term], isExcluded: false } as const]),
  ]
  return { branches: [{ status: 'publish' }], constraints, isByDate: true, isStickyFirst }
}
