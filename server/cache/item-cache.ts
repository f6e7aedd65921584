// The items that readers ask for: their JSON as bytes, so that it is written once and not for each response, their rows, and what lists of
// them have found.
import { LRUCache } from 'lru-cache'
import { Cache } from './cache.ts'

const MAX_JSON_BYTES = 80 * 1024 * 1024
const MAX_ROW_BYTES = 16 * 1024 * 1024
const MAX_LIST_BYTES = 4 * 1024 * 1024
const MAX_FORMS = 1000
const MAX_TAGS = 10_000
/** What an entry takes beside its JSON or texts. */
const ENTRY_BYTES = 512

interface CachedJson {
  json: Buffer
  /** What the budget of a response pays for it, if it was made from more than its item, such as an event with its venue. */
  cost?: number
}

/** The keys of the items of a page. */
interface FoundKeys {
  rows: readonly object[]
}

export class ItemCache<Row extends object, Keys extends FoundKeys> {
  /** By form, ID and version. The compressed JSON is kept too, once it has been sent: by itself, and as a part of lists. Each takes less than half. */
  readonly json = new Cache<CachedJson>({
    maxBytes: MAX_JSON_BYTES,
    sizeOf: ({ json }, key) => Math.ceil(ENTRY_BYTES + json.length * 2 + key.length * 2),
  })
  /** By type, and ID or slug. */
  readonly rows = new Cache<Row>({ maxBytes: MAX_ROW_BYTES, sizeOf: rowSize })
  /** By type and query. Each key takes less than a tenth of an entry. */
  readonly lists = new Cache<Keys>({
    maxBytes: MAX_LIST_BYTES,
    sizeOf: ({ rows }, key) => ENTRY_BYTES + key.length * 2 + rows.length * 50,
  })
  /**
   * The entity tags of bodies without files. In others, tokens of the user are added where files are not public, which is known from the whole
   * body only; so these are written before they are compared.
   */
  readonly tagsWithoutFiles = new LRUCache<string, true>({ max: MAX_TAGS })
  readonly #forms = new LRUCache<string, string>({ max: MAX_FORMS })
  #lastForm = 0

  /**
   * A short name for a form of items, such as their JSON in a context for callers with certain rights. It is a part of the keys, of which
   * each item of a list needs one.
   */
  form(of: readonly unknown[]): string {
    const description = JSON.stringify(of)
    const known = this.#forms.get(description)
    if (known !== undefined) return known
    const name = (this.#lastForm++).toString(36)
    this.#forms.set(description, name)
    return name
  }
}

/** The texts of a row, at two bytes for a character. */
function rowSize(row: object): number {
  return Object.values(row).reduce<number>((size, value) => size + (typeof value === 'string' ? value.length * 2 : 0), ENTRY_BYTES)
}
