// Single pages: creating, reading, moving in the page tree, trashing and deleting.
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { clockAt } from '../support/clock.ts'
import { changePage, erasePage, listPages, makePage, pageIdsOf, pages, readPage, trashPage } from '../support/pages.ts'
import type { Page, PageInput } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const clock = clockAt('2026-03-10T12:00:00')
const { itIs } = clock

const server = await sharedServer({}, { now: clock.now })
const editor = server.as.editor
const anonymous = server.anonymous

const unknown = { status: 404, code: 'rest_post_invalid_id' }

/** Creates nested published pages, each the parent of the next, with their own slugs. */
async function makeNestedPages(length: number): Promise<Page[]> {
  const line: Page[] = []
  while (line.length < length) line.push(await makePage(editor, { slug: newWord(), parent: line.at(-1)?.id ?? 0 }))
  return line
}

const urlOf = (...slugs: string[]): string => [server.baseUrl, ...slugs, ''].join('/')
const linkOf = async (id: number): Promise<string> => (await readPage(anonymous, id)).link

/** Returns a page without its links to revisions: the first update stores the original text as a revision. */
function withoutHistory({ _links: { 'version-history': _all, 'predecessor-version': _newest, ...links }, ...page }: Page): object {
  return { ...page, links }
}

describe('createPage', () => {
  it('creates a top-level draft of the caller from an empty body', async () => {
    const now = itIs('2026-03-10T12:00:00')
    const { data, response } = await pages(editor).create({})
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/pages/${data?.id}`)
    const at = `${server.restRoot}/cms/v2`
    const link = `${server.baseUrl}/?page_id=${data?.id}`
    expect(data).toEqual({
      id: expect.any(Number),
      date: now,
      date_gmt: now,
      modified: now,
      modified_gmt: now,
      guid: { raw: link, rendered: link },
      password: '',
      slug: '',
      status: 'draft',
      type: 'page',
      link,
      title: { raw: '', rendered: '' },
      content: { raw: '', rendered: '', protected: false, block_version: 0 },
      excerpt: { raw: '', rendered: '', protected: false },
      author: server.ids.editor,
      featured_media: 0,
      parent: 0,
      menu_order: 0,
      class_list: [`post-${data?.id}`, 'page', 'type-page', 'status-draft', 'hentry'],
      comment_status: 'closed',
      ping_status: 'closed',
      template: '',
      meta: { footnotes: '' },
      permalink_template: `${server.baseUrl}/%pagename%/`,
      generated_slug: `${data?.id}-2`,
      language: 'en',
      fallbacks: {},
      translations: {},
      _links: expect.objectContaining({
        self: [{ href: `${at}/pages/${data?.id}`, targetHints: { allow: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] } }],
        collection: [{ href: `${at}/pages` }],
        author: [{ href: `${at}/users/${server.ids.editor}`, embeddable: true }],
        'version-history': [{ count: 0, href: `${at}/pages/${data?.id}/revisions` }],
      }),
    })
  })

  it('stores every writable field', async () => {
    const above = await makePage(editor)
    const fields = {
      date: '2024-05-06T07:08:09',
      slug: newWord(),
      status: 'publish',
      title: 'All of it',
      content: '<p>Text.</p>',
      excerpt: 'In short.',
      author: server.ids.author,
      comment_status: 'open',
      ping_status: 'open',
      meta: { footnotes: '[{"id":"a","content":"b"}]' },
      password: 'lantern',
      parent: above.id,
      menu_order: 7,
    } satisfies PageInput
    const { id } = await makePage(editor, fields)
    const { title, content, excerpt, ...rest } = fields
    expect(await readPage(editor, id, { context: 'edit' })).toMatchObject({
      ...rest,
      title: { raw: title },
      content: { raw: content },
      excerpt: { raw: excerpt },
    })
  })

  it('accepts texts as objects with raw', async () => {
    const made = await makePage(editor, { title: { raw: 'From an object' }, content: { raw: 'Body' }, excerpt: { raw: 'Summary' } })
    expect(made).toMatchObject({
      title: { raw: 'From an object' },
      content: { raw: 'Body', rendered: '<p>Body</p>\n' },
      excerpt: { raw: 'Summary', rendered: '<p>Summary</p>\n' },
    })
  })

  it('ignores fields that only posts have', async () => {
    const made = await makePage(editor, { format: 'aside', sticky: true, categories: ['none'], tags: [1] } as PageInput)
    for (const field of ['format', 'sticky', 'categories', 'tags']) expect(made).not.toHaveProperty(field)
  })

  it.each([
    ['status', 'published'],
    ['status', 'trash'],
    ['author', 'somebody'],
    ['parent', 'top'],
    ['parent', 1.5],
    ['parent', 99999999999],
    ['menu_order', 'first'],
    ['menu_order', 99999999999],
    ['comment_status', 'ajar'],
    ['ping_status', 1],
    ['featured_media', 'picture'],
    ['meta', 'text'],
    ['template', 'no-such-template'],
    ['password', 'x'.repeat(256)],
    ['date', '2026-02-30T10:00:00'],
    ['date_gmt', 'soon'],
    ['title', ['a']],
  ])('refuses the %s %j, naming the field', async (name, value) => {
    const title = newWord()
    expect(await failureOf(pages(editor).create({ title, [name]: value }))).toEqual(invalid(name))
    expect(await pageIdsOf(editor, { search: title, status: ['any'] })).toEqual([])
  })

  it('refuses an unknown author, an unknown image, and an ID in the body', async () => {
    expect(await failureOf(pages(editor).create({ author: 999999 }))).toEqual({ status: 400, code: 'rest_invalid_author' })
    expect(await failureOf(pages(editor).create({ featured_media: 999999 }))).toEqual({ status: 400, code: 'rest_invalid_featured_media' })
    expect(await failureOf(pages(editor).create({ id: 7 }))).toEqual({ status: 400, code: 'rest_post_exists' })
  })
})

describe('the status of a page', () => {
  beforeAll(() => void itIs('2026-03-10T12:00:00'))

  it.each<[string, PageInput, Page['status']]>([
    ['publish with a future date', { status: 'publish', date: '2050-01-01T00:00:00' }, 'future'],
    ['future with a past date', { status: 'future', date: '2020-01-01T00:00:00' }, 'publish'],
    ['a draft with a future date', { status: 'draft', date: '2050-01-01T00:00:00' }, 'draft'],
    ['a pending page with a past date', { status: 'pending', date: '2020-01-01T00:00:00' }, 'pending'],
    ['a private page with a future date', { status: 'private', date: '2050-01-01T00:00:00' }, 'private'],
  ])('depends on the requested status and the date: %s', async (_case, fields, status) => {
    expect((await makePage(editor, fields)).status).toBe(status)
  })

  it.each<[string, PageInput]>([
    ['draft', { status: 'draft' }],
    ['pending', { status: 'pending' }],
    ['private', { status: 'private' }],
    ['future', { date: '2050-01-01T00:00:00' }],
  ])('%s hides it from all but editors', async (_status, fields) => {
    const word = newWord()
    const { id } = await makePage(editor, { title: word, slug: word, ...fields })
    expect(await failureOf(pages(anonymous).get(id))).toEqual({ status: 401, code: 'rest_forbidden' })
    for (const role of ['subscriber', 'contributor', 'author'] as const)
      expect(await failureOf(pages(server.as[role]).get(id))).toEqual({ status: 403, code: 'rest_forbidden' })
    for (const client of [anonymous, server.as.author])
      for (const query of [{ search: word }, { slug: [word] }, { include: [id] }])
        expect(await listPages(client, query)).toMatchObject({ ids: [], total: 0 })
    expect((await readPage(editor, id)).id).toBe(id)
  })

  it('private removes the password and keeps the URL', async () => {
    const { id, slug } = await makePage(editor, { slug: newWord(), password: 'lantern' })
    expect(await changePage(editor, id, { status: 'private' })).toMatchObject({ status: 'private', password: '', link: urlOf(slug) })
  })
})

describe('the page tree', () => {
  it('determines the URLs of pages', async () => {
    const [top, middle, leaf] = (await makeNestedPages(3)) as [Page, Page, Page]
    expect(top.link).toBe(urlOf(top.slug))
    expect(middle.link).toBe(urlOf(top.slug, middle.slug))
    expect(leaf).toMatchObject({
      link: urlOf(top.slug, middle.slug, leaf.slug),
      permalink_template: urlOf(top.slug, middle.slug, '%pagename%'),
    })
    expect((await readPage(anonymous, leaf.id))._links).toMatchObject({
      up: [{ embeddable: true, href: `${server.restRoot}/cms/v2/pages/${middle.id}` }],
    })
    expect((await readPage(anonymous, top.id))._links).not.toHaveProperty('up')
  })

  it('serves pages at these URLs only', async () => {
    const [, , leaf] = (await makeNestedPages(3)) as [Page, Page, Page]
    await changePage(editor, leaf.id, { title: 'Deep down' })
    const response = await fetch(leaf.link)
    expect([response.status, (await response.text()).includes('Deep down')]).toEqual([200, true])
    expect((await fetch(urlOf(leaf.slug))).status).toBe(404)
  })

  it('updates the URLs of descendants when a page moves, even if they have been read before', async () => {
    const [top, middle, leaf] = (await makeNestedPages(3)) as [Page, Page, Page]
    const [other] = (await makeNestedPages(1)) as [Page]
    expect(await linkOf(leaf.id)).toBe(leaf.link)
    await changePage(editor, top.id, { slug: `${top.slug}-new` })
    expect(await linkOf(leaf.id)).toBe(urlOf(`${top.slug}-new`, middle.slug, leaf.slug))
    await changePage(editor, middle.id, { parent: other.id })
    expect(await linkOf(leaf.id)).toBe(urlOf(other.slug, middle.slug, leaf.slug))
    expect((await listPages(anonymous, { include: [leaf.id] })).items[0]?.link).toBe(urlOf(other.slug, middle.slug, leaf.slug))
    await changePage(editor, leaf.id, { parent: 0 })
    expect(await linkOf(leaf.id)).toBe(urlOf(leaf.slug))
  })

  it('omits parents without a slug from URLs', async () => {
    const above = await makePage(editor, { status: 'draft' })
    const below = await makePage(editor, { slug: newWord(), parent: above.id })
    expect(below.link).toBe(urlOf(below.slug))
    expect((await fetch(below.link)).status).toBe(200)
  })

  it('accepts drafts and pages of other users as parents, but only pages', async () => {
    const draft = await makePage(server.as.administrator, { status: 'draft' })
    const { id } = await makePage(editor, { parent: draft.id })
    const post = await makePost(editor)
    for (const parent of [999999, post.id, -1]) {
      expect(await failureOf(pages(editor).create({ title: newWord(), parent }))).toEqual({ status: 400, code: 'rest_post_invalid_id' })
      expect(await failureOf(pages(editor).update(id, { parent }))).toEqual({ status: 400, code: 'rest_post_invalid_id' })
    }
    expect((await readPage(anonymous, id)).parent).toBe(draft.id)
  })

  it('refuses cycles', async () => {
    const [top, middle, leaf] = (await makeNestedPages(3)) as [Page, Page, Page]
    for (const { id } of [top, middle, leaf])
      expect(await failureOf(pages(editor).update(top.id, { parent: id }))).toEqual(invalid('parent'))
    expect((await readPage(anonymous, top.id)).parent).toBe(0)
    expect((await changePage(editor, leaf.id, { parent: top.id })).parent).toBe(top.id)
  })

  it('has no cycle when two pages concurrently become parents of each other', async () => {
    const [a, b] = [await makePage(editor), await makePage(editor)]
    const responses = await Promise.all([pages(editor).update(a.id, { parent: b.id }), pages(editor).update(b.id, { parent: a.id })])
    expect(responses.map(({ response }) => response.status).sort()).toEqual([200, 400])
  })

  it('keeps the parent of a page when other fields change', async () => {
    const [top, below] = (await makeNestedPages(2)) as [Page, Page]
    expect(await changePage(editor, below.id, { title: 'Elsewhere?', menu_order: 4 })).toMatchObject({
      parent: top.id,
      menu_order: 4,
      link: below.link,
    })
  })
})

describe('the slugs of pages', () => {
  it('are unique among pages with the same parent only', async () => {
    const [north, south] = [await makePage(editor), await makePage(editor)]
    const title = newWord()
    const below = async (parent: number) => (await makePage(editor, { title, parent })).slug
    expect([await below(north.id), await below(south.id), await below(north.id), await below(0), await below(0)]).toEqual([
      title,
      title,
      `${title}-2`,
      title,
      `${title}-2`,
    ])
  })

  it('may be equal to slugs of posts', async () => {
    const slug = newWord()
    await makePost(editor, { slug })
    expect((await makePage(editor, { slug })).slug).toBe(slug)
  })

  it('get a number if a page moves to a parent where its slug is taken', async () => {
    const [north, slug] = [await makePage(editor), newWord()]
    const moved = await makePage(editor, { slug })
    await makePage(editor, { slug, parent: north.id })
    expect((await changePage(editor, moved.id, { parent: north.id })).slug).toBe(`${slug}-2`)
  })

  it('are not names of feeds or numbers, which have other meanings in URLs', async () => {
    for (const [slug, given] of [
      ['feed', 'feed-2'],
      ['12', '12-2'],
      ['page2', 'page2-2'],
      ['2nd-page', '2nd-page'],
    ] as const) {
      const { id, parent } = await makePage(editor)
      expect((await makePage(editor, { slug, parent: id })).slug).toBe(given)
      expect(parent).toBe(0)
    }
  })

  it('are distinct when many pages are created concurrently', async () => {
    const title = newWord()
    const made = await Promise.all(Array.from({ length: 10 }, () => makePage(editor, { title })))
    expect(new Set(made.map((page) => page.slug)).size).toBe(10)
  })

  it('are derived from the title on publication, and then stay the same', async () => {
    const word = newWord()
    const { id } = await makePage(editor, { status: 'draft', title: '' })
    expect(await changePage(editor, id, { title: `${word} Opening hours`, status: 'publish' })).toMatchObject({
      slug: `${word}-opening-hours`,
    })
    expect(await changePage(editor, id, { title: '' })).toMatchObject({ slug: `${word}-opening-hours`, title: { raw: '', rendered: '' } })
  })
})

describe('getPage', () => {
  it('returns published pages to everybody, without fields for editors', async () => {
    const { id } = await makePage(editor, { content: 'Text.', excerpt: 'Short.', menu_order: 3 })
    const read = await readPage(anonymous, id)
    expect(read).toMatchObject({
      id,
      type: 'page',
      status: 'publish',
      menu_order: 3,
      parent: 0,
      content: { rendered: '<p>Text.</p>\n', protected: false },
      excerpt: { rendered: '<p>Short.</p>\n' },
    })
    for (const hidden of ['password', 'permalink_template', 'generated_slug']) expect(read).not.toHaveProperty(hidden)
    for (const text of [read.title, read.content, read.excerpt, read.guid]) expect(text).not.toHaveProperty('raw')
  })

  it('returns fewer fields in the embed context', async () => {
    const { id } = await makePage(editor)
    expect(Object.keys(await readPage(anonymous, id, { context: 'embed' })).sort()).toEqual([
      '_links',
      'author',
      'date',
      'excerpt',
      'featured_media',
      'id',
      'language',
      'link',
      'slug',
      'title',
      'type',
    ])
  })

  it('returns raw texts in the edit context', async () => {
    const { id } = await makePage(editor, { content: 'Text.' })
    expect(await readPage(server.as.administrator, id, { context: 'edit' })).toMatchObject({ content: { raw: 'Text.' }, password: '' })
    expect(await failureOf(pages(editor).get(id, { context: 'print' as 'view' }))).toEqual(invalid('context'))
  })

  it('lets authors read their own pages, but not edit or delete them', async () => {
    const { author } = server.ids
    const draft = await makePage(editor, { status: 'draft', author })
    const published = await makePage(editor, { author })
    expect((await readPage(server.as.author, draft.id)).status).toBe('draft')
    expect(await failureOf(pages(server.as.author).get(draft.id, { context: 'edit' }))).toEqual({
      status: 403,
      code: 'rest_forbidden_context',
    })
    expect(await failureOf(pages(server.as.author).update(published.id, { title: 'Mine' }))).toEqual({
      status: 403,
      code: 'rest_cannot_edit',
    })
    expect(await failureOf(pages(server.as.author).remove(published.id))).toEqual({ status: 403, code: 'rest_cannot_delete' })
  })

  it('truncates a generated excerpt to excerpt_length, but not a written one', async () => {
    const { id } = await makePage(editor, { content: 'one two three four five six' })
    expect((await readPage(anonymous, id, { excerpt_length: 3 })).excerpt.rendered).toBe('<p>one two three [&hellip;]</p>\n')
    expect((await readPage(anonymous, id)).excerpt.rendered).toBe('<p>one two three four five six</p>\n')
    await changePage(editor, id, { excerpt: 'Written by hand' })
    expect((await readPage(anonymous, id, { excerpt_length: 1 })).excerpt.rendered).toBe('<p>Written by hand</p>\n')
    for (const excerpt_length of ['many', -1, 10001])
      expect(await failureOf(pages(anonymous).get(id, { excerpt_length: excerpt_length as number }))).toEqual(invalid('excerpt_length'))
  })

  it('hides content and excerpt of a protected page unless the request has the password', async () => {
    const { id } = await makePage(editor, { content: 'secret one', excerpt: 'secret two', password: 'lantern' })
    const blank = { content: { rendered: '', protected: true }, excerpt: { rendered: '', protected: true } }
    for (const client of [anonymous, editor]) expect(await readPage(client, id)).toMatchObject(blank)
    expect(await readPage(anonymous, id, { password: 'lantern' })).toMatchObject({
      content: { rendered: '<p>secret one</p>\n' },
      excerpt: { rendered: '<p>secret two</p>\n' },
    })
    expect(await readPage(anonymous, id, { excerpt_length: 2 })).toMatchObject(blank)
    expect(await readPage(anonymous, id, { password: '' })).toMatchObject(blank)
    for (const password of ['Lantern', 'lanter'])
      expect(await failureOf(pages(anonymous).get(id, { password }))).toEqual({ status: 403, code: 'rest_post_incorrect_password' })
    await changePage(editor, id, { password: 'other' })
    expect(await failureOf(pages(anonymous).get(id, { password: 'lantern' }))).toEqual({
      status: 403,
      code: 'rest_post_incorrect_password',
    })
    await changePage(editor, id, { password: '' })
    expect(await readPage(anonymous, id)).toMatchObject({ content: { rendered: '<p>secret one</p>\n', protected: false } })
  })

  it('embeds the parent page and the author', async () => {
    const above = await makePage(editor, { title: 'Above' })
    const { id } = await makePage(editor, { parent: above.id })
    const all = await fetch(`${server.restRoot}/cms/v2/pages/${id}?_embed`).then((response) => response.json() as Promise<Page>)
    expect(all._embedded).toEqual({
      author: [expect.objectContaining({ id: server.ids.editor, name: 'The editor' })],
      up: [await readPage(anonymous, above.id, { context: 'embed' })],
    })
    expect(Object.keys((await readPage(anonymous, id, { _embed: ['up'] }))._embedded ?? {})).toEqual(['up'])
    expect(Object.keys((await readPage(anonymous, id, { _embed: ['author'] }))._embedded ?? {})).toEqual(['author'])
    expect(await readPage(anonymous, above.id, { _embed: ['up'] })).not.toHaveProperty('_embedded')
  })

  it('does not embed a parent page that the caller may not read', async () => {
    const word = newWord()
    const above = await makePage(editor, { title: word, status: 'draft' })
    const locked = await makePage(editor, { title: word, excerpt: 'secret', password: 'lantern' })
    const [below, beside] = [await makePage(editor, { parent: above.id }), await makePage(editor, { parent: locked.id })]
    expect(await readPage(anonymous, below.id, { _embed: ['up'] })).not.toHaveProperty('_embedded')
    expect((await readPage(editor, below.id, { _embed: ['up'] }))._embedded).toMatchObject({
      up: [{ id: above.id, title: { rendered: word } }],
    })
    expect((await readPage(anonymous, beside.id, { _embed: ['up'] }))._embedded).toMatchObject({
      up: [{ id: locked.id, excerpt: { rendered: '', protected: true } }],
    })
  })

  it('returns only the fields in _fields', async () => {
    const { id } = await makePage(editor, { title: 'Fields' })
    expect(await readPage(anonymous, id, { _fields: ['id', 'title.rendered', 'menu_order'] })).toEqual({
      id,
      title: { rendered: 'Fields' },
      menu_order: 0,
    })
  })

  it('returns 404 for IDs that are not pages', async () => {
    const post = await makePost(editor)
    for (const id of [0, 999999, 2147483647, post.id]) expect(await failureOf(pages(anonymous).get(id))).toEqual(unknown)
  })
})

/** Three operations that do the same. */
describe.each([['updatePage'], ['putPage'], ['patchPage']] as const)('%s', (operation) => {
  const verb = { updatePage: 'update', putPage: 'put', patchPage: 'patch' } as const
  const change = (client: Client, id: number, fields: PageInput) => pages(client)[verb[operation]](id, fields)

  it('changes only the fields in the body', async () => {
    itIs('2026-04-01T08:00:00')
    const above = await makePage(editor)
    const before = await makePage(editor, {
      content: 'First.',
      excerpt: 'Short.',
      comment_status: 'open',
      parent: above.id,
      menu_order: 5,
      meta: { footnotes: '[]' },
      date: '2021-02-03T04:05:06',
    })
    const modified = itIs('2026-04-02T08:00:00')
    const after = await dataOf(change(editor, before.id, { menu_order: -5 }))
    expect(withoutHistory(after)).toEqual(withoutHistory({ ...before, modified, modified_gmt: modified, menu_order: -5 }))
    expect(await readPage(editor, before.id, { context: 'edit' })).toEqual(after)
  })

  it('accepts the representation returned in the edit context', async () => {
    const above = await makePage(editor)
    const { id } = await makePage(editor, { content: '<p>Text &amp; more.</p>', excerpt: 'Short.', parent: above.id })
    const read = await readPage(editor, id, { context: 'edit' })
    itIs('2026-04-03T08:00:00')
    const sent = await dataOf(change(editor, id, read as PageInput))
    expect(withoutHistory({ ...sent, modified: '', modified_gmt: '' })).toEqual(withoutHistory({ ...read, modified: '', modified_gmt: '' }))
  })

  it('updates only the modification date for an empty body, and may remove all texts', async () => {
    const before = await makePage(editor)
    const now = itIs('2026-04-04T08:00:00')
    const after = await dataOf(change(editor, before.id, {}))
    expect(withoutHistory(after)).toEqual(withoutHistory({ ...before, modified: now, modified_gmt: now }))
    expect((await dataOf(change(editor, before.id, { title: '' }))).title.raw).toBe('')
  })

  it('refuses an invalid value and does not change the page', async () => {
    const before = await makePage(editor)
    expect(await failureOf(change(editor, before.id, { title: 'Changed', status: 'lost' as 'draft' }))).toEqual(invalid('status'))
    expect(await failureOf(change(editor, before.id, { title: 'Changed', parent: 999999 }))).toEqual({
      status: 400,
      code: 'rest_post_invalid_id',
    })
    expect(await failureOf(change(editor, before.id, { title: 'Changed', author: 999999 }))).toEqual({
      status: 400,
      code: 'rest_invalid_author',
    })
    expect(await readPage(editor, before.id, { context: 'edit' })).toEqual(before)
  })

  it('schedules a page with a future date and publishes it with a past date', async () => {
    itIs('2026-04-05T08:00:00')
    const { id } = await makePage(editor)
    expect(await dataOf(change(editor, id, { date: '2050-01-01T00:00:00' }))).toMatchObject({
      status: 'future',
      link: `${server.baseUrl}/?page_id=${id}`,
    })
    expect(await failureOf(pages(anonymous).get(id))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect((await dataOf(change(editor, id, { date: '2020-01-01T00:00:00' }))).status).toBe('publish')
    expect((await readPage(anonymous, id)).date).toBe('2020-01-01T00:00:00')
  })

  it('restores a page from the trash only if a status is given', async () => {
    const { id, slug } = await makePage(editor)
    await trashPage(editor, id)
    expect(await dataOf(change(editor, id, { title: 'Edited in the trash' }))).toMatchObject({
      status: 'trash',
      title: { raw: 'Edited in the trash' },
    })
    expect(await dataOf(change(editor, id, { status: 'pending' }))).toMatchObject({ status: 'pending', slug })
  })

  it('returns 404 for IDs that are not pages', async () => {
    const post = await makePost(editor)
    for (const id of [999999, post.id]) expect(await failureOf(change(editor, id, { title: 'x' }))).toEqual(unknown)
  })
})

describe('deletePage', () => {
  it('moves the page to the trash by default', async () => {
    const { id, slug } = await makePage(editor, { content: 'Text.' })
    const now = itIs('2026-05-01T08:00:00')
    expect(await trashPage(editor, id)).toMatchObject({
      id,
      status: 'trash',
      slug: `${slug}__trashed`,
      link: `${server.baseUrl}/?page_id=${id}`,
      modified: now,
      content: { raw: 'Text.' },
    })
    expect(await failureOf(pages(anonymous).get(id))).toEqual({ status: 401, code: 'rest_forbidden' })
    expect(await failureOf(pages(editor).remove(id))).toEqual({ status: 410, code: 'rest_already_trashed' })
  })

  it('frees the slug; a restored page gets a number if its slug is taken', async () => {
    const title = newWord()
    const { id } = await makePage(editor, { title })
    await trashPage(editor, id)
    expect((await makePage(editor, { title })).slug).toBe(title)
    expect((await changePage(editor, id, { status: 'publish' })).slug).toBe(`${title}-2`)
  })

  it('does not move child pages until the page is deleted permanently', async () => {
    const [top, middle, leaf, lowest] = (await makeNestedPages(4)) as [Page, Page, Page, Page]
    await trashPage(editor, middle.id)
    expect((await readPage(anonymous, leaf.id)).parent).toBe(middle.id)
    await changePage(editor, middle.id, { status: 'publish' })
    expect(await linkOf(lowest.id)).toBe(lowest.link)
    expect(await dataOf(pages(editor).remove(middle.id, { force: true }))).toMatchObject({
      deleted: true,
      previous: { id: middle.id, parent: top.id },
    })
    expect(await readPage(anonymous, leaf.id)).toMatchObject({ parent: top.id, link: urlOf(top.slug, leaf.slug) })
    expect(await linkOf(lowest.id)).toBe(urlOf(top.slug, leaf.slug, lowest.slug))
    await erasePage(editor, top.id)
    expect(await readPage(anonymous, leaf.id)).toMatchObject({ parent: 0, link: urlOf(leaf.slug) })
  })

  it('numbers the slugs of child pages that move up if they are taken', async () => {
    const slug = newWord()
    const [top] = (await makeNestedPages(1)) as [Page]
    await makePage(editor, { slug })
    const [first, draft] = [await makePage(editor, { slug, parent: top.id }), await makePage(editor, { status: 'draft', parent: top.id })]
    await erasePage(editor, top.id)
    expect(await readPage(anonymous, first.id)).toMatchObject({ parent: 0, slug: `${slug}-2`, link: urlOf(`${slug}-2`) })
    expect(await readPage(editor, draft.id)).toMatchObject({ parent: 0, slug: '' })
  })

  it('deletes permanently with force, also from the trash', async () => {
    const [kept, trashed] = [await makePage(editor), await makePage(editor)]
    await trashPage(editor, trashed.id)
    for (const [id, status] of [
      [kept.id, 'publish'],
      [trashed.id, 'trash'],
    ] as const) {
      expect(await dataOf(pages(editor).remove(id, { force: true }))).toMatchObject({ deleted: true, previous: { id, status } })
      expect(await failureOf(pages(editor).get(id))).toEqual(unknown)
      expect(await failureOf(pages(editor).remove(id, { force: true }))).toEqual(unknown)
    }
  })

  it('refuses a value of force that is not a boolean', async () => {
    const { id } = await makePage(editor)
    const response = await fetch(`${server.restRoot}/cms/v2/pages/${id}?force=perhaps`, {
      method: 'DELETE',
      headers: { Authorization: server.authorization.editor },
    })
    expect(await failureIn(response)).toEqual(invalid('force'))
    expect((await readPage(anonymous, id)).status).toBe('publish')
  })

  it('returns 404 for IDs that are not pages', async () => {
    const post = await makePost(editor)
    for (const id of [999999, post.id]) expect(await failureOf(pages(editor).remove(id))).toEqual(unknown)
  })
})
