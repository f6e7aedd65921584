// Own fields of every kind of item: the same is true of each, whatever table and namespace it is in.
import { describe, expect, it } from '@jest/globals'
import { CompiledQuery, sql } from 'kysely'
import type { Role } from '../support/accounts.ts'
import { isPostgres } from '../support/database.ts'
import { declaredCalls } from '../support/declared-calls.ts'
import type { Called } from '../support/declared-calls.ts'
import { declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { statementsDuring } from '../support/statements.ts'

const fields = `
fields:
  size: { type: integer, minimum: 1, default: 3, x-filter: [equals, range], x-order: true }
  mood: { type: string, enum: [calm, wild], x-filter: [in] }
  code: { type: string, maxLength: 40, x-filter: [equals, contains], x-order: true }
  hints: { type: array, items: { type: string, format: html }, x-filter: [contains] }
  secret: { type: string, x-context: [edit], x-filter: [equals], x-order: true }
  ready: { type: boolean, x-filter: [equals] }
  shown: { type: string, x-context: [view], x-filter: [equals] }
`
const initial = { size: 3, mood: null, code: null, hints: null, secret: null, ready: null }
const { secret: _secret, ...others } = initial
const publicInitial = { ...others, shown: null }

const site = declaredSite({
  ...Object.fromEntries(
    ['page', 'media', 'category', 'post_tag', 'event_category', 'user', 'event', 'venue', 'organizer', 'block', 'mood'].map((name) => [
      `fields/${name}.yaml`,
      fields,
    ]),
  ),
  'taxonomies/cuisine.yaml': `name: cuisine\nroute: cuisines\nlabels: { singular: Cuisine, plural: Cuisines }\nhierarchical: true${fields}`,
  'taxonomies/mood.yaml': `name: mood\nroute: moods\nlabels: { singular: Mood, plural: Moods }`,
})

const server = await sharedServer({ SITE_DIR: site, VALIDATE_RESPONSES: 'on' })
const { call } = declaredCalls(server, '')

interface Item {
  id: number
  meta: Record<string, unknown>
  [field: string]: unknown
}

/** A kind of item: the route of its list, and the fields of a new item beside `meta`. */
interface Kind {
  path: string
  input: () => object
  /** What `meta` has beside own fields. */
  meta?: object
  edited?: object
  /** A role that may write some items, but no unsafe markup. */
  author?: Role
  isPublic?: boolean
  ordersHidden?: boolean
}

const titled = () => ({ title: newWord(), status: 'publish' })
const named = () => ({ name: newWord() })
const file = () => ({ ...titled(), file: 'aGVsbG8=', filename: `${newWord()}.txt` })
const account = () => ({ username: newWord(), email: `${newWord()}@example.org`, password: 'Correct horse 7 battery', roles: ['author'] })
const footnotes = { footnotes: '' }

const kinds: Record<string, Kind> = {
  page: { path: '/cms/v2/pages', input: titled, meta: footnotes },
  media: { path: '/cms/v2/media', input: file, author: 'author' },
  category: { path: '/cms/v2/categories', input: named },
  post_tag: { path: '/cms/v2/tags', input: named, author: 'author' },
  event_category: { path: '/cms/v2/event_categories', input: named },
  'an own taxonomy': { path: '/cms/v2/cuisines', input: named },
  'an own taxonomy with a file of its own': { path: '/cms/v2/moods', input: named, author: 'author' },
  user: { path: '/cms/v2/users', input: account, edited: { persisted_preferences: {} } },
  event: { path: '/cms/v2/events', input: titled, meta: footnotes, author: 'author' },
  venue: { path: '/cms/v2/venues', input: titled, meta: footnotes, author: 'author' },
  organizer: { path: '/cms/v2/organizers', input: titled, meta: footnotes, author: 'author' },
}

describe.each(Object.entries(kinds))('own fields of %s', (_name, { path, input, meta: others = {}, edited = {}, author }) => {
  const make = async (meta: object | undefined, role: Role = 'administrator'): Promise<Item> => {
    const { status, body } = await call<Item>('POST', path, { ...input(), ...(meta && { meta }) }, role)
    expect([status, body]).toEqual([201, expect.anything()])
    return body
  }
  const refused = async (method: string, at: string, body?: object): Promise<string> => {
    const found = await call<{ message: string }>(method, at, body)
    expect(found.status).toBe(400)
    return found.body.message
  }
  const list = async (query: string): Promise<Item[]> => {
    const { status, body } = await call<Item[]>('GET', `${path}?per_page=100&${query}`)
    expect([status, body]).toEqual([200, expect.any(Array)])
    return body
  }

  it('are in the contexts that they name, and are null or the default without a value', async () => {
    const { id, meta } = await make(undefined)
    expect(meta).toEqual({ ...others, ...edited, ...initial })
    expect((await call<Item>('GET', `${path}/${id}`)).body.meta).toEqual({ ...others, ...publicInitial })
    expect((await call<Item>('GET', `${path}/${id}?context=edit`)).body.meta).toEqual({ ...others, ...edited, ...initial })
    expect((await call<Item>('GET', `${path}/${id}?context=embed`)).body).not.toHaveProperty('meta')
    expect((await call('GET', `${path}/${id}?_fields=meta.size`)).body).toEqual({ meta: { size: 3 } })
  })

  it('keep the values that a request does not name, and are reset by null', async () => {
    const { id } = await make({ size: 7, mood: 'calm', secret: 'x' })
    const { body } = await call<Item>('PATCH', `${path}/${id}`, { meta: { size: null, ready: false } })
    expect(body.meta).toMatchObject({ size: 3, mood: 'calm', secret: 'x', ready: false })
    const { body: unchanged } = await call<Item>('PATCH', `${path}/${id}`, { description: 'x' })
    expect(unchanged.meta).toEqual(body.meta)
  })

  it('reject values that do not match, and names that are not declared', async () => {
    const send = (meta: unknown) => refused('POST', path, { ...input(), meta })
    expect(await send({ size: 0 })).toBe('Invalid parameter: meta (size) must be at least 1.')
    expect(await send({ mood: 'grim' })).toMatch(/meta \(mood\) must be one of calm, wild/)
    expect(await send({ taste: 1 })).toMatch(/taste/)
    expect(await send(JSON.parse('{"__proto__": 1}'))).toMatch(/__proto__/)
  })

  if (author)
    it('make markup safe for users without unfiltered_html', async () => {
      const { meta } = await make({ hints: ['Mind <script>alert(1)</script><b>the gap</b>'] }, author)
      expect(meta['hints']).toEqual(['Mind alert(1)<b>the gap</b>'])
    })

  it('filter lists', async () => {
    const word = newWord()
    const small = await make({ size: 2, mood: 'wild', code: `${word} A`, hints: [word], ready: true })
    const large = await make({ size: 90, mood: 'calm', code: `${word} b`, ready: false })
    const usual = await make({ code: word })
    const found = async (query: string) => (await list(`code_contains=${word}&${query}`)).map(({ id }) => id).toSorted((a, b) => a - b)
    expect(await found('')).toEqual([small.id, large.id, usual.id])
    expect(await found('size=3')).toEqual([usual.id])
    expect(await found('size_min=3&size_max=90')).toEqual([large.id, usual.id])
    expect(await found('mood=calm,wild')).toEqual([small.id, large.id])
    expect(await found('ready=false')).toEqual([large.id])
    expect(await found(`hints_contains=${word}`)).toEqual([small.id])
    expect(await found(`code=${word}%20A`)).toEqual([small.id])
    expect(await refused('GET', `${path}?mood=grim`)).toMatch(/must be one of calm, wild/)
  })

  it('sort lists, page by page and with cursors', async () => {
    const word = newWord()
    for (const [size, code] of [
      [9, 'b'],
      [1, 'A'],
      [undefined, 'd'],
      [9, 'C'],
    ] as const)
      await make({ size, code: `${code}${word}`, hints: [word] })
    const all = async (query: string) => (await list(`hints_contains=${word}&${query}`)).map(({ meta }) => meta)
    expect((await all('orderby=size&order=asc')).map(({ size }) => size)).toEqual([1, 3, 9, 9])
    expect((await all('orderby=code&order=desc')).map(({ code }) => String(code).charAt(0))).toEqual(['d', 'C', 'b', 'A'])
    expect((await all('orderby=code&order=asc&per_page=2&page=2')).map(({ code }) => String(code).charAt(0))).toEqual(['C', 'd'])
    const order = 'orderby=size&order=desc'
    const walked: number[] = []
    for (let cursor: string | null = 'start'; cursor;) {
      const { body, headers }: Called<Item[]> = await call<Item[]>(
        'GET',
        `${path}?hints_contains=${word}&${order}&per_page=1&cursor=${cursor}`,
      )
      walked.push(...body.map(({ id }) => id))
      cursor = headers.get('X-CMS-NextCursor')
    }
    expect(walked).toEqual((await list(`hints_contains=${word}&${order}`)).map(({ id }) => id))
  })

  it('that only editors see neither filter nor sort the lists of others', async () => {
    const secret = newWord()
    const { id } = await make({ secret })
    expect(await refused('GET', `${path}?secret=${secret}`)).toMatch(/secret names a field that only editors see/)
    expect(await refused('GET', `${path}?orderby=secret`)).toMatch(/orderby names a field that only editors see/)
    expect((await list(`context=edit&secret=${secret}`)).map((item) => item.id)).toEqual([id])
    expect((await list('context=edit&orderby=secret&order=desc')).length).toBeGreaterThan(0)
    const shown = newWord()
    const other = await make({ shown })
    for (const context of ['view', 'edit', 'embed'])
      expect((await list(`context=${context}&shown=${shown}`)).map((item) => item.id)).toEqual([other.id])
  })

  it('are part of the entity tag, of batches and of the feed of changes', async () => {
    const { id } = await make({ size: 4 })
    const at = `${path}/${id}`
    const before = (await call('GET', `${at}?context=edit`)).headers.get('ETag') ?? ''
    const { cursor } = (await call<{ cursor: string }>('GET', '/hooks/v1/changes')).body
    const { body } = await call<{ responses: { status: number }[] }>('POST', '/batch/v1', {
      requests: [{ method: 'PATCH', path: at, body: { meta: { size: 5 } } }],
    })
    expect(body.responses).toEqual([expect.objectContaining({ status: 200 })])
    expect((await call<Item>('GET', at)).body.meta).toMatchObject({ size: 5 })
    expect((await call('GET', `${at}?context=edit`, undefined, 'administrator', { 'If-None-Match': before })).status).toBe(200)
    const stale = await call('PATCH', at, { meta: { size: 6 } }, 'administrator', { 'If-Match': before })
    expect(stale.status).toBe(412)
    const feed = await call<{ changes: object[] }>('GET', `/hooks/v1/changes?since=${cursor}`)
    expect(feed.body.changes).toEqual([expect.objectContaining({ action: 'updated', id })])
  })
})

const event = () => ({ title: newWord(), start_date: '2031-05-01 10:00:00', end_date: '2031-05-01 11:00:00', status: 'publish' })

/** The kinds of the calendar: the path of the same items in the site content, a new item, and the query of a list that has it. */
const calendarKinds = [
  ['events', '/cms/v2/events', event, 'start_date=2031-01-01'],
  ['venues', '/cms/v2/venues', () => ({ venue: newWord(), status: 'publish' }), ''],
  ['organizers', '/cms/v2/organizers', () => ({ organizer: newWord(), status: 'publish' }), ''],
  ['categories', '/cms/v2/event_categories', named, 'hide_empty=false'],
  ['tags', '/cms/v2/tags', named, 'hide_empty=false'],
] as const

describe.each(calendarKinds)('own fields of %s of the calendar', (plural, inSite, input, all) => {
  const path = `/cal/events/v1/${plural}`

  it('are the same as in the site content, without those that only editors see', async () => {
    const made = await call<Item>('POST', path, { ...input(), meta: { size: 8, secret: 'x', hints: ['y'] } })
    expect([made.status, made.body.meta]).toEqual([201, { ...publicInitial, size: 8, hints: ['y'] }])
    const { id } = made.body
    expect((await call<Item>('GET', `${inSite}/${id}?context=edit`)).body.meta).toMatchObject({ size: 8, secret: 'x' })
    await call('PATCH', `${inSite}/${id}`, { meta: { size: 9 } })
    expect((await call<Item>('GET', `${path}/${id}`)).body.meta).toMatchObject({ size: 9 })
    const refused = await call<{ message: string }>('PATCH', `${path}/${id}`, { meta: { taste: 1 } })
    expect([refused.status, refused.body.message]).toEqual([400, expect.stringContaining('taste')])
  })

  it('filter lists, whose URLs repeat the filters', async () => {
    const code = newWord()
    const { body } = await call<Item>('POST', path, { ...input(), meta: { code, mood: 'calm' } })
    await call('POST', path, { ...input(), meta: { code: newWord() } })
    const found = await call<Record<string, unknown> & { rest_url: string }>('GET', `${path}?code=${code}&mood=calm,wild&${all}`)
    expect(found.body[plural]).toEqual([expect.objectContaining({ id: body.id })])
    expect(found.body.rest_url).toContain('mood=calm,wild')
    expect(found.body.rest_url).toContain(`code=${code}`)
    expect((await call('GET', `${path}?secret=x`)).status).toBe(400)
  })

  it('sort lists, page by page and with cursors', async () => {
    const word = newWord()
    const ids: number[] = []
    for (const [size, code] of [
      [9, 'b'],
      [1, 'A'],
      [undefined, 'd'],
      [9, 'C'],
    ] as const)
      ids.push((await call('POST', path, { ...input(), meta: { size, code: `${code}${word}`, hints: [word] } })).body.id)
    const page = async (query: string) => {
      const { status, body } = await call<Listing>('GET', `${path}?hints_contains=${word}&${all}&${query}`)
      expect([status, body]).toEqual([200, expect.anything()])
      return { ...body, ids: (body[plural] as Item[]).map(({ id }) => ids.indexOf(id)) }
    }
    expect((await page('orderby=code')).ids).toEqual([1, 0, 3, 2])
    expect((await page('orderby=code&order=desc')).ids).toEqual([2, 3, 0, 1])
    expect((await page('orderby=size&order=asc')).ids).toEqual([1, 2, 0, 3])
    const second = await page('orderby=code&order=desc&per_page=2&page=2')
    expect([second.ids, second.total]).toEqual([[0, 1], 4])
    const { body: first } = await call<Record<string, Item[]>>('GET', (second.previous_rest_url ?? '').replace(server.restRoot, ''))
    expect(first[plural]?.map(({ id }) => ids.indexOf(id))).toEqual([2, 3])
    const walked: number[] = []
    for (let cursor: string | null = 'start'; cursor;) {
      const next: Listing & { ids: number[] } = await page(`orderby=size&order=desc&per_page=1&cursor=${cursor}`)
      walked.push(...next.ids)
      cursor = next.next_cursor
    }
    expect(walked).toEqual([3, 0, 2, 1])
    for (const query of ['orderby=mood', 'orderby=secret', 'orderby=size&order=up'])
      expect([query, (await call('GET', `${path}?${query}`)).status]).toEqual([query, 400])
  })
})

interface Listing extends Record<string, unknown> {
  total: number
  previous_rest_url: string | null
  next_cursor: string | null
}

it('own fields of terms are in the events that have them', async () => {
  const [category, tag] = [
    await call('POST', '/cal/events/v1/categories', { name: newWord(), meta: { size: 41, secret: 'x' } }),
    await call('POST', '/cal/events/v1/tags', { name: newWord(), meta: { size: 42 } }),
  ]
  const { body } = await call<Record<string, Item[]>>('POST', '/cal/events/v1/events', {
    ...event(),
    categories: [category.body.id],
    tags: [tag.body.id],
  })
  expect(body['categories']?.map(({ meta }) => meta)).toEqual([{ ...publicInitial, size: 41 }])
  expect(body['tags']?.map(({ meta }) => meta)).toEqual([{ ...publicInitial, size: 42 }])
})

it.each(['pages', 'events', 'venues'])('own fields in autosaves of %s are known, and no others', async (plural) => {
  const { body } = await call<Item>('POST', `/cms/v2/${plural}`, titled())
  const save = (meta: object) => call('POST', `/cms/v2/${plural}/${body.id}/autosaves`, { title: newWord(), meta })
  expect((await save({ size: 4 })).status).toBe(200)
  expect((await save({ taste: 4 })).status).toBe(400)
})

it.each(['pages', 'events', 'blocks'])(
  'own fields of a draft of %s are saved with it when its author saves it automatically',
  async (plural) => {
    const { body } = await call<Item>('POST', `/cms/v2/${plural}`, { title: newWord(), meta: { size: 7, code: 'a' } })
    const texts = { title: newWord(), meta: { size: 8, footnotes: '[]' } }
    expect((await call('POST', `/cms/v2/${plural}/${body.id}/autosaves`, texts)).status).toBe(200)
    const saved = await call<Item>('GET', `/cms/v2/${plural}/${body.id}?context=edit`)
    expect(saved.body).toMatchObject({ title: { raw: texts.title }, meta: { size: 8, code: 'a', footnotes: '[]' } })
  },
)

it('own fields of a venue are written with an event that creates it', async () => {
  const make = (meta: object) =>
    call<{ venue: Item; message?: string }>('POST', '/cal/events/v1/events', { ...event(), venue: { venue: newWord(), meta } })
  expect((await make({ size: 6 })).body.venue.meta).toMatchObject({ size: 6 })
  expect((await make({ taste: 6 })).status).toBe(400)
})

it('the documents have the fields, also that of the calendar', async () => {
  const document = (await call<{ components: { schemas: Record<string, { required: string[] }> } }>('GET', '/cal/events/v1/doc')).body
  expect(document.components.schemas['Event']?.required).toContain('meta')
  expect(document.components.schemas).toHaveProperty('VenueFieldsInput')
  for (const name of ['EventCategory', 'EventTag']) expect(document.components.schemas[name]?.required).toContain('meta')
})

it('lists of the calendar that are sorted by own fields are read to the end with cursors alone', async () => {
  const large = await startServer({ SITE_DIR: site, LIST_COUNT_LIMIT: '100' })
  try {
    const { call: get } = declaredCalls(large, '/cal/events/v1')
    // As if there were as many items.
    const date = '2026-01-01T00:00:00'
    const row = {
      id: 5000,
      type: 'post',
      status: 'draft',
      slug: '',
      author: 1,
      date,
      date_gmt: date,
      modified: date,
      modified_gmt: date,
    } as const
    await large.context.db.insertInto('content').values(row).execute()
    for (const path of ['/events', '/venues', '/organizers']) {
      const deep = (query: string) => get<{ message: string }>('GET', `${path}?per_page=10&page=101&${query}`, undefined, 'anonymous')
      expect((await deep('orderby=code')).body.message).toContain('page must be at most 100 in this list')
      expect((await deep('')).body.message).not.toContain('must be at most')
    }
  } finally {
    await large.close()
  }
})

describe('own fields without response validation', () => {
  it('are as they were written last in cached responses', async () => {
    const cached = await startServer({ SITE_DIR: site })
    try {
      const { call: get } = declaredCalls(cached, '')
      for (const { path, input } of Object.values(kinds)) {
        const { body: made } = await get<Item>('POST', path, { ...input(), meta: { size: 31 } })
        // Only users who have published something are public.
        if (path === '/cms/v2/users') await get('POST', '/cms/v2/posts', { ...titled(), author: made.id })
        const read = async () => {
          const { body } = await get<Item>('GET', `${path}/${made.id}`, undefined, 'anonymous')
          expect(body).toHaveProperty('meta')
          return body.meta['size']
        }
        const ids = async (size: number) =>
          (await get<Item[]>('GET', `${path}?size=${size}`, undefined, 'anonymous')).body.map(({ id }) => id)
        for (let turn = 0; turn < 3; turn++) expect([path, await read(), await ids(31), await ids(32)]).toEqual([path, 31, [made.id], []])
        await get('PATCH', `${path}/${made.id}`, { meta: { size: 32 } })
        for (let turn = 0; turn < 3; turn++) expect([path, await read(), await ids(31), await ids(32)]).toEqual([path, 32, [], [made.id]])
        await get('DELETE', `${path}/${made.id}?force=true&reassign=1`)
      }
    } finally {
      await cached.close()
    }
  })
})

const itOnSqlite = isPostgres ? it.skip : it

itOnSqlite.each([
  ['/cms/v2/categories?size=4', 'terms'],
  ['/cms/v2/cuisines?orderby=code', 'terms'],
  ['/cms/v2/users?size_min=4', 'users'],
  ['/cms/v2/users?orderby=size&order=desc', 'users'],
  ['/cms/v2/media?orderby=code', 'content'],
  ['/cms/v2/events?size=4', 'content'],
])('%s uses an index of the table %s', async (path, table) => {
  const found = (await statementsDuring(() => call('GET', path))).find((text) => /json_extract/.test(text)) ?? ''
  const parameters = found.match(/\?/g)?.map(() => 1) ?? []
  const { rows } = await server.context.db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${found}`, parameters))
  expect(rows.map(({ detail }) => detail).join('\n')).toMatch(new RegExp(`USING (COVERING )?INDEX ${table}_field_`))
})

it('a site that declares nothing has no own fields', async () => {
  const plain = await startServer({})
  try {
    const { call: get } = declaredCalls(plain, '')
    const { body } = await get<Item>('POST', '/cal/events/v1/venues', { venue: newWord(), meta: { size: 4 } })
    expect(body).not.toHaveProperty('meta')
    expect((await get('POST', '/cms/v2/categories', { ...named(), meta: { size: 4 } })).status).toBe(400)
    const { rows } = await sql<{ meta: string }>`select meta from content where id = ${body.id}`.execute(plain.context.db)
    expect(rows).toEqual([{ meta: '{}' }])
  } finally {
    await plain.close()
  }
})
