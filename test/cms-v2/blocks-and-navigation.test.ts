// What blocks and navigation menus have in common: both are dated items that other items include in their content.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, failureIn, failureOf, totalsOf } from '../support/responses.ts'
import { calls, changes } from '../support/collections.ts'
import type { Calls, Collection, InputOf, ListQueryOf } from '../support/collections.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

type Kind = '/blocks' | '/navigation'
type Input = InputOf<Kind>

const server = await sharedServer()
const admin = server.as.administrator

const items = (of: Kind, client: Client = admin): Calls<Kind> => calls<Collection>(client, of)
const make = (of: Kind, fields: Input = {}) => items(of).make({ title: newWord(), status: 'publish', ...fields })

const missing = { status: 404, code: 'rest_post_invalid_id' }
const text = '<p>Open from nine.</p>'

/** Bodies that are refused, and their invalid fields. */
const wrong: [Record<string, unknown>, string[]][] = [
  [{ status: 'archived' }, ['status']],
  [{ status: 'trash' }, ['status']],
  [{ date: 'yesterday' }, ['date']],
  [{ date: '2026-02-30T00:00:00' }, ['date']],
  [{ date_gmt: '2026-13-01T00:00:00' }, ['date_gmt']],
  [{ title: ['x'] }, ['title']],
  [{ content: ['x'] }, ['content']],
  [{ slug: { a: 1 } }, ['slug']],
  [{ password: 'x'.repeat(256) }, ['password']],
  [{ template: { a: 1 } }, ['template']],
  [{ status: 'archived', date: 'x' }, ['date', 'status']],
]

describe.each([
  ['createBlock', '/blocks'],
  ['createNavigation', '/navigation'],
] as const)('%s', (_operation, of) => {
  it('creates a draft from a title and content', async () => {
    const title = newWord()
    const { data, response } = await items(of).create({ title, content: text })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2${of}/${data?.id}`)
    expect(data).toMatchObject({
      status: 'draft',
      slug: '',
      title: { raw: title },
      content: { raw: text, protected: false, block_version: 0 },
      password: '',
      template: '',
      link: `${server.baseUrl}/?p=${data?.id}`,
    })
  })

  it('stores all writable fields', async () => {
    const slug = newWord()
    const { id } = await items(of).make({
      title: { raw: 'Hours & days' },
      content: { raw: text },
      slug,
      status: 'publish',
      date: '2021-11-12T13:14:15',
      password: 'lantern',
      template: '',
    })
    expect(await items(of).read(id, { context: 'edit' })).toMatchObject({
      title: { raw: 'Hours & days' },
      content: { raw: text, protected: true },
      slug,
      status: 'publish',
      date: '2021-11-12T13:14:15',
      password: 'lantern',
      template: '',
      link: `${server.baseUrl}/${slug}/`,
    })
  })

  it('converts dates with an offset, in UTC, and null', async () => {
    expect(await make(of, { date: '2021-06-01T12:00:00+04:00' })).toMatchObject({ date_gmt: '2021-06-01T08:00:00' })
    expect(await make(of, { date_gmt: '2021-06-01T08:00:00' })).toMatchObject({ date_gmt: '2021-06-01T08:00:00' })
    const { date_gmt } = await make(of, { date: null })
    expect(Math.abs(Date.parse(`${date_gmt}Z`) - Date.now())).toBeLessThan(60_000)
  })

  it('schedules an item with a date in the future', async () => {
    expect(await make(of, { date: '2050-01-01T00:00:00' })).toMatchObject({ status: 'future', date: '2050-01-01T00:00:00' })
  })

  it('generates slugs from titles, and numbers them if they are taken', async () => {
    const word = newWord()
    expect((await make(of, { title: `${word} At Sea` })).slug).toBe(`${word}-at-sea`)
    expect((await make(of, { title: `${word} At Sea` })).slug).toBe(`${word}-at-sea-2`)
    const { id, slug } = await make(of, { title: '', content: text })
    expect(slug).toBe(String(id))
  })

  it('recognizes content that consists of blocks', async () => {
    expect((await make(of, { content: '<!-- wp:paragraph --><p>x</p><!-- /wp:paragraph -->' })).content.block_version).toBe(1)
  })

  it.each(wrong)('refuses %j', async (fields, params) => {
    const title = newWord()
    expect(await failureOf(items(of).create({ title, ...fields }))).toEqual(invalid(...params))
    expect(await items(of).ids({ search: title, status: ['any'] })).toEqual([])
  })

  it('ignores unknown and read-only fields', async () => {
    const made = await make(of, { type: 'post', link: 'x', colour: 'red' } as Input)
    expect(made.link).toContain(server.baseUrl)
    expect(made).not.toHaveProperty('colour')
  })
})

describe.each([
  ['getBlock', '/blocks'],
  ['getNavigation', '/navigation'],
] as const)('%s', (_operation, of) => {
  it('protects its content with its password', async () => {
    const { id } = await make(of, { content: text, password: 'lantern' })
    const read = await items(of).read(id)
    expect(read.content).toMatchObject({ protected: true })
    for (const query of [{}, { context: 'embed' }, { context: 'view' }] as const) {
      for (const client of [server.as.editor, server.as.contributor])
        expect(JSON.stringify(await items(of, client).read(id, query))).not.toMatch(/nine|lantern/)
    }
    expect(JSON.stringify(await items(of, server.as.contributor).read(id, { password: 'lantern' }))).toContain('nine')
    expect(JSON.stringify(await items(of, server.as.contributor).read(id))).not.toContain('nine')
    expect(await items(of).read(id, { context: 'edit' })).toMatchObject({ password: 'lantern', content: { raw: text, protected: true } })
    expect(JSON.stringify(await items(of, server.as.contributor).read(id, { password: '' }))).not.toContain('nine')
    expect(await failureOf(items(of, server.as.contributor).get(id, { password: 'wrong' }))).toEqual({
      status: 403,
      code: 'rest_post_incorrect_password',
    })
    await items(of).change(id, { password: '' })
    expect(JSON.stringify(await items(of, server.as.contributor).read(id))).toContain('nine')
  })

  it('returns the fields of each context, and no password outside the edit context', async () => {
    const { id } = await make(of, { password: 'x' })
    const [view, embed] = [await items(of).read(id), await items(of).read(id, { context: 'embed' })]
    expect(view).not.toHaveProperty('password')
    expect(view.guid).toEqual({ rendered: expect.stringContaining(server.baseUrl) })
    for (const field of ['guid', 'modified', 'date_gmt', 'template', 'password']) expect(embed).not.toHaveProperty(field)
  })

  it('returns 404 for an unknown ID and for an item of another type', async () => {
    const other = await make(of === '/blocks' ? '/navigation' : '/blocks')
    for (const id of [0, 999999, other.id]) expect(await failureOf(items(of).get(id))).toEqual(missing)
  })

  it('returns only the requested fields', async () => {
    const { id, slug } = await make(of)
    expect(await items(of).read(id, { _fields: ['id', 'slug'] })).toEqual({ id, slug })
  })
})

describe.each([
  ['updateBlock', 'putBlock', 'patchBlock', '/blocks'],
  ['updateNavigation', 'putNavigation', 'patchNavigation', '/navigation'],
] as const)('%s, %s and %s', (_update, _put, _patch, of) => {
  it.each(changes)('(%s) changes only the fields in the request', async (change) => {
    const before = await make(of, { content: text, date: '2021-11-12T13:14:15', password: 'x' })
    const [title, slug] = [newWord(), newWord()]
    expect(await dataOf(items(of)[change](before.id, { title }))).toMatchObject({
      title: { raw: title },
      content: { raw: text },
      slug: before.slug,
      date: before.date,
      password: 'x',
      status: 'publish',
    })
    expect(await dataOf(items(of)[change](before.id, { slug }))).toMatchObject({ title: { raw: title }, slug })
    expect(await dataOf(items(of)[change](before.id, { content: '<p>New.</p>' }))).toMatchObject({
      title: { raw: title },
      slug,
      content: { raw: '<p>New.</p>' },
    })
    expect(await items(of).read(before.id, { context: 'edit' })).toMatchObject({
      title: { raw: title },
      slug,
      content: { raw: '<p>New.</p>' },
      password: 'x',
    })
  })

  it.each(changes)('(%s) accepts the response of a read in the edit context', async (change) => {
    const { id } = await make(of, { content: text, password: 'x' })
    const { modified: _local, modified_gmt: _utc, _links: _history, ...read } = await items(of).read(id, { context: 'edit' })
    expect(await dataOf(items(of)[change](id, read as Input))).toMatchObject(read)
  })

  it.each(changes)('(%s) changes between all statuses', async (change) => {
    const { id } = await make(of)
    for (const status of ['draft', 'pending', 'private', 'publish'] as const)
      expect(await dataOf(items(of)[change](id, { status }))).toMatchObject({ status })
    expect(await dataOf(items(of)[change](id, { date: '2050-01-01T00:00:00' }))).toMatchObject({ status: 'future' })
    expect(await dataOf(items(of)[change](id, { date: '2020-01-01T00:00:00' }))).toMatchObject({ status: 'publish' })
  })

  it.each(changes.flatMap((change) => wrong.map(([fields, params]) => [change, fields, params] as const)))(
    '(%s) refuses %j and changes nothing',
    async (change, fields, params) => {
      const before = await make(of)
      expect(await failureOf(items(of)[change](before.id, { content: 'lost', ...fields }))).toEqual(invalid(...params))
      expect(await items(of).read(before.id, { context: 'edit' })).toEqual(before)
    },
  )

  it.each(changes)('(%s) returns 404 for an unknown ID and for an item of another type', async (change) => {
    const other = await make(of === '/blocks' ? '/navigation' : '/blocks')
    for (const id of [999999, other.id]) expect(await failureOf(items(of)[change](id, { title: 'x' }))).toEqual(missing)
  })
})

describe.each([
  ['deleteBlock', '/blocks'],
  ['deleteNavigation', '/navigation'],
] as const)('%s', (_operation, of) => {
  it('moves to the trash, and a new status restores the item', async () => {
    const { id, slug } = await make(of)
    expect(await dataOf(items(of).remove(id))).toMatchObject({ id, status: 'trash', slug: `${slug}__trashed` })
    expect(await items(of).ids({ include: [id] })).toEqual([])
    expect(await items(of).ids({ include: [id], status: ['any'] })).toEqual([])
    expect(await items(of).ids({ include: [id], status: ['trash'] })).toEqual([id])
    expect(await failureOf(items(of).remove(id))).toEqual({ status: 410, code: 'rest_already_trashed' })
    expect((await make(of, { slug })).slug).toBe(slug)
    expect(await items(of).change(id, { status: 'publish' })).toMatchObject({ status: 'publish', slug: `${slug}-2` })
  })

  it('deletes permanently with force', async () => {
    const { id, title } = await make(of)
    expect(await dataOf(items(of).remove(id, { force: true }))).toMatchObject({ deleted: true, previous: { id, title } })
    for (const result of [items(of).get(id), items(of).remove(id), items(of).remove(id, { force: true })])
      expect(await failureOf(result)).toEqual(missing)
  })
})

describe.each([
  ['listBlocks', '/blocks'],
  ['listNavigation', '/navigation'],
] as const)('%s', (_operation, of) => {
  /** Creates three published items and a draft with the word in their titles. Dates, slugs and titles sort differently. */
  async function makeFour(word: string) {
    const one = async (title: string, slug: number, year: number, content: string) =>
      (await make(of, { title: `${word} ${title}`, slug: `${word}-${slug}`, date: `${year}-01-01T00:00:00`, content })).id
    return [
      await one('beta', 3, 2001, 'lantern'),
      await one('gamma', 1, 2003, 'candle'),
      await one('alpha', 2, 2002, 'torch'),
      (await make(of, { title: `${word} draft`, status: 'draft', date: '2000-01-01T00:00:00' })).id,
    ]
  }

  it('lists published items, the newest first, in pages', async () => {
    const word = newWord()
    const [a, b, c] = await makeFour(word)
    expect(await items(of).listed({ search: word })).toMatchObject({ ids: [b, c, a], total: 3, pages: 1 })
    const { response } = await items(of).list({ search: word, per_page: 1, page: 2 })
    expect(totalsOf(response)).toEqual({ total: 3, pages: 3 })
    const at = `${server.restRoot}/cms/v2${of}?search=${word}&per_page=1`
    expect(response.headers.get('Link')).toBe(`<${at}&page=1>; rel="prev", <${at}&page=3>; rel="next"`)
    expect(await failureOf(items(of).list({ search: word, page: 2 }))).toEqual({ status: 400, code: 'rest_post_invalid_page_number' })
  })

  it.each<[ListQueryOf<Kind>, number[]]>([
    [{ order: 'asc' }, [0, 2, 1]],
    [{ orderby: 'id' }, [2, 1, 0]],
    [{ orderby: 'id', order: 'asc' }, [0, 1, 2]],
    [{ orderby: 'title', order: 'asc' }, [2, 0, 1]],
    [{ orderby: 'title' }, [1, 0, 2]],
    [{ orderby: 'slug', order: 'asc' }, [1, 2, 0]],
    [{ orderby: 'modified', order: 'asc' }, [0, 2, 1]],
    [{ orderby: 'author', order: 'asc' }, [0, 1, 2]],
    [{ orderby: 'parent', order: 'asc' }, [0, 1, 2]],
    [{ orderby: 'relevance' }, [1, 2, 0]],
    [{ per_page: 2 }, [1, 2]],
    [{ per_page: 2, page: 2 }, [0]],
    [{ offset: 1 }, [2, 0]],
    [{ status: ['draft'] }, [3]],
    [{ status: ['any'] }, [1, 2, 0, 3]],
    [{ status: ['publish', 'draft'], orderby: 'id' }, [3, 2, 1, 0]],
    [{ status: ['private'] }, []],
    [{ after: '2002-06-01T00:00:00' }, [1]],
    [{ before: '2002-06-01T00:00:00' }, [2, 0]],
    [{ after: '2001-06-01T00:00:00', before: '2002-06-01T00:00:00' }, [2]],
    [{ modified_after: '2100-01-01T00:00:00' }, []],
    [{ modified_before: '2100-01-01T00:00:00' }, [1, 2, 0]],
    [{ search_columns: ['post_content'] }, []],
    [{ search_columns: ['post_title'] }, [1, 2, 0]],
    [{ search_semantics: 'exact' }, []],
  ])('with %j', async (query, places) => {
    const word = newWord()
    const ids = await makeFour(word)
    expect((await items(of).ids({ search: word, ...query })).map((id) => ids.indexOf(id))).toEqual(places)
  })

  it('searches titles and content', async () => {
    const word = newWord()
    const ids = await makeFour(word)
    const found = async (search: string) => (await items(of).ids({ search, include: ids })).map((id) => ids.indexOf(id))
    expect(await found('lantern')).toEqual([0])
    expect(await found(`${word} CANDLE`)).toEqual([1])
    expect(await found(`${word} -torch`)).toEqual([1, 0])
    expect(await found('%')).toEqual([])
  })

  it('filters by slug, include and exclude, in the order of the query if requested', async () => {
    const word = newWord()
    const [a = 0, b = 0, c = 0] = await makeFour(word)
    expect(await items(of).ids({ slug: [`${word}-3`, `${word}-2`] })).toEqual([c, a])
    expect(await items(of).ids({ slug: [`${word}-3`, `${word}-2`], orderby: 'include_slugs' })).toEqual([a, c])
    expect(await items(of).ids({ include: [a, b] })).toEqual([b, a])
    expect(await items(of).ids({ include: [a, b, c], orderby: 'include' })).toEqual([a, b, c])
    expect(await items(of).ids({ search: word, exclude: [b] })).toEqual([c, a])
  })

  it('returns the fields of the requested context, or only those in _fields', async () => {
    const { id } = await make(of, { password: 'x' })
    expect((await items(of).listed({ include: [id], context: 'edit' })).items).toMatchObject([{ password: 'x' }])
    expect((await items(of).listed({ include: [id], context: 'embed' })).items[0]).not.toHaveProperty('modified')
    expect((await items(of).listed({ include: [id], _fields: ['id'] })).items).toEqual([{ id }])
  })

  it.each([
    'per_page=0',
    'per_page=101',
    'page=0',
    'offset=-1',
    'orderby=menu_order',
    'order=up',
    'status=unknown',
    'include=x',
    'exclude=x',
    'after=yesterday',
    'before=2026-02-30T00:00:00',
    'modified_after=x',
    'context=print',
    'search_columns=title',
    'search_semantics=loose',
  ])('refuses %s', async (query) => {
    const result = await fetch(`${server.restRoot}/cms/v2${of}?${query}`, {
      headers: { Authorization: server.authorization.administrator },
    })
    expect(await failureIn(result)).toEqual(invalid(query.split('=')[0] ?? ''))
  })
})
