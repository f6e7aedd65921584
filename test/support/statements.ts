// The statements that the database runs.
import { jest } from '@jest/globals'
import { PostgresPool } from '../../server/db/postgres-pool.ts'
import { Statements } from '../../server/db/sqlite-statements.ts'
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
