// Event categories and event tags.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, failureIn, failureOf } from '../support/responses.ts'
import { changeEvent, makeEvent, makeEventCategory, makeEventTag, readEvent } from '../support/calendar.ts'
import type { EventTerm } from '../support/calendar.ts'
import { makePost, newWord, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const editor = server.as.editor
const anonymous = server.anonymous

interface Body {
  name?: string
  description?: string
  slug?: string
  parent?: number
}

interface Query {
  [name: string]: unknown
}

/** The calls of each taxonomy, by the same names. */
const kinds = {
  categories: {
    create: ({ calendar }: Client, body: Body) => calendar.POST('/categories', { body: body as { name: string } }),
    update: ({ calendar }: Client, id: number, body: Body, method: 'POST' | 'PUT' | 'PATCH') => {
      const options = { params: { path: { id } }, body }
      return method === 'POST'
        ? calendar.POST('/categories/{id}', options)
        : method === 'PUT'
          ? calendar.PUT('/categories/{id}', options)
          : calendar.PATCH('/categories/{id}', options)
    },
    get: ({ calendar }: Client, id: number) => calendar.GET('/categories/{id}', { params: { path: { id } } }),
    remove: ({ calendar }: Client, id: number) => calendar.DELETE('/categories/{id}', { params: { path: { id } } }),
    list: async ({ calendar }: Client, query: Query) => {
      const { categories, ...page } = await dataOf(calendar.GET('/categories', { params: { query } }))
      return { terms: categories, ...page }
    },
  },
  tags: {
    create: ({ calendar }: Client, body: Body) => calendar.POST('/tags', { body: body as { name: string } }),
    update: ({ calendar }: Client, id: number, body: Body, method: 'POST' | 'PUT' | 'PATCH') => {
      const options = { params: { path: { id } }, body }
      return method === 'POST'
        ? calendar.POST('/tags/{id}', options)
        : method === 'PUT'
          ? calendar.PUT('/tags/{id}', options)
          : calendar.PATCH('/tags/{id}', options)
    },
    get: ({ calendar }: Client, id: number) => calendar.GET('/tags/{id}', { params: { path: { id } } }),
    remove: ({ calendar }: Client, id: number) => calendar.DELETE('/tags/{id}', { params: { path: { id } } }),
    list: async ({ calendar }: Client, query: Query) => {
      const { tags, ...page } = await dataOf(calendar.GET('/tags', { params: { query } }))
      return { terms: tags, ...page }
    },
  },
}

const make = (kind: 'categories' | 'tags', body: Body = {}): Promise<EventTerm> =>
  dataOf(kinds[kind].create(editor, { name: newWord(), ...body }))
const named = (terms: EventTerm[]): string[] => terms.map((term) => term.name)
const raw = (path: string, query: string) => fetch(`${server.restRoot}/cal/events/v1/${path}?${query}`)

describe('createEventCategory', () => {
  it('creates hierarchical categories, with their parents in the URL', async () => {
    const word = newWord()
    const above = await makeEventCategory(editor, { name: `${word} Outdoors`, description: 'Under the open sky', slug: `${word}-open-air` })
    const { data, response } = await kinds.categories.create(editor, { name: `${word} Walks`, parent: above.id })
    const collection = `${server.restRoot}/cal/events/v1/categories`
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${collection}/${data?.id}`)
    expect(data).toEqual({
      id: expect.any(Number),
      name: `${word} Walks`,
      slug: `${word}-walks`,
      description: '',
      taxonomy: 'cal_events_cat',
      parent: above.id,
      count: 0,
      url: `${server.baseUrl}/events/category/${word}-open-air/${word}-walks/`,
      urls: { self: `${collection}/${data?.id}`, collection, up: `${collection}/${above.id}` },
      term_group: 0,
      term_taxonomy_id: data?.id,
      filter: 'raw',
    })
    const event = await makeEvent(editor, { categories: [data?.id ?? 0] })
    const page = await fetch(data?.url ?? '')
    expect(page.status).toBe(200)
    expect(await page.text()).toContain(event.url)
    expect((await fetch(`${server.baseUrl}/events/category/${newWord()}/`)).status).toBe(404)
  })

  it('refuses an unknown parent', async () => {
    const tag = await makeEventTag(editor)
    for (const parent of [tag.id, 999_999])
      expect(await failureOf(kinds.categories.create(editor, { name: newWord(), parent }))).toEqual(invalid('parent'))
  })
})

describe('createEventTag', () => {
  it('creates flat tags, which posts share', async () => {
    const tag = await makeEventTag(editor, { description: 'Under a roof.' })
    expect(tag).toMatchObject({ taxonomy: 'post_tag', parent: 0, url: `${server.baseUrl}/tag/${tag.slug}/`, urls: { up: null } })
    expect(await failureOf(kinds.tags.create(editor, { name: newWord(), parent: tag.id }))).toEqual({
      status: 400,
      code: 'rest_taxonomy_not_hierarchical',
    })
    const post = await makePost(editor, { tags: [tag.id] })
    const event = await makeEvent(editor, { tags: [tag.id] })
    expect((await dataOf(kinds.tags.get(anonymous, tag.id))).count).toBe(2)
    await kinds.tags.remove(editor, tag.id)
    expect((await readPost(anonymous, post.id)).tags).toEqual([])
    expect((await readEvent(anonymous, event.id)).tags).toEqual([])
  })
})

describe.each([
  ['createEventCategory', 'categories'],
  ['createEventTag', 'tags'],
] as const)('%s', (_id, kind) => {
  it('refuses a missing or duplicate name, and removes HTML from names', async () => {
    const term = await make(kind, { name: `${newWord()} <b>Arts</b> & "play"` })
    expect(term.name).toMatch(/Arts &amp; "play"$/)
    expect(await failureOf(kinds[kind].create(editor, { name: term.name.toUpperCase().replace('&AMP;', '&') }))).toEqual({
      status: 400,
      code: 'term_exists',
    })
    expect(await failureOf(kinds[kind].create(editor, { name: '' }))).toEqual(invalid('name'))
    expect(await failureOf(kinds[kind].create(editor, {}))).toEqual({ status: 400, code: 'rest_missing_callback_param', params: ['name'] })
  })
})

describe.each([
  ['updateEventCategory', 'categories', 'POST'],
  ['putEventCategory', 'categories', 'PUT'],
  ['patchEventCategory', 'categories', 'PATCH'],
  ['updateEventTag', 'tags', 'POST'],
  ['putEventTag', 'tags', 'PUT'],
  ['patchEventTag', 'tags', 'PATCH'],
] as const)('%s', (_id, kind, method) => {
  it('changes only the given fields, and accepts its own response', async () => {
    const before = await make(kind, { description: 'For all.' })
    expect(await dataOf(kinds[kind].update(editor, before.id, before, method))).toEqual(before)
    const slug = newWord()
    expect(await dataOf(kinds[kind].update(editor, before.id, { slug }, method))).toMatchObject({
      name: before.name,
      description: 'For all.',
      slug,
    })
    expect(await dataOf(kinds[kind].update(editor, before.id, { description: '' }, method))).toMatchObject({
      name: before.name,
      description: '',
      slug,
    })
    expect(await failureOf(kinds[kind].update(editor, 999_999, { slug }, method))).toEqual({ status: 404, code: 'rest_term_invalid' })
    const other = await make(kind)
    const renamed = kinds[kind].update(editor, before.id, { name: other.name }, method)
    if (kind === 'categories') expect(await failureOf(renamed)).toEqual({ status: 400, code: 'term_exists' })
    else expect(await dataOf(renamed)).toMatchObject({ name: other.name, slug })
    expect(await failureOf(kinds[kind].update(editor, before.id, { slug: other.slug }, method))).toEqual({
      status: 400,
      code: 'duplicate_term_slug',
    })
  })
})

describe('updateEventCategory', () => {
  it('moves a category, but not below itself', async () => {
    const [above, below] = [await makeEventCategory(editor), await makeEventCategory(editor)]
    expect((await dataOf(kinds.categories.update(editor, below.id, { parent: above.id }, 'PATCH'))).parent).toBe(above.id)
    expect(await failureOf(kinds.categories.update(editor, above.id, { parent: below.id }, 'PATCH'))).toEqual(invalid('parent'))
    expect((await dataOf(kinds.categories.update(editor, below.id, { parent: 0 }, 'PATCH'))).parent).toBe(0)
  })
})

describe.each([
  ['getEventCategory', 'categories', 'tags'],
  ['getEventTag', 'tags', 'categories'],
] as const)('%s', (_id, kind, other) => {
  it('is public, and returns only terms of its taxonomy', async () => {
    const term = await make(kind)
    expect(await dataOf(kinds[kind].get(anonymous, term.id))).toEqual(term)
    expect(await failureOf(kinds[other].get(anonymous, term.id))).toEqual({ status: 404, code: 'rest_term_invalid' })
  })
})

describe.each([
  ['deleteEventCategory', 'categories'],
  ['deleteEventTag', 'tags'],
] as const)('%s', (_id, kind) => {
  it('deletes the term permanently, but not its events', async () => {
    const term = await make(kind)
    const event = await makeEvent(editor, { [kind]: [term.id] })
    expect(await dataOf(kinds[kind].remove(editor, term.id))).toEqual({ ...term, count: 1 })
    expect((await readEvent(anonymous, event.id))[kind]).toEqual([])
    expect(await failureOf(kinds[kind].remove(editor, term.id))).toEqual({ status: 404, code: 'rest_term_invalid' })
  })
})

describe('deleteEventCategory', () => {
  it('moves child categories up', async () => {
    const top = await makeEventCategory(editor)
    const middle = await makeEventCategory(editor, { parent: top.id })
    const low = await makeEventCategory(editor, { parent: middle.id })
    await kinds.categories.remove(editor, middle.id)
    expect((await dataOf(kinds.categories.get(anonymous, low.id))).parent).toBe(top.id)
  })
})

describe.each([
  ['listEventCategories', 'categories'],
  ['listEventTags', 'tags'],
] as const)('%s', (_id, kind) => {
  const found = async (query: Query): Promise<string[]> => named((await kinds[kind].list(anonymous, query)).terms)

  it('omits terms without published items', async () => {
    const word = newWord()
    const [full, bare, sketch] = [
      await make(kind, { name: `${word} full` }),
      await make(kind, { name: `${word} bare` }),
      await make(kind, { name: `${word} sketch` }),
    ]
    const event = await makeEvent(editor, { [kind]: [full.id] })
    await makeEvent(editor, { [kind]: [sketch.id], status: 'draft' })
    expect(await found({ search: word })).toEqual([full.name])
    expect(await found({ search: word, hide_empty: false })).toEqual([bare.name, full.name, sketch.name])
    await changeEvent(editor, event.id, { status: 'draft' })
    expect(await found({ search: word })).toEqual([])
  })

  it('is paginated, with empty pages after the last one', async () => {
    const word = newWord()
    for (const letter of ['a', 'b', 'c']) await make(kind, { name: `${word} ${letter}` })
    const page = await kinds[kind].list(anonymous, { search: word, hide_empty: false, per_page: 2, page: 2 })
    expect(page).toMatchObject({
      total: 3,
      total_pages: 2,
      next_rest_url: null,
      previous_rest_url: expect.stringContaining(`search=${word}&hide_empty=false`),
    })
    expect(named(page.terms)).toEqual([`${word} c`])
    expect(await found({ search: word, hide_empty: false, per_page: 2, page: 5 })).toEqual([])
    const before = (await (await fetch(page.previous_rest_url ?? '')).json()) as Record<typeof kind, EventTerm[]>
    expect(named(before[kind])).toEqual([`${word} a`, `${word} b`])
  })

  it('sorts, includes, excludes and finds by slug', async () => {
    const word = newWord()
    const [mango, apple, pear] = [
      await make(kind, { name: `${word} Mango`, slug: `${word}-a`, description: 'm' }),
      await make(kind, { name: `${word} apple`, slug: `${word}-c`, description: 'z' }),
      await make(kind, { name: `${word} Pear`, slug: `${word}-b`, description: 'a' }),
    ]
    await makeEvent(editor, { [kind]: [pear.id, apple.id] })
    await makeEvent(editor, { [kind]: [apple.id] })
    const ids = async (query: Query) =>
      (await kinds[kind].list(anonymous, { search: word, hide_empty: false, ...query })).terms.map(({ id }) => id)
    expect(await ids({})).toEqual([apple.id, mango.id, pear.id])
    expect(await ids({ order: 'desc' })).toEqual([pear.id, mango.id, apple.id])
    expect(await ids({ orderby: 'id' })).toEqual([mango.id, apple.id, pear.id])
    expect(await ids({ orderby: 'slug' })).toEqual([mango.id, pear.id, apple.id])
    expect(await ids({ orderby: 'count', order: 'desc' })).toEqual([apple.id, pear.id, mango.id])
    expect(await ids({ orderby: 'description' })).toEqual([pear.id, mango.id, apple.id])
    expect(await ids({ orderby: 'include', include: [pear.id, mango.id, apple.id] })).toEqual([pear.id, mango.id, apple.id])
    expect(await ids({ include: [mango.id, pear.id], exclude: [pear.id] })).toEqual([mango.id, pear.id])
    expect(await ids({ exclude: [mango.id] })).toEqual([apple.id, pear.id])
    expect(await ids({ slug: `${word}-b` })).toEqual([pear.id])
  })

  it('returns the terms of one event, if the caller may read the event', async () => {
    const [weekly, other] = [await make(kind), await make(kind)]
    const event = await makeEvent(editor, { [kind]: [weekly.id] })
    await makeEvent(editor, { [kind]: [other.id] })
    for (const name of ['event', 'post']) expect(await found({ [name]: event.id })).toEqual([weekly.name])
    const draft = await makeEvent(editor, { status: 'draft', [kind]: [weekly.id] })
    expect(await failureIn(await raw(kind, `event=${draft.id}`))).toEqual(invalid('event'))
    expect(named((await kinds[kind].list(editor, { event: draft.id })).terms)).toEqual([weekly.name])
    const post = await makePost(editor)
    expect(await failureIn(await raw(kind, `post=${post.id}`))).toEqual(invalid('post'))
  })

  it.each(['include=999999', 'exclude=oak', 'hide_empty=perhaps', 'page=0', 'orderby=colour', 'order=up', 'search=', 'i18n_language=de'])(
    'refuses %s',
    async (query) => {
      expect(await failureIn(await raw(kind, query))).toEqual(invalid(query.split('=')[0] ?? ''))
    },
  )
})

describe('listEventCategories', () => {
  it('lists the direct children of a category', async () => {
    const top = await makeEventCategory(editor)
    const [film, music] = [await makeEventCategory(editor, { parent: top.id }), await makeEventCategory(editor, { parent: top.id })]
    await makeEventCategory(editor, { parent: music.id })
    expect(named((await kinds.categories.list(anonymous, { hide_empty: false, parent: top.id })).terms)).toEqual(
      [film.name, music.name].sort(),
    )
    expect(await failureIn(await raw('categories', 'parent=999999'))).toEqual(invalid('parent'))
  })
})
