// The counts that triggers keep equal what counting gives, whatever has happened to the items.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { removeUser } from '../../server/users/accounts.ts'
import { findUser } from '../../server/users/store.ts'
import { dataOf } from '../support/answers.ts'
import { makeEvent, makeEventTag } from '../support/calendar.ts'
import { makePost, posts } from '../support/posts.ts'
import type { PostInput } from '../support/posts.ts'
import { newcomer, startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { categories, makeCategory } from '../support/terms.ts'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())

interface Counted {
  facet: string
  type: string
  status: string
  value: string
  count: number
}

async function keptCounts(): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select facet, type, status, value, count from facet_counts where count <> 0
    union all select 'status', type, status, '', count from content_counts where count <> 0 and type <> 'revision'
    order by 1, 2, 3, 4`.execute(server.context.db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

async function trueCounts(): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select 'status' as facet, type, status, '' as value, count(*) as count from content where type <> 'revision' group by type, status
    union all select 'author', type, status, cast(author as text), count(*) from content where type <> 'revision' group by type, status, author
    union all select 'date', type, status, substr(date_gmt, 1, 10), count(*) from content where type <> 'revision' group by 2, 3, 4
    union all select 'modified', type, status, substr(modified_gmt, 1, 10), count(*) from content where type <> 'revision' group by 2, 3, 4
    union all select 'term', content.type, content.status, cast(term_id as text), count(*)
      from content_terms join content on content.id = content_id group by content.type, content.status, term_id
    order by 1, 2, 3, 4`.execute(server.context.db)
  return rows.map((row) => ({ ...row, count: Number(row.count) }))
}

/** The rows of `content_terms` whose copies of columns of the item differ from it. */
async function outdatedRows(): Promise<unknown[]> {
  const { rows } = await sql`
    select content_terms.* from content_terms join content on content.id = content_id
    where content.type <> content_terms.type or content.status <> content_terms.status or content.date_gmt <> content_terms.date_gmt`.execute(
    server.context.db,
  )
  return rows
}

async function expectTrueCounts(): Promise<void> {
  expect(await keptCounts()).toEqual(await trueCounts())
  expect(await outdatedRows()).toEqual([])
}

/** The same numbers in each run. */
function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >>> 8) % below
  }
}

describe('kept counts', () => {
  it('are true after any changes, several at a time', async () => {
    const { editor } = server.as
    const next = random(7)
    const pick = <T>(all: readonly T[]): T => all[next(all.length)] as T
    const authors = [server.ids.editor, server.ids.author]
    const terms = await Promise.all(Array.from({ length: 4 }, async () => (await makeCategory(editor)).id))
    const fields = (): PostInput => ({
      status: pick(['publish', 'draft', 'pending', 'private', 'future'] as const),
      categories: terms.filter(() => next(2)),
      author: pick(authors),
      date: `20${10 + next(20)}-0${1 + next(9)}-1${next(9)}T10:00:00`,
    })
    const ids = (await Promise.all(Array.from({ length: 12 }, () => makePost(editor, fields())))).map(({ id }) => id)
    await expectTrueCounts()
    for (let round = 0; round < 8; round++) {
      const changed = ids.filter(() => next(2))
      await Promise.all(
        changed.map((id) => (next(5) ? posts(editor).update(id, fields()) : posts(editor).remove(id, { force: next(2) === 0 }))),
      )
      await makePost(editor, fields())
    }
    await expectTrueCounts()
    await dataOf(categories(editor).remove(terms[0] ?? 0, { force: true }))
    await expectTrueCounts()
  })

  it('are true after the content of a user is reassigned', async () => {
    const { id, client } = await newcomer(server, 'author')
    for (let post = 0; post < 3; post++) await makePost(client)
    const { db } = server.context
    const [user, heir] = [await findUser(db, id), await findUser(db, server.ids.editor)]
    if (!user || !heir) throw new Error('The users exist.')
    await removeUser(db, user, heir)
    await expectTrueCounts()
  })

  it('tell items of different types with one tag apart', async () => {
    const tag = await makeEventTag(server.as.editor)
    await makeEvent(server.as.editor, { tags: [tag.id] })
    await makePost(server.as.editor, { tags: [tag.id] })
    await expectTrueCounts()
    expect((await posts(server.visitor).listed({ tags: [tag.id] })).total).toBe(1)
  })
})
