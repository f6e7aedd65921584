// Categories: creating, reading, updating and deleting them, their hierarchy and their counts.
import { describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, failureOf, invalid } from '../support/responses.ts'
import type { InputOf, ListQueryOf } from '../support/collections.ts'
import { changePost, makePost, newWord, posts, readPost, trashPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { categories, makeCategory, makeTag, readCategory, readTag } from '../support/terms.ts'

type Input = InputOf<'/categories'>
type Query = ListQueryOf<'/categories'>

const server = await sharedServer()
const editor = server.as.editor
const anonymous = server.anonymous

describe('createCategory', () => {
  it('creates a category from a name', async () => {
    const word = newWord()
    const { data, response } = await categories(editor).create({ name: `${word} By the Sea` })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/categories/${data?.id}`)
    expect(data).toEqual({
      id: expect.any(Number),
      count: 0,
      description: '',
      link: `${server.baseUrl}/category/${word}-by-the-sea/`,
      name: `${word} By the Sea`,
      slug: `${word}-by-the-sea`,
      taxonomy: 'category',
      parent: 0,
      meta: {},
      language: 'en',
      fallbacks: {},
      translations: {},
      _links: expect.any(Object),
    })
  })

  it('stores all writable fields', async () => {
    const top = await makeCategory(editor)
    const fields = { name: newWord(), slug: newWord(), description: 'All about boats.', parent: top.id }
    expect(await makeCategory(editor, fields)).toMatchObject(fields)
  })

  it('refuses a name that exists on the same level, ignoring case, and returns the ID of that category', async () => {
    const name = `Über ${newWord()}`
    const first = await makeCategory(editor, { name })
    const { error } = await categories(editor).create({ name: name.toUpperCase() })
    expect(error).toMatchObject({ code: 'term_exists', data: { status: 400, term_id: first.id } })
    expect((await makeCategory(editor, { name, parent: first.id })).slug).toBe(`${first.slug}-${first.slug}`)
  })

  it('refuses a parent that is not an existing category', async () => {
    const tag = await makeTag(editor)
    for (const parent of [999999, tag.id])
      expect(await failureOf(categories(editor).create({ name: newWord(), parent }))).toEqual({ status: 400, code: 'rest_term_invalid' })
  })

  it('assigns different slugs to categories created concurrently', async () => {
    const slug = newWord()
    const made = await Promise.all(Array.from({ length: 10 }, () => makeCategory(editor, { slug })))
    expect(new Set(made.map((term) => term.slug)).size).toBe(10)
  })

  it('creates only one category for concurrent requests with the same name', async () => {
    const name = newWord()
    const responses = await Promise.all(Array.from({ length: 10 }, () => categories(editor).create({ name })))
    expect(responses.map((result) => result.response.status).sort()).toEqual([201, ...Array.from({ length: 9 }, () => 400)])
  })
})

describe('getCategory', () => {
  it('returns a category with its links', async () => {
    const top = await makeCategory(editor)
    const { id } = await makeCategory(editor, { parent: top.id })
    const at = `${server.restRoot}/cms/v2`
    expect((await readCategory(anonymous, id))._links).toMatchObject({
      self: [{ href: `${at}/categories/${id}` }],
      collection: [{ href: `${at}/categories` }],
      up: [{ href: `${at}/categories/${top.id}` }],
      'cms:post_type': [{ href: `${at}/posts?categories=${id}` }],
    })
    expect((await readCategory(anonymous, top.id))._links).not.toHaveProperty('up')
  })

  it('returns the default category', async () => {
    expect(await readCategory(anonymous, 1)).toMatchObject({ slug: 'uncategorized' })
  })

  it('returns a short form in the embed context', async () => {
    const { id } = await makeCategory(editor)
    const embedded = await dataOf(categories(anonymous).get(id, { context: 'embed' }))
    expect(embedded).not.toHaveProperty('description')
    expect(embedded).toMatchObject({ id, taxonomy: 'category' })
  })

  it('returns 404 for an unknown ID and for a tag', async () => {
    const tag = await makeTag(editor)
    for (const id of [0, 999999, tag.id])
      expect(await failureOf(categories(anonymous).get(id))).toEqual({ status: 404, code: 'rest_term_invalid' })
  })
})

describe.each([['updateCategory'], ['putCategory'], ['patchCategory']] as const)('%s', (operation) => {
  const verb = { updateCategory: 'update', putCategory: 'put', patchCategory: 'patch' } as const
  const change = (client: Client, id: number, body: Input) => categories(client)[verb[operation]](id, body)

  it('shows everybody the changed fields, and changes nothing for an empty body', async () => {
    const before = await makeCategory(editor, { description: 'Old.', slug: newWord() })
    const after = await dataOf(change(editor, before.id, { description: 'New.' }))
    expect(await dataOf(change(editor, before.id, {}))).toEqual(after)
    expect(await readCategory(anonymous, before.id)).toEqual({ ...after, _links: expect.anything() })
  })

  it('sorts the categories of posts by the new name, without changing the posts', async () => {
    const word = newWord()
    const [first, second] = [await makeCategory(editor, { name: `${word} a` }), await makeCategory(editor, { name: `${word} b` })]
    const { id } = await makePost(editor, { categories: [first.id, second.id] })
    const versionOf = (): Promise<{ version: number }> =>
      server.context.db.selectFrom('content').select('version').where('id', '=', id).executeTakeFirstOrThrow()
    const { version } = await versionOf()
    for (const client of [anonymous, editor]) {
      expect((await readPost(client, id)).categories).toEqual([first.id, second.id])
      expect((await posts(client).listed({ include: [id] })).items[0]?.categories).toEqual([first.id, second.id])
    }
    await dataOf(change(editor, first.id, { name: `${word} c` }))
    for (const client of [anonymous, editor]) {
      expect((await readPost(client, id)).categories).toEqual([second.id, first.id])
      expect((await posts(client).listed({ include: [id] })).items[0]?.categories).toEqual([second.id, first.id])
    }
    expect(await versionOf()).toEqual({ version })
  })

  it('moves below another category and back to the top, but refuses cycles', async () => {
    const top = await makeCategory(editor)
    const below = await makeCategory(editor, { parent: top.id })
    const lowest = await makeCategory(editor, { parent: below.id })
    for (const parent of [top.id, below.id, lowest.id])
      expect(await failureOf(change(editor, top.id, { parent }))).toEqual(invalid('parent'))
    expect(await failureOf(change(editor, below.id, { parent: 999999 }))).toEqual({ status: 400, code: 'rest_term_invalid' })
    expect(await dataOf(change(editor, lowest.id, { parent: 0 }))).toMatchObject({ parent: 0 })
    expect(await dataOf(change(editor, top.id, { parent: lowest.id }))).toMatchObject({ parent: lowest.id })
  })

  it('updates the embedded terms of posts that have been read before', async () => {
    const category = await makeCategory(editor)
    const { id } = await makePost(editor, { categories: [category.id] })
    await readPost(anonymous, id, { _embed: ['cms:term'] })
    const name = newWord()
    await change(editor, category.id, { name })
    expect(JSON.stringify((await readPost(anonymous, id, { _embed: ['cms:term'] }))._embedded)).toContain(name)
  })
})

describe('deleteCategory', () => {
  it('moves child categories one level up', async () => {
    const top = await makeCategory(editor)
    const middle = await makeCategory(editor, { parent: top.id })
    const lowest = await makeCategory(editor, { parent: middle.id })
    await dataOf(categories(editor).remove(middle.id, { force: true }))
    expect((await readCategory(anonymous, lowest.id)).parent).toBe(top.id)
  })

  it('assigns the default category to posts without another one, visible immediately', async () => {
    const [gone, kept] = [await makeCategory(editor), await makeCategory(editor)]
    const alone = await makePost(editor, { categories: [gone.id] })
    const both = await makePost(editor, { categories: [gone.id, kept.id] })
    const before = (await readCategory(anonymous, 1)).count
    for (const { id } of [alone, both]) await readPost(anonymous, id)
    await dataOf(categories(editor).remove(gone.id, { force: true }))
    expect((await readPost(anonymous, alone.id)).categories).toEqual([1])
    expect((await readPost(anonymous, both.id)).categories).toEqual([kept.id])
    expect((await readCategory(anonymous, 1)).count).toBe(before + 1)
  })

  it('refuses to delete the default category', async () => {
    expect(await failureOf(categories(editor).remove(1, { force: true }))).toEqual({ status: 403, code: 'rest_cannot_delete' })
  })
})

describe('the count of a term', () => {
  it('is the number of its published posts, immediately after every change', async () => {
    const [one, other] = [await makeCategory(editor), await makeCategory(editor)]
    const tag = await makeTag(editor)
    const counts = async () => [
      (await readCategory(anonymous, one.id)).count,
      (await readCategory(anonymous, other.id)).count,
      (await readTag(anonymous, tag.id)).count,
    ]
    const { id } = await makePost(editor, { status: 'draft', categories: [one.id], tags: [tag.id] })
    expect(await counts()).toEqual([0, 0, 0])
    await changePost(editor, id, { status: 'publish' })
    expect(await counts()).toEqual([1, 0, 1])
    await changePost(editor, id, { categories: [other.id] })
    expect(await counts()).toEqual([0, 1, 1])
    await changePost(editor, id, { categories: [one.id, other.id], tags: [] })
    expect(await counts()).toEqual([1, 1, 0])
    await changePost(editor, id, { status: 'private' })
    expect(await counts()).toEqual([0, 0, 0])
    await changePost(editor, id, { status: 'publish', tags: [tag.id] })
    expect(await counts()).toEqual([1, 1, 1])
    await changePost(editor, id, { date: '2050-01-01T00:00:00' })
    expect(await counts()).toEqual([0, 0, 0])
    await changePost(editor, id, { date: '2020-01-01T00:00:00' })
    expect(await counts()).toEqual([1, 1, 1])
    await trashPost(editor, id)
    expect(await counts()).toEqual([0, 0, 0])
    await changePost(editor, id, { status: 'publish' })
    expect(await counts()).toEqual([1, 1, 1])
    await posts(editor).remove(id, { force: true })
    expect(await counts()).toEqual([0, 0, 0])
  })

  it('stays the same when a trashed post is deleted, and decreases when a published one is', async () => {
    const category = await makeCategory(editor)
    const [kept, gone] = [await makePost(editor, { categories: [category.id] }), await makePost(editor, { categories: [category.id] })]
    await trashPost(editor, gone.id)
    await posts(editor).remove(gone.id, { force: true })
    expect((await readCategory(anonymous, category.id)).count).toBe(1)
    await posts(editor).remove(kept.id, { force: true })
    expect((await readCategory(anonymous, category.id)).count).toBe(0)
  })
})

describe('listCategories', () => {
  /** Creates three categories with the word in their names: a (two posts), b below a (none), c (one post). */
  async function makeThree(word: string) {
    const a = await makeCategory(editor, { name: `${word} a`, slug: `${word}-3`, description: 'y' })
    const b = await makeCategory(editor, { name: `${word} B`, slug: `${word}-1`, description: 'z', parent: a.id })
    const c = await makeCategory(editor, { name: `${word} c`, slug: `${word}-2`, description: 'x' })
    const both = await makePost(editor, { categories: [a.id, c.id] })
    await makePost(editor, { categories: [a.id] })
    return { ids: [a.id, b.id, c.id] as const, post: both.id }
  }

  const found = async (query: Query, client = anonymous) => (await dataOf(categories(client).list(query))).map((term) => term.id)

  it.each<[Query, number[]]>([
    [{ orderby: 'count', order: 'desc' }, [0, 2, 1]],
    [{ orderby: 'count' }, [1, 2, 0]],
    [{ hide_empty: true }, [0, 2]],
    [{ parent: 0 }, [0, 2]],
  ])('with %j', async (query, places) => {
    const word = newWord()
    const { ids } = await makeThree(word)
    expect((await found({ search: word, ...query })).map((id) => ids.indexOf(id))).toEqual(places)
  })

  it('filters by parent and post', async () => {
    const word = newWord()
    const {
      ids: [a, b, c],
      post,
    } = await makeThree(word)
    expect(await found({ parent: a })).toEqual([b])
    expect(await found({ post })).toEqual([a, c])
  })

  it('embeds the parent on request', async () => {
    const top = await makeCategory(editor)
    const { id } = await makeCategory(editor, { parent: top.id })
    const result = await fetch(`${server.restRoot}/cms/v2/categories?include=${id}&_embed`)
    expect(await result.json()).toMatchObject([{ id, _embedded: { up: [{ id: top.id, name: top.name }] } }])
  })

  it('includes the slugs of the ancestors in the URL', async () => {
    const [top, middle] = [newWord(), newWord()]
    const above = await makeCategory(editor, { name: top })
    const below = await makeCategory(editor, { name: middle, parent: above.id })
    expect(below.link).toBe(`${server.baseUrl}/category/${top}/${middle}/`)
    expect((await fetch(below.link)).status).toBe(200)
    expect((await dataOf(categories(editor).patch(below.id, { parent: 0 }))).link).toBe(`${server.baseUrl}/category/${middle}/`)
  })

  it('does not reveal the terms of a post that the caller may not read', async () => {
    const category = await makeCategory(editor)
    const { id } = await makePost(editor, { status: 'private', categories: [category.id] })
    expect(await failureOf(categories(anonymous).list({ post: id }))).toEqual({ status: 401, code: 'rest_forbidden_context' })
    expect(await found({ post: id }, editor)).toEqual([category.id])
  })
})
