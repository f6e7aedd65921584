// Embeds of this site's content.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { makeEvent, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { changePost, makePost, newWord, trashPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_NAME: 'Harbour & Coast' })

const request = (url: string, query: { maxwidth?: number; format?: string } = {}, client = server.anonymous) =>
  client.oembed.GET('/embed', { params: { query: { url, ...query } } })
const embed = (url: string, query: { maxwidth?: number } = {}) => dataOf(request(url, query))
const asXml = async (url: string, query = ''): Promise<Response> =>
  fetch(`${server.restRoot}/oembed/1.0/embed?format=xml&url=${encodeURIComponent(url)}${query}`)

const nothing = { status: 404, code: 'oembed_invalid_url' }

describe('getEmbed', () => {
  it('returns the embed of a post', async () => {
    const post = await makePost(server.as.author, { title: 'Harbour news' })
    expect(await embed(post.link)).toEqual({
      version: '1.0',
      type: 'rich',
      title: 'Harbour news',
      provider_name: 'Harbour & Coast',
      provider_url: server.baseUrl,
      author_name: 'The author',
      author_url: `${server.baseUrl}/author/author/`,
      width: 600,
      height: 338,
      html: expect.stringContaining(`src="${post.link}?embed=true"`),
      url: null,
      thumbnail_url: null,
      thumbnail_width: null,
      thumbnail_height: null,
    })
  })

  it('returns the embed of an event, a venue and an organizer', async () => {
    const { editor } = server.as
    const [event, venue, organizer] = [
      await makeEvent(editor, { title: 'Tide & talk', status: 'publish' }),
      await makeVenue(editor, { status: 'publish' }),
      await makeOrganizer(editor, { status: 'publish' }),
    ]
    expect(await embed(event.url)).toMatchObject({
      title: 'Tide & talk',
      width: 600,
      html: expect.stringContaining(`src="${event.url}?embed=true"`),
    })
    expect(await embed(venue.url)).toMatchObject({ title: venue.venue })
    expect(await embed(organizer.url)).toMatchObject({ title: organizer.organizer })
    expect(await (await fetch(event.url)).text()).toContain(encodeURIComponent(event.url))
    const draft = await makeEvent(editor, { status: 'draft' })
    expect(await failureOf(request(draft.url, {}, editor))).toEqual(nothing)
  })

  it('has the featured image as its thumbnail, in the smallest size that fills the width', async () => {
    const { editor } = server.as
    const wide = await uploaded(server, await createImage(1200, 800, { format: 'jpeg' }), { as: 'editor' })
    const small = await uploaded(server, await createImage(400, 300), { as: 'editor' })
    const sizeOf = (name: string) => wide.media_details.sizes[name]?.source_url
    const post = await makePost(editor, { featured_media: wide.id })
    const shown = async (url: string, maxwidth?: number) => {
      const found = await embed(url, maxwidth === undefined ? {} : { maxwidth })
      return [found.thumbnail_url, found.thumbnail_width, found.thumbnail_height]
    }
    expect(await shown(post.link)).toEqual([sizeOf('medium_large'), 600, 400])
    expect(await shown(post.link, 300)).toEqual([sizeOf('medium'), 300, 200])
    expect(await shown(post.link, 301)).toEqual([sizeOf('medium_large'), 301, 201])
    expect(await shown((await makePage(editor, { featured_media: small.id })).link)).toEqual([small.source_url, 400, 300])
    const event = await makeEvent(editor, { image: small.source_url })
    expect(await shown(event.url, 200)).toEqual([small.media_details.sizes['medium']?.source_url, 200, 150])
    const xml = await (await asXml(post.link)).text()
    expect(xml).toContain(
      `<thumbnail_url>${sizeOf('medium_large')}</thumbnail_url><thumbnail_width>600</thumbnail_width><thumbnail_height>400</thumbnail_height>`,
    )
  })

  it('has no thumbnail that anonymous callers may not see, for any caller', async () => {
    const { editor, administrator } = server.as
    const draft = await makePost(editor, { status: 'draft' })
    const none = { thumbnail_url: null, thumbnail_width: null, thumbnail_height: null }
    for (const fields of [{ status: 'private' }, { post: String(draft.id) }] as Record<string, string>[]) {
      const hidden = await uploaded(server, await createImage(400, 300), { as: 'editor', fields })
      const { link } = await makePost(editor, { featured_media: hidden.id })
      for (const client of [server.anonymous, administrator]) expect(await dataOf(request(link, {}, client))).toMatchObject(none)
      const { data } = await administrator.oembed.GET('/proxy', { params: { query: { url: link } } })
      expect(data).toMatchObject(none)
    }
  })

  it('recognizes all URLs of a post', async () => {
    const { id, slug } = await makePost(server.as.editor, { title: newWord() })
    const due = await embed(`${server.baseUrl}/${slug}/`)
    for (const url of [
      `${server.baseUrl}/${slug}`,
      `${server.baseUrl}/${slug}/?utm_source=x#top`,
      `${server.baseUrl}/?p=${id}`,
      `${server.baseUrl}?p=${id}`,
      `${server.baseUrl}/${slug.toUpperCase()}/`,
      `/${slug}/`,
      `/?p=${id}`,
    ])
      expect([url, await embed(url)]).toEqual([url, due])
  })

  it('recognizes a URL in Georgian, encoded or not', async () => {
    const word = `ნავსადგური-${newWord()}`
    const { link } = await makePost(server.as.editor, { title: word })
    expect(await embed(link)).toMatchObject({ title: word })
    expect(await embed(`${server.baseUrl}/${word}/`)).toMatchObject({ title: word })
  })

  it('has the title as plain text, and as HTML in `html`', async () => {
    const { link } = await makePost(server.as.editor, { title: `"Salt" & <em>vinegar</em> ${newWord()}` })
    const { title, html } = await embed(link)
    expect(title).toMatch(/^[“"]Salt[”"] & vinegar w/)
    expect(html).not.toMatch(/<em|title="[^"]*["][^ >]/)
    expect(html?.match(/"/g)?.length).toBe(14)
  })

  it.each([
    [undefined, 600, 338],
    [600, 600, 338],
    [400, 400, 225],
    [355, 355, 200],
    [300, 300, 200],
    [200, 200, 200],
    [100, 200, 200],
    [1, 200, 200],
    [0, 200, 200],
    [-5, 200, 200],
    [601, 600, 338],
    [2000, 600, 338],
  ])('keeps to a width of %s', async (maxwidth, width, height) => {
    const { link } = await makePost(server.as.editor)
    const found = await embed(link, maxwidth === undefined ? {} : { maxwidth })
    expect(found).toMatchObject({ width, height })
    expect(found.html).toContain(`width="${width}" height="${height}"`)
  })

  it('supports XML', async () => {
    const { link, slug } = await makePost(server.as.author, { title: `Fish & <b>chips</b> ${newWord()}` })
    const response = await asXml(link, '&maxwidth=400')
    expect([response.status, response.headers.get('Content-Type')]).toEqual([200, 'text/xml; charset=utf-8'])
    const xml = await response.text()
    expect(xml).toMatch(/^<\?xml version="1.0" encoding="utf-8" standalone="yes"\?><oembed><version>1.0<\/version>.*<\/oembed>$/)
    expect(xml).toMatch(/<title>Fish &amp; chips w[0-9a-f]+<\/title>/)
    expect(xml).toContain('<provider_name>Harbour &amp; Coast</provider_name>')
    expect(xml).toContain('<width>400</width><height>225</height>')
    expect(xml).toContain(`&lt;iframe src=&quot;${server.baseUrl}/${slug}/?embed=true&quot;`)
    expect(xml).not.toContain('thumbnail')
  })

  it('returns JSON for any other format', async () => {
    const { link } = await makePost(server.as.editor)
    for (const format of ['json', 'JSON', 'yaml', 'xml2'])
      expect((await request(link, { format })).response.headers.get('Content-Type')).toMatch(/^application\/json/)
  })

  it('returns errors in XML too', async () => {
    const unknown = await asXml(`${server.baseUrl}/nothing-here/`)
    expect([unknown.status, unknown.headers.get('Content-Type')]).toEqual([404, 'text/xml; charset=utf-8'])
    expect(await unknown.text()).toMatch(
      /^<\?xml .*\?><oembed><code>oembed_invalid_url<\/code><message>.+<\/message><data><status>404<\/status><request_id>.+<\/request_id><\/data><\/oembed>$/,
    )
    const missing = await fetch(`${server.restRoot}/oembed/1.0/embed?format=xml`)
    expect([missing.status, missing.headers.get('Content-Type')]).toEqual([400, 'text/xml; charset=utf-8'])
    expect(await missing.text()).toContain('<params><url>is required</url></params>')
  })

  it('returns errors of authentication and of the proxy in XML, and those in an envelope as text', async () => {
    const url = `${server.restRoot}/oembed/1.0/proxy?format=xml&url=${encodeURIComponent(server.baseUrl)}`
    const anonymous = await fetch(url)
    expect([anonymous.status, anonymous.headers.get('Content-Type')]).toEqual([401, 'text/xml; charset=utf-8'])
    const wrong = await fetch(url, { headers: { Authorization: `Basic ${btoa('nobody:nothing')}` } })
    expect(await wrong.text()).toContain('<code>rest_invalid_credentials</code>')
    expect(await (await fetch(`${url}&_envelope`)).json()).toMatchObject({
      body: expect.stringMatching(/^<\?xml/),
      status: 401,
      headers: { 'Content-Type': 'text/xml; charset=utf-8' },
    })
  })

  it.each(['draft', 'pending', 'private', 'future'] as const)(
    'returns 404 if the post is not public, for any caller: %s',
    async (status) => {
      const title = newWord()
      const { id, link } = await makePost(server.as.editor, {
        title,
        status,
        slug: title,
        ...(status === 'future' && { date: '2999-01-01T00:00:00' }),
      })
      for (const url of [link, `${server.baseUrl}/${title}/`, `${server.baseUrl}/?p=${id}`]) {
        expect(await failureOf(request(url))).toEqual(nothing)
        expect(await failureOf(request(url, {}, server.as.administrator))).toEqual(nothing)
      }
    },
  )

  it('returns 404 when a post is no longer public', async () => {
    const { editor } = server.as
    const { id, link } = await makePost(editor)
    await changePost(editor, id, { status: 'draft' })
    expect(await failureOf(request(link))).toEqual(nothing)
    await changePost(editor, id, { status: 'publish' })
    expect((await embed(link)).type).toBe('rich')
    await trashPost(editor, id)
    expect(await failureOf(request(link))).toEqual(nothing)
  })

  it('reveals nothing of a protected post', async () => {
    const [content, excerpt] = [newWord(), newWord()]
    const { link } = await makePost(server.as.editor, { content, excerpt, password: 'lantern' })
    const found = JSON.stringify(await embed(link))
    const frame = await (await fetch(`${link}?embed=true`)).text()
    expect((await embed(link)).title).toMatch(/^Protected: \S/)
    for (const secret of [content, excerpt, 'lantern']) for (const shown of [found, frame]) expect(shown).not.toContain(secret)
  })

  it.each([
    'https://example.org/',
    'http://127.0.0.1:1/',
    'mailto:ada@example.org',
    'javascript:alert(1)',
    'file:///etc/passwd',
    'http://[::1]/',
    '',
    'harbour-news',
    'not a URL',
    'http://',
    '//example.org/harbour-news/',
  ])('finds nothing at "%s"', async (url) => {
    expect(await failureOf(request(url))).toEqual(nothing)
  })

  it.each([
    '/',
    '/nothing-here/',
    '/?p=0',
    '/?p=1999999',
    '/?p=1e3',
    '/?p=99999999999999999999',
    '/?p=',
    '/category/uncategorized/',
    '/author/editor/',
    '/a/b/c/d',
    `/${'x/'.repeat(100)}`,
    '/%',
    '/%00',
    '/cms-json/',
  ])('finds nothing at %s of the site', async (path) => {
    expect(await failureOf(request(server.baseUrl + path))).toEqual(nothing)
  })

  it('requires a URL that is not too long', async () => {
    const at = (query: string) => fetch(`${server.restRoot}/oembed/1.0/embed${query}`)
    expect(await failureIn(await at(''))).toEqual({ status: 400, code: 'rest_missing_callback_param', params: ['url'] })
    expect(await failureIn(await at(`?url=http://example.org/${'x'.repeat(2000)}`))).toEqual(invalid('url'))
    const { link } = await makePost(server.as.editor)
    for (const maxwidth of ['wide', '4.5', ''])
      expect([maxwidth, await failureIn(await at(`?url=${link}&maxwidth=${maxwidth}`))]).toEqual([maxwidth, invalid('maxwidth')])
  })

  it('accepts only GET and HEAD', async () => {
    const { link } = await makePost(server.as.editor)
    const url = `${server.restRoot}/oembed/1.0/embed?url=${link}`
    for (const method of ['POST', 'PUT', 'DELETE'])
      expect(await failureIn(await fetch(url, { method }))).toEqual({ status: 404, code: 'rest_no_route' })
    expect((await fetch(url, { method: 'HEAD' })).status).toBe(200)
  })

  it('supports _fields and _envelope', async () => {
    const { link } = await makePost(server.as.editor)
    const read = async (query: string): Promise<unknown> => (await fetch(`${server.restRoot}/oembed/1.0/embed?url=${link}${query}`)).json()
    expect(await read('&_fields=type,width')).toEqual({ type: 'rich', width: 600 })
    expect(await read('&_envelope&_fields=type')).toMatchObject({
      body: { type: 'rich' },
      status: 200,
      headers: { 'Content-Type': expect.stringMatching(/json/) },
    })
    expect(await read('&_envelope&format=xml')).toMatchObject({
      body: expect.stringMatching(/^<\?xml/),
      status: 200,
      headers: { 'Content-Type': expect.stringMatching(/^text\/xml/) },
    })
  })
})

describe('the page of a post', () => {
  it('links to its embed', async () => {
    const { link } = await makePost(server.as.editor, { title: `Ferries & <i>ships</i> ${newWord()}` })
    const page = await (await fetch(link)).text()
    for (const type of ['application/json', 'text/xml']) {
      const href = new RegExp(`<link rel="alternate" type="${type}\\+oembed" href="([^"]+)">`).exec(
        page.slice(0, page.indexOf('</head>')),
      )?.[1]
      const response = await fetch(href?.replaceAll('&amp;', '&') ?? 'no link')
      expect([response.status, response.headers.get('Content-Type')]).toEqual([200, expect.stringContaining(type)])
      expect(await response.text()).toContain('Ferries')
    }
  })

  it('may be framed by this site only, its embed by any', async () => {
    const { link, title } = await makePost(server.as.editor, { title: newWord(), excerpt: 'In short.' })
    const [page, frame] = await Promise.all([fetch(link), fetch(`${link}?embed=true`)])
    expect([page.headers.get('X-Frame-Options'), page.headers.get('Content-Security-Policy')]).toEqual([
      'SAMEORIGIN',
      expect.stringContaining("frame-ancestors 'self'"),
    ])
    expect([frame.status, frame.headers.get('X-Frame-Options'), frame.headers.get('Content-Security-Policy')]).toEqual([
      200,
      null,
      expect.stringMatching(/script-src 'none'.*frame-ancestors \*$/),
    ])
    const html = await frame.text()
    for (const part of [title.rendered, 'In short.', `href="${link}"`, '<base target="_top">']) expect(html).toContain(part)
  })

  it('shows its title as written, also in the frame', async () => {
    const { link } = await makePost(server.as.editor, { title: `Fish & <em>chips</em> ${newWord()}` })
    const html = await (await fetch(`${link}?embed=true`)).text()
    expect(html).toMatch(/<title>Fish &amp; chips w[0-9a-f]+ – /)
    expect(html).toMatch(/<h1><a href="[^"]+">Fish &#038; <em>chips<\/em> w[0-9a-f]+<\/a><\/h1>/)
  })

  it('has no embed if there is no page', async () => {
    expect((await fetch(`${server.baseUrl}/nothing-here/?embed=true`)).status).toBe(404)
  })
})
