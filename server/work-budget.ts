// The budget for the dynamic parts of a response: blocks, galleries and images. Work is charged before it is done. Costs only depend on
// the content, so that a response is cut short at the same place each time. The clock is a fallback for slow machines.

import { nextTurn } from './turns.ts'

/** Approximate costs in microseconds of processor time. */
export const COSTS = {
  /** A block, with its wrapper and attributes. */
  block: 12,
  /** Content that is not stored, before its characters. */
  source: 50,
  /** An item of a list of posts, with the data of its blocks. */
  entry: 30,
  /** A page, term or file of a list. */
  row: 3,
  /** A list query. */
  query: 2_000,
  /** An ID in a query. */
  givenId: 30,
  /** A row that a query reads. */
  scannedRow: 1,
  /** A row that is found by its ID or slug. */
  lookup: 250,
  /** A character that is rendered or filtered. */
  character: 0.05,
  /** A character that is copied from a block into the enclosing one. */
  copiedCharacter: 0.01,
  /** A file of the media library, with its sizes. */
  image: 25,
  /** An image or frame in a text. */
  mediaTag: 2,
} as const

const MAX_COST = 200_000
const MAX_PROCESSOR_MS = 400
/** Reading the clock costs about a hundredth of this. */
const COST_BETWEEN_CHECKS = 200
const CHARACTERS_BETWEEN_TURNS = 4_096

/** Ends the rendering of a block. */
export class BudgetSpent extends Error {
  override message = 'The response has more dynamic blocks than it may have.'
}

/** The charges of one item. Work that is shared with other items of the response counts in full. */
interface Account {
  cost: number
  paid: Set<string>
}

const createAccount = (): Account => ({ cost: 0, paid: new Set() })

export class WorkBudget {
  /** The clock, in milliseconds. */
  static processor = readProcessorMs

  /** Whether other writers wait for the work, because it is in a transaction. */
  isUrgent = false
  #response = createAccount()
  #item = createAccount()
  #costs = new Map<number, number>()
  #ms = 0
  #unchecked = 0
  /** The clock at the last check, and the number of the round of the event loop. */
  #last = { round: -1, ms: 0 }
  #isSpent = false
  #previousItem: Promise<unknown> = Promise.resolve()
  #isOutOfTime = false

  /** Whether the response has been cut short. */
  get isSpent(): boolean {
    return this.#isSpent
  }

  /** Whether it has been cut short by the clock, so that it may differ the next time. */
  get isOutOfTime(): boolean {
    return this.#isOutOfTime
  }

  /** Charges a cost, once per key. Throws BudgetSpent if the budget does not cover it. */
  charge(cost: number, key?: string): void {
    if (this.#isSpent) throw new BudgetSpent()
    pay(this.#item, cost, key)
    pay(this.#response, cost, key)
    this.#unchecked += cost
    if (this.#response.cost > MAX_COST) this.#isSpent = true
    else if (this.#unchecked > COST_BETWEEN_CHECKS) this.#checkClock()
    if (this.#isSpent) throw new BudgetSpent()
  }

  /** Charges a cost, and returns whether the budget covers it. */
  affords(cost: number, key?: string): boolean {
    try {
      this.charge(cost, key)
      return true
    } catch {
      return false
    }
  }

  /** Charges the cost of a cached item, if the budget covers it. */
  affordsAgain(cost: number): boolean {
    if (this.#isSpent || this.#response.cost + cost > MAX_COST) return false
    this.#response.cost += cost
    return true
  }

  /** Does the work for an item after the work for other items, and records its cost. */
  async forItem<Result>(id: number, work: () => Promise<Result>): Promise<Result> {
    const previous = this.#previousItem
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#previousItem = promise
    await previous
    this.#item = createAccount()
    try {
      return await work()
    } finally {
      this.#costs.set(id, this.costOf(id) + this.#item.cost)
      resolve()
    }
  }

  /** Returns the cost of an item. */
  costOf(id: number): number {
    return this.#costs.get(id) ?? 0
  }

  /** Returns the cost of all other items, such as the venues of events. */
  costBesides(ids: readonly number[]): number {
    return [...this.#costs].reduce((sum, [id, cost]) => (ids.includes(id) ? sum : sum + cost), 0)
  }

  /** Does the work for each item in order, without blocking other requests. */
  async inTurn<Item, Result>(items: Iterable<Item>, work: (item: Item) => Promise<Result>): Promise<Result[]> {
    const results: Result[] = []
    for (const item of items) {
      results.push(await work(item))
      const turn = nextTurn(this.isUrgent)
      if (turn) await this.#pause(turn)
    }
    return results
  }

  /** Joins pieces that take long to make, without blocking other requests. */
  async joinInTurn(pieces: Iterable<string>): Promise<string> {
    let joined = ''
    let checked = 0
    for (const piece of pieces) {
      joined += piece
      if (joined.length - checked < CHARACTERS_BETWEEN_TURNS) continue
      checked = joined.length
      const turn = nextTurn(this.isUrgent)
      if (turn) await this.#pause(turn)
    }
    return joined
  }

  async #pause(turn: Promise<void>): Promise<void> {
    this.#checkClock()
    await turn
    this.#last = { round: readRound(), ms: WorkBudget.processor() }
  }

  /** Resets the charges, but not the clock. */
  startAgain(): void {
    this.#response = createAccount()
    this.#costs.clear()
    this.#isSpent = this.#isOutOfTime
  }

  /** Adds the time since the last check, unless other work may have run meanwhile. */
  #checkClock(): void {
    this.#unchecked = 0
    const now = { round: readRound(), ms: WorkBudget.processor() }
    if (now.round === this.#last.round) this.#ms += now.ms - this.#last.ms
    this.#last = now
    if (this.#ms > MAX_PROCESSOR_MS) this.#isSpent = this.#isOutOfTime = true
  }
}

function pay(account: Account, cost: number, key: string | undefined): void {
  if (key !== undefined) {
    if (account.paid.has(key)) return
    account.paid.add(key)
  }
  account.cost += cost
}

/** Returns the processor time of this process where Node supports it, otherwise elapsed time. */
function readProcessorMs(): number {
  if (!('threadCpuUsage' in process)) return performance.now()
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

let round = 0
let isRoundOpen = false

/** The number of the round of the event loop. */
function readRound(): number {
  if (!isRoundOpen) {
    isRoundOpen = true
    round++
    setImmediate(() => (isRoundOpen = false))
  }
  return round
}
