// Finds published items for the public pages: by ID, and lists of posts.
import type { DateTime } from 'luxon'
import type { RequestContext } from '../context.ts'
import { contentBuilder } from '../db/content-builder.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow, PostFormat } from '../db/tables/content.ts'
import { hasFormat } from '../engine/filters.ts'
import { byAuthor } from '../engine/filters.ts'
import { byTerms } from '../engine/term-filters.ts'
import { unrestricted } from '../lists/access-filters.ts'
import type { Constrained } from '../lists/constraints.ts'
import { newestFirst } from '../lists/order.ts'
import { findList } from '../lists/planner.ts'
import { stickyFirst } from './sticky-filters.ts'

export function findPublishedByIds(db: Db, types: readonly string[], ids: readonly number[]): Promise<ContentRow[]> {
  return db
    .selectFrom('content')
    .selectAll()
    .where('status', '=', 'publish')
    .where('id', 'in', ids)
    .where('type', 'in', types)
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

const formatStored = (date: DateTime): string => date.toFormat("yyyy-MM-dd'T'HH:mm:ss")

/** Published posts, newest first; the sticky ones before the others, if the list asks for it. */
export async function findLatestPublic(
  listing: PublicListQuery,
  bounds: { limit: number; offset: number },
  context: RequestContext,
): Promise<ContentRow[]> {
  const list = await findList(
    {
      ...{ types: ['post'], statuses: ['publish'], scope: unrestricted, sorting: newestFirst, ...bounds },
      filters: (dialect) => Promise.resolve(filtersOf(listing, { ...context, dialect })),
      first: 'isStickyFirst' in listing && listing.isStickyFirst ? stickyFirst : undefined,
      // Nobody asks for the total.
      countLimit: 0,
    },
    context,
  )
  return (await list.rows()).rows
}

function filtersOf(listing: PublicListQuery, context: RequestContext): (Condition | Constrained | undefined)[] {
  const eb = contentBuilder()
  if ('format' in listing) return [hasFormat([listing.format])]
  if ('dates' in listing) {
    const { from, until } = listing.dates
    return [
      eb('content.date', '>=', formatStored(from)),
      eb('content.date', '<', formatStored(until)),
      eb('content.date_gmt', '>', formatStored(from.minus(MAX_OFFSET))),
      eb('content.date_gmt', '<', formatStored(until.plus(MAX_OFFSET))),
    ]
  }
  const { author, term } = listing
  return [
    byAuthor({ author: author === undefined ? [] : [author], author_exclude: [] }, context),
    byTerms('terms')({ terms: term === undefined ? [] : [term] }, context),
  ]
}
