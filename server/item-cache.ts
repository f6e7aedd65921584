// The JSON of items as readers see them, so that it is written once and not for each response.
import { LRUCache } from 'lru-cache'
import { addScopes, isCurrent, tracked } from './db/scopes.ts'
import type { Changes, Source } from './db/scopes.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_COMPOSED_BYTES = 16 * 1024 * 1024
/** What an entry takes beside its text. */
const ENTRY_BYTES = 512

interface ComposedText extends Source {
  text: string
}

const sizeOf = (text: string, key: string): number => ENTRY_BYTES + (text.length + key.length) * 2

export class ItemCache {
  readonly #texts = new LRUCache<string, string>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
  readonly #composed = new LRUCache<string, ComposedText>({
    maxSize: MAX_COMPOSED_BYTES,
    sizeCalculation: ({ text }, key) => sizeOf(text, key),
  })

  /** Texts that depend on the item's version alone; the version is part of the key. */
  get(key: string): string | undefined {
    return this.#texts.get(key)
  }

  set(key: string, text: string): void {
    this.#texts.set(key, text)
  }

  /** Texts that depend on more than their item, such as an event with its venue, while nothing that they were made from is written. */
  getComposed(key: string, changes: Changes): string | undefined {
    const found = this.#composed.get(key)
    if (!found || !isCurrent(found, changes)) return undefined
    addScopes(found.scopes)
    return found.text
  }

  /**
   * Caches the texts that `compose` makes under the keys; those without a key are not cached.
   * `changes` must have been read before anything that they are made from.
   */
  async setComposed(keys: readonly (string | undefined)[], changes: Changes, compose: () => Promise<string[]>): Promise<string[]> {
    const { result: texts, scopes } = await tracked(compose)
    for (const [index, key] of keys.entries()) if (key !== undefined) this.#composed.set(key, { text: texts[index] ?? '', scopes, changes })
    return texts
  }
}
