// The author, status, dates and URLs of events, venues and organizers.
import { siteDate } from '#server/engine/dates.ts'
import { dates } from '#server/engine/traits/dates.ts'
import { statusForDate, isUnpublished } from '#server/engine/traits/status.ts'
import type { Permissions } from '#server/engine/permissions.ts'
import type { Change, Trait } from '#server/engine/trait.ts'
import { createPermalinks } from '#server/engine/permalinks.ts'
import type { ContentRow, ContentStatus } from '#server/db/tables/content.ts'
import { invalidParam, unknownId } from '#server/contract/api-error.ts'
import { assertAllowed } from '#server/users/missing-right.ts'
import { findUser } from '#server/users/store.ts'
import { parseDate, toCalendarFormat } from '../dates.ts'

type EventStatus = 'publish' | 'future' | 'draft' | 'pending' | 'private'

interface Identifiers {
  id: number
  global_id: string
  global_id_lineage: string[]
  url: string
  rest_url: string
}

export function identifiers(route: string): Trait<ContentRow, Identifiers, object> & { read: object } {
  return {
    async read(rows, context) {
      const { config } = context
      const { link } = await createPermalinks(rows, context)
      const site = config.baseUrl.replace(/^https?:\/\//, '')
      return (row) => {
        const global_id = `${site}?id=${row.id}`
        return { id: row.id, global_id, global_id_lineage: [global_id], url: link(row), rest_url: `${config.restRoot}${route}/${row.id}` }
      }
    },
  }
}

interface Dates {
  date: string
  date_utc: string | null
  modified: string
  modified_utc: string
}

/** A draft without a date of its own has no UTC date. */
export const publication: Trait<ContentRow, Dates, { date?: string | null; date_utc?: string | null }> & { read: object } = {
  name: 'dates',
  read: () => (row) => ({
    date: toCalendarFormat(row.date),
    date_utc: row.date_floats ? null : toCalendarFormat(row.date_gmt),
    modified: toCalendarFormat(row.modified),
    modified_utc: toCalendarFormat(row.modified_gmt),
  }),
  write(input, change) {
    const { timezone } = change.context.config.site
    const inUtc = (text: string | null | undefined, zone: string, name: string): string | null | undefined =>
      text && parseMoment(text, zone, name)
    const [date, utc] = [inUtc(input.date, timezone, 'date'), inUtc(input.date_utc, 'utc', 'date_utc')]
    const given = date ?? utc
    // Null changes nothing.
    return dates.write?.(given ? { date_gmt: given } : {}, change)
  },
}

/** The modification date of a new sticky event is the time of its creation instead of its date. */
export const modifiedWhenSticky: Trait<ContentRow, object, { sticky?: boolean }> & { write: object } = {
  after: ['dates'],
  write({ sticky }, { values, context }) {
    if (!sticky) return
    const { date, date_gmt } = siteDate(context.now(), context.config.site.timezone)
    Object.assign(values, { modified: date, modified_gmt: date_gmt })
  },
}

function parseMoment(text: string, zone: string, name: string): string {
  const found = parseDate(text, zone)
  if (!found) throw invalidParam(name, 'must be a date')
  return found.toUTC().toFormat("yyyy-MM-dd'T'HH:mm:ss")
}

/** For callers without the right to publish, `publish` becomes `pending`. */
export function status(
  permissions: Permissions,
): Trait<ContentRow, { status: EventStatus | 'trash' }, { status?: EventStatus }> & { read: object } {
  return {
    name: 'status',
    after: ['dates'],
    read: () => (row) => ({ status: row.status as EventStatus | 'trash' }),
    write(input, change) {
      const { before, values, context } = change
      const mayPublish = permissions.mayPublish(context.caller)
      const requested: ContentStatus = values.status ?? input.status ?? before?.status ?? (mayPublish ? 'publish' : 'draft')
      const needsReview = !mayPublish && requested !== before?.status && requested !== 'trash' && !isUnpublished(requested)
      values.status = needsReview ? 'pending' : statusForDate(requested, change)
      if (!isUnpublished(values.status) && values.status !== 'trash') values.date_floats = 0
      if (before?.status === 'trash' && values.status !== 'trash') values.status_before_trash = null
    },
  }
}

export function author(permissions: Permissions): Trait<ContentRow, { author: number }, { author?: number }> & { read: object } {
  return {
    read: () => (row) => ({ author: row.author }),
    async write(input, { before, values, context: { caller, db } }: Change<ContentRow>) {
      const wanted = input.author ?? before?.author ?? caller.user?.id
      if (wanted === undefined || wanted === before?.author) return
      if (!(await findUser(db, wanted))) throw unknownId('author', 'user', wanted)
      if (wanted !== caller.user?.id)
        assertAllowed(caller, 'rest_forbidden', 'set another user as the author', (one) => permissions.mayEditOthers(one))
      values.author = wanted
    },
  }
}
