// The write-ahead log of SQLite is copied to the database file in a thread, and stays small with the thread and without it.
import { subscribe } from 'node:diagnostics_channel'
import { mkdtempSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Worker } from 'node:worker_threads'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { MAX_LOG_PAGES } from '#server/db/sqlite-checkpoints.ts'
import { describeOnSqlite } from '../support/database.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const PAGE_BYTES = 4096
/** With the header of each page. */
const FRAME_BYTES = PAGE_BYTES + 24
const PAGES_PER_COMMIT = 200
/** A commit that reaches the size of the log copies it, unless the thread is doing so: then the log grows meanwhile. */
const MAX_LOG_BYTES = 2 * MAX_LOG_PAGES * FRAME_BYTES

describeOnSqlite('the write-ahead log', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'checkpoints-')), 'content.sqlite')
  const sizeOf = (name: string): number => statSync(name).size
  const started = Promise.withResolvers<Worker>()
  let server: TestServer
  beforeAll(async () => {
    subscribe('worker_threads', (message) => started.resolve((message as { worker: Worker }).worker))
    server = await startServer({ DATABASE_URL: `file:${file}` })
    await sql`create table bytes (value blob)`.execute(server.context.db)
  })
  afterAll(() => server.close())

  /** Writes new pages in one commit after the other. */
  async function write(pages: number): Promise<void> {
    for (let written = 0; written < pages; written += PAGES_PER_COMMIT)
      await sql`with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < ${PAGES_PER_COMMIT})
        insert into bytes select randomblob(${PAGE_BYTES - 96}) from numbers`.execute(server.context.db)
  }

  it('is copied to the database file by a thread, long before a commit would do it', async () => {
    await sql`with recursive numbers (number) as (select 1 union all select number + 1 from numbers where number < 6000)
      insert into bytes select x'00' from numbers`.execute(server.context.db)
    await started.promise
    const before = sizeOf(file)
    await write(1000)
    while (sizeOf(file) < before + 900 * PAGE_BYTES) await new Promise((done) => setTimeout(done, 10))
  })

  it('stays small while one write follows another', async () => {
    await write(3 * MAX_LOG_PAGES)
    expect(sizeOf(`${file}-wal`)).toBeLessThan(MAX_LOG_BYTES)
  })

  it('stays small when the thread has ended', async () => {
    await (await started.promise).terminate()
    await sql`pragma wal_checkpoint(truncate)`.execute(server.context.db)
    await write(3 * MAX_LOG_PAGES)
    expect(sizeOf(`${file}-wal`)).toBeGreaterThan(0)
    expect(sizeOf(`${file}-wal`)).toBeLessThan(MAX_LOG_BYTES)
  })
})
