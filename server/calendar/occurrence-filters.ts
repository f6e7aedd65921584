// Which occurrences a list has: those that are left out of their series are in the trash, and a list can have each series once.
import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { Condition } from '../db/content-builder.ts'
import type { ContentStatus } from '../db/tables/content.ts'
import { permissionsFor } from '../engine/permissions.ts'
import { includesStatus } from '../lists/access-filters.ts'
import type { Caller } from '../users/caller.ts'
import type { EventBound } from './date-range.ts'
import { occurrenceBuilder } from './store.ts'

const permissions = permissionsFor('posts')

const allStatuses = ['publish', 'future', 'draft', 'pending', 'private', 'trash'] as const

/** The statuses of the rows of a list of occurrences with these: those that are left out of a series are in the trash, whatever its status is. */
export function rowStatuses(statuses: readonly ContentStatus[]): readonly ContentStatus[] {
  return statuses.includes('trash') ? allStatuses : statuses
}

/** What the occurrences of such a list must meet beside that. */
export function statusConditions(statuses: readonly ContentStatus[], caller: Caller): Condition[] {
  const eb = occurrenceBuilder()
  const isKept = eb('event_occurrences.omitted', '=', eb.lit(0))
  if (!statuses.includes('trash')) return [isKept]
  const { own, others } = permissions.read(caller)
  const isOwn = caller.user && includesStatus(own, 'trash') ? eb('content.author', '=', caller.user.id) : eb.lit(false)
  return [
    eb.or([eb.not(isKept), eb('content.status', 'in', statuses)]),
    ...(includesStatus(others, 'trash') ? [] : [eb.or([isKept, isOwn])]),
  ]
}

/** What an occurrence itself must meet, whatever its event is. */
export interface OccurrenceBounds {
  dates: readonly EventBound[]
  include: readonly number[]
  /** Whether occurrences that are left out of their series are listed, too. */
  hasOmitted: boolean
}

/**
 * Of each series, the first occurrence that meets the conditions. Those that have not been changed by themselves all meet them or none does,
 * so only the first of them is checked.
 */
export function firstOfSeries({ dates, include, hasOmitted }: OccurrenceBounds, conditions: readonly Condition[]): Condition {
  const within = (table: string): Condition => {
    const column = (name: string) => sql.ref(`${table}.${name}`)
    const bounds = dates.map((bound) => sql`${column(bound.column)} ${sql.raw(bound.operator)} ${bound.date}`)
    const included = include.length ? [sql`${column('id')} in (${sql.join(include)})`] : []
    return sql<SqlBool>`${sql.join([sql`${column('omitted')} = 0`, ...bounds, ...included], sql` and `)}`
  }
  const among = sql`event_occurrences.id in (select own.id from events join event_occurrences as own on own.id = events.content_id where events.recurrence = '' and ${within('own')}
    union all select (select one.id from event_occurrences as one where one.series_id = events.content_id and one.event_id = events.content_id
      and ${within('one')} order by one.start_date, one.id limit 1) from events where events.recurrence <> '')`
  return sql<SqlBool>`event_occurrences.id in (select matching.id from (select event_occurrences.id, row_number() over (
      partition by coalesce(event_occurrences.series_id, event_occurrences.id) order by event_occurrences.start_date, event_occurrences.id) as place
    from event_occurrences join content on content.id = event_occurrences.event_id
    where ${sql.join([...conditions, ...(hasOmitted ? [] : [among])], sql` and `)}) as matching where matching.place = 1)`
}
