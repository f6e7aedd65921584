// A cache of what was made from the database: each value is valid until something that it was made from is written.
import { LRUCache } from 'lru-cache'
import { addScopes, isCurrent, isReusable, track } from './scopes.ts'
import type { Changes, Dependencies } from './scopes.ts'

interface Options<Value> {
  /** In bytes, of the sizes that `sizeOf` returns. */
  maxBytes: number
  maxEntries?: number
  ttlMs?: number
  sizeOf(value: Value, key: string): number
}

interface Entry<Value> extends Dependencies {
  value: Value
}

export class TrackedCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>>

  constructor({ maxBytes, maxEntries, ttlMs, sizeOf }: Options<Value>) {
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ value }, key) => sizeOf(value, key),
      ...(maxEntries !== undefined && { max: maxEntries }),
      ...(ttlMs !== undefined && { ttl: ttlMs }),
    })
  }

  /** Counts as reading what the value was made from. */
  get(key: string, changes: Changes): Value | undefined {
    const found = this.#entries.get(key)
    if (!found || !isCurrent(found, changes)) return undefined
    addScopes(found.scopes)
    return found.value
  }

  set(key: string, value: Value, source: Dependencies): void {
    if (isReusable(source)) this.#entries.set(key, { value, ...source })
  }

  /** The cached value, or what `read` returns, which is cached if it is defined. `changes` must have been read before anything that the value is made from. */
  async find(key: string, changes: Changes, read: () => Promise<Value | undefined>): Promise<Value | undefined> {
    const known = this.get(key, changes)
    if (known !== undefined) return known
    const { result: value, scopes } = await track(read)
    if (value !== undefined) this.set(key, value, { scopes, changes })
    return value
  }
}
