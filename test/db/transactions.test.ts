// Transactions wait for nothing outside of them, and end when their time is over.
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { completeBodies } from '#server/blocks/completion.ts'
import { transact } from '#server/db/transact.ts'
import { webhookDelivery } from '../support/jobs.ts'
import { changeSettings, readSettings } from '#server/settings/settings.ts'
import { isPostgres } from '../support/database.ts'
import { makePost, newWord } from '../support/posts.ts'
import { databaseIn } from '../support/program.ts'
import { startReceiver } from '../support/receiver.ts'
import type { Receiver } from '../support/receiver.ts'
import { dataOf } from '../support/responses.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

/** In memory, reads share the connection of the transaction; with one connection of PostgreSQL, all statements do. */
const databases: readonly (readonly [name: string, env: () => Record<string, string>])[] = isPostgres
  ? [['with a single connection', () => ({ DATABASE_POOL_SIZE: '1' })]]
  : [
      ['in memory', () => ({})],
      ['in a file', () => ({ DATABASE_URL: databaseIn(mkdtempSync(join(tmpdir(), 'transactions-'))) })],
    ]

describe.each(databases)('a transaction on a database %s', (_name, env) => {
  let receiver: Receiver
  let server: TestServer
  beforeAll(async () => {
    receiver = await startReceiver()
    server = await startServer({ ...env(), DATABASE_CONNECT_TIMEOUT_SECONDS: '5', WEBHOOK_PRIVATE_HOSTS: receiver.host })
  })
  afterAll(async () => {
    await server.close()
    await receiver.close()
  })

  it('that makes webhooks of changes does not wait for itself', async () => {
    await dataOf(server.as.administrator.hooks.POST('/subscriptions', { body: { url: receiver.url } }))
    const { id } = await makePost(server.as.editor, { status: 'publish' })
    await webhookDelivery(server.context)()
    expect(receiver.received.map(({ event }) => event.data)).toMatchObject([{ id, link: expect.stringContaining(server.baseUrl) }])
    expect((await makePost(server.as.editor)).id).toBeGreaterThan(id)
  })

  it('contains all statements that run in it, whoever sends them', async () => {
    const { context } = server
    const title = newWord()
    const failed = transact(context.db, async () => {
      await changeSettings(context, { title })
      expect((await readSettings(context)).title).toBe(title)
      throw new Error('It fails.')
    })
    await expect(failed).rejects.toThrow('It fails.')
    expect((await readSettings(context)).title).not.toBe(title)
  })

  it('cannot contain another one', async () => {
    const { db } = server.context
    await expect(transact(db, () => transact(db, () => Promise.resolve()))).rejects.toThrow(
      'A transaction cannot begin inside another one.',
    )
    expect(await transact(db, () => Promise.resolve('It goes on.'))).toBe('It goes on.')
  })

  it('has no part in work that it has started and that goes on after its end', async () => {
    const { context } = server
    const title = newWord()
    const { promise: isOver, resolve: end } = Promise.withResolvers<void>()
    const later = await transact(context.db, () => Promise.resolve([isOver.then(() => changeSettings(context, { title }))]))
    end()
    await Promise.all(later)
    expect((await readSettings(context)).title).toBe(title)
  })
})

describe('a transaction whose time is over', () => {
  const LIMIT_S = 2
  const lines: Record<string, unknown>[] = []
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) })
  let goOn: () => void
  let wait: Promise<void>
  let server: TestServer
  beforeAll(async () => {
    server = await startServer(
      { DATABASE_TRANSACTION_TIMEOUT_SECONDS: String(LIMIT_S) },
      {
        log,
        async completeBodies(rows, context) {
          if (rows.some(({ title }) => title === 'Stuck')) await wait
          return completeBodies(rows, context)
        },
      },
    )
  })
  beforeEach(() => void ({ promise: wait, resolve: goOn } = Promise.withResolvers<void>()))
  afterEach(() => goOn())
  afterAll(() => server.close())

  const content = '<!-- wp:site-title /-->'
  const send = (title: string): Promise<Response> =>
    fetch(`${server.restRoot}/cms/v2/posts`, {
      method: 'POST',
      headers: { Authorization: server.authorization.editor, 'Content-Type': 'application/json', 'X-Request-Id': `request.${title}` },
      body: JSON.stringify({ title, content }),
    })
  const stored = async (title: string): Promise<number> =>
    (await server.context.db.selectFrom('content').select('id').where('title', '=', title).execute()).length

  /** Deletes an item that is presented in the transaction, which waits. */
  async function sendStuck(): Promise<Response> {
    const waiting = wait
    wait = Promise.resolve()
    const { id } = (await (await send('Stuck')).json()) as { id: number }
    wait = waiting
    return fetch(`${server.restRoot}/cms/v2/posts/${id}?force=true`, {
      method: 'DELETE',
      headers: { Authorization: server.authorization.editor, 'X-Request-Id': 'request.Stuck' },
    })
  }

  it('is undone, and its request gets a 503; the requests that wait for it go on', async () => {
    const first = sendStuck()
    // On PostgreSQL, waiting for a lock is a part of a transaction.
    await setTimeout(LIMIT_S * 700)
    const [stuck, next] = await Promise.all([first, send('Next')])
    expect([stuck.status, stuck.headers.get('Retry-After'), next.status]).toEqual([503, '5', 201])
    expect(await stuck.json()).toMatchObject({
      code: 'rest_unavailable',
      message: 'The change took too long. Nothing was changed; try again in a few seconds.',
    })
    await next.arrayBuffer()
    expect([await stored('Stuck'), await stored('Next')]).toEqual([1, 1])
  })

  it('is logged with its operation and its request', async () => {
    await (await sendStuck()).arrayBuffer()
    const line = lines.findLast(({ msg }) => msg === 'request failed')
    expect(line).toMatchObject({
      level: 50,
      id: 'request.Stuck',
      operation: 'deletePost',
      url: expect.stringMatching(/^\/cms\/v2\/posts\/\d+\?force=true$/) as unknown,
    })
    expect(line).toMatchObject({ err: { message: expect.stringContaining(`${LIMIT_S} seconds`) as unknown } })
  })

  it('changes nothing when its work goes on', async () => {
    const { db } = server.context
    const title = newWord()
    const work = Promise.withResolvers<PromiseSettledResult<void>[]>()
    const failed = transact(db, async (inside) => {
      await wait
      work.resolve(await Promise.allSettled([inside, db].map((each) => changeSettings({ ...server.context, db: each }, { title }))))
    })
    await expect(failed).rejects.toThrow('The change took too long.')
    goOn()
    expect((await work.promise).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await readSettings(server.context)).title).not.toBe(title)
  })
})
