// The search in all items with public pages.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureOf } from '../support/responses.ts'
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
    const venue = await dataOf(editor.calendar.POST('/venues', { body: { venue: newWord(), description: word, status: 'publish' } }))
    const results = await find({ search: word })
    expect(results.map(({ id }) => id).toSorted((a, b) => Number(a) - Number(b))).toEqual([inText.id, page.id, venue.id])
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
    const found = results.find(({ subtype }) => subtype === 'venue')
    expect(found).toMatchObject({ url: venue.url, _links: { self: [{ href: `${server.restRoot}/cal/events/v1/venues/${venue.id}` }] } })
    expect((await find({ search: word, subtype: ['post', 'venue'] })).map(({ subtype }) => subtype).toSorted()).toEqual(['post', 'venue'])
    expect((await find({ search: word, exclude: [page.id, venue.id] })).map(({ id }) => id)).toEqual([inText.id])
    expect((await find({ include: [venue.id, inText.id] })).map(({ id }) => id).toSorted()).toEqual([inText.id, venue.id].toSorted())
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
    expect(await failureOf(request({ search: word, per_page: 2, page: 3 }))).toEqual({
      status: 400,
      code: 'rest_search_invalid_page_number',
    })
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
      { id: category.id, title: `${word} category`, url: category.link, type: 'term', subtype: 'category' },
      { id: tag.id, url: tag.link, subtype: 'post_tag', _links: { self: [{ href: `${root}/tags/${tag.id}` }] } },
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
