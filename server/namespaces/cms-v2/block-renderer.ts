// Renders a dynamic block for an editor, in the same way as content.
import { checkAttributes } from '#server/blocks/types/attribute-check.ts'
import { blockTypes, showsItem } from '#server/blocks/types/block-types.ts'
import type { RequestContext } from '#server/context.ts'
import { ApiError, invalidParam, refused } from '#server/contract/api-error.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { blankRow } from '#server/engine/blank-row.ts'
import { mayEdit } from '#server/engine/permissions.ts'
import { findRows } from '#server/engine/rows-store.ts'
import { writeBlock } from '#server/rendering/blocks/block-comment.ts'
import { renderContent } from '#server/rendering/content.ts'
import type { Handlers } from './contract.ts'

/** The maximum length of the attributes as JSON, because content is rendered in one turn of the event loop. */
const MAX_LENGTH = 256 * 1024

interface Wanted {
  attributes?: Record<string, unknown> | null
  post_id?: number
}

export const handlers = {
  getRenderedBlock: async ({ path, query }, context) => ({ status: 200, body: await render(path, query, context) }),
  createRenderedBlock: async ({ path, body }, context) => ({ status: 200, body: await render(path, body, context) }),
} satisfies Partial<Handlers>

async function render(path: { namespace: string; name: string }, { attributes, post_id = 0 }: Wanted, context: RequestContext) {
  const name = `${path.namespace}/${path.name}`
  const checked = await checkAttributes(name, attributes ?? {})
  const row = await rowOf(post_id, context)
  if (!blockTypes().get(name)?.is_dynamic)
    throw new ApiError(
      404,
      'block_invalid',
      `The block ${name} does not exist, or has no renderer. GET /cms/v2/block-types lists the blocks; those with is_dynamic can be rendered.`,
    )
  return { rendered: row.id === 0 && showsItem(name) ? '' : await renderCompleted(writeBlock(name, checked), row, context) }
}

/** Returns the item of the block; a blank one without an ID. */
async function rowOf(id: number, { caller, db, contentTypes }: RequestContext): Promise<ContentRow> {
  if (!id) {
    if (caller.can('edit_posts')) return blankRow
    throw refused(caller, 'block_cannot_read', 'You are not allowed to render blocks. This requires the right to edit posts.')
  }
  const [row] = await findRows(db, [id])
  const permissions = row && contentTypes.get(row.type)?.permissions
  if (row && permissions && mayEdit(permissions, caller, row)) return row
  throw refused(caller, 'block_cannot_read', `You are not allowed to render blocks for the item ${id}. This requires the right to edit it.`)
}

async function renderCompleted(content: string, row: ContentRow, context: RequestContext): Promise<string> {
  if (content.length > MAX_LENGTH) throw invalidParam('attributes', `must be at most ${MAX_LENGTH} characters long as JSON`)
  const { html, isDynamic } = renderContent(content)
  if (!isDynamic) return html
  const shown: ContentRow = { ...row, content, content_rendered: html, is_dynamic: 1 }
  return (await context.completeBodies([shown], context)).get(shown) ?? ''
}
