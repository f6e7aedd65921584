// Passwords of items: guessing them, and reading them in the log.
import { Writable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { dataOf, failureIn } from '../support/responses.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const lines: string[] = []
const log = pino({ level: 'info' }, new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) }))

const server = await sharedServer({ RATE_LIMIT: 'on' }, { log })

const ten = Array.from({ length: 10 }, (_none, index) => index)

const makeEvent = () =>
  dataOf(
    server.as.editor.calendar.POST('/events', {
      body: { title: 'Members', start_date: '2026-09-01', end_date: '2026-09-02', status: 'publish', password: 'lantern' },
    }),
  )

const protectedItems: [string, () => Promise<string>][] = [
  ['a post', async () => `/cms/v2/posts/${(await makePost(server.as.editor, { password: 'lantern' })).id}`],
  ['an event', async () => `/cal/events/v1/events/${(await makeEvent()).id}`],
  ['an event by its slug', async () => `/cal/events/v1/events/by-slug/${(await makeEvent()).slug}`],
  ['the file of an event', async () => `/cal/events/v1/events/${(await makeEvent()).id}.ics`],
]

const open = (route: string, password: string, from: string) =>
  fetch(`${server.restRoot}${route}?password=${password}`, { headers: { 'X-Forwarded-For': from } })

describe('guesses at the password', () => {
  it.each(protectedItems)('of %s are limited to ten for each item and IP address', async (_what, make) => {
    const [route, other] = [await make(), await make()]
    const statuses = await Promise.all([...ten, ...ten].map(async (n) => (await open(route, `guess-${n}`, '192.0.2.1')).status))
    expect(statuses.toSorted()).toEqual([...ten.map(() => 403), ...ten.map(() => 429)])
    const refused = await open(route, 'lantern', '192.0.2.1')
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0)
    expect(await failureIn(refused)).toEqual({ status: 429, code: 'rest_too_many_requests' })
    expect((await open(route, 'lantern', '192.0.2.2')).status).toBe(200)
    expect((await open(other, 'lantern', '192.0.2.1')).status).toBe(200)
    expect((await fetch(server.restRoot + route, { headers: { 'X-Forwarded-For': '192.0.2.1' } })).status).toBe(200)
  })

  it('are not counted if the password is correct', async () => {
    const { id } = await makePost(server.as.editor, { password: 'lantern' })
    const statuses = await Promise.all(
      [...ten, ...ten].map(async (n) => (await open(`/cms/v2/posts/${id}`, `lantern&_fields=id&n=${n}`, '192.0.2.4')).status),
    )
    expect(new Set(statuses)).toEqual(new Set([200]))
  })

  it('are not counted with RATE_LIMIT=off', async () => {
    const free = await startServer()
    try {
      const { id } = await makePost(free.as.editor, { password: 'lantern' })
      for (const n of [...ten, 10]) expect((await fetch(`${free.restRoot}/cms/v2/posts/${id}?password=guess-${n}`)).status).toBe(403)
    } finally {
      await free.close()
    }
  })
})

/** The log line of a request, after its response. */
async function loggedOf(url: string): Promise<string> {
  const id = newWord()
  await fetch(url, { headers: { 'X-Request-Id': id } })
  const found = () => lines.filter((line) => line.includes(id))
  while (!found().some((line) => line.includes('"request completed"'))) await new Promise((later) => setTimeout(later, 5))
  return found().join()
}

describe('the log', () => {
  it.each([
    '/cms-json/cms/v2/posts/1?password=lantern',
    '/cms-json/cms/v2/posts/1?_fields=id&password=lantern&x=1',
    '/cms-json/cms/v2/posts/1?pass%77ord=lantern',
    '/cms-json/cms/v2/posts/1?PASSWORD=lantern',
    '/cms-json/cms/v2/posts/1?password[]=lantern',
    '/?rest_route=/cms/v2/posts/1&password=lantern',
    '/?rest_route=/cms/v2/posts/1?password=lantern',
    '/?rest_route=%2Fcms%2Fv2%2Fposts%2F1%3Fpassword%3Dlantern',
    '/some-page/?password=lantern&%',
    '/cms-admin/authorize-application?app_name=x&login=a&password=lantern',
  ])('has no password of %s', async (path) => {
    const logged = await loggedOf(server.baseUrl + path)
    expect(logged).toContain(`"url":"${path.slice(0, 6)}`)
    expect(logged).not.toContain('lantern')
  })

  it('contains the rest of the URL unchanged', async () => {
    const logged = await loggedOf(`${server.restRoot}/cms/v2/posts?search=password&per_page=2&password=x&_fields=id`)
    expect(logged).toContain('/cms-json/cms/v2/posts?search=password&per_page=2&password=***&_fields=id')
  })

  it('contains no password if the request fails', async () => {
    const broken = await startServer({}, { log })
    await broken.context.db.destroy()
    try {
      const logged = await loggedOf(`${broken.restRoot}/cms/v2/posts/1?password=lantern`)
      expect(logged).toContain('"request failed"')
      expect(logged).not.toContain('lantern')
    } finally {
      await broken.close()
    }
  })
})
