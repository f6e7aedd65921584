// Expressions on the columns of content.
import { expressionBuilder } from 'kysely'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from './schema.ts'

type Builder = ExpressionBuilder<Database, 'content'>
export type Condition = Expression<SqlBool>

const builder: Builder = expressionBuilder<Database, 'content'>()

export const contentBuilder = (): Builder => builder

/** What each change of an item sets its version to. */
export const nextVersion = builder('version', '+', 1)
