// Own kinds of blocks: in the block types, in the contract, and in content as data.
import { describe, expect, it } from '@jest/globals'
import { openSite } from '#server/namespaces/open-site.ts'
import { declaredSite } from '../support/declared-site.ts'
import { changePost, makePost, readPost } from '../support/posts.ts'
import { blockWith, paragraph } from '../support/rendered.ts'
import { posts } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const rating = `
name: acme/rating
title: Rating
description: Stars for a product.
attributes:
  stars: { type: integer, minimum: 1, maximum: 5, default: 3, description: The number of stars. }
  label: { type: string, maxLength: 20 }
`
const box = 'name: acme/box\ntitle: Box\ninner_blocks: true\n'
const site = declaredSite({ 'blocks/rating.yaml': rating, 'blocks/box.yaml': box })
const server = await sharedServer({ SITE_DIR: site, VALIDATE_RESPONSES: 'on' })
const { administrator } = server.as

const content = blockWith(
  'acme/box',
  {},
  `<div>${blockWith('acme/rating', { stars: 4, hidden: 'x' }, '<p>★★★★</p>')}${paragraph('Fig')}</div>`,
)
const refusalOf = async (block: object): Promise<string> =>
  JSON.stringify((await posts(administrator).create({ content: { blocks: [block] } as never })).error)

describe('own kinds of blocks', () => {
  it('are block types', async () => {
    const { data } = await administrator.content.GET('/block-types/{namespace}', { params: { path: { namespace: 'acme' } } })
    expect(data?.map(({ name, title, allowed_blocks }) => ({ name, title, allowed_blocks }))).toEqual([
      { name: 'acme/box', title: 'Box', allowed_blocks: null },
      { name: 'acme/rating', title: 'Rating', allowed_blocks: [] },
    ])
    expect(data?.[1]?.attributes).toMatchObject({ stars: { minimum: 1, default: 3 } })
  })

  it('have their attributes in content', async () => {
    const { id } = await makePost(administrator, { content })
    const [found] = (await readPost(server.anonymous, id, { blocks: true })).content.blocks ?? []
    expect(found).toMatchObject({
      name: 'acme/box',
      text: '★★★★\nFig',
      innerBlocks: [{ name: 'acme/rating', attributes: { stars: 4 } }, {}],
    })
    expect(JSON.stringify(found)).not.toContain('hidden')
    const { blocks } = (await readPost(administrator, id, { blocks: true, context: 'edit' })).content
    expect((await changePost(administrator, id, { content: { blocks: blocks ?? [] } })).content).toMatchObject({ raw: content })
  })

  it('are written and checked by their schemas', async () => {
    const block = (attributes: object, more: object = {}) => ({ name: 'acme/rating', attributes, ...more })
    const { content: written } = await makePost(administrator, { content: { blocks: [block({ stars: 5 }), block({ stars: 3 })] } as never })
    expect(written).toMatchObject({ raw: '<!-- wp:acme/rating {"stars":5} /-->\n\n<!-- wp:acme/rating /-->' })
    expect(await refusalOf(block({ stars: 6 }))).toContain('blocks[0].attributes.stars must be <= 5')
    expect(await refusalOf(block({ label: 'x'.repeat(21) }))).toContain('blocks[0].attributes.label must NOT have more than 20 characters')
    expect(await refusalOf(block({}, { innerBlocks: [block({})] }))).toContain('innerBlocks must be empty')
  })

  it('are in the union of the contract', async () => {
    const { contract } = await openSite(site)
    const { schemas = {} } = contract.document('cms-v2').components ?? {}
    expect(schemas['ContentBlock']?.discriminator?.mapping).toMatchObject({
      'acme/rating': '#/components/schemas/AcmeRatingBlock',
      'core/paragraph': '#/components/schemas/CoreParagraphBlock',
    })
    expect(schemas['AcmeRatingBlock']).toMatchObject({ properties: { attributes: { required: ['stars'] } } })
  })

  it.each([
    ['name: core/rating\ntitle: Rating\n', 'blocks/x.yaml:1: name must match pattern'],
    ['name: acme/rating\n', 'title is missing.'],
    ['name: acme/x\ntitle: X\nattributes: { a: { type: text } }\n', 'type must be one of string'],
  ])('are refused with mistakes: %j', async (text, message) => {
    await expect(openSite(declaredSite({ 'blocks/x.yaml': text }))).rejects.toThrow(message)
  })
})
