// The index of words matches the items: after any writes, with a second process, and while much waits to be indexed.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { tokensOf } from '#server/search/entries.ts'
import { isPostgres } from '../support/database.ts'
import { indexWords } from '../support/jobs.ts'
import { changePost, makePost, newWord, posts } from '../support/posts.ts'
import { databaseIn } from '../support/program.ts'
import { startSecond } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { storeItems } from '../support/stored-items.ts'

describe('the index of words', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(isPostgres ? {} : { DATABASE_URL: databaseIn(mkdtempSync(join(tmpdir(), 'words-'))) })
  })
  afterAll(() => server.close())

  async function idsWith(search: string, restRoot = server.restRoot): Promise<number[]> {
    const response = await fetch(`${restRoot}/cms/v2/search?match=words&per_page=100&_fields=id&search=${search}&_=${newWord()}`)
    return ((await response.json()) as { id: number }[]).map(({ id }) => id)
  }

  /** Fails unless the tokens are counted as the entries have them. */
  async function checkCounts(): Promise<void> {
    const { db } = server.context
    const counts = new Map<string, number>()
    for (const { words } of await db.selectFrom('search_entries').select('words').execute())
      for (const token of tokensOf(words)) counts.set(token, (counts.get(token) ?? 0) + 1)
    const stored = await db.selectFrom('search_tokens').selectAll().execute()
    expect(new Map(stored.map(({ token, count }) => [token, Number(count)]))).toEqual(counts)
    expect(counts.size).toBeGreaterThan(20)
  }

  it('counts its tokens as the entries have them, after all kinds of writes', async () => {
    const { editor } = server.as
    const [kept, changed, trashed, removed] = await Promise.all(
      ['kept', 'changed', 'trashed', 'removed'].map((title) => makePost(editor, { title: `${title} lantern`, content: newWord() })),
    )
    await indexWords(server.context)
    await changePost(editor, changed?.id ?? 0, { title: 'renamed lantern' })
    await posts(editor).remove(trashed?.id ?? 0)
    await posts(editor).remove(removed?.id ?? 0, { force: true })
    await indexWords(server.context)
    expect(await idsWith('lantern')).toEqual([changed?.id, kept?.id])
    await checkCounts()
  })

  it('has what another process has written', async () => {
    const second = await startSecond(server)
    try {
      const word = newWord()
      const { id } = await makePost(server.as.editor, { title: word })
      expect(await idsWith(word, second.restRoot)).toEqual([id])
      await changePost(server.as.editor, id, { status: 'draft' })
      expect(await idsWith(word, second.restRoot)).toEqual([])
    } finally {
      await second.close()
    }
  })

  it('never shows what has been hidden, even while much waits to be indexed', async () => {
    const word = newWord()
    const [secret, open] = [await makePost(server.as.editor, { title: word }), await makePost(server.as.editor, { title: word })]
    expect(await idsWith(word)).toEqual([open.id, secret.id])
    const many = await storeItems(
      server,
      Array.from({ length: 600 }, (_none, number) => ({
        type: 'post',
        slug: `${word}-${number}`,
        author: server.ids.editor,
        title_rendered: word,
      })),
    )
    await changePost(server.as.editor, secret.id, { status: 'private' })
    expect(await idsWith(word)).toEqual([open.id])
    const facets = await fetch(`${server.restRoot}/cms/v2/search/facets?search=${word}`)
    expect(await facets.json()).toMatchObject({ total: 1 })
    await indexWords(server.context)
    expect(await idsWith(word)).toEqual(many.toReversed().slice(0, 100))
    await checkCounts()
  })

  it('is made again if its rules change', async () => {
    const word = newWord()
    const { id } = await makePost(server.as.editor, { title: word })
    await indexWords(server.context)
    const { db } = server.context
    await db.updateTable('search_rules').set({ rules: 'others' }).execute()
    await db.updateTable('search_entries').set({ words: ':post =obsolete' }).where('id', '=', id).execute()
    expect(await idsWith(word)).toEqual([id])
    await indexWords(server.context)
    expect(await db.selectFrom('search_entries').select('words').where('id', '=', id).executeTakeFirst()).toEqual({
      words: expect.stringContaining(`=${word}`),
    })
  })
})
