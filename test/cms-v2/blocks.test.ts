// What only blocks have, unlike navigation menus: excerpts, meta fields, pattern categories and other rights.
import { describe, expect, it } from '@jest/globals'
import { dataOf, failureOf } from '../support/responses.ts'
import { blocks, makeBlock } from '../support/blocks.ts'
import { changes } from '../support/collections.ts'
import type { InputOf } from '../support/collections.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makePatternCategory, makeTag } from '../support/terms.ts'

type Input = InputOf<'/blocks'>

const server = await sharedServer()
const editor = server.as.editor

describe('createBlock', () => {
  it('refuses a block without any text, and to clear its last text', async () => {
    const empty = { status: 400, code: 'empty_content' }
    for (const input of [{}, { title: '', content: '', excerpt: '' }, { status: 'publish', slug: newWord() }] satisfies Input[])
      expect(await failureOf(blocks(editor).create(input))).toEqual(empty)
    const { id } = await blocks(editor).make({ title: newWord(), content: '' })
    expect(await failureOf(blocks(editor).update(id, { title: '' }))).toEqual(empty)
  })

  it('returns all fields of the block', async () => {
    const word = newWord()
    const block = await blocks(editor).make({ title: `${word} Hours`, content: '<p>Nine to five.</p>', status: 'publish' })
    const dates = { date: expect.any(String), date_gmt: expect.any(String), modified: expect.any(String), modified_gmt: expect.any(String) }
    expect(block).toEqual({
      id: expect.any(Number),
      ...dates,
      guid: { raw: expect.any(String), rendered: expect.any(String) },
      password: '',
      slug: `${word}-hours`,
      status: 'publish',
      type: 'cms_block',
      link: `${server.baseUrl}/${word}-hours/`,
      title: { raw: `${word} Hours` },
      content: { raw: '<p>Nine to five.</p>', protected: false, block_version: 0 },
      excerpt: { raw: '', rendered: '<p>Nine to five.</p>\n', protected: false },
      template: '',
      meta: { cms_pattern_sync_status: '', footnotes: '' },
      cms_pattern_category: [],
      cms_pattern_sync_status: '',
      language: 'en',
      fallbacks: {},
      translations: {},
      _links: expect.any(Object),
    })
  })

  it('requires a title, content or an excerpt, also in updates', async () => {
    const { editor } = server.as
    for (const fields of [{}, { title: '', content: { raw: '' } }, { slug: newWord(), status: 'publish' as const }])
      expect(await failureOf(blocks(editor).create(fields))).toEqual({ status: 400, code: 'empty_content' })
    for (const fields of [{ title: 'a' }, { content: 'a' }, { excerpt: 'a' }]) {
      const { id } = await blocks(editor).make(fields)
      for (const change of changes)
        expect(await failureOf(blocks(editor)[change](id, { title: '', content: '', excerpt: '' }))).toEqual({
          status: 400,
          code: 'empty_content',
        })
    }
  })

  it('stores an excerpt, meta fields and pattern categories', async () => {
    const category = await makePatternCategory(editor)
    const { id } = await makeBlock(editor, {
      excerpt: { raw: 'In short.' },
      meta: { cms_pattern_sync_status: 'unsynced', footnotes: '[1]' },
      cms_pattern_category: [category.id],
    })
    expect(await blocks(editor).read(id, { context: 'edit' })).toMatchObject({
      excerpt: { raw: 'In short.', rendered: '<p>In short.</p>\n' },
      meta: { cms_pattern_sync_status: 'unsynced', footnotes: '[1]' },
      cms_pattern_sync_status: 'unsynced',
      cms_pattern_category: [category.id],
    })
  })

  it.each<[Record<string, unknown>, object]>([
    [{ meta: { cms_pattern_sync_status: 'sometimes' } }, { status: 400, code: 'rest_not_in_enum' }],
    [{ meta: { cms_pattern_sync_status: ['x'] } }, { status: 400, code: 'rest_invalid_type' }],
    [{ meta: { footnotes: ['x'] } }, { status: 400, code: 'rest_invalid_type' }],
    [{ meta: 'x' }, { status: 400, code: 'rest_invalid_param', params: ['meta'] }],
    [{ cms_pattern_category: 'notices' }, { status: 400, code: 'rest_invalid_param', params: ['cms_pattern_category'] }],
    [{ excerpt: ['x'] }, { status: 400, code: 'rest_invalid_param', params: ['excerpt'] }],
  ])('refuses %j', async (fields, failure) => {
    expect(await failureOf(blocks(editor).create({ title: newWord(), ...fields }))).toMatchObject(failure)
  })

  it('ignores unknown categories and terms of other taxonomies', async () => {
    const [category, tag] = [await makePatternCategory(editor), await makeTag(editor)]
    expect((await makeBlock(editor, { cms_pattern_category: [999999, tag.id, category.id, category.id] })).cms_pattern_category).toEqual([
      category.id,
    ])
  })

  it('removes harmful markup from users without unfiltered HTML', async () => {
    const content = '<p onclick="x()">Hi</p><script>alert(1)</script>'
    const filtered = await makeBlock(server.as.author, { content, excerpt: content, title: `${newWord()}<script>1</script>` })
    expect(JSON.stringify(filtered)).not.toMatch(/<script|onclick/)
    expect((await makeBlock(editor, { content })).content.raw).toBe(content)
  })
})

describe('getBlock', () => {
  it('returns the raw title and content to contributors', async () => {
    const { id } = await makeBlock(editor, { content: '<p>Nine.</p>', title: 'A & B' })
    const read = await blocks(server.as.contributor).read(id)
    expect(read).toMatchObject({ title: { raw: 'A & B' }, content: { raw: '<p>Nine.</p>', protected: false } })
    expect(read.content).not.toHaveProperty('rendered')
    expect(read.content).not.toHaveProperty('block_version')
    expect(read.excerpt).toEqual({ rendered: '<p>Nine.</p>\n', protected: false })
  })

  it('returns an excerpt and the sync status in the embed context', async () => {
    const { id } = await makeBlock(editor, { content: 'Words.', meta: { cms_pattern_sync_status: 'partial' } })
    const embedded = await blocks(editor).read(id, { context: 'embed' })
    expect(embedded).toMatchObject({ id, cms_pattern_sync_status: 'partial', excerpt: { rendered: '<p>Words.</p>\n' } })
    for (const field of ['title', 'content', 'meta', 'cms_pattern_category', 'status']) expect(embedded).not.toHaveProperty(field)
  })

  it('returns an excerpt of the requested length, but none of a protected block', async () => {
    const { id } = await makeBlock(editor, { content: 'One two three four.' })
    expect((await blocks(editor).read(id, { excerpt_length: 2 })).excerpt.rendered).toMatch(/^<p>One two\b(?!.*three)/)
    await blocks(editor).change(id, { password: 'x' })
    for (const excerpt_length of [1, 100])
      expect((await blocks(editor).read(id, { excerpt_length })).excerpt).toEqual({ rendered: '', protected: true })
  })

  it('links to its pattern categories, and embeds them on request', async () => {
    const category = await makePatternCategory(editor)
    const { id, _links } = await makeBlock(editor, { cms_pattern_category: [category.id] })
    expect(_links['cms:term']).toEqual([
      { taxonomy: 'cms_pattern_category', embeddable: true, href: `${server.restRoot}/cms/v2/cms_pattern_category?post=${id}` },
    ])
    expect(await blocks(editor).read(id, { _embed: ['cms:term'] })).toMatchObject({
      _embedded: { 'cms:term': [[{ id: category.id, name: category.name }]] },
    })
  })

  it('links to its revisions', async () => {
    const { id } = await makeBlock(editor)
    expect(await blocks(editor).change(id, { content: 'New.' })).toMatchObject({
      _links: {
        'version-history': [{ count: 1, href: `${server.restRoot}/cms/v2/blocks/${id}/revisions` }],
        'predecessor-version': [{ id: expect.any(Number) }],
      },
    })
  })
})

describe.each([
  ['updateBlock', 'update'],
  ['putBlock', 'put'],
  ['patchBlock', 'patch'],
] as const)('%s', (_operation, change) => {
  it('creates a revision of the original text at the first update, then one per change of the text', async () => {
    const { id } = await blocks(editor).make({ title: newWord() })
    await blocks(editor).change(id, { meta: { cms_pattern_sync_status: 'unsynced' }, cms_pattern_category: [] })
    const { _links: links } = await blocks(editor).change(id, { meta: { footnotes: 'x' } })
    expect(links).toMatchObject({ 'version-history': [{ count: 2 }] })
  })

  it('changes one meta field and keeps the other; null resets it', async () => {
    const { id } = await makeBlock(editor, { meta: { cms_pattern_sync_status: 'partial', footnotes: 'x' } })
    expect(await dataOf(blocks(editor)[change](id, { meta: { footnotes: 'y' } }))).toMatchObject({
      meta: { cms_pattern_sync_status: 'partial', footnotes: 'y' },
    })
    expect(await dataOf(blocks(editor)[change](id, { meta: { cms_pattern_sync_status: null } }))).toMatchObject({
      meta: { cms_pattern_sync_status: '', footnotes: 'y' },
      cms_pattern_sync_status: '',
    })
    expect(
      await failureOf(blocks(editor)[change](id, { meta: { cms_pattern_sync_status: 'sometimes' } } as unknown as Input)),
    ).toMatchObject({ status: 400, code: 'rest_not_in_enum' })
    expect((await blocks(editor).read(id)).meta).toEqual({ cms_pattern_sync_status: '', footnotes: 'y' })
  })

  it('replaces pattern categories, and keeps them if the field is omitted', async () => {
    const [a, b] = [await makePatternCategory(editor), await makePatternCategory(editor)]
    const { id } = await makeBlock(editor, { cms_pattern_category: [a.id] })
    expect(await dataOf(blocks(editor)[change](id, { title: 'x' }))).toMatchObject({ cms_pattern_category: [a.id] })
    expect(await dataOf(blocks(editor)[change](id, { cms_pattern_category: [b.id] }))).toMatchObject({ cms_pattern_category: [b.id] })
    expect(await dataOf(blocks(editor)[change](id, { cms_pattern_category: [] }))).toMatchObject({ cms_pattern_category: [] })
  })

  it('updates the generated excerpt with the content', async () => {
    const { id } = await makeBlock(editor, { content: 'Old.' })
    expect((await dataOf(blocks(editor)[change](id, { content: 'New.' }))).excerpt).toMatchObject({ raw: '', rendered: '<p>New.</p>\n' })
  })
})

describe('deleteBlock', () => {
  it('keeps the categories for restoring the block from the trash', async () => {
    const category = await makePatternCategory(editor)
    const { id } = await makeBlock(editor, { cms_pattern_category: [category.id] })
    await dataOf(blocks(editor).remove(id))
    expect(await blocks(editor).change(id, { status: 'draft' })).toMatchObject({ status: 'draft', cms_pattern_category: [category.id] })
  })
})

describe('listBlocks', () => {
  it('is empty for callers without the right to edit posts', async () => {
    const { id } = await makeBlock(editor)
    for (const client of [server.anonymous, server.as.subscriber])
      expect(await blocks(client).listed({ include: [id] })).toMatchObject({ ids: [], total: 0, pages: 0 })
    for (const client of [server.as.contributor, server.as.author]) expect(await blocks(client).ids({ include: [id] })).toEqual([id])
  })
})
