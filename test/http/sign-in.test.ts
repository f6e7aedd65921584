// Authentication: correct and wrong credentials, and application passwords.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { createClient } from '../../client/index.ts'
import { addPassword, addPerson, changeRole, passwordsOf, recordUse, removeAccount, revokePassword } from '../support/accounts.ts'
import { isPostgres } from '../support/database.ts'
import { failureIn, failureOf } from '../support/responses.ts'
import { makePost, newWord, posts } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { statementsDuring } from '../support/statements.ts'

const clock = { now: new Date('2026-03-10T12:00:00Z') }

const server = await sharedServer({}, { now: () => clock.now })

const basic = (text: string) => ({ Authorization: `Basic ${Buffer.from(text).toString('base64')}` })
const at = (path: string, headers: Record<string, string> = {}): Promise<Response> => fetch(`${server.restRoot}${path}`, { headers })
const wrong = { status: 401, code: 'rest_invalid_credentials' }

/** Creates a user with one password, for tests that revoke something. */
async function newcomer() {
  const { context } = server
  const login = newWord()
  const id = await addPerson(context, login)
  const first = await addPassword(context, id, 'first')
  return { context, login, id, first, me: (password = first.password) => at('/cms/v2/users/me', basic(`${login}:${password}`)) }
}

describe('wrong credentials', () => {
  it('are refused for OPTIONS too', async () => {
    const described = await fetch(`${server.restRoot}/cms/v2/posts`, { method: 'OPTIONS', headers: basic('editor:wrong') })
    expect(await failureIn(described)).toEqual(wrong)
  })

  it.each(['/', '/cms/v2/posts', '/cms/v2/posts/1', '/cms/v2/categories', '/cms/v2/users/me', '/nowhere'])(
    'are refused on %s, public or not',
    async (path) => {
      const response = await at(path, basic('editor:wrong'))
      expect(response.headers.get('WWW-Authenticate')).toMatch(/^ApplicationPassword realm=/)
      expect(await failureIn(response)).toEqual(wrong)
    },
  )

  it.each(['editor:', ':', ':x', 'nobody:x', 'editor', '', 'editor:wrong:more', 'editor\u0000:x', `${'x'.repeat(5000)}:x`])(
    'are refused as %j',
    async (text) => {
      expect(await failureIn(await at('/cms/v2/posts', basic(text)))).toEqual(wrong)
    },
  )

  it.each(['Basic', 'Basic ', 'basic !!!', 'BASIC %%%', 'Basic a b c', 'Basic ====', 'Basic\tZWRpdG9yOng='])(
    'are refused in a malformed header: %j',
    async (value) => {
      expect(await failureIn(await at('/cms/v2/posts', { Authorization: value }))).toEqual(wrong)
    },
  )

  it('do not reveal whether the user exists', async () => {
    const [known, unknown] = [await at('/', basic('editor:x')), await at('/', basic('nobody:x'))]
    const withoutId = async (response: Response) => ({ ...((await response.json()) as object), data: { status: response.status } })
    expect(await withoutId(known)).toEqual(await withoutId(unknown))
  })

  it("do not work with another user's password", async () => {
    const { first } = await newcomer()
    expect(await failureIn(await at('/cms/v2/users/me', basic(`editor:${first.password}`)))).toEqual(wrong)
  })

  it('write nothing', async () => {
    const word = newWord()
    const response = await fetch(`${server.restRoot}/cms/v2/posts`, {
      method: 'POST',
      headers: { ...basic('editor:wrong'), 'Content-Type': 'application/json' },
      body: JSON.stringify({ title: word, status: 'publish' }),
    })
    expect(response.status).toBe(401)
    expect(await (await at(`/cms/v2/posts?search=${word}`)).json()).toEqual([])
  })
})

describe('an application password', () => {
  it('works with and without its spaces, and with the scheme in any letter case', async () => {
    const { me, first, login } = await newcomer()
    expect((await me()).status).toBe(200)
    expect((await me(first.password.replaceAll(' ', ''))).status).toBe(200)
    expect((await at('/cms/v2/users/me', { Authorization: `bAsIc ${btoa(`${login}:${first.password}`)}` })).status).toBe(200)
  })

  it('is one of many', async () => {
    const { context, id, me, first } = await newcomer()
    const second = await addPassword(context, id, 'second')
    for (const { password } of [first, second]) expect((await me(password)).status).toBe(200)
  })

  it('stops working at once when it is revoked; the others continue to work', async () => {
    const { context, id, me, first } = await newcomer()
    const second = await addPassword(context, id, 'second')
    for (const { password } of [first, second]) expect((await me(password)).status).toBe(200)
    await revokePassword(context, id, first.id)
    expect(await failureIn(await me(first.password))).toEqual(wrong)
    expect((await me(second.password)).status).toBe(200)
  })

  it('is looked up once until a user or a password is written, except on PostgreSQL', async () => {
    const { context, id, first, me } = await newcomer()
    const lookups = async (): Promise<number> =>
      (await statementsDuring(() => me())).filter((sql) => /^select.* from "application_passwords"/.test(sql)).length
    await recordUse(context, first.id)
    await me()
    expect(await lookups()).toBe(isPostgres ? 1 : 0)
    await changeRole(context, id, 'editor')
    expect(await lookups()).toBe(1)
    await addPassword(context, id, 'another')
    expect(await lookups()).toBe(1)
  })

  it('stops working at once when its user is deleted', async () => {
    const { context, id, me } = await newcomer()
    expect((await me()).status).toBe(200)
    await removeAccount(context, id, server.ids.editor)
    expect(await failureIn(await me())).toEqual(wrong)
  })

  it('has the current rights of its user', async () => {
    const { context, id, login, first } = await newcomer()
    const client = createClient({ baseUrl: server.baseUrl, auth: { username: login, password: first.password } })
    await makePost(client)
    await changeRole(context, id, 'subscriber')
    expect(await failureOf(posts(client).create({ title: 'x' }))).toEqual({ status: 403, code: 'rest_cannot_create' })
  })

  it('records its last use at most once a day', async () => {
    const { context, id, me } = await newcomer()
    const lastUse = async () => (await passwordsOf(context, id)).map(({ last_used, last_ip }) => ({ last_used, last_ip }))
    /** The use is recorded after the response. */
    const untilUsed = async (at: string): Promise<void> => {
      for (let tries = 0; tries < 100 && (await lastUse())[0]?.last_used !== at; tries++)
        await new Promise((later) => setTimeout(later, 20))
    }
    expect(await lastUse()).toEqual([{ last_used: null, last_ip: null }])
    clock.now = new Date('2026-03-10T13:00:00Z')
    await me()
    await untilUsed('2026-03-10T13:00:00.000Z')
    expect(await lastUse()).toEqual([{ last_used: '2026-03-10T13:00:00.000Z', last_ip: expect.stringContaining('127.0.0.1') }])
    clock.now = new Date('2026-03-11T12:59:00Z')
    await me()
    expect(await lastUse()).toMatchObject([{ last_used: '2026-03-10T13:00:00.000Z' }])
    clock.now = new Date('2026-03-11T13:00:00Z')
    await me()
    await untilUsed('2026-03-11T13:00:00.000Z')
    expect(await lastUse()).toMatchObject([{ last_used: '2026-03-11T13:00:00.000Z' }])
  })

  it('is not stored in plain text', async () => {
    const { context, id, first } = await newcomer()
    const [row] = await passwordsOf(context, id)
    expect(row?.hash).toMatch(/^[\da-f]{64}$/)
    expect(JSON.stringify(row)).not.toContain(first.password.replaceAll(' ', ''))
  })
})

describe('repeated failures', () => {
  let limited: TestServer
  beforeAll(async () => {
    limited = await startServer({ RATE_LIMIT: 'on' })
  })
  afterAll(() => limited.close())

  it('are limited for the username that they tried only', async () => {
    const attempt = (login: string) => fetch(`${limited.restRoot}/cms/v2/posts`, { headers: basic(`${login}:wrong`) })
    const seen: number[] = []
    for (let tries = 0; tries < 40 && seen.at(-1) !== 429; tries++) seen.push((await attempt('author')).status)
    expect(seen.slice(0, -1)).toEqual(seen.slice(0, -1).map(() => 401))
    const refused = await attempt('author')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await failureIn(refused)).toEqual({ status: 429, code: 'rest_too_many_requests' })
    expect((await posts(limited.as.editor).list()).response.status).toBe(200)
    expect((await posts(limited.anonymous).list()).response.status).toBe(200)
  })
})
