// The stored events that an iCalendar file is about, and whether it changes them.
import { DateTime } from 'luxon'
import { formatCost } from '../calendar/cost.ts'
import { formatDate, findZone } from '../calendar/dates.ts'
import { resolveEventTimes } from '../calendar/event-times.ts'
import { eventIdOf, findEventItem, findOccurrencesOf } from '../calendar/occurrences-store.ts'
import type { EventItem } from '../calendar/occurrences-store.ts'
import { recurrenceOf, resolveRecurrence } from '../calendar/recurrence/recurrence.ts'
import { findEvents, findOrganizerIds, throwMissingEvent } from '../calendar/store.ts'
import type { RequestContext } from '../context.ts'
import { idsOf } from '../db/ids.ts'
import type { Db } from '../db/schema.ts'
import type { EventRow, OccurrenceRow } from '../db/tables/calendar.ts'
import { findTermsOf } from '../terms/store.ts'
import { category, tag } from '../namespaces/cal-events-v1/taxonomies.ts'
import type { CalendarEntry } from './calendar-entry.ts'
import { findEventsByGuid } from './store.ts'

const TAXONOMIES = [category.taxonomy, tag.taxonomy]

type Fields = CalendarEntry['fields']

/** What the import writes. */
export interface EventValues extends Omit<Fields, 'status' | 'recurrence'> {
  recurrence?: Fields['recurrence']
  venue: number | null
  organizer: number[]
  categories: number[]
  tags: number[]
}

/** Finds a version of an occurrence by its series, and everything else by its UID. */
export async function findStored({ key, occurrence }: CalendarEntry, db: Db): Promise<EventItem | undefined> {
  const ids = await findEventsByGuid(db, [key, ...(occurrence ? [occurrence.series] : [])])
  const [own, series] = [ids.get(key), occurrence && ids.get(occurrence.series)]
  const item = own === undefined ? undefined : await findEventItem(db, own)
  // It became an event of its own while its series did not have it.
  if (!occurrence || series === undefined || (item && !item.occurrence)) return item
  const event = (await findEvents(db, [series])).get(series)
  const found = event && (await findOccurrencesOf(db, series)).find(isOccurrence(occurrence, event))
  return found ? findEventItem(db, found.id) : item
}

/** Some programs write the date alone. */
function isOccurrence({ date, isDate, zone, utc }: NonNullable<CalendarEntry['occurrence']>, { timezone, all_day }: EventRow) {
  const isDay = all_day === 1 || isDate
  const start = isDay || zone === timezone ? date : localAt(utc, timezone)
  return ({ occurrence }: OccurrenceRow): boolean => (isDay ? occurrence.startsWith(start.slice(0, 10)) : occurrence === start)
}

const localAt = (moment: Date, timezone: string): string => formatDate(DateTime.fromJSDate(moment, { zone: findZone(timezone) }))

/** Whether an occurrence is as its series says. */
export const isUnchanged = ({ id, occurrence }: EventItem): boolean => occurrence !== undefined && occurrence.event_id !== id

const eventOf = async (item: EventItem, db: Db): Promise<EventRow> =>
  (await findEvents(db, [eventIdOf(item)])).get(eventIdOf(item)) ?? throwMissingEvent(item)

export async function isCanceledAlready(item: EventItem, { db }: RequestContext): Promise<boolean> {
  return (await eventOf(item, db)).canceled === 1
}

/** Occurrences that have been left out of a series here stay so. */
export async function withLeftOut<Values extends EventValues>(item: EventItem, values: Values, { db }: RequestContext): Promise<Values> {
  const stored = recurrenceOf(await eventOf(item, db))
  if (!values.recurrence || !stored || item.occurrence) return values
  const exdates = [...new Set([...values.recurrence.exdates, ...stored.exdates])].toSorted()
  return { ...values, recurrence: { ...values.recurrence, exdates } }
}

/** Whether an event has other values than these. Formatted texts that mean the same count as different. */
export async function differs(item: EventItem, values: EventValues, context: RequestContext): Promise<boolean> {
  const { db, config, now } = context
  const event = await eventOf(item, db)
  const { start_date, end_date, utc_start_date, utc_end_date } = item.occurrence ?? event
  const times = resolveEventTimes(values, undefined, config.site.timezone, now())
  const terms = (await findTermsOf(context, TAXONOMIES, [eventIdOf(item)])).get(eventIdOf(item)) ?? []
  const organizers = (await findOrganizerIds(db, [eventIdOf(item)])).get(eventIdOf(item)) ?? []
  const pairs: [unknown, unknown][] = [
    [item.title, values.title],
    [item.content, values.description],
    [item.excerpt, values.excerpt],
    [start_date, times.start_date],
    [end_date, times.end_date],
    [utc_start_date, times.utc_start_date],
    [utc_end_date, times.utc_end_date],
    [event.timezone, times.timezone],
    [event.all_day, times.all_day],
    [event.canceled === 1, values.canceled],
    [formatCost(event.cost), formatCost(values.cost)],
    [event.website, values.website],
    [event.venue_id, values.venue ?? 0],
    [organizers.join(), values.organizer.join()],
    [idsOf(terms).toSorted().join(), [...new Set([...values.categories, ...values.tags])].toSorted().join()],
    ...(values.recurrence === undefined
      ? []
      : [[event.recurrence, resolveRecurrence(values.recurrence, undefined, times)] satisfies [unknown, unknown]]),
  ]
  return pairs.some(([stored, given]) => (typeof stored === 'string' ? stored.trim() !== String(given).trim() : stored !== given))
}
