// Lists of many items are found in ranges of indexes: they equal the result of filtering and sorting all items, on every page.
import { beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { listPosts, posts } from '../support/posts.ts'
import type { PostsQuery } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { storeItems } from '../support/stored-items.ts'
import type { Status } from '../support/stored-items.ts'
import { categories, makeCategory, makeTag } from '../support/terms.ts'

interface Item {
  id: number
  status: Status
  author: number
  date: string
  modified: string
  title: string
  sticky: 0 | 1
  terms: number[]
}

const COUNT = 1600
/** Counts of combined filters stop here. */
const MAX_COUNTED = 100

const server = await sharedServer({ LIST_COUNT_LIMIT: String(MAX_COUNTED) })
let all: Item[]
let frequent: number
let second: number
let rare: number
let tag: number

beforeAll(async () => {
  const { editor } = server.as
  ;[frequent, second, rare] = (await Promise.all([makeCategory(editor), makeCategory(editor), makeCategory(editor)])).map(
    ({ id }) => id,
  ) as [number, number, number]
  tag = (await makeTag(editor)).id
  all = await insertedItems()
})

async function insertedItems(): Promise<Item[]> {
  const { ids } = server
  const items = Array.from({ length: COUNT }, (_none, number): Omit<Item, 'id'> => {
    // Several items have the same date, and dates do not follow IDs.
    const day = new Date(Date.UTC(2019, 0, 1) + Math.floor(((number * 7919) % COUNT) / 3) * 86_400_000 * 2).toISOString().slice(0, 19)
    return {
      status: number % 20 === 0 ? 'draft' : number % 33 === 0 ? 'private' : 'publish',
      author: number % 4 ? ids.editor : number % 50 ? ids.administrator : ids.author,
      date: day,
      modified: new Date(Date.UTC(2023, 0, 1) + ((number * 7919) % 600) * 3_600_000).toISOString().slice(0, 19),
      title: `Title ${(number * 7919) % 1000}`,
      sticky: number % 400 === 3 ? 1 : 0,
      terms: [
        ...(number % 5 ? [frequent] : []),
        ...(number % 7 ? [second] : []),
        ...(number % 300 === 1 ? [rare] : []),
        ...(number % 8 ? [] : [tag]),
      ],
    }
  })
  const stored = await storeItems(
    server,
    items.map((item, number) => ({ ...item, type: 'post', slug: `item-${number}`, title_rendered: item.title })),
  )
  return items.map((item, index) => ({ ...item, id: stored[index] ?? 0 }))
}

const byDate = (one: Item, other: Item): number => (one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1)
const published = (item: Item): boolean => item.status === 'publish'
const hasAny =
  (...terms: number[]) =>
  (item: Item): boolean =>
    terms.some((term) => item.terms.includes(term))
const hasAll =
  (...terms: number[]) =>
  (item: Item): boolean =>
    terms.every((term) => item.terms.includes(term))

interface List {
  query: PostsQuery
  as?: 'editor' | 'author'
  holds: (item: Item) => boolean
  order?: (one: Item, other: Item) => number
  /** Whether the total is counted up to the limit only. */
  isBounded?: true
}

const lists: Record<string, () => List> = {
  'all published': () => ({ query: {}, holds: published }),
  'oldest first': () => ({ query: { order: 'asc' }, holds: published, order: (one, other) => -byDate(one, other) }),
  'without some': () => ({
    query: { exclude: [all[10]?.id ?? 0, all[20]?.id ?? 0, all[1500]?.id ?? 0] },
    holds: (item) => published(item) && ![10, 20, 1500].includes(all.indexOf(item)),
  }),
  'a frequent category': () => ({ query: { categories: [frequent] }, holds: (item) => published(item) && hasAny(frequent)(item) }),
  'a frequent category without some': () => ({
    query: { categories: [frequent], exclude: [all[11]?.id ?? 0, all[10]?.id ?? 0] },
    holds: (item) => published(item) && hasAny(frequent)(item) && ![10, 11].includes(all.indexOf(item)),
  }),
  'a rare category': () => ({ query: { categories: [rare] }, holds: (item) => published(item) && hasAny(rare)(item) }),
  'no frequent category': () => ({
    query: { categories_exclude: [frequent] },
    holds: (item) => published(item) && !hasAny(frequent)(item),
  }),
  'either of two categories': () => ({
    query: { categories: [second, frequent] },
    holds: (item) => published(item) && hasAny(second, frequent)(item),
    isBounded: true,
  }),
  'both categories': () => ({
    query: { categories: { terms: [second, frequent], operator: 'AND' } },
    holds: (item) => published(item) && hasAll(second, frequent)(item),
    isBounded: true,
  }),
  'both categories and a tag': () => ({
    query: { categories: { terms: [second, frequent], operator: 'AND' }, tags: [tag] },
    holds: (item) => published(item) && hasAll(second, frequent, tag)(item),
    isBounded: true,
  }),
  'a category or a tag': () => ({
    query: { categories: [rare], tags: [tag], tax_relation: 'OR' },
    holds: (item) => published(item) && hasAny(rare, tag)(item),
    isBounded: true,
  }),
  'an author': () => ({ query: { author: [server.ids.editor] }, holds: (item) => published(item) && item.author === server.ids.editor }),
  'two authors and a category': () => ({
    query: { author: [server.ids.editor, server.ids.author], categories: [frequent] },
    holds: (item) => published(item) && [server.ids.editor, server.ids.author].includes(item.author) && hasAny(frequent)(item),
    isBounded: true,
  }),
  'other authors': () => ({
    query: { author_exclude: [server.ids.editor] },
    holds: (item) => published(item) && item.author !== server.ids.editor,
  }),
  'a period': () => ({
    query: { after: '2019-03-04T12:00:00', before: '2021-03-04T00:00:00' },
    holds: (item) => published(item) && item.date > '2019-03-04T12:00:00' && item.date < '2021-03-04T00:00:00',
  }),
  'a category in a period': () => ({
    query: { after: '2019-03-04T00:00:00', categories: [second] },
    holds: (item) => published(item) && item.date > '2019-03-04T00:00:00' && hasAny(second)(item),
    isBounded: true,
  }),
  'modified in a period': () => ({
    query: { modified_after: '2023-01-05T07:00:00', modified_before: '2023-01-09T09:00:00' },
    holds: (item) => published(item) && item.modified > '2023-01-05T07:00:00' && item.modified < '2023-01-09T09:00:00',
  }),
  'two statuses': () => ({
    query: { status: ['publish', 'draft'] },
    as: 'editor',
    holds: ({ status }) => status === 'publish' || status === 'draft',
  }),
  'two statuses of a category': () => ({
    query: { status: ['publish', 'draft'], categories: [frequent] },
    as: 'editor',
    holds: (item) => item.status !== 'private' && hasAny(frequent)(item),
  }),
  'what an author may see': () => ({
    query: { status: ['any'] },
    as: 'author',
    holds: (item) => published(item) || item.author === server.ids.author,
  }),
  'what an author may see of a category': () => ({
    query: { status: ['any'], categories: [second] },
    as: 'author',
    holds: (item) => (published(item) || item.author === server.ids.author) && hasAny(second)(item),
    isBounded: true,
  }),
  'sticky ones first': () => ({
    query: { ignore_sticky: false },
    holds: published,
    order: (one, other) => other.sticky - one.sticky || byDate(one, other),
  }),
  'those that are not sticky': () => ({
    query: { sticky: false },
    holds: (item) => published(item) && !item.sticky,
  }),
  'those that are not sticky, without some': () => {
    const exclude = all
      .filter(({ sticky }, index) => sticky || index % 300 === 0)
      .map(({ id }) => id)
      .slice(0, 20)
    return { query: { sticky: false, exclude }, holds: (item) => published(item) && !item.sticky && !exclude.includes(item.id) }
  },
  'those of a category that are not sticky': () => ({
    query: { sticky: false, categories: [frequent] },
    holds: (item) => published(item) && !item.sticky && hasAny(frequent)(item),
  }),
  'a category by ID': () => ({
    query: { categories: [frequent], orderby: 'id', order: 'asc' },
    holds: (item) => published(item) && hasAny(frequent)(item),
    order: (one, other) => one.id - other.id,
  }),
  'a rare category by date of modification': () => ({
    query: { categories: [rare], orderby: 'modified' },
    holds: (item) => published(item) && hasAny(rare)(item),
    order: (one, other) => (one.modified === other.modified ? other.id - one.id : one.modified < other.modified ? 1 : -1),
  }),
  'an author by title': () => ({
    query: { author: [server.ids.editor], orderby: 'title', order: 'asc' },
    holds: (item) => published(item) && item.author === server.ids.editor,
    order: (one, other) => (one.title === other.title ? one.id - other.id : one.title < other.title ? -1 : 1),
  }),
  'two statuses by ID': () => ({
    query: { status: ['publish', 'draft'], orderby: 'id' },
    as: 'editor',
    holds: ({ status }) => status !== 'private',
    order: (one, other) => other.id - one.id,
  }),
}

/** Callers who cannot edit read the end of some lists by cursor only. */
function clientFor({ as }: List, upTo: number): Client {
  return as || upTo > MAX_COUNTED ? server.as[as ?? 'editor'] : server.anonymous
}

describe('a large list', () => {
  it.each(Object.keys(lists))('holds %s', async (name) => {
    const list = (lists[name] as () => List)()
    const expected = all
      .filter(list.holds)
      .toSorted(list.order ?? byDate)
      .map(({ id }) => id)
    for (const offset of [0, 9, 640, 999, 1000, 1050, expected.length - 5, expected.length - 20, expected.length + 5]) {
      if (offset < 0) continue
      const { ids, total } = await listPosts(clientFor(list, offset + 10), { ...list.query, offset, per_page: 10 })
      expect({ offset, ids }).toEqual({ offset, ids: expected.slice(offset, offset + 10) })
      if (list.isBounded && offset + 10 < expected.length) expect(total).toBe(Math.max(MAX_COUNTED, offset + 11))
      else expect(total).toBe(list.isBounded && offset >= expected.length ? MAX_COUNTED : expected.length)
    }
  })

  it('of combined filters has the limit as its total past the end', async () => {
    const { ids, total } = await listPosts(server.as.editor, { categories: [frequent, second], offset: COUNT })
    expect({ ids, total }).toEqual({ ids: [], total: MAX_COUNTED })
  })

  it('has no page after the last one', async () => {
    const { error } = await posts(server.anonymous).list({ categories: [frequent], page: 300 })
    expect(error).toMatchObject({ code: 'rest_post_invalid_page_number' })
  })

  it('of combined filters has a page past the count', async () => {
    const { ids, pages } = await listPosts(server.as.editor, { categories: [frequent, second], page: 11, per_page: 100 })
    expect(ids).toHaveLength(100)
    expect(pages).toBe(12)
  })
})

describe('a category that many items have', () => {
  it('is deleted from all of them', async () => {
    const { editor } = server.as
    const had = all.filter(hasAny(frequent))
    const versions = async (): Promise<Map<number, number>> => {
      const rows = await server.context.db.selectFrom('content').select(['id', 'version']).where('type', '=', 'post').execute()
      return new Map(rows.map(({ id, version }) => [id, version]))
    }
    const before = await versions()
    const { data } = await categories(editor).remove(frequent, { force: true })
    expect(data?.previous.count).toBe(had.filter(published).length)
    expect((await categories(editor).get(frequent)).response.status).toBe(404)
    expect((await listPosts(editor, { categories: [frequent], status: ['any'] })).total).toBe(0)
    const after = await versions()
    expect(all.filter(({ id }) => after.get(id) !== before.get(id)).map(({ id }) => id)).toEqual(had.map(({ id }) => id))
    const alone = had.filter((item) => published(item) && !hasAny(second, rare)(item))
    const [fallback] = (await categories(editor).listed({ slug: ['uncategorized'] })).items
    expect((await listPosts(editor, { categories: [fallback?.id ?? 0] })).total).toBe(alone.length)
  })

  it('is kept if the request does not confirm the deletion', async () => {
    const { editor } = server.as
    const { response } = await categories(editor).remove(second, { force: false })
    expect(response.status).toBe(501)
    expect((await categories(editor).read(second)).count).toBe(all.filter((item) => published(item) && hasAny(second)(item)).length)
  })
})
