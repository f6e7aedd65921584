// Transactions with a time limit, which run again where PostgreSQL had to end one of several.
import { AsyncLocalStorage } from 'node:async_hooks'
import { executeTransaction } from './direct-statements.ts'
import type { Db } from './schema.ts'
import { DatabaseUnavailableError, unavailability } from './unavailable.ts'

const MAX_ATTEMPTS = 3

/** For work of the command line on the whole database. */
export const NO_LIMIT = 0

const request = new AsyncLocalStorage<{ hasCommitted: boolean }>()

/** Carries out a request that may change something. If the database becomes unavailable after a commit, the error says so. */
export async function carryOutChange<Result>(work: () => Promise<Result>): Promise<Result> {
  const current = { hasCommitted: false }
  try {
    return await request.run(current, work)
  } catch (error) {
    throw current.hasCommitted && unavailability(error) ? new DatabaseUnavailableError('unavailable after a commit', error) : error
  }
}

const limits = new WeakMap<Db, number>()

/** From now on, transactions of the database are rolled back after this time. */
export function limitTransactions(db: Db, limitMs: number): void {
  limits.set(db, limitMs)
}

/**
 * Runs `act` in a transaction. If a deadlock or a conflict with another transaction ends it, nothing has been changed, and `act` runs again;
 * so it must do nothing but read and write in the transaction.
 */
export async function transact<Result>(
  db: Db,
  act: (inside: Db) => Promise<Result>,
  limitMs: number = limits.get(db) ?? NO_LIMIT,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const result = await executeTransaction(db, act, limitMs)
      const current = request.getStore()
      if (current) current.hasCommitted = true
      return result
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error
    }
  }
}

/** Serialization failures and deadlocks. */
const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(String((error as { code?: unknown }).code))
