// Passwords of items: guessing them, and reading them in the log.
import { Writable } from 'node:stream'
import { describe, expect, it } from '@jest/globals'
import { pino } from 'pino'
import { createImage, uploaded } from '../support/media.ts'
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

const open = (route: string, password: string, from: string, url = server.restRoot + route, init: RequestInit = {}) =>
  fetch(`${url}?password=${password}`, { ...init, headers: { 'X-Forwarded-For': from, ...(init.headers as Record<string, string>) } })

const image = await createImage(400, 300)

/** A protected post with a file and its renditions. */
async function postWithFiles() {
  const { id, link } = await makePost(server.as.editor, { password: 'lantern' })
  const file = await uploaded(server, image, { name: `${newWord()}.png`, as: 'editor', fields: { post: String(id) } })
  const urls = [file.source_url, ...Object.values(file.media_details.sizes).map(({ source_url }) => source_url)]
  return { id, link, urls: [...new Set(urls)] as [string, string, ...string[]] }
}

/** All ways to try the password of a post. */
type Attempt = (of: Awaited<ReturnType<typeof postWithFiles>>, password: string, from: string) => Promise<Response>
const doors: [string, Attempt][] = [
  ['a file', ({ urls }, password, from) => open('', password, from, urls[0])],
  ['a file with HEAD', ({ urls }, password, from) => open('', password, from, urls[0], { method: 'HEAD' })],
  ['a range of a file', ({ urls }, password, from) => open('', password, from, urls[0], { headers: { Range: 'bytes=0-0' } })],
  ['a rendition', ({ urls }, password, from) => open('', password, from, urls[1], { method: 'HEAD' })],
  ['a file with an escaped path', ({ urls }, password, from) => open('', password, from, urls[0].replace('.png', '%2Epng'))],
  ['the post', ({ id }, password, from) => open(`/cms/v2/posts/${id}`, password, from)],
  ['the post with HEAD', ({ id }, password, from) => open(`/cms/v2/posts/${id}`, password, from, undefined, { method: 'HEAD' })],
  [
    'the form of the page',
    ({ link }, password, from) =>
      fetch(link, { method: 'POST', body: new URLSearchParams({ password }), headers: { 'X-Forwarded-For': from } }),
  ],
]

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

  it.each(doors)('at %s count for all files and pages of the item', async (_where, attempt) => {
    const [post, other] = [await postWithFiles(), await postWithFiles()]
    const from = `198.51.100.${doors.findIndex(([, one]) => one === attempt)}`
    expect(post.urls.length).toBeGreaterThan(2)
    for (const n of ten) expect([403, 404]).toContain((await attempt(post, `guess-${n}`, from)).status)
    for (const [where, refused] of doors) {
      const response = await refused(post, 'lantern', from)
      expect([where, response.status]).toEqual([where, 429])
      expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0)
    }
    for (const [where, opening] of doors) {
      expect([where, [200, 206]]).toEqual([where, expect.arrayContaining([(await opening(post, 'lantern', '192.0.2.5')).status])])
      expect([where, [200, 206]]).toEqual([where, expect.arrayContaining([(await opening(other, 'lantern', from)).status])])
    }
    expect((await fetch(post.urls[0], { headers: { 'X-Forwarded-For': from } })).status).toBe(404)
  })

  it('at the file of an item that is not public are not compared with its password', async () => {
    const post = await makePost(server.as.editor, { password: 'lantern', status: 'draft' })
    const { source_url } = await uploaded(server, image, { name: 'draft.png', as: 'editor', fields: { post: String(post.id) } })
    for (const n of [...ten, 10]) expect((await open('', `guess-${n}`, '192.0.2.6', source_url)).status).toBe(404)
    expect((await open('', 'lantern', '192.0.2.6', source_url)).status).toBe(404)
  })

  it('are refused when another reader has just opened the item with the password', async () => {
    const route = `/cms/v2/posts/${(await makePost(server.as.editor, { password: 'lantern' })).id}`
    for (const _time of ten) expect((await open(route, 'lantern', '192.0.2.7')).status).toBe(200)
    for (const n of ten) expect((await open(route, `guess-${n}`, '192.0.2.8')).status).toBe(403)
    expect((await open(route, 'lantern', '192.0.2.8')).status).toBe(429)
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
