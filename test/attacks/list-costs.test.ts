// Lists that would cost much on a long list: callers without the right to edit get pages, searches and filters within bounds, and each costs about
// as much as the first page.
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { listPosts, makePost, newWord, posts } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { isPostgres } from '../support/database.ts'
import { storeItems } from '../support/stored-items.ts'
import { databaseTimeDuring, statementsDuring } from '../support/statements.ts'
import { makeCategory } from '../support/terms.ts'
import { takesAll } from '../support/sampling.ts'

/** A list is long from ten times as many items on. */
const MAX_COUNTED = 100
const COUNT = 6000

const server = await sharedServer({ LIST_COUNT_LIMIT: String(MAX_COUNTED) })
let frequent: number
let second: number

beforeAll(async () => {
  const { editor } = server.as
  frequent = (await makeCategory(editor)).id
  second = (await makeCategory(editor, { parent: frequent })).id
  await insertPosts()
})

async function insertPosts(): Promise<void> {
  const items = Array.from({ length: COUNT }, (_none, number) => ({
    type: 'post',
    slug: `item-${number}`,
    author: server.ids.editor,
    title: `Title ${(number * 7919) % COUNT}`,
    content: `harbour ${[0, COUNT - 500].includes(number) ? 'zq ' : ''}${'lorem ipsum dolor sit amet '.repeat(20)}`,
    date: new Date(Date.UTC(2010, 0, 1) + number * 43_200_000).toISOString().slice(0, 19),
    terms: number % 10 ? [frequent, second] : [second],
  }))
  await storeItems(server, items)
}

let counter = 0

/** Requests a path that has not been requested before. */
async function get(path: string): Promise<void> {
  const response = await fetch(`${server.baseUrl}${path}${path.includes('?') ? '&' : '?'}_=${counter++}`)
  await response.arrayBuffer()
  expect(response.status).toBe(200)
}

const list = (query: string): string => `/cms-json/cms/v2/posts?_fields=id&${query}`

const REPETITIONS = takesAll ? 30 : 15

/** How many times as long as for the first page the database may take. The clock of PostgreSQL is that of a busy machine. */
const MAX_TIMES = isPostgres ? { filters: 20, searches: 100 } : { filters: 2, searches: 5.5 }

/**
 * How many times as long as for the first page of all posts the database takes for a request. The two are timed in turn, and the least of each
 * counts, as other programs increase both at times.
 */
async function relativeTime(path: string): Promise<number> {
  const times: [number, number][] = []
  for (let repetition = 0; repetition < REPETITIONS; repetition++)
    times.push([await databaseTimeDuring(() => get(path)), await databaseTimeDuring(() => get(list('')))])
  return Math.min(...times.map(([time]) => time)) / Math.min(...times.map(([, time]) => time))
}

const problem = async (path: string, authorization?: string): Promise<{ status: number; params: string[] }> => {
  const response = await fetch(`${server.baseUrl}${path}`, { headers: { ...(authorization && { authorization }) } })
  const body = (await response.json()) as { data?: { params?: object } }
  return { status: response.status, params: Object.keys(body.data?.params ?? {}) }
}

const filters: Readonly<Record<string, () => string>> = {
  'an author who wrote all posts, by title': () => list(`author=${server.ids.editor}&orderby=title`),
  'an author who wrote all posts, by date': () => list(`author=${server.ids.editor}`),
  'by title, as deep as it can be read': () => list(`orderby=title&offset=${10 * MAX_COUNTED - 10}`),
  'a format that no post has': () => list('format=aside'),
  'the standard format and a category': () => list(`format=standard&categories=${frequent}`),
  'a category and its children': () => list(`categories[terms]=${frequent}&categories[include_children]=true`),
  'either of two categories, by title': () => list(`categories=${frequent}&tags=${second}&tax_relation=OR&orderby=title`),
  'some posts of a category': () => list(`include=5,6,7&categories=${frequent}`),
  'a page with sticky posts first, at half': () => list(`ignore_sticky=false&offset=${COUNT / 2}`),
  'the front page, at half': () => `/?page=${COUNT / 20}`,
  'a public page by format': () => '/type/aside/',
  'the site search without words, at half': () => `/cms-json/cms/v2/search?_fields=id&page=${COUNT / 20}`,
}

/** A search also takes a sample. */
const searches: Readonly<Record<string, () => string>> = {
  'a word that no post has': () => list('search=qx'),
  'a word that one of the oldest posts has': () => list('search=zq'),
  'an excluded letter that all posts have': () => list('search=-e'),
  'a word that all posts have, of a category': () => list(`search=harbour&categories=${frequent}`),
  'a word that all posts have, by title, of either of two categories': () =>
    list(`search=e&categories=${frequent}&tags=${second}&tax_relation=OR&orderby=title`),
  'a text that no field equals': () => list('search=harbour&search_semantics=exact'),
  'a letter in the site search': () => '/cms-json/cms/v2/search?_fields=id&search=qx',
  'a letter on the search page': () => '/?s=qx',
  'a word of no venue': () => '/cms-json/cal/events/v1/venues?search=harbour',
}

describe('an anonymous list costs little more than its first page', () => {
  it.each(Object.entries(filters))('with %s', async (_name, path) => {
    expect(await relativeTime(path())).toBeLessThan(MAX_TIMES.filters)
  })

  it.each(Object.entries(searches))('with a search for %s', async (_name, path) => {
    expect(await relativeTime(path())).toBeLessThan(MAX_TIMES.searches)
  })

  it('as the posts of an author who wrote most of them are read by title, not sorted', async () => {
    const byTitle = async (author: number): Promise<string> =>
      (await statementsDuring(() => get(list(`author=${author}&orderby=title`)))).join()
    expect(await byTitle(server.ids.editor)).toContain('content.author + 0')
    expect(await byTitle(server.ids.author)).not.toContain('content.author + 0')
  })

  it('as no statement of a search collects all items of a category', async () => {
    const statements = await statementsDuring(() => get(list(`search=harbour&categories=${frequent}`)))
    expect(statements.length).toBeGreaterThan(1)
    expect(statements.filter((sql) => /in \(select "content_terms"/.test(sql))).toEqual([])
  })
})

describe('a list of values', () => {
  const ids = (count: number): string => Array.from({ length: count }, (_none, index) => index + 1).join(',')

  it.each(['include', 'exclude', 'author', 'categories', 'tags_exclude', '_fields'])('of %s has at most 100', async (name) => {
    expect(await problem(`/cms-json/cms/v2/posts?${name}=${ids(101)}`)).toEqual({ status: 400, params: [name] })
    expect((await problem(`/cms-json/cms/v2/posts?${name}=${ids(100)}`)).status).toBe(200)
    expect((await problem(`/cms-json/cms/v2/posts?${name}=${ids(101)}`, server.authorization.contributor)).status).toBe(200)
  })

  it('that is a member has at most 100', async () => {
    expect(await problem(`/cms-json/cms/v2/posts?categories[terms]=${ids(101)}`)).toEqual({ status: 400, params: ['categories'] })
    expect(await problem(`/cms-json/cal/events/v1/events?include=${ids(101)}`)).toEqual({ status: 400, params: ['include'] })
  })

  it('is bounded for users who cannot edit posts', async () => {
    expect(await problem(`/cms-json/cms/v2/posts?include=${ids(101)}`, server.authorization.subscriber)).toEqual({
      status: 400,
      params: ['include'],
    })
  })
})

describe('a deep page', () => {
  it.each([
    ['a search', 'search=harbour', MAX_COUNTED],
    ['a search by title', 'search=harbour&orderby=title', MAX_COUNTED],
    ['an order by title', 'orderby=title', 10 * MAX_COUNTED],
    ['an order by slug', 'orderby=slug', 10 * MAX_COUNTED],
    ['posts that are not sticky', 'sticky=false', 10 * MAX_COUNTED],
    ['the posts of an author by title', `author=${server.ids.editor}&orderby=title`, MAX_COUNTED],
  ])('of %s needs a cursor', async (_name, query, most) => {
    const path = `/cms-json/cms/v2/posts?_fields=id&${query}`
    expect((await problem(`${path}&offset=${most - 10}`)).status).toBe(200)
    expect(await problem(`${path}&offset=${most}`)).toEqual({ status: 400, params: ['offset'] })
    expect((await problem(`${path}&page=${most / 10}`)).status).toBe(200)
    expect(await problem(`${path}&page=${most / 10 + 1}`)).toEqual({ status: 400, params: ['page'] })
    expect((await problem(`${path}&offset=${most}`, server.authorization.contributor)).status).toBe(200)
  })

  it('of the site search needs a cursor', async () => {
    const path = '/cms-json/cms/v2/search?search=harbour&_fields=id'
    expect((await problem(`${path}&page=10`)).status).toBe(200)
    expect(await problem(`${path}&page=11`)).toEqual({ status: 400, params: ['page'] })
    expect((await problem(`/cms-json/cms/v2/search?page=${COUNT / 10}`)).status).toBe(200)
  })

  it('by date needs none', async () => {
    expect((await problem(`/cms-json/cms/v2/posts?offset=${COUNT / 2}`)).status).toBe(200)
    expect((await problem(`/cms-json/cms/v2/posts?categories=${frequent}&offset=${COUNT / 2}`)).status).toBe(200)
  })

  it('is reached by cursor', async () => {
    const query = { search: 'harbour', orderby: 'title', per_page: 100 } as const
    const found: number[] = []
    let cursor: string | null = 'start'
    for (let page = 0; page < 5 && cursor !== null; page++) {
      const { data, response } = await posts(server.anonymous).list({ ...query, cursor, _fields: ['id'] })
      found.push(...(data ?? []).map(({ id }) => id))
      cursor = response.headers.get('X-CMS-NextCursor')
    }
    const all = await Promise.all([1, 2, 3, 4, 5].map(async (page) => (await listPosts(server.as.editor, { ...query, page })).ids))
    expect(found).toEqual(all.flat())
  })

  it('of the search page does not exist', async () => {
    expect((await fetch(`${server.baseUrl}/?s=harbour&page=10`)).status).toBe(200)
    expect((await fetch(`${server.baseUrl}/?s=harbour&page=11`)).status).toBe(404)
    expect(await (await fetch(`${server.baseUrl}/?s=harbour&page=10`)).text()).not.toContain('rel="next"')
  })
})

describe('a search that few items match', () => {
  it('and that the index does not help looks at the newest items for callers who cannot edit', async () => {
    const { id } = await makePost(server.as.editor, { title: `zq ${newWord()}` })
    const found = async (client: Client): Promise<number[]> => (await listPosts(client, { search: 'zq' })).ids
    expect(await found(server.anonymous)).toEqual([id])
    expect(await found(server.as.subscriber)).toEqual([id])
    // Ten times as many for others.
    expect(await found(server.as.contributor)).toHaveLength(2)
  })
})
