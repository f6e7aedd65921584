// The fields of an event other than its texts: dates, cost, website and flags.
import type { Change, ReadContext, Trait } from '#server/engine/trait.ts'
import { idsOf } from '#server/db/ids.ts'
import { encodeSpaces } from '#server/contract/spaced-url.ts'
import { createPermalink, createPermalinks } from '#server/engine/permalinks.ts'
import type { EventRow } from '#server/db/tables/calendar.ts'
import type { ContentRow, Flag } from '#server/db/tables/content.ts'
import type { Recurrence, RecurrenceInput } from '#server/contract/recurrence.ts'
import { costDetails, formatCost, changeCurrency, parseCost } from '../cost.ts'
import type { CostDetails, CostInput, CurrencyInput } from '../cost.ts'
import { splitDate, abbreviateZone, findZone } from '../dates.ts'
import { resolveEventTimes, parseUtc } from '../event-times.ts'
import type { EventTimesInput } from '../event-times.ts'
import { eventIdOf, eventIdsOf, findAccess, isException } from '../occurrences-store.ts'
import type { EventItem } from '../occurrences-store.ts'
import { presentRecurrence, resolveRecurrence } from '../recurrence/recurrence.ts'
import { mayReadSeries } from '../series-access.ts'
import { findEvents, saveEvent, throwMissingEvent } from '../store.ts'
import { sanitizeToPlainText } from './texts.ts'

const flags = ['show_map', 'show_map_link', 'hide_from_listings', 'sticky', 'featured', 'ticketed'] as const

type FlagName = (typeof flags)[number]
type Details = ReturnType<typeof splitDate>

interface Out extends Record<FlagName, boolean> {
  all_day: boolean
  start_date: string
  start_date_details: Details
  end_date: string
  end_date_details: Details
  utc_start_date: string
  utc_start_date_details: Details
  utc_end_date: string
  utc_end_date_details: Details
  timezone: string
  timezone_abbr: string
  canceled: boolean
  recurrence: Recurrence | null
  series: number | null
  occurrence: string | null
  cost: string
  cost_details: CostDetails
  website: string
}

interface In extends EventTimesInput, CurrencyInput, Partial<Record<FlagName, boolean>> {
  canceled?: boolean
  recurrence?: RecurrenceInput | null
  cost?: CostInput
  website?: string | null
}

export const eventFields: Trait<EventItem, Out, In> & { read: object } = {
  name: 'event',
  async read(rows, context) {
    // An exception shows the recurrence of its series.
    const series = rows.flatMap(({ occurrence }) => occurrence?.series_id ?? [])
    const events = await findEvents(context.db, [...new Set([...eventIdsOf(rows), ...series])])
    const hidden = await findHiddenSeries(rows, context)
    const { link } = await createPermalinks(rows, context)
    return (row) => {
      const event = events.get(eventIdOf(row)) ?? throwMissingEvent(row)
      const { occurrence } = row
      const seriesId = (occurrence && !hidden.has(occurrence.series_id) && occurrence.series_id) || null
      const { start_date, end_date, utc_start_date, utc_end_date } = occurrence ?? event
      const { timezone } = event
      return {
        all_day: event.all_day === 1,
        start_date,
        start_date_details: splitDate(start_date),
        end_date,
        end_date_details: splitDate(end_date),
        utc_start_date,
        utc_start_date_details: splitDate(utc_start_date),
        utc_end_date,
        utc_end_date_details: splitDate(utc_end_date),
        timezone,
        timezone_abbr: abbreviateZone(timezone, parseUtc(utc_start_date).setZone(findZone(timezone))),
        canceled: event.canceled === 1,
        recurrence: presentRecurrence(events.get(seriesId ?? event.content_id) ?? event),
        series: seriesId,
        occurrence: (seriesId && occurrence?.occurrence) || null,
        cost: formatCost(event.cost),
        cost_details: costDetails(event.cost),
        website: event.website || link(row),
        ...(Object.fromEntries(flags.map((flag) => [flag, event[flag] === 1])) as Record<FlagName, boolean>),
      }
    }
  },

  async write(input, change: Change<ContentRow>) {
    const { before, context, addEffect } = change
    const { db, config, now } = context
    const stored = before && (await findEvents(db, [before.id])).get(before.id)
    const own = before && (await createPermalink(before, context))
    const set = flags.flatMap((flag) => (input[flag] === undefined ? [] : [[flag, input[flag] ? 1 : 0]]))
    const times = resolveEventTimes(input, stored, config.site.timezone, now())
    const event: EventRow = {
      ...(stored ?? unset),
      ...times,
      recurrence: resolveRecurrence(input.recurrence, stored, times),
      ...(input.canceled !== undefined && { canceled: input.canceled ? (1 as const) : (0 as const) }),
      cost: changeCurrency(costFrom(input.cost, stored?.cost ?? '', change), input),
      ...(input.website !== undefined && { website: input.website === own ? '' : encodeSpaces(input.website ?? '') }),
      ...(Object.fromEntries(set) as Partial<Record<FlagName, Flag>>),
    }
    addEffect((trx, row) => saveEvent(trx, { ...event, content_id: row.id }))
  },
}

/** The series that the caller may not read, although some of their exceptions may be read: those look like single events. */
async function findHiddenSeries(rows: readonly EventItem[], { db, caller }: ReadContext): Promise<Set<number | null>> {
  const exceptions = rows.flatMap(({ occurrence }) => (occurrence && isException(occurrence) ? [occurrence] : []))
  const series = await findAccess(db, [...new Set(exceptions.flatMap(({ series_id }) => series_id ?? []))])
  return new Set(idsOf(series.filter((one) => !mayReadSeries(one, caller))))
}

/** A formatted cost that is sent back unchanged keeps the stored one. */
function costFrom(input: CostInput | undefined, stored: string, change: Change<ContentRow>): string {
  return input === undefined || input === formatCost(stored) ? stored : sanitizeToPlainText(parseCost(input), change)
}

const unset = {
  content_id: 0,
  cost: '',
  website: '',
  show_map: 0,
  show_map_link: 0,
  hide_from_listings: 0,
  sticky: 0,
  featured: 0,
  ticketed: 0,
  venue_id: 0,
  canceled: 0,
  generated_until: '',
  utc_last_end: '',
} as const
