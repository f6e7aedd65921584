// Which database the tests of this run use: SQLite, or PostgreSQL with `npm run test:postgres`.
import { describe } from '@jest/globals'
import { isPostgres } from '../worker/test-database.ts'

export { isPostgres }

/** For tests of features that only SQLite has, or of a service with a database file. */
export const describeOnSqlite = isPostgres ? describe.skip : describe

/** For tests of features that only PostgreSQL has. */
export const describeOnPostgres = isPostgres ? describe : describe.skip
