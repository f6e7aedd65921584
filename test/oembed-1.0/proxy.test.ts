// Embeds of other sites' pages.
import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import type { Embed } from '../../client/index.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { excessiveCosts } from '../support/costs.ts'
import { startInternet } from '../support/internet.ts'
import type { Internet } from '../support/internet.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

const HOUR = 60 * 60 * 1000

let server: TestServer
let internet: Internet
let now = Date.now()

/** Responses by URL, such as `example.org/page`: a type and a text, or a function that responds. */
const sites = new Map<string, [type: string, text: string] | ((req: IncomingMessage, res: ServerResponse) => void)>()

beforeAll(async () => {
  internet = await startInternet(
    (req, res) => {
      const found = sites.get(`${req.headers.host}${req.url?.split('?')[0]}`)
      if (typeof found === 'function') return found(req, res)
      if (found) res.writeHead(200, { 'Content-Type': found[0] }).end(found[1])
      else res.writeHead(404).end()
    },
    { names: { 'inside.example.org': [['10.0.0.1']] }, timeoutMs: 500 },
  )
  server = await startServer({}, { fetchPublic: internet.fetchPublic, now: () => new Date(now) })
})
afterAll(async () => {
  await server.close()
  await internet.close()
})
beforeEach(() => {
  sites.clear()
  for (const list of [internet.requested, internet.dialled]) list.length = 0
})

type Query = { maxwidth?: number; maxheight?: number; discover?: boolean; format?: 'json' | 'xml' }
const request = (url: string, query: Query = {}, client = server.as.contributor) =>
  client.oembed.GET('/proxy', { params: { query: { url, ...query } } })
const embed = (url: string, query: Query = {}): Promise<Embed> => dataOf(request(url, query))

const nothing = { status: 404, code: 'oembed_invalid_url' }
const film = {
  version: '1.0',
  type: 'video',
  title: 'Sea',
  html: '<iframe src="https://www.youtube.com/embed/x"></iframe>',
  width: 200,
  height: 113,
  provider_name: 'YouTube',
  thumbnail_url: 'https://i.ytimg.com/x.jpg',
  thumbnail_width: 480,
  thumbnail_height: '360',
}

/** Returns a new URL of a known provider. */
const newFilm = (): string => `https://www.youtube.com/watch?v=${newWord()}`
const known = (response: object): void => void sites.set('www.youtube.com/oembed', ['application/json', JSON.stringify(response)])

/** A page with a discovery link, and its embed. */
function unknown(
  response: object,
  { link = `<link rel="alternate" type="application/json+oembed" href="https://films.example.org/embed?id=1&amp;x=2">` } = {},
): string {
  const page = `films.example.org/${newWord()}`
  sites.set(page, ['text/html; charset=utf-8', `<!doctype html><html><head><title>x</title>${link}</head><body></body></html>`])
  sites.set('films.example.org/embed', ['application/json', JSON.stringify(response)])
  return `https://${page}`
}

describe('getProxiedEmbed', () => {
  it('requests the endpoint of a known provider', async () => {
    known(film)
    const url = newFilm()
    expect(await embed(url, { maxwidth: 500, maxheight: 300 })).toEqual({
      version: '1.0',
      type: 'video',
      title: 'Sea',
      provider_name: 'YouTube',
      provider_url: null,
      author_name: null,
      author_url: null,
      width: 200,
      height: 113,
      html: '<iframe src="https://www.youtube.com/embed/x" sandbox="allow-scripts allow-popups allow-same-origin allow-presentation" allow="encrypted-media; fullscreen; picture-in-picture" referrerpolicy="strict-origin-when-cross-origin" loading="lazy" style="border:0"></iframe>',
      url: null,
      thumbnail_url: film.thumbnail_url,
      thumbnail_width: 480,
      thumbnail_height: 360,
    })
    expect(internet.requested).toEqual([`www.youtube.com/oembed?maxwidth=500&maxheight=300&url=${encodeURIComponent(url)}&format=json`])
  })

  it.each([
    ['https://youtu.be/x', 'www.youtube.com/oembed'],
    ['http://music.youtube.com/watch?v=x', 'www.youtube.com/oembed'],
    ['https://vimeo.com/1234', 'vimeo.com/api/oembed.json'],
    ['https://www.flickr.com/photos/a/1', 'www.flickr.com/services/oembed/'],
    ['https://open.spotify.com/track/x', 'open.spotify.com/oembed'],
  ])('finds the oEmbed endpoint of %s', async (url, endpoint) => {
    await request(`${url}${newWord()}`)
    expect(internet.requested.map((url) => url.split('?')[0])).toEqual([endpoint])
  })

  it.each([
    'https://evil.example.org/www.youtube.com/watch?v=x',
    'https://www.youtube.com.example.org/watch?v=x',
    'https://example.org/?u=https://www.youtube.com/watch?v=x',
    'https://example.org/#.youtube.com/watch',
    'https://notyoutube.com/watch?v=x',
  ])('does not take %s for a well-known site', async (url) => {
    known(film)
    expect(await failureOf(request(url, { discover: false }))).toEqual(nothing)
    expect(internet.requested).toEqual([])
  })

  it('requests the endpoint that a page links to', async () => {
    const url = unknown({ ...film, type: 'rich', html: '<p>Sea</p>' })
    expect(await embed(url)).toMatchObject({ type: 'rich', html: '<p>Sea</p>' })
    expect(internet.requested).toEqual([url.slice('https://'.length), 'films.example.org/embed?id=1&x=2&maxwidth=600'])
  })

  it.each([
    ['a relative URL', '<LINK REL="Alternate nofollow" TYPE="application/json+oembed" HREF=/embed>'],
    [
      'JSON after XML',
      '<link rel="alternate" type="text/xml+oembed" href="/nowhere"><link rel="alternate" type="application/json+oembed" href="/embed">',
    ],
    [
      'other links before it',
      '<link rel="stylesheet" href="/a"><link rel="alternate" type="application/rss+xml" href="/b"><!-- <link rel="alternate" type="application/json+oembed" href="/c"> --><link rel="alternate" type="application/json+oembed" href="/embed">',
    ],
  ])('finds %s in a page', async (_what, link) => {
    expect(await embed(unknown({ type: 'rich', html: '<p>Sea</p>' }, { link }))).toMatchObject({ html: '<p>Sea</p>' })
  })

  it.each([
    ['none', ''],
    ['one in the body', '</head><body><link rel="alternate" type="application/json+oembed" href="/embed">'],
    ['one in a script', '<script>"<link rel=alternate type=application/json+oembed href=/embed>"</script>'],
    ['one that is not an alternate', '<link rel="canonical" type="application/json+oembed" href="/embed">'],
    ['one without a URL', '<link rel="alternate" type="application/json+oembed">'],
    ['one of another protocol', '<link rel="alternate" type="application/json+oembed" href="file:///etc/passwd">'],
    ['one to a private address', '<link rel="alternate" type="application/json+oembed" href="http://127.0.0.1/">'],
    ['one to a private name', '<link rel="alternate" type="application/json+oembed" href="http://inside.example.org/">'],
    ['one with credentials', '<link rel="alternate" type="application/json+oembed" href="https://a:b@films.example.org/embed">'],
  ])('finds no embed by a page whose link is %s', async (_what, link) => {
    const url = unknown({ type: 'rich', html: '<p>Sea</p>' }, { link })
    expect(await failureOf(request(url))).toEqual(nothing)
    expect(internet.requested).toEqual([url.slice('https://'.length)])
  })

  it('requests only known providers without discovery', async () => {
    const url = unknown(film)
    expect(await failureOf(request(url, { discover: false }))).toEqual(nothing)
    expect(internet.requested).toEqual([])
  })

  it.each([
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::ffff:10.0.0.1]/',
    'http://169.254.169.254/latest/',
    'http://inside.example.org/',
    'http://example.org:22/',
    'http://a:b@example.org/',
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
  ])('never goes to %s', async (url) => {
    expect(await failureOf(request(url))).toEqual(nothing)
    expect(internet.dialled).toEqual([])
  })

  it('does not follow a page that redirects to a private address', async () => {
    sites.set('example.org/leads-inside', (_req, res) => void res.writeHead(302, { Location: 'http://10.0.0.1/' }).end())
    expect(await failureOf(request('https://example.org/leads-inside'))).toEqual(nothing)
    expect(internet.dialled).toHaveLength(1)
  })

  it.each<[string, [string, string] | ((req: IncomingMessage, res: ServerResponse) => void)]>([
    ['nothing', (_req, res) => void res.writeHead(404).end()],
    ['an error', (_req, res) => void res.writeHead(500, { 'Content-Type': 'application/json' }).end(JSON.stringify(film))],
    ['no JSON', ['application/json', '{"type":']],
    ['a list', ['application/json', '[]']],
    ['null', ['application/json', 'null']],
    ['another type of text', ['text/html', JSON.stringify(film)]],
    ['too much', ['application/json', JSON.stringify({ ...film, filler: 'x'.repeat(600_000) })]],
    ['broken XML', ['text/xml', '<oembed><type>video</oembed>']],
    ['silence', () => undefined],
    ['an unknown type', ['application/json', JSON.stringify({ ...film, type: 'hologram' })]],
    ['a video without HTML', ['application/json', JSON.stringify({ ...film, html: null })]],
    ['a photo without an image URL', ['application/json', JSON.stringify({ ...film, type: 'photo', url: 'javascript:alert(1)' })]],
  ])('finds nothing when a site responds with %s', async (_what, response) => {
    sites.set('www.youtube.com/oembed', response)
    expect(await failureOf(request(newFilm()))).toEqual(nothing)
  })

  it('reads XML', async () => {
    sites.set('www.youtube.com/oembed', [
      'text/xml',
      '<?xml version="1.0"?><oembed><type>video</type><title>Sea &amp; sand</title><html><![CDATA[<b>x</b>]]></html><width>200</width><more><deep>1</deep></more></oembed>',
    ])
    expect(await embed(newFilm())).toMatchObject({ type: 'video', title: 'Sea & sand', html: '<b>x</b>', width: 200, height: null })
  })

  it('normalizes sloppy oEmbed responses', async () => {
    known({
      type: 'rich',
      version: 1.0,
      html: '<p>x</p>',
      width: '100%',
      height: '300px',
      title: 12,
      author_url: 'javascript:alert(1)',
      provider_url: '',
      thumbnail_width: -1,
      cache_age: 60,
      deep: { a: 1 },
    })
    const found = await embed(newFilm())
    expect(found).toMatchObject({
      version: '1.0',
      width: null,
      height: 300,
      title: '12',
      author_url: null,
      provider_url: null,
      thumbnail_width: null,
      cache_age: 60,
    })
    expect(found).not.toHaveProperty('deep')
  })

  it('generates HTML for photos and links', async () => {
    const photo = newFilm()
    known({ type: 'photo', url: 'https://i.example.org/"x".jpg', title: 'A "sea" & <b>sand</b>', width: 20, height: 10 })
    expect((await embed(photo)).html).toBe(
      `<a href="${photo}"><img src="https://i.example.org/&quot;x&quot;.jpg" alt="A &quot;sea&quot; &amp; &lt;b&gt;sand&lt;/b&gt;" width="20" height="10"></a>`,
    )
    const link = newFilm()
    known({ type: 'link', title: '<i>Sea</i>' })
    expect((await embed(link)).html).toBe(`<a href="${link}">&lt;i&gt;Sea&lt;/i&gt;</a>`)
    known({ type: 'link' })
    expect((await embed(newFilm())).html).toBeNull()
  })

  it.each([
    ['<script>alert(1)</script><p onclick="x()">a</p>', '<p>a</p>'],
    ['<style>p{}</style><p>a</p><script src="//x"></script>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">a</a>', '<a href="alert(1)">a</a>'],
    [
      '<iframe src="https://films.example.org/x" width="5" onload="x()" sandbox="allow-same-origin" srcdoc="x"></iframe>',
      '<iframe src="https://films.example.org/x" width="5" sandbox="allow-scripts allow-popups" referrerpolicy="no-referrer" loading="lazy" style="border:0"></iframe>',
    ],
    [
      "<p>a</p><iframe src='https://films.example.org/\"><script>x</script>'></iframe>",
      '<iframe src="https://films.example.org/&quot;&gt;&lt;script&gt;x&lt;/script&gt;" sandbox="allow-scripts allow-popups" referrerpolicy="no-referrer" loading="lazy" style="border:0"></iframe>',
    ],
    ['<iframe src="javascript:alert(1)"></iframe><p>a</p>', '<p>a</p>'],
    [`${'<b>'.repeat(50_000)}a`, expect.stringMatching(/^(<b>)+a$/)],
  ])('lets nothing harmful through from a site that is not known', async (html, due) => {
    expect((await embed(unknown({ type: 'rich', html }))).html).toEqual(due)
  })

  it.each([
    ['a script', '<p>a</p><script src="https://www.youtube.com/x.js"></script>', '<p>a</p>'],
    ['an event handler', '<img src="https://i.ytimg.com/x.jpg" onerror="alert(1)">', '<img src="https://i.ytimg.com/x.jpg">'],
    [
      'a frame with too many permissions',
      '<iframe src="https://www.youtube.com.example.org/x"></iframe>',
      '<iframe src="https://www.youtube.com.example.org/x" sandbox="allow-scripts allow-popups" referrerpolicy="no-referrer" loading="lazy" style="border:0"></iframe>',
    ],
  ])('lets through no harm from a well-known site either: %s', async (_what, html, due) => {
    known({ ...film, html })
    expect((await embed(newFilm())).html).toBe(due)
  })

  it('follows redirects of a known provider to its own hosts only', async () => {
    const leadsTo = (location: string): void =>
      void sites.set('www.youtube.com/oembed', (_req, res) => void res.writeHead(302, { Location: location }).end())
    const elsewhere = JSON.stringify({ ...film, html: '<p>Somebody else</p>' })
    sites.set('films.example.org/oembed', ['application/json', elsewhere])
    sites.set('youtube.com.example.org/oembed', ['application/json', elsewhere])
    sites.set('m.youtube.com/oembed', ['application/json', JSON.stringify(film)])
    for (const location of ['https://films.example.org/oembed', '//youtube.com.example.org/oembed']) {
      leadsTo(location)
      expect(await failureOf(request(newFilm()))).toEqual(nothing)
    }
    expect(new Set(internet.requested.map((url) => url.split('?')[0]))).toEqual(new Set(['www.youtube.com/oembed']))
    leadsTo('https://m.youtube.com/oembed')
    expect((await embed(newFilm())).title).toBe('Sea')
  })

  it.each(['<pre>', '<b>', '<x>'])('limits the depth of pages and responses: %s', async (unit) => {
    const follow = async (html: string): Promise<void> => {
      const page = `films.example.org/${newWord()}`
      sites.set(page, ['text/html', `<!doctype html>${html}`])
      await request(`https://${page}`)
      await request(unknown({ type: 'rich', html: `${html.repeat(2)}<iframe src="https://films.example.org/x"></iframe>` }))
    }
    const works = { deep: () => follow(unit.repeat(240_000 / unit.length)), flat: () => follow('<br>'.repeat(60_000)) }
    expect(await excessiveCosts(works, (least) => least.deep <= 3 * least.flat + 400)).toBeUndefined()
  })

  it('returns 404 if nothing harmless is left', async () => {
    expect(await failureOf(request(unknown({ type: 'rich', html: '<script>alert(1)</script>' })))).toEqual(nothing)
  })

  it('caches a response for a day', async () => {
    const url = newFilm()
    known(film)
    const first = await embed(url)
    known({ ...film, title: 'Another' })
    now += 23 * HOUR
    expect(await embed(url)).toEqual(first)
    expect(internet.requested).toHaveLength(1)
    now += 2 * HOUR
    expect(await embed(url)).toMatchObject({ title: 'Another' })
    expect(internet.requested).toHaveLength(2)
    expect(
      await server.context.db
        .selectFrom('fetched_pages')
        .select('fetched')
        .where('fetched', '<', new Date(now - 24 * HOUR).toISOString())
        .execute(),
    ).toEqual([])
  })

  it('caches responses by their parameters except the format', async () => {
    const url = newFilm()
    known(film)
    for (const query of [{}, { maxwidth: 300 }, { maxheight: 300 }, {}, { maxwidth: 300 }, { format: 'json' }] as const)
      await embed(url, query)
    expect(internet.requested).toHaveLength(3)
  })

  it('tries again after a failure', async () => {
    const url = newFilm()
    expect(await failureOf(request(url))).toEqual(nothing)
    known(film)
    expect(await embed(url)).toMatchObject({ title: 'Sea' })
  })

  it('sends no credentials', async () => {
    known(film)
    await embed(newFilm())
    const headers = internet.requests.at(-1)?.headers ?? {}
    expect([headers.authorization, headers.cookie, headers.referer]).toEqual([undefined, undefined, undefined])
  })

  it('returns embeds of this site without a request', async () => {
    const post = await makePost(server.as.editor, { title: newWord() })
    expect(await embed(post.link, { maxwidth: 400 })).toEqual(
      await dataOf(server.anonymous.oembed.GET('/embed', { params: { query: { url: post.link, maxwidth: 400 } } })),
    )
    const draft = await makePost(server.as.editor, { status: 'draft' })
    for (const url of [draft.link, `${server.baseUrl}/nothing-here/`, `${server.restRoot}/cms/v2/posts`, `${server.baseUrl}/`])
      expect(await failureOf(request(url))).toEqual(nothing)
    expect(internet.requested).toEqual([])
  })

  it('responds in XML', async () => {
    known({ ...film, title: 'Sea & sand\u0001\ud800', 'a b': 1, ok: true })
    const response = await fetch(`${server.restRoot}/oembed/1.0/proxy?format=xml&url=${encodeURIComponent(newFilm())}`, {
      headers: { Authorization: server.authorization.author },
    })
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/xml; charset=utf-8'])
    const xml = await response.text()
    expect(xml).toContain('<title>Sea &amp; sand\ufffd</title>')
    expect(xml).toContain('<ok>true</ok>')
    expect(xml).not.toContain('a b')
  })

  it('requires the right to write', async () => {
    known(film)
    const url = newFilm()
    expect(await failureOf(request(url, {}, server.anonymous))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect(await failureOf(request(url, {}, server.as.subscriber))).toEqual({ status: 403, code: 'rest_forbidden' })
    expect(internet.requested).toEqual([])
    for (const role of ['contributor', 'author', 'editor', 'administrator'] as const)
      expect((await dataOf(request(url, {}, server.as[role]))).title).toBe('Sea')
  })

  it('returns 404 for an invalid URL', async () => {
    for (const url of ['', 'example.org', 'no URL at all']) expect([url, await failureOf(request(url))]).toEqual([url, nothing])
    expect(await failureOf(request('example.org', {}, server.anonymous))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect(internet.requested).toEqual([])
  })

  it('refuses invalid parameters', async () => {
    const at = (query: string) =>
      fetch(`${server.restRoot}/oembed/1.0/proxy${query}`, { headers: { Authorization: server.authorization.editor } })
    expect(await failureIn(await at(''))).toEqual({ status: 400, code: 'rest_missing_callback_param', params: ['url'] })
    expect(await failureIn(await at('?url=example.org&format=yaml&maxwidth=0&maxheight=tall&discover=perhaps'))).toEqual(
      invalid('format', 'maxwidth', 'maxheight', 'discover'),
    )
    expect(await failureIn(await fetch(`${server.restRoot}/oembed/1.0/proxy?url=https://example.org/`, { method: 'POST' }))).toEqual({
      status: 404,
      code: 'rest_no_route',
    })
  })
})
