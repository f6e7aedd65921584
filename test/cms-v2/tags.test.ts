// Tags: like categories without levels, and made by everyone who writes.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Client } from '../../client/index.ts'
import { dataOf, invalid, refusalIn, refusalOf, totalsOf } from '../support/answers.ts'
import type { InputOf, ListQueryOf } from '../support/collections.ts'
import { makePost, newWord, readPost } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { expectOnly, makeCategory, makeTag, managers, readTag, tags } from '../support/terms.ts'

type Input = InputOf<'/tags'>
type Query = ListQueryOf<'/tags'>

let server: TestServer
let editor: Client
let visitor: Client

beforeAll(async () => {
  server = await startServer()
  editor = server.as.editor
  visitor = server.visitor
})
afterAll(() => server.close())

const expectManagersOnly = (code: string, act: Parameters<typeof expectOnly>[3]): Promise<void> => expectOnly(server, managers, code, act)

describe('createTag', () => {
  it('makes a tag from a name', async () => {
    const word = newWord()
    const { data, response } = await tags(editor).create({ name: `${word} Harbour`, description: 'By the sea.' })
    expect(response.status).toBe(201)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/tags/${data?.id}`)
    expect(data).toEqual({
      id: expect.any(Number),
      count: 0,
      description: 'By the sea.',
      link: `${server.baseUrl}/tag/${word}-harbour/`,
      name: `${word} Harbour`,
      slug: `${word}-harbour`,
      taxonomy: 'post_tag',
      meta: {},
      _links: expect.any(Object),
    })
  })

  it('is for everyone who writes', async () => {
    const code = 'rest_cannot_create'
    expect(await refusalOf(tags(visitor).create({ name: newWord() }))).toEqual({ status: 401, code })
    expect(await refusalOf(tags(server.as.subscriber).create({ name: newWord() }))).toEqual({ status: 403, code })
    for (const role of ['contributor', 'author', 'editor', 'administrator'] as const) expect((await tags(server.as[role]).create({ name: newWord() })).response.status).toBe(201)
  })

  it('refuses a name that there is, and tells which tag has it; a category may have it', async () => {
    const name = newWord()
    await makeCategory(editor, { name })
    const first = await makeTag(editor, { name })
    const { error } = await tags(editor).create({ name: name.toUpperCase() })
    expect(error).toMatchObject({ code: 'term_exists', data: { status: 400, term_id: first.id } })
  })

  it('ignores a parent, for tags have no levels', async () => {
    const { id } = await makeTag(editor)
    expect(await makeTag(editor, { parent: id } as Input)).not.toHaveProperty('parent')
  })

  it('refuses a missing and an empty name', async () => {
    expect(await refusalOf(tags(editor).create({}))).toEqual({ status: 400, code: 'rest_missing_callback_param', params: ['name'] })
    expect(await refusalOf(tags(editor).create({ name: ' ' }))).toEqual({ status: 400, code: 'empty_term_name' })
  })

  it('writes Georgian names percent-encoded into slugs', async () => {
    expect((await makeTag(editor, { name: `${newWord()} ზღვა` })).slug).toMatch(/-%e1%83%96%e1%83%a6%e1%83%95%e1%83%90$/)
  })
})

describe('getTag', () => {
  it('shows a tag with its links', async () => {
    const { id } = await makeTag(editor)
    const at = `${server.restRoot}/cms/v2`
    expect((await readTag(visitor, id))._links).toMatchObject({ self: [{ href: `${at}/tags/${id}` }], collection: [{ href: `${at}/tags` }], 'cms:post_type': [{ href: `${at}/posts?tags=${id}` }] })
  })

  it('is given for editing to managers alone', async () => {
    const { id } = await makeTag(editor)
    await expectManagersOnly('rest_forbidden_context', (client) => tags(client).get(id, { context: 'edit' }))
  })

  it('answers 404 for what there is not, and for a category', async () => {
    for (const id of [0, 1, 999999]) expect(await refusalOf(tags(visitor).get(id))).toEqual({ status: 404, code: 'rest_term_invalid' })
  })
})

describe.each([['updateTag'], ['putTag'], ['patchTag']] as const)('%s', (operation) => {
  const verb = { updateTag: 'update', putTag: 'put', patchTag: 'patch' } as const
  const change = (client: Client, id: number, body: Input) => tags(client)[verb[operation]](id, body)

  it('changes the named fields and no others', async () => {
    const before = await makeTag(editor, { description: 'Old.' })
    const name = newWord()
    expect(await dataOf(change(editor, before.id, { name }))).toEqual({ ...before, name })
    expect(await readTag(visitor, before.id)).toEqual({ ...before, name })
  })

  it('refuses the slug and the name of another one', async () => {
    const [one, other] = [await makeTag(editor), await makeTag(editor)]
    expect(await refusalOf(change(editor, one.id, { slug: other.slug }))).toMatchObject({ status: 400, code: 'duplicate_term_slug' })
    expect(await refusalOf(change(editor, one.id, { name: other.name }))).toMatchObject({ status: 400, code: 'term_exists' })
  })

  it('needs the right to manage tags, and a tag', async () => {
    const { id } = await makeTag(editor)
    await expectManagersOnly('rest_cannot_update', (client) => change(client, id, { description: newWord() }))
    expect(await refusalOf(change(editor, 999999, { name: 'x' }))).toEqual({ status: 404, code: 'rest_term_invalid' })
  })
})

describe('deleteTag', () => {
  it('needs force, and just takes the tag off its posts', async () => {
    const { id } = await makeTag(editor)
    const post = await makePost(editor, { tags: [id] })
    expect((await readPost(visitor, post.id)).tags).toEqual([id])
    expect(await refusalOf(tags(editor).remove(id))).toEqual({ status: 501, code: 'rest_trash_not_supported' })
    expect(await dataOf(tags(editor).remove(id, { force: true }))).toMatchObject({ deleted: true, previous: { id, count: 1 } })
    expect((await readPost(visitor, post.id)).tags).toEqual([])
    expect(await refusalOf(tags(editor).remove(id, { force: true }))).toEqual({ status: 404, code: 'rest_term_invalid' })
  })

  it('needs the right to manage tags', async () => {
    await expectManagersOnly('rest_cannot_delete', async (client) => tags(client).remove((await makeTag(editor)).id, { force: true }))
  })
})

describe('listTags', () => {
  const found = async (query: Query) => (await dataOf(tags(visitor).list(query))).map((term) => term.id)

  it('lists by name, in pages, or from an offset', async () => {
    const word = newWord()
    const ids: number[] = []
    for (const name of ['a', 'B', 'c']) ids.push((await makeTag(editor, { name: `${word} ${name}` })).id)
    expect(await found({ search: word })).toEqual(ids)
    expect(await found({ search: word, order: 'desc' })).toEqual(ids.toReversed())
    expect(await found({ search: word, per_page: 2, page: 2 })).toEqual(ids.slice(2))
    const { data, response } = await tags(visitor).list({ search: word, per_page: 2, offset: 1, page: 7 })
    expect(data?.map((term) => term.id)).toEqual(ids.slice(1))
    expect(totalsOf(response)).toEqual({ total: 3, pages: 2 })
  })

  it.each<[Query, number[]]>([
    [{ orderby: 'id', order: 'desc' }, [1, 0]],
    [{ orderby: 'slug' }, [1, 0]],
    [{ orderby: 'description' }, [1, 0]],
    [{ orderby: 'count' }, [1, 0]],
    [{ orderby: 'count', order: 'desc' }, [0, 1]],
    [{ hide_empty: true }, [0]],
  ])('with %j', async (query, places) => {
    const word = newWord()
    const ids = [(await makeTag(editor, { name: `${word} a`, slug: `${word}-2`, description: 'y' })).id, (await makeTag(editor, { name: `${word} b`, slug: `${word}-1`, description: 'x' })).id]
    await makePost(editor, { tags: ids.slice(0, 1) })
    expect((await found({ search: word, ...query })).map((id) => ids.indexOf(id))).toEqual(places)
  })

  it('filters by post, slug, include and exclude', async () => {
    const word = newWord()
    const [a, b] = [await makeTag(editor, { name: `${word} a` }), await makeTag(editor, { name: `${word} b` })]
    const { id: post } = await makePost(editor, { tags: [b.id] })
    expect(await found({ post })).toEqual([b.id])
    expect(await found({ slug: [b.slug] })).toEqual([b.id])
    expect(await found({ slug: [b.slug, a.slug], orderby: 'include_slugs' })).toEqual([b.id, a.id])
    expect(await found({ include: [b.id, a.id], orderby: 'include' })).toEqual([b.id, a.id])
    expect(await found({ search: word, exclude: [a.id] })).toEqual([b.id])
  })

  it('is given for editing to managers alone', async () => {
    await expectManagersOnly('rest_forbidden_context', (client) => tags(client).list({ context: 'edit' }))
  })

  it.each(['per_page=0', 'page=x', 'orderby=colour', 'post=x', 'offset=-1'])('refuses %s', async (query) => {
    expect(await refusalIn(await fetch(`${server.restRoot}/cms/v2/tags?${query}`))).toEqual(invalid(query.split('=')[0] ?? ''))
  })
})
