// The fields of an event other than its texts: dates, cost, website and flags.
import type { Change, Trait } from '#server/engine/trait.ts'
import { encodeSpaces } from '#server/contract/spaced-url.ts'
import { idsOf } from '#server/db/ids.ts'
import { createPermalink, createPermalinks } from '#server/engine/permalinks.ts'
import type { EventRow } from '#server/db/tables/calendar.ts'
import type { ContentRow, Flag } from '#server/db/tables/content.ts'
import { costDetails, formatCost, changeCurrency, parseCost } from '../cost.ts'
import type { CostDetails, CostInput, CurrencyInput } from '../cost.ts'
import { splitDate, abbreviateZone, findZone } from '../dates.ts'
import { resolveEventTimes, parseUtc } from '../event-times.ts'
import type { EventTimesInput } from '../event-times.ts'
import { findEvents, saveEvent } from '../store.ts'
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
  cost: string
  cost_details: CostDetails
  website: string
}

interface In extends EventTimesInput, CurrencyInput, Partial<Record<FlagName, boolean>> {
  cost?: CostInput
  website?: string | null
}

export const eventFields: Trait<ContentRow, Out, In> & { read: object } = {
  name: 'event',
  async read(rows, context) {
    const events = await findEvents(context.db, idsOf(rows))
    const { link } = await createPermalinks(rows, context)
    return (row) => {
      const event = events.get(row.id) ?? throwMissingEvent(row)
      const { start_date, end_date, utc_start_date, utc_end_date, timezone } = event
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
        cost: formatCost(event.cost),
        cost_details: costDetails(event.cost),
        website: event.website || link(row),
        ...(Object.fromEntries(flags.map((flag) => [flag, event[flag] === 1])) as Record<FlagName, boolean>),
      }
    }
  },

  async write(input, change) {
    const { before, context, addEffect } = change
    const { db, config, now } = context
    const stored = before && (await findEvents(db, [before.id])).get(before.id)
    const own = before && (await createPermalink(before, context))
    const set = flags.flatMap((flag) => (input[flag] === undefined ? [] : [[flag, input[flag] ? 1 : 0]]))
    const event: EventRow = {
      ...(stored ?? unset),
      ...resolveEventTimes(input, stored, config.site.timezone, now()),
      cost: changeCurrency(costFrom(input.cost, stored?.cost ?? '', change), input),
      ...(input.website !== undefined && { website: input.website === own ? '' : encodeSpaces(input.website ?? '') }),
      ...(Object.fromEntries(set) as Partial<Record<FlagName, Flag>>),
    }
    addEffect((trx, row) => saveEvent(trx, { ...event, content_id: row.id }))
  },
}

export function throwMissingEvent({ id }: Pick<ContentRow, 'id'>): never {
  throw new Error(`The event ${id} has no row among the events.`)
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
} as const
