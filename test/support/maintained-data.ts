// Compares what triggers maintain with the data that it is derived from, as the command `counts` does.
import { countWrong, maintainedData } from '#server/db/maintained-data.ts'
import type { TestServer } from './server.ts'

/** The names of the parts that are wrong, with the number of wrong rows. */
export async function wrongData({ context: { db, dialect } }: TestServer): Promise<Record<string, number>> {
  const counts: [string, number][] = []
  for (const part of maintainedData) counts.push([part.name, await countWrong(db, dialect.kind, part)])
  return Object.fromEntries(counts.filter(([, count]) => count !== 0))
}
