// A cache of what was made from the database: each value is valid until something that it was made from is written.
import { LRUCache } from 'lru-cache'
import { addScopes, isCurrent, isReusable, track } from './scopes.ts'
import type { Dependencies, Writes } from './scopes.ts'

interface Options<Value> {
  /** In bytes, of the sizes that `sizeOf` returns. */
  maxBytes: number
  maxEntries?: number
  ttlMs?: number
  sizeOf(value: Value, key: string): number
}

interface Entry<Value> {
  value: Value
  source: Dependencies | undefined
}

export class Cache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>

  constructor({ maxBytes, maxEntries, ttlMs, sizeOf }: Options<Value>) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
      ...(maxEntries !== undefined && { max: maxEntries }),
      ...(ttlMs !== undefined && { ttl: ttlMs }),
    })
  }

  /** Counts as reading what the value was made from. Without `writes`, only values that depend on their key alone are found. */
  get(key: string, writes: Writes | undefined): Value | undefined {
    const found = this.#entries.get(key)
    if (!found?.source) return found?.value
    if (!writes || !isCurrent(found.source, writes)) return undefined
    addScopes(found.source.scopes)
    return found.value
  }

  /** A value without `source` depends on its key alone. */
  set(key: string, value: Value, source?: Dependencies): void {
    if (!source || isReusable(source)) this.#entries.set(key, { value, source })
  }

  /** The cached value, or what `read` returns, which is cached if it is defined. `writes` must have been read before anything that the value is made from. */
  async find<Found extends Value | undefined>(key: string, writes: Writes, read: () => Promise<Found>): Promise<Value | Found> {
    const known = this.get(key, writes)
    if (known !== undefined) return known
    const { result: value, scopes } = await track(read)
    if (value !== undefined) this.set(key, value, { scopes, writes })
    return value
  }
}
