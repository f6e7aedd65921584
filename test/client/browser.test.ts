// The client in a real browser, on a page of another origin than the service.
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import type * as Library from '../../client/index.ts'
import { inChromium, launchChromium } from '../support/chromium.ts'
import { servePage } from '../support/page-server.ts'
import type { ServedPage } from '../support/page-server.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

declare global {
  // What the page has loaded.
  var library: typeof Library
}

/** An empty page with the client in it. */
async function startPage(): Promise<ServedPage> {
  const stdin = { contents: `import * as library from './client/index.ts'; globalThis.library = library`, resolveDir: '.' }
  const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'esm', platform: 'browser' })
  return servePage(outputFiles[0]?.text ?? '')
}

inChromium(() => {
  let service: TestServer
  let front: ServedPage
  let browser: Browser
  let page: Page
  let options: { baseUrl: string; auth: { username: string; password: string } }

  beforeAll(async () => {
    service = await startServer()
    front = await startPage()
    browser = await launchChromium()
    page = await browser.newPage()
    await page.goto(front.url)
    const [username = '', password = ''] = Buffer.from(service.authorization.editor.slice('Basic '.length), 'base64').toString().split(':')
    options = { baseUrl: service.baseUrl, auth: { username, password } }
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    front.close()
    await service.close()
  })

  it('reads as an anonymous caller, with the headers that lists need', async () => {
    await service.as.editor.content.POST('/posts', { body: { title: 'Seen from afar', status: 'publish' } })
    const found = await page.evaluate(async ({ baseUrl }) => {
      const { data, response } = await library.createClient({ baseUrl }).content.GET('/posts', { params: { query: { search: 'afar' } } })
      return {
        titles: data?.map((post) => post.title.rendered),
        total: response.headers.get('X-CMS-Total'),
        tag: response.headers.get('ETag'),
        id: response.headers.get('X-Request-Id'),
      }
    }, options)
    expect(found).toEqual({ titles: ['Seen from afar'], total: '1', tag: expect.stringMatching(/^"/), id: expect.any(String) })
  })

  it('writes as a user, by every method', async () => {
    const done = await page.evaluate(async (given) => {
      const { content } = library.createClient(given)
      const made = await library.unwrap(content.POST('/pages', { body: { title: 'Made', status: 'publish' } }))
      const params = { path: { id: made.id } }
      await library.unwrap(content.PUT('/pages/{id}', { params, body: { title: 'Put' } }))
      const changed = await library.unwrap(content.PATCH('/pages/{id}', { params, body: { content: 'Patched.' } }))
      const removed = await library.unwrap(content.DELETE('/pages/{id}', { params: { ...params, query: { force: true } } }))
      return { title: changed.title.raw, isDeleted: 'deleted' in removed && removed.deleted }
    }, options)
    expect(done).toEqual({ title: 'Put', isDeleted: true })
  })

  it('reads all pages of a list', async () => {
    const names = await page.evaluate(async (given) => {
      const { content } = library.createClient(given)
      for (const name of ['Anchor', 'Beacon', 'Compass']) await library.unwrap(content.POST('/tags', { body: { name } }))
      const found: string[] = []
      for await (const tag of library.pages(content, '/tags', { params: { query: { per_page: 1 } } })) found.push(tag.name)
      return found
    }, options)
    expect(names).toEqual(['Anchor', 'Beacon', 'Compass'])
  })

  it('changes several things in one request', async () => {
    const statuses = await page.evaluate(async (given) => {
      const responses = await library.batch(library.createClient(given), (request) => [
        request.POST('/posts', { body: { title: 'One' } }),
        request.POST('/menus', { body: { name: 'Not mine' } }),
      ])
      return responses.map((response) => response.error?.code ?? response.status)
    }, options)
    expect(statuses).toEqual([201, 'rest_cannot_create'])
  })

  it('uploads an image that was drawn in the page', async () => {
    const made = await page.evaluate(async (given) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 200, height: 160 })
      const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
      const media = await library.unwrap(
        library.upload(library.createClient(given).content, drawn ?? new Blob(), { name: 'drawn.png', fields: { alt_text: 'Nothing' } }),
      )
      return { alt: media.alt_text, width: media.media_details.width, type: media.mime_type, isShown: (await fetch(media.source_url)).ok }
    }, options)
    expect(made).toEqual({ alt: 'Nothing', width: 200, type: 'image/png', isShown: true })
  })

  it('distinguishes an error response from a service that cannot be reached', async () => {
    const errors = await page.evaluate(async ({ baseUrl }) => {
      const nameOf = async (call: () => Promise<unknown>) =>
        call().then(
          () => 'none',
          (error: unknown) =>
            error instanceof library.ContentServiceError
              ? error.code
              : error instanceof library.ConnectionError
                ? 'no connection'
                : 'another',
        )
      const away = library.createClient({ baseUrl: 'http://127.0.0.1:1' })
      return [
        await nameOf(() => library.unwrap(library.createClient({ baseUrl }).content.POST('/posts', { body: { title: 'x' } }))),
        await nameOf(() =>
          library.unwrap(library.createClient({ baseUrl, auth: { username: 'nobody', password: 'wrong' } }).content.GET('/posts')),
        ),
        await nameOf(() => library.unwrap(away.content.GET('/posts'))),
      ]
    }, options)
    expect(errors).toEqual(['rest_cannot_create', 'rest_invalid_credentials', 'no connection'])
  })
})
