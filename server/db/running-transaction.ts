// The transaction that the running work is in. All statements of this work belong to it, whoever sends them: one on another connection could
// wait for the end of the transaction, which waits for it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { DatabaseUnavailableError } from './unavailable.ts'

interface RunningTransaction {
  connection: object
  /** Why it has been ended before its work was over. */
  failure?: Error
}

export class NestedTransactionError extends Error {
  override message = 'A transaction cannot begin inside another one.'
}

const running = new AsyncLocalStorage<RunningTransaction>()

/** Runs the work of the transaction on the connection. Rejects when its time is over; 0 sets no limit. */
export async function runInTransaction<Result>(connection: object, limitMs: number, work: () => Promise<Result>): Promise<Result> {
  const transaction: RunningTransaction = { connection }
  const done = running.run(transaction, work)
  if (!limitMs) return done
  const { promise: over, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    transaction.failure = new DatabaseUnavailableError('stalled', `It was not over after ${limitMs / 1000} seconds.`)
    reject(transaction.failure)
  }, limitMs)
  try {
    return await Promise.race([done, over])
  } finally {
    clearTimeout(timer)
  }
}

/** The connection of the transaction that the running work is in, even after its end. Throws if the work has been given up. */
export function connectionInUse(): object | undefined {
  const transaction = running.getStore()
  if (transaction?.failure) throw transaction.failure
  return transaction?.connection
}
