// Floods of wrong credentials, probing for usernames, and credentials that cannot be parsed.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { hash } from '@node-rs/argon2'
import type { KyselyPlugin } from 'kysely'
import { authenticator } from '#server/http/auth.ts'
import { addPassword, addPerson } from '../support/accounts.ts'
import { leastTime } from '../support/costs.ts'
import { failureIn } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const open = await sharedServer()

const basic = (login: string, password: string) => `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}`
const range = (length: number) => Array.from({ length }, (_none, index) => index)

describe('many wrong passwords at once', () => {
  let limited: TestServer
  beforeAll(async () => {
    limited = await startServer({ RATE_LIMIT: 'on' })
  })
  afterAll(() => limited.close())

  let networks = 0
  const network = () => `192.0.2.${++networks}`

  const responseTo = (from: string, login: string, password: string, url = `${limited.restRoot}/cms/v2/posts`) =>
    fetch(url, { headers: { Authorization: basic(login, password), 'X-Forwarded-For': from } })

  const countsOf = async (responses: Promise<Response>[]) => {
    const statuses = (await Promise.all(responses)).map(({ status }) => status)
    return Object.fromEntries([...Map.groupBy(statuses, (status) => status)].map(([status, of]) => [status, of.length]))
  }

  it('for one user: the first twenty are checked', async () => {
    const from = network()
    expect(await countsOf(range(60).map((n) => responseTo(from, 'author', `wrong ${n}`)))).toEqual({ 401: 20, 429: 40 })
  })

  it('for one user, the same one repeatedly', async () => {
    const from = network()
    expect(await countsOf(range(60).map(() => responseTo(from, 'author', 'wrong')))).toEqual({ 401: 20, 429: 40 })
  })

  it('for different users: the first hundred are checked', async () => {
    const from = network()
    expect(await countsOf(range(150).map((n) => responseTo(from, `nobody-${n}`, 'wrong')))).toEqual({ 401: 100, 429: 50 })
  })

  it('are counted for requests of files too', async () => {
    const from = network()
    const file = `${limited.baseUrl}/cms-content/uploads/x`
    expect(await countsOf(range(60).map(() => responseTo(from, 'author', 'wrong', file)))).toEqual({ 401: 20, 429: 40 })
    expect((await responseTo(from, 'author', 'wrong')).status).toBe(429)
  })

  it('do not block callers from other networks', async () => {
    const [from, elsewhere] = [network(), network()]
    await countsOf(range(30).map(() => responseTo(from, 'author', 'wrong')))
    const refused = await responseTo(from, 'author', 'wrong')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await failureIn(refused)).toEqual({ status: 429, code: 'rest_too_many_requests' })
    const right = { Authorization: limited.authorization.author, 'X-Forwarded-For': elsewhere }
    expect((await fetch(`${limited.restRoot}/cms/v2/users/me`, { headers: right })).status).toBe(200)
  })

  it('from one IPv6 network count as one client’s', async () => {
    expect(await countsOf(range(60).map((n) => responseTo(`2001:db8:1:2::${n + 1}`, 'author', 'wrong')))).toEqual({ 401: 20, 429: 40 })
    expect((await responseTo('2001:db8:1:3::1', 'author', 'wrong')).status).toBe(401)
  })

  it('are not counted if the password is correct, however many requests arrive at once', async () => {
    const headers = { Authorization: limited.authorization.editor, 'X-Forwarded-For': network() }
    expect(await countsOf(range(150).map(() => fetch(`${limited.restRoot}/cms/v2/users/me`, { headers })))).toEqual({ 200: 150 })
    expect((await fetch(`${limited.restRoot}/cms/v2/users/me`, { headers })).status).toBe(200)
  })
})

describe('the rate limit', () => {
  it('applies to every route and counts each request once', async () => {
    const limited = await startServer({ RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '8' })
    try {
      const paths = ['/', '/events/', '/docs/', '/cms-content/uploads/x', '/cms-admin/authorize-application?app_name=x', '/nothing/here']
      const left: (string | undefined)[] = []
      for (const path of [...paths, '/cms-json/cms/v2/posts', '/?rest_route=/cms/v2/tags']) {
        const { headers } = await fetch(limited.baseUrl + path)
        left.push(/r=(\d+)/.exec(headers.get('RateLimit') ?? '')?.[1])
      }
      expect(left).toEqual(['7', '6', '5', '4', '3', '2', '1', '0'])
      for (const path of [...paths, '/cms-json/']) expect([path, (await fetch(limited.baseUrl + path)).status]).toEqual([path, 429])
      for (const path of ['/healthz', '/readyz']) expect((await fetch(limited.baseUrl + path)).status).toBe(200)
    } finally {
      await limited.close()
    }
  })

  it('exposes Retry-After to pages of other origins', async () => {
    const limited = await startServer({ RATE_LIMIT: 'on', RATE_LIMIT_PER_MINUTE: '1' })
    try {
      const headers = { Origin: 'https://www.example.org' }
      for (const path of ['/cms-json/', '/cms-content/uploads/x']) {
        await fetch(limited.baseUrl + path, { headers })
        const refused = await fetch(limited.baseUrl + path, { headers })
        expect([refused.status, refused.headers.get('Access-Control-Allow-Origin')]).toEqual([429, '*'])
      }
    } finally {
      await limited.close()
    }
  })
})

describe('credentials that cannot be parsed', () => {
  const schemes = ['Bearer something', 'Digest username="editor"', 'Negotiate abc', 'Basics x', 'nonsense', 'Bearer']
  const places: [string, RequestInit][] = [
    ['/cms-json/', {}],
    ['/cms-json/cms/v2/posts', {}],
    ['/cms-json/cms/v2/posts', { method: 'HEAD' }],
    ['/cms-json/cms/v2/posts', { method: 'OPTIONS' }],
    ['/cms-json/nowhere', {}],
    ['/?rest_route=/cms/v2/posts', {}],
    ['/cms-content/uploads/x', {}],
  ]

  it.each(schemes)('are refused, not treated as an anonymous request: %s', async (value) => {
    for (const [path, init] of places) {
      const response = await fetch(open.baseUrl + path, { ...init, headers: { Authorization: value } })
      expect([path, response.status]).toEqual([path, 401])
      if (init.method !== 'HEAD') expect(await failureIn(response)).toEqual({ status: 401, code: 'rest_invalid_credentials' })
    }
  })
})

describe('whether a user exists', () => {
  it('makes no difference in work: one query in both cases, and no slow hash', async () => {
    const [bare, rich] = [newWord(), newWord()]
    await addPerson(open.context, bare)
    const id = await addPerson(open.context, rich)
    for (const n of range(8)) await addPassword(open.context, id, `password ${n}`)

    let queries = 0
    const counting: KyselyPlugin = {
      transformQuery: ({ node }) => node,
      // Queries that have been compiled before are not transformed.
      transformResult: ({ result }) => (queries++, Promise.resolve(result)),
    }
    const authenticate = authenticator({ ...open.context, db: open.context.db.withPlugin(counting) }, () =>
      Promise.reject(new Error('There are no previews.')),
    )
    const refuse = async (login: string) => {
      queries = 0
      await expect(Promise.resolve(authenticate({ authorization: basic(login, newWord()) }, ''))).rejects.toMatchObject({ status: 401 })
      return queries
    }
    // The first request reads the secret of the site.
    await refuse(bare)
    const slowHash = await leastTime(() => hash('a password'))
    for (const login of [bare, rich, newWord()]) {
      expect(await refuse(login)).toBe(1)
      expect(await leastTime(() => refuse(login))).toBeLessThan(slowHash)
    }
  })
})
