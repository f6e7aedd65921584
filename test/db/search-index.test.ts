// The search index of SQLite, which is written once for all transactions that are committed together, matches the items.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { describeOnSqlite } from '../support/database.ts'
import { changePost, idsOf, makePost, newWord, posts } from '../support/posts.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { holdWriteLock } from '../support/write-lock.ts'

/** Fails unless the index has the texts of all items and nothing else. */
async function checkIndex({ context: { db } }: TestServer): Promise<void> {
  // Revisions are not indexed.
  await db.deleteFrom('content').where('type', '=', 'revision').execute()
  await sql`insert into content_search (content_search, rank) values ('integrity-check', 1)`.execute(db)
}

const idsWith = (server: TestServer, words: readonly string[]): Promise<number[][]> =>
  Promise.all(words.map((search) => idsOf(server.anonymous, { search })))

describeOnSqlite('the search index', () => {
  const folder = mkdtempSync(join(tmpdir(), 'search-'))
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: databaseIn(folder), DATABASE_LOCK_SECONDS: '30' })
  })
  afterAll(() => server.close())

  /** Sends the requests while another process holds the write lock, so that they are committed together when it is released. */
  async function together<Result>(requests: () => Promise<Result>[]): Promise<Result[]> {
    const release = await holdWriteLock(join(folder, 'content.sqlite'))
    const responses = Promise.all(requests())
    await new Promise((done) => setTimeout(done, 500))
    await release()
    return responses
  }

  it('reflects items created, changed and deleted in the same commit', async () => {
    const { editor } = server.as
    const [changed, deleted, both] = [newWord(), newWord(), newWord()]
    const existing = await Promise.all([changed, deleted, both].map((title) => makePost(editor, { title })))
    const [toChange = 0, toDelete = 0, toDoBoth = 0] = existing.map(({ id }) => id)
    const created = Array.from({ length: 20 }, newWord)
    const [renamed, inBetween] = [newWord(), newWord()]
    const made = await together(() => [
      ...created.map(async (title) => (await makePost(editor, { title })).id),
      changePost(editor, toChange, { title: renamed }).then(({ id }) => id),
      posts(editor)
        .remove(toDelete, { force: true })
        .then(() => toDelete),
      // Fails if the deletion comes first.
      changePost(editor, toDoBoth, { title: inBetween }).then(
        ({ id }) => id,
        () => toDoBoth,
      ),
      posts(editor)
        .remove(toDoBoth, { force: true })
        .then(() => toDoBoth),
    ])
    expect(await idsWith(server, created)).toEqual(made.slice(0, 20).map((id) => [id]))
    expect(await idsWith(server, [renamed, changed, deleted, both, inBetween])).toEqual([[toChange], [], [], [], []])
    await checkIndex(server)
  })

  it('is up to date for a search in the transaction that writes', async () => {
    const word = newWord()
    const block = `<!-- wp:query {"query":{"search":"${word}"}} --><!-- wp:post-template --><!-- wp:post-title /--><!-- /wp:post-template --><!-- /wp:query -->`
    await makePost(server.as.editor, { title: `First ${word}` })
    const { content } = await makePost(server.as.editor, { title: `Second ${word}`, content: block })
    expect(content.rendered).toContain(`First ${word}`)
    expect(content.rendered).toContain(`Second ${word}`)
  })

  it('does not contain what has been rolled back', async () => {
    const title = newWord()
    await sql
      .raw(
        `create trigger refuse after insert on content_terms when (select title from content where id = new.content_id) = '${title}'
         begin select raise(abort, 'refused'); end`,
      )
      .execute(server.context.db)
    const [refused] = await together(() => [
      makePost(server.as.editor, { title }).catch(() => 'refused'),
      makePost(server.as.editor, { title: newWord() }),
    ])
    await sql`drop trigger refuse`.execute(server.context.db)
    expect(refused).toBe('refused')
    await checkIndex(server)
  })

  it('is written immediately by a program that does not note its changes', async () => {
    const { id } = await makePost(server.as.editor)
    const word = newWord()
    await server.context.db.updateTable('content').set({ title: word }).where('id', '=', id).execute()
    expect(await idsWith(server, [word])).toEqual([[id]])
    await server.context.db.deleteFrom('content').where('id', '=', id).execute()
    await checkIndex(server)
  })

  it('contains everything that a killed process has confirmed', async () => {
    const service = await startProgram(folder, { DEMO_CONTENT: 'off', RATE_LIMIT: 'off' })
    const created = new Map<string, number>()
    const createPosts = async (): Promise<never> => {
      for (;;) {
        const title = newWord()
        const response = await fetch(`${service.baseUrl}/cms-json/cms/v2/posts`, {
          method: 'POST',
          headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json' },
          body: JSON.stringify({ title, status: 'publish' }),
        })
        created.set(title, ((await response.json()) as { id: number }).id)
      }
    }
    const ended = Promise.allSettled(Array.from({ length: 8 }, createPosts))
    while (created.size < 50) await new Promise((done) => setTimeout(done, 5))
    await service.kill()
    await ended
    expect(await idsWith(server, [...created.keys()])).toEqual([...created.values()].map((id) => [id]))
    await checkIndex(server)
  })
})
