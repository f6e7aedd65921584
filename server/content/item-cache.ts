// The JSON of items as readers see them. It depends on the item's version alone, so it is written once a version.
import { LRUCache } from 'lru-cache'

const BYTES = 64 * 1024 * 1024

export class ItemCache {
  readonly #texts = new LRUCache<string, string>({ maxSize: BYTES, sizeCalculation: (text, key) => (text.length + key.length) * 2 })

  get(key: string): string | undefined {
    return this.#texts.get(key)
  }

  set(key: string, text: string): void {
    this.#texts.set(key, text)
  }
}
