// Looking for a term with the same name costs no more with many terms.
import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { processorTimeOfAll } from '../support/costs.ts'
import { isPostgres } from '../support/database.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { tags } from '../support/terms.ts'

const MANY = 60_000
const ROUNDS = 15

let number = 0

/** PostgreSQL is another process. */
const clock = isPostgres ? () => performance.now() : processorTimeOfAll

/** The median time of creating a tag, in milliseconds. */
async function creatingMs({ as }: TestServer): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const started = clock()
    const { response } = await tags(as.administrator).create({ name: `New tag ${number++}` })
    expect(response.status).toBe(201)
    times.push(clock() - started)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? NaN
}

describe('with many tags', () => {
  it('another one is created as fast as with few', async () => {
    const server = await startServer()
    await creatingMs(server)
    const few = await creatingMs(server)
    await sql`insert into terms (taxonomy, name, slug)
      with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${sql.lit(MANY)})
      select 'post_tag', 'Tag ' || n, 'tag-' || n from numbers`.execute(server.context.db)
    const many = await creatingMs(server)
    expect(many).toBeLessThan(4 * few)
    expect((await tags(server.as.administrator).create({ name: 'TAG 77' })).response.status).toBe(400)
    await server.close()
  })
})
