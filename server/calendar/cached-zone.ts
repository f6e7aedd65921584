// An IANA time zone that caches its offsets, because looking them up with Intl is slow.
import { IANAZone } from 'luxon'
import { LRUCache } from 'lru-cache'

const MAX_OFFSETS = 20_000

export class CachedZone extends IANAZone {
  readonly #offsets = new LRUCache<number, number>({ max: MAX_OFFSETS })

  override offset(timestamp: number): number {
    const known = this.#offsets.get(timestamp)
    if (known !== undefined) return known
    const offset = super.offset(timestamp)
    this.#offsets.set(timestamp, offset)
    return offset
  }
}
