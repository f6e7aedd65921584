// Names in requests that their operations do not know: errors if the caller prefers strict handling, otherwise a header that lists them.
import { afterAll, describe, expect, it } from '@jest/globals'
import { createClient } from '../../client/index.ts'
import { allOperations } from '../support/contract.ts'
import { makeEvent, makeVenue } from '../support/calendar.ts'
import { startDemoServer } from '../support/demo.ts'
import { carryOut, exampleRequests } from '../support/example-requests.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makeMenuItem } from '../support/menu-items.ts'
import { makePage } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { failureOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory, makeTag } from '../support/terms.ts'

const server = await sharedServer()
/** Examples in the contract are for the demo content. */
const demo = await startDemoServer()
afterAll(() => demo.close())
const { editor } = server.as

interface Sent {
  method?: string
  body?: unknown
  prefer?: string
  role?: keyof typeof server.authorization
}

interface Failure {
  code: string
  message: string
  data: { params: Record<string, string>; details: Record<string, object> }
}

async function send(path: string, { method = 'GET', body, prefer, role }: Sent = {}) {
  const response = await fetch(server.restRoot + path, {
    method,
    headers: {
      ...(body !== undefined && { 'Content-Type': 'application/json' }),
      ...(prefer !== undefined && { Prefer: prefer }),
      ...(role && { Authorization: server.authorization[role] }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const { status, headers } = response
  const text = await response.text()
  return {
    ...{ status, headers, ignored: headers.get('X-CMS-Ignored'), applied: headers.get('Preference-Applied') },
    body: (text ? JSON.parse(text) : undefined) as Failure,
  }
}

const strict = 'handling=strict'

describe('with Prefer: handling=strict', () => {
  const operations = allOperations()

  it.each(operations.map((operation) => [operation.operation.operationId, operation] as const))(
    '%s refuses a parameter that it does not know',
    async (_id, operation) => {
      const [request] = exampleRequests(operation)
      if (!request) throw new Error('The operation has no example.')
      const { status, body } = await carryOut(demo, operation, { ...request, query: { ...request.query, tilte: '1' } })
      expect([status, (body as Failure).code]).toEqual([400, 'rest_invalid_param'])
      expect((body as Failure).data.params).toHaveProperty('tilte')
    },
  )

  it.each([
    ['/cms/v2/posts?per_pge=2', { per_pge: 'is not a known parameter (did you mean per_page?)' }],
    ['/cms/v2/posts?qqqqqqqq=1', { qqqqqqqq: 'is not a known parameter' }],
    ['/cms/v2/posts?_fields=id,tilte', { _fields: 'must not name tilte, which is not a field of the response (did you mean title?)' }],
    ['/cms/v2/posts?_fields=title.renderd', { _fields: expect.stringContaining('did you mean title.rendered?') }],
    ['/cms/v2/posts?_fields=id.x', { _fields: expect.stringContaining('id.x') }],
    ['/cms/v2/posts?_fields=_embedded.autor.name', { _fields: expect.stringContaining('did you mean _embedded.author?') }],
    ['/cms/v2/posts?_embed=autor', { _embed: 'must not name autor, which is not a relation that can be embedded (did you mean author?)' }],
    ['/cal/events/v1/events?_fields=events.tilte,totl', { _fields: expect.stringMatching(/events\.title.*; .*total/) }],
    ['/cal/events/v1/events?venu=1', { venu: expect.stringContaining('venue') }],
    ['/?_fields=nmae', { _fields: expect.stringContaining('name') }],
  ])('%s is an error that names the nearest known name', async (path, params) => {
    const { status, body, applied } = await send(path, { prefer: strict })
    expect([status, body.code, applied]).toEqual([400, 'rest_invalid_param', strict])
    expect(body.data.params).toEqual(params)
    expect(Object.keys(body.data.details)).toEqual(Object.keys(params))
    expect((await send(path)).status).toBe(200)
  })

  it('refuses fields of the body that are unknown, at any depth, and writes nothing', async () => {
    const title = newWord()
    const body = { titel: title, title: { raw: title, renderd: title }, colour: 1 }
    const refused = await send('/cms/v2/posts', { method: 'POST', body, prefer: strict, role: 'editor' })
    expect(refused.body.data.params).toEqual({
      titel: 'is not a known field of the body (did you mean title?)',
      'title.renderd': 'is not a known field of the body (did you mean title.rendered?)',
      colour: 'is not a known field of the body',
    })
    expect((await send(`/cms/v2/posts?status=draft&search=${title}`, { role: 'editor' })).body).toEqual([])
    const venue = { title, start_date: '2031-01-01', end_date: '2031-01-01', venue: { venue: title, ctiy: 'X' } }
    const event = await send('/cal/events/v1/events', { method: 'POST', body: venue, prefer: strict, role: 'editor' })
    expect(event.body.data.params).toEqual({ 'venue.ctiy': 'is not a known field of the body (did you mean venue.city?)' })
    const removal = await send('/cms/v2/posts/1', { method: 'DELETE', body: { froce: true }, prefer: strict, role: 'editor' })
    expect(removal.body.data.params).toEqual({ froce: 'is not a known field of the body (did you mean force?)' })
  })

  it('accepts known names, however they are written, and says so', async () => {
    for (const path of [
      '/cms/v2/posts?_fields=id,title.rendered,_links,_links.self.href,meta.footnotes,_embedded.author.name&_embed=author,cms:term',
      '/cms/v2/posts?_embed&_envelope&categories[terms]=1&categories[operator]=OR&include[]=1&tags_exclude[0]=4',
      '/cms/v2/posts?_embed=1&rest_route=/x',
      '/cms/v2/media?_fields=media_details.sizes.medium.width,media_details.image_meta.iso',
      '/cal/events/v1/events?_fields=events.venue.venue,events.json_ld.location.name,total&i18n_language=ka-ge',
      '/cms/v2/search?search=x&_fields=id',
      '/cms/v2/types?_fields=post.labels.name',
    ]) {
      const { status, applied, body } = await send(path, { prefer: 'respond-async, handling="Strict"; x=1' })
      expect([path, status, applied, body]).toEqual([path, 200, strict, body])
    }
  })

  it('accepts what was read', async () => {
    const item = await uploaded(server, await createImage(20, 20))
    const made = {
      posts: await makePost(editor, { title: newWord(), content: '<p>Text</p>' }),
      pages: await makePage(editor),
      categories: await makeCategory(editor),
      tags: await makeTag(editor),
      media: item,
      'menu-items': await makeMenuItem(server.as.administrator),
    }
    for (const [collection, { id }] of Object.entries(made)) {
      const path = `/cms/v2/${collection}/${id}`
      const { body } = await send(`${path}?context=edit&_embed`, { role: 'administrator', prefer: strict })
      for (const method of ['POST', 'PUT', 'PATCH']) {
        const { status, body: changed } = await send(path, { method, body, role: 'administrator', prefer: strict })
        expect([collection, status, changed]).toEqual([collection, 200, changed])
      }
    }
    const [venue, event] = [await makeVenue(editor), await makeEvent(editor)]
    for (const [path, { id }] of [
      ['venues', venue],
      ['events', event],
    ] as const) {
      const { body } = await send(`/cal/events/v1/${path}/${id}`, { role: 'editor' })
      expect([path, (await send(`/cal/events/v1/${path}/${id}`, { method: 'PUT', body, role: 'editor', prefer: strict })).status]).toEqual([
        path,
        200,
      ])
    }
    const settings = await send('/cms/v2/settings', { role: 'administrator' })
    expect((await send('/cms/v2/settings', { method: 'PATCH', body: settings.body, role: 'administrator', prefer: strict })).status).toBe(
      200,
    )
  })

  it('reports other errors first, and only as many names as are useful', async () => {
    const { body } = await send('/cms/v2/posts?per_page=x&tilte=1', { prefer: strict })
    expect(Object.keys(body.data.params)).toEqual(['per_page'])
    const names = Array.from({ length: 900 }, (_, index) => `a${index}=1`).join('&')
    expect(Object.keys((await send(`/cms/v2/posts?${names}`, { prefer: strict })).body.data.params)).toHaveLength(20)
    const long = await send(`/cms/v2/posts?${'x'.repeat(3000)}=1`, { prefer: strict })
    expect(long.body.message.length).toBeLessThan(300)
  })

  it('applies to the requests of a batch, which can have preferences of their own', async () => {
    const batch = async (headers: object, prefer?: string) => {
      const requests = [{ path: '/cms/v2/posts?tilte=1', body: { title: newWord(), status: 'draft' }, headers }]
      const { body } = await send('/batch/v1', { method: 'POST', body: { requests }, role: 'editor', ...(prefer && { prefer }) })
      return (body as unknown as { responses: { status: number; headers: Record<string, string> }[] }).responses[0]
    }
    expect(await batch({}, strict)).toMatchObject({ status: 400 })
    expect(await batch({ Prefer: strict })).toMatchObject({ status: 400 })
    expect(await batch({ Prefer: 'handling=lenient' }, strict)).toMatchObject({ status: 201 })
    expect(await batch({})).toMatchObject({ status: 201, headers: { 'X-CMS-Ignored': '"tilte";in="query";nearest="title"' } })
  })

  it('is an option of the client', async () => {
    const options = { baseUrl: server.baseUrl, auth: () => undefined }
    const query = { _fields: ['tilte' as 'title'] }
    const call = (client: ReturnType<typeof createClient>) => client.content.GET('/posts', { params: { query } })
    expect(await failureOf(call(createClient({ ...options, strict: true })))).toMatchObject({ status: 400, code: 'rest_invalid_param' })
    expect((await call(createClient(options))).response.status).toBe(200)
  })
})

describe('without it, or with handling=lenient', () => {
  it('ignores unknown names and lists them in X-CMS-Ignored, for reads and writes', async () => {
    const read = await send('/cms/v2/posts?_fields=tilte&colour=1&_embed=autor', { prefer: 'handling=lenient' })
    expect([read.status, read.applied]).toEqual([200, 'handling=lenient'])
    expect(read.ignored).toBe('"colour";in="query", "tilte";in="_fields";nearest="title", "autor";in="_embed";nearest="author"')
    const written = await send('/cms/v2/posts', { method: 'POST', body: { titel: newWord(), title: newWord() }, role: 'editor' })
    expect([written.status, written.applied, written.ignored]).toEqual([201, null, '"titel";in="body";nearest="title"'])
    expect((await send('/cms/v2/posts?_fields=id')).ignored).toBeNull()
  })

  it('escapes names in the header', async () => {
    const { status, ignored } = await send(`/cms/v2/posts?${encodeURIComponent('ე"\r\nSet-Cookie: a=b\\')}=1&%ED%A0%80=1`)
    expect(status).toBe(200)
    expect(ignored).toMatch(/^"%E1%83%94%22%0D%0ASet-Cookie: a%3Db%5C";in="query"/)
  })
})

describe('caches', () => {
  it('do not mix strict and lenient responses to a URL', async () => {
    await makePost(editor)
    const url = `/cms/v2/posts?serach=${newWord()}`
    for (let round = 0; round < 4; round++) {
      expect(await send(url)).toMatchObject({ status: 200, applied: null, ignored: '"serach";in="query";nearest="search"' })
      expect(await send(url, { prefer: strict })).toMatchObject({ status: 400, applied: strict })
      expect(await send(url, { prefer: 'handling=lenient' })).toMatchObject({ status: 200, applied: 'handling=lenient' })
    }
    const known = `/cms/v2/posts?search=${newWord()}`
    for (let round = 0; round < 4; round++) {
      expect(await send(known, { prefer: strict })).toMatchObject({ status: 200, applied: strict })
      expect(await send(known)).toMatchObject({ status: 200, applied: null })
    }
  })

  it('are told that responses depend on the preference, and scripts can read what was applied', async () => {
    const { headers } = await send('/cms/v2/posts', { prefer: strict })
    expect(headers.get('Vary')).toContain('Prefer')
    const preflight = await fetch(`${server.restRoot}/cms/v2/posts`, {
      method: 'OPTIONS',
      headers: { Origin: 'https://elsewhere.example', 'Access-Control-Request-Method': 'GET', 'Access-Control-Request-Headers': 'prefer' },
    })
    expect(preflight.headers.get('Access-Control-Allow-Headers')).toBe('prefer')
    const exposed = await fetch(`${server.restRoot}/cms/v2/posts`, { headers: { Origin: 'https://elsewhere.example' } })
    expect(exposed.headers.get('Access-Control-Expose-Headers')).toMatch(/Preference-Applied.*X-CMS-Ignored/)
  })
})
