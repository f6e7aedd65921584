// Searches of long lists: a frequent word is counted and read up to a limit, everything else exactly.
import { beforeAll, describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/answers.ts'
import { listEvents, makeEvent } from '../support/calendar.ts'
import { idsOf, listPosts, makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory } from '../support/terms.ts'

const LIMIT = 100
const LENGTH = 4 * LIMIT

const server = await sharedServer({ LIST_COUNT_LIMIT: String(LIMIT) })
const { visitor } = server
const { editor } = server.as

/** The IDs of the posts, newest first. All have "harbour", every tenth "lantern" and "Qx", the oldest "Zy"; the category has every fifth. */
const ids: number[] = []
let category = 0

beforeAll(async () => {
  category = (await makeCategory(editor)).id
  for (let index = 0; index < LENGTH; index++) {
    const words = ['harbour', ...(index % 10 === 0 ? ['lantern', 'Qx'] : []), ...(index === 0 ? ['Zy'] : [])]
    const date = new Date(Date.UTC(2020, 0, 1, 0, index)).toISOString().slice(0, 19)
    const { id } = await makePost(editor, {
      title: `Post ${index}`,
      content: `In the ${words.join(' ')} at night`,
      date_gmt: date,
      ...(index % 5 === 0 && { categories: [category] }),
    })
    ids.unshift(id)
  }
})

describe('a word in very many items', () => {
  it('is counted up to the limit, and the pages contain the newest items', async () => {
    const { ids: found, total, pages } = await listPosts(visitor, { search: 'harbour', per_page: 20 })
    expect({ found, total, pages }).toEqual({ found: ids.slice(0, 20), total: LIMIT, pages: LIMIT / 20 })
    expect(await idsOf(visitor, { search: 'harbour', per_page: 20, page: 5 })).toEqual(ids.slice(80, 100))
    expect(await idsOf(visitor, { search: 'harbour', per_page: 20, offset: 90 })).toEqual(ids.slice(90, 100))
  })

  it('has no page past the limit', async () => {
    const query = { search: 'harbour', per_page: 20, page: 6 }
    const { error } = await visitor.content.GET('/posts', { params: { query } })
    expect(error).toMatchObject({ code: 'rest_post_invalid_page_number', message: 'The list has 5 pages; page 6 does not exist.' })
    expect(await idsOf(visitor, { search: 'harbour', offset: LIMIT })).toEqual([])
  })

  it('is found in any order of the list', async () => {
    const oldest = ids.toReversed().slice(0, 10)
    expect(await idsOf(visitor, { search: 'harbour', order: 'asc' })).toEqual(oldest)
    expect(await idsOf(visitor, { search: 'harbour', orderby: 'id', order: 'asc' })).toEqual(oldest)
  })

  it('is ranked among the newest items', async () => {
    const newest = await listPosts(visitor, { search: 'harbour', orderby: 'relevance', per_page: 5 })
    expect(newest).toMatchObject({ ids: ids.slice(0, 5), total: LIMIT / 10 })
    const { id } = await makePost(editor, { title: 'Harbour master', date_gmt: '2020-01-01T06:39:30' })
    const ranked = await idsOf(visitor, { search: 'harbour', orderby: 'relevance', per_page: 3 })
    expect(ranked).toEqual([id, ...ids.slice(0, 2)])
    await dataOf(editor.content.DELETE('/posts/{id}', { params: { path: { id }, query: { force: true } } }))
  })

  it('omits the items that the search excludes', async () => {
    const found = await listPosts(visitor, { search: 'harbour -lantern' })
    expect(found).toMatchObject({ total: LIMIT, ids: ids.filter((_, index) => (LENGTH - 1 - index) % 10 !== 0).slice(0, 10) })
  })
})

describe('everything else is counted exactly', () => {
  it('a word in some items', async () => {
    expect(await listPosts(visitor, { search: 'lantern', per_page: 100 })).toMatchObject({ total: LENGTH / 10 })
    expect(await listPosts(visitor, { search: 'harbour lantern', per_page: 100 })).toMatchObject({ total: LENGTH / 10 })
  })

  it('a frequent word in a short list', async () => {
    expect(await listPosts(visitor, { search: 'harbour', categories: [category] })).toMatchObject({ total: LENGTH / 5 })
  })
})

describe('words of two letters', () => {
  it('are searched in the newest items of a long list', async () => {
    expect(await listPosts(visitor, { search: 'Qx' })).toMatchObject({ total: LIMIT / 10 })
    expect(await listPosts(visitor, { search: 'Zy' })).toMatchObject({ total: 0 })
  })

  it('are searched in all items together with a longer word', async () => {
    expect(await idsOf(visitor, { search: 'Zy lantern' })).toEqual([ids.at(-1)])
  })
})

describe('events', () => {
  it('are counted up to the limit too', async () => {
    for (let index = 0; index < LENGTH; index++)
      await makeEvent(editor, { title: `Concert ${index}`, start_date: '2031-03-04 10:00:00', end_date: '2031-03-04 12:00:00' })
    const query = { start_date: '2031-01-01', end_date: '2031-12-31', per_page: 50 }
    expect(await listEvents(visitor, { ...query, search: 'concert' })).toMatchObject({ total: LIMIT, total_pages: 2 })
    expect(await listEvents(visitor, { ...query, search: 'concert 399' })).toMatchObject({ total: 1 })
    expect(await listEvents(visitor, query)).toMatchObject({ total: LENGTH })
  })
})
