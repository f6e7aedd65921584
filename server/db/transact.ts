// Transactions with a time limit, which run again where PostgreSQL had to end one of several.
import { executeTransaction } from './direct-statements.ts'
import type { Db } from './schema.ts'

const MAX_ATTEMPTS = 3

/** For work of the command line on the whole database. */
export const NO_LIMIT = 0

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
      return await executeTransaction(db, act, limitMs)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error
    }
  }
}

/** Serialization failures and deadlocks. */
const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(String((error as { code?: unknown }).code))
