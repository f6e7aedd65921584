// The autosave operations of a resource: list, get, create. A user has one autosave per item, stored as a revision.
import type { Insertable } from 'kysely'
import type { RequestContext } from '../context.ts'
import { withGuard, withPermit, Json } from '../contract/operation.ts'
import type { ContentRow, ContentTable } from '../db/tables/content.ts'
import { ApiError } from '../contract/api-error.ts'
import type { View } from '../contract/response-fields.ts'
import { recordAutosave, bumpVersionForRevisions } from './autosave-versions-store.ts'
import type { Caller } from '../users/caller.ts'
import { apply } from './change.ts'
import { versionOf } from './content-collection.ts'
import { siteDate } from './dates.ts'
import { jsonBytes } from './listing.ts'
import { withFieldsOf } from './own-fields.ts'
import { createIdentity } from './permalinks.ts'
import { presenter } from './presenter.ts'
import type { Presented } from './presenter.ts'
import { findReadableParent } from './revisions.ts'
import type { Parents } from './revisions.ts'
import { autosaveSlug, findAutosaves, findNewestRevision, isCurrent } from './revisions-store.ts'
import { insertRow, updateRow } from './writes-store.ts'
import { translateRow } from './translated-rows.ts'
import type { Trait } from './trait.ts'
import { dates } from './traits/dates.ts'

/** The items that autosaves belong to. */
export interface AutosaveParents<Id> extends Parents<Id> {
  editable(path: { id: Id }, context: RequestContext): Promise<ContentRow>
  /** Rejects callers who may not edit any item, before a large body is read. */
  update: { authorize(caller: Caller): void }
}

/** `texts` writes the fields that an autosave stores; `rule` is enforced when an autosave changes a draft directly. */
export function autosaves<Out extends object, In extends object, Id = number>(
  parents: AutosaveParents<Id>,
  presented: Presented<Out>,
  texts: Trait<ContentRow, object, In>,
  rule: Trait<ContentRow, object, object> = {},
) {
  const { present } = presenter(presented)

  async function list({ path, query }: { path: { id: Id }; query: { context: View } }, context: RequestContext) {
    const parent = await findReadableParent(parents, path.id, context)
    return { status: 200 as const, body: await present(await findAutosaves(context.db, parent.id, context), { ...context, query }) }
  }

  async function get({ path, query }: { path: { parent: Id; id: number }; query: { context: View } }, context: RequestContext) {
    const parent = await findReadableParent(parents, path.parent, context)
    const found = (await findAutosaves(context.db, parent.id, context)).find((row) => row.id === path.id)
    if (!found) throw new ApiError(404, 'rest_post_no_autosave', `This item has no autosave with the ID ${path.id}.`)
    const [body] = await present([found], { ...context, query })
    return { status: 200 as const, body: body as Out }
  }

  async function create({ path, body }: { path: { id: Id }; body: In | undefined }, context: RequestContext) {
    const input = body && (((await texts.prepare?.(body, context)) ?? body) as In)
    const { row, item } = await parents.inTransaction(context, async (inside) => {
      const parent = await parents.editable(path, inside)
      const save = (await isOwnDraft(parent, inside)) ? saveDraft : saveSeparately
      return save(parent, input ?? ({} as In), inside)
    })
    const [autosave] = await present([row], { ...context, query: { context: 'edit' } })
    // The entity tag is that of the item, because the client saves the item next.
    return { status: 200 as const, body: new Json<Out>(() => jsonBytes(autosave), { ...versionOf(item), isWhole: true }) }
  }

  /** Changes the draft without storing a revision. It is returned with the parent 0. */
  async function saveDraft(draft: ContentRow, input: In, context: RequestContext): Promise<Saved> {
    const row = await apply(
      { before: draft, values: {}, context },
      async (change) => {
        await dates.write?.({}, change)
        await texts.write?.(input, change)
        await rule.write?.({}, change)
      },
      (values) => updateRow(context.db, draft.id, values),
    )
    await recordAutosave(context.db, row, draft.author)
    return { row: { ...(await translateRow(row, context)), parent: 0 }, item: row }
  }

  /** Creates the caller's autosave or updates the existing one. */
  async function saveSeparately(parent: ContentRow, input: In, context: RequestContext): Promise<Saved> {
    const author = context.caller.user?.id ?? parent.author
    const [before] = await findAutosaves(context.db, parent.id, context, author)
    const { date, date_gmt } = siteDate(context.now(), context.config.site.timezone)
    const dated = { date, date_gmt, modified: date, modified_gmt: date_gmt }
    const row = await apply(
      { before, item: parent, values: { ...dated, ...formerFields(await translateRow(parent, context), before, context) }, context },
      async (change) => {
        await texts.write?.(input, change)
        if (!change.after('excerpt')) change.values.excerpt_rendered = ''
      },
      (values) => (before ? updateRow(context.db, before.id, values) : addAutosave(values, parent, author, context)),
    )
    return { row, item: before ? parent : await bumpVersionForRevisions(context.db, parent.id) }
  }

  /** Callers who may edit an item may use all operations on its autosaves. */
  const permitAt = <Path>(idOf: (path: Path) => Id) => ({
    find: (path: Path, context: RequestContext) => findReadableParent(parents, idOf(path), context),
    allows: () => true,
  })
  const inCollection = permitAt(({ id }: { id: Id }) => id)

  return {
    list: withPermit(inCollection, list),
    get: withPermit(
      permitAt(({ parent }: { parent: Id }) => parent),
      get,
    ),
    create: withPermit(inCollection, withGuard(parents.update.authorize, create)),
  }
}

async function addAutosave(
  values: Partial<ContentRow>,
  { id: parent }: ContentRow,
  author: number,
  context: RequestContext,
): Promise<ContentRow> {
  const place = { type: 'revision', status: 'inherit', parent, slug: autosaveSlug(parent, context) } as const
  const columns = { ...values, ...place, author, ...(await createIdentity(place, context)) }
  return insertRow(context.db, columns as Insertable<ContentTable>)
}

/** The own fields that an autosave has before the request: those of the caller's last one, or of the item if it has been saved since. */
function formerFields(parent: ContentRow, before: ContentRow | undefined, { declarations }: RequestContext): { meta?: string } {
  const fields = declarations.fields.get(parent.type)
  return !fields || (before && isCurrent(before, parent)) ? {} : { meta: withFieldsOf(parent.meta, before?.meta ?? '{}', fields) }
}

/** The written row, and the current state of its item, which may be the same row. */
interface Saved {
  row: ContentRow
  item: ContentRow
}

/** Whether the item is the caller's own draft, which an autosave changes directly, unless somebody else saved it last: their text stays. */
async function isOwnDraft({ id, status, author }: ContentRow, context: RequestContext): Promise<boolean> {
  if ((status !== 'draft' && status !== 'auto-draft') || author !== context.caller.user?.id) return false
  const newest = await findNewestRevision(context.db, id, context)
  return newest === undefined || newest.author === author
}
