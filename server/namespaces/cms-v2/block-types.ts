// Reads the types of blocks.
import { blockTypesOf } from '#server/blocks/types/block-types.ts'
import type { BlockType } from '#server/blocks/types/block-types.ts'
import type { RequestContext } from '#server/context.ts'
import { ApiError, refused } from '#server/contract/api-error.ts'
import { link, linksFor } from '#server/engine/links.ts'
import type { View } from '#server/contract/response-fields.ts'
import { prunerFor } from './contract.ts'
import type { Handlers, Schemas } from './contract.ts'

const route = '/cms/v2/block-types'
const prune = prunerFor('RegisteredBlock')

const namespaceOf = ({ name }: BlockType): string => name.split('/')[0] ?? ''

/** The service has no scripts and styles of blocks; editors have them. */
const without = {
  variations: [],
  textdomain: null,
  block_hooks: {},
  editor_script_handles: [],
  script_handles: [],
  view_script_handles: [],
  view_script_module_ids: [],
  editor_style_handles: [],
  style_handles: [],
  view_style_handles: [],
}

const links = [
  link<BlockType>('self', ({ name }, { config }) => [{ href: `${config.restRoot}${route}/${name}` }]),
  link<BlockType>('collection', (_type, { config }) => [{ href: config.restRoot + route }]),
  link<BlockType>('up', (type, { config }) => [{ href: `${config.restRoot}${route}/${namespaceOf(type)}` }]),
  link<BlockType>('cms:render-block', ({ name, is_dynamic }, { config }) =>
    is_dynamic ? [{ href: `${config.restRoot}/cms/v2/block-renderer/${name}?context=edit` }] : [],
  ),
]

async function present(types: readonly BlockType[], view: View, context: RequestContext): Promise<Schemas['RegisteredBlock'][]> {
  const linksOf = await linksFor(links, types, context)
  return types.map((type) => prune<Schemas['RegisteredBlock']>({ api_version: 3, ...without, ...type, _links: linksOf(type) }, view))
}

function assertViewer({ caller }: RequestContext): void {
  if (!caller.can('edit_posts'))
    throw refused(caller, 'rest_block_type_cannot_view', 'You are not allowed to read block types. This requires the right to edit posts.')
}

export const handlers = {
  async listBlockTypes({ query }, context) {
    assertViewer(context)
    return { status: 200, body: await present([...blockTypesOf(context.declarations).values()], query.context, context) }
  },
  async listBlockTypesInNamespace({ path: { namespace }, query }, context) {
    assertViewer(context)
    const found = [...blockTypesOf(context.declarations).values()].filter((type) => namespaceOf(type) === namespace)
    return { status: 200, body: await present(found, query.context, context) }
  },
  async getBlockType({ path: { namespace, name }, query }, context) {
    assertViewer(context)
    const type = blockTypesOf(context.declarations).get(`${namespace}/${name}`)
    if (!type)
      throw new ApiError(404, 'rest_block_type_invalid', `No block type has the name ${namespace}/${name}. GET ${route} lists all of them.`)
    const [body] = await present([type], query.context, context)
    return { status: 200, body: body as Schemas['RegisteredBlock'] }
  },
} satisfies Partial<Handlers>
