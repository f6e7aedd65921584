// The planner's statistics are updated while the service runs, not only when the file is opened.
import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { databaseStatistics } from '#server/jobs/database-statistics.ts'
import { runPeriodically } from '#server/jobs/periodic.ts'
import { isPostgres } from '../support/database.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { tags } from '../support/terms.ts'

const onFiles = isPostgres ? it.skip : it

async function knownRows({ context }: TestServer, table: string): Promise<number> {
  const { rows } = await sql<{ stat: string }>`select stat from sqlite_stat1 where tbl = ${table}`.execute(context.db)
  return Number(rows[0]?.stat.split(' ')[0] ?? 0)
}

describe('a database that grows', () => {
  onFiles('has statistics of its present rows', async () => {
    const server = await startServer()
    const rows = Array.from({ length: 400 }, (_, number) => ({
      taxonomy: 'post_tag' as const,
      name: `Tag ${number}`,
      slug: `tag-${number}`,
    }))
    await server.context.db.insertInto('terms').values(rows).execute()
    await tags(server.anonymous).list({ slug: ['tag-7'] })
    const stop = await runPeriodically(server.context, databaseStatistics)
    await stop()
    expect(await knownRows(server, 'terms')).toBeGreaterThanOrEqual(400)
    await server.close()
  })
})
