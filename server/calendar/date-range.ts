// The date range of a list of events: the bounds in the query, or a default range if the query has none.
import { DateTime } from 'luxon'
import { LRUCache } from 'lru-cache'
import type { RequestContext } from '../context.ts'
import { invalidParam } from '../contract/api-error.ts'
import type { Bound } from '../lists/day-counts-store.ts'
import { parseDate, formatDate } from './dates.ts'

export interface DateQuery {
  start_date?: string
  end_date?: string
  starts_before?: string
  starts_after?: string
  ends_before?: string
  ends_after?: string
  strict_dates: boolean
  include?: number[]
}

/** The length of the default range in years. */
const DEFAULT_YEARS = 2

const bounds = ['starts_before', 'starts_after', 'ends_before', 'ends_after'] as const

/** A comparison with a local date of the event. */
export interface EventBound extends Bound {
  column: 'start_date' | 'end_date'
}

export interface DateRange {
  /** The bounds as parameters, which the URLs of the list repeat. */
  parameters: Partial<Record<'start_date' | 'end_date' | (typeof bounds)[number], string>>
  bounds: EventBound[]
}

/** The date parameters of a query. */
type Dates = Record<Exclude<keyof DateQuery, 'strict_dates' | 'include'>, string | undefined> & Pick<DateQuery, 'strict_dates'>

/** Separates the dates of a query from its other parameters. */
export function separateDates<Query extends Omit<DateQuery, 'include'>>({
  start_date,
  end_date,
  starts_before,
  starts_after,
  ends_before,
  ends_after,
  strict_dates,
  ...others
}: Query) {
  const dates: Dates = { start_date, end_date, starts_before, starts_after, ends_before, ends_after, strict_dates }
  return { dates, others }
}

/** Returns the range of a query. A list of events by ID has none. */
export function dateRangeOf(query: DateQuery, context: RequestContext): DateRange {
  return query.include?.length ? { parameters: {}, bounds: [] } : rangeOf(separateDates(query).dates, context)
}

/** The last range of each request, which both the conditions and the URLs of the list need. */
const ranges = new WeakMap<RequestContext, { key: string; range: DateRange }>()

/** Ranges that do not depend on the current time. Clients request the same few months and days. */
const fixedRanges = new LRUCache<string, DateRange>({ max: 1000 })

/** Without `strict_dates`, bounds apply to whole days: `before` includes its day, and `after` starts at the beginning of it. */
export function rangeOf(dates: Dates, context: RequestContext): DateRange {
  const { timezone } = context.config.site
  if (!context.hasFastPaths) return computeRange(dates, { timezone, now: context.now })
  const key = JSON.stringify([timezone, dates])
  const ofRequest = ranges.get(context)
  const known = fixedRanges.get(key) ?? (ofRequest?.key === key ? ofRequest.range : undefined)
  if (known) return known
  let isFixed = true
  const now = (): Date => {
    isFixed = false
    return context.now()
  }
  const range = computeRange(dates, { timezone, now })
  if (isFixed) fixedRanges.set(key, range)
  else ranges.set(context, { key, range })
  return range
}

interface Clock {
  timezone: string
  now(): Date
}

function computeRange(dates: Dates, clock: Clock): DateRange {
  const isStrict = dates.strict_dates
  const dated = (name: Exclude<keyof Dates, 'strict_dates'>): DateTime | undefined =>
    dates[name] === undefined ? undefined : parseBound(name, dates[name], clock)
  const open = bounds.some((name) => dates[name] !== undefined)
  const from = dated('start_date') ?? (open ? undefined : startOfToday(clock))
  const until = dated('end_date') ?? (open ? undefined : from?.plus({ years: Math.min(DEFAULT_YEARS, 9999 - from.year) }))
  const start = isStrict ? from : from?.startOf('day')
  const end = isStrict && dates.end_date !== undefined ? until : until?.endOf('day')
  const found: DateRange = { parameters: {}, bounds: [] }
  const add = (
    name: keyof DateRange['parameters'],
    date: DateTime | undefined,
    ...columns: (readonly [EventBound['column'], EventBound['operator']])[]
  ): void => {
    if (!date) return
    const text = formatDate(date)
    found.parameters[name] = text
    found.bounds.push(...columns.map(([column, operator]) => ({ column, operator, date: text })))
  }
  add('start_date', start, ['start_date', '>='])
  // An event that ends by a date also starts by it. The extra condition bounds the index on the start date.
  add('end_date', end, ['end_date', '<='], ['start_date', '<='])
  for (const name of bounds) {
    const date = dated(name)
    const column = name.startsWith('starts') ? 'start_date' : 'end_date'
    const operator = !name.endsWith('before') ? '>' : isStrict ? '<' : '<='
    add(
      name,
      isStrict ? date : date?.endOf('day'),
      [column, operator],
      ...(name === 'ends_before' ? [['start_date', operator] as const] : []),
    )
  }
  return found
}

function startOfToday({ now, timezone }: Clock): DateTime {
  return DateTime.fromJSDate(now(), { zone: timezone }).startOf('day')
}

/** Event dates are local, so a date with an offset is converted to the site's time zone. */
function parseBound(name: string, text: string, { timezone, now }: Clock): DateTime {
  const found = parseDate(text, timezone, now)
  if (!found) throw invalidParam(name, 'must be a date')
  return found.setZone(timezone)
}
