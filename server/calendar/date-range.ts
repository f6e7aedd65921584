// Which dates a list of events is about: the bounds of the query, or the window where it names none.
import type { DateTime } from 'luxon'
import { DateTime as Dates } from 'luxon'
import type { RequestContext } from '../context.ts'
import { invalidParam } from '../contract/api-error.ts'
import { spelledDate, written } from './dates.ts'

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

/** How far the window reaches. */
const YEARS = 2

const bounds = ['starts_before', 'starts_after', 'ends_before', 'ends_after'] as const

/** A comparison with a local date of the event. */
export interface Bound {
  column: 'start_date' | 'end_date'
  operator: '<' | '<=' | '>' | '>='
  date: string
}

export interface DateRange {
  /** As the address of the list repeats them. */
  asked: Partial<Record<'start_date' | 'end_date' | (typeof bounds)[number], string>>
  bounds: Bound[]
}

/** The range of the last query of each request: the conditions and the URLs of the list both need it. */
const ranges = new WeakMap<RequestContext, { query: DateQuery; range: DateRange }>()

/** Without `strict_dates`, days count whole: `before` reaches to the end of its day, `after` begins there. */
export function dateRangeOf(query: DateQuery, context: RequestContext): DateRange {
  const known = ranges.get(context)
  if (known?.query === query) return known.range
  const range = newRange(query, context)
  ranges.set(context, { query, range })
  return range
}

function newRange(query: DateQuery, context: RequestContext): DateRange {
  if (query.include?.length) return { asked: {}, bounds: [] }
  const isStrict = query.strict_dates
  const dated = (name: Exclude<keyof DateQuery, 'strict_dates' | 'include'>): DateTime | undefined =>
    query[name] === undefined ? undefined : dateOf(name, query[name], context)
  const open = bounds.some((name) => query[name] !== undefined)
  const today = Dates.fromJSDate(context.now(), { zone: context.config.site.timezone }).startOf('day')
  const from = dated('start_date') ?? (open ? undefined : today)
  const until = dated('end_date') ?? (open ? undefined : from?.plus({ years: Math.min(YEARS, 9999 - from.year) }))
  const start = isStrict ? from : from?.startOf('day')
  const end = isStrict && query.end_date !== undefined ? until : until?.endOf('day')
  const found: DateRange = { asked: {}, bounds: [] }
  const add = (
    name: keyof DateRange['asked'],
    date: DateTime | undefined,
    ...columns: (readonly [Bound['column'], Bound['operator']])[]
  ): void => {
    if (!date) return
    const text = written(date)
    found.asked[name] = text
    found.bounds.push(...columns.map(([column, operator]) => ({ column, operator, date: text })))
  }
  add('start_date', start, ['start_date', '>='])
  // What ends by a date has started by it: the index by start is bounded on both sides.
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

/** In the site's zone: what is compared with it is local to each event, so an offset is converted to the site's. */
function dateOf(name: string, text: string, { config, now }: RequestContext): DateTime {
  const zone = config.site.timezone
  const found = spelledDate(text, zone, now())
  if (!found) throw invalidParam(name, 'must be a date')
  return found.setZone(zone)
}
