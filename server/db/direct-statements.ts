// Statements that go straight to the database: providing a connection takes Kysely as long as a short query takes SQLite.
import { CompiledQuery } from 'kysely'
import type { QueryResult } from 'kysely'
import { runInTransaction } from './running-transaction.ts'
import type { Db } from './schema.ts'
import type { Statement } from './sqlite-statements.ts'

export type Execute = <Row>(statement: Statement) => Promise<QueryResult<Row>>

const direct = new WeakMap<Db, Execute>()

/** From now on, compiled statements of the database are run by `execute`, and those of its transactions by their connections. */
export function executeDirectly(db: Db, execute: Execute): void {
  direct.set(db, execute)
}

/**
 * Runs `act` in a transaction, whose compiled statements go to its connection directly if those of the database do.
 * Rolls it back when its time is over; 0 sets no limit.
 */
export function executeTransaction<Result>(db: Db, act: (inside: Db) => Promise<Result>, limitMs = 0): Promise<Result> {
  return db.transaction().execute(async (inside) => {
    const connection = await inside.getExecutor().provideConnection((provided) => Promise.resolve(provided))
    if (direct.has(db)) direct.set(inside, (statement) => connection.executeQuery(statement as CompiledQuery<never>))
    try {
      return await runInTransaction(connection, limitMs, () => act(inside))
    } finally {
      // Kysely rejects statements after the end of the transaction.
      direct.delete(inside)
    }
  })
}

export function executeStatement<Row>(db: Db, statement: Statement): Promise<QueryResult<Row>> {
  const execute = direct.get(db)
  return execute ? execute(statement) : db.executeQuery<Row>(CompiledQuery.raw(statement.sql, [...statement.parameters]))
}
