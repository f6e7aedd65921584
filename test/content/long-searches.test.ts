// Searches of long lists: the items with a frequent word are counted up to a limit, everything else exactly. What callers without the right to edit get is in test/attacks/list-costs.test.ts.
import { beforeAll, describe, expect, it } from '@jest/globals'
import { list, pages } from '../../client/index.ts'
import { dataOf } from '../support/responses.ts'
import { eventIds, listEvents, makeEvent } from '../support/calendar.ts'
import { idsOf, listPosts, makePost } from '../support/posts.ts'
import type { PostsQuery } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import type { TestServer } from '../support/server.ts'
import { storeItems } from '../support/stored-items.ts'
import { makeCategory } from '../support/terms.ts'

const LIMIT = 100
/** Words of two letters are looked for in so many items. */
const NEWEST = 10 * LIMIT
const LENGTH = NEWEST + 100
const AT_ONCE = 50

const server = await sharedServer({ LIST_COUNT_LIMIT: String(LIMIT) })
/** The IDs of the posts, newest first. */
let ids: number[]
let category: number

beforeAll(async () => {
  category = (await makeCategory(server.as.editor)).id
  ids = (await storePosts(server, category, LENGTH)).toReversed()
})

/** All have "harbour", every second "anchor", every tenth "Qx", every twentieth "lantern", the oldest "Zy"; the category has every fifth. */
function storePosts(server: TestServer, category: number, length: number): Promise<number[]> {
  const items = Array.from({ length }, (_none, number) => {
    const words = { anchor: number % 2 === 0, Qx: number % 10 === 0, lantern: number % 20 === 0, Zy: number === 0 }
    const named = Object.entries(words).flatMap(([word, isIn]) => (isIn ? [word] : []))
    return {
      ...{ type: 'post', author: server.ids.editor, slug: `post-${number}` },
      ...{ title: `Post ${number}`, title_rendered: `Post ${number}`, content: `In the harbour ${named.join(' ')} at night` },
      date: new Date(Date.UTC(2020, 0, 1, 0, number)).toISOString().slice(0, 19),
      terms: number % 5 === 0 ? [category] : [],
    }
  })
  return storeItems(server, items)
}

/** Every `step`th post from the oldest one on, newest first. */
const every = (step: number): number[] => ids.filter((_id, index) => (LENGTH - 1 - index) % step === 0)

/** The IDs of the posts that are read by cursor, at most so many. */
const walkPosts = (query: Pick<PostsQuery, 'search' | 'order' | 'orderby' | 'exclude' | 'per_page'>, most?: number): Promise<number[]> =>
  firstIds(pages(server.anonymous.content, '/posts', { params: { query: { per_page: 100, ...query, _fields: ['id'] } } }), most)

async function firstIds(items: AsyncIterable<{ id: number | string }>, most = Infinity): Promise<number[]> {
  const found: number[] = []
  for await (const { id } of items) {
    found.push(Number(id))
    if (found.length === most) break
  }
  return found
}

describe('a word in very many items', () => {
  it('is counted up to the limit, and from there the total is what the page proves', async () => {
    const search = { search: 'harbour', per_page: 20 }
    const { ids: found, total, pages } = await listPosts(server.as.editor, search)
    expect({ found, total, pages }).toEqual({ found: ids.slice(0, 20), total: LIMIT, pages: LIMIT / 20 })
    expect(await listPosts(server.as.editor, { ...search, page: 5 })).toMatchObject({ ids: ids.slice(80, 100), total: LIMIT + 1, pages: 6 })
    expect(await listPosts(server.as.editor, { ...search, page: 6 })).toMatchObject({ ids: ids.slice(100, 120), total: 121, pages: 7 })
  })

  it('is found on every page', async () => {
    for (const [search, found] of [
      ['harbour', ids],
      ['anchor', every(2)],
    ] as const)
      for (const offset of [0, 90, 300, found.length - 5, found.length])
        expect(await idsOf(server.as.editor, { search, per_page: 20, offset })).toEqual(found.slice(offset, offset + 20))
  })

  it('is found in any order of the list', async () => {
    const oldest = ids.toReversed().slice(0, 10)
    expect(await idsOf(server.as.editor, { search: 'harbour', order: 'asc' })).toEqual(oldest)
    expect(await idsOf(server.as.editor, { search: 'harbour', orderby: 'id', order: 'asc' })).toEqual(oldest)
  })

  it('is found by cursor past the limit', async () => {
    expect(await walkPosts({ search: 'harbour' })).toEqual(ids)
    expect(await walkPosts({ search: 'anchor', per_page: 70 })).toEqual(every(2))
    expect(await walkPosts({ search: 'anchor', order: 'asc' })).toEqual(every(2).toReversed())
    expect(await walkPosts({ search: 'harbour', orderby: 'id', order: 'asc' })).toEqual(ids.toReversed())
    expect(await walkPosts({ search: '-lantern', exclude: ids.slice(1, 3) })).toEqual(
      [...ids.slice(0, 1), ...ids.slice(3)].filter((id) => !every(20).includes(id)),
    )
  })

  it('has the total of the first page on all pages by cursor', async () => {
    let total: number | undefined
    for (let cursor: string | undefined = 'start'; cursor;) {
      const page: { total: number; nextCursor: string | undefined } = await list(server.anonymous.content, '/posts', {
        params: { query: { search: 'harbour', per_page: 90, cursor } },
      })
      total ??= page.total
      expect(page.total).toBe(total)
      cursor = page.nextCursor
    }
    expect(total).toBe(LIMIT)
  })

  it('omits the items that the search or the list excludes', async () => {
    const found = ids.filter((id) => !every(20).includes(id))
    expect(await listPosts(server.as.editor, { search: 'harbour -lantern' })).toMatchObject({ total: LIMIT, ids: found.slice(0, 10) })
    expect(await idsOf(server.as.editor, { search: '-lantern', offset: NEWEST })).toEqual(found.slice(NEWEST, NEWEST + 10))
    expect(await idsOf(server.as.editor, { search: 'harbour', exclude: ids.slice(0, 2) })).toEqual(ids.slice(2, 12))
  })
})

describe('by relevance', () => {
  const ranked = (search: string, offset = 0) => idsOf(server.as.editor, { search, orderby: 'relevance', per_page: 4, offset })

  it('matches in titles come before the others', async () => {
    const made = []
    for (const [title, minute] of [
      ['Harbour master', 1],
      ['Anchor and bell', 2],
      ['Master of the anchor', 3],
    ] as const)
      made.push(await makePost(server.as.editor, { title, content: 'The text', date_gmt: `2020-01-01T18:1${minute}:30` }))
    const [master, bell, anchor] = made.map(({ id }) => id)
    expect(await ranked('anchor')).toEqual([anchor, bell, ...every(2).slice(0, 2)])
    expect(await ranked('anchor', 2)).toEqual(every(2).slice(0, 4))
    expect(await ranked('anchor', 300)).toEqual(every(2).slice(298, 302))
    expect(await ranked('harbour')).toEqual([master, ...ids.slice(0, 3)])
    expect(await ranked('anchor bell')).toEqual([bell])
    const byCursor = { search: 'anchor', orderby: 'relevance' } as const
    expect(await walkPosts({ ...byCursor, per_page: 1 }, 5)).toEqual([anchor, bell, ...every(2).slice(0, 3)])
    expect(await walkPosts(byCursor)).toEqual([anchor, bell, ...every(2)])
    expect(await walkPosts({ ...byCursor, order: 'asc' })).toEqual([bell, anchor, ...every(2).toReversed()])
    for (const { id } of made)
      await dataOf(server.as.editor.content.DELETE('/posts/{id}', { params: { path: { id }, query: { force: true } } }))
  })
})

describe('everything else is counted exactly', () => {
  it('a word in some items', async () => {
    for (const search of ['lantern', 'harbour lantern'])
      expect(await listPosts(server.as.editor, { search, per_page: 100 })).toMatchObject({ total: LENGTH / 20, ids: every(20) })
  })

  it('a frequent word that is not in what remains', async () => {
    expect(await listPosts(server.as.editor, { search: 'anchor -harbour' })).toMatchObject({ total: 0, ids: [] })
    expect(await listPosts(server.as.editor, { search: '"harbour harbour"' })).toMatchObject({ total: 0, ids: [] })
  })

  it('a frequent word in a short list', async () => {
    const query = { search: 'harbour', categories: [category], after: '2020-01-01T16:00:00' }
    const found = every(5).filter((id) => ids.indexOf(id) < LENGTH - 1 - 960)
    expect(await listPosts(server.as.editor, { ...query, per_page: 100 })).toMatchObject({ total: found.length, ids: found })
  })
})

describe('the search of the site', () => {
  const found = async (query: { search?: string; page?: number; exclude?: number[]; subtype?: ('post' | 'page')[] }) => {
    const { data = [], response } = await server.as.editor.content.GET('/search', {
      params: { query: { subtype: ['post', 'page'], ...query } },
    })
    return { ids: data.map(({ id }) => id), total: Number(response.headers.get('X-CMS-Total')) }
  }

  it('has the newest of many matches', async () => {
    expect(await found({ search: 'harbour' })).toEqual({ ids: ids.slice(0, 10), total: LIMIT })
    expect(await found({ search: 'anchor', page: 11 })).toEqual({ ids: every(2).slice(100, 110), total: 111 })
    expect(await found({ search: 'harbour -anchor', subtype: ['post'] })).toMatchObject({ total: LIMIT })
  })

  it('is read by cursor', async () => {
    const walked = (search?: string) =>
      firstIds(pages(server.anonymous.content, '/search', { params: { query: { subtype: ['post', 'page'], search, per_page: 90 } } }))
    expect(await walked('harbour')).toEqual(ids)
    expect(await walked('anchor')).toEqual(every(2))
    expect(await walked('lantern')).toEqual(every(20))
    expect(await walked()).toEqual(ids)
  })

  it('counts all items, and few matches', async () => {
    expect(await found({})).toEqual({ ids: ids.slice(0, 10), total: LENGTH })
    expect(await found({ exclude: ids.slice(0, 3) })).toEqual({ ids: ids.slice(3, 13), total: LENGTH - 3 })
    expect(await found({ search: 'lantern' })).toEqual({ ids: every(20).slice(0, 10), total: LENGTH / 20 })
  })
})

describe('words of two letters', () => {
  it('are searched in the newest items of a long list', async () => {
    expect(await listPosts(server.as.editor, { search: 'Qx' })).toMatchObject({ total: NEWEST / 10, ids: every(10).slice(0, 10) })
    expect(await listPosts(server.as.editor, { search: 'Zy' })).toMatchObject({ total: 0 })
  })

  it('are searched in all items of a short list, and together with a longer word', async () => {
    expect(await idsOf(server.as.editor, { search: 'Zy', categories: [category] })).toEqual([ids.at(-1)])
    expect(await idsOf(server.as.editor, { search: 'Zy lantern' })).toEqual([ids.at(-1)])
    expect(await idsOf(server.as.editor, { search: 'Qx anchor', per_page: 100 })).toEqual(every(10).slice(0, 100))
  })
})

describe('events', () => {
  it('are counted up to the limit too', async () => {
    const { editor } = server.as
    const made = { start_date: '2031-03-04 10:00:00', end_date: '2031-03-04 12:00:00' }
    for (let first = 0; first < 4 * LIMIT; first += AT_ONCE)
      await Promise.all(
        Array.from({ length: AT_ONCE }, (_none, index) => makeEvent(editor, { ...made, title: `Concert ${first + index}` })),
      )
    const query = { start_date: '2031-01-01', end_date: '2031-12-31', per_page: 50 }
    for (const language of ['en', 'ka-ge'] as const) {
      const search = { ...query, i18n_language: language, search: 'concert' }
      expect(await listEvents(server.as.editor, search)).toMatchObject({ total: LIMIT, total_pages: 2 })
      expect(await listEvents(server.as.editor, { ...search, page: 3 })).toMatchObject({ total: 151, total_pages: 4 })
    }
    const search = { ...query, search: 'concert' }
    const byNumber: number[] = []
    for (let page = 1; page <= 8; page++) byNumber.push(...(await eventIds(server.as.editor, { ...search, page })))
    expect(await firstIds(pages(server.anonymous.calendar, '/events', { params: { query: { ...search, per_page: 30 } } }))).toEqual(
      byNumber,
    )
    expect(await listEvents(server.as.editor, { ...query, search: 'concert 399' })).toMatchObject({ total: 1 })
    expect(await listEvents(server.as.editor, query)).toMatchObject({ total: 4 * LIMIT })
  })
})

describe('a small site', () => {
  it('has exact totals', async () => {
    const small = await startServer({ LIST_COUNT_LIMIT: String(LIMIT) })
    const { id } = await makeCategory(small.as.editor)
    const length = 4 * LIMIT
    await storePosts(small, id, length)
    const authors = [small.ids.editor, small.ids.author]
    for (const query of [{ search: 'harbour' }, { author: authors, after: '2019-12-31T00:00:00' }])
      expect(await listPosts(small.anonymous, query)).toMatchObject({ total: length })
    await small.close()
  })
})
