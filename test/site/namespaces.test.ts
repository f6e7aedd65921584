// The indexes of namespaces, which match the index of the site.
import { describe, expect, it } from '@jest/globals'
import type { NamespaceIndex } from '../../client/index.ts'
import { dataOf, failureIn } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

describe.each([
  ['getContentIndex', 'cms/v2', '/cms/v2/posts'],
  ['getOembedIndex', 'oembed/1.0', '/oembed/1.0/embed'],
  ['getHooksIndex', 'hooks/v1', '/hooks/v1/changes'],
  ['getBlockEditorIndex', 'cms-block-editor/v1', '/cms-block-editor/v1/url-details'],
  ['getSiteHealthIndex', 'cms-site-health/v1', '/cms-site-health/v1/tests/https-status'],
  ['getToolkitIndex', 'cms-toolkit/api', '/cms-toolkit/api/{slug}'],
])('%s', (_id, namespace, oneOfThem) => {
  const read = async (query = ''): Promise<NamespaceIndex> =>
    (await fetch(`${server.restRoot}/${namespace}${query}`)).json() as Promise<NamespaceIndex>

  it('has the routes of the namespace as in the site index, and no others', async () => {
    const { routes } = await dataOf(server.anonymous.site.GET('/'))
    const due = Object.fromEntries(Object.entries(routes).filter(([, route]) => route.namespace === namespace))
    expect(await read()).toEqual({ namespace, routes: due, _links: { up: [{ href: `${server.restRoot}/` }] } })
    expect(Object.keys(due)).toEqual(expect.arrayContaining([`/${namespace}`, oneOfThem]))
  })

  it('is the same for every context and caller', async () => {
    const due = await read()
    for (const query of ['?context=edit', `?namespace=${namespace}`]) expect(await read(query)).toEqual(due)
    for (const Authorization of Object.values(server.authorization))
      expect(await (await fetch(`${server.restRoot}/${namespace}`, { headers: { Authorization } })).json()).toEqual(due)
  })

  it('describes each route with context=help', async () => {
    const { routes } = await read()
    const { routes: inFull } = await read('?context=help')
    expect(inFull[oneOfThem]).toEqual({ ...routes[oneOfThem], schema: expect.any(Object) })
    expect(inFull[oneOfThem]).toEqual({
      ...((await (await fetch(`${server.restRoot}${oneOfThem.replace('{slug}', 'a')}`, { method: 'OPTIONS' })).json()) as object),
    })
  })

  it('returns the index of the namespace of the parameter', async () => {
    for (const other of ['cms/v2', 'cal/events/v1', 'oembed/1.0'])
      expect(await read(`?namespace=${other}`)).toEqual(await (await fetch(`${server.restRoot}/${other}`)).json())
    expect(await read('?namespace=cms-block-editor/v1')).toMatchObject({ namespace: 'cms-block-editor/v1', routes: {} })
    for (const other of ['cms/v9', ''])
      expect(await failureIn(await fetch(`${server.restRoot}/${namespace}?namespace=${other}`))).toEqual({
        status: 404,
        code: 'rest_invalid_namespace',
      })
  })

  it('has the fields of _fields only', async () => {
    expect(await read('?_fields=namespace')).toEqual({ namespace })
  })

  it('responds with a trailing slash, in the query form and to HEAD', async () => {
    const due = await read()
    for (const url of [`${server.restRoot}/${namespace}/`, `${server.baseUrl}/?rest_route=/${namespace}`])
      expect(await (await fetch(url)).json()).toEqual(due)
    expect((await fetch(`${server.restRoot}/${namespace}`, { method: 'HEAD' })).status).toBe(200)
  })

  it('can be read with the client', async () => {
    const { content, oembed, toolkit, hooks, blockEditor, siteHealth } = server.anonymous
    const responses = await Promise.all([
      dataOf(content.GET('/')),
      dataOf(oembed.GET('/')),
      dataOf(toolkit.GET('/')),
      dataOf(hooks.GET('/')),
      dataOf(blockEditor.GET('/')),
      dataOf(siteHealth.GET('/')),
    ])
    expect(responses.find((response) => response.namespace === namespace)).toEqual(await read())
  })

  it('accepts no other method', async () => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect(await failureIn(await fetch(`${server.restRoot}/${namespace}`, { method }))).toEqual({ status: 404, code: 'rest_no_route' })
  })
})

describe('an unknown namespace', () => {
  it.each(['cms/v9', 'cms', 'oembed', 'oembed/2.0', 'cms-toolkit', 'cms-block-editor', 'cms-site-health/v2'])(
    'has no index: %s',
    async (namespace) => {
      expect(await failureIn(await fetch(`${server.restRoot}/${namespace}`))).toEqual({ status: 404, code: 'rest_no_route' })
    },
  )
})
