// The JSON of items as readers see them. It depends on the item's version alone, so it is written once a version.
import { LRUCache } from 'lru-cache'

const MAX_BYTES = 64 * 1024 * 1024
/** What an entry takes beside its texts. */
const ENTRY_BYTES = 512

export class ItemCache {
  readonly #texts = new LRUCache<string, string>({
    maxSize: MAX_BYTES,
    sizeCalculation: (text, key) => ENTRY_BYTES + (text.length + key.length) * 2,
  })

  get(key: string): string | undefined {
    return this.#texts.get(key)
  }

  set(key: string, text: string): void {
    this.#texts.set(key, text)
  }
}
