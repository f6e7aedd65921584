// The authorization page: approval, redirects, and everything that is refused.
import { describe, expect, it } from '@jest/globals'
import { passwordsOf as storedPasswords, revokePassword } from '#test/support/accounts.ts'
import { leastTime } from '#test/support/costs.ts'
import { sharedServer } from '#test/support/shared-server.ts'
import { addressOf, approve, open, reject, send } from './page.ts'
import { loginWith, person } from './people.ts'

const app = { app_name: 'Harbour news' }
const success_url = 'https://app.example.org/connected?state=a%20b&flag#end'
const hostile = `"><script>alert(1)</script>'&amp;<img src=x onerror=alert(2)>`

let clock = new Date('2026-05-01T10:00:00Z')

const server = await sharedServer({}, { now: () => clock })

const passwordsOf = ({ id }: { id: number }) => storedPasswords(server.context, id)

describe('the page', () => {
  it('names the application, the access that it requests and the redirect URL', async () => {
    const { status, headers, html } = await open(server, { ...app, success_url })
    expect([status, headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(html).toContain('Harbour news')
    expect(html).toContain('everything that you may do')
    expect(html).toContain('<bdi>app.example.org</bdi>')
    expect(html).not.toContain('<script')
  })

  it('cannot be framed or cached, and runs no scripts', async () => {
    const expected = {
      'content-security-policy':
        "default-src 'none';img-src data:;style-src 'unsafe-inline';form-action 'self';base-uri 'none';frame-ancestors 'none'",
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    }
    const someone = await person(server)
    const pages = [
      await open(server, app),
      await open(server, {}),
      await reject(server, app),
      await approve(server, app, someone),
      await approve(server, app, { ...someone, password: 'wrong' }),
    ]
    expect(pages.map(({ status }) => status)).toEqual([200, 400, 200, 200, 403])
    for (const { headers } of pages) expect(Object.fromEntries(headers)).toMatchObject(expected)
  })

  it('shows a hostile name as text everywhere', async () => {
    const someone = await person(server)
    const requested = { app_name: hostile }
    const pages = [
      await open(server, requested),
      await approve(server, requested, { login: hostile, password: hostile }),
      await approve(server, requested, someone),
      await approve(server, requested, someone),
      await approve(server, { app_name: `${hostile}2`, success_url }, someone),
      await reject(server, requested),
      await reject(server, { ...requested, success_url: `https://app.example.org/?"><script>` }),
      await open(server, { ...app, success_url: hostile }),
    ]
    expect(pages.map(({ status }) => status)).toEqual([200, 403, 200, 409, 200, 200, 200, 400])
    for (const { html } of pages) expect(html).not.toMatch(/<script|<img/)
    for (const { html } of pages.slice(0, 6)) expect(html).toContain('&lt;script&gt;')
    expect((await passwordsOf(someone)).map(({ name }) => name)).toEqual([hostile, `${hostile}2`])
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('does not accept %s', async (method) => {
    const { status, headers, html } = await open(server, app, { method })
    expect([status, headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
    expect(html).toContain('GET')
  })
})

describe('the parameters of an application', () => {
  it.each<[string, Record<string, string>, string]>([
    ['no name', {}, 'app_name is missing'],
    ['a blank name', { app_name: '  ' }, 'app_name is missing'],
    ['a long name', { app_name: 'x'.repeat(101) }, 'app_name is longer than 100'],
    ['a name with control characters', { app_name: 'a\0b' }, 'app_name has control characters'],
    ['a name that overrides the text direction', { app_name: 'a\u202eb' }, 'app_name has control characters'],
    ['an ID that is not a UUID', { ...app, app_id: '123' }, 'app_id is not a UUID'],
  ])('refuses %s', async (_what, parameters, message) => {
    const shown = await open(server, parameters)
    expect(shown.status).toBe(400)
    expect(shown.html).toContain(message)
    expect(shown.token).toBe('')
  })

  it('accepts a name of a hundred characters of any width', async () => {
    expect((await open(server, { app_name: '🦀'.repeat(100) })).status).toBe(200)
  })

  it('refuses a repeated parameter', async () => {
    const response = await fetch(`${addressOf(server, app)}&app_name=Another`)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('app_name is given 2 times')
  })

  it.each([
    'https://app.example.org/',
    'https://app.example.org:8443/a/b?c=d#e',
    'http://localhost:3000/',
    'http://news.localhost/',
    'http://127.0.0.1:9/x',
    'http://127.8.8.8/',
    'http://2130706433/',
    'http://[::1]:8080/',
    'org.example.app:',
    'org.example.app:connected',
    'org.example.my-app://connected/here?x=1',
  ])('may send people on to %s', async (url) => {
    for (const parameter of ['success_url', 'reject_url']) expect((await open(server, { ...app, [parameter]: url })).status).toBe(200)
    expect((await reject(server, { ...app, reject_url: url })).onward).toBe(new URL(url).href)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'java\tscript://app.example.org/%0aalert(1)',
    'data:text/html,<script>alert(1)</script>',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'about:blank',
    'blob:https://app.example.org/1',
    'view-source:https://app.example.org/',
    'ftp://app.example.org/',
    'intent://app#Intent;end',
    'http://app.example.org/',
    'http://localhost.example.org/',
    'http://127.0.0.1.example.org/',
    'https://user@app.example.org/',
    'https://user:word@app.example.org/',
    'org.example.app://user:word@connected',
    'https://',
    '//app.example.org/',
    '/connected',
    'connected',
    `https://app.example.org/${'x'.repeat(2000)}`,
  ])('may not send people on to %j', async (url) => {
    const someone = await person(server)
    for (const parameter of ['success_url', 'reject_url']) {
      const parameters = { ...app, [parameter]: url }
      const { token } = await open(server, app)
      for (const shown of [
        await open(server, parameters),
        await send(server, parameters, { token, ...someone, id: '', decision: 'approve' }),
      ]) {
        expect([shown.status, shown.onward, shown.headers.get('location')]).toEqual([400, undefined, null])
        expect(shown.html).toMatch(new RegExp(`${parameter} (is|has|starts) .*(must|longer than 2000)`))
      }
    }
    expect(await passwordsOf(someone)).toEqual([])
  })
})

describe('approving', () => {
  it('creates a password that works at once, records its use, and stops working when it is revoked', async () => {
    const someone = await person(server)
    const app_id = '0F8FAD5B-D9CB-469F-A165-70867728950E'
    const { status, secret = '', html } = await approve(server, { ...app, app_id }, someone)
    expect([status, secret]).toEqual([200, expect.stringMatching(/^(\w{4} ){5}\w{4}$/)])
    expect(html).toContain(someone.login)
    const [made] = await passwordsOf(someone)
    expect(made).toMatchObject({
      name: 'Harbour news',
      app_id: app_id.toLowerCase(),
      created: clock.toISOString(),
      last_used: null,
      hash: expect.stringMatching(/^[\da-f]{64}$/),
    })
    expect(await loginWith(server, someone.login, secret)).toBe(someone.login)
    expect((await passwordsOf(someone))[0]).toMatchObject({ last_used: clock.toISOString(), last_ip: '127.0.0.1' })
    await revokePassword(server.context, made?.user_id ?? 0, made?.id ?? '')
    expect(await loginWith(server, someone.login, secret)).toBeUndefined()
  })

  it('redirects to success_url and keeps its query', async () => {
    const someone = await person(server)
    const { status, onward = '', html, secret } = await approve(server, { ...app, success_url }, someone)
    expect([status, secret]).toEqual([200, undefined])
    const { origin, pathname, searchParams, search, hash } = new URL(onward)
    expect([origin, pathname, hash]).toEqual(['https://app.example.org', '/connected', '#end'])
    expect(search).toMatch(/^\?state=a%20b&flag&site_url=/)
    expect([...searchParams.keys()]).toEqual(['state', 'flag', 'site_url', 'user_login', 'password'])
    expect([searchParams.get('site_url'), searchParams.get('user_login')]).toEqual([server.baseUrl, someone.login])
    expect(await loginWith(server, someone.login, searchParams.get('password') ?? '')).toBe(someone.login)
    expect(html.match(/<a href="(?!http:)([^"]*)"/)?.[1]?.replaceAll('&amp;', '&')).toBe(onward)
  })

  it('redirects to a URL scheme of the application', async () => {
    const someone = await person(server)
    const { onward = '' } = await approve(server, { ...app, success_url: 'org.example.harbour:connected' }, someone)
    expect(onward).toMatch(/^org\.example\.harbour:connected\?site_url=/)
    expect(await loginWith(server, someone.login, new URL(onward).searchParams.get('password') ?? '')).toBe(someone.login)
  })

  it('replaces parameters of success_url that look like the response', async () => {
    const someone = await person(server)
    const { onward = '' } = await approve(
      server,
      { ...app, success_url: 'https://app.example.org/?user_login=root&pass%77ord=x&a=1' },
      someone,
    )
    const { searchParams } = new URL(onward)
    expect(searchParams.getAll('user_login')).toEqual([someone.login])
    expect(searchParams.getAll('password')).toEqual([expect.stringMatching(/^\w{24}$/)])
    expect(searchParams.get('a')).toBe('1')
  })

  it('refuses a second password with the same name, but accepts another name', async () => {
    const someone = await person(server)
    const neighbour = await person(server)
    await approve(server, app, someone)
    const again = await approve(server, { app_name: 'HARBOUR news', success_url }, someone)
    expect([again.status, again.onward, again.secret]).toEqual([409, undefined, undefined])
    expect(again.html).toContain('You already have an application password named “HARBOUR news”')
    expect(await passwordsOf(someone)).toHaveLength(1)
    expect((await approve(server, app, someone, { name: 'Harbour news on the phone' })).secret).toBeDefined()
    expect((await passwordsOf(someone)).map(({ name }) => name)).toEqual(['Harbour news', 'Harbour news on the phone'])
    expect((await approve(server, app, neighbour)).secret).toBeDefined()
  })

  it.each([['x'.repeat(101)], ['a\0b']])('refuses %j as the name of a password', async (name) => {
    const someone = await person(server)
    expect((await approve(server, app, someone, { name })).status).toBe(400)
    expect(await passwordsOf(someone)).toEqual([])
  })
})

describe('rejecting', () => {
  it.each<[string, Record<string, string>, string | undefined]>([
    ['reject_url', { success_url, reject_url: 'org.example.app://rejected?x=1' }, 'org.example.app://rejected?x=1'],
    ['success_url without success', { success_url }, 'https://app.example.org/connected?state=a%20b&flag&success=false#end'],
    ['nowhere', {}, undefined],
  ])('leads on to %s', async (_where, urls, expected) => {
    const { status, onward, html } = await reject(server, { ...app, ...urls })
    expect([status, onward]).toEqual([200, expected])
    expect(html).toContain('Rejected')
  })
})

describe('signing in', () => {
  it('accepts only the account password, which the REST root never accepts', async () => {
    const someone = await person(server)
    const { secret = '' } = await approve(server, app, someone)
    const refused = await approve(server, { app_name: 'Another' }, { ...someone, password: secret })
    expect([refused.status, refused.secret]).toEqual([403, undefined])
    expect(await loginWith(server, someone.login, someone.password)).toBeUndefined()
  })

  it.each(['a wrong password', 'no password', 'an unknown username', 'a username with NUL', 'a user without an account password'])(
    'refuses %s with the same message',
    async (what) => {
      const someone = await person(server)
      const wrong = {
        'a wrong password': { ...someone, password: `${someone.password}!` },
        'no password': { ...someone, password: '' },
        'an unknown username': { ...someone, login: 'nobody' },
        'a username with NUL': { ...someone, login: 'no\0body' },
        'a user without an account password': { login: 'editor', password: someone.password },
      }[what]
      if (!wrong) throw new Error(what)
      const { status, html, onward } = await approve(server, { ...app, success_url }, wrong)
      expect([status, onward]).toEqual([403, undefined])
      expect(html).toContain('The username or the account password is wrong. Application passwords are not accepted here.')
      if (wrong.password) expect(html).not.toContain(wrong.password)
      expect(await passwordsOf(someone)).toEqual([])
    },
  )

  it('accepts the form again after a failure', async () => {
    const someone = await person(server)
    const { token, html } = await approve(server, app, { ...someone, password: 'wrong' })
    expect(html).toContain(`name="login" value="${someone.login}"`)
    expect((await send(server, app, { token, login: someone.login, password: someone.password, decision: 'approve' })).secret).toBeDefined()
  })

  it('takes as long for an unknown username as for a wrong password', async () => {
    const someone = await person(server)
    const { token } = await open(server, app)
    const timeFor = (login: string) => leastTime(() => send(server, app, { token, login, password: 'wrong', decision: 'approve' }))
    const known = await timeFor(someone.login)
    for (const login of ['nobody', 'editor']) expect(await timeFor(login)).toBeGreaterThan(known / 2)
  })
})

describe('the form', () => {
  it.each<[string, (token: string) => string]>([
    ['no token', () => ''],
    ['a token with another signature', (token) => `${token.split('.')[0]}.${'A'.repeat(43)}`],
    ['a token with a later expiry', (token) => `${Number(token.split('.')[0]) + 1000}.${token.split('.')[1]}`],
    ['a token with a suffix', (token) => `${token}A`],
  ])('is refused with %s', async (_what, changed) => {
    const someone = await person(server)
    const { token } = await open(server, app)
    for (const decision of ['approve', 'reject']) {
      const { status, html, secret, token: fresh } = await send(server, app, { token: changed(token), ...someone, id: '', decision })
      expect([status, secret]).toEqual([403, undefined])
      expect(html).toContain('Please fill it in again')
      expect(fresh).not.toBe('')
    }
    expect(await passwordsOf(someone)).toEqual([])
  })

  it.each([
    { app_name: 'Another' },
    { ...app, success_url: 'https://evil.example.org/' },
    { ...app, reject_url: 'https://evil.example.org/' },
    { ...app, app_id: '0f8fad5b-d9cb-469f-a165-70867728950e' },
  ])('is refused for %j when it was made for something else', async (others) => {
    const someone = await person(server)
    const { token } = await open(server, app)
    expect((await send(server, others, { token, ...someone, id: '', decision: 'approve' })).status).toBe(403)
    expect(await passwordsOf(someone)).toEqual([])
  })

  it('is valid for ten minutes', async () => {
    const someone = await person(server)
    const { token } = await open(server, app)
    const opened = clock
    try {
      clock = new Date(opened.getTime() + 600_000)
      expect((await send(server, app, { token, ...someone, id: '', decision: 'approve' })).status).toBe(403)
      clock = new Date(opened.getTime() + 599_999)
      expect((await send(server, app, { token, ...someone, id: '', decision: 'approve' })).status).toBe(200)
    } finally {
      clock = opened
    }
  })

  it.each<Record<string, string>>([
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'none' },
    { origin: 'https://evil.example.org' },
  ])('is refused from elsewhere: %j', async (headers) => {
    const someone = await person(server)
    const { status, html } = await approve(server, app, someone, {}, headers)
    expect(status).toBe(403)
    expect(html).toContain('sent from another site')
    expect(await passwordsOf(someone)).toEqual([])
  })

  it('is accepted from its own origin, and from browsers that do not send the origin', async () => {
    const someone = await person(server)
    const body = async (name: string) =>
      new URLSearchParams({
        token: (await open(server, app)).token,
        login: someone.login,
        password: someone.password,
        decision: 'approve',
        name,
      })
    expect((await approve(server, app, someone, {}, { origin: server.baseUrl })).status).toBe(200)
    expect((await open(server, app, { method: 'POST', body: await body('silent') })).status).toBe(200)
  })

  it('is refused if it is too large, of another type, or without a decision', async () => {
    const someone = await person(server)
    expect((await approve(server, app, someone, { more: 'x'.repeat(10_240) })).status).toBe(413)
    expect((await approve(server, app, someone, { decision: 'maybe' })).status).toBe(400)
    expect((await approve(server, app, someone, {}, { 'content-type': 'application/x-www-form-urlencoded; charset=utf-7' })).status).toBe(
      415,
    )
    const asJson = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ token: (await open(server, app)).token, ...someone, decision: 'approve' }),
    }
    expect((await open(server, app, asJson)).status).toBe(415)
    expect((await open(server, app, { method: 'POST' })).status).toBe(415)
    expect(await passwordsOf(someone)).toEqual([])
  })
})
