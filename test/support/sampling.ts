// How many of many similar cases a run tests. `npm test` takes some, which show each rule at work; the runs with tools and on PostgreSQL take all.
import { isPostgres } from '../worker/test-database.ts'

export const takesAll = isPostgres || process.env['TESTED_CASES'] === 'all'

/** Returns all cases, or every nth. */
export const sampleOf = <Case>(cases: readonly Case[], nth: number): readonly Case[] =>
  takesAll ? cases : cases.filter((_case, index) => index % nth === 0)

/** Returns all cases, or some that show as much. */
export const casesOf = <Case>(all: readonly Case[], some: readonly Case[]): readonly Case[] => (takesAll ? all : some)
