// The statements that the database runs.
import { jest } from '@jest/globals'
import { PostgresPool } from '#server/db/postgres-pool.ts'
import { Statements } from '#server/db/sqlite-statements.ts'
import { isPostgres } from './database.ts'

/** Returns the SQL of the statements that are run meanwhile, outside of transactions on PostgreSQL. */
export async function statementsDuring(work: () => Promise<unknown>): Promise<string[]> {
  const run = isPostgres ? jest.spyOn(PostgresPool.prototype, 'runAgain') : jest.spyOn(Statements.prototype, 'run')
  try {
    await work()
    return run.mock.calls.map(([{ sql }]) => sql)
  } finally {
    run.mockRestore()
  }
}

/** Returns how long the database works meanwhile, in milliseconds: what a request costs without the client and the rest of the service. */
export async function databaseTimeDuring(work: () => Promise<unknown>): Promise<number> {
  let total = 0
  const timed = (run: (...of: never[]) => unknown) =>
    async function (this: unknown, ...of: never[]): Promise<unknown> {
      const start = performance.now()
      try {
        return await run.apply(this, of)
      } finally {
        total += performance.now() - start
      }
    }
  const timedAtOnce = (run: (...of: never[]) => unknown) =>
    function (this: unknown, ...of: never[]): unknown {
      const start = performance.now()
      try {
        return run.apply(this, of)
      } finally {
        total += performance.now() - start
      }
    }
  const [database, run] = isPostgres ? ([PostgresPool.prototype, 'runAgain'] as const) : ([Statements.prototype, 'run'] as const)
  const methods = database as unknown as Record<string, (...of: never[]) => unknown>
  const original = methods[run] as (...of: never[]) => unknown
  methods[run] = isPostgres ? timed(original) : timedAtOnce(original)
  try {
    await work()
    return total
  } finally {
    methods[run] = original
  }
}
