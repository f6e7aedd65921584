// An IANA time zone that looks up few offsets, because each takes time with Intl.
import { IANAZone } from 'luxon'
import type { Zone } from 'luxon'
import { LRUCache } from 'lru-cache'
import { DAY_MS, MINUTE_MS } from '../durations.ts'

/** Shorter than the time between any two changes of a zone's offset. The shortest was a week, in Brazil in 2000. */
export const SPAN_MS = 5 * DAY_MS

const MAX_SPANS = 20_000

/** Offsets in minutes at the start of each span of time. Within a span whose ends have the same offset, it does not change. */
export class CachedZone extends IANAZone {
  readonly #offsets = new LRUCache<number, number>({ max: MAX_SPANS })

  override offset(timestamp: number): number {
    const span = Math.floor(timestamp / SPAN_MS)
    const offset = this.#offsetAtStart(span)
    return timestamp === span * SPAN_MS || offset === this.#offsetAtStart(span + 1) ? offset : super.offset(timestamp)
  }

  #offsetAtStart(span: number): number {
    const known = this.#offsets.get(span)
    if (known !== undefined) return known
    const offset = super.offset(span * SPAN_MS)
    this.#offsets.set(span, offset)
    return offset
  }
}

/**
 * The moment at which clocks show a local time, both in milliseconds. Of two such moments it is the first. A time that a change of clocks
 * skips is as much later.
 */
export function momentOf(localTime: number, zone: Zone): number {
  const [before, after] = [zone.offset(localTime - DAY_MS), zone.offset(localTime + DAY_MS)]
  const [first, second] = [localTime - msOf(before), localTime - msOf(after)]
  return before !== after && zone.offset(first) !== before && zone.offset(second) === after ? second : first
}

/** What clocks show at a moment, both in milliseconds. */
export function localTimeAt(moment: number, zone: Zone): number {
  return moment + msOf(zone.offset(moment))
}

/** Offsets of the 19th century have seconds. */
const msOf = (offset: number): number => Math.round(offset * MINUTE_MS)
