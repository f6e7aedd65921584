// Lists of many items that are filtered and sorted by own fields are found in the indexes of these: they equal the result of filtering and sorting
// all items, and the plans of the databases name the index of each list.
import { beforeAll, describe, expect, it } from '@jest/globals'
import { CompiledQuery, sql } from 'kysely'
import { statementScopes } from '#server/cache/scopes.ts'
import { isPostgres } from '../support/database.ts'
import { declaredCalls } from '../support/declared-calls.ts'
import { declaredSite } from '../support/declared-site.ts'
import { sharedServer } from '../support/shared-server.ts'
import { statementsDuring } from '../support/statements.ts'
import { storeItems } from '../support/stored-items.ts'
import { makeTag } from '../support/terms.ts'

const COUNT = 1600
/** Matches are counted up to this number. */
const MAX_COUNTED = 100

const site = declaredSite({
  'types/dish.yaml': `
name: dish
route: dishes
labels: { singular: Dish, plural: Dishes }
like: post
taxonomies: [post_tag]
fields:
  origin: { type: string, maxLength: 100, x-filter: [equals], x-order: true }
  kind: { type: string, enum: [easy, hard], x-filter: [in] }
  price: { type: integer, x-filter: [range], x-order: true }
  rating: { type: number, default: 2.5, x-filter: [equals, range], x-order: true }
  since: { type: string, format: date, x-filter: [range] }
  vegan: { type: boolean, default: true, x-filter: [equals], x-order: true }
`,
})
const server = await sharedServer({ SITE_DIR: site, LIST_COUNT_LIMIT: String(MAX_COUNTED) })
const { call } = declaredCalls(server, '')
let tag: number

interface Meta {
  origin?: string
  kind?: 'easy' | 'hard'
  price?: number
  rating?: number
  since?: string
  vegan?: boolean
}

interface Item {
  id: number
  status: 'publish' | 'draft'
  date: string
  meta: Meta
  isTagged: boolean
}

let all: Item[]

beforeAll(async () => {
  tag = (await makeTag(server.as.editor)).id
  const items = Array.from({ length: COUNT }, (_none, number): Omit<Item, 'id'> => ({
    status: number % 20 ? 'publish' : 'draft',
    // Several items have the same date, and dates do not follow IDs.
    date: new Date(Date.UTC(2019, 0, 1) + Math.floor(((number * 7919) % COUNT) / 3) * 86_400_000).toISOString().slice(0, 19),
    meta: {
      origin: `${number % 2 ? 'o' : 'O'}rigin ${number % 200}`,
      ...(number % 7 && { kind: number % 3 ? 'easy' : 'hard' }),
      ...(number % 10 && { price: (number * 31) % COUNT }),
      ...(number % 4 && { rating: (number % 50) / 10 }),
      since: `20${10 + (number % 15)}-05-01`,
      ...(number % 5 === 1 && { vegan: false }),
    },
    isTagged: number % 8 === 1,
  }))
  const ids = await storeItems(
    server,
    items.map(({ status, date, meta, isTagged }, number) => ({
      ...{ type: 'dish', slug: `dish-${number}`, author: 1, title: `Dish ${number}`, title_rendered: `Dish ${number}`, status, date },
      meta: JSON.stringify(meta),
      terms: isTagged ? [tag] : [],
    })),
  )
  all = items.map((item, index) => ({ ...item, id: ids[index] ?? 0 }))
  if (isPostgres) await sql`analyze content`.execute(server.context.db)
})

const rating = ({ meta }: Item): number => meta.rating ?? 2.5
const price = ({ meta }: Item): number => meta.price ?? -1
const published = ({ status }: Item): boolean => status === 'publish'

type Order = (one: Item, other: Item) => number

const byDate: Order = (one, other) => (one.date === other.date ? other.id - one.id : one.date < other.date ? 1 : -1)
/** Titles, too, have the number. */
const slugOf = (item: Item): string => String(all.indexOf(item))

const descending =
  (of: (item: Item) => number): Order =>
  (one, other) =>
    of(other) - of(one) || other.id - one.id

interface List {
  holds: (item: Item) => boolean
  order?: Order
}

const lists: Record<string, List> = {
  'origin=Origin 8': { holds: ({ meta }) => meta.origin === 'Origin 8' },
  'kind=easy': { holds: ({ meta }) => meta.kind === 'easy' },
  'kind=easy,hard': { holds: ({ meta }) => meta.kind !== undefined },
  'price_min=1590': { holds: (item) => price(item) >= 1590 },
  'price_min=9999': { holds: () => false },
  'price_min=300': { holds: (item) => price(item) >= 300 },
  'price_max=300': { holds: ({ meta }) => meta.price !== undefined && meta.price <= 300 },
  'rating=2.5': { holds: (item) => rating(item) === 2.5 },
  'rating_min=1&rating_max=4': { holds: (item) => rating(item) >= 1 && rating(item) <= 4 },
  'since_max=2012-12-31': { holds: ({ meta }) => (meta.since ?? '') <= '2012-12-31' },
  'vegan=true': { holds: ({ meta }) => meta.vegan ?? true },
  'vegan=false&kind=hard': { holds: ({ meta }) => meta.vegan === false && meta.kind === 'hard' },
  'kind=easy&price_min=1500': { holds: (item) => item.meta.kind === 'easy' && price(item) >= 1500 },
  'price_min=300&rating_min=2': { holds: (item) => price(item) >= 300 && rating(item) >= 2 },
  'orderby=price': { holds: () => true, order: descending(price) },
  'orderby=price&order=asc': { holds: () => true, order: (one, other) => -descending(price)(one, other) },
  'orderby=price&price_max=700': { holds: ({ meta }) => (meta.price ?? Infinity) <= 700, order: descending(price) },
  'orderby=rating&rating_min=2.5': { holds: (item) => rating(item) >= 2.5, order: descending(rating) },
  'orderby=rating&kind=easy': { holds: ({ meta }) => meta.kind === 'easy', order: descending(rating) },
  'orderby=price&origin=origin 7': { holds: ({ meta }) => meta.origin === 'origin 7', order: descending(price) },
  'orderby=vegan&vegan=true': { holds: ({ meta }) => meta.vegan ?? true, order: descending(({ meta }) => Number(meta.vegan ?? true)) },
  'orderby=origin&rating_max=1': {
    holds: (item) => rating(item) <= 1,
    order: (one, other) => {
      const [a, b] = [one, other].map(({ meta }) => (meta.origin ?? '').toLowerCase()) as [string, string]
      return a === b ? other.id - one.id : a < b ? 1 : -1
    },
  },
  'orderby=id&kind=hard': { holds: ({ meta }) => meta.kind === 'hard', order: (one, other) => other.id - one.id },
  'orderby=title&order=asc&origin=Origin 8': {
    holds: ({ meta }) => meta.origin === 'Origin 8',
    order: (one, other) => (slugOf(one) < slugOf(other) ? -1 : 1),
  },
  'after=2020-01-01T00:00:00&kind=easy': { holds: ({ date, meta }) => date > '2020-01-01T00:00:00' && meta.kind === 'easy' },
  'after=2020-01-01T00:00:00&price_min=1000': { holds: (item) => item.date > '2020-01-01T00:00:00' && price(item) >= 1000 },
  'author=1&kind=hard': { holds: ({ meta }) => meta.kind === 'hard' },
}

const read = async (query: string) => {
  const { body, headers } = await call<{ id: number }[]>('GET', `/cms/v2/dishes?${query}`, undefined, 'editor')
  return {
    ids: body.map(({ id }) => id),
    total: Number(headers.get('x-cms-total')),
    next: /cursor=([^>&]+)[^>]*>; rel="next"/.exec(headers.get('link') ?? '')?.[1],
  }
}

async function expectPages(query: string, expected: readonly number[]): Promise<void> {
  for (const offset of [0, 9, 250, expected.length - 5]) {
    if (offset < 0) continue
    const { ids, total } = await read(`${query}&offset=${offset}`)
    expect({ query, offset, ids }).toEqual({ query, offset, ids: expected.slice(offset, offset + 10) })
    expect(total).toBeLessThanOrEqual(expected.length)
    expect(total).toBeGreaterThanOrEqual(Math.min(expected.length, MAX_COUNTED))
  }
}

describe('a large list by own fields', () => {
  it.each(Object.entries(lists))('?%s has the items that match, in its order', async (query, { holds, order = byDate }) => {
    const matching = all.filter(holds).toSorted(order)
    await expectPages(
      query,
      matching.filter(published).map(({ id }) => id),
    )
    await expectPages(
      `${query}&status=publish,draft`,
      matching.map(({ id }) => id),
    )
    await expectPages(
      `${query}&tags=${tag}`,
      matching.filter((item) => published(item) && item.isTagged).map(({ id }) => id),
    )
  })

  it.each(['price_min=300', 'orderby=price&kind=easy', 'orderby=price&price_max=700', 'kind=easy,hard', 'origin=Origin 8'])(
    '?%s is read to its end by cursor',
    async (query) => {
      const { holds, order = byDate } = lists[query] ?? { holds: ({ meta }: Item) => meta.kind === 'easy', order: descending(price) }
      const found: number[] = []
      let cursor: string | undefined = 'start'
      while (cursor !== undefined) {
        const { ids, next } = await read(`${query}&per_page=90&cursor=${cursor}`)
        found.push(...ids)
        cursor = next
      }
      expect(found).toEqual(
        all
          .filter((item) => published(item) && holds(item))
          .toSorted(order)
          .map(({ id }) => id),
      )
    },
  )

  it('counts up to the limit', async () => {
    expect((await read('kind=easy')).total).toBe(MAX_COUNTED)
    expect((await read('origin=Origin 8')).total).toBe(8)
    expect((await read('orderby=price')).total).toBe(all.filter(published).length)
  })
})

/** By the first column of an index after the status, with the next one if both could be an order. */
const keys: readonly (readonly [name: string, key: RegExp])[] = [
  ['order by origin', /(fold|lower)\(/i],
  ['order by price', /coalesce.*price/i],
  ['rating', /rating/],
  ...['origin', 'kind', 'price', 'since', 'vegan'].map((name) => [name, new RegExp(name)] as const),
  ['date', /^date_gmt/],
]

/** The indexes of own fields that the database reads for a list: that of the page, and then that of the count. */
async function indexesOf(query: string): Promise<string[]> {
  const statements = await statementsDuring(() => read(query))
  const page = statements.find((text) => text.includes('list_total')) ?? ''
  const definitions = await indexDefinitions()
  const plan = await planOf(page)
  return Array.from(plan.matchAll(/content_field_[0-9a-f]+/g), ([name]) => {
    const columns = (definitions.get(name) ?? '').replace(/^.*?\(+status.*?\)*, \(*/s, '')
    return keys.find(([, key]) => key.test(columns.split(/, date_gmt|, id/)[0] ?? ''))?.[0] ?? columns
  })
}

async function indexDefinitions(): Promise<Map<string, string>> {
  const { rows } = isPostgres
    ? await sql<{ name: string; text: string }>`select indexname as name, indexdef as text from pg_indexes`.execute(server.context.db)
    : await sql<{ name: string; text: string }>`select name, sql as text from sqlite_master where type = 'index'`.execute(server.context.db)
  return new Map(rows.map(({ name, text }) => [name, text?.replaceAll('"', '')]))
}

/** PostgreSQL reads so few items as a whole, or sorts them, if it can: without that, its plan shows which index it has. */
async function planOf(text: string): Promise<string> {
  if (isPostgres)
    return server.context.db.transaction().execute(async (inside) => {
      for (const way of ['seqscan', 'bitmapscan', 'sort', 'incremental_sort'])
        await sql.raw(`set local enable_${way} = off`).execute(inside)
      const { rows } = await inside.executeQuery<{ 'QUERY PLAN': string }>(CompiledQuery.raw(`explain (generic_plan) ${text}`, []))
      return rows.map((row) => row['QUERY PLAN']).join('\n')
    })
  const parameters = text.match(/\?/g)?.map(() => 1) ?? []
  const { rows } = await server.context.db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${text}`, parameters))
  return rows.map(({ detail }) => detail).join('\n')
}

it.each(['price_min=300', 'kind=easy&rating_min=2', 'orderby=price'])(
  'a cached response of ?%s depends on items of its type alone',
  async (query) => {
    const lists = (await statementsDuring(() => read(query))).filter((text) => /from content\b/.test(text))
    expect(lists).not.toHaveLength(0)
    for (const text of lists) expect(new Set(statementScopes(text, ['content'])([]))).toEqual(new Set(['content:dish']))
  },
)

describe('the plan of the database', () => {
  it.each([
    ['origin=Origin 8', ['origin', 'origin']],
    ['kind=easy,hard', ['kind', 'kind', 'kind', 'kind']],
    ['price_min=1590', ['price', 'price']],
    ['price_min=300', ['date', 'price']],
    ['price_min=300&rating_min=2', ['date', 'rating']],
    ['kind=easy&price_min=1590', ['price', 'price']],
    ['orderby=price&order=asc', ['order by price']],
    ['orderby=origin', ['order by origin']],
    ['orderby=price&price_min=300', ['order by price', 'order by price']],
    ['orderby=price&kind=easy', ['order by price', 'kind']],
    ['orderby=price&origin=Origin 8', ['origin', 'origin']],
    ['orderby=title&origin=Origin 8', ['origin', 'origin']],
  ])('reads ?%s in the index by %j', async (query, expected) => {
    expect((await indexesOf(query)).toSorted()).toEqual(expected.toSorted())
  })
})
