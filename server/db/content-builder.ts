// Builds conditions on the columns of content.
import { expressionBuilder } from 'kysely'
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from './schema.ts'

export type Builder = ExpressionBuilder<Database, 'content'>
export type Condition = Expression<SqlBool>

const builder: Builder = expressionBuilder<Database, 'content'>()

export const contentBuilder = (): Builder => builder
