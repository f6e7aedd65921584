// The public pages of own types and taxonomies: archives, lists of terms, and what leads to them.
import { describe, expect, it } from '@jest/globals'
import { declaredCalls } from '../support/declared-calls.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const SITE_DIR = declaredSite({
  ...cookingSite,
  'taxonomies/season.yaml': 'name: season\nroute: seasons\nlabels: { singular: Season, plural: Seasons }\n',
})
const server = await sharedServer({ SITE_DIR })
const { call } = declaredCalls(server, '')

interface Item {
  id: number
  link: string
  slug: string
}

const create = async (path: string, body: object): Promise<Item> => (await call<Item>('POST', `/cms/v2${path}`, body)).body
const make = (more: object = {}): Promise<Item> => create('/recipes', { title: newWord(), status: 'publish', ...more })
const pageAt = async (url: string): Promise<string> => (await fetch(url)).text()
const linksIn = (html: string): string[] => [...html.matchAll(/<h2><a href="([^"]+)"/g)].map(([, link = '']) => link)
const resolve = async (path: string) => (await call<object>('GET', `/cms/v2/resolve?path=${path}`, undefined, 'anonymous')).body

describe('the archive of an own type', () => {
  it('lists the published items, newest first, page by page', async () => {
    const site = await startServer({ SITE_DIR })
    try {
      const { call: send } = declaredCalls(site, '')
      await site.as.administrator.content.PATCH('/settings', { body: { posts_per_page: 2 } })
      const links: string[] = []
      for (const [index, status] of ['publish', 'publish', 'draft', 'publish', 'private'].entries()) {
        const body = { title: newWord(), status, date: `2026-01-0${index + 1}T00:00:00` }
        const { link } = (await send<Item>('POST', '/cms/v2/recipes', body)).body
        if (status === 'publish') links.unshift(link)
      }
      const first = await pageAt(`${site.baseUrl}/recipes/`)
      expect(first).toContain('<h1>Recipes</h1>')
      expect(first).toContain('<title>Recipes – ')
      expect(linksIn(first)).toEqual(links.slice(0, 2))
      expect(first).toContain('<a href="?page=2" rel="next">')
      for (const path of ['/recipes/page/2/', '/recipes/?page=2'])
        expect(linksIn(await pageAt(site.baseUrl + path))).toEqual(links.slice(2))
    } finally {
      await site.close()
    }
  })

  it('is at the path of its permalinks', async () => {
    const { link } = await create('/courses', { title: newWord(), status: 'publish' })
    expect(linksIn(await pageAt(`${server.baseUrl}/learn/`))).toContain(link)
    expect((await fetch(`${server.baseUrl}/courses/`)).status).toBe(404)
    const types = await call<{ has_archive: unknown }>('GET', '/cms/v2/types/course')
    expect(types.body.has_archive).toBe('learn')
  })

  it('is what its path resolves to, with the URL of the list', async () => {
    expect(await resolve('/recipes/page/3/')).toMatchObject({
      type: 'archive',
      post_type: 'recipe',
      name: 'Recipes',
      page: 3,
      path: '/recipes/',
      _links: { 'cms:post_type': [{ href: `${server.restRoot}/cms/v2/recipes?per_page=10&page=3` }] },
    })
    expect(await resolve('/events/')).toMatchObject({ type: 'events', path: '/events/' })
  })

  it('is where menu items for the type lead', async () => {
    const { id: menus } = await create('/menus', { name: newWord() })
    const item = await call<{ url: string }>('POST', '/cms/v2/menu-items', {
      menus,
      type: 'post_type_archive',
      object: 'recipe',
      status: 'publish',
    })
    expect(item.body.url).toBe(`${server.baseUrl}/recipes/`)
  })

  it('names its list in the API', async () => {
    expect(await pageAt(`${server.baseUrl}/recipes/`)).toContain(
      `<link rel="alternate" title="JSON" type="application/json" href="${server.restRoot}/cms/v2/recipes">`,
    )
  })
})

describe('the page of a term of an own taxonomy', () => {
  it('lists its items below the path of its parent', async () => {
    const { id: parent, slug } = await create('/cuisines', { name: newWord() })
    const { id: child, link, slug: childSlug } = await create('/cuisines', { name: newWord(), parent })
    const { link: recipe } = await make({ cuisines: [child] })
    expect(link).toBe(`${server.baseUrl}/cuisine/${slug}/${childSlug}/`)
    expect(linksIn(await pageAt(link))).toEqual([recipe])
  })

  it('is there for a taxonomy that no type has', async () => {
    const { link } = await create('/seasons', { name: newWord() })
    const page = await fetch(link)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Nothing has been published yet.')])
  })

  it('is not found for an unknown term', async () => {
    for (const path of ['/cuisine/none/', '/cuisine/', '/recipes/none/', '/recipes/a/b/'])
      expect((await fetch(server.baseUrl + path)).status).toBe(404)
  })
})

describe('the page of an item of an own type', () => {
  it('has the title, the canonical URL, the excerpt and the embed of the item', async () => {
    const word = newWord()
    const { link, id } = await make({ title: `Tart ${word}`, excerpt: `Figs of ${word}` })
    const html = await pageAt(link)
    expect(html).toContain(`<title>Tart ${word} – `)
    expect(html).toContain(`<meta property="og:url" content="${link}">`)
    expect(html).toContain(`<meta name="description" content="Figs of ${word}">`)
    expect(html).toContain(`<link rel="shortlink" href="${server.baseUrl}/?p=${id}">`)
    expect(html).toContain(`/oembed/1.0/embed?url=${encodeURIComponent(link)}`)
    expect(await pageAt(`${link}?embed=true`)).toContain(`Tart ${word}`)
  })
})
