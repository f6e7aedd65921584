// Streams of changes: one network cannot take those of all others.
import { get } from 'node:http'
import type { ClientRequest, IncomingMessage } from 'node:http'
import { afterEach, expect, it } from '@jest/globals'
import { failureIn } from '../support/responses.ts'
import { readMetrics } from '../support/metrics.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ RATE_LIMIT: 'on', REQUESTS_PER_MINUTE: '100000', METRICS: 'on' })

/** The streams that one process serves a network. */
const MAX = 100

let open: ClientRequest[] = []
afterEach(async () => {
  for (const request of open) request.destroy()
  open = []
  await streamsAre(0)
})

interface Opened {
  request: ClientRequest
  response: IncomingMessage
}

/** Opens a stream on a connection of its own. */
function follow(from: string, headers: Record<string, string> = {}): Promise<Opened> {
  return new Promise((resolve, reject) => {
    const options = { agent: false as const, headers: { Accept: 'text/event-stream', 'X-Forwarded-For': from, ...headers } }
    const request = get(`${server.restRoot}/hooks/v1/changes`, options, (response) => resolve({ request, response: response.resume() }))
    request.on('error', reject)
    open.push(request)
  })
}

const followAll = (count: number, from: (n: number) => string): Promise<Opened[]> =>
  Promise.all(Array.from({ length: count }, (_none, n) => follow(from(n))))

const statuses = (opened: readonly Opened[]): Record<number, number> =>
  Object.fromEntries([...Map.groupBy(opened, ({ response }) => response.statusCode ?? 0)].map(([status, all]) => [status, all.length]))

async function streamsAre(count: number): Promise<void> {
  while (server.context.changeFollower.followers !== count) await new Promise((later) => setTimeout(later, 5))
}

it('gives one network a tenth of the streams, however they are requested', async () => {
  expect(statuses(await followAll(MAX + 50, () => '192.0.2.1'))).toEqual({ 200: MAX, 429: 50 })
  expect(server.context.changeFollower.followers).toBe(MAX)
  const refused = await fetch(`${server.restRoot}/hooks/v1/changes`, {
    headers: { Accept: 'text/event-stream', 'X-Forwarded-For': '192.0.2.1', Authorization: server.authorization.administrator },
  })
  expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
  expect(await failureIn(refused)).toEqual({ status: 429, code: 'rest_too_many_requests' })
  expect(statuses(await followAll(5, (n) => `198.51.100.${n}`))).toEqual({ 200: 5 })
  const list = await fetch(`${server.restRoot}/hooks/v1/changes`, { headers: { 'X-Forwarded-For': '192.0.2.1' } })
  expect(list.status).toBe(200)
  expect(await readMetrics(server.baseUrl)).toMatchObject({
    change_followers: MAX + 5,
    'change_streams_refused_total{limit="network"}': 51,
    'change_streams_refused_total{limit="process"}': 0,
  })
})

it('counts the addresses of an IPv6 client together', async () => {
  expect(statuses(await followAll(MAX + 20, (n) => `2001:db8:0:1::${n}`))).toEqual({ 200: MAX, 429: 20 })
  expect((await follow('2001:db8:0:2::1')).response.statusCode).toBe(200)
})

it('gives the place of a stream that has ended to another one', async () => {
  const all = await followAll(MAX, () => '192.0.2.2')
  expect((await follow('192.0.2.2')).response.statusCode).toBe(429)
  for (const { request } of all.slice(0, 3)) request.destroy()
  await streamsAre(MAX - 3)
  expect(statuses(await followAll(4, () => '192.0.2.2'))).toEqual({ 200: 3, 429: 1 })
})

it('takes no place for a request without a stream', async () => {
  const ask = (init: RequestInit, query = '') =>
    fetch(`${server.restRoot}/hooks/v1/changes${query}`, {
      ...init,
      headers: { Accept: 'text/event-stream', 'X-Forwarded-For': '192.0.2.3', ...(init.headers as Record<string, string>) },
    })
  for (let n = 0; n < MAX + 5; n++) {
    expect((await ask({ method: 'HEAD' })).status).toBe(200)
    expect((await ask({ headers: { 'Last-Event-ID': 'x' } })).status).toBe(400)
  }
  // Gone before the response begins.
  for (let n = 0; n < MAX + 5; n++) {
    const leaving = new AbortController()
    const response = ask({ signal: leaving.signal })
    setTimeout(() => leaving.abort(), n % 5)
    await response.then(
      (begun) => begun.body?.cancel(),
      () => undefined,
    )
  }
  await streamsAre(0)
  expect(statuses(await followAll(MAX, () => '192.0.2.3'))).toEqual({ 200: MAX })
})
