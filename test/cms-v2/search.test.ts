// The search in all items with public pages.
import { describe, expect, it } from '@jest/globals'
import { makeEvent, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { dataOf, invalid, failureOf, totalsOf } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { editor, author } = server.as

type Client = TestServer['anonymous']
type Query = NonNullable<NonNullable<NonNullable<Parameters<typeof server.anonymous.content.GET<'/search'>>[1]>['params']>['query']>

const request = (query: Query, client: Client = server.anonymous) => client.content.GET('/search', { params: { query } })
const find = (query: Query, client?: Client) => dataOf(request(query, client))
const newPost = (body: object) => dataOf(editor.content.POST('/posts', { body: { status: 'publish', ...body } }))
const root = `${server.restRoot}/cms/v2`

describe('listSearchResults', () => {
  it('finds published items of all types, best matches first', async () => {
    const word = newWord()
    const inText = await newPost({ title: newWord(), content: word })
    const page = await dataOf(editor.content.POST('/pages', { body: { title: `${word} & more`, status: 'publish' } }))
    const event = await makeEvent(editor, { description: word })
    const results = await find({ search: word })
    expect(results.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b))).toEqual([inText.id, page.id, event.id])
    expect(results[0]).toEqual({
      id: page.id,
      title: page.title.rendered,
      url: page.link,
      type: 'post',
      subtype: 'page',
      _links: {
        self: [{ href: `${root}/pages/${page.id}`, embeddable: true }],
        about: [{ href: `${root}/types/page` }],
        collection: [{ href: `${root}/search` }],
      },
    })
    const found = results.find(({ subtype }) => subtype === 'event')
    expect(found).toMatchObject({ url: event.url, _links: { self: [{ href: `${server.restRoot}/cal/events/v1/events/${event.id}` }] } })
    expect((await find({ search: word, subtype: ['post', 'event'] })).map(({ subtype }) => subtype).toSorted()).toEqual(['event', 'post'])
    expect((await find({ search: word, exclude: [page.id, event.id] })).map(({ id }) => id)).toEqual([inText.id])
    expect((await find({ include: [event.id, inText.id] })).map(({ id }) => id).toSorted()).toEqual([inText.id, event.id].toSorted())
  })

  it('does not find venues and organizers, neither does the public page', async () => {
    const word = newWord()
    const venue = await makeVenue(editor, { venue: `${word} venue` })
    const organizer = await makeOrganizer(editor, { organizer: `${word} organizer` })
    expect(await find({ search: word })).toEqual([])
    expect(await find({ include: [venue.id, organizer.id] })).toEqual([])
    for (const subtype of ['venue', 'organizer'])
      expect(await failureOf(request({ subtype: [subtype as 'page'] }))).toEqual(invalid('subtype'))
    const html = await (await fetch(`${server.baseUrl}/?s=${word}`)).text()
    expect(html).not.toContain(venue.url)
    expect(html).not.toContain(organizer.url)
  })

  it('never reveals unpublished or password-protected items', async () => {
    const word = newWord()
    for (const status of ['draft', 'pending', 'private', 'future'] as const)
      await newPost({ title: word, status, ...(status === 'future' && { date: '2040-01-01T00:00:00' }) })
    const secret = await newPost({ title: newWord(), content: word, password: 'lantern' })
    await dataOf(editor.content.POST('/blocks', { body: { title: word, status: 'publish' } }))
    expect(await find({ search: word })).toEqual([])
    expect(await find({ search: word }, author)).toEqual([])
    expect((await find({ search: word }, editor)).map(({ id }) => id)).toEqual([secret.id])
  })

  it('has pages and totals', async () => {
    const word = newWord()
    for (let count = 0; count < 3; count++) await newPost({ title: `${word} ${count}` })
    const { data, response } = await request({ search: word, per_page: 2, page: 2 })
    expect(data).toHaveLength(1)
    expect(response.headers.get('X-CMS-Total')).toBe('3')
    expect(response.headers.get('X-CMS-TotalPages')).toBe('2')
    expect(response.headers.get('Link')).toContain('rel="prev"')
  })

  it('has empty pages after the last one, but terms and formats have none', async () => {
    const word = newWord()
    await newPost({ title: word })
    await dataOf(editor.content.POST('/tags', { body: { name: word } }))
    for (const search of [word, newWord()]) {
      const { data, response } = await request({ search, per_page: 1, page: 9 })
      expect(data).toEqual([])
      expect(totalsOf(response)).toEqual({ total: 0, pages: 0 })
      expect(response.headers.get('Link')).toBe(`<${root}/search?search=${search}&per_page=1&page=8>; rel="prev"`)
    }
    for (const query of [{ search: word, type: 'term' }, { type: 'post-format' }] as const)
      expect(await failureOf(request({ ...query, page: 9 }))).toEqual({ status: 400, code: 'rest_search_invalid_page_number' })
  })

  it('embeds the items that it finds', async () => {
    const word = newWord()
    const post = await newPost({ title: word })
    const [found] = await find({ search: word, _embed: ['self'] })
    expect(found?._embedded).toMatchObject({ self: [{ id: post.id, link: post.link }] })
  })

  it('finds terms', async () => {
    const word = newWord()
    const tag = await dataOf(editor.content.POST('/tags', { body: { name: `${word} tag` } }))
    const parent = await dataOf(editor.content.POST('/categories', { body: { name: newWord() } }))
    const category = await dataOf(editor.content.POST('/categories', { body: { name: `${word} category`, parent: parent.id } }))
    await dataOf(server.as.administrator.content.POST('/menus', { body: { name: `${word} menu` } }))
    expect(await find({ search: word, type: 'term' })).toMatchObject([
      { id: category.id, title: `${word} category`, url: category.link, type: 'category', subtype: 'category' },
      { id: tag.id, url: tag.link, type: 'post_tag', subtype: 'post_tag', _links: { self: [{ href: `${root}/tags/${tag.id}` }] } },
    ])
    expect(await find({ search: word, type: 'term', subtype: ['post_tag'] })).toHaveLength(1)
  })

  it('finds post formats, which have pages', async () => {
    const [aside, ...others] = await find({ search: 'Asi', type: 'post-format' })
    expect(others).toEqual([])
    expect(aside).toMatchObject({ id: 'aside', title: 'Aside', type: 'post-format', subtype: '' })
    const [shown, hidden] = [await newPost({ title: newWord(), format: 'aside' }), await newPost({ title: newWord() })]
    const html = await (await fetch(aside?.url ?? '')).text()
    expect(html).toContain(shown.link)
    expect(html).not.toContain(hidden.link)
    expect((await fetch(`${server.baseUrl}/type/standard/`)).status).toBe(404)
  })

  it('refuses subtypes of another type', async () => {
    expect(await failureOf(request({ subtype: ['category'] }))).toEqual(invalid('subtype'))
    expect(await failureOf(request({ type: 'term', subtype: ['page'] }))).toEqual(invalid('subtype'))
  })
})
