// The log of writes on PostgreSQL: caches stay correct in rare cases.
import { afterAll, beforeAll, expect, it, jest } from '@jest/globals'
import type { Writes } from '#server/cache/scopes.ts'
import { PostgresPool } from '#server/db/postgres-pool.ts'
import { administrate, connected } from '../support/own-postgres.ts'
import { describeOnPostgres } from '../support/database.ts'
import { makePost, newWord } from '../support/posts.ts'
import { databaseUrl, startSecond } from '../support/second-server.ts'
import type { SecondServer } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

describeOnPostgres('a cached response', () => {
  let writing: TestServer
  let reading: SecondServer
  let url: string
  beforeAll(async () => {
    writing = await startServer()
    reading = await startSecond(writing)
    url = databaseUrl(writing)
  })
  afterAll(async () => {
    await reading.close()
    await writing.close()
  })

  async function titleOf(id: number): Promise<string> {
    const response = await fetch(`${reading.restRoot}/cms/v2/posts/${id}`)
    return ((await response.json()) as { title: { rendered: string } }).title.rendered
  }

  /** Creates a post whose response the reading process has cached. */
  async function cachedPost(): Promise<number> {
    const { id, title } = await makePost(writing.as.editor)
    for (let time = 0; time < 3; time++) expect(await titleOf(id)).toBe(title.rendered)
    return id
  }

  /** What the reading process knows. A check that takes too long, as on a busy machine, tells nothing. */
  async function knownWrites(): Promise<Writes> {
    for (;;) {
      const writes = await reading.context.writes()
      if (writes) return writes
    }
  }

  /** What cached posts depend on. Other scopes may be written in the background. */
  const stateOfPosts = ({ era, counts }: Writes) => ({ era, posts: counts.get('content:post') })

  /** Fails if cached posts are no longer valid. */
  async function expectPostsUnchangedSince(before: Writes): Promise<void> {
    const [now, known] = [stateOfPosts(await knownWrites()), stateOfPosts(before)]
    expect({ isSameEra: now.era === known.era, posts: now.posts }).toEqual({ isSameEra: true, posts: known.posts })
  }

  const rename = (id: number, title: string): string =>
    `update content set title = '${title}', title_rendered = '${title}', version = version + 1 where id = ${id}`

  /** Rows are kept while an older transaction is open anywhere on the server, for example in another test file. */
  async function sweepUntilForgotten(xid: string): Promise<void> {
    const rows = `select from data_change_log where xid = '${xid}'`
    expect(await administrate(url, rows)).not.toEqual([])
    do await writing.context.sweepWrites()
    while ((await administrate(url, rows)).length)
  }

  it('is dropped by a transaction that commits after later ones', async () => {
    const id = await cachedPost()
    const long = await connected(url)
    await long.query('begin')
    await long.query(rename(id, 'Late'))
    for (let later = 0; later < 3; later++) {
      await makePost(writing.as.editor)
      expect(await titleOf(id)).not.toBe('Late')
    }
    await long.query('commit')
    expect(await titleOf(id)).toBe('Late')
    await long.end()
  })

  it('is not used by a request that arrives during a check', async () => {
    const id = await cachedPost()
    const title = newWord()
    const { runAgain } = PostgresPool.prototype
    const [hasRead, isReleased] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const slow = jest.spyOn(PostgresPool.prototype, 'runAgain').mockImplementationOnce(async function (this: PostgresPool, statement) {
      const result = await runAgain.call(this, statement)
      hasRead.resolve()
      await isReleased.promise
      return result
    })
    const checked = reading.context.writes()
    await hasRead.promise
    slow.mockRestore()
    await administrate(url, rename(id, title))
    const shown = titleOf(id)
    await new Promise((later) => setTimeout(later, 100))
    isReleased.resolve()
    await checked
    expect(await shown).toBe(title)
  })

  it('survives a transaction that is rolled back', async () => {
    const id = await cachedPost()
    const before = await knownWrites()
    const client = await connected(url)
    await client.query('begin')
    await client.query(rename(id, 'Never'))
    await client.query('rollback')
    await client.end()
    await expectPostsUnchangedSince(before)
  })

  it('is dropped by a process that has not checked since the log was swept', async () => {
    const id = await cachedPost()
    const title = newWord()
    const [renaming] = await administrate(url, `${rename(id, title)} returning pg_current_xact_id()::text as xid`)
    // The last row is always kept. It must not concern posts.
    await administrate(url, `insert into data_change_log (scope) values ('venues')`)
    await sweepUntilForgotten(String(renaming?.['xid']))
    expect(await titleOf(id)).toBe(title)
  })

  it('is kept after the log was swept, if the process has checked since', async () => {
    await cachedPost()
    await writing.context.sweepWrites()
    const before = await knownWrites()
    await writing.context.sweepWrites()
    expect((await knownWrites()).era).toBe(before.era)
  })

  it('is kept on a restored database, whose log names transactions of another server', async () => {
    await administrate(url, `insert into data_change_log (xid, scope) values ('9000000000000000000', 'content:post')`)
    await cachedPost()
    const first = await knownWrites()
    expect(stateOfPosts(await knownWrites()).posts).not.toBe(stateOfPosts(first).posts)
    await writing.context.sweepWrites()
    await cachedPost()
    const before = await knownWrites()
    await expectPostsUnchangedSince(before)
  })
})
