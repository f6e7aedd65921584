// The planner learns what the tables hold while the service runs, and not only when the file is opened.
import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { planning } from '../../server/db/planning.ts'
import { keepDoing } from '../../server/operation/periodic.ts'
import { tags } from '../support/terms.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const isSqlite = process.env['DATABASE_URL'] !== 'pglite:'

async function knownRows(table: string): Promise<number> {
  const { rows } = await sql<{ stat: string }>`select stat from sqlite_stat1 where tbl = ${table}`.execute(server.context.db)
  return Number(rows[0]?.stat.split(' ')[0] ?? 0)
}

describe('a database that grows', () => {
  ;(isSqlite ? it : it.skip)('is planned for by what it holds now', async () => {
    const { db } = server.context
    const rows = Array.from({ length: 400 }, (_, number) => ({
      taxonomy: 'post_tag' as const,
      name: `Tag ${number}`,
      slug: `tag-${number}`,
    }))
    await db.insertInto('terms').values(rows).execute()
    await tags(server.visitor).list({ slug: ['tag-7'] })
    const stop = await keepDoing(server.context, planning)
    stop()
    expect(await knownRows('terms')).toBeGreaterThanOrEqual(400)
  })
})
