// What the dynamic parts of one response may cost: its blocks, galleries and images. Work is paid for before it is done. Costs depend on
// the content alone, so that a response is cut short at the same place each time; the clock is for machines that are slower than assumed.

import { nextTurn } from './turns.ts'

/** Costs in microseconds of processor time, roughly. */
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
  /** An ID that a query is given. */
  givenId: 30,
  /** A row that a query reads. */
  scannedRow: 1,
  /** A row that is found by its ID or slug. */
  lookup: 250,
  /** A character that is rendered or filtered. */
  character: 0.05,
  /** A character that is copied from a block into the one around it. */
  copiedCharacter: 0.01,
  /** A file of the media library, with its sizes. */
  image: 25,
  /** An image or frame in a text. */
  mediaTag: 2,
} as const

const MAX_COST = 200_000
const MAX_PROCESSOR_MS = 400
/** Reading the clock takes about as long as a hundredth of this. */
const COST_BETWEEN_CHECKS = 200
const CHARACTERS_BETWEEN_TURNS = 4_096

/** Ends the rendering of a block. */
export class BudgetSpent extends Error {
  override message = 'The response has more dynamic blocks than it may have.'
}

/** What one item has paid for. What it shares with other items of the response counts in full. */
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

  /** Throws BudgetSpent if the response cannot pay. What has a key is paid for once. */
  charge(cost: number, key?: string): void {
    if (this.#isSpent) throw new BudgetSpent()
    pay(this.#item, cost, key)
    pay(this.#response, cost, key)
    this.#unchecked += cost
    if (this.#response.cost > MAX_COST) this.#isSpent = true
    else if (this.#unchecked > COST_BETWEEN_CHECKS) this.#checkClock()
    if (this.#isSpent) throw new BudgetSpent()
  }

  /** The same, but returns whether the response can pay. */
  affords(cost: number, key?: string): boolean {
    try {
      this.charge(cost, key)
      return true
    } catch {
      return false
    }
  }

  /** Pays for an item that has been rendered before, if possible. */
  affordsAgain(cost: number): boolean {
    if (this.#isSpent || this.#response.cost + cost > MAX_COST) return false
    this.#response.cost += cost
    return true
  }

  /** Does the work for an item after that for other items, and records its cost. */
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

  /** What an item costs by itself. */
  costOf(id: number): number {
    return this.#costs.get(id) ?? 0
  }

  /** What all other items cost, such as the venues of events. */
  costBesides(ids: readonly number[]): number {
    return [...this.#costs].reduce((sum, [id, cost]) => (ids.includes(id) ? sum : sum + cost), 0)
  }

  /** Does the work for one after the other. Other requests go on meanwhile. */
  async inTurn<Item, Result>(items: Iterable<Item>, work: (item: Item) => Promise<Result>): Promise<Result[]> {
    const results: Result[] = []
    for (const item of items) {
      results.push(await work(item))
      const turn = nextTurn(this.isUrgent)
      if (turn) await this.#pause(turn)
    }
    return results
  }

  /** Joins what takes long to make. Other requests go on meanwhile. */
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

  /** Forgets what has been paid. The clock goes on. */
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

/** Other processes that take the processor do not count, where Node can tell. */
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
