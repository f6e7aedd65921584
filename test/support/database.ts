// Which database the tests of this run use: SQLite, or PostgreSQL with `npm run test:postgres`.
import { describe } from '@jest/globals'

export const isPostgres = process.env['TEST_DATABASE'] === 'postgres'

/** Tests of what only SQLite has, or of the service on a file. */
export const describeOnSqlite = isPostgres ? describe.skip : describe

/** Tests of what only PostgreSQL has. */
export const describeOnPostgres = isPostgres ? describe : describe.skip
