// Transactions that run again where PostgreSQL had to end one of several.
import { executeTransaction } from './direct-statements.ts'
import type { Db } from './schema.ts'

const MAX_ATTEMPTS = 3

/**
 * Runs `act` in a transaction. If a deadlock or a conflict with another transaction ends it, nothing has been changed, and `act` runs again;
 * so it must do nothing but read and write in the transaction.
 */
export async function transact<Result>(db: Db, act: (inside: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await executeTransaction(db, act)
    } catch (error) {
      if (attempt === MAX_ATTEMPTS || !isConflict(error)) throw error
    }
  }
}

/** Serialization failures and deadlocks. */
const isConflict = (error: unknown): boolean => /^40(001|P01)$/.test(String((error as { code?: unknown }).code))
