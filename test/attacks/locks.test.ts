// Another process holds the write lock of the SQLite file: reads and health checks work as usual; writes wait without blocking, then fail.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals'
import { publishScheduled } from '../support/jobs.ts'
import { describeOnSqlite } from '../support/database.ts'
import { makePost, posts, readPost } from '../support/posts.ts'
import { readMetrics } from '../support/metrics.ts'
import { startSecond } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { holdWriteLock } from '../support/write-lock.ts'

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms))

const newFile = (): string => join(mkdtempSync(join(tmpdir(), 'locks-')), 'content.sqlite')

describeOnSqlite('while another process holds the write lock', () => {
  const file = newFile()
  let server: TestServer
  let known: number
  let release = (): Promise<void> => Promise.resolve()
  const hold = async (of: string): Promise<void> => {
    const letGo = await holdWriteLock(of)
    release = () => {
      release = () => Promise.resolve()
      return letGo()
    }
  }

  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: `file:${file}`, DATABASE_LOCK_SECONDS: '30' })
    known = (await makePost(server.as.editor, { title: 'Known' })).id
    // The first request of an operation takes longer.
    await posts(server.anonymous).list({})
    await readPost(server.as.editor, known)
  })
  afterEach(() => release())
  afterAll(() => server.close())

  it('health checks and reads, anonymous and authenticated, work while a write waits; the write completes when the lock is released', async () => {
    await hold(file)
    const delay = monitorEventLoopDelay({ resolution: 10 })
    delay.enable()
    let isWritten = false
    const writing = makePost(server.as.editor, { title: 'Waiting' }).finally(() => (isWritten = true))
    // The first use of a password is recorded, which is a write.
    const reading = readPost(server.as.author, known)
    await pause(200)
    for (const path of ['/healthz', '/readyz', '/events/']) expect([path, (await fetch(server.baseUrl + path)).status]).toEqual([path, 200])
    expect((await posts(server.anonymous).list({})).data).toHaveLength(1)
    expect((await readPost(server.anonymous, known)).id).toBe(known)
    expect((await reading).id).toBe(known)
    expect(isWritten).toBe(false)
    delay.disable()
    // The test holds the lock; whatever waits for it waits for the full 30 seconds.
    expect(delay.max / 1e6).toBeLessThan(5_000)
    await release()
    expect((await readPost(server.anonymous, (await writing).id)).title.rendered).toBe('Waiting')
  })

  it('publishing does not need the lock while nothing is due', async () => {
    await hold(file)
    // It would wait until the end of this test.
    await publishScheduled(server.context)
  })

  it('another service starts on the same file and can read', async () => {
    await hold(file)
    const second = await startSecond(server)
    expect((await fetch(`${second.restRoot}/cms/v2/posts/${known}`)).status).toBe(200)
    await second.close()
  })

  it('concurrent writes that wait too long all get a 503 at about the same time and change nothing', async () => {
    const other = newFile()
    const impatient = await startServer({ DATABASE_URL: `file:${other}`, DATABASE_LOCK_SECONDS: '1', METRICS: 'on' })
    const write = (title: string) =>
      fetch(`${impatient.restRoot}/cms/v2/posts`, {
        method: 'POST',
        headers: { Authorization: impatient.authorization.editor, 'Content-Type': 'application/json' },
        body: JSON.stringify({ title, status: 'publish' }),
      })
    expect((await write('Before')).status).toBe(201)
    await hold(other)
    const started = performance.now()
    const refused = await Promise.all(Array.from({ length: 40 }, (_, number) => write(`Refused ${number}`)))
    // If they waited one after the other, it would take 40 seconds.
    expect(performance.now() - started).toBeLessThan(20_000)
    for (const response of refused) {
      expect([response.status, Number(response.headers.get('retry-after'))]).toEqual([503, 5])
      expect(await response.json()).toMatchObject({
        code: 'rest_unavailable',
        message: 'Another program is writing to the database. Nothing was changed; try again in a few seconds.',
        data: { status: 503 },
      })
    }
    await release()
    const metrics = await readMetrics(impatient.baseUrl)
    expect(metrics['database_unavailable_responses_total{reason="locked"}']).toBe(40)
    expect(metrics['database_unavailable_responses_total{reason="full"}']).toBe(0)
    expect((await write('After')).status).toBe(201)
    expect((await posts(impatient.anonymous).list({})).data?.map(({ title }) => title.rendered)).toEqual(['After', 'Before'])
    await impatient.close()
  })
})

describeOnSqlite('within one process', () => {
  it('a read does not wait for an open transaction, and sees its changes right after the commit, not before', async () => {
    const server = await startServer({ DATABASE_URL: `file:${newFile()}` })
    const titles = async (): Promise<string[]> =>
      (await server.context.db.selectFrom('terms').select('name').execute()).map(({ name }) => name)
    const before = await titles()
    await server.context.db.transaction().execute(async (db) => {
      await db.insertInto('terms').values({ taxonomy: 'post_tag', name: 'Open', slug: 'open' }).execute()
      expect(await titles()).toEqual(before)
      expect((await fetch(`${server.restRoot}/cms/v2/tags`)).headers.get('x-cms-total')).toBe('0')
    })
    expect(await titles()).toEqual([...before, 'Open'])
    expect((await fetch(`${server.restRoot}/cms/v2/tags`)).headers.get('x-cms-total')).toBe('1')
    await server.close()
  })
})
