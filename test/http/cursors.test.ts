// Cursors: every list of the contract gives by cursor what it gives by page, in all its orders and with all its filters.
import { beforeAll, describe, expect, it } from '@jest/globals'
import { allOperations, routeOf, resolveRef } from '../support/contract.ts'
import type { Operation, Parameter } from '../support/contract.ts'
import { addMockContent } from '#server/mock/index.ts'
import { addPassword, roles } from '../support/accounts.ts'
import { exampleRequests } from '../support/example-requests.ts'
import { newWord } from '../support/posts.ts'
import { sampleOf } from '../support/sampling.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'

/** Most of the site of the mock server, which has more than one page of most things. */
const server = await sharedServer(shareableDatabase(), {}, async (context) => {
  await addMockContent(context)
  const accounts = roles.map(async (role) => {
    const login = role === 'administrator' ? 'admin' : role
    const { id } = await context.db.selectFrom('users').select('id').where('login', '=', login).executeTakeFirstOrThrow()
    const { password } = await addPassword(context, id)
    return { role, id, login, password }
  })
  return Promise.all(accounts)
})
const administrator: Record<string, string> = { Authorization: server.authorization.administrator }
const anonymous: Record<string, string> = {}

type Query = Record<string, string | number>

interface Item {
  id: number | string
  /** The ID of a template. */
  cms_id?: number
  subtype?: string
}

interface Page {
  keys: string[]
  next: string | undefined
  total: number
}

async function read(path: string, query: Query, headers: Record<string, string> = administrator): Promise<Page> {
  const response = await fetch(`${server.restRoot}${path}?${new URLSearchParams(query as Record<string, string>).toString()}`, { headers })
  const body = (await response.json()) as object
  if (response.status !== 200) throw new Error(`${response.url}: ${JSON.stringify(body)}`)
  const items = (Array.isArray(body) ? body : Object.values(body).find(Array.isArray)) as Item[]
  const header = (name: string): string | undefined =>
    response.headers.get(`X-CMS-${name}`) ?? response.headers.get(`X-CAL-${name}`) ?? undefined
  const next = header('NextCursor')
  expect(response.headers.get('Link') ?? '').toContain(next ?? '')
  if (!Array.isArray(body) && query['cursor'] !== undefined && !query['_fields']) expect(body).toMatchObject({ next_cursor: next ?? null })
  return { keys: items.map(({ id, cms_id = id, subtype = '' }) => `${subtype} ${cms_id}`), next, total: Number(header('Total')) }
}

/** The pages of a walk. `between` is called after each of them. */
async function walk(path: string, query: Query, headers = administrator, between?: (page: Page) => Promise<unknown>): Promise<Page[]> {
  const pages: Page[] = []
  for (let cursor: string | undefined = 'start'; cursor !== undefined; cursor = pages.at(-1)?.next) {
    const page = await read(path, { ...query, cursor }, headers)
    pages.push(page)
    await between?.(page)
  }
  return pages
}

const keysOf = (pages: readonly Page[]): string[] => pages.flatMap(({ keys }) => keys)

/** All items by number. */
async function listed(path: string, query: Query, headers = administrator): Promise<string[]> {
  const found: string[] = []
  for (let page = 1; ; page++) {
    const { keys, total } = await read(path, { ...query, per_page: 50, page }, headers)
    found.push(...keys)
    if (page * 50 >= total) return found
  }
}

/** By default, a page is large enough for five of them to contain the list. */
async function expectSame(path: string, query: Query, size?: number, headers = administrator): Promise<void> {
  const byNumber = await listed(path, query, headers)
  const per_page = size ?? Math.max(3, Math.ceil(byNumber.length / 5))
  const pages = await walk(path, { ...query, per_page }, headers)
  expect([query, keysOf(pages)]).toEqual([query, byNumber])
  expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([byNumber.length]))
  expect(pages.slice(0, -1).every(({ keys }) => keys.length === per_page)).toBe(true)
}

const lists = allOperations()
  .map((operation) => ({ id: operation.id, operation, parameters: queryOf(operation) }))
  .filter(({ parameters }) => parameters.some(({ name }) => name === 'cursor'))

function queryOf({ document, operation }: Operation): Parameter[] {
  return (operation.parameters ?? []).map((one) => resolveRef(document, one)).filter((one) => one.in === 'query')
}

/** What a walk fixes itself, and what does not change which items there are. */
const others = ['cursor', 'page', 'per_page', 'offset', '_fields', '_embed', 'order', 'orderby', 'context']

const parents: Record<string, number | string> = {}

function pathOf(operation: Operation): string {
  return routeOf(operation).replace(/\{(parent|font_family_id)\}/, String(parents[operation.path] ?? ''))
}

async function written(path: string, body: object): Promise<{ id: number | string }> {
  const response = await fetch(server.restRoot + path, {
    method: 'POST',
    headers: { ...administrator, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  const item = (await response.json()) as { id: number | string }
  if (!response.ok) throw new Error(`${path}: ${JSON.stringify(item)}`)
  return item
}

/** What the lists with a parent are of, with several items. */
async function addParents(): Promise<void> {
  for (const kind of ['posts', 'pages', 'events', 'venues', 'organizers', 'blocks', 'navigation', 'template-parts', 'templates']) {
    const isTemplate = kind.startsWith('template')
    const { id } = isTemplate
      ? { id: kind === 'templates' ? 'default//index' : 'default//header' }
      : await written(`/cms/v2/${kind}`, { title: 'The first', content: '<p>1</p>', status: 'publish' })
    for (const number of [2, 3, 4, 5])
      await written(`/cms/v2/${kind}/${id}`, { title: number % 2 ? 'odd' : 'Even', content: `<p>${number} words</p>` })
    parents[`/${kind}/{parent}/revisions`] = id
  }
  const theme = (await (await fetch(`${server.restRoot}/cms/v2/themes`, { headers: administrator })).json()) as {
    _links: { 'cms:user-global-styles': { href: string }[] }
  }[]
  const styles = theme[0]?._links['cms:user-global-styles'][0]?.href.split('/').at(-1) ?? ''
  for (const number of [1, 2, 3]) await written(`/cms/v2/global-styles/${styles}`, { styles: { color: { text: `#00000${number}` } } })
  parents['/global-styles/{parent}/revisions'] = styles
  await addFonts()
  await written('/cal/events/v1/categories', { name: 'Ferries' })
  const { id: subscription } = await written('/hooks/v1/subscriptions', {
    url: 'https://example.org/1',
    events: ['content.published'],
    paused: true,
  })
  await written('/hooks/v1/subscriptions', { url: 'https://example.org/2', events: ['content.published'], paused: true })
  for (let number = 0; number < 4; number++) await written(`/hooks/v1/subscriptions/${subscription}/deliveries`, {})
  parents['/subscriptions/{parent}/deliveries'] = subscription
}

async function addFonts(): Promise<void> {
  for (const name of ['Fog', 'Salt', 'Mole']) {
    const font_family_settings = { name, slug: name, fontFamily: name }
    const { id } = await written('/cms/v2/font-families', { font_family_settings })
    parents['/font-families/{font_family_id}/font-faces'] = id
  }
  for (const fontWeight of ['300', '400', '500', '700']) {
    const font_face_settings = { fontFamily: 'Mole', fontWeight, src: `${server.baseUrl}/mole-${fontWeight}.woff2` }
    await written(`/cms/v2/font-families/${parents['/font-families/{font_family_id}/font-faces']}/font-faces`, { font_face_settings })
  }
}

/** Many items that are equal in what they are sorted by. */
async function addTies(): Promise<void> {
  const { db } = server.context
  const third = (date: 'date_gmt' | 'modified_gmt') =>
    db
      .updateTable('content')
      .set({ [date]: '2026-01-02T03:04:05' })
      .where((eb) => eb(eb('id', '%', 3), '=', 0))
  await third('date_gmt').where('type', 'not in', ['revision']).execute()
  await third('modified_gmt').execute()
  await db
    .updateTable('content')
    .set({ title: 'The same' })
    .where((eb) => eb(eb('id', '%', 4), '=', 0))
    .execute()
  await db
    .updateTable('content')
    .set({ status: 'draft' })
    .where((eb) => eb(eb('id', '%', 11), '=', 0))
    .where('type', 'in', ['post', 'page', 'event'])
    .execute()
  await db
    .updateTable('content')
    .set({ sticky: 1 })
    .where((eb) => eb(eb('id', '%', 17), '=', 0))
    .where('type', '=', 'post')
    .execute()
}

/** Two of three posts and events: the others are several pages of each size, too. The content of the demo, which examples name, is the oldest. */
async function removeMost(): Promise<void> {
  const newest = (type: string) =>
    server.context.db.selectFrom('content').select('id').where('type', '=', type).orderBy('id', 'desc').limit(100).execute()
  const paths = { post: '/cms/v2/posts', event: '/cal/events/v1/events' }
  for (const [type, path] of Object.entries(paths))
    for (const [index, { id }] of (await newest(type)).entries())
      if (index % 3) await fetch(`${server.restRoot}${path}/${id}?force=true`, { method: 'DELETE', headers: administrator })
}

beforeAll(async () => {
  await removeMost()
  await addParents()
  await addTies()
}, 120_000)

describe.each(lists)('$id by cursor', ({ operation, parameters }) => {
  const orderby = parameters.find(({ name }) => name === 'orderby')?.schema?.enum as string[] | undefined
  const hasOrder = parameters.some(({ name }) => name === 'order')
  const orders = (orderby ?? ['']).flatMap((by) => (hasOrder ? ['asc', 'desc'] : ['']).map((order) => ({ by, order })))

  // An odd step takes orders in both directions.
  it.each(sampleOf(orders, 3))(
    'has the order $by $order',
    async ({ by, order }) => {
      const path = pathOf(operation)
      const query: Query = {
        ...(by && { orderby: by }),
        ...(order && { order }),
        ...(by === 'relevance' && { search: 'e' }),
        ...(parameters.some(({ name }) => name === 'status') &&
          operation.name === 'cms-v2' &&
          !path.includes('media') && { status: 'any' }),
      }
      if (by === 'include')
        query['include'] = (await listed(path, {}))
          .toReversed()
          .filter((_key, index) => index % 2)
          .map((key) => key.trim())
          .slice(0, 40)
          .join()
      if (by === 'include_slugs') query['slug'] = 'fog,harbour-log-salt,evening-on-the-mole,ferries,music'
      await expectSame(path, query, 7)
    },
    60_000,
  )

  it('has as many items on a page as requested', async () => {
    for (const size of [1, 50]) await expectSame(pathOf(operation), {}, size)
  }, 60_000)

  it('has what the filters leave', async () => {
    const filters = exampleRequests(operation).filter(({ title }) => !others.includes(title))
    for (const { query } of sampleOf(filters, 3)) {
      const given = Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
      await expectSame(pathOf(operation), given)
    }
  }, 60_000)
})

describe('a walk', () => {
  const kinds: { path: string; query: Query; change: object; make: object }[] = [
    { path: '/cms/v2/posts', query: {}, change: { title: 'AAA' }, make: { title: 'New', status: 'publish', date: '2026-01-02T03:04:05' } },
    {
      path: '/cms/v2/posts',
      query: { orderby: 'title', order: 'asc' },
      change: { title: 'aaa' },
      make: { title: 'The same', status: 'publish' },
    },
    {
      path: '/cms/v2/posts',
      query: { orderby: 'modified', order: 'desc' },
      change: { title: 'bbb' },
      make: { title: 'New', status: 'publish' },
    },
    {
      path: '/cms/v2/posts',
      query: { search: 'e', orderby: 'relevance' },
      change: { title: 'e' },
      make: { title: 'e', status: 'publish' },
    },
    {
      path: '/cms/v2/pages',
      query: { orderby: 'menu_order', order: 'asc' },
      change: { menu_order: -1 },
      make: { title: 'New', status: 'publish', menu_order: -2 },
    },
    { path: '/cms/v2/categories', query: {}, change: {}, make: {} },
    { path: '/cms/v2/categories', query: { orderby: 'count', order: 'desc' }, change: {}, make: {} },
    {
      path: '/cal/events/v1/events',
      query: { start_date: '2020-01-01' },
      change: { start_date: '2020-02-01 10:00:00', end_date: '2020-02-01 11:00:00' },
      make: { title: 'New', status: 'publish', start_date: '2020-01-02 10:00:00', end_date: '2020-01-02 11:00:00' },
    },
    {
      path: '/cal/events/v1/events',
      query: { search: 'a', start_date: '2020-01-01' },
      change: { title: 'a' },
      make: { title: 'a', status: 'publish', start_date: '2020-01-02 10:00:00', end_date: '2020-01-02 11:00:00' },
    },
    { path: '/cal/events/v1/venues', query: {}, change: { venue: 'A' }, make: { venue: 'New', status: 'publish' } },
    { path: '/cal/events/v1/tags', query: {}, change: {}, make: {} },
  ]

  it.each(kinds)(
    'of $path by $query neither repeats nor skips items while others are written',
    async ({ path, query, change, make }) => {
      const before = await listed(path, query)
      const touched: string[] = []
      let turn = 0
      const pages = await walk(path, { ...query, per_page: 4 }, administrator, async ({ keys }) => {
        turn++
        const last = keys.at(-1)?.trim()
        const isTerm = /categories|tags/.test(path)
        const made = await written(path, isTerm ? { name: `A ${newWord()}` } : make)
        touched.push(` ${made.id}`)
        if (turn > 4 || last === undefined) return
        if (turn % 2) touched.push(` ${(await written(`${path}/${last}`, isTerm ? { name: `A ${newWord()}` } : change)).id}`)
        else {
          const removed = await fetch(`${server.restRoot}${path}/${last}?force=true`, { method: 'DELETE', headers: administrator })
          expect([200, 403]).toContain(removed.status)
        }
      })
      const walked = keysOf(pages)
      const kept = (keys: readonly string[]): string[] => keys.filter((key) => !touched.includes(key))
      expect(kept(walked)).toEqual(kept(before))
    },
    60_000,
  )

  it('shows callers only what they may see', async () => {
    const drafts = await listed('/cms/v2/posts', { status: 'draft' })
    expect(drafts.length).toBeGreaterThan(0)
    for (const path of ['/cms/v2/posts', '/cms/v2/pages', '/cal/events/v1/events', '/cms/v2/users', '/cms/v2/search'])
      await expectSame(path, {}, 5, anonymous)
    const { next = '' } = await read('/cms/v2/posts', { cursor: 'start', per_page: 3 })
    const { keys } = await read('/cms/v2/posts', { cursor: next, per_page: 100 }, anonymous)
    expect(keys.filter((key) => drafts.includes(key))).toEqual([])
  })

  it('goes on in another process', async () => {
    const { next = '' } = await read('/cms/v2/posts', { cursor: 'start', per_page: 3 })
    const [first = '', ...rest] = (await read('/cms/v2/posts', { cursor: next, per_page: 3 })).keys
    const second = await startSecond(server)
    try {
      const response = await fetch(`${second.restRoot}/cms/v2/posts?cursor=${next}&per_page=3`, { headers: administrator })
      expect(((await response.json()) as Item[]).map(({ id }) => ` ${id}`)).toEqual([first, ...rest])
    } finally {
      await second.close()
    }
  })

  it('follows the links in headers and envelopes', async () => {
    for (const path of ['/cms/v2/tags', '/cal/events/v1/events']) {
      const found: number[] = []
      let url: string | undefined = `${server.restRoot}${path}?cursor=start&per_page=7`
      while (url !== undefined) {
        const response: Response = await fetch(url)
        const body = (await response.json()) as Item[] | { events: Item[]; next_rest_url: string | null }
        const link = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
        if (!Array.isArray(body)) expect(body.next_rest_url).toBe(link ?? null)
        found.push(...(Array.isArray(body) ? body : body.events).map(({ id }) => Number(id)))
        url = link
      }
      expect(found.map((id) => ` ${id}`)).toEqual(await listed(path, {}, anonymous))
    }
  })
})

describe('a cursor', () => {
  const failure = async (query: string): Promise<string> => {
    const response = await fetch(`${server.restRoot}/cms/v2/posts?${query}`)
    const { code, message } = (await response.json()) as { code: string; message: string }
    expect([response.status, code]).toEqual([400, 'rest_invalid_param'])
    return message
  }

  it('belongs to the filters and the order of its list', async () => {
    const { next = '' } = await read('/cms/v2/posts', { cursor: 'start', per_page: 2 }, anonymous)
    for (const query of ['order=asc', 'orderby=title', 'search=e', 'categories=2', 'exclude=1'])
      expect(await failure(`cursor=${next}&${query}`)).toBe(
        'Invalid parameter: cursor belongs to another list. Send the same filters and the same order with each page, or begin with cursor=start.',
      )
    const response = await fetch(`${server.restRoot}/cms/v2/pages?cursor=${next}`)
    expect(response.status).toBe(400)
    const { keys } = await read('/cms/v2/posts', { cursor: next, per_page: 5, _fields: 'id', order: 'desc', _: 1 }, anonymous)
    expect(keys).toHaveLength(5)
  })

  it('excludes page and offset', async () => {
    for (const other of ['page=1', 'offset=0'])
      expect(await failure(`cursor=start&${other}`)).toBe(
        'Invalid parameter: cursor must not be combined with page or offset. Omit them, or omit cursor.',
      )
  })

  it('is refused if the service has not written it', async () => {
    const { next = '' } = await read('/cms/v2/posts', { cursor: 'start', per_page: 2 }, anonymous)
    const text = Buffer.from(JSON.stringify([1, 'x', 3, "' or 1=1 --", { a: 1 }])).toString('base64url')
    const hostile = [
      '1',
      'START',
      `${next}A`,
      next.slice(0, -1),
      `${next.startsWith('A') ? 'B' : 'A'}${next.slice(1)}`,
      next.slice(0, 16) + text,
      '%27;drop%20table%20content',
      '[]',
      '{"a":1}',
      'x'.repeat(9_000),
    ]
    for (const cursor of hostile)
      expect([cursor, await failure(`cursor=${encodeURIComponent(decodeURIComponent(cursor))}`)]).toEqual([
        cursor,
        'Invalid parameter: cursor must be "start", or the next cursor of an earlier response.',
      ])
    for (const query of [`cursor=${'x'.repeat(10_001)}`, 'cursor=']) await failure(query)
  })

  it('is missing where no items follow, and without a walk', async () => {
    const { total } = await read('/cms/v2/tags', { per_page: 1 })
    expect((await read('/cms/v2/tags', { cursor: 'start', per_page: total })).next).toBeUndefined()
    expect((await read('/cms/v2/tags', { cursor: 'start', per_page: total - 1 })).next).toBeDefined()
    expect((await read('/cms/v2/tags', { per_page: 1 })).next).toBeUndefined()
    expect(await read('/cms/v2/posts', { cursor: 'start', search: 'nothingofthekind' })).toEqual({ keys: [], next: undefined, total: 0 })
  })

  it('changes the entity tag of a page that becomes the last one', async () => {
    const ids: (number | string)[] = []
    for (const title of ['1', '2', '3']) ids.push((await written('/cms/v2/posts', { title, status: 'publish' })).id)
    const query = { include: ids.join(), orderby: 'id', order: 'asc', per_page: 1 }
    const { next = '' } = await read('/cms/v2/posts', { ...query, cursor: 'start' })
    const tagged = async (): Promise<[string | null, boolean]> => {
      const { headers } = await fetch(
        `${server.restRoot}/cms/v2/posts?${new URLSearchParams({ ...query, per_page: '1', cursor: next }).toString()}`,
      )
      return [headers.get('ETag'), headers.has('X-CMS-NextCursor')]
    }
    const [before, hasNext] = await tagged()
    await fetch(`${server.restRoot}/cms/v2/posts/${ids[2]}?force=true`, { method: 'DELETE', headers: administrator })
    const [after, stillHasNext] = await tagged()
    expect([hasNext, stillHasNext]).toEqual([true, false])
    expect(after).not.toBe(before)
  })

  it('is in a 304 if only it and the total have changed, so that caches update what they keep', async () => {
    const word = newWord()
    for (const name of ['a', 'b']) await written('/cms/v2/tags', { name: `${word} ${name}` })
    const url = `${server.restRoot}/cms/v2/tags?search=${word}&per_page=1&cursor=start`
    const before = (await fetch(url)).headers
    await written('/cms/v2/tags', { name: `${word} c` })
    const { status, headers } = await fetch(url, { headers: { 'If-None-Match': before.get('ETag') ?? '' } })
    expect([status, headers.get('X-CMS-Total'), before.get('X-CMS-Total')]).toEqual([304, '3', '2'])
    const next = headers.get('X-CMS-NextCursor') ?? ''
    expect(next).not.toBe(before.get('X-CMS-NextCursor'))
    expect(headers.get('Link')).toContain(next)
    expect((await read('/cms/v2/tags', { search: word, per_page: 1, cursor: next })).total).toBe(3)
  })
})
