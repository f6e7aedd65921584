// A write drops the cached responses that it affects, and no others.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { mountedNamespaces } from '#server/namespaces/index.ts'
import { operationCalls } from '#server/http/calls.ts'
import { anonymous } from '#server/users/caller.ts'
import { changeEvent, changeVenue, makeEvent, makeEventCategory, makeEventTag, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { plainContext } from '../support/plain-service.ts'
import { statementsDuring } from '../support/statements.ts'
import { startCachingProxy } from '../support/caching-proxy.ts'
import { webhookDelivery } from '../support/jobs.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { changePost, makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory, makeTag } from '../support/terms.ts'

const proxy = await startCachingProxy()
afterAll(() => proxy.close())
const server = await sharedServer({ CDN: 'cloudflare', CDN_URL: proxy.url, CDN_SITE: 'zone', CDN_TOKEN: 'secret' })
const purge = webhookDelivery(server.context)
const { context, restRoot, authorization } = server
const { editor } = server.as

const uncached = operationCalls(plainContext(context), mountedNamespaces(plainContext(context)), () => undefined)

interface Shown {
  status: number
  tag: string | undefined
  body: unknown
}

async function shown(url: string): Promise<Shown> {
  const response = await fetch(restRoot + url)
  return { status: response.status, tag: response.headers.get('etag') ?? undefined, body: JSON.parse(await response.text()) }
}

async function read(url: string): Promise<Shown> {
  const request = { id: 'x', method: 'GET', url, headers: {}, ip: '127.0.0.1', body: { value: undefined } }
  const { status, validators, body } = await uncached.respondTo(request, anonymous)
  return { status, tag: validators?.ETag, body: JSON.parse(body.toString()) }
}

/** Errors contain the ID of their request. */
const comparable = ({ status, tag, body }: Shown) => (status === 200 ? { status, tag, body } : { status })

async function send(method: string, url: string, body?: object): Promise<{ id: number }> {
  const response = await fetch(restRoot + url, {
    method,
    headers: { Authorization: authorization.administrator, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  if (!response.ok) throw new Error(`${response.status} from ${method} ${url}: ${text}`)
  return JSON.parse(text) as { id: number }
}

const category = await makeCategory(editor)
const child = await makeCategory(editor, { parent: category.id })
const tag = await makeTag(editor)
const image = await uploaded(server, await createImage(400, 300), { name: 'cached.jpg', as: 'editor' })
const post = await makePost(editor, { categories: [category.id], tags: [tag.id], featured_media: image.id })
const listing = await makePage(editor, {
  featured_media: image.id,
  content: `<!-- wp:query {"query":{"inherit":false,"include":[${post.id}]}} --><div><!-- wp:query-total /--><!-- wp:post-template --><!-- wp:cover {"useFeaturedImage":true} --><div><div class="wp-block-cover__inner-container"></div></div><!-- /wp:cover --><!-- /wp:post-template --></div><!-- /wp:query -->`,
})
const parent = await makePage(editor)
const page = await makePage(editor, { parent: parent.id })
const venue = await makeVenue(editor)
const organizer = await makeOrganizer(editor)
const eventCategory = await makeEventCategory(editor)
const eventTag = await makeEventTag(editor)
const event = await makeEvent(editor, {
  venue: venue.id,
  organizer: [organizer.id],
  categories: [eventCategory.id],
  tags: [eventTag.id],
  image: String(image.id),
})
const menuSlug = newWord()
const menu = await send('POST', '/cms/v2/menus', { name: menuSlug, slug: menuSlug })
const navigation = await send('POST', '/cms/v2/navigation', {
  title: newWord(),
  content: '<!-- wp:navigation-link /-->',
  status: 'publish',
})

const year = 'start_date=2031-01-01&end_date=2031-12-31'
const urls = [
  '/cms/v2/posts',
  '/cms/v2/posts?_embed=1',
  `/cms/v2/posts?categories=${category.id}`,
  `/cms/v2/posts?tags=${tag.id}&_fields=id,title`,
  `/cms/v2/posts?search=${post.title.rendered}`,
  `/cms/v2/posts?slug=${post.slug}`,
  `/cms/v2/posts/${post.id}`,
  `/cms/v2/posts/${post.id}?_embed=1`,
  `/cms/v2/pages/${listing.id}`,
  '/cms/v2/pages?orderby=title&order=asc',
  `/cms/v2/pages/${page.id}?_embed=up`,
  `/cms/v2/pages?parent=${parent.id}`,
  '/cms/v2/categories',
  `/cms/v2/categories/${child.id}?_embed=up`,
  `/cms/v2/categories?post=${post.id}`,
  '/cms/v2/tags?hide_empty=true',
  '/cms/v2/media',
  `/cms/v2/media/${image.id}`,
  `/cms/v2/navigation/${navigation.id}`,
  '/cms/v2/users',
  `/cms/v2/users/${server.ids.editor}`,
  `/cal/events/v1/events?${year}`,
  `/cal/events/v1/events?${year}&i18n_language=ka-ge`,
  `/cal/events/v1/events/${event.id}`,
  `/cal/events/v1/events/by-slug/${event.slug}`,
  `/cal/events/v1/events?${year}&venue=${venue.id}`,
  '/cal/events/v1/venues',
  `/cal/events/v1/venues?event=${event.id}`,
  `/cal/events/v1/venues/${venue.id}`,
  `/cal/events/v1/organizers/${organizer.id}`,
  '/cal/events/v1/categories',
  `/cal/events/v1/tags?event=${event.id}`,
  `/oembed/1.0/embed?url=${encodeURIComponent(post.link)}`,
  ...[post.link, page.link, category.link, child.link, tag.link, event.url, venue.url, '/', '/?p=1', `/2026/11/${post.slug}/`].map(
    (path) => `/cms/v2/resolve?path=${encodeURIComponent(path)}`,
  ),
  `/cms/v2/resolve?_embed&path=${encodeURIComponent(post.link)}`,
  '/cms/v2/menu-trees',
  `/cms/v2/menu-trees/${menuSlug}`,
]

const writes: [what: string, write: () => Promise<unknown>][] = [
  ['a new post', () => makePost(editor, { categories: [child.id], tags: [tag.id] })],
  ['a draft that is published', async () => changePost(editor, (await makePost(editor, { status: 'draft' })).id, { status: 'publish' })],
  ['a new title of a post', () => changePost(editor, post.id, { title: newWord() })],
  ['a new slug of a post', () => changePost(editor, post.id, { slug: newWord() })],
  ['a post that takes a former slug', () => makePost(editor, { slug: post.slug })],
  ['new terms of a post', () => changePost(editor, post.id, { categories: [child.id] })],
  [
    'a post moved to the trash and restored',
    async () => {
      await send('DELETE', `/cms/v2/posts/${post.id}`)
      for (const url of urls) await shown(url)
      await send('POST', `/cms/v2/posts/${post.id}`, { status: 'publish' })
    },
  ],
  ['a new slug of a parent page', () => send('POST', `/cms/v2/pages/${parent.id}`, { slug: newWord() })],
  ['a page without its parent', () => send('POST', `/cms/v2/pages/${page.id}`, { parent: 0 })],
  ['a new name of a category', () => send('POST', `/cms/v2/categories/${category.id}`, { name: newWord() })],
  ['a new slug of a category', () => send('POST', `/cms/v2/categories/${category.id}`, { slug: newWord() })],
  ['a new name of a tag', () => send('POST', `/cms/v2/tags/${tag.id}`, { name: newWord() })],
  ['a tag that is deleted', async () => send('DELETE', `/cms/v2/tags/${(await makeTag(editor)).id}?force=true`)],
  ['a new format of a post', () => changePost(editor, post.id, { format: 'aside' })],
  ['a new featured image', () => changePost(editor, post.id, { featured_media: 0 })],
  ['a new alternative text', () => send('POST', `/cms/v2/media/${image.id}`, { alt_text: newWord() })],
  ['a new event', () => makeEvent(editor, { venue: venue.id })],
  ['a new venue of an event', async () => changeEvent(editor, event.id, { venue: (await makeVenue(editor)).id })],
  ['an event moved back to its venue', () => changeEvent(editor, event.id, { venue: venue.id })],
  ['a new city', () => changeVenue(editor, venue.id, { city: newWord() })],
  ['a venue in another language', () => send('POST', `/cal/events/v1/venues/${venue.id}?i18n_language=ka-ge`, { city: newWord() })],
  ['a venue that is no longer public', () => send('POST', `/cal/events/v1/venues/${venue.id}`, { status: 'draft' })],
  ['a new name of an organizer', () => send('POST', `/cal/events/v1/organizers/${organizer.id}`, { organizer: newWord() })],
  ['a new name of an event category', () => send('POST', `/cal/events/v1/categories/${eventCategory.id}`, { name: newWord() })],
  ['a new name of a tag of an event', () => send('POST', `/cal/events/v1/tags/${eventTag.id}`, { name: newWord() })],
  [
    'a new navigation menu',
    () => send('POST', `/cms/v2/navigation/${navigation.id}`, { content: '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' }),
  ],
  [
    'a menu item',
    () =>
      send('POST', '/cms/v2/menu-items', {
        title: 'Post',
        type: 'post_type',
        object: 'post',
        object_id: post.id,
        menus: menu.id,
        status: 'publish',
      }),
  ],
  ['another name and slug of a menu', () => send('POST', `/cms/v2/menus/${menu.id}`, { name: newWord() })],
  ['another front page', () => send('POST', '/cms/v2/settings', { show_on_front: 'page', page_on_front: page.id })],
  ['an image that is deleted', () => send('DELETE', `/cms/v2/media/${image.id}?force=true`)],
]

describe('after a write, anonymous callers read the same as without caches, and so they do from a cache in front that is purged', () => {
  const showAll = async (): Promise<void> => {
    for (const url of urls) await shown(url)
  }

  // The second request of a URL is cached. The comparison after a write is the first one of the next test.
  beforeAll(showAll)

  it.each(writes)('%s', async (_what, write) => {
    await showAll()
    for (const url of urls) await proxy.read(restRoot + url)
    await write()
    await purge()
    for (const url of urls) {
      const current = await read(url)
      expect({ url, ...comparable(await shown(url)) }).toEqual({ url, ...comparable(current) })
      const kept = proxy.kept(restRoot + url)
      if (kept) expect({ url, body: JSON.parse(kept.body) as unknown }).toEqual({ url, body: current.body })
    }
  })
})

/** Returns the number of statements that a request runs, except the check for writes. */
async function statementsOf(url: string): Promise<number> {
  const statements = await statementsDuring(() => shown(url))
  return statements.filter((sql) => !sql.includes('data_change_log')).length
}

// An image is visible only if the item that it is attached to is public, so it depends on all content.
await makeEvent(editor, { start_date: '2033-01-01', end_date: '2033-01-02', venue: venue.id, categories: [eventCategory.id] })
const eventsUrl = '/cal/events/v1/events?start_date=2033-01-01&end_date=2033-12-31'
const list = '/cms/v2/posts?per_page=5'

describe('a cached response', () => {
  it.each([
    ['events', 'a new post', eventsUrl, () => makePost(editor)],
    ['posts', 'a new event', list, () => makeEvent(editor)],
    ['posts', 'a new page', list, () => makePage(editor)],
    [
      'posts',
      'the use of an application password',
      list,
      () => context.db.updateTable('application_passwords').set({ last_used: new Date().toISOString() }).execute(),
    ],
    ['events', 'an autosave', eventsUrl, () => send('POST', `/cms/v2/posts/${post.id}/autosaves`, { title: newWord() })],
  ])('of %s outlives %s', async (_of, _write, url, write) => {
    for (let time = 0; time < 3; time++) await shown(url)
    expect(await statementsOf(url)).toBe(0)
    await write()
    expect(await statementsOf(url)).toBe(0)
  })

  it('is made again after a write that affects it', async () => {
    for (let time = 0; time < 3; time++) await shown(list)
    await makePost(editor)
    expect(await statementsOf(list)).toBeGreaterThan(0)
    expect(await shown(list)).toEqual(await read(list))
  })
})

const otherVenue = await makeVenue(editor)

describe('the row of an item', () => {
  let count = 0
  const newUrl = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}_=${count++}`

  it.each([
    ['a post', `/cms/v2/posts/${post.id}`, () => changePost(editor, post.id, { title: newWord() }), () => makeEvent(editor)],
    ['a page', `/cms/v2/pages/${page.id}`, () => send('POST', `/cms/v2/pages/${page.id}`, { title: newWord() }), () => makePost(editor)],
    [
      'a venue',
      `/cal/events/v1/venues/${otherVenue.id}`,
      () => changeVenue(editor, otherVenue.id, { city: newWord() }),
      () => makePost(editor),
    ],
    [
      'a post by its slug',
      `/cms/v2/posts?slug=${post.slug}`,
      () => changePost(editor, post.id, { title: newWord() }),
      () => makeEvent(editor),
    ],
    ['a slug without a post', `/cms/v2/posts?slug=${newWord()}`, () => makePost(editor), () => makeEvent(editor)],
    [
      'a venue by its slug',
      `/cal/events/v1/venues/by-slug/${otherVenue.slug}`,
      () => changeVenue(editor, otherVenue.id, { city: newWord() }),
      () => makePost(editor),
    ],
  ])('of %s is read once for requests at new URLs, and again after a write to its type', async (_of, path, change, other) => {
    await shown(newUrl(path))
    expect(await statementsOf(newUrl(path))).toBe(0)
    await other()
    expect(await statementsOf(newUrl(path))).toBe(0)
    await change()
    expect(await statementsOf(newUrl(path))).toBeGreaterThan(0)
    expect((await shown(newUrl(path))).body).toEqual((await read(path)).body)
  })
})
