// The search for words and their beginnings: accents, scripts, typing errors, highlights, scores and counts, and who may find what.
import { describe, expect, it } from '@jest/globals'
import { makeEvent, makeOrganizer, makeVenue } from '../support/calendar.ts'
import { dataOf, failureOf, invalid, totalsOf } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import type { TestServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { editor, author } = server.as

type Client = TestServer['anonymous']
type Query = NonNullable<NonNullable<NonNullable<Parameters<typeof server.anonymous.content.GET<'/search'>>[1]>['params']>['query']>
type FacetQuery = Parameters<typeof server.anonymous.content.GET<'/search/facets'>>[1]['params']['query']

const request = (query: Query, client: Client = server.anonymous) =>
  client.content.GET('/search', { params: { query: { match: 'prefix', ...query } } })
const find = (query: Query, client?: Client) => dataOf(request(query, client))
const idsOf = async (query: Query, client?: Client) => (await find(query, client)).map(({ id }) => id)
const countBy = (query: FacetQuery, client: Client = server.anonymous) =>
  dataOf(client.content.GET('/search/facets', { params: { query } }))
const newPost = (body: object, client: Client = editor) => dataOf(client.content.POST('/posts', { body: { status: 'publish', ...body } }))
const newTerm = (name: string) => dataOf(editor.content.POST('/categories', { body: { name } }))

describe('listSearchResults for words', () => {
  it('finds the last word by its beginning, and all others as a whole', async () => {
    const [first, second] = [newWord(), newWord()]
    const post = await newPost({ title: `${first} ${second}` })
    for (const length of [1, 2, 3, 4, 5, second.length])
      expect(await idsOf({ search: `${first} ${second.slice(0, length)}` })).toEqual([post.id])
    expect(await idsOf({ search: `${first.slice(0, 5)} ${second}` })).toEqual([])
    // A space ends the word, and so does `words`.
    expect(await idsOf({ search: `${second.slice(0, -3)} ` })).toEqual([])
    expect(await idsOf({ search: second.slice(0, -3), match: 'words' })).toEqual([])
    expect(await idsOf({ search: second, match: 'words' })).toEqual([post.id])
    expect(await idsOf({ search: `${first} -${second}` })).toEqual([])
  })

  it('finds what has just been written, changed or deleted', async () => {
    const [before, after] = [newWord(), newWord()]
    const { id } = await newPost({ title: before })
    expect(await idsOf({ search: before })).toEqual([id])
    await dataOf(editor.content.POST('/posts/{id}', { params: { path: { id } }, body: { title: after } }))
    expect(await idsOf({ search: before })).toEqual([])
    expect(await idsOf({ search: after })).toEqual([id])
    await dataOf(editor.content.DELETE('/posts/{id}', { params: { path: { id }, query: { force: true } } }))
    expect(await idsOf({ search: after })).toEqual([])
  })

  it('ignores accents and finds all scripts', async () => {
    const word = newWord()
    const texts = ['Café Łódź Straße', 'ნავსადგური', 'Ёлка', 'Αθήνα', '東京都庁', 'שָׁלוֹם', 'हिन्दी', '🎄']
    const posts = await Promise.all(texts.map((text) => newPost({ title: word, content: text })))
    const idFor = async (search: string) =>
      (await idsOf({ search: `${word} ${search}` })).map((id) => posts.findIndex((post) => post.id === id))
    for (const [search, index] of [
      ['cafe', 0],
      ['CAFÉ', 0],
      ['cafe\u0301', 0],
      ['lodz', 0],
      ['strasse', 0],
      ['ნავს', 1],
      ['ᲜᲐᲕᲡᲐᲓᲒᲣᲠᲘ', 1],
      ['елк', 2],
      ['αθηνα', 3],
      ['東京', 4],
      ['京都', 4],
      ['庁', 4],
      ['שלום', 5],
      ['हिन्दी', 6],
      ['🎄', 7],
    ] as const)
      expect([search, await idFor(search)]).toEqual([search, [index]])
  })

  it('finds the texts of events in both languages', async () => {
    const [english, georgian] = [newWord(), 'თბილისური']
    const event = await makeEvent(editor, { title: english })
    await dataOf(
      editor.calendar.POST('/events/{id}', {
        params: { path: { id: event.id }, query: { i18n_language: 'ka-ge' } },
        body: { title: `${georgian} ${newWord()}` },
      }),
    )
    expect(await idsOf({ search: english })).toEqual([event.id])
    expect(await find({ search: 'თბილისურ', highlight: true })).toMatchObject([
      { id: event.id, title: english, highlight: { title: expect.stringContaining(`<mark>${georgian}</mark>`) } },
    ])
  })

  it('finds words of five letters or more with one typing error, if few match otherwise', async () => {
    const [word, other] = ['lighthouse', newWord()]
    const post = await newPost({ title: `${word} ${other}` })
    for (const wrong of ['lighthuose', 'lighthose', 'lightthouse', 'lighthoute'])
      expect([wrong, await idsOf({ search: `${wrong} ${other}`, match: 'words' })]).toEqual([wrong, [post.id]])
    expect(await idsOf({ search: `lightohu ${other}`, match: 'words' })).toEqual([])
    expect(await idsOf({ search: `${other} lightoh`, match: 'prefix' })).toEqual([post.id])
    expect(await idsOf({ search: `lihgthuose ${other}`, match: 'words' })).toEqual([])
    const [{ score } = {}] = await find({ search: `lighthose ${other}`, match: 'words', score: true })
    expect(score).toBe(0.3)
    const four = await newPost({ title: `pier ${newWord()}` })
    expect(await idsOf({ search: 'peir', match: 'words', include: [four.id] })).toEqual([])
  })

  it('sorts the best matches first, and scores them', async () => {
    const word = newWord()
    const longer = await newPost({ title: newWord(), content: `${word}s` })
    const text = await newPost({ title: newWord(), content: word })
    const beginning = await newPost({ title: `${word}s` })
    const title = await newPost({ title: word })
    const latest = await newPost({ title: newWord(), content: `${word}s` })
    const results = await find({ search: word, score: true })
    expect(results.map(({ id, score }) => [id, score])).toEqual([
      [title.id, 1],
      [beginning.id, 0.9],
      [text.id, 0.5],
      [latest.id, 0.4],
      [longer.id, 0.4],
    ])
    expect(results[0]).not.toHaveProperty('highlight')
    expect((await find({ search: word }))[0]).not.toHaveProperty('score')
  })

  it('marks the words that match in safe HTML', async () => {
    const word = newWord()
    const before = Array.from({ length: 40 }, (_none, index) => `before${index}`).join(' ')
    const after = Array.from({ length: 40 }, (_none, index) => `after${index}`).join(' ')
    await newPost({
      title: `A ${word} & <em>more</em>`,
      content: `<p title="${word}">${before} &lt;img src=x onerror=alert(1)&gt; Zé ${word}s ${after}</p>`,
    })
    const [result] = await find({ search: word, highlight: true })
    expect(result?.highlight?.title).toBe(`A <mark>${word}</mark> &amp; more`)
    expect(result?.highlight?.text).toMatch(/^…before39 &lt;img/)
    expect(result?.highlight?.text).toContain(`&lt;img src=x onerror=alert(1)&gt; Zé <mark>${word}s</mark> after0`)
    expect(result?.highlight?.text).toMatch(/after\d+…$/)
  })

  it('shows the beginning of a text without matches', async () => {
    const word = newWord()
    await newPost({ title: word, content: '<p>One two</p><p>three</p>' })
    expect((await find({ search: word, highlight: true }))[0]?.highlight).toEqual({ title: `<mark>${word}</mark>`, text: 'One two three' })
  })

  it('finds venues, organizers and terms', async () => {
    const word = newWord()
    const venue = await makeVenue(editor, { venue: `${word} venue` })
    const organizer = await makeOrganizer(editor, { organizer: `${word} organizer` })
    const category = await newTerm(`${word} category`)
    const post = await newPost({ title: word })
    expect((await idsOf({ search: word })).toSorted()).toEqual([venue.id, organizer.id, post.id].toSorted())
    expect(await find({ search: word, subtype: ['venue'] })).toMatchObject([
      { id: venue.id, type: 'post', subtype: 'venue', url: venue.url },
    ])
    expect(await find({ search: word, type: 'term', highlight: true })).toMatchObject([
      { id: category.id, type: 'category', url: category.link, highlight: { title: `<mark>${word}</mark> category` } },
    ])
    const kind = await dataOf(editor.content.POST('/event_categories', { body: { name: `${word} kind` } }))
    expect(await idsOf({ search: word, type: 'any', subtype: ['cal_events_cat'] })).toEqual([kind.id])
    expect(await find({ search: word, type: 'any' })).toHaveLength(5)
    expect(await idsOf({ search: word, type: 'any', subtype: ['category', 'post'] })).toEqual([post.id, category.id])
    await dataOf(editor.content.POST('/categories/{id}', { params: { path: { id: category.id } }, body: { name: newWord() } }))
    expect(await idsOf({ search: word, type: 'term' })).toEqual([kind.id])
  })

  it('returns only items with all of the terms', async () => {
    const word = newWord()
    const [one, other] = [await newTerm(newWord()), await newTerm(newWord())]
    const both = await newPost({ title: word, categories: [one.id, other.id] })
    const first = await newPost({ title: word, categories: [one.id] })
    expect(await idsOf({ search: word, terms: [one.id] })).toEqual([first.id, both.id])
    expect(await idsOf({ search: word, terms: [one.id, other.id] })).toEqual([both.id])
    await dataOf(editor.content.POST('/posts/{id}', { params: { path: { id: first.id } }, body: { categories: [other.id] } }))
    expect(await idsOf({ search: word, terms: [one.id] })).toEqual([both.id])
    expect(await idsOf({ search: word, exclude: [both.id] })).toEqual([first.id])
    expect(await idsOf({ search: word, include: [both.id] })).toEqual([both.id])
  })

  it('searches for words if a parameter requires it, and lists everything without any', async () => {
    const word = newWord()
    const term = await newTerm(newWord())
    const [one, other] = [await newPost({ title: word, categories: [term.id] }), await newPost({ title: newWord(), categories: [term.id] })]
    const search = (query: Query) => dataOf(server.anonymous.content.GET('/search', { params: { query } }))
    expect(await search({ search: word.slice(0, -2), score: true })).toEqual([])
    expect(await search({ search: word, score: true })).toMatchObject([{ id: one.id, score: 1 }])
    expect(await search({ terms: [term.id] })).toMatchObject([{ id: other.id }, { id: one.id }])
    expect((await search({ type: 'any', per_page: 1, highlight: true }))[0]?.highlight?.text).toBeDefined()
    expect(await search({ search: '!?', match: 'words' })).toEqual([])
  })

  it('has pages, totals and cursors', async () => {
    const word = newWord()
    const text = await newPost({ title: newWord(), content: word })
    const titles = []
    for (let count = 0; count < 3; count++) titles.unshift((await newPost({ title: `${word} ${count}` })).id)
    const { data, response } = await request({ search: word, per_page: 2, page: 2 })
    expect(data?.map(({ id }) => id)).toEqual([titles[2], text.id])
    expect(totalsOf(response)).toEqual({ total: 4, pages: 2 })
    const walked = []
    for (let cursor: string | null = 'start'; cursor;) {
      const page: Awaited<ReturnType<typeof request>> = await request({ search: word, per_page: 1, cursor })
      walked.push(...(page.data ?? []).map(({ id }) => id))
      cursor = page.response.headers.get('X-CMS-NextCursor')
    }
    expect(walked).toEqual([...titles, text.id])
    expect(await find({ search: word, page: 9 })).toEqual([])
  })

  it('never finds, marks or counts what the caller may not read', async () => {
    const word = newWord()
    for (const status of ['draft', 'pending', 'private', 'future'] as const)
      await newPost({ title: word, status, ...(status === 'future' && { date: '2040-01-01T00:00:00' }) })
    const secret = await newPost({ title: newWord(), content: word, password: 'lantern' })
    const own = await newPost({ title: newWord(), content: word, password: 'lantern' }, author)
    await dataOf(editor.content.POST('/blocks', { body: { title: word, status: 'publish' } }))
    for (const [client, ids] of [
      [server.anonymous, []],
      [server.as.subscriber, []],
      [author, [own.id]],
      [editor, [own.id, secret.id]],
    ] as const) {
      const { data, response } = await request({ search: word, highlight: true }, client)
      expect(data?.map(({ id }) => id)).toEqual(ids)
      expect(totalsOf(response).total).toBe(ids.length)
      expect(await countBy({ search: word, facets: ['type', 'category'] }, client)).toMatchObject({ total: ids.length })
      expect(await idsOf({ search: word.slice(0, 5) }, client)).toEqual(ids)
    }
    const open = await newPost({ title: word })
    expect(await idsOf({ search: word })).toEqual([open.id])
    for (const body of [{ password: 'lantern' }, { password: '', status: 'draft' }] as const) {
      await dataOf(editor.content.POST('/posts/{id}', { params: { path: { id: open.id } }, body }))
      expect(await idsOf({ search: word })).toEqual([])
    }
  })

  it('refuses what only the search for words has', async () => {
    const queries: Query[] = [{ highlight: true }, { score: true }, { terms: [1] }, { type: 'any' }]
    for (const query of queries)
      expect(await failureOf(request({ search: 'harbour', match: 'text', ...query }))).toEqual(invalid(Object.keys(query)[0] ?? ''))
    expect(await failureOf(request({ search: 'harbour', type: 'post-format', score: true }))).toEqual(invalid('score'))
    expect(await failureOf(request({ search: 'harbour', subtype: ['category'] }))).toEqual(invalid('subtype'))
    expect(await failureOf(request({ type: 'post-format', match: 'prefix', terms: [1] }))).toEqual(invalid('terms'))
  })
})

describe('listSearchFacets', () => {
  it('counts the items by type and term', async () => {
    const word = newWord()
    const [one, other] = [await newTerm(newWord()), await newTerm(newWord())]
    await newPost({ title: word, categories: [one.id, other.id] })
    await newPost({ title: word, categories: [one.id] })
    await makeEvent(editor, { title: `${word} walk` })
    expect(await countBy({ search: word.slice(0, -1), match: 'prefix', facets: ['type', 'category', 'post_tag'] })).toEqual({
      total: 3,
      facets: [
        {
          name: 'type',
          values: [
            { value: 'post', label: 'Posts', count: 2 },
            { value: 'event', label: 'Events', count: 1 },
          ],
        },
        {
          name: 'category',
          values: [
            { value: one.id, label: one.name, count: 2 },
            { value: other.id, label: other.name, count: 1 },
          ],
        },
        { name: 'post_tag', values: [] },
      ],
    })
    expect(await countBy({ search: word, terms: [other.id], subtype: ['post'] })).toMatchObject({ total: 1 })
    expect(await countBy({ search: newWord() })).toEqual({ total: 0, facets: [{ name: 'type', values: [] }] })
  })

  it('refuses unknown types', async () => {
    expect(
      await failureOf(server.anonymous.content.GET('/search/facets', { params: { query: { search: 'a', subtype: ['category'] } } })),
    ).toEqual(invalid('subtype'))
  })
})
