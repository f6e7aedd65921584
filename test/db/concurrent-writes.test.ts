// Concurrent writes are committed together: each is stored if and only if its response says so.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { transact } from '#server/db/transact.ts'
import { findMaxId } from '#server/lists/maintained-counts-store.ts'
import { describeOnSqlite } from '../support/database.ts'
import { newWord } from '../support/posts.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { holdWriteLock } from '../support/write-lock.ts'

/** Creates a post. Returns the status and the ID of the response. */
async function create(restRoot: string, authorization: string, title: string): Promise<{ title: string; status: number; id?: number }> {
  const response = await fetch(`${restRoot}/cms/v2/posts`, {
    method: 'POST',
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify({ title, content: 'Text', status: 'publish' }),
  })
  const { id } = (await response.json()) as { id?: number }
  return { title, status: response.status, ...(id !== undefined && { id }) }
}

describeOnSqlite('concurrent writes', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'writes-')), 'content.sqlite')
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: `file:${file}`, DATABASE_LOCK_SECONDS: '30' })
  })
  afterEach(() => sql`drop trigger if exists refuse`.execute(server.context.db))
  afterAll(() => server.close())

  const titles = (): string[] => Array.from({ length: 40 }, newWord)

  /** Creates the posts while another process holds the write lock, so that all of them wait when it is released. */
  async function createAll(all: readonly string[]) {
    const release = await holdWriteLock(file)
    const responses = Promise.all(all.map((title) => create(server.restRoot, server.authorization.editor, title)))
    await new Promise((done) => setTimeout(done, 1_000))
    await release()
    return responses
  }

  async function storedAmong(all: readonly string[]): Promise<Map<string, number>> {
    const rows = await server.context.db.selectFrom('content').select(['id', 'title']).where('title', 'in', all).execute()
    return new Map(rows.map(({ id, title }) => [title, id]))
  }

  /** Makes the post with this title fail after its row has been stored. `rollback` undoes the whole transaction of SQLite, as a full disk does. */
  async function refuse(title: string, how: 'abort' | 'rollback'): Promise<void> {
    await sql
      .raw(
        `create trigger refuse after insert on content_terms when (select title from content where id = new.content_id) = '${title}'
         begin select raise(${how}, 'refused'); end`,
      )
      .execute(server.context.db)
  }

  it('need far fewer commits than there are writes', async () => {
    await sql`pragma wal_checkpoint(truncate)`.execute(server.context.db)
    const all = titles()
    const responses = await createAll(all)
    expect(responses.map(({ status }) => status)).toEqual(all.map(() => 201))
    expect(commitsIn(readFileSync(`${file}-wal`))).toBeLessThan(all.length / 2)
  })

  it('do not fail with one of them, which stores nothing', async () => {
    const all = titles()
    const [, , , , , , failing = ''] = all
    await refuse(failing, 'abort')
    const responses = await createAll(all)
    expect(responses.filter(({ status }) => status !== 201)).toEqual([{ title: failing, status: 500 }])
    expect(await storedAmong(all)).toEqual(new Map(responses.flatMap(({ title, id }) => (id === undefined ? [] : [[title, id]]))))
  })

  it('fail together if SQLite rolls back all of them, and store nothing', async () => {
    const all = titles()
    await refuse(all.at(20) ?? '', 'rollback')
    const responses = await createAll(all)
    // The size of the group depends on how fast the requests arrive.
    expect(responses.filter(({ status }) => status === 500).length).toBeGreaterThan(0)
    expect(await storedAmong(all)).toEqual(new Map(responses.flatMap(({ title, id }) => (id === undefined ? [] : [[title, id]]))))
    await sql`drop trigger refuse`.execute(server.context.db)
    expect((await createAll(titles())).every(({ status }) => status === 201)).toBe(true)
  })
})

describe('a transaction', () => {
  it('runs no statement after its end', async () => {
    const server = await startServer()
    let ended = server.context.db
    await transact(server.context.db, async (inside) => {
      await findMaxId(inside)
      ended = inside
    })
    await expect(findMaxId(ended)).rejects.toThrow('Transaction is already committed')
    await server.close()
  })
})

describeOnSqlite('a service that is killed amid concurrent writes', () => {
  it('has stored every write that it has confirmed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'killed-'))
    const server = await startServer({ DATABASE_URL: databaseIn(folder) })
    const service = await startProgram(folder, { DEMO_CONTENT: 'off', RATE_LIMIT: 'off' })
    const created: { title: string; id?: number }[] = []
    const writers = Array.from({ length: 16 }, async () => {
      for (;;) created.push(await create(`${service.baseUrl}/cms-json`, server.authorization.editor, newWord()))
    })
    const ended = Promise.allSettled(writers)
    while (created.length < 100) await new Promise((done) => setTimeout(done, 5))
    await service.kill()
    await ended
    const rows = await server.context.db.selectFrom('content').select(['id', 'title']).execute()
    await server.close()
    const stored = new Map(rows.map(({ id, title }) => [title, id]))
    expect(created.filter(({ id, title }) => stored.get(title) !== id)).toEqual([])
  })
})

/** Returns the number of transactions in a write-ahead log: the last frame of each has the size of the database. */
function commitsIn(log: Buffer): number {
  const HEADER = 32
  const FRAME_HEADER = 24
  const salt = log.subarray(16, 24)
  const frameSize = FRAME_HEADER + log.readUInt32BE(8)
  let commits = 0
  for (let at = HEADER; at + frameSize <= log.length; at += frameSize)
    if (log.subarray(at + 8, at + 16).equals(salt) && log.readUInt32BE(at + 4) > 0) commits++
  return commits
}
