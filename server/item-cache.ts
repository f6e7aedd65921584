// The JSON of items as readers see them, so that it is written once and not for each response.
import { LRUCache } from 'lru-cache'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_SNAPSHOT_BYTES = 16 * 1024 * 1024
/** What an entry takes beside its texts. */
const ENTRY_BYTES = 512

/** Texts that are valid for one state of the database. */
export type Snapshot = LRUCache<string, string>

const textCache = (maxSize: number): LRUCache<string, string> =>
  new LRUCache({ maxSize, sizeCalculation: (text, key) => ENTRY_BYTES + (text.length + key.length) * 2 })

export class ItemCache {
  readonly #texts = textCache(MAX_BYTES)
  #snapshot: { dataVersion: string; texts: Snapshot } | undefined

  /** Texts that depend on the item's version alone; the version is part of the key. */
  get(key: string): string | undefined {
    return this.#texts.get(key)
  }

  set(key: string, text: string): void {
    this.#texts.set(key, text)
  }

  /**
   * Texts that depend on more than their item, such as an event with its venue. They are dropped after the next commit.
   * Call it before anything is read from the database: whoever reads an older state keeps the older snapshot.
   */
  snapshot(dataVersion: string): Snapshot {
    if (this.#snapshot?.dataVersion !== dataVersion) this.#snapshot = { dataVersion, texts: textCache(MAX_SNAPSHOT_BYTES) }
    return this.#snapshot.texts
  }
}
