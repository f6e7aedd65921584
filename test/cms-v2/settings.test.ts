// The settings of the site, and their effects.
import { afterEach, describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureOf } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer({ SITE_NAME: 'Harbour', SITE_DESCRIPTION: 'By the sea', SITE_TIMEZONE: 'Asia/Tbilisi' })
const { administrator, editor } = server.as

type Body = NonNullable<NonNullable<Parameters<typeof administrator.content.PATCH<'/settings'>>[1]>['body']>

const read = (client: TestServer['anonymous']) => client.content.GET('/settings')
const change = (body: Body, client = administrator) => client.content.POST('/settings', { body })
const newPost = (body = {}) => dataOf(editor.content.POST('/posts', { body: { title: newWord(), status: 'publish', ...body } }))
const newPage = (title = newWord()) => dataOf(editor.content.POST('/pages', { body: { title, status: 'publish' } }))
const textAt = async (path: string): Promise<string> => (await fetch(server.baseUrl + path)).text()
const index = () => dataOf(server.anonymous.site.GET('/'))

const defaults = {
  title: 'Harbour',
  description: 'By the sea',
  date_format: 'F j, Y',
  default_category: 1,
  default_post_format: '0',
  posts_per_page: 10,
  show_on_front: 'posts',
  page_on_front: 0,
  page_for_posts: 0,
  default_ping_status: 'open',
  default_comment_status: 'open',
  site_logo: 0,
  site_icon: 0,
}

afterEach(() => change(Object.fromEntries(Object.keys(defaults).map((name) => [name, null]))))

describe('getSettings', () => {
  it('returns the defaults and the values from the configuration', async () => {
    const { data, response } = await read(administrator)
    expect(data).toEqual({ ...defaults, url: server.baseUrl, timezone: 'Asia/Tbilisi', language: 'en_US', languages: ['en', 'ka-ge'] })
    expect(response.headers.get('Allow')).toBe('GET, POST, PUT, PATCH')
  })
})

describe.each([
  ['updateSettings', (body: Body) => administrator.content.POST('/settings', { body })],
  ['putSettings', (body: Body) => administrator.content.PUT('/settings', { body })],
  ['patchSettings', (body: Body) => administrator.content.PATCH('/settings', { body })],
] as const)('%s', (_operation, request) => {
  it('changes only the fields in the body, and null restores the default', async () => {
    const send = (body: Body) => dataOf(request(body))
    expect(await send({ title: 'Quay', posts_per_page: 3 })).toMatchObject({ ...defaults, title: 'Quay', posts_per_page: 3 })
    expect(await send({ description: 'Ships' })).toMatchObject({ title: 'Quay', description: 'Ships' })
    expect(await send({ title: null })).toMatchObject({ title: 'Harbour', description: 'Ships' })
  })
})

describe('updateSettings', () => {
  it('accepts the values that it returns, and refuses to change values from the configuration', async () => {
    const settings = await dataOf(read(administrator))
    expect(await dataOf(change(settings))).toEqual(settings)
    expect(await failureOf(change({ url: 'https://other.example.org' }))).toEqual(invalid('url'))
    expect(await failureOf(change({ timezone: 'UTC' }))).toEqual(invalid('timezone'))
    expect(await failureOf(change({ language: 'ka_GE' }))).toEqual(invalid('language'))
  })

  it('refuses unknown IDs, and the same page as front page and posts page', async () => {
    const post = await newPost()
    const page = await newPage()
    expect(await failureOf(change({ page_on_front: post.id }))).toEqual(invalid('page_on_front'))
    expect(await failureOf(change({ default_category: 999_999 }))).toEqual(invalid('default_category'))
    expect(await failureOf(change({ site_icon: page.id }))).toEqual(invalid('site_icon'))
    expect(await failureOf(change({ page_on_front: page.id, page_for_posts: page.id }))).toEqual(invalid('page_for_posts'))
    expect(await failureOf(change({ posts_per_page: 0 }))).toEqual(invalid('posts_per_page'))
  })

  it('does not overwrite the change of another administrator', async () => {
    const tag = (await read(administrator)).response.headers.get('ETag') ?? ''
    const conditional = (title: string) =>
      administrator.content.POST('/settings', { params: { header: { 'If-Match': tag } }, body: { title } })
    await dataOf(conditional('First'))
    expect(await failureOf(conditional('Second'))).toEqual({ status: 412, code: 'rest_precondition_failed' })
  })
})

describe('the setting', () => {
  it('title and description name the site everywhere', async () => {
    const post = await newPost({ content: '<!-- wp:site-title /--><!-- wp:site-tagline /-->' })
    // Twice, so that the second response could come from a cache.
    for (const name of ['Quay', 'Pier']) {
      await dataOf(change({ title: name, description: `${name}!` }))
      expect(await index()).toMatchObject({ name, description: `${name}!` })
      expect(await textAt('/')).toContain(`>${name}</a><p>${name}!</p>`)
      const { content } = await dataOf(server.anonymous.content.GET('/posts/{id}', { params: { path: { id: post.id } } }))
      expect(content.rendered).toContain(`>${name}</a>`)
      expect(content.rendered).toContain(`>${name}!</p>`)
      const embed = await dataOf(server.anonymous.oembed.GET('/embed', { params: { query: { url: post.link } } }))
      expect(embed).toMatchObject({ provider_name: name })
    }
  })

  it('date_format formats the dates of pages and blocks', async () => {
    const post = await newPost({ date: '2026-03-04T10:00:00', content: '<!-- wp:post-date /-->' })
    await dataOf(change({ date_format: 'j.n.Y' }))
    const html = await textAt(new URL(post.link).pathname)
    expect(html.match(/>4\.3\.2026</g)).toHaveLength(2)
  })

  it('default_category is the category of posts without one, and cannot be deleted', async () => {
    const { id } = await dataOf(administrator.content.POST('/categories', { body: { name: newWord() } }))
    const remove = (category: number) =>
      administrator.content.DELETE('/categories/{id}', { params: { path: { id: category }, query: { force: true } } })
    await dataOf(change({ default_category: id }))
    expect((await newPost()).categories).toEqual([id])
    expect(await failureOf(remove(id))).toEqual({ status: 403, code: 'rest_cannot_delete' })
    const kept = await administrator.content.GET('/categories/{id}', { params: { path: { id } } })
    expect(kept.response.headers.get('Allow')).not.toContain('DELETE')
    expect(kept.data?._links.self?.[0]?.targetHints?.allow).not.toContain('DELETE')
    const other = await dataOf(administrator.content.POST('/categories', { body: { name: newWord() } }))
    const post = await newPost({ categories: [other.id] })
    await dataOf(remove(other.id))
    const left = await dataOf(server.anonymous.content.GET('/posts/{id}', { params: { path: { id: post.id } } }))
    expect(left.categories).toEqual([id])
  })

  it('default_post_format and the discussion settings apply to new posts', async () => {
    await dataOf(change({ default_post_format: 'aside', default_comment_status: 'closed', default_ping_status: 'closed' }))
    const post = await newPost()
    expect(post).toMatchObject({ format: 'aside', comment_status: 'closed', ping_status: 'closed' })
    expect(await newPost({ format: 'quote', ping_status: 'open' })).toMatchObject({ format: 'quote', ping_status: 'open' })
    for (const default_post_format of ['standard', '0', null] as const) {
      expect(await dataOf(change({ default_post_format }))).toMatchObject({ default_post_format: default_post_format ?? '0' })
      expect((await newPost()).format).toBe('standard')
    }
  })

  it('posts_per_page is the length of public lists', async () => {
    for (let count = 0; count < 3; count++) await newPost()
    await dataOf(change({ posts_per_page: 2 }))
    const articles = async (path: string) => ((await textAt(path)).match(/<article>/g) ?? []).length
    expect(await articles('/')).toBe(2)
    expect(await articles('/?page=2')).toBeGreaterThan(0)
  })

  it('show_on_front shows a page at the root, and the posts at the URL of another page', async () => {
    const [front, news] = [await newPage(), await newPage()]
    const post = await newPost()
    await dataOf(change({ show_on_front: 'page', page_on_front: front.id, page_for_posts: news.id }))
    expect(await index()).toMatchObject({ show_on_front: 'page', page_on_front: front.id, page_for_posts: news.id })
    expect(await textAt('/')).toContain(`<h1>${front.title.rendered}</h1>`)
    const list = await textAt(new URL(news.link).pathname)
    expect(list).toContain(`<h1>${news.title.rendered}</h1>`)
    expect(list).toContain(post.link)
    const old = await fetch(front.link, { redirect: 'manual' })
    expect([old.status, old.headers.get('Location')]).toEqual([301, `${server.baseUrl}/`])
    await editor.content.DELETE('/pages/{id}', { params: { path: { id: front.id } } })
    expect(await textAt('/')).toContain(post.link)
  })

  it('site_icon is the icon of public pages', async () => {
    const response = await fetch(`${server.restRoot}/cms/v2/media`, {
      method: 'POST',
      headers: { Authorization: server.authorization.editor, 'Content-Disposition': 'attachment; filename="icon.gif"' },
      body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
    })
    const { id, source_url } = (await response.json()) as { id: number; source_url: string }
    await dataOf(change({ site_icon: id, site_logo: id }))
    expect(await textAt('/')).toContain(`<link rel="icon" href="${source_url}">`)
    expect(await dataOf(read(administrator))).toMatchObject({ site_icon: id, site_logo: id })
  })
})
