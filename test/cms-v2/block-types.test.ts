// The types of blocks.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { dynamicBlocks } from '#server/rendering/dynamic-blocks.ts'
import { dataOf, failureOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { contributor, subscriber } = server.as
const hidden = { code: 'rest_block_type_cannot_view' }

const blockType = (name: string, client = contributor) => {
  const [namespace = '', own = ''] = name.split('/')
  return client.content.GET('/block-types/{namespace}/{name}', { params: { path: { namespace, name: own } } })
}

describe('listBlockTypes', () => {
  it('has every block that the service renders', async () => {
    const types = await dataOf(contributor.content.GET('/block-types'))
    const dynamic = types.filter((type) => type.is_dynamic).map(({ name }) => name)
    expect(dynamic).toEqual(expect.arrayContaining([...dynamicBlocks]))
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(['core/paragraph', 'core/image', 'core/freeform']))
    expect(new Set(types.map(({ name }) => name)).size).toBe(types.length)
  })

  it('has the blocks of the templates and patterns of the theme', async () => {
    const names = new Set((await dataOf(contributor.content.GET('/block-types'))).map(({ name }) => name))
    const files = ['templates', 'parts', 'patterns'].flatMap((folder) =>
      readdirSync(`themes/default/${folder}`).map((file) => readFileSync(`themes/default/${folder}/${file}`, 'utf8')),
    )
    const used = files.flatMap((text) => [...text.matchAll(/<!-- wp:([\w-]+)/g)].map(([, name]) => `core/${name}`))
    expect(used.filter((name) => !names.has(name))).toEqual([])
  })

  it('has only the names and the attributes in the embed context', async () => {
    const [first] = await dataOf(contributor.content.GET('/block-types', { params: { query: { context: 'embed' } } }))
    expect(Object.keys(first ?? {}).sort()).toEqual(['_links', 'attributes', 'category', 'icon', 'name', 'title'])
  })

  it('is refused without the right to edit posts', async () => {
    expect(await failureOf(subscriber.content.GET('/block-types'))).toEqual({ status: 403, ...hidden })
    expect(await failureOf(server.anonymous.content.GET('/block-types'))).toEqual({ status: 401, ...hidden })
  })
})

describe('listBlockTypesInNamespace', () => {
  const inNamespace = (namespace: string, client = contributor) =>
    client.content.GET('/block-types/{namespace}', { params: { path: { namespace } } })

  it('has the blocks of the namespace', async () => {
    expect(await dataOf(inNamespace('core'))).toEqual(await dataOf(contributor.content.GET('/block-types')))
    expect(await dataOf(inNamespace('acme'))).toEqual([])
  })

  it('is refused without the right to edit posts', async () => {
    expect(await failureOf(inNamespace('core', subscriber))).toEqual({ status: 403, ...hidden })
  })
})

describe('getBlockType', () => {
  it('has the attributes that follow from the features that the block supports', async () => {
    const { attributes } = await dataOf(blockType('core/archives'))
    expect(attributes).toMatchObject({
      showPostCounts: { type: 'boolean', default: false },
      lock: { type: 'object' },
      metadata: { type: 'object' },
      align: { type: 'string', enum: ['left', 'center', 'right', 'wide', 'full', ''] },
      className: { type: 'string' },
      ...{ style: { type: 'object' }, backgroundColor: { type: 'string' }, textColor: { type: 'string' }, gradient: { type: 'string' } },
      ...{ fontSize: { type: 'string' }, fontFamily: { type: 'string' }, borderColor: { type: 'string' } },
    })
  })

  it('has no attributes of features that the block does not support', async () => {
    const names = async (name: string): Promise<string[]> => Object.keys((await dataOf(blockType(name))).attributes).sort()
    expect(await names('core/shortcode')).toEqual(['lock', 'metadata', 'text'])
    expect(await names('core/site-logo')).not.toEqual(expect.arrayContaining(['textColor']))
    expect(await names('core/group')).toEqual(expect.arrayContaining(['layout', 'ariaLabel', 'style']))
  })

  it('links to the operation that renders a dynamic block, and only that', async () => {
    const rendering = async (name: string) => (await dataOf(blockType(name)))._links['cms:render-block']
    expect(await rendering('core/archives')).toEqual([{ href: `${server.restRoot}/cms/v2/block-renderer/core/archives?context=edit` }])
    expect(await rendering('core/paragraph')).toBeUndefined()
  })

  it.each(['core/nothing', 'acme/archives', 'core/constructor', 'core/__proto__'.replaceAll('_', '-')])(
    'does not know %s',
    async (name) => {
      expect(await failureOf(blockType(name))).toEqual({ status: 404, code: 'rest_block_type_invalid' })
    },
  )

  it('is refused without the right to edit posts, whether the block exists or not', async () => {
    for (const name of ['core/archives', 'core/nothing']) {
      expect(await failureOf(blockType(name, subscriber))).toEqual({ status: 403, ...hidden })
      expect(await failureOf(blockType(name, server.anonymous))).toEqual({ status: 401, ...hidden })
    }
  })
})
