// Pattern categories: differences from other terms, and their blocks.
import { describe, expect, it } from '@jest/globals'
import { dataOf, failureIn } from '../support/responses.ts'
import { blocks, makeBlock } from '../support/blocks.ts'
import type { InputOf, ListQueryOf } from '../support/collections.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makePatternCategory, patternCategories } from '../support/terms.ts'

const server = await sharedServer()
const editor = server.as.editor

const countOf = async (id: number): Promise<number> => (await patternCategories(server.anonymous).read(id)).count

describe('createPatternCategory', () => {
  it('creates a pattern category from a name', async () => {
    const word = newWord()
    expect(await patternCategories(editor).make({ name: `${word} Notices`, description: 'For the board.' })).toEqual({
      id: expect.any(Number),
      count: 0,
      description: 'For the board.',
      link: expect.stringContaining(`${server.baseUrl}/`),
      name: `${word} Notices`,
      slug: `${word}-notices`,
      taxonomy: 'cms_pattern_category',
      meta: {},
      language: 'en',
      fallbacks: {},
      translations: {},
      _links: expect.any(Object),
    })
  })

  it('ignores a parent, because pattern categories are not hierarchical', async () => {
    const { id } = await makePatternCategory(editor)
    expect(await makePatternCategory(editor, { parent: id } as InputOf<'/cms_pattern_category'>)).not.toHaveProperty('parent')
  })
})

describe('getPatternCategory', () => {
  it('links to its blocks', async () => {
    const { id } = await makePatternCategory(editor)
    expect((await patternCategories(server.anonymous).read(id))._links).toMatchObject({
      'cms:post_type': [{ href: `${server.restRoot}/cms/v2/blocks?cms_pattern_category=${id}` }],
    })
  })

  it('counts its published blocks after each change', async () => {
    const { id } = await makePatternCategory(editor)
    const block = await makeBlock(editor, { status: 'draft', cms_pattern_category: [id] })
    expect(await countOf(id)).toBe(0)
    await blocks(editor).change(block.id, { status: 'publish' })
    expect(await countOf(id)).toBe(1)
    await blocks(editor).change(block.id, { cms_pattern_category: [] })
    expect(await countOf(id)).toBe(0)
    await blocks(editor).change(block.id, { cms_pattern_category: [id] })
    expect(await countOf(id)).toBe(1)
    await dataOf(blocks(editor).remove(block.id))
    expect(await countOf(id)).toBe(0)
    await blocks(editor).change(block.id, { status: 'publish' })
    expect(await countOf(id)).toBe(1)
    await dataOf(blocks(editor).remove(block.id, { force: true }))
    expect(await countOf(id)).toBe(0)
  })
})

describe('updatePatternCategory', () => {
  it('changes the order of the categories of a block, which are sorted by name', async () => {
    const [a, b] = [
      await makePatternCategory(editor, { name: `a ${newWord()}` }),
      await makePatternCategory(editor, { name: `b ${newWord()}` }),
    ]
    const block = await makeBlock(editor, { cms_pattern_category: [b.id, a.id] })
    expect(block.cms_pattern_category).toEqual([a.id, b.id])
    expect((await blocks(editor).read(block.id)).cms_pattern_category).toEqual([a.id, b.id])
    await patternCategories(editor).change(a.id, { name: `c ${newWord()}` })
    expect((await blocks(editor).read(block.id)).cms_pattern_category).toEqual([b.id, a.id])
  })
})

describe('deletePatternCategory', () => {
  it('removes the category from its blocks immediately', async () => {
    const [gone, kept] = [await makePatternCategory(editor), await makePatternCategory(editor)]
    const block = await makeBlock(editor, { cms_pattern_category: [gone.id, kept.id] })
    expect((await blocks(editor).read(block.id)).cms_pattern_category).toHaveLength(2)
    await dataOf(patternCategories(editor).remove(gone.id, { force: true }))
    expect((await blocks(editor).read(block.id)).cms_pattern_category).toEqual([kept.id])
    expect((await blocks(editor).read(block.id)).status).toBe('publish')
  })
})

describe('listPatternCategories', () => {
  it.each<[ListQueryOf<'/cms_pattern_category'>, number[]]>([
    [{ orderby: 'count' }, [1, 0]],
    [{ orderby: 'count', order: 'desc' }, [0, 1]],
    [{ hide_empty: true }, [0]],
  ])('counts the blocks of each category: %j', async (query, places) => {
    const word = newWord()
    const ids = [
      (await makePatternCategory(editor, { name: `${word} a` })).id,
      (await makePatternCategory(editor, { name: `${word} b` })).id,
    ]
    await makeBlock(editor, { cms_pattern_category: ids.slice(0, 1) })
    expect((await patternCategories(server.anonymous).ids({ search: word, ...query })).map((id) => ids.indexOf(id))).toEqual(places)
  })

  it('filters by block, if the caller may read it', async () => {
    const [{ id }] = [await makePatternCategory(editor), await makePatternCategory(editor)]
    const block = await makeBlock(editor, { cms_pattern_category: [id] })
    expect(await patternCategories(editor).ids({ post: block.id })).toEqual([id])
    expect(await patternCategories(server.as.contributor).ids({ post: block.id })).toEqual([id])
    for (const [client, status] of [
      [server.anonymous, 401],
      [server.as.subscriber, 403],
    ] as const)
      expect((await client.content.GET('/cms_pattern_category', { params: { query: { post: block.id } } })).response.status).toBe(status)
  })
})

describe('listBlocks by pattern category', () => {
  /** Creates three categories, and blocks with the first, the first two, the third, and none of them. */
  async function makeFourBlocks() {
    const [a, b, c] = [
      (await makePatternCategory(editor)).id,
      (await makePatternCategory(editor)).id,
      (await makePatternCategory(editor)).id,
    ]
    const made: number[] = []
    for (const cms_pattern_category of [[a], [a, b], [c], []]) made.push((await makeBlock(editor, { cms_pattern_category })).id)
    const places = async (query: ListQueryOf<'/blocks'>) =>
      (await blocks(editor).ids({ include: made, orderby: 'id', order: 'asc', ...query })).map((id) => made.indexOf(id))
    return { a, b, c, places }
  }

  it('filters by any, all or none of the categories', async () => {
    const { a, b, c, places } = await makeFourBlocks()
    expect(await places({ cms_pattern_category: [a] })).toEqual([0, 1])
    expect(await places({ cms_pattern_category: [b, c] })).toEqual([1, 2])
    expect(await places({ cms_pattern_category: { terms: [b, c] } })).toEqual([1, 2])
    expect(await places({ cms_pattern_category: { terms: [b, c], operator: 'OR' } })).toEqual([1, 2])
    expect(await places({ cms_pattern_category: { terms: [a, b], operator: 'AND' } })).toEqual([1])
    expect(await places({ cms_pattern_category: { terms: [a, c], operator: 'AND' } })).toEqual([])
    expect(await places({ cms_pattern_category_exclude: [a] })).toEqual([2, 3])
    expect(await places({ cms_pattern_category_exclude: { terms: [b, c] } })).toEqual([0, 3])
    expect(await places({ cms_pattern_category: [a], cms_pattern_category_exclude: [b] })).toEqual([0])
    expect(await places({ cms_pattern_category: [a], cms_pattern_category_exclude: [b], tax_relation: 'AND' })).toEqual([0])
    expect(await places({ cms_pattern_category: [c], cms_pattern_category_exclude: [a], tax_relation: 'OR' })).toEqual([2, 3])
    expect(await places({ cms_pattern_category: [999999] })).toEqual([])
    expect(await places({ cms_pattern_category: [] })).toEqual([0, 1, 2, 3])
  })

  it.each([
    'cms_pattern_category=notices',
    'cms_pattern_category[operator]=XOR',
    'cms_pattern_category[terms]=x',
    'cms_pattern_category_exclude=x',
    'cms_pattern_category[colour]=1',
    'tax_relation=XOR',
  ])('refuses %s', async (query) => {
    const response = await fetch(`${server.restRoot}/cms/v2/blocks?${query}`, { headers: { Authorization: server.authorization.editor } })
    expect(await failureIn(response)).toMatchObject({ status: 400, code: 'rest_invalid_param', params: [/^\w+/.exec(query)?.[0]] })
  })
})
