// The service below a path of its host, behind a proxy that passes the path on or removes it: everything works, and nothing leads outside.
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { decodeHTML } from 'entities'
import { contractTest, failuresOf } from '#command/contract-test/index.ts'
import { startPathProxy } from '../support/path-proxy.ts'
import type { PathProxy } from '../support/path-proxy.ts'
import { createImage, uploaded } from '../support/media.ts'
import { dataOf } from '../support/responses.ts'
import { startDemoServer } from '../support/demo.ts'
import { casesOf } from '../support/sampling.ts'
import type { TestServer } from '../support/server.ts'
import { approve } from '../site/authorize/page.ts'
import { person } from '../site/authorize/people.ts'

const PATH = '/some/path'

/** What the proxy passes on differs until the service has removed the path: all operations are tested with one proxy, and some with each. */
const namespacesBehind = {
  whole: casesOf<string>([], ['cal/events/v1']),
  stripped: ['hooks/v1', 'cms-toolkit/api'],
  'stripped and said': ['cal/events/v1', 'batch/v1', 'oembed/1.0'],
}

let proxy: PathProxy
let server: TestServer
beforeAll(async () => {
  proxy = await startPathProxy(PATH)
  server = await startDemoServer({ BASE_URL: `${proxy.baseUrl}/`, MCP: 'read' })
})
afterAll(async () => {
  await server.close()
  await proxy.close()
})

/** The URLs of a page that a browser follows or loads. */
function urlsIn(html: string, page: string): string[] {
  const found = Array.from(html.matchAll(/\s(?:href|src|action)=["']([^"']*)["']/g), ([, url = '']) => decodeHTML(url))
  return found.flatMap((url) => (/^(?:\w+:(?!\/\/)|\w+, )/.test(url) || /^[\w\s,]*$/.test(url) ? [] : (URL.parse(url, page)?.href ?? [])))
}

describe.each(['whole', 'stripped', 'stripped and said'] as const)('behind a proxy that passes on the path: %s,', (how) => {
  const { baseUrl, missed } = { baseUrl: () => proxy.baseUrl, missed: () => proxy.missed }
  const at = (path: string, init: RequestInit = {}): Promise<Response> => fetch(proxy.baseUrl + path, { redirect: 'manual', ...init })
  const json = async (path: string, init: RequestInit = {}): Promise<unknown> => (await at(path, init)).json()
  const authorized = () => ({ headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' } })

  beforeEach(() => {
    proxy.passTo(`http://127.0.0.1:${server.context.config.port}`, how)
    missed().length = 0
  })

  it('the API follows the contract', async () => {
    const [username = '', password = ''] = Buffer.from(server.authorization.administrator.slice(6), 'base64').toString().split(/:(.*)/s)
    const namespaces = [...namespacesBehind[how]]
    const run = await contractTest({
      baseUrl: baseUrl(),
      applicationPassword: { username, password },
      write: true,
      quick: true,
      namespaces,
    })
    expect(failuresOf(run)).toEqual([])
    expect(run.tested.length).toBeGreaterThan(namespaces.length ? 20 : 200)
    expect(missed()).toEqual([])
  }, 120_000)

  it('all links and files of the public pages, the docs and the API are below the path, and exist', async () => {
    const seen = new Set([`${baseUrl()}/`, `${baseUrl()}/docs/`, `${baseUrl()}/events/`])
    for (const url of seen) {
      const response = await fetch(url)
      expect([url, response.status]).toEqual([url, 200])
      const text = await response.text()
      if (!response.headers.get('Content-Type')?.startsWith('text/html') || seen.size > 150) continue
      for (const found of urlsIn(text, response.url)) {
        const { origin, href } = new URL(found.replace(/#.*/s, ''))
        if (origin === new URL(baseUrl()).origin) seen.add(href)
      }
    }
    expect(seen.size).toBeGreaterThan(60)
    expect([...seen].filter((url) => !url.startsWith(baseUrl()))).toEqual([])
    expect(missed()).toEqual([])
  }, 120_000)

  it('the site is at the path with and without a slash, and so is rest_route', async () => {
    for (const path of ['', '/']) expect(await (await at(path)).text()).toContain('wp-block-site-title')
    for (const path of ['?', '/?'])
      expect(await json(`${path}rest_route=/cms/v2/tags&per_page=1&_fields=id`)).toEqual(
        await json('/cms-json/cms/v2/tags?per_page=1&_fields=id'),
      )
  })

  it('sitemaps are below the path, and so is what they list', async () => {
    expect(await (await at('/robots.txt')).text()).toContain(`\nSitemap: ${baseUrl()}/sitemap.xml\n`)
    const urlsAt = async (url: string): Promise<string[]> =>
      Array.from((await (await fetch(url)).text()).matchAll(/<loc>(.*?)<\/loc>/g), ([, found = '']) => found)
    const sitemaps = await urlsAt(`${baseUrl()}/sitemap.xml`)
    expect(sitemaps.length).toBeGreaterThan(5)
    const listed = (await Promise.all(sitemaps.map(urlsAt))).flatMap((found) => found.slice(0, 3))
    expect(listed).toContain(`${baseUrl()}/`)
    for (const url of listed) expect([url, (await fetch(url)).status]).toEqual([url, 200])
    expect(missed()).toEqual([])
  })

  it('health checks respond', async () => {
    for (const path of ['/healthz', '/readyz']) expect([path, await json(path)]).toEqual([path, { status: 'ok' }])
  })

  it('resolve finds a path of the site, and of the host', async () => {
    const { data: [page] = [] } = await server.as.administrator.content.GET('/pages')
    const link = page?.link ?? ''
    const path = link.slice(baseUrl().length)
    expect(path).toMatch(/^\/[\w-]+\/$/)
    for (const given of [path, PATH + path, link, `${PATH}${path.slice(0, -1)}`])
      expect(await json(`/cms-json/cms/v2/resolve?path=${encodeURIComponent(given)}`)).toMatchObject({
        type: 'page',
        id: page?.id,
        link,
        path,
      })
    for (const given of ['/', PATH, `${PATH}/`])
      expect(await json(`/cms-json/cms/v2/resolve?path=${encodeURIComponent(given)}`)).toMatchObject({ link: `${baseUrl()}/`, path: '/' })
    expect((await at(`/cms-json/cms/v2/resolve?path=${encodeURIComponent('/some/pathway/')}`)).status).toBe(404)
  })

  it('redirects stay below the path', async () => {
    const { content } = server.as.administrator
    const { id, link } = await dataOf(
      content.POST('/posts', { body: { title: 'Renamed', slug: `former-${how.length}`, status: 'publish' } }),
    )
    const { link: now } = await dataOf(content.POST('/posts/{id}', { params: { path: { id } }, body: { slug: `present-${how.length}` } }))
    const renamed = await fetch(link, { redirect: 'manual' })
    expect([renamed.status, renamed.headers.get('Location')]).toEqual([301, now])
    const docs = await at('/docs')
    expect([docs.status, new URL(docs.headers.get('Location') ?? '', `${baseUrl()}/docs`).href]).toEqual([301, `${baseUrl()}/docs/`])
  })

  it('a page may have the same path, unless the proxy removes the path and does not say so', async () => {
    const { content } = server.as.administrator
    const add = async (slug: string, parent = 0) =>
      (await dataOf(content.POST('/pages', { body: { title: `At ${slug}`, slug, parent, status: 'publish' } }))).id
    const some = await add('some')
    const path = await add('path', some)
    const shown = await (await at(`${PATH}/`)).text()
    for (const id of [path, some]) await dataOf(content.DELETE('/pages/{id}', { params: { path: { id }, query: { force: true } } }))
    expect(shown.includes('<h1>At path</h1>')).toBe(how !== 'stripped')
  })

  it('uploads, previews, oEmbed and batches work', async () => {
    const image = await uploaded(server, await createImage(8, 8), { as: 'administrator', name: `sub-${how.length}.png` })
    expect(image.source_url).toMatch(`${baseUrl()}/cms-content/uploads/`)
    expect((await fetch(image.source_url)).headers.get('Content-Type')).toBe('image/png')

    const { content } = server.as.administrator
    const { id } = await dataOf(content.POST('/posts', { body: { title: 'Draft', content: `<img src="${image.source_url}">` } }))
    const preview = await dataOf(content.POST('/posts/{id}/preview-links', { params: { path: { id } } }))
    expect(preview.link.startsWith(`${baseUrl()}/?`)).toBe(true)
    expect(await (await fetch(preview.link)).text()).toContain('<h1>Draft</h1>')

    const [post] = await dataOf(content.GET('/posts'))
    const embed = `/cms-json/oembed/1.0/embed?url=${encodeURIComponent(post?.link ?? '')}`
    expect(await json(embed)).toMatchObject({ provider_url: baseUrl(), title: post?.title.rendered })

    const requests = [{ method: 'POST', path: '/cms/v2/tags', body: { name: `In a batch ${how}` } }]
    const batch = await at('/cms-json/batch/v1', { method: 'POST', ...authorized(), body: JSON.stringify({ requests }) })
    const { responses } = (await batch.json()) as { responses: { status: number; headers: { Location: string } }[] }
    expect(responses).toMatchObject([{ status: 201 }])
    expect((await fetch(responses[0]?.headers.Location ?? '')).status).toBe(200)
    expect(missed()).toEqual([])
  })

  it('the authorization page gives out a password', async () => {
    const author = await person(server)
    const shown = await approve(server, { app_name: 'Reader', success_url: 'https://app.example.org/done' }, author)
    expect(new URL(shown.onward ?? '').searchParams.get('site_url')).toBe(baseUrl())
  })

  it('assistants connect', async () => {
    const body = { jsonrpc: '2.0', id: 1, method: 'tools/list' }
    const { headers } = authorized()
    const response = await at('/mcp', {
      method: 'POST',
      headers: { ...headers, Accept: 'application/json, text/event-stream' },
      body: JSON.stringify(body),
    })
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('listPosts')
  })
})
