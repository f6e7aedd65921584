// Lists of pages: each parameter on its own, combinations of parameters, totals and pagination.
import { describe, expect, it } from '@jest/globals'
import { invalid, failureIn, failureOf, totalsOf } from '../support/responses.ts'
import { clockAt } from '../support/clock.ts'
import { changePage, erasePage, listPages, makePage, pageIdsOf, pages, readPage, trashPage } from '../support/pages.ts'
import type { Page, PageInput, PagesQuery } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const clock = clockAt('2026-03-10T12:00:00')
const { itIs } = clock

const server = await sharedServer({}, { now: clock.now })
const editor = server.as.editor
const anonymous = server.anonymous

/** Requests a list with a raw query string, for notations that the client does not use. */
const listAt = (query: string): Promise<Response> => fetch(`${server.restRoot}/cms/v2/pages?${query}`)

async function idsAt(query: string): Promise<number[]> {
  const response = await listAt(query)
  const items = (await response.json()) as Page[]
  if (!response.ok) throw new Error(JSON.stringify(items))
  return items.map((item) => item.id)
}

/** Creates pages with the word in their titles, dated one day apart; returns their IDs. */
async function makePages(word: string, ...each: PageInput[]): Promise<number[]> {
  const ids: number[] = []
  for (const [index, fields] of each.entries())
    ids.push((await makePage(editor, { title: `${word} ${index}`, date: `2020-01-0${index + 1}T00:00:00`, ...fields })).id)
  return ids
}

/**
 * Creates five published pages: 2 and 3 are children of 0, and 4 is a child of 1.
 * They are created in the order of their numbers, dated one day apart, and changed in the order 0 2 1 4 3.
 */
async function makeFivePages(): Promise<{ word: string; ids: number[] }> {
  const word = newWord()
  const { editor: second, author, administrator } = server.ids
  itIs('2026-03-10T12:00:00')
  const [a = 0, b = 0] = await makePages(
    word,
    { title: `${word} Market`, slug: `${word}-d`, content: 'fish and bread', menu_order: 20, author: second },
    { title: `${word} harbour`, slug: `${word}-b`, excerpt: 'ships', menu_order: 10, author },
  )
  const lower = [
    {
      title: `${word} Anchor`,
      slug: `${word}-e`,
      content: 'ships',
      parent: a,
      menu_order: 30,
      date: '2020-01-03T00:00:00',
      author: administrator,
    },
    { title: `${word} bread`, slug: `${word}-a`, parent: a, date: '2020-01-04T00:00:00', author: second },
    { title: `${word} Zoo`, slug: `${word}-c`, parent: b, menu_order: -5, date: '2020-01-05T00:00:00', author },
  ]
  const ids = [a, b]
  for (const fields of lower) ids.push((await makePage(editor, fields)).id)
  for (const [day, index] of [0, 2, 1, 4, 3].entries()) {
    itIs(`2026-03-1${day + 1}T12:00:00`)
    await changePage(editor, ids[index] ?? 0, { comment_status: 'open' })
  }
  return { word, ids }
}

describe('listPages', () => {
  it('lists published pages, newest first, and no posts', async () => {
    const word = newWord()
    const [a, b, c] = await makePages(word, {}, {}, {}, { status: 'draft' }, { status: 'private' }, { date: '2050-01-01T00:00:00' })
    await makePost(editor, { title: word })
    expect(await listPages(anonymous, { search: word })).toMatchObject({ ids: [c, b, a], total: 3, pages: 1 })
  })

  it('returns the same items as requests for single pages', async () => {
    const above = await makePage(editor)
    const { id } = await makePage(editor, { content: 'Text.', parent: above.id, menu_order: 2 })
    for (const context of ['view', 'embed'] as const)
      expect((await listPages(anonymous, { include: [id], context })).items).toEqual([await readPage(anonymous, id, { context })])
    expect((await listPages(editor, { include: [id], context: 'edit' })).items).toEqual([await readPage(editor, id, { context: 'edit' })])
  })

  /** Each query, and the numbers of the pages that it finds, in order. */
  it.each<[PagesQuery, number[]]>([
    [{}, [4, 3, 2, 1, 0]],
    [{ order: 'asc' }, [0, 1, 2, 3, 4]],
    [{ orderby: 'id', order: 'asc' }, [0, 1, 2, 3, 4]],
    [{ orderby: 'title', order: 'asc' }, [2, 3, 1, 0, 4]],
    [{ orderby: 'title' }, [4, 0, 1, 3, 2]],
    [{ orderby: 'slug', order: 'asc' }, [3, 1, 4, 0, 2]],
    [{ orderby: 'modified' }, [3, 4, 1, 2, 0]],
    [{ orderby: 'modified', order: 'asc' }, [0, 2, 1, 4, 3]],
    [{ orderby: 'author', order: 'asc' }, [2, 0, 3, 1, 4]],
    [{ orderby: 'parent', order: 'asc' }, [0, 1, 2, 3, 4]],
    [{ orderby: 'parent' }, [4, 3, 2, 1, 0]],
    [{ orderby: 'menu_order', order: 'asc' }, [4, 3, 1, 0, 2]],
    [{ orderby: 'menu_order' }, [2, 0, 1, 3, 4]],
    [{ menu_order: 10 }, [1]],
    [{ menu_order: 0 }, [3]],
    [{ menu_order: -5 }, [4]],
    [{ menu_order: 99 }, []],
    [{ after: '2020-01-03T00:00:00' }, [4, 3]],
    [{ before: '2020-01-03T00:00:00' }, [1, 0]],
    [{ after: '2020-01-01T00:00:00', before: '2020-01-03T00:00:00' }, [1]],
    [{ after: '2020-01-03T03:59:59+04:00' }, [4, 3, 2]],
    [{ modified_after: '2026-03-13T12:00:00' }, [4, 3]],
    [{ modified_before: '2026-03-13T12:00:00' }, [2, 0]],
    [{ modified_after: '2026-03-11T12:00:00', before: '2020-01-03T00:00:00' }, [1]],
    [{ offset: 3 }, [1, 0]],
    [{ offset: 1, per_page: 2, page: 9 }, [3, 2]],
    [{ offset: 9 }, []],
    [{ per_page: 2, page: 3 }, [0]],
    [{ search_columns: ['post_content'] }, []],
  ])('%j', async (query, numbers) => {
    const { word, ids } = await makeFivePages()
    expect((await pageIdsOf(anonymous, { search: word, ...query })).map((id) => ids.indexOf(id))).toEqual(numbers)
  })

  it('parent and parent_exclude accept one or several pages, and 0 for the top level', async () => {
    const { word, ids } = await makeFivePages()
    const [a = 0, b = 0] = ids
    const found = async (query: PagesQuery) =>
      (await pageIdsOf(anonymous, { search: word, order: 'asc', ...query })).map((id) => ids.indexOf(id))
    expect(await found({ parent: [a] })).toEqual([2, 3])
    expect(await found({ parent: [a, b] })).toEqual([2, 3, 4])
    expect(await found({ parent: [0] })).toEqual([0, 1])
    expect(await found({ parent: [0, b] })).toEqual([0, 1, 4])
    expect(await found({ parent: [999999] })).toEqual([])
    expect(await found({ parent_exclude: [0] })).toEqual([2, 3, 4])
    expect(await found({ parent_exclude: [a, b] })).toEqual([0, 1])
    expect(await found({ parent: [a, 0], parent_exclude: [0] })).toEqual([2, 3])
    expect(await found({ parent: [a], menu_order: 30, author: [server.ids.administrator] })).toEqual([2])
    for (const query of [`parent=${a},${b}`, `parent[]=${a}&parent[]=${b}`, `parent=${a}&parent=${b}`, `parent[0]=${a}&parent[1]=${b}`])
      expect([query, await idsAt(`${query}&order=asc`)]).toEqual([query, ids.slice(2)])
  })

  it('author, author_exclude, include, exclude and slug accept one or several values', async () => {
    const { word, ids } = await makeFivePages()
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids
    const { editor: second, author, subscriber } = server.ids
    const found = (query: PagesQuery) => pageIdsOf(anonymous, { search: word, order: 'asc', ...query })
    expect(await found({ author: [author] })).toEqual([b, e])
    expect(await found({ author: [author, second] })).toEqual([a, b, d, e])
    expect(await found({ author: [subscriber] })).toEqual([])
    expect(await found({ author_exclude: [author, second] })).toEqual([c])
    expect(await found({ include: [e, a, 999999] })).toEqual([a, e])
    expect(await found({ exclude: [a, c] })).toEqual([b, d, e])
    expect(await found({ include: [a, b], exclude: [a] })).toEqual([b])
    expect(await found({ slug: [`${word}-a`, `${word}-e`, `${word}-none`] })).toEqual([c, d])
    expect(await pageIdsOf(anonymous, { include: [d, a, e], orderby: 'include' })).toEqual([d, a, e])
    expect(await pageIdsOf(anonymous, { slug: [`${word}-e`, `${word}-a`], orderby: 'include_slugs' })).toEqual([c, d])
  })

  it('search requires every word, in title, content or excerpt', async () => {
    const { word, ids } = await makeFivePages()
    const found = async (search: string, query: PagesQuery = {}) =>
      (await pageIdsOf(anonymous, { search: `${word} ${search}`, order: 'asc', ...query })).map((id) => ids.indexOf(id))
    expect(await found('bread')).toEqual([0, 3])
    expect(await found('SHIPS')).toEqual([1, 2])
    expect(await found('fish bread')).toEqual([0])
    expect(await found('bread -fish')).toEqual([3])
    expect(await found('"fish and"')).toEqual([0])
    expect(await found('bread', { orderby: 'relevance' })).toEqual([3, 0])
    expect(await found('bread', { search_columns: ['post_title'] })).toEqual([3])
    expect(await pageIdsOf(anonymous, { search: `"${word} zoo"`, search_semantics: 'exact' })).toEqual([ids[4]])
    expect(await pageIdsOf(anonymous, { search: `"${word} zo"`, search_semantics: 'exact' })).toEqual([])
    expect(await pageIdsOf(anonymous, { search: 'ships', search_columns: ['post_excerpt'], include: ids })).toEqual([ids[1]])
  })

  it('combines filters of different kinds, with pagination', async () => {
    const { word, ids } = await makeFivePages()
    const [a = 0, , c, d] = ids
    const query = { search: word, parent: [a], orderby: 'menu_order', order: 'asc', per_page: 1 } satisfies PagesQuery
    const { data, response } = await pages(anonymous).list({ ...query, page: 2 })
    expect(data?.map((page) => page.id)).toEqual([c])
    expect(totalsOf(response)).toEqual({ total: 2, pages: 2 })
    expect(response.headers.get('Link')).toBe(
      `<${server.restRoot}/cms/v2/pages?search=${word}&parent%5B0%5D=${a}&orderby=menu_order&order=asc&per_page=1&page=1>; rel="prev"`,
    )
    expect(await listPages(anonymous, query)).toMatchObject({ ids: [d], total: 2, pages: 2 })
    expect(await failureOf(pages(anonymous).list({ ...query, page: 3 }))).toEqual({ status: 400, code: 'rest_post_invalid_page_number' })
  })

  it('links from each page to the next, up to the last one', async () => {
    const { word, ids } = await makeFivePages()
    const found: number[] = []
    for (let next: string | undefined = `${server.restRoot}/cms/v2/pages?search=${word}&order=asc&per_page=2`; next;) {
      const response: Response = await fetch(next)
      found.push(...((await response.json()) as Page[]).map((page) => page.id))
      next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
    }
    expect(found).toEqual(ids)
  })

  it('has an exact total after each change', async () => {
    const before = await listPages(anonymous, { per_page: 1 })
    const total = async () => (await listPages(anonymous, { per_page: 1 })).total - before.total
    const [a = 0, b = 0] = await makePages(newWord(), {}, {}, { status: 'draft' })
    expect(await total()).toBe(2)
    await trashPage(editor, a)
    expect(await total()).toBe(1)
    await changePage(editor, b, { content: 'Revised.' })
    expect(await total()).toBe(1)
    await erasePage(editor, b)
    expect(await total()).toBe(0)
  })

  describe('status', () => {
    it('filters by every status, for users who may edit pages', async () => {
      const word = newWord()
      const [publish, draft, pending, secret, future, trash] = await makePages(
        word,
        {},
        { status: 'draft' },
        { status: 'pending' },
        { status: 'private' },
        { date: '2050-01-01T00:00:00' },
        {},
      )
      await trashPage(editor, trash ?? 0)
      const found = (status: PagesQuery['status']) => listPages(editor, { search: word, status, orderby: 'id', order: 'asc' })
      expect(await found(['publish'])).toMatchObject({ ids: [publish], total: 1 })
      expect(await found(['draft', 'pending'])).toMatchObject({ ids: [draft, pending], total: 2 })
      expect(await found(['private', 'future'])).toMatchObject({ ids: [secret, future], total: 2 })
      expect(await found(['trash'])).toMatchObject({ ids: [trash], total: 1 })
      expect(await found(['any'])).toMatchObject({ total: 5 })
      expect(await found(['any', 'trash'])).toMatchObject({ total: 6 })
      for (const none of ['auto-draft', 'inherit', 'request-pending'] as const)
        expect(await found([none])).toMatchObject({ ids: [], total: 0 })
    })

    it('is refused to everybody else', async () => {
      for (const client of [anonymous, server.as.subscriber, server.as.contributor, server.as.author]) {
        for (const status of ['draft', 'any', 'trash', 'private'] as const)
          expect(await failureOf(pages(client).list({ status: [status] }))).toEqual(invalid('status'))
        expect(await pageIdsOf(client, { status: ['publish'], search: newWord() })).toEqual([])
      }
    })
  })

  it('context=edit requires the right to edit pages', async () => {
    const { id } = await makePage(editor, { title: 'Raw' })
    expect((await listPages(editor, { include: [id], context: 'edit' })).items).toMatchObject([{ title: { raw: 'Raw' } }])
    expect(await failureOf(pages(anonymous).list({ context: 'edit' }))).toEqual({ status: 401, code: 'rest_forbidden_context' })
    for (const role of ['subscriber', 'contributor', 'author'] as const)
      expect(await failureOf(pages(server.as[role]).list({ context: 'edit' }))).toEqual({ status: 403, code: 'rest_forbidden_context' })
  })

  it('searches the text of a protected page only for editors', async () => {
    const word = newWord()
    const { id } = await makePage(editor, { title: 'Rota', content: `secret ${word}`, password: 'kettle' })
    for (const client of [anonymous, server.as.author])
      expect(await listPages(client, { search: word })).toMatchObject({ ids: [], total: 0 })
    expect(await pageIdsOf(editor, { search: word })).toEqual([id])
    expect((await listPages(anonymous, { include: [id] })).items).toMatchObject([
      { content: { rendered: '', protected: true }, excerpt: { rendered: '' } },
    ])
  })

  it('_embed includes the parent pages and the authors of all items', async () => {
    const { ids } = await makeFivePages()
    const [a, , c, , e] = ids as [number, number, number, number, number]
    const { items } = await listPages(anonymous, { include: [e, a, c], orderby: 'include', _embed: ['up', 'author'] })
    expect(items.map((page) => page._embedded)).toEqual([
      { author: [expect.objectContaining({ id: server.ids.author })], up: [expect.objectContaining({ id: ids[1] })] },
      { author: [expect.objectContaining({ id: server.ids.editor })] },
      { author: [expect.objectContaining({ id: server.ids.administrator })], up: [expect.objectContaining({ id: a })] },
    ])
  })

  it('_fields selects fields of each item', async () => {
    const { id } = await makePage(editor, { title: 'Named', menu_order: 3 })
    expect(await (await listAt(`include=${id}&_fields=id,title.rendered,menu_order`)).json()).toEqual([
      { id, title: { rendered: 'Named' }, menu_order: 3 },
    ])
  })

  it('ignores the parameters of posts', async () => {
    const { id } = await makePage(editor)
    expect(await idsAt(`include=${id}&sticky=true&format=quote&categories=none&tags=none`)).toEqual([id])
  })

  it.each([
    'per_page=0',
    'per_page=101',
    'page=0',
    'page=one',
    'offset=-1',
    'parent=none',
    'parent_exclude=top',
    'menu_order=high',
    'menu_order=1.5',
    'author=me',
    'include=first',
    'exclude=x',
    'order=up',
    'orderby=colour',
    'status=lost',
    'after=July',
    'modified_before=2020-02-30T00:00:00',
    'search_semantics=loose',
    'search_columns=post_name',
    'context=all',
  ])('refuses %s', async (query) => {
    expect(await failureIn(await listAt(query))).toEqual(invalid(query.split('=')[0] ?? ''))
  })

  it('refuses orderby without the parameter that it requires, and names every invalid parameter', async () => {
    expect(await failureOf(pages(anonymous).list({ orderby: 'include' }))).toEqual({
      status: 400,
      code: 'rest_orderby_include_missing_include',
    })
    expect(await failureOf(pages(anonymous).list({ orderby: 'relevance' }))).toEqual({ status: 400, code: 'rest_no_search_term_defined' })
    expect(await failureIn(await listAt('per_page=0&parent=x&menu_order=y'))).toEqual(invalid('menu_order', 'parent', 'per_page'))
  })
})
