// The operations of preview links, and the operation that reads an item with or without a preview token.
import type { RequestContext } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { Json, withPermit } from '../contract/operation.ts'
import type { Permit } from '../contract/operation.ts'
import type { PreviewLink, PreviewLinkInput } from '../contract/schemas.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { Fields } from '../declarations/declarations.ts'
import type { PreviewLinkRow } from '../db/tables/preview-links.ts'
import { callerFor, createPreviewReader } from '../users/caller.ts'
import type { Preview } from '../users/caller.ts'
import type { ViewQuery } from './collection.ts'
import { mayEdit } from './permissions.ts'
import type { Permissions } from './permissions.ts'
import { addFileTokensToJson } from './preview-files.ts'
import { erasePreviewLink, insertPreviewLink, listPreviewLinks } from './preview-links-store.ts'
import { hashOfToken, createPreviewToken } from './preview-tokens.ts'
import { withFieldsOf } from './own-fields.ts'
import { findAutosaves, isCurrent } from './revisions-store.ts'
import { renderExcerpt } from '../rendering/content.ts'

const DEFAULT_SECONDS = 2 * 24 * 60 * 60

/** The items of preview links. Their paths can have an ID. */
interface Items<Path, Query extends ViewQuery, ItemResponse extends { body: Json<unknown> }, Extra> {
  resource: { noun: string; permissions: Permissions }
  permits: Record<'read' | 'edit', Permit<Path, ContentRow, RequestContext>>
  get(input: { path: Path; query: Query }, context: RequestContext): Promise<ItemResponse>
  editable(path: Path, context: RequestContext): Promise<ContentRow>
  itemResponse(row: ContentRow, query: ViewQuery, context: RequestContext): Promise<ItemResponse>
  extra(context: RequestContext): Extra
}

export function previewLinks<Path, Query extends ViewQuery, ItemResponse extends { body: Json<unknown> }, Extra>(
  items: Items<Path, Query, ItemResponse, Extra>,
) {
  const { noun, permissions } = items.resource
  const editable = (id: number, context: RequestContext): Promise<ContentRow> => items.editable({ id } as Path, context)

  async function list({ path }: { path: { id: number } }, context: RequestContext) {
    const item = await editable(path.id, context)
    const links = await listPreviewLinks(context.db, item.id, context.now().toISOString())
    const valid = links.filter(({ creator }) => mayEdit(permissions, callerFor(creator), item))
    return { status: 200 as const, body: valid.map(present), ...items.extra(context) }
  }

  async function create({ path, body }: { path: { id: number }; body: PreviewLinkInput | undefined }, context: RequestContext) {
    const { db, now, caller, config } = context
    const { id, author } = await editable(path.id, context)
    const { expires_in = DEFAULT_SECONDS, autosave = true } = body ?? {}
    const created = now()
    const expires = new Date(created.getTime() + expires_in * 1000)
    const token = await createPreviewToken(db, expires)
    const row = await insertPreviewLink(db, {
      content_id: id,
      author: caller.user?.id ?? author,
      hash: await hashOfToken(db, token),
      autosave: autosave ? 1 : 0,
      created: created.toISOString(),
      expires: expires.toISOString(),
    })
    const link = `${config.baseUrl}/?p=${id}&preview_token=${token}`
    return { status: 201 as const, body: { ...present(row), token, link }, ...items.extra(context) }
  }

  async function remove({ path }: { path: { parent: number; id: number } }, context: RequestContext) {
    const item = await editable(path.parent, context)
    const row = await erasePreviewLink(context.db, item.id, path.id, context.now().toISOString())
    if (!row) throw new ApiError(404, 'rest_preview_link_not_found', `This ${noun} has no preview link with the ID ${path.id}.`)
    return { status: 200 as const, body: { deleted: true as const, previous: present(row) }, ...items.extra(context) }
  }

  /** With a preview token, returns its item as it would be published, and other items only if they are public. */
  async function get(input: { path: Path; query: Query }, context: RequestContext): Promise<ItemResponse> {
    const { preview } = context.caller
    if (!preview) return items.get(input, context)
    const row = await items.permits.read.find(input.path, context)
    if (row.id !== preview.itemId) await assertPublic(row, context)
    if (row.id !== preview.itemId || input.query.context === 'edit') return items.get(input, context)
    const shown = await applyAutosave(row, preview, context)
    const query = { ...input.query, password: row.password }
    const response = await items.itemResponse(shown, query, { ...context, caller: createPreviewReader(preview), writesBefore: undefined })
    const json = async (): Promise<Buffer> =>
      Buffer.from(addFileTokensToJson((await response.body.write()).toString(), () => preview.token, context.config))
    // An autosave changes the body without a new version of the item, so the body has no version.
    return { ...response, body: new Json(json) }
  }

  async function assertPublic(row: ContentRow, context: RequestContext): Promise<void> {
    try {
      await items.permits.read.allows(row, context)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      throw new ApiError(403, 'rest_preview_token_mismatch', `The preview token is for another item. This ${noun} is not public.`)
    }
  }

  const permitAt = <Of>(idOf: (path: Of) => number): Permit<Of, ContentRow, RequestContext> => ({
    ...items.permits.edit,
    find: (path, context) => items.permits.edit.find({ id: idOf(path) } as Path, context),
  })

  const inCollection = permitAt(({ id }: { id: number }) => id)

  return {
    list: withPermit(inCollection, list),
    create: withPermit(inCollection, create),
    remove: withPermit(
      permitAt(({ parent }: { parent: number }) => parent),
      remove,
    ),
    get: withPermit(items.permits.read, get),
  }
}

function present({ id, author, autosave, created, expires }: PreviewLinkRow): PreviewLink {
  return { id, author, autosave: autosave === 1, created, expires }
}

/** Returns the item with the texts and own fields of its newest autosave in the requested language, unless it has been saved since. */
export async function applyAutosave(
  row: ContentRow,
  { autosaveOf }: Preview,
  context: Pick<RequestContext, 'db' | 'config' | 'declarations' | 'language'>,
): Promise<ContentRow> {
  if (autosaveOf === 'nobody') return row
  const { db, declarations } = context
  const [autosave] = await findAutosaves(db, row.id, context, autosaveOf === 'anyone' ? undefined : autosaveOf.id)
  return autosave && isCurrent(autosave, row) ? mergeAutosave(autosave, row, declarations.fields.get(row.type)) : row
}

/** An autosave only has the texts that were sent; the others are those of the item. It has all own fields. */
function mergeAutosave(autosave: ContentRow, row: ContentRow, fields: Fields | undefined): ContentRow {
  const { title, title_rendered } = autosave.title ? autosave : row
  const body = autosave.content ? autosave : row
  const { content, content_rendered, block_version, is_dynamic } = body
  const { excerpt } = autosave.excerpt ? autosave : body
  const { footnotes } = JSON.parse(body.meta) as { footnotes?: string }
  const meta = withFieldsOf(autosave.meta, JSON.stringify({ ...(JSON.parse(row.meta) as object), footnotes }), fields)
  const excerpt_rendered = renderExcerpt(excerpt, content)
  return { ...row, title, title_rendered, content, content_rendered, block_version, is_dynamic, excerpt, excerpt_rendered, meta }
}
