// Exports events as iCalendar files: single events, series with all of their exceptions, and single occurrences.
import type { RequestContext } from '#server/context.ts'
import { Text } from '#server/contract/operation.ts'
import { idsOf } from '#server/db/ids.ts'
import type { Db } from '#server/db/schema.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { eachSeriesOnce } from '#server/calendar/event-page.ts'
import { findExceptions } from '#server/calendar/exceptions-store.ts'
import { createCalendarPart, writeCalendar } from '#server/calendar/icalendar/calendar.ts'
import type { CalendarPart, WrittenEvent } from '#server/calendar/icalendar/calendar.ts'
import { findEventItems } from '#server/calendar/occurrences-store.ts'
import type { EventItem } from '#server/calendar/occurrences-store.ts'
import { findEvents } from '#server/calendar/store.ts'
import { findRows } from '#server/engine/rows-store.ts'
import type { Handlers } from './contract.ts'
import { events } from './events.ts'

/** The maximum number of single events and series in a feed. */
const MAX_EVENTS = 1000

export const handlers = {
  async getCalendarFeed({ query }, context) {
    const occurrences = { ...query, expand: 'occurrences', page: 1, per_page: MAX_EVENTS } as const
    const page = eachSeriesOnce((bounds) => events.pageOf(occurrences, bounds, context), MAX_EVENTS, context.db)
    const { items, total } = await events.listAs(listedParts, page, context)
    return {
      status: 200,
      headers: { 'X-CAL-Total': total, 'Content-Disposition': dispositionOf('events'), 'Content-Language': context.language },
      body: new Text('text/calendar', writeCalendar(items, context)),
    }
  },

  async getEventFile({ path, query }, context) {
    const row = await events.readable(path, query, context)
    const parts = await partsOf([row], context, { password: query.password, isListed: false })
    return {
      status: 200,
      headers: { 'Content-Disposition': dispositionOf(`event-${row.id}`), 'Content-Language': context.language },
      body: new Text('text/calendar', writeCalendar(parts, context)),
    }
  },
} satisfies Partial<Handlers>

const listedParts = (rows: readonly ContentRow[], context: RequestContext): Promise<CalendarPart[]> =>
  partsOf(rows, context, { password: undefined, isListed: true })

/** A series has its exceptions. Those that the caller may not see, and in lists those that are hidden from them, are left out of it. */
export async function partsOf(
  rows: readonly EventItem[],
  context: RequestContext,
  { password, isListed }: { password: string | undefined; isListed: boolean },
): Promise<CalendarPart[]> {
  const { db } = context
  const exceptions = await findEventItems(db, idsOf(await findExceptions(db, idsOf(rows.filter(({ occurrence }) => !occurrence)))))
  const items = [...rows, ...exceptions]
  const seriesOf = await findSeries(items, db)
  const presented = await events.present(items, context, password)
  const written = items.flatMap((row, index) => {
    const entry = presented[index]
    return entry ? [{ row, entry, series: seriesOf(row) }] : []
  })
  const isShown = ({ row, entry }: (typeof written)[number]): boolean =>
    row.status !== 'trash' && events.mayRead(row, context) && !(isListed && entry.hide_from_listings)
  const bySeries = Map.groupBy(written.slice(rows.length), ({ series }) => series?.row.id)
  return written.slice(0, rows.length).map((whole) => {
    const of = bySeries.get(whole.row.id) ?? []
    const withheld = of.filter((one) => !isShown(one)).map(({ entry }) => entry.occurrence ?? '')
    return createCalendarPart([...(events.mayRead(whole.row, context) ? [{ ...whole, withheld }] : []), ...of.filter(isShown)])
  })
}

/** Returns a function that returns the series of an occurrence. */
async function findSeries(items: readonly EventItem[], db: Db): Promise<(item: EventItem) => WrittenEvent['series']> {
  const ids = [...new Set(items.flatMap(({ occurrence }) => occurrence?.series_id ?? []))]
  const rows = new Map((await findRows(db, ids)).map((row) => [row.id, row]))
  const series = await findEvents(db, ids)
  return ({ occurrence }) => {
    const id = occurrence?.series_id ?? 0
    const [row, event] = [rows.get(id), series.get(id)]
    return row && event && { row, event }
  }
}

function dispositionOf(name: string): string {
  return `inline; filename="${name}.ics"`
}
