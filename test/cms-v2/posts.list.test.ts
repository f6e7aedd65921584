// Lists of posts: each parameter on its own, combinations of parameters, totals and pagination.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureIn, failureOf, totalsOf } from '../support/responses.ts'
import { clockAt } from '../support/clock.ts'
import { itOfPosts } from '../support/only-posts.ts'
import { changePost, idsOf, listPosts, makePost, newWord, posts, readPost, trashPost } from '../support/posts.ts'
import type { Post, PostInput, PostsQuery } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory, makeTag } from '../support/terms.ts'

const clock = clockAt('2026-03-10T12:00:00')
const { itIs } = clock

const server = await sharedServer({}, { now: clock.now })
const editor = server.as.editor
const anonymous = server.anonymous

/** Creates published posts with the word in their titles, dated one day apart; returns their IDs. */
async function makePosts(word: string, ...each: PostInput[]): Promise<number[]> {
  const ids: number[] = []
  for (const [index, fields] of each.entries())
    ids.push((await makePost(editor, { title: `${word} ${index}`, date: `2020-01-0${index + 1}T00:00:00`, ...fields })).id)
  return ids
}

const oldestFirst = { orderby: 'date', order: 'asc' } as const

/** Requests a list with a raw query string, for notations that the client does not use. */
function listAt(query: string, role?: 'editor'): Promise<Response> {
  return fetch(`${server.restRoot}/cms/v2/posts?${query}`, role && { headers: { Authorization: server.authorization[role] } })
}

async function idsAt(query: string): Promise<number[]> {
  const response = await listAt(query)
  const items = (await response.json()) as Post[]
  if (!response.ok) throw new Error(JSON.stringify(items))
  return items.map((item) => item.id)
}

describe('listPosts', () => {
  it('lists published posts, newest first', async () => {
    const word = newWord()
    const [a, b, c] = await makePosts(word, {}, {}, {}, { status: 'draft' }, { status: 'private' }, { date: '2050-01-01T00:00:00' })
    expect(await listPosts(anonymous, { search: word })).toMatchObject({ ids: [c, b, a], total: 3, pages: 1 })
  })

  it('returns the same items as requests for single posts', async () => {
    const { id } = await makePost(editor, { content: 'Text.', excerpt: 'Short.' })
    for (const context of ['view', 'embed'] as const)
      expect((await listPosts(anonymous, { include: [id], context })).items).toEqual([await readPost(anonymous, id, { context })])
    expect((await listPosts(editor, { include: [id], context: 'edit' })).items).toEqual([await readPost(editor, id, { context: 'edit' })])
  })

  describe('context', () => {
    it('edit requires the right to edit posts, and lists only posts that the caller may edit', async () => {
      const word = newWord()
      const mine = await makePost(server.as.author, { title: word })
      const theirs = await makePost(editor, { title: word })
      const query = { search: word, context: 'edit', orderby: 'id', order: 'asc' } as const
      expect(await listPosts(editor, query)).toMatchObject({ ids: [mine.id, theirs.id], total: 2 })
      expect(await listPosts(server.as.author, query)).toMatchObject({ ids: [mine.id], total: 1, items: [{ title: { raw: word } }] })
      expect(await failureOf(posts(anonymous).list(query))).toEqual({ status: 401, code: 'rest_forbidden_context' })
      expect(await failureOf(posts(server.as.subscriber).list(query))).toEqual({ status: 403, code: 'rest_forbidden_context' })
    })
  })

  describe('page, per_page and offset', () => {
    it('select a page; totals and links to adjacent pages are in the headers', async () => {
      const word = newWord()
      const [a, b, c, d, e] = await makePosts(word, {}, {}, {}, {}, {})
      const at = `${server.restRoot}/cms/v2/posts?search=${word}&per_page=2&order=asc`
      const page = async (number: number) => {
        const { data, response } = await posts(anonymous).list({ search: word, per_page: 2, order: 'asc', page: number })
        return { ids: data?.map((item) => item.id), ...totalsOf(response), link: response.headers.get('Link') }
      }
      expect(await page(1)).toEqual({ ids: [a, b], total: 5, pages: 3, link: `<${at}&page=2>; rel="next"` })
      expect(await page(2)).toEqual({ ids: [c, d], total: 5, pages: 3, link: `<${at}&page=1>; rel="prev", <${at}&page=3>; rel="next"` })
      expect(await page(3)).toEqual({ ids: [e], total: 5, pages: 3, link: `<${at}&page=2>; rel="prev"` })
      expect(await failureOf(posts(anonymous).list({ search: word, per_page: 2, page: 4 }))).toEqual({
        status: 400,
        code: 'rest_post_invalid_page_number',
      })
    })

    it('link from each page to the next, up to the last one', async () => {
      const word = newWord()
      const ids = await makePosts(word, {}, {}, {}, {})
      const found: number[] = []
      const first = `${server.restRoot}/cms/v2/posts?include=${ids.join(',')}&orderby=include&per_page=1`
      for (let next: string | undefined = first; next;) {
        const response: Response = await fetch(next)
        found.push(...((await response.json()) as Post[]).map((item) => item.id))
        next = /<([^>]+)>; rel="next"/.exec(response.headers.get('Link') ?? '')?.[1]
      }
      expect(found).toEqual(ids)
    })

    it('add no Link header if it would be too long', async () => {
      const many = Array.from({ length: 700 }, (_none, index) => index).join(',')
      const response = await listAt(`include=${many}&per_page=1`, 'editor')
      expect(response.status).toBe(200)
      expect(response.headers.get('Link')).toBeNull()
    })

    it('return an empty page without an error if nothing is found', async () => {
      for (const page of [1, 2])
        expect(await listPosts(anonymous, { search: newWord(), page })).toMatchObject({ ids: [], total: 0, pages: 0 })
    })

    it('skip items with offset, which overrides page and does not change the total', async () => {
      const word = newWord()
      const [, b, c, d] = await makePosts(word, {}, {}, {}, {})
      const query = { search: word, order: 'asc' } as const
      expect(await listPosts(anonymous, { ...query, offset: 1 })).toMatchObject({ ids: [b, c, d], total: 4, pages: 1 })
      expect(await listPosts(anonymous, { ...query, offset: 1, per_page: 2, page: 9 })).toMatchObject({ ids: [b, c], total: 4, pages: 2 })
      expect(await listPosts(anonymous, { ...query, offset: 9 })).toMatchObject({ ids: [], total: 4 })
    })

    it.each([
      'per_page=0',
      'per_page=101',
      'per_page=-1',
      'per_page=ten',
      'per_page=1.5',
      'page=0',
      'page=one',
      'offset=-1',
      'offset=some',
      'page=99999999999',
    ])('refuse %s', async (query) => {
      expect(await failureIn(await listAt(query))).toEqual(invalid(query.split('=')[0] ?? ''))
    })

    it('have an exact total after each change', async () => {
      const word = newWord()
      const before = await listPosts(anonymous, { per_page: 1 })
      const [a] = await makePosts(word, {}, {}, { status: 'draft' })
      expect((await listPosts(anonymous, { per_page: 1 })).total).toBe(before.total + 2)
      await trashPost(editor, a ?? 0)
      expect((await listPosts(anonymous, { per_page: 1 })).total).toBe(before.total + 1)
      await posts(editor).remove(a ?? 0, { force: true })
      expect((await listPosts(anonymous, { per_page: 1 })).total).toBe(before.total + 1)
    })
  })

  describe('search', () => {
    it('requires every word, anywhere in title, content or excerpt, ignoring case', async () => {
      const word = newWord()
      const [a, b, c] = await makePosts(
        word,
        { title: `${word} copper`, content: 'kettle' },
        { title: word, content: 'iron kettle', excerpt: 'harbour' },
        { title: word, excerpt: 'copper by the HARBOUR' },
      )
      const found = (search: string) => idsOf(anonymous, { search: `${word} ${search}`, ...oldestFirst })
      expect(await found('kettle')).toEqual([a, b])
      expect(await found('COPPER')).toEqual([a, c])
      expect(await found('harbour')).toEqual([b, c])
      expect(await found('copper kettle')).toEqual([a])
      expect(await found('kett')).toEqual([a, b])
      expect(await found('kettle -iron')).toEqual([a])
      expect(await found('zinc')).toEqual([])
    })

    it('treats words in double quotes as a phrase', async () => {
      const word = newWord()
      const [a, b] = await makePosts(word, { content: 'the silver river' }, { content: 'a river of silver' })
      const found = (search: string) => idsOf(anonymous, { search: `${word} ${search}`, ...oldestFirst })
      expect(await found('silver river')).toEqual([a, b])
      expect(await found('"silver river"')).toEqual([a])
      expect(await found('"river of silver"')).toEqual([b])
      expect(await found('"silver')).toEqual([a, b])
    })

    it('finds Georgian words, and words with two letters', async () => {
      const word = newWord()
      const [a] = await makePosts(word, { content: 'ბათუმის ნავსადგური ok' })
      for (const part of ['ბათუმ', 'ნავსადგური', 'ok']) expect(await idsOf(anonymous, { search: `${word} ${part}` })).toEqual([a])
    })

    it.each(['%', '_', '\\', "'", '*', '(', 'NEAR(', '^x', ':', '{title}', 'a OR b', '--', '";', '%00', '\u{1f600}'])(
      'treats %j literally',
      async (sign) => {
        const word = newWord()
        const [a] = await makePosts(word, { content: `before ${sign} after` }, { content: 'before after' })
        expect(await idsOf(anonymous, { search: `"${word}" "${sign.replaceAll('"', '')}"`, ...oldestFirst })).toEqual([a])
      },
    )

    it('is ignored if it is empty', async () => {
      const { id } = await makePost(editor)
      expect(await idsOf(anonymous, { search: '', include: [id] })).toEqual([id])
      expect(await idsOf(anonymous, { search: '   ', include: [id] })).toEqual([id])
    })

    it('is refused if it has more than 1600 characters', async () => {
      expect(await failureOf(posts(anonymous).list({ search: 'x'.repeat(1601) }))).toEqual(invalid('search'))
    })
  })

  it('search_columns limits the search to these fields', async () => {
    const word = newWord()
    const [title, content, excerpt] = await makePosts('', { title: word }, { title: 'x', content: word }, { title: 'x', excerpt: word })
    const found = (...search_columns: NonNullable<PostsQuery['search_columns']>) =>
      idsOf(anonymous, { search: word, search_columns, ...oldestFirst })
    expect(await found('post_title')).toEqual([title])
    expect(await found('post_content')).toEqual([content])
    expect(await found('post_excerpt')).toEqual([excerpt])
    expect(await found('post_title', 'post_excerpt')).toEqual([title, excerpt])
    expect(await failureIn(await listAt('search_columns=post_name'))).toEqual(invalid('search_columns'))
  })

  it('search_semantics=exact compares whole fields', async () => {
    const word = newWord()
    const [a, b] = await makePosts(word, { title: word.toUpperCase() }, { title: `${word} and more` })
    expect(await idsOf(anonymous, { search: word, search_semantics: 'exact' })).toEqual([a])
    expect(await idsOf(anonymous, { search: `"${word} and more"`, search_semantics: 'exact' })).toEqual([b])
    expect(await idsOf(anonymous, { search: `"${word} and"`, search_semantics: 'exact' })).toEqual([])
    expect(await failureIn(await listAt('search=x&search_semantics=loose'))).toEqual(invalid('search_semantics'))
  })

  it('after and before limit the publication date, exclusively', async () => {
    const word = newWord()
    const [a, b, c] = await makePosts(word, {}, {}, {})
    const found = (query: PostsQuery) => idsOf(anonymous, { search: word, ...oldestFirst, ...query })
    expect(await found({ after: '2020-01-02T00:00:00' })).toEqual([c])
    expect(await found({ before: '2020-01-02T00:00:00' })).toEqual([a])
    expect(await found({ after: '2020-01-01T00:00:00', before: '2020-01-03T00:00:00' })).toEqual([b])
    expect(await found({ after: '2020-01-02T03:59:59+04:00' })).toEqual([b, c])
    expect(await found({ after: '2020-01-02T04:00:00+04:00' })).toEqual([c])
    for (const name of ['after', 'before', 'modified_after', 'modified_before'])
      for (const value of ['July', '2020-01-01', '2020-02-30T00:00:00', ''])
        expect(await failureIn(await listAt(`${name}=${value}`))).toEqual(invalid(name))
  })

  it('modified_after and modified_before limit the modification date', async () => {
    const word = newWord()
    const [a, b] = await makePosts(word, {}, {})
    itIs('2026-03-11T00:00:00')
    await changePost(editor, a ?? 0, { content: 'Touched.' })
    const found = (query: PostsQuery) => idsOf(anonymous, { search: word, ...query })
    expect(await found({ modified_after: '2026-03-10T23:59:59' })).toEqual([a])
    expect(await found({ modified_after: '2026-03-11T00:00:00' })).toEqual([])
    expect(await found({ modified_before: '2026-03-11T00:00:00' })).toEqual([b])
  })

  it('author and author_exclude accept one or several users', async () => {
    const word = newWord()
    const { author, contributor, editor: owner, subscriber } = server.ids
    const [a, b, c] = await makePosts(word, {}, { author }, { author: contributor })
    const found = (query: PostsQuery) => idsOf(anonymous, { search: word, ...oldestFirst, ...query })
    expect(await found({ author: [author] })).toEqual([b])
    expect(await found({ author: [author, owner] })).toEqual([a, b])
    expect(await found({ author: [subscriber] })).toEqual([])
    expect(await found({ author_exclude: [owner] })).toEqual([b, c])
    expect(await found({ author_exclude: [owner, author] })).toEqual([c])
    expect(await found({ author: [owner, author], author_exclude: [owner] })).toEqual([b])
    expect(await failureIn(await listAt('author=editor'))).toEqual(invalid('author'))
  })

  it('include and exclude accept IDs, and ignore unknown ones', async () => {
    const word = newWord()
    const [a = 0, b = 0, c = 0] = await makePosts(word, {}, {}, {})
    expect(await idsOf(anonymous, { include: [c, a, 999999], ...oldestFirst })).toEqual([a, c])
    expect(await idsOf(anonymous, { include: [999999] })).toEqual([])
    expect(await idsOf(anonymous, { search: word, exclude: [a, c] })).toEqual([b])
    expect(await idsOf(anonymous, { include: [a, b], exclude: [a] })).toEqual([b])
    expect(await listPosts(anonymous, { include: [a, b, c], exclude: [a, a, 999999], per_page: 1, ...oldestFirst })).toMatchObject({
      ids: [b],
      total: 2,
      pages: 2,
    })
    expect(await listPosts(anonymous, { search: word, exclude: [b], per_page: 1, ...oldestFirst })).toMatchObject({
      ids: [a],
      total: 2,
      pages: 2,
    })
    const { total } = await listPosts(anonymous, { per_page: 1 })
    const draft = await makePost(editor, { status: 'draft' })
    expect(await listPosts(anonymous, { exclude: [a, b, draft.id], per_page: 1 })).toMatchObject({ total: total - 2 })
    expect(await failureIn(await listAt(`include=${a},second`))).toEqual(invalid('include'))
    expect(await failureIn(await listAt('exclude=none'))).toEqual(invalid('exclude'))
  })

  it('accepts every notation of a list', async () => {
    const [a, b] = await makePosts(newWord(), {}, {})
    for (const query of [
      `include=${a},${b}`,
      `include=${a}&include=${b}`,
      `include[]=${a}&include[]=${b}`,
      `include[0]=${a}&include[1]=${b}`,
      `include=${a}%20${b}`,
      `include=${a}%2C+${b}`,
      `include%5B%5D=${a}&include%5B%5D=${b}`,
      `include=${a},${a},${b}`,
    ]) {
      expect([query, await idsAt(`${query}&orderby=include`)]).toEqual([query, [a, b]])
    }
  })

  it('slug finds posts by their full slug, in any script', async () => {
    const word = newWord()
    const [a, b, c] = await makePosts(
      word,
      { slug: `${word}-elm` },
      { slug: `${word}-elm-street` },
      { slug: `${word}-ქუჩა` },
      { slug: `${word}-draft`, status: 'draft' },
    )
    expect(await idsOf(anonymous, { slug: [`${word}-elm`] })).toEqual([a])
    expect(await idsOf(anonymous, { slug: [`${word}-elm`, `${word}-elm-street`, `${word}-none`], ...oldestFirst })).toEqual([a, b])
    expect(await idsOf(anonymous, { slug: [`${word}-ქუჩა`] })).toEqual([c])
    expect(await idsOf(anonymous, { slug: [`${word}`] })).toEqual([])
    expect(await idsOf(anonymous, { slug: [`${word}-draft`] })).toEqual([])
    expect((await listPosts(editor, { slug: [`${word}-draft`], status: ['draft'] })).total).toBe(1)
  })

  describe('orderby', () => {
    it.each<[PostsQuery, number[]]>([
      [{}, [1, 0, 2]],
      [{ orderby: 'date' }, [1, 0, 2]],
      [{ orderby: 'date', order: 'asc' }, [2, 0, 1]],
      [{ orderby: 'id' }, [2, 1, 0]],
      [{ orderby: 'id', order: 'asc' }, [0, 1, 2]],
      [{ orderby: 'title' }, [2, 1, 0]],
      [{ orderby: 'title', order: 'asc' }, [0, 1, 2]],
      [{ orderby: 'slug' }, [0, 2, 1]],
      [{ orderby: 'slug', order: 'asc' }, [1, 2, 0]],
      [{ orderby: 'author', order: 'asc' }, [0, 1, 2]],
      [{ orderby: 'author' }, [2, 1, 0]],
    ])('%j', async (query, places) => {
      const word = newWord()
      const { administrator, editor: second, author } = server.ids
      const ids = await makePosts(
        word,
        { title: `${word} apple`, slug: `${word}-z`, date: '2020-01-02T00:00:00', author: administrator },
        { title: `${word} Mango`, slug: `${word}-x`, date: '2020-01-03T00:00:00', author: second },
        { title: `${word} pear`, slug: `${word}-y`, date: '2020-01-01T00:00:00', author },
      )
      expect((await idsOf(anonymous, { search: word, ...query })).map((id) => ids.indexOf(id))).toEqual(places)
    })

    it('parent, which posts do not have, omits no posts', async () => {
      const word = newWord()
      const ids = await makePosts(word, {}, {})
      expect((await idsOf(anonymous, { search: word, orderby: 'parent' })).sort((a, b) => a - b)).toEqual(ids)
    })

    it('modified', async () => {
      const word = newWord()
      const [a, b, c] = await makePosts(word, {}, {}, {})
      await changePost(editor, a ?? 0, { content: 'Touched.' })
      expect(await idsOf(anonymous, { search: word, orderby: 'modified' })).toEqual([a, c, b])
      expect(await idsOf(anonymous, { search: word, orderby: 'modified', order: 'asc' })).toEqual([b, c, a])
    })

    it('include and include_slugs keep the requested order', async () => {
      const [a = 0, b = 0, c = 0] = await makePosts(newWord(), {}, {}, {})
      const [first, second, third] = await Promise.all([c, a, b].map(async (id) => (await readPost(anonymous, id)).slug))
      expect(await idsOf(anonymous, { include: [c, a, b], orderby: 'include' })).toEqual([c, a, b])
      expect(await idsOf(anonymous, { include: [c, a, b], orderby: 'include', order: 'desc', per_page: 2 })).toEqual([c, a])
      expect(await idsOf(anonymous, { slug: [first ?? '', second ?? '', third ?? ''], orderby: 'include_slugs' })).toEqual([c, a, b])
      expect(await failureOf(posts(anonymous).list({ orderby: 'include' }))).toEqual({
        status: 400,
        code: 'rest_orderby_include_missing_include',
      })
    })

    it('relevance lists matches in titles first, and requires search', async () => {
      const word = newWord()
      const [inTitle, inContent] = await makePosts('', { title: word }, { title: 'x', content: word })
      expect(await idsOf(anonymous, { search: word })).toEqual([inContent, inTitle])
      expect(await idsOf(anonymous, { search: word, orderby: 'relevance' })).toEqual([inTitle, inContent])
      expect(await failureOf(posts(anonymous).list({ orderby: 'relevance' }))).toEqual({ status: 400, code: 'rest_no_search_term_defined' })
    })

    it('relevance prefers the whole phrase, then all words, then one of them, in the title', async () => {
      const word = newWord()
      const [phrase, all, one, none] = await makePosts(
        '',
        { title: `${word} red kite` },
        { title: `kite, red: ${word}` },
        { title: `a ${word}`, content: 'red kite' },
        { title: 'x', content: `${word} then kite, red` },
      )
      expect(await idsOf(anonymous, { search: `${word} red kite`, orderby: 'relevance' })).toEqual([phrase, all, one, none])
    })

    it.each(['orderby=colour', 'orderby=menu_order', 'order=up'])('refuses %s', async (query) => {
      expect(await failureIn(await listAt(query))).toEqual(invalid(query.split('=')[0] ?? ''))
    })
  })

  describe('status', () => {
    it('filters by every status, for users who may edit such posts', async () => {
      const word = newWord()
      const [publish, draft, pending, secret, future, trash] = await makePosts(
        word,
        {},
        { status: 'draft' },
        { status: 'pending' },
        { status: 'private' },
        { date: '2050-01-01T00:00:00' },
        {},
      )
      await trashPost(editor, trash ?? 0)
      const found = (status: PostsQuery['status']) => listPosts(editor, { search: word, status, orderby: 'id', order: 'asc' })
      expect(await found(['publish'])).toMatchObject({ ids: [publish], total: 1 })
      expect(await found(['draft', 'pending'])).toMatchObject({ ids: [draft, pending], total: 2 })
      expect(await found(['private', 'future'])).toMatchObject({ ids: [secret, future], total: 2 })
      expect(await found(['trash'])).toMatchObject({ ids: [trash], total: 1 })
      expect(await found(['any'])).toMatchObject({ ids: [publish, draft, pending, secret, future], total: 5 })
      expect(await found(['any', 'trash'])).toMatchObject({ total: 6 })
      for (const none of ['auto-draft', 'inherit', 'request-pending', 'request-confirmed', 'request-failed', 'request-completed'] as const)
        expect(await found([none])).toMatchObject({ ids: [], total: 0 })
    })

    it('is publish if it is empty', async () => {
      const word = newWord()
      const [publish] = await makePosts(word, {}, { status: 'draft' })
      for (const status of ['status=', 'status[]=']) expect(await idsAt(`search=${word}&${status}`)).toEqual([publish])
    })

    it('is refused if it is unknown or the caller may not use it, naming the parameter', async () => {
      expect(await failureIn(await listAt('status=lost', 'editor'))).toEqual(invalid('status'))
      expect(await failureIn(await listAt('status=draft,lost', 'editor'))).toEqual(invalid('status'))
      for (const client of [anonymous, server.as.subscriber])
        for (const status of ['draft', 'any', 'trash', 'private', 'inherit'] as const)
          expect(await failureOf(posts(client).list({ status: [status] }))).toEqual(invalid('status'))
      expect(await idsOf(anonymous, { status: ['publish'], search: newWord() })).toEqual([])
    })

    it('lists only their own posts for contributors, also in totals', async () => {
      const word = newWord()
      const mine = await makePost(server.as.contributor, { title: word, status: 'draft' })
      for (const client of [server.as.author, editor, editor]) await makePost(client, { title: word, status: 'draft' })
      for (const query of [{ status: ['draft'] }, { status: ['any'] }, { status: ['draft', 'trash'] }] satisfies PostsQuery[])
        expect(await listPosts(server.as.contributor, { search: word, per_page: 1, ...query })).toMatchObject({
          ids: [mine.id],
          total: 1,
          pages: 1,
        })
      expect(await listPosts(editor, { search: word, status: ['draft'], per_page: 1 })).toMatchObject({ total: 4, pages: 4 })
    })
  })

  describe('terms', () => {
    it('categories, tags and their exclusions accept lists of IDs', async () => {
      const word = newWord()
      const [c1, c2] = [await makeCategory(editor), await makeCategory(editor)].map((term) => term.id) as [number, number]
      const [t1, t2] = [await makeTag(editor), await makeTag(editor)].map((term) => term.id) as [number, number]
      const [a, b, c] = await makePosts(
        word,
        { categories: [c1], tags: [t1] },
        { categories: [c2], tags: [t1, t2] },
        { categories: [c1, c2] },
      )
      const found = (query: PostsQuery) => idsOf(anonymous, { search: word, ...oldestFirst, ...query })
      expect(await found({ categories: [c1] })).toEqual([a, c])
      expect(await found({ categories: [c1, c2] })).toEqual([a, b, c])
      expect(await found({ tags: [t2, t1] })).toEqual([a, b])
      expect(await found({ categories_exclude: [c2] })).toEqual([a])
      expect(await found({ tags_exclude: [t2] })).toEqual([a, c])
      expect(await found({ categories: [c1], tags: [t1] })).toEqual([a])
      expect(await found({ categories: [c1], tags_exclude: [t1] })).toEqual([c])
      expect(await found({ categories: [999999] })).toEqual([])
      expect(await found({ tax_relation: 'AND', categories: [c2], tags: [t1] })).toEqual([b])
      expect(await found({ tax_relation: 'OR', categories: [c1], tags: [t2] })).toEqual([a, b, c])
      expect(await found({ tax_relation: 'OR', tags: [t2], categories_exclude: [c2] })).toEqual([a, b])
    })

    it('objects set the operator, and whether child categories are included', async () => {
      const word = newWord()
      const top = (await makeCategory(editor)).id
      const below = (await makeCategory(editor, { parent: top })).id
      const lowest = (await makeCategory(editor, { parent: below })).id
      const tags = [(await makeTag(editor)).id, (await makeTag(editor)).id]
      const [a, b, c] = await makePosts(
        word,
        { categories: [top], tags },
        { categories: [lowest], tags: tags.slice(1) },
        { categories: [] },
      )
      const found = (query: string) => idsAt(`search=${word}&order=asc&${query}`)
      expect(await found(`categories=${top}`)).toEqual([a])
      expect(await found(`categories[terms]=${top}`)).toEqual([a])
      expect(await found(`categories[terms]=${top}&categories[include_children]=true`)).toEqual([a, b])
      expect(await found(`categories[terms][]=${top}&categories[include_children]=1`)).toEqual([a, b])
      expect(await found(`categories[terms]=${top}&categories[include_children]=false`)).toEqual([a])
      expect(await found(`categories_exclude[terms]=${top}&categories_exclude[include_children]=true`)).toEqual([c])
      expect(await found(`categories_exclude[terms]=${top}`)).toEqual([b, c])
      expect(await found(`tags[terms]=${tags.join(',')}`)).toEqual([a, b])
      expect(await found(`tags[terms]=${tags.join(',')}&tags[operator]=OR`)).toEqual([a, b])
      expect(await found(`tags[terms]=${tags.join(',')}&tags[operator]=AND`)).toEqual([a])
      expect(await found(`tags_exclude[terms]=${tags[0]}`)).toEqual([b, c])
      expect(await found(`categories[terms]=${top},${lowest}&categories[operator]=AND&categories[include_children]=true`)).toEqual([b])
    })

    it.each([
      'categories=sport',
      'tags=x',
      'categories_exclude=x',
      'tags_exclude=x',
      'categories[terms]=1&categories[operator]=NOT',
      'categories[names]=a',
      'tags[terms]=x',
      'tax_relation=XOR',
    ])('refuses %s', async (query) => {
      expect(await failureIn(await listAt(query))).toEqual(invalid(/^\w+/.exec(query)?.[0] ?? ''))
    })
  })

  itOfPosts('sticky filters; ignore_sticky=false lists sticky posts first', async () => {
    const [old = 0, fresh = 0] = await makePosts(newWord(), { sticky: true, date: '1985-03-01T00:00:00' }, { date: '1985-03-02T00:00:00' })
    const then = { after: '1985-02-28T00:00:00', before: '1985-03-05T00:00:00' }
    expect(await idsOf(anonymous, { include: [old, fresh], sticky: true })).toEqual([old])
    expect(await idsOf(anonymous, { include: [old, fresh], sticky: false })).toEqual([fresh])
    expect(await idsOf(anonymous, then)).toEqual([fresh, old])
    expect(await idsOf(anonymous, { ...then, ignore_sticky: true })).toEqual([fresh, old])
    expect(await idsOf(anonymous, { ...then, ignore_sticky: false })).toEqual([old, fresh])
    await changePost(editor, old, { sticky: false })
    expect(await idsOf(anonymous, { ...then, ignore_sticky: false })).toEqual([fresh, old])
    for (const name of ['sticky', 'ignore_sticky']) expect(await failureIn(await listAt(`${name}=maybe`))).toEqual(invalid(name))
  })

  itOfPosts('format selects one or several formats, including standard', async () => {
    const word = newWord()
    const [quote, video, plain] = await makePosts(word, { format: 'quote' }, { format: 'video' }, {})
    const found = (format: PostsQuery['format']) => idsOf(anonymous, { search: word, format, ...oldestFirst })
    expect(await found(['quote'])).toEqual([quote])
    expect(await found(['quote', 'video'])).toEqual([quote, video])
    expect(await found(['standard'])).toEqual([plain])
    expect(await found(['audio'])).toEqual([])
    for (const format of ['poster', 'quote,quote']) expect(await failureIn(await listAt(`format=${format}`))).toEqual(invalid('format'))
  })

  it('combines filters of different kinds', async () => {
    const word = newWord()
    const tag = (await makeTag(editor)).id
    const { author } = server.ids
    const [a, , c] = await makePosts(
      word,
      { tags: [tag], author, title: `${word} summer` },
      { tags: [tag], author, title: `${word} winter` },
      { tags: [tag], title: `${word} summer` },
      { author, title: `${word} summer` },
    )
    expect(await idsOf(anonymous, { tags: [tag], author: [author], before: '2020-01-02T00:00:00' })).toEqual([a])
    expect(await idsOf(anonymous, { tags: [tag], search: `${word} summer`, author_exclude: [author] })).toEqual([c])
    const { data, response } = await posts(anonymous).list({
      search: word,
      exclude: [a ?? 0],
      tags: [tag],
      per_page: 1,
      page: 2,
      order: 'asc',
    })
    expect(data?.map((item) => item.id)).toEqual([c])
    expect(totalsOf(response)).toEqual({ total: 2, pages: 2 })
    expect(response.headers.get('Link')).toBe(
      `<${server.restRoot}/cms/v2/posts?search=${word}&exclude[0]=${a}&tags[0]=${tag}&per_page=1&page=1&order=asc>; rel="prev"`
        .replaceAll('[', '%5B')
        .replaceAll(']', '%5D'),
    )
  })

  it('_fields selects fields of each item', async () => {
    const { id } = await makePost(editor, { title: 'Named' })
    expect(await dataOf(posts(anonymous).list({ include: [id], _fields: ['id', 'title.rendered'] }))).toEqual([
      { id, title: { rendered: 'Named' } },
    ])
    expect(await (await listAt(`include=${id}&_fields[]=id&_fields[]=status`)).json()).toEqual([{ id, status: 'publish' }])
  })

  it('_embed includes the authors and terms of all items', async () => {
    const tag = await makeTag(editor)
    const category = await makeCategory(editor)
    const [a = 0, b = 0] = await makePosts(
      newWord(),
      { categories: [category.id], tags: [tag.id] },
      { author: server.ids.author, categories: [] },
    )
    const items = await dataOf(posts(anonymous).list({ include: [a, b], orderby: 'include', _embed: ['author', 'cms:term'] }))
    expect(items.map((item) => item._embedded)).toEqual([
      {
        author: [expect.objectContaining({ id: server.ids.editor })],
        'cms:term': [[expect.objectContaining({ id: category.id })], [expect.objectContaining({ id: tag.id })]],
      },
      { author: [expect.objectContaining({ id: server.ids.author })], 'cms:term': [[], []] },
    ])
  })

  it('names every invalid parameter in one response', async () => {
    expect(await failureIn(await listAt('per_page=0&page=0&context=all'))).toEqual(invalid('context', 'page', 'per_page'))
  })

  it('reports invalid parameters before missing rights', async () => {
    expect(await failureIn(await listAt('context=edit&per_page=0'))).toEqual(invalid('per_page'))
  })
})
