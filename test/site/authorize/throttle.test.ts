// Failed sign-ins on the authorization page are limited by IP address and username.
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { startServer } from '#test/support/server.ts'
import type { TestServer } from '#test/support/server.ts'
import { open, send } from './page.ts'
import type { Shown } from './page.ts'
import { person } from './people.ts'

const app = { app_name: 'Harbour news' }
let server: TestServer

beforeEach(async () => {
  server = await startServer({ RATE_LIMIT: 'on' })
})
afterEach(() => server.close())

async function tries(): Promise<(from: number, login: string, password: string, name?: string) => Promise<Shown>> {
  const { token } = await open(server, app)
  return (from, login, password, name = 'Harbour news') =>
    send(server, app, { token, login, password, name, decision: 'approve' }, { 'x-forwarded-for': `192.0.2.${from}` })
}

const statuses = async (shown: Promise<Shown>[]) => (await Promise.all(shown)).map(({ status }) => status)
const indexes = (length: number) => Array.from({ length }, (_none, index) => index)
const ten = indexes(10)

describe('throttling', () => {
  it('stops an IP address after thirty failures with any usernames', async () => {
    const someone = await person(server)
    const signIn = await tries()
    expect(await statuses(indexes(30).map((index) => signIn(1, `nobody-${index}`, 'wrong')))).toEqual(Array<number>(30).fill(403))
    const { status, headers, html } = await signIn(1, someone.login, someone.password)
    expect(status).toBe(429)
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
    expect(html).toContain('Too many sign-ins have failed')
    expect((await signIn(2, someone.login, someone.password)).status).toBe(200)
  })

  it('stops a username after ten failures from one IP address, but no others', async () => {
    const someone = await person(server)
    const neighbour = await person(server)
    const signIn = await tries()
    for (const _index of ten) expect((await signIn(1, someone.login, 'wrong')).status).toBe(403)
    expect((await signIn(1, someone.login, someone.password)).status).toBe(429)
    expect((await signIn(1, neighbour.login, neighbour.password)).status).toBe(200)
  })

  it('does not block a user because of failures from other IP addresses', async () => {
    const someone = await person(server)
    const signIn = await tries()
    for (const index of indexes(12)) expect((await signIn(index, someone.login, 'wrong')).status).toBe(403)
    expect((await signIn(20, someone.login, someone.password)).status).toBe(200)
  })

  it('checks at most ten passwords of concurrent requests', async () => {
    const signIn = await tries()
    const all = await statuses(Array.from({ length: 30 }, () => signIn(1, 'nobody', 'wrong')))
    expect(all.filter((status) => status === 403)).toHaveLength(10)
    expect(all.filter((status) => status === 429)).toHaveLength(20)
  })

  it('counts neither successes nor rejections', async () => {
    const someone = await person(server)
    const signIn = await tries()
    for (const index of [...ten, 10, 11]) expect((await signIn(1, someone.login, someone.password, `device ${index}`)).status).toBe(200)
    const { token } = await open(server, app)
    for (const _index of [...ten, 10, 11])
      expect((await send(server, app, { token, decision: 'reject' }, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(200)
    expect((await signIn(1, someone.login, someone.password, 'the last')).status).toBe(200)
  })

  it('is off with RATE_LIMIT=off', async () => {
    await server.close()
    server = await startServer({ RATE_LIMIT: 'off' })
    const signIn = await tries()
    expect(await statuses([...ten, 10, 11].map(() => signIn(1, 'nobody', 'wrong')))).toEqual(Array<number>(12).fill(403))
  })
})
