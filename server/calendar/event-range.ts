// The date range of a list of events as parts, each of which is one range of an index by the start of the events.
import type { Bound } from './date-range.ts'

type Limit = Pick<Bound, 'operator' | 'date'>

/** The tightest bounds of the start and the end of the events. */
export interface EventRange {
  from?: Limit | undefined
  until?: Limit | undefined
  endsAfter?: Limit | undefined
  endsBy?: Limit | undefined
}

/** A part of a range. With `ongoingAt`, its events are in progress at that moment, so they have started only as long before as they last. */
export interface RangePart extends EventRange {
  ongoingAt?: string
}

/** No event ends before it starts, so an event that ends by a date also starts by it. */
export function eventRange(bounds: readonly Bound[]): EventRange {
  const tightest = (column: Bound['column'], sign: '<' | '>'): Limit | undefined =>
    bounds.filter((one) => one.column === column && one.operator.startsWith(sign)).reduce<Limit | undefined>(tighter, undefined)
  const endsBy = tightest('end_date', '<')
  return {
    from: tightest('start_date', '>'),
    until: tighter(tightest('start_date', '<'), endsBy),
    endsAfter: tightest('end_date', '>'),
    endsBy,
  }
}

/** The range with another bound of the start. Of two bounds, SQLite would use the first one for its index. */
export function narrowed(range: EventRange, { from, until }: Pick<EventRange, 'from' | 'until'>): EventRange {
  return { ...range, from: tighter(range.from, from), until: tighter(range.until, until) }
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

/** Of two bounds of one kind, the one that leaves fewer events. */
function tighter(one: Limit | undefined, other: Limit | undefined): Limit | undefined {
  if (!one || !other) return one ?? other
  if (one.date === other.date) return one.operator.length === 1 ? one : other
  return one.date > other.date === one.operator.startsWith('>') ? one : other
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
  const padded = (part: number, length: number): string => String(Math.floor(part)).padStart(length, '0')
  return `${padded(number / 372, 4)}-${padded((number % 372) / 31 + 1, 2)}-${padded((number % 31) + 1, 2)}`
}
