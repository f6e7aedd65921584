// The index document of the site.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer(
  { SITE_TIMEZONE: 'America/New_York', SITE_NAME: 'Harbour', SITE_DESCRIPTION: 'By the sea' },
  {
    now: () => new Date('2026-07-01T12:00:00Z'),
  },
)

describe('getSiteIndex', () => {
  const read = () => dataOf(server.anonymous.site.GET('/'))

  it('describes the site', async () => {
    expect(await read()).toMatchObject({
      name: 'Harbour',
      description: 'By the sea',
      url: server.baseUrl,
      home: server.baseUrl,
      gmt_offset: -4,
      timezone_string: 'America/New_York',
      page_for_posts: 0,
      page_on_front: 0,
      show_on_front: 'posts',
      site_icon: 0,
      site_icon_url: '',
      site_logo: 0,
      namespaces: ['cal/events/v1', 'cms/v2', 'oembed/1.0', 'cms-toolkit/api', 'hooks/v1', 'cms-site-health/v1', 'cms-block-editor/v1'],
      authentication: { 'application-passwords': { endpoints: { authorization: `${server.baseUrl}/cms-admin/authorize-application` } } },
    })
  })

  it('lists the routes with their methods and arguments', async () => {
    const { routes } = await read()
    expect(routes?.['/cms/v2/posts']).toMatchObject({
      namespace: 'cms/v2',
      methods: ['GET', 'POST'],
      _links: { self: [{ href: `${server.restRoot}/cms/v2/posts` }] },
    })
    const [list, create] = routes?.['/cms/v2/posts']?.endpoints ?? []
    expect(list).toMatchObject({
      methods: ['GET'],
      args: { per_page: { type: 'integer', default: 10, minimum: 1, maximum: 100, required: false } },
    })
    expect(create).toMatchObject({ methods: ['POST'], args: { status: { type: 'string' } } })
    const item = Object.entries(routes ?? {}).find(([pattern]) => /^\/cms\/v2\/posts\/[^/]*id[^/]*$/.test(pattern))?.[1]
    expect(item?.methods).toEqual(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])
    expect(item?.endpoints.map((endpoint) => endpoint.methods)).toEqual([['GET'], ['POST', 'PUT', 'PATCH'], ['DELETE']])
  })

  it('lists only routes that exist', async () => {
    const { routes } = await read()
    const needsNothing = (args: Record<string, { required: boolean }>) => !Object.values(args).some(({ required }) => required)
    const places = Object.values(routes).flatMap(({ endpoints, _links }) =>
      endpoints.some(({ methods, args }) => methods.includes('GET') && needsNothing(args)) ? (_links?.self ?? []) : [],
    )
    expect(places.length).toBeGreaterThan(3)
    for (const { href } of places)
      expect([href, (await fetch(href, { headers: { Authorization: server.authorization.administrator } })).status]).toEqual([href, 200])
  })

  it('marks the operations that batches may not contain', async () => {
    const { routes } = await read()
    const allowed = (route: string) => routes[route]?.endpoints.map((endpoint) => endpoint.allow_batch)
    expect(allowed('/cms/v2/posts')).toEqual([{ v1: true }, { v1: true }])
    expect(allowed('/cms/v2/global-styles/{id}')).toEqual([{ v1: false }, { v1: false }])
    expect(allowed('/cms/v2/templates')).toEqual([undefined, undefined])
  })

  it('marks exactly the operations that batches support', async () => {
    const { routes } = await read()
    const marks = (pattern: string) => routes[pattern]?.endpoints.map(({ allow_batch }) => allow_batch)
    expect(marks('/cms/v2/posts')).toEqual([{ v1: true }, { v1: true }])
    expect(marks('/cms/v2/posts/{id}')).toEqual([{ v1: true }, { v1: true }, { v1: true }])
    for (const pattern of ['/', '/batch/v1', '/cms/v2', '/oembed/1.0/embed', '/cms-toolkit/api/{slug}'])
      expect([pattern, marks(pattern)?.every((mark) => mark === undefined)]).toEqual([pattern, true])
  })

  it('has types, defaults, bounds and allowed values, also in lists and objects', async () => {
    const { routes } = await read()
    expect(routes['/batch/v1']).toEqual({
      namespace: '',
      methods: ['POST'],
      endpoints: [
        {
          methods: ['POST'],
          args: {
            validation: {
              type: 'string',
              enum: ['require-all-validate', 'normal'],
              default: 'normal',
              description: expect.any(String),
              required: false,
            },
            requests: {
              type: 'array',
              maxItems: 25,
              required: true,
              description: expect.any(String),
              items: expect.objectContaining({
                type: 'object',
                properties: {
                  method: { type: 'string', enum: ['POST', 'PUT', 'PATCH', 'DELETE'], default: 'POST', description: expect.any(String) },
                  path: { type: 'string', maxLength: 8000, description: expect.any(String) },
                  body: { type: 'object', description: expect.any(String) },
                  headers: { type: 'object', description: expect.any(String) },
                },
              }),
            },
          },
        },
      ],
      _links: { self: [{ href: `${server.restRoot}/batch/v1` }] },
    })
    expect(routes['/oembed/1.0/proxy']?.endpoints[0]?.args).toMatchObject({
      url: { type: 'string', maxLength: 2000, required: true },
      format: { type: 'string', enum: ['json', 'xml'], default: 'json', required: false },
      maxwidth: { type: 'integer', default: 600, required: false },
      maxheight: { type: 'integer', required: false },
      discover: { type: 'boolean', default: true, required: false },
    })
  })

  it('has the URL of a route without path parameters', async () => {
    const { routes } = await read()
    for (const [pattern, { _links }] of Object.entries(routes))
      expect([pattern, _links?.self]).toEqual([pattern, pattern.includes('{') ? undefined : [{ href: `${server.restRoot}${pattern}` }]])
  })

  it('accepts any context', async () => {
    const own = await read()
    for (const context of ['view', 'embed', 'edit', 'other'])
      expect(await dataOf(server.anonymous.site.GET('/', { params: { query: { context } } }))).toEqual(own)
  })

  it('is the same for everybody', async () => {
    const own = await read()
    for (const client of Object.values(server.as)) expect(await dataOf(client.site.GET('/'))).toEqual(own)
  })

  it('has the fields of _fields only', async () => {
    expect(await dataOf(server.anonymous.site.GET('/', { params: { query: { _fields: ['name', 'url'] } } }))).toEqual({
      name: 'Harbour',
      url: server.baseUrl,
    })
  })

  it('responds at every spelling of the root', async () => {
    for (const url of [server.restRoot, `${server.restRoot}/`, `${server.baseUrl}/?rest_route=/`])
      expect((await (await fetch(url)).json()) as object).toMatchObject({ name: 'Harbour' })
  })
})
