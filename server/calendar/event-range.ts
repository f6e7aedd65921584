// The date range of a list of events as parts, each of which is one range of an index by the start of the events.
import { narrowed, tighter } from '../lists/day-counts-store.ts'
import type { Bound, DateRange } from '../lists/day-counts-store.ts'
import type { EventBound } from './date-range.ts'

/** The tightest bounds of the start and the end of the events. */
export interface EventRange extends DateRange {
  endsAfter?: Bound | undefined
  endsBy?: Bound | undefined
}

/** A part of a range. With `ongoingAt`, its events are in progress at that moment, so they have started only as long before as they last. */
export interface RangePart extends EventRange {
  ongoingAt?: string
}

/** No event ends before it starts, so an event that ends by a date also starts by it. */
export function eventRange(bounds: readonly EventBound[]): EventRange {
  const tightest = (column: EventBound['column'], sign: '<' | '>'): Bound | undefined =>
    bounds.filter((one) => one.column === column && one.operator.startsWith(sign)).reduce<Bound | undefined>(tighter, undefined)
  const endsBy = tightest('end_date', '<')
  return {
    from: tightest('start_date', '>'),
    until: tighter(tightest('start_date', '<'), endsBy),
    endsAfter: tightest('end_date', '>'),
    endsBy,
  }
}

/** The parts in the order of their events: of a range with a bound after which events end, those in progress then come before the later ones. */
export function partsOf({ endsAfter, ...range }: EventRange): RangePart[] {
  if (!endsAfter) return [range]
  const { date } = endsAfter
  return [
    { ...range, endsAfter, until: tighter(range.until, { operator: '<=', date }), ongoingAt: date },
    { ...range, from: tighter(range.from, { operator: '>', date }) },
  ]
}

/** The events that start in a range but end too late for it; undefined if the range has no such bound. */
export function endingLater({ endsBy, ...range }: EventRange): RangePart | undefined {
  return endsBy && { ...range, endsAfter: { operator: endsBy.operator === '<' ? '>=' : '>', date: endsBy.date }, ongoingAt: endsBy.date }
}

/** The lengths, in days, that events are told apart by; the last one has no limit. */
const LENGTHS = [0, 1, 7, 31, 372, 4_000_000]

/** A part by the length of its events, which bounds how long before a moment one in progress could have started. */
export function lengthsOf({ ongoingAt, ...part }: RangePart): (EventRange & { length: number })[] {
  return LENGTHS.map((length) => {
    const since = ongoingAt === undefined ? '' : dayOf(dayNumber(ongoingAt) - length)
    return { ...narrowed(part, { from: { operator: '>=', date: since } }), length }
  })
}

/** Days are numbered as if all months had 31, so that a number of days is never too small. */
function dayNumber(date: string): number {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number)
  return year * 372 + (month - 1) * 31 + day - 1
}

function dayOf(number: number): string {
  if (number < 0) return ''
  const pad = (part: number, length: number): string => String(Math.floor(part)).padStart(length, '0')
  return `${pad(number / 372, 4)}-${pad((number % 372) / 31 + 1, 2)}-${pad((number % 31) + 1, 2)}`
}
