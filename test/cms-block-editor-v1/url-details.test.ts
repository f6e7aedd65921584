// The details of pages that links lead to.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { makePage } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { dataOf, failureOf, invalid } from '../support/responses.ts'
import { startInternet } from '../support/internet.ts'
import type { Internet } from '../support/internet.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const HOUR = 60 * 60 * 1000

let server: TestServer
let internet: Internet
let now = Date.now()
type Respond = (req: IncomingMessage, res: ServerResponse) => void
const sites = new Map<string, string | Respond>()

beforeAll(async () => {
  internet = await startInternet(
    (req, res) => {
      const found = sites.get(`${req.headers.host}${req.url}`)
      if (typeof found === 'function') return found(req, res)
      if (found === undefined) res.writeHead(404, { 'Content-Type': 'text/html' }).end('<title>Not here</title>')
      else res.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(found)
    },
    { names: { 'inside.example.org': [['10.0.0.1']], 'nowhere.example.org': [[]] }, timeoutMs: 3000 },
  )
  server = await startServer({ SITE_NAME: 'Riverside' }, { fetchPublic: internet.fetchPublic, now: () => new Date(now) })
})
afterAll(async () => {
  await server.close()
  await internet.close()
})
beforeEach(() => {
  sites.clear()
  internet.requested.length = 0
  internet.dialled.length = 0
})

const request = (url: string, client = server.as.contributor) => client.blockEditor.GET('/url-details', { params: { query: { url } } })
const details = (url: string) => dataOf(request(url))

/** A page with this HTML. */
function page(html: string | Respond, host = 'films.example.org'): string {
  const path = `${host}/${newWord()}`
  sites.set(path, html)
  return `https://${path}`
}
const redirect = (location: string): string => page((_req, res) => void res.writeHead(302, { Location: location }).end())

const unusable = invalid('url')
const noResponse = { status: 404, code: 'no_response' }

describe('getUrlDetails', () => {
  it('reads the head of the page', async () => {
    const url = page(`<!doctype html><html><head>
      <title>The sea &amp; the\n harbour</title><meta name="title" content="Another title">
      <link rel="shortcut icon" href="/icon.png"><meta name="description" content="Plain">
      <meta property="og:description" content="Boats &quot;and&quot; music"><meta property="og:image" content="images/sea.jpg">
      </head><body><title>Later</title><svg><title>Shape</title></svg></body></html>`)
    expect(await details(url)).toEqual({
      title: 'The sea & the harbour',
      icon: 'https://films.example.org/icon.png',
      description: 'Boats "and" music',
      image: 'https://films.example.org/images/sea.jpg',
    })
  })

  it('is empty where the page says nothing', async () => {
    const nothing = { title: '', icon: '', description: '', image: '' }
    expect(await details(page('<p>Words'))).toEqual(nothing)
    expect(
      await details(page((_req, res) => void res.writeHead(200, { 'Content-Type': 'application/pdf' }).end('<title>x</title>'))),
    ).toEqual(nothing)
  })

  it('has only URLs that a browser requests', async () => {
    const url = page('<link rel=icon href="javascript:alert(1)"><meta property="og:image" content="data:text/html,x"><title>x</title>')
    expect(await details(url)).toEqual({ title: 'x', icon: '', description: '', image: '' })
  })

  it.each([
    ['a title of 1 MB', `<title>${'x'.repeat(1_000_000)}</title>`],
    ['a title that does not end', `<title>${'<b>x'.repeat(100_000)}`],
    ['many titles', `<title>${'x'.repeat(1_000)}</title>`.repeat(1_000)],
    ['deep elements', '<div>'.repeat(200_000)],
    ['a description of 1 MB', `<title>${'x'.repeat(1_000)}</title><meta name="description" content="${'y'.repeat(100_000)}">`],
    ['many links', `<link rel="icon" href="/${'z'.repeat(5_000)}">`.repeat(1_000)],
  ])('bounds %s', async (_what, html) => {
    const found = await details(page(html))
    expect(found.title.length).toBeLessThanOrEqual(1_000)
    expect(found.description.length).toBeLessThanOrEqual(1_000)
    expect(found.icon).toBe('')
  })

  it('does not read more of a huge page than it needs', async () => {
    let sent = 0
    const url = page((_req, res) => {
      res.writeHead(200, { 'Content-Type': 'text/html' }).write('<title>Huge</title>')
      const piece = Buffer.alloc(64 * 1024, ' ')
      const go = (): void => {
        if (res.destroyed || sent > 2_000) return
        sent++
        if (res.write(piece)) setImmediate(go)
        else res.once('drain', go)
      }
      go()
    })
    expect((await details(url)).title).toBe('Huge')
    expect(sent).toBeLessThan(2_000)
  })

  it('requests a page once within an hour', async () => {
    const url = page('<title>First</title>')
    await details(url)
    sites.set(url.slice('https://'.length), '<title>Second</title>')
    expect((await details(url)).title).toBe('First')
    expect(internet.requested).toHaveLength(1)
    now += HOUR + 1
    expect((await details(url)).title).toBe('Second')
  })

  it('does not remember that a page failed', async () => {
    const url = page((_req, res) => void res.writeHead(500).end())
    expect(await failureOf(request(url))).toEqual(noResponse)
    sites.set(url.slice('https://'.length), '<title>Again</title>')
    expect((await details(url)).title).toBe('Again')
  })

  it('follows redirects', async () => {
    const url = page('<title>There</title><link rel="icon" href="i.png">', 'other.example.org')
    expect(await details(redirect(url))).toMatchObject({ title: 'There', icon: 'https://other.example.org/i.png' })
  })

  it.each([
    '',
    'text',
    'javascript:alert(1)',
    'ftp://example.org/x',
    'http://example.org:8080/',
    'http://user:password@example.org/',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://169.254.169.254/latest/meta-data/',
    'http://inside.example.org/',
    'http://nowhere.example.org/',
    'file:///etc/passwd',
    '/relative',
  ])('refuses %j, which cannot be requested', async (url) => {
    expect(await failureOf(request(url))).toEqual(unusable)
    expect(internet.requested).toEqual([])
  })

  it('resolves no host for those who may not ask', async () => {
    for (const url of ['http://inside.example.org/', 'https://films.example.org/'])
      for (const [client, status] of [
        [server.as.subscriber, 403],
        [server.anonymous, 401],
      ] as const)
        expect(await failureOf(request(url, client))).toEqual({ status, code: 'rest_cannot_view_url_details' })
    expect(internet.dialled).toEqual([])
    expect(await failureOf(request('text', server.anonymous))).toEqual(unusable)
  })

  it.each(['http://inside.example.org/', 'http://127.0.0.1/', 'ftp://example.org/', 'http://example.org:22/'])(
    'does not follow a redirect to %s',
    async (location) => {
      expect(await failureOf(request(redirect(location)))).toEqual(noResponse)
      expect(internet.requested).toHaveLength(1)
    },
  )

  it('gives up on a slow page, on one that redirects forever, and on one that does not exist', async () => {
    expect(await failureOf(request(page(() => undefined)))).toEqual(noResponse)
    const loop = `https://films.example.org/${newWord()}`
    sites.set(loop.slice('https://'.length), (_req, res) => void res.writeHead(302, { Location: loop }).end())
    expect(await failureOf(request(loop))).toEqual(noResponse)
    expect(await failureOf(request('https://films.example.org/missing'))).toEqual(noResponse)
  })

  it('describes the pages of the site without requesting them', async () => {
    const { administrator } = server.as
    const post = await makePost(administrator, { title: 'Fog &amp; "mist"', excerpt: '<b>Grey</b> words', content: 'Text' })
    expect(await details(post.link)).toEqual({ title: 'Fog & “mist” – Riverside', icon: '', description: 'Grey words', image: '' })
    const parent = await makePage(administrator, { title: 'Pier', content: 'The "long" pier' })
    expect(await details(parent.link)).toMatchObject({ title: 'Pier – Riverside', description: 'The “long” pier' })
    expect((await details(`${server.baseUrl}/`)).title).toBe('Riverside')
    expect((await details(`${server.baseUrl}/author/${(await dataOf(administrator.content.GET('/users/me'))).slug}/`)).title).toMatch(
      / – Riverside$/,
    )
    expect((await details(`${server.baseUrl}/?p=${post.id}`)).title).toBe('Fog & “mist” – Riverside')
    expect(internet.requested).toEqual([])
  })

  it('does not find what visitors of the site do not find, whoever asks', async () => {
    const { administrator } = server.as
    const secret = await makePost(administrator, { title: 'Secret', status: 'private' })
    const draft = await makePost(administrator, { title: 'Draft', status: 'draft' })
    for (const url of [secret.link, draft.link, `${server.baseUrl}/not-there/`])
      expect(await failureOf(request(url, administrator))).toEqual(noResponse)
    const locked = await makePost(administrator, { title: 'Locked', content: 'Hidden words', excerpt: 'Hidden words', password: 'x' })
    expect(await details(locked.link)).toEqual({ title: 'Locked – Riverside', icon: '', description: '', image: '' })
  })
})
