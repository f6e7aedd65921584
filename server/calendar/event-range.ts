// Splits the date range of a list of events into parts that are ranges of an index by start.
import { narrowRange, chooseTighter } from '../lists/day-counts-store.ts'
import type { Bound, DateRange } from '../lists/day-counts-store.ts'
import type { EventBound } from './date-range.ts'

/** The tightest bounds of the start and the end of the events. */
export interface EventRange extends DateRange {
  endsAfter?: Bound | undefined
  endsBy?: Bound | undefined
}

/** A part of a range. With `ongoingAt`, its events are in progress at that moment, so their length limits how early they started. */
export interface RangePart extends EventRange {
  ongoingAt?: string
}

/** No event ends before it starts, so an event that ends by a date also starts by it. */
export function mergeBounds(bounds: readonly EventBound[]): EventRange {
  const tightest = (column: EventBound['column'], sign: '<' | '>'): Bound | undefined =>
    bounds.filter((one) => one.column === column && one.operator.startsWith(sign)).reduce<Bound | undefined>(chooseTighter, undefined)
  const endsBy = tightest('end_date', '<')
  return {
    from: tightest('start_date', '>'),
    until: chooseTighter(tightest('start_date', '<'), endsBy),
    endsAfter: tightest('end_date', '>'),
    endsBy,
  }
}

/** Returns the parts in the order of their events. If the range has a bound on the end, events in progress at this bound come first. */
export function splitRange({ endsAfter, ...range }: EventRange): RangePart[] {
  if (!endsAfter) return [range]
  const { date } = endsAfter
  return [
    { ...range, endsAfter, until: chooseTighter(range.until, { operator: '<=', date }), ongoingAt: date },
    { ...range, from: chooseTighter(range.from, { operator: '>', date }) },
  ]
}

/** Returns the part with the events that start in the range but end too late; undefined if the range has no such bound. */
export function endingTooLate({ endsBy, ...range }: EventRange): RangePart | undefined {
  return endsBy && { ...range, endsAfter: { operator: endsBy.operator === '<' ? '>=' : '>', date: endsBy.date }, ongoingAt: endsBy.date }
}

/** The classes of lengths in days by which events are indexed; the last one has no limit. */
const LENGTHS = [0, 1, 7, 31, 372, 4_000_000]

/** Splits a part by the length of its events, which limits how early an event in progress can have started. */
export function splitByLength({ ongoingAt, ...part }: RangePart): (EventRange & { length: number })[] {
  return LENGTHS.map((length) => {
    const since = ongoingAt === undefined ? '' : dayOf(dayNumber(ongoingAt) - length)
    return { ...narrowRange(part, { from: { operator: '>=', date: since } }), length }
  })
}

/** Numbers days as if all months had 31 days, so that a difference is never too small. */
function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number)
  return year * 372 + (month - 1) * 31 + day - 1
}

function dayOf(number: number): string {
  if (number < 0) return ''
  const pad = (part: number, length: number): string => String(Math.floor(part)).padStart(length, '0')
  return `${pad(number / 372, 4)}-${pad((number % 372) / 31 + 1, 2)}-${pad((number % 31) + 1, 2)}`
}
