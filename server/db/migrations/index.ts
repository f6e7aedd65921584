// Every migration, in order. A migration is frozen once it has been released.
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Database } from '../schema.ts'
import * as init from './001-init.ts'

export const migrations: Record<string, { up(db: Kysely<Database>, dialect: Dialect): Promise<void> }> = {
  '001-init': init,
}
