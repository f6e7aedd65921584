// Subscriptions: administrators subscribe URLs to events, and rotate their secrets.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureIn, failureOf, totalsOf } from '../support/responses.ts'
import { notAdministrators } from '../support/leaks.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { hooks } = server.as.administrator
const url = 'https://www.example.org/api/revalidate'

const create = (body: Parameters<typeof hooks.POST<'/subscriptions'>>[1]['body']) => dataOf(hooks.POST('/subscriptions', { body }))
const read = (id: number) => dataOf(hooks.GET('/subscriptions/{id}', { params: { path: { id } } }))

describe('createSubscription', () => {
  it('returns the secret once, and subscribes to everything by default', async () => {
    const { secret, ...subscription } = await create({ url })
    expect(secret).toMatch(/^whsec_[\w+/]{32}$/)
    expect(subscription).toEqual({
      id: expect.any(Number),
      url,
      description: '',
      events: [],
      types: [],
      paused: false,
      failing_since: null,
      created: expect.any(String),
    })
    expect(await read(subscription.id)).toEqual(subscription)
  })

  it.each([
    'ftp://www.example.org/',
    'www.example.org',
    'https://user:password@www.example.org/',
    'https://www.example.org:8443/',
    'http://localhost/',
    'http://web.localhost/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://10.0.0.8/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[fd00::1]/',
    'file:///etc/passwd',
  ])('refuses a URL that is not public: %s', async (hostile) => {
    expect(await failureOf(hooks.POST('/subscriptions', { body: { url: hostile } }))).toEqual(invalid('url'))
  })

  it.each(['http://localhost:3001/hook', 'http://127.0.0.1/hook', 'http://[::1]:8080/hook'])(
    'names the setting that allows a URL of a private host: %s',
    async (local) => {
      const { error } = await hooks.POST('/subscriptions', { body: { url: local } })
      expect(error?.message).toContain(`WEBHOOK_PRIVATE_HOSTS=${new URL(local).host}`)
    },
  )

  it('refuses unknown events and types, and requires a URL', async () => {
    for (const body of [
      { url, events: ['content.eaten'] },
      { url, types: ['cat'] },
    ])
      expect((await failureOf(hooks.POST('/subscriptions', { body: body as never }))).status).toBe(400)
    expect(await failureOf(hooks.POST('/subscriptions', { body: {} as never }))).toEqual({
      status: 400,
      code: 'rest_missing_callback_param',
      params: ['url'],
    })
  })
})

describe.each(['updateSubscription', 'putSubscription', 'patchSubscription'] as const)('%s', (operation) => {
  const method = operation.replace('Subscription', '').replace('update', 'post').toUpperCase() as 'PATCH'

  it('changes only the fields in the request', async () => {
    const { id, secret: _secret, ...before } = await create({ url, types: ['post'] })
    const changed = await dataOf(
      hooks[method]('/subscriptions/{id}', { params: { path: { id } }, body: { paused: true, events: ['content.published'] } }),
    )
    expect(changed).toEqual({ ...before, id, paused: true, events: ['content.published'] })
    expect(await dataOf(hooks[method]('/subscriptions/{id}', { params: { path: { id } } }))).toEqual(changed)
  })

  it('refuses a hostile URL, and an outdated version', async () => {
    const { id } = await create({ url })
    const change = (body: object, headers = {}) =>
      failureOf(hooks[method]('/subscriptions/{id}', { params: { path: { id } }, body, headers }))
    expect(await change({ url: 'http://127.0.0.1/' })).toEqual(invalid('url'))
    expect(await change({ paused: true }, { 'If-Match': '"1.x.y"' })).toEqual({ status: 412, code: 'rest_precondition_failed' })
    expect(await read(id)).toMatchObject({ url, paused: false })
  })
})

describe('listSubscriptions', () => {
  it('returns all subscriptions in pages, without their secrets', async () => {
    const { id } = await create({ url })
    const { data = [], response } = await hooks.GET('/subscriptions', { params: { query: { per_page: 100 } } })
    expect(data.map((one) => one.id)).toContain(id)
    expect(JSON.stringify(data)).not.toContain('whsec_')
    const { total } = totalsOf(response)
    expect(total).toBe(data.length)
    expect(await failureOf(hooks.GET('/subscriptions', { params: { query: { page: total + 1, per_page: 1 } } }))).toEqual({
      status: 400,
      code: 'rest_post_invalid_page_number',
    })
  })

  it('is limited to two hundred subscriptions', async () => {
    await create({ url })
    for (let isFull = false; !isFull;) isFull = (await hooks.POST('/subscriptions', { body: { url } })).data === undefined
    expect(await failureOf(hooks.POST('/subscriptions', { body: { url } }))).toEqual({ status: 400, code: 'rest_too_many_subscriptions' })
    const { data = [], response } = await hooks.GET('/subscriptions', { params: { query: { per_page: 100 } } })
    const { data: others = [] } = await hooks.GET('/subscriptions', { params: { query: { per_page: 100, page: 2 } } })
    expect(totalsOf(response)).toEqual({ total: 200, pages: 2 })
    for (const { id } of [...data, ...others]) await dataOf(hooks.DELETE('/subscriptions/{id}', { params: { path: { id } } }))
  })
})

describe('getSubscription', () => {
  it('returns 404 for unknown IDs', async () => {
    expect(await failureOf(hooks.GET('/subscriptions/{id}', { params: { path: { id: 9999 } } }))).toEqual({
      status: 404,
      code: 'rest_subscription_not_found',
    })
  })
})

describe('deleteSubscription', () => {
  it('deletes it', async () => {
    const { id, secret: _secret, ...previous } = await create({ url })
    const { data } = await hooks.DELETE('/subscriptions/{id}', { params: { path: { id } } })
    expect(data).toEqual({ deleted: true, previous: { id, ...previous } })
    expect((await failureOf(hooks.GET('/subscriptions/{id}', { params: { path: { id } } }))).status).toBe(404)
  })
})

describe('createSecret', () => {
  it('replaces the secret', async () => {
    const { id, secret } = await create({ url })
    const { secret: next } = await dataOf(hooks.POST('/subscriptions/{id}/secrets', { params: { path: { id } } }))
    expect(next).toMatch(/^whsec_/)
    expect(next).not.toBe(secret)
  })
})

describe('everyone else', () => {
  it('may neither read nor change anything', async () => {
    const { id } = await create({ url })
    const { id: delivery } = await dataOf(hooks.POST('/subscriptions/{parent}/deliveries', { params: { path: { parent: id } } }))
    const routes = [
      ['GET', '/subscriptions'],
      ['POST', '/subscriptions', { url }],
      ['GET', `/subscriptions/${id}`],
      ['POST', `/subscriptions/${id}`, { paused: true }],
      ['PUT', `/subscriptions/${id}`, { paused: true }],
      ['PATCH', `/subscriptions/${id}`, { paused: true }],
      ['DELETE', `/subscriptions/${id}`],
      ['POST', `/subscriptions/${id}/secrets`],
      ['GET', `/subscriptions/${id}/deliveries`],
      ['POST', `/subscriptions/${id}/deliveries`],
      ['GET', `/subscriptions/${id}/deliveries/${delivery}`],
      ['POST', `/subscriptions/${id}/deliveries/${delivery}/replays`],
      // Unknown IDs are refused in the same way.
      ['GET', '/subscriptions/9999'],
    ] as const
    for (const who of notAdministrators)
      for (const [method, path, body] of routes) {
        const response = await fetch(`${server.restRoot}/hooks/v1${path}`, {
          method,
          headers: { 'Content-Type': 'application/json', ...(who === 'anonymous' ? {} : { Authorization: server.authorization[who] }) },
          ...(body && { body: JSON.stringify(body) }),
        })
        const due = { status: who === 'anonymous' ? 401 : 403, code: 'rest_forbidden' }
        expect([who, method, path, await failureIn(response)]).toEqual([who, method, path, due])
      }
    expect(await read(id)).toMatchObject({ paused: false })
  })
})
