// The items that readers ask for: their JSON as bytes, so that it is written once and not for each response, their rows, and what lists of
// them have found.
import { LRUCache } from 'lru-cache'
import { track } from './scopes.ts'
import type { Changes } from './scopes.ts'
import { TrackedCache } from './tracked-cache.ts'
import type { WorkBudget } from '../work-budget.ts'

const MAX_BYTES = 64 * 1024 * 1024
const MAX_COMPOSED_BYTES = 16 * 1024 * 1024
const MAX_ROW_BYTES = 16 * 1024 * 1024
const MAX_LIST_BYTES = 4 * 1024 * 1024
const MAX_FORMS = 1000
/** What an entry takes beside its JSON or texts. */
const ENTRY_BYTES = 512

/** The compressed JSON is kept too, once it has been sent: by itself, and as a part of lists. Each takes less than half. */
const sizeOf = (json: Buffer, key: string): number => Math.ceil(ENTRY_BYTES + json.length * 2 + key.length * 2)

interface Composed {
  json: Buffer
  /** What the budget of a response pays for it. */
  cost: number
}

/** The texts of a row, at two bytes for a character. */
function rowSize(row: object): number {
  return Object.values(row).reduce<number>((size, value) => size + (typeof value === 'string' ? value.length * 2 : 0), ENTRY_BYTES)
}

/** The keys of the items of a page, each of which takes less than a tenth of an entry. */
interface FoundKeys {
  rows: readonly object[]
}

const listSize = ({ rows }: FoundKeys, key: string): number => ENTRY_BYTES + key.length * 2 + rows.length * 50

export class ItemCache<Row extends object> {
  readonly #items = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: sizeOf })
  readonly #composed = new TrackedCache<Composed>({ maxBytes: MAX_COMPOSED_BYTES, sizeOf: ({ json }, key) => sizeOf(json, key) })
  readonly #forms = new LRUCache<string, string>({ max: MAX_FORMS })
  #lastForm = 0
  readonly #rows = new TrackedCache<Row>({ maxBytes: MAX_ROW_BYTES, sizeOf: rowSize })
  readonly #lists = new TrackedCache<FoundKeys>({ maxBytes: MAX_LIST_BYTES, sizeOf: listSize })

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

  /** JSON that depends on the item's version alone; the version is part of the key. */
  get(key: string): Buffer | undefined {
    return this.#items.get(key)
  }

  set(key: string, json: Buffer): void {
    this.#items.set(key, json)
  }

  /**
   * JSON that depends on more than its item, such as an event with its venue, while nothing that it was made from is written. Undefined as
   * well if the budget cannot pay for it, because the item would be cut short then.
   */
  getComposed(key: string, changes: Changes, budget: WorkBudget): Buffer | undefined {
    const found = this.#composed.get(key, changes)
    return found && budget.affordsAgain(found.cost) ? found.json : undefined
  }

  /**
   * Caches the JSON that `compose` makes of the items; items without a key are not cached, and no item if the budget has not sufficed.
   * `changes` must have been read before anything that they are made from.
   */
  async setComposed(
    items: readonly { key: string | undefined; id: number }[],
    changes: Changes,
    budget: WorkBudget,
    compose: () => Promise<Buffer[]>,
  ): Promise<Buffer[]> {
    const { result, scopes } = await track(compose)
    if (budget.isSpent) return result
    const linked = budget.costBesides(items.map(({ id }) => id))
    for (const [index, { key, id }] of items.entries()) {
      const json = result[index]
      if (key !== undefined && json) this.#composed.set(key, { json, cost: budget.costOf(id) + linked }, { scopes, changes })
    }
    return result
  }

  /** The row of an item by its ID or its slug, read again once an item of its type has been written. `changes` must have been read before the row is. */
  row(type: string, name: number | string, changes: Changes, read: () => Promise<Row | undefined>): Promise<Row | undefined> {
    return this.#rows.find(typeof name === 'number' ? `${type} ${name}` : `${type}/${name}`, changes, read)
  }

  /** The keys of a page of a list, found again once anything that they depend on has been written. `of` must say all else that they depend on. */
  async list<Found extends FoundKeys>(of: readonly unknown[], changes: Changes, find: () => Promise<Found>): Promise<Found> {
    return (await this.#lists.find(JSON.stringify(of), changes, find)) as Found
  }
}
