// Deliveries: their events, order, retries and signatures.
import { afterAll, beforeEach, describe, expect, it } from '@jest/globals'
import { unwrap } from '../../client/index.ts'
import { verifyWebhook } from '../../client/webhooks.ts'
import { sweepHistory, webhookDelivery } from '../support/jobs.ts'
import { dataOf, failureOf, totalsOf } from '../support/responses.ts'
import { makeEvent, makeVenue, someDay } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { changePost, makePost, trashPost } from '../support/posts.ts'
import { newUserFields, users } from '../support/users.ts'
import { startReceiver } from '../support/receiver.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())
let time = Date.now()
const now = (): Date => new Date(time)
const server = await sharedServer({ ...shareableDatabase(), WEBHOOK_PRIVATE_HOSTS: receiver.host }, { now })
const { editor, administrator } = server.as
const { hooks } = administrator

beforeEach(async () => {
  const { data = [] } = await hooks.GET('/subscriptions', { params: { query: { per_page: 100 } } })
  for (const { id } of data) await dataOf(hooks.DELETE('/subscriptions/{id}', { params: { path: { id } } }))
  receiver.respondWith(204)
  receiver.received.length = 0
})

const subscribe = (fields: Partial<Parameters<typeof hooks.POST<'/subscriptions'>>[1]['body']> = {}) =>
  dataOf(hooks.POST('/subscriptions', { body: { url: receiver.url, ...fields } }))
const update = (id: number, body: { paused?: boolean }) => dataOf(hooks.PATCH('/subscriptions/{id}', { params: { path: { id } }, body }))
const deliveries = (id: number, status?: ('pending' | 'failed' | 'delivered')[]) =>
  dataOf(hooks.GET('/subscriptions/{parent}/deliveries', { params: { path: { parent: id }, query: { per_page: 100, status } } }))

const deliver = webhookDelivery(server.context)

/** Runs the job that runs once a second; `later` moves the clock. */
async function round(laterMs = 0): Promise<string[]> {
  time += laterMs
  const before = receiver.received.length
  await deliver()
  return receiver.received.slice(before).map(({ event }) => event.type)
}

const HOUR_MS = 3_600_000

describe('a subscription', () => {
  it('receives published, updated and unpublished items', async () => {
    await subscribe()
    const { id, slug } = await makePost(editor, { title: 'Fog', status: 'publish' })
    await changePost(editor, id, { title: 'Mist' })
    await trashPost(editor, id)
    expect(await round()).toEqual(['content.published', 'content.updated', 'content.unpublished'])
    const [published, , unpublished] = receiver.received.map(({ event }) => event)
    expect(published).toEqual({
      type: 'content.published',
      timestamp: expect.stringMatching(/Z$/),
      data: {
        id,
        type: 'post',
        slug,
        url: `${server.restRoot}/cms/v2/posts/${id}`,
        // It is in the trash now.
        link: `${server.baseUrl}/?p=${id}`,
        cache_tags: [`post:${id}`, 'post'],
        cursor: expect.any(String),
      },
    })
    expect(unpublished?.data).toMatchObject({ slug, link: null })
  })

  it('receives events of all kinds of items', async () => {
    await subscribe()
    const { id } = await makeEvent(editor, { ...someDay, title: 'Regatta', status: 'publish' })
    await makeVenue(editor, { venue: 'Harbour', status: 'publish' })
    await uploaded(server, await createImage(8, 8))
    await dataOf(editor.content.POST('/categories', { body: { name: `Boats ${time}` } }))
    await dataOf(administrator.content.POST('/menus', { body: { name: `Main ${time}` } }))
    await dataOf(editor.calendar.DELETE('/events/{id}', { params: { path: { id } } }))
    expect((await round()).toSorted()).toEqual(
      ['event.published', 'event.unpublished', 'media.created', 'menu.created', 'term.created', 'venue.published'].toSorted(),
    )
    expect(receiver.received.find(({ event }) => event.type === 'term.created')?.event.data).toMatchObject({
      link: expect.stringContaining('/category/boats'),
    })
  })

  it('receives what happens to users, without anything about them', async () => {
    await subscribe({ events: ['user.created', 'user.updated', 'user.deleted'] })
    const fields = { ...newUserFields(), password: 'first password', first_name: 'Salome', description: 'Sails' }
    const { id } = await dataOf(users(administrator).create(fields))
    await dataOf(users(administrator).update(id, { roles: ['editor'], password: 'another password' }))
    await dataOf(users(administrator).remove(id, { force: true, reassign: 'false' }))
    expect(await round()).toEqual(['user.created', 'user.updated', 'user.deleted'])
    const data = { id, type: 'user', slug: '', link: null, cache_tags: [`user:${id}`, 'user'], cursor: expect.any(String) }
    expect(receiver.received.map(({ event }) => event.data)).toEqual([
      { ...data, url: `${server.restRoot}/cms/v2/users/${id}` },
      { ...data, url: `${server.restRoot}/cms/v2/users/${id}` },
      { ...data, url: null },
    ])
    const sent = JSON.stringify(receiver.received)
    for (const value of Object.values(fields).flat()) expect(sent).not.toContain(value)
  })

  it('receives no events of drafts except their permanent deletion', async () => {
    await subscribe()
    const { id } = await makePost(editor, { status: 'draft' })
    await changePost(editor, id, { title: 'New' })
    expect(await round()).toEqual([])
    await dataOf(editor.content.DELETE('/posts/{id}', { params: { path: { id }, query: { force: true } } }))
    expect(await round()).toEqual(['content.deleted'])
  })

  it('receives only its events and types, and nothing from before it was created', async () => {
    await makePost(editor, { status: 'publish' })
    await subscribe({ events: ['content.published'], types: ['page'] })
    await makePost(editor, { status: 'publish' })
    const { id } = await dataOf(editor.content.POST('/pages', { body: { title: 'Page', status: 'publish' } }))
    await dataOf(editor.content.POST('/pages/{id}', { params: { path: { id } }, body: { title: 'New' } }))
    expect(await round()).toEqual(['content.published'])
    expect(receiver.received[0]?.event.data).toMatchObject({ type: 'page', id })
  })

  it('receives nothing while it is paused, and the missed events afterwards', async () => {
    const { id } = await subscribe()
    await makePost(editor, { status: 'publish' })
    await update(id, { paused: true })
    await makePost(editor, { status: 'publish' })
    expect(await round()).toEqual([])
    await update(id, { paused: false })
    expect(await round()).toEqual(['content.published', 'content.published'])
  })

  it('is paused by the status 410', async () => {
    const { id } = await subscribe()
    receiver.respondWith(410)
    await makePost(editor, { status: 'publish' })
    await round()
    expect(await dataOf(hooks.GET('/subscriptions/{id}', { params: { path: { id } } }))).toMatchObject({ paused: true })
  })
})

describe('signatures', () => {
  it('use the secret, and for a day the previous one too', async () => {
    const { id, secret } = await subscribe()
    const verified = async (one: string) =>
      verifyWebhook(receiver.received.at(-1) as never, one).then(
        ({ type }) => type,
        () => 'refused',
      )
    await makePost(editor, { status: 'publish' })
    await round()
    expect(await verified(secret)).toBe('content.published')
    const { secret: next } = await dataOf(hooks.POST('/subscriptions/{id}/secrets', { params: { path: { id } } }))
    await makePost(editor, { status: 'publish' })
    await round()
    expect([await verified(secret), await verified(next)]).toEqual(['content.published', 'content.published'])
    time += 25 * HOUR_MS
    await makePost(editor, { status: 'publish' })
    await round()
    expect(String(receiver.received.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(1)
    time = Date.now()
  })
})

describe('a failed delivery', () => {
  it('is retried with backoff for a day, with the same ID and body', async () => {
    const { id } = await subscribe()
    receiver.respondWith(500)
    await makePost(editor, { status: 'publish' })
    const attempts: number[] = []
    for (let minute = 0; minute < 30 * 60; minute++) attempts.push((await round(minute && 60_000)).length)
    expect(attempts.reduce((sum, one) => sum + one)).toBe(11)
    expect(attempts.findLastIndex((count) => count > 0)).toBeGreaterThan(23 * 60)
    expect(new Set(receiver.received.map(({ headers, body }) => `${String(headers['webhook-id'])} ${body}`)).size).toBe(1)
    expect(await deliveries(id)).toMatchObject([{ status: 'failed', attempts: 11, response_status: 500, next_attempt: null }])
  }, 120_000)

  it('delays later events of the same item, and no others', async () => {
    const { id: subscription } = await subscribe()
    const { id } = await makePost(editor, { status: 'publish' })
    receiver.respondWith(({ event }) => ((event.data as { id: number }).id === id ? 503 : 200))
    expect(await round()).toEqual(['content.published'])
    await changePost(editor, id, { title: 'New' })
    const other = await makePost(editor, { status: 'publish' })
    await round()
    await round()
    expect(receiver.received.map(({ event }) => (event.data as { id: number }).id)).toEqual([id, other.id])
    expect(await dataOf(hooks.GET('/subscriptions/{id}', { params: { path: { id: subscription } } }))).toMatchObject({
      failing_since: null,
    })
    receiver.respondWith(200)
    expect(await round(HOUR_MS)).toEqual(['content.published', 'content.updated'])
  })

  it('has the reason', async () => {
    const { id } = await subscribe()
    receiver.respondWith(0)
    await makePost(editor, { status: 'publish' })
    await round()
    expect(await deliveries(id, ['pending'])).toMatchObject([
      { attempts: 1, response_status: null, error: expect.stringContaining('did not respond') },
    ])
    expect(await dataOf(hooks.GET('/subscriptions/{id}', { params: { path: { id } } }))).toMatchObject({
      failing_since: expect.any(String),
    })
  })

  it('includes one to a host that resolves to a private address', async () => {
    const { id } = await dataOf(hooks.POST('/subscriptions', { body: { url: 'http://localtest.example.org/' } }))
    await server.context.db.updateTable('webhook_subscriptions').set({ url: 'http://127.0.0.1/' }).where('id', '=', id).execute()
    await makePost(editor, { status: 'publish' })
    await round()
    expect(await deliveries(id)).toMatchObject([
      { status: 'pending', error: expect.stringMatching(/has no public address.*WEBHOOK_PRIVATE_HOSTS=127\.0\.0\.1/) },
    ])
  })
})

describe('createTestDelivery', () => {
  it('is sent for all subscriptions, even if they are paused', async () => {
    const { id } = await subscribe({ events: ['term.created'], paused: true })
    const { id: delivery, ...made } = await dataOf(hooks.POST('/subscriptions/{parent}/deliveries', { params: { path: { parent: id } } }))
    expect(made).toMatchObject({ event: 'webhook.test', status: 'pending', attempts: 0, payload: { data: { subscription: id } } })
    expect(await round()).toEqual(['webhook.test'])
    const read = await dataOf(hooks.GET('/subscriptions/{parent}/deliveries/{id}', { params: { path: { parent: id, id: delivery } } }))
    expect(read).toMatchObject({ status: 'delivered', attempts: 1, response_status: 204, error: null })
  })
})

describe('listDeliveries', () => {
  it('returns the newest first, by status and in pages', async () => {
    const { id } = await subscribe()
    for (let count = 0; count < 3; count++) await makePost(editor, { status: 'publish' })
    await round()
    const all = await deliveries(id, ['delivered'])
    expect(all.map((one) => one.id)).toEqual(all.map((one) => one.id).toSorted((a, b) => b - a))
    expect(all).toHaveLength(3)
    expect(await deliveries(id, ['failed'])).toEqual([])
    const page = await hooks.GET('/subscriptions/{parent}/deliveries', {
      params: { path: { parent: id }, query: { per_page: 2, page: 2 } },
    })
    expect([page.data?.map((one) => one.id), totalsOf(page.response)]).toEqual([[all[2]?.id], { total: 3, pages: 2 }])
  })

  it('deletes old deliveries', async () => {
    const { id } = await subscribe()
    await makePost(editor, { status: 'publish' })
    await round()
    time += 15 * 24 * HOUR_MS
    await sweepHistory(server.context)
    expect(await deliveries(id)).toEqual([])
    time = Date.now()
  })
})

describe('getDelivery', () => {
  it('returns only deliveries of the subscription', async () => {
    const { id } = await subscribe()
    const other = await subscribe()
    const { id: delivery } = await unwrap(hooks.POST('/subscriptions/{parent}/deliveries', { params: { path: { parent: id } } }))
    for (const path of [
      { parent: other.id, id: delivery },
      { parent: id, id: 99_999 },
    ])
      expect(await failureOf(hooks.GET('/subscriptions/{parent}/deliveries/{id}', { params: { path } }))).toEqual({
        status: 404,
        code: 'rest_delivery_not_found',
      })
  })
})

describe('createReplay', () => {
  it('sends a delivery again, with the same ID', async () => {
    const { id } = await subscribe()
    await makePost(editor, { status: 'publish' })
    await round()
    const [delivery] = await deliveries(id)
    const path = { parent: id, id: delivery?.id ?? 0 }
    expect(await dataOf(hooks.POST('/subscriptions/{parent}/deliveries/{id}/replays', { params: { path } }))).toMatchObject({
      id: delivery?.id,
      status: 'pending',
    })
    expect(await round()).toEqual(['content.published'])
    const [first, second] = receiver.received
    expect([second?.headers['webhook-id'], second?.body]).toEqual([first?.headers['webhook-id'], first?.body])
  })
})

describe('two processes', () => {
  it('send each event once, in order per item', async () => {
    await subscribe()
    const second = await startSecond(server, { WEBHOOK_PRIVATE_HOSTS: receiver.host })
    const ids = await Promise.all([1, 2, 3, 4].map(async () => (await makePost(editor, { status: 'publish' })).id))
    for (let count = 0; count < 5; count++) await Promise.all(ids.map((id) => changePost(editor, id, { title: `New ${count}` })))
    // All deliveries exist and are due for both.
    receiver.respondWith(503)
    await round()
    receiver.respondWith(204)
    receiver.received.length = 0
    time += HOUR_MS
    await Promise.all([server.context, second.context].map((context) => webhookDelivery({ ...context, now })()))
    await round()
    const sent = receiver.received.map(({ event }) => event.data as { id: number; cursor: string })
    expect(sent).toHaveLength(ids.length * 6)
    expect(new Set(sent.map(({ cursor }) => cursor)).size).toBe(ids.length * 6)
    for (const id of ids) {
      const cursors = sent.filter((one) => one.id === id).map(({ cursor }) => Number(cursor))
      expect(cursors).toEqual(cursors.toSorted((a, b) => a - b))
    }
    await second.close()
  })
})
