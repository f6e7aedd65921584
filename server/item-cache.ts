// The JSON of items as readers see them, as bytes, so that it is written once and not for each response.
import { LRUCache } from 'lru-cache'
import { addScopes, isCurrent, tracked } from './db/scopes.ts'
import type { Changes, Source } from './db/scopes.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_COMPOSED_BYTES = 16 * 1024 * 1024
/** What an entry takes beside its JSON. */
const ENTRY_BYTES = 512

interface ComposedItem extends Source {
  json: Buffer
}

/** The compressed JSON is kept too, once it has been sent: by itself, and as a part of lists. Each takes less than half. */
const sizeOf = (json: Buffer, key: string): number => Math.ceil(ENTRY_BYTES + json.length * 2 + key.length * 2)

export class ItemCache {
  readonly #items = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
  readonly #composed = new LRUCache<string, ComposedItem>({
    maxSize: MAX_COMPOSED_BYTES,
    sizeCalculation: ({ json }, key) => sizeOf(json, key),
  })

  /** JSON that depends on the item's version alone; the version is part of the key. */
  get(key: string): Buffer | undefined {
    return this.#items.get(key)
  }

  set(key: string, json: Buffer): void {
    this.#items.set(key, json)
  }

  /** JSON that depends on more than its item, such as an event with its venue, while nothing that it was made from is written. */
  getComposed(key: string, changes: Changes): Buffer | undefined {
    const found = this.#composed.get(key)
    if (!found || !isCurrent(found, changes)) return undefined
    addScopes(found.scopes)
    return found.json
  }

  /**
   * Caches the JSON of the items that `compose` makes under the keys; items without a key are not cached.
   * `changes` must have been read before anything that they are made from.
   */
  async setComposed(keys: readonly (string | undefined)[], changes: Changes, compose: () => Promise<Buffer[]>): Promise<Buffer[]> {
    const { result: items, scopes } = await tracked(compose)
    for (const [index, key] of keys.entries()) {
      const json = items[index]
      if (key !== undefined && json) this.#composed.set(key, { json, scopes, changes })
    }
    return items
  }
}
