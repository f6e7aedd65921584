// Sitemaps and robots.txt: what search engines find is what an anonymous visitor may see.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { SaxesParser } from 'saxes'
import { makeEvent, makeEventCategory, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { isPostgres } from '../support/database.ts'
import { declaredCalls } from '../support/declared-calls.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { changePost, makePost, newWord, trashPost } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { statementsDuring } from '../support/statements.ts'
import { storeItems } from '../support/stored-items.ts'
import { makeCategory, makeTag } from '../support/terms.ts'

const snippet = `
name: snippet
route: snippets
labels: { singular: Snippet, plural: Snippets }
like: block
taxonomies: [mood]
`
const SITE_DIR = declaredSite({
  ...cookingSite,
  'types/snippet.yaml': snippet,
  'taxonomies/mood.yaml': 'name: mood\nroute: moods\nlabels: { singular: Mood, plural: Moods }\n',
})
const server = await sharedServer({ SITE_DIR })
const { editor } = server.as
const { call } = declaredCalls(server, '')

interface Entry {
  loc: string
  lastmod?: string
}

interface Item {
  id: number
  link: string
  modified_gmt: string
}

const create = async (path: string, body: object): Promise<Item> => (await call<Item>('POST', `/cms/v2${path}`, body)).body

/** Throws if it is not well-formed XML of this form. */
function parse(xml: string, list: string, item: string): Entry[] {
  const entries: Record<string, string>[] = []
  const open: string[] = []
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name, uri }) => {
    expect(uri).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    open.push(name)
    if (open.length === 2) entries.push({})
  })
  parser.on('text', (text) => {
    const [name, entry] = [open[2], entries.at(-1)]
    if (name && entry) entry[name] = (entry[name] ?? '') + text
    else expect(text.trim()).toBe('')
  })
  parser.on('closetag', () => {
    if (open.length < 3) expect(open).toEqual([list, item].slice(0, open.length))
    open.pop()
  })
  parser.write(xml).close()
  return entries as unknown as Entry[]
}

async function xmlAt(path: string, { baseUrl }: Pick<TestServer, 'baseUrl'> = server): Promise<string> {
  const response = await fetch(baseUrl + path)
  expect([path, response.status]).toEqual([path, 200])
  expect(response.headers.get('content-type')).toBe('application/xml; charset=utf-8')
  return response.text()
}

const sitemap = async (path: string, of?: TestServer): Promise<Entry[]> => parse(await xmlAt(path, of), 'urlset', 'url')
const urlsAt = async (path: string): Promise<string[]> => (await sitemap(path)).map(({ loc }) => loc)
const index = async (of?: TestServer): Promise<Entry[]> => parse(await xmlAt('/sitemap.xml', of), 'sitemapindex', 'sitemap')

/** The entries of all sitemaps. */
async function everything(): Promise<string[]> {
  const urls: string[] = []
  for (const { loc } of await index()) urls.push(...(await urlsAt(loc.slice(server.baseUrl.length))))
  return urls
}

describe('the sitemap of a type', () => {
  it('has the published posts by ID, also those with a password, with the time of their last change', async () => {
    const titles = [newWord(), newWord(), newWord()]
    const [older, locked, newer] = [
      await makePost(editor, { title: titles[0], date: '2030-01-01T00:00:00', status: 'publish' }).then(({ id }) =>
        changePost(editor, id, { date: '2026-01-03T00:00:00' }),
      ),
      await makePost(editor, { title: titles[1], password: 'lantern', date: '2026-01-02T00:00:00' }),
      await makePost(editor, { title: titles[2], date: '2026-01-01T00:00:00' }),
    ]
    const posts = [older, locked, newer]
    const entries = await sitemap('/sitemap-post-1.xml')
    expect(entries.filter(({ loc }) => posts.some(({ link }) => link === loc))).toEqual(
      posts.map(({ link, modified_gmt }) => ({ loc: link, lastmod: `${modified_gmt}+00:00` })),
    )
  })

  it('has items of own types, and events, venues and organizers', async () => {
    const recipe = await create('/recipes', { title: newWord(), status: 'publish' })
    const parent = await create('/courses', { title: newWord(), status: 'publish' })
    const course = await create('/courses', { title: newWord(), status: 'publish', parent: parent.id })
    expect(await urlsAt('/sitemap-recipe-1.xml')).toContain(recipe.link)
    expect(await urlsAt('/sitemap-course-1.xml')).toEqual([parent.link, course.link])
    const [event, venue, organizer] = [await makeEvent(editor), await makeVenue(editor), await makeOrganizer(editor)]
    expect(await urlsAt('/sitemap-event-1.xml')).toContain(event.url)
    expect(await urlsAt('/sitemap-venue-1.xml')).toContain(venue.url)
    expect(await urlsAt('/sitemap-organizer-1.xml')).toContain(organizer.url)
  })

  it('has the root of the site among the pages, once, also if it is a page', async () => {
    const front = await makePage(editor, { title: newWord(), status: 'publish' })
    const root = `${server.baseUrl}/`
    const urls = await urlsAt('/sitemap-page-1.xml')
    expect([urls[0], urls.at(-1)]).toEqual([root, front.link])
    const { content } = server.as.administrator
    await content.PATCH('/settings', { body: { show_on_front: 'page', page_on_front: front.id } })
    try {
      const changed = await urlsAt('/sitemap-page-1.xml')
      expect(changed).not.toContain(front.link)
      expect(changed.filter((url) => url === root)).toHaveLength(1)
      expect(changed.at(-1)).toBe(root)
    } finally {
      await content.PATCH('/settings', { body: { show_on_front: 'posts', page_on_front: 0 } })
    }
  })

  it('escapes what URLs and XML cannot contain', async () => {
    const { link } = await makePost(editor, { title: 'ქართული' })
    const xml = await xmlAt('/sitemap-post-1.xml')
    expect(decodeURI(link)).toContain('ქართული')
    expect(xml).toContain(`<loc>${new URL(link).href}</loc>`)
    expect(xml).toMatch(/^[\n\x20-\x7e]+$/)
  })
})

describe('the sitemap of a taxonomy', () => {
  it('has the terms that published items have', async () => {
    const [used, empty, drafted] = [await makeCategory(editor), await makeCategory(editor), await makeCategory(editor)]
    const tag = await makeTag(editor)
    await makePost(editor, { categories: [used.id], tags: [tag.id] })
    await makePost(editor, { categories: [drafted.id], status: 'draft' })
    const urls = await urlsAt('/sitemap-category-1.xml')
    expect(urls).toContain(used.link)
    for (const { link } of [empty, drafted]) expect(urls).not.toContain(link)
    expect(await urlsAt('/sitemap-post_tag-1.xml')).toContain(tag.link)
  })

  it('is there for own taxonomies and event categories', async () => {
    const cuisine = await create('/cuisines', { name: newWord() })
    await create('/recipes', { title: newWord(), status: 'publish', cuisines: [cuisine.id] })
    expect(await urlsAt('/sitemap-cuisine-1.xml')).toEqual([cuisine.link])
    const category = await makeEventCategory(editor, { name: newWord() })
    await makeEvent(editor, { categories: [category.id] })
    expect(await urlsAt('/sitemap-cal_events_cat-1.xml')).toContain(`${server.baseUrl}/events/category/${category.slug}/`)
  })
})

it('The sitemap of authors has those who have published posts', async () => {
  const site = await startServer()
  try {
    await makePost(site.as.author)
    await makePost(site.as.contributor, { status: 'draft' })
    await makePage(site.as.editor, { title: newWord(), status: 'publish' })
    const { slug } = (await site.as.administrator.content.GET('/users/{id}', { params: { path: { id: site.ids.author } } })).data ?? {}
    expect(await sitemap('/sitemap-user-1.xml', site)).toEqual([{ loc: `${site.baseUrl}/author/${slug}/` }])
  } finally {
    await site.close()
  }
})

describe('no sitemap', () => {
  it('has what anonymous visitors may not see, or what has no page', async () => {
    const words: string[] = []
    const word = (): string => words[words.push(newWord()) - 1] ?? ''
    for (const status of ['draft', 'pending', 'private'] as const) {
      await makePost(editor, { title: word(), slug: words.at(-1), status })
      await create('/recipes', { title: word(), slug: words.at(-1), status })
      await makePage(editor, { title: word(), slug: words.at(-1), status })
    }
    await makePost(editor, { title: word(), slug: words.at(-1), date: '2100-01-01T00:00:00', status: 'future' })
    await trashPost(editor, (await makePost(editor, { title: word(), slug: words.at(-1) })).id)
    await makeEvent(editor, { title: word(), slug: words.at(-1), status: 'draft' })
    await makeEvent(editor, { title: word(), slug: words.at(-1), hide_from_listings: true })
    const mood = await create('/moods', { name: word(), slug: words.at(-1) })
    await create('/snippets', { title: word(), content: 'x', status: 'publish', slug: words.at(-1), moods: [mood.id] })
    await create('/blocks', { title: word(), content: 'x', status: 'publish', slug: words.at(-1) })
    await makePost(editor, { title: 'Shown' })
    const { id: image } = await uploaded(server, await createImage(2, 2))
    const found = (await everything()).join('\n')
    for (const hidden of [...words, `attachment_id=${image}`]) expect(found).not.toContain(hidden)
    expect(found).toContain('/shown/')
  })

  it('is there for a type without pages, or past the last one', async () => {
    const names = ['snippet', 'mood', 'cms_block', 'attachment', 'media', 'nav_menu', 'nav_menu_item', 'cms_template', 'revision', 'none']
    for (const path of [...names.map((name) => `${name}-1`), 'post-2', 'post-0', 'post-01', 'category-2', 'user-9', 'post', 'user-99999'])
      expect([path, (await fetch(`${server.baseUrl}/sitemap-${path}.xml`)).status]).toEqual([path, 404])
  })
})

describe('the index of sitemaps', () => {
  it('names every sitemap, with the last change of those of items', async () => {
    const { id, link } = await makePost(editor)
    const { modified_gmt } = await changePost(editor, id, { title: newWord() })
    const entries = await index()
    const names = entries.map(({ loc }) => loc)
    for (const name of ['post', 'page', 'recipe', 'category', 'user']) expect(names).toContain(`${server.baseUrl}/sitemap-${name}-1.xml`)
    expect(new Set(names).size).toBe(names.length)
    const posts = entries.find(({ loc }) => loc.endsWith('/sitemap-post-1.xml'))
    expect(posts?.lastmod).toBe(`${modified_gmt}+00:00`)
    expect(await everything()).toContain(link)
  })

  it('is named by robots.txt, which allows everything', async () => {
    const response = await fetch(`${server.baseUrl}/robots.txt`)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(await response.text()).toBe(`User-agent: *\nDisallow:\n\nSitemap: ${server.baseUrl}/sitemap.xml\n`)
  })

  it('is revalidated like pages, and changes with each write', async () => {
    for (const path of ['/sitemap.xml', '/sitemap-post-1.xml']) {
      const first = await fetch(server.baseUrl + path)
      expect(first.headers.get('cache-control')).toBe('public, no-cache')
      const headers = { 'If-None-Match': first.headers.get('etag') ?? '' }
      expect((await fetch(server.baseUrl + path, { headers })).status).toBe(304)
      const { id } = await makePost(editor, { date: '2026-01-01T00:00:00' })
      await server.context.db.updateTable('content').set({ modified_gmt: '2090-01-01T00:00:00' }).where('id', '=', id).execute()
      expect((await fetch(server.baseUrl + path, { headers })).status).toBe(200)
      await server.context.db.deleteFrom('content').where('id', '=', id).execute()
    }
  })
})

describe('on a large site', () => {
  const COUNT = 6500
  let site: TestServer
  let ids: number[]
  beforeAll(async () => {
    site = await startServer()
    ids = await storeItems(
      site,
      Array.from({ length: COUNT }, (_none, number) => ({
        type: number % 10 ? 'post' : 'page',
        slug: `item-${number}`,
        author: site.ids.editor,
        ...(number % 7 === 3 && { status: 'draft' as const }),
      })),
    )
  }, 120_000)
  afterAll(() => site.close())

  it('each published item is in one sitemap of at most 2,000 URLs, in the order of IDs', async () => {
    const names = (await index(site)).map(({ loc }) => loc.slice(site.baseUrl.length)).filter((path) => path.includes('-post-'))
    expect(names.length).toBeGreaterThan(2)
    const found: string[] = []
    for (const path of names) {
      const entries = await sitemap(path, site)
      expect(entries.length).toBeLessThanOrEqual(2000)
      found.push(...entries.map(({ loc }) => loc))
    }
    const expected = ids.flatMap((_id, number) => (number % 10 && number % 7 !== 3 ? [`${site.baseUrl}/item-${number}/`] : []))
    expect(found).toEqual(expected)
  })

  it('no statement reads more than the items of one sitemap', async () => {
    const { db } = site.context
    const last = (await index(site)).filter(({ loc }) => loc.includes('-post-')).length
    const statements = await statementsDuring(async () => {
      await fetch(`${site.baseUrl}/sitemap.xml`)
      await fetch(`${site.baseUrl}/sitemap-post-${last}.xml`)
    })
    const ofItems = statements.filter((one) => /from "content"/.test(one))
    expect(ofItems.length).toBeGreaterThan(1)
    for (const one of ofItems) expect(one).toMatch(/\(id \+ 0\) >= .* and \(id \+ 0\) < |limit /)
    for (const one of ofItems) expect(one).not.toMatch(/ offset |count\(/)
    if (isPostgres) return
    for (const one of ofItems) {
      const { rows } = await sql.raw<{ detail: string }>(`explain query plan ${one.replaceAll('?', '1')}`).execute(db)
      for (const { detail } of rows) expect(detail).not.toMatch(/^SCAN content|TEMP B-TREE/)
    }
  })

  it('deleting and withdrawing items keeps the sitemaps complete', async () => {
    const gone = ids.filter((_id, number) => number > 2000 && number < 4500)
    for (const some of [gone.slice(0, 1200), gone.slice(1200)])
      await site.context.db
        .updateTable('content')
        .set({ status: some.length === 1200 ? 'draft' : 'private' })
        .where('id', 'in', some)
        .execute()
    const names = (await index(site)).map(({ loc }) => loc.slice(site.baseUrl.length)).filter((path) => path.includes('-post-'))
    const found: string[] = []
    for (const path of names) found.push(...(await sitemap(path, site)).map(({ loc }) => loc))
    const isLeft = (number: number): boolean => number % 10 !== 0 && number % 7 !== 3 && (number <= 2000 || number >= 4500)
    expect(found).toEqual(ids.flatMap((_id, number) => (isLeft(number) ? [`${site.baseUrl}/item-${number}/`] : [])))
  })
})
