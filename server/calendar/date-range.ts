// The date range of a list of events: the bounds in the query, or a default range if the query has none.
import { DateTime } from 'luxon'
import { LRUCache } from 'lru-cache'
import type { RequestContext } from '../context.ts'
import { invalidParam } from '../contract/api-error.ts'
import { isIso, parseDate, formatDate } from './dates.ts'

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
export interface Bound {
  column: 'start_date' | 'end_date'
  operator: '<' | '<=' | '>' | '>='
  date: string
}

export interface DateRange {
  /** The bounds as parameters, which the URLs of the list repeat. */
  parameters: Partial<Record<'start_date' | 'end_date' | (typeof bounds)[number], string>>
  bounds: Bound[]
}

/** The range of the last query of each request: the conditions and the URLs of the list both need it. */
const ranges = new WeakMap<RequestContext, { query: DateQuery; range: DateRange }>()

/** Ranges that do not depend on the present: clients request the same few months and days. */
const fixedRanges = new LRUCache<string, DateRange>({ max: 1000 })

/** Without `strict_dates`, bounds apply to whole days: `before` includes its day, and `after` starts at the beginning of it. */
export function dateRangeOf(query: DateQuery, context: RequestContext): DateRange {
  const key = fixedKey(query, context)
  if (key === undefined) return rangeOfRequest(query, context)
  const known = fixedRanges.get(key)
  if (known) return known
  const range = newRange(query, context)
  fixedRanges.set(key, range)
  return range
}

function rangeOfRequest(query: DateQuery, context: RequestContext): DateRange {
  const known = ranges.get(context)
  if (known?.query === query) return known.range
  const range = newRange(query, context)
  ranges.set(context, { query, range })
  return range
}

/** Identifies a range; undefined if it depends on the present. */
function fixedKey(query: DateQuery, { config }: RequestContext): string | undefined {
  const { start_date, end_date, strict_dates, include } = query
  const dates = [start_date, end_date, ...bounds.map((name) => query[name])]
  const startsToday = start_date === undefined && !isOpen(query)
  if (include?.length || startsToday || !dates.every((date) => date === undefined || isIso(date))) return undefined
  return [config.site.timezone, strict_dates, ...dates].join()
}

const isOpen = (query: DateQuery): boolean => bounds.some((name) => query[name] !== undefined)

function newRange(query: DateQuery, context: RequestContext): DateRange {
  if (query.include?.length) return { parameters: {}, bounds: [] }
  const isStrict = query.strict_dates
  const dated = (name: Exclude<keyof DateQuery, 'strict_dates' | 'include'>): DateTime | undefined =>
    query[name] === undefined ? undefined : dateOf(name, query[name], context)
  const open = isOpen(query)
  const from = dated('start_date') ?? (open ? undefined : todayIn(context))
  const until = dated('end_date') ?? (open ? undefined : from?.plus({ years: Math.min(DEFAULT_YEARS, 9999 - from.year) }))
  const start = isStrict ? from : from?.startOf('day')
  const end = isStrict && query.end_date !== undefined ? until : until?.endOf('day')
  const found: DateRange = { parameters: {}, bounds: [] }
  const add = (
    name: keyof DateRange['parameters'],
    date: DateTime | undefined,
    ...columns: (readonly [Bound['column'], Bound['operator']])[]
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

function todayIn({ now, config }: RequestContext): DateTime {
  return DateTime.fromJSDate(now(), { zone: config.site.timezone }).startOf('day')
}

/** Event dates are local, so a date with an offset is converted to the site's time zone. */
function dateOf(name: string, text: string, { config, now }: RequestContext): DateTime {
  const zone = config.site.timezone
  const found = parseDate(text, zone, now())
  if (!found) throw invalidParam(name, 'must be a date')
  return found.setZone(zone)
}
