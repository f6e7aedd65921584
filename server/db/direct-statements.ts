// Statements that go straight to the database: providing a connection takes Kysely as long as a short query takes SQLite.
import { CompiledQuery } from 'kysely'
import type { QueryResult } from 'kysely'
import type { Db } from './schema.ts'
import type { Statement } from './sqlite-statements.ts'

/** Runs a statement outside of a transaction. */
export type Execute = <Row>(statement: Statement) => Promise<QueryResult<Row>>

const direct = new WeakMap<Db, Execute>()

/** From now on, compiled statements of the database, but not those of its transactions, are run by `execute`. */
export function executeDirectly(db: Db, execute: Execute): void {
  direct.set(db, execute)
}

export function executeStatement<Row>(db: Db, statement: Statement): Promise<QueryResult<Row>> {
  const execute = direct.get(db)
  return execute ? execute(statement) : db.executeQuery<Row>(CompiledQuery.raw(statement.sql, [...statement.parameters]))
}
