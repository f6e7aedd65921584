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

/** The filter of a public list; empty for all posts. */
export type PublicListQuery =
  | { author?: number; isStickyFirst?: boolean }
  /** The items of these types, only those with the term if there is one. */
  | { types: readonly string[]; term?: number }
  | { format: PostFormat }
  /** A range of dates in the site's time zone, represented as UTC. */
  | { dates: { from: DateTime; until: DateTime } }

/** The maximum offset of time zones, so that an index by UTC can find local dates. */
const MAX_OFFSET = { days: 1 }

const formatStored = (date: DateTime): string => date.toFormat("yyyy-MM-dd'T'HH:mm:ss")

/** Finds published posts, newest first, optionally with sticky posts before the others. */
export async function findLatestPublic(
  listing: PublicListQuery,
  bounds: { limit: number; offset: number },
  context: RequestContext,
): Promise<ContentRow[]> {
  const types = 'types' in listing ? listing.types : ['post']
  if (!types.length) return []
  const list = await findList(
    {
      ...{
        types,
        statuses: ['publish'],
        scope: unrestricted,
        sorting: newestFirst,
        ...bounds,
      },
      filters: (dialect) => Promise.resolve(filtersOf(listing, { ...context, dialect })),
      first: 'isStickyFirst' in listing && listing.isStickyFirst ? stickyFirst : undefined,
      // The total is not needed.
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
  if ('types' in listing) return listing.term === undefined ? [] : [byTerms('terms')({ terms: [listing.term] }, context)]
  const { author } = listing
  return [byAuthor({ author: author === undefined ? [] : [author], author_exclude: [] }, context)]
}
