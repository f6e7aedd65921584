// The revision operations of a resource: list, get, remove.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { ApiError, refused } from '../contract/api-error.ts'
import { withPermit } from '../contract/operation.ts'
import type { View } from '../contract/response-fields.ts'
import { bumpVersionForRevisions } from './autosave-versions-store.ts'
import { byId, byParent } from './filters.ts'
import { bySearchUnindexed } from '../lists/search-filters.ts'
import { unrestricted } from '../lists/access-filters.ts'
import { sortingOf } from '../lists/order.ts'
import { findList } from '../lists/planner.ts'
import { boundsOf } from '../lists/cursor.ts'
import { listHeaders } from '../lists/list-headers.ts'
import { assertPage } from '../lists/paging.ts'
import type { Paging } from '../lists/paging.ts'
import { mayEdit, mayRemove } from './permissions.ts'
import type { Permissions } from './permissions.ts'
import { presenter } from './presenter.ts'
import type { Presented } from './presenter.ts'
import type { ItemIds } from './resource.ts'
import { ofLanguage } from './revisions-store.ts'
import { eraseRow } from './writes-store.ts'
import { findRow } from './rows-store.ts'

/** The items that revisions belong to. */
export interface Parents<Id> {
  resource: { type: string; noun: string; permissions: Permissions; ids: ItemIds<Id> }
  inTransaction<Result>(context: RequestContext, act: (inside: RequestContext) => Promise<Result>): Promise<Result>
}

interface ListQuery extends Paging {
  context: View
  order: 'asc' | 'desc'
  orderby: string
  include: number[]
  exclude: number[]
  search?: string
}

export function revisions<Out extends object, Id = number>(parents: Parents<Id>, presented: Presented<Out>) {
  const { present } = presenter(presented)
  const { noun, permissions } = parents.resource

  async function list({ path, query }: { path: { parent: Id }; query: ListQuery }, context: RequestContext) {
    const parent = await findReadableParent(parents, path.parent, context)
    const revisionsOf = await findList(
      {
        types: ['revision'],
        statuses: ['inherit'],
        scope: unrestricted,
        filters: async () => [
          ofLanguage(parent.id, context),
          byParent({ parent: [parent.id], parent_exclude: [] }, context),
          byId(query, context),
          bySearchUnindexed({ ...query, search_columns: [] }, context),
        ],
        without: query.exclude,
        sorting: sortingOf(query, context),
        ...(await boundsOf(query, context)),
      },
      context,
    )
    const { rows, total, next } = await revisionsOf.rows()
    if (query.offset !== undefined && query.offset >= total && total > 0)
      throw new ApiError(
        400,
        'rest_revision_invalid_offset_number',
        `The list has ${total} ${total === 1 ? 'revision' : 'revisions'}; offset ${query.offset} is past the end.`,
      )
    assertPage('rest_revision_invalid_page_number', query, { total })
    const body = await present(rows, { ...context, query: { context: query.context } })
    return { status: 200 as const, headers: await listHeaders(context, query, { total, next }), body }
  }

  async function get({ path, query }: { path: { parent: Id; id: number }; query: { context: View } }, context: RequestContext) {
    const parent = await findReadableParent(parents, path.parent, context)
    const [body] = await present([await findExisting(parent, path.id, context)], { ...context, query })
    return { status: 200 as const, body: body as Out }
  }

  async function remove({ path, query }: { path: { parent: Id; id: number }; query: { force: boolean } }, context: RequestContext) {
    const previous = await parents.inTransaction(context, async (inside) => {
      const parent = await findParent(parents, path.parent, inside)
      const { caller } = inside
      if (!mayRemove(permissions, caller, parent))
        throw refused(
          caller,
          'rest_cannot_delete',
          `You are not allowed to delete the revisions of this ${noun}. This requires the right to delete it.`,
        )
      const revision = await findExisting(parent, path.id, inside)
      if (!query.force)
        throw new ApiError(
          501,
          'rest_trash_not_supported',
          'A revision cannot be moved to the trash. Use force=true to delete it permanently.',
        )
      const [item] = await present([revision], { ...inside, query: { context: 'view' } })
      await eraseRow(inside.db, revision.id)
      await bumpVersionForRevisions(inside.db, parent.id)
      return item as Out
    })
    return { status: 200 as const, body: { deleted: true as const, previous } }
  }

  async function findExisting(parent: ContentRow, id: number, context: RequestContext): Promise<ContentRow> {
    const row = await findRow(context.db, 'revision', id)
    if (!row) throw new ApiError(404, 'rest_post_invalid_id', `No revision has the ID ${id}.`)
    if (row.parent !== parent.id)
      throw new ApiError(404, 'rest_revision_parent_id_mismatch', `The revision ${id} does not belong to the item ${parent.id}.`)
    return row
  }

  const find = ({ parent }: { parent: Id }, context: RequestContext): Promise<ContentRow> => findParent(parents, parent, context)
  const permitWhere = (allows: typeof mayEdit | typeof mayRemove) => ({
    find,
    allows: (parent: ContentRow, { caller }: RequestContext) => allows(permissions, caller, parent),
  })
  const mayRead = permitWhere(mayEdit)

  return { list: withPermit(mayRead, list), get: withPermit(mayRead, get), remove: withPermit(permitWhere(mayRemove), remove) }
}

async function findParent<Id>({ resource }: Parents<Id>, id: Id, context: RequestContext): Promise<ContentRow> {
  const parent = await resource.ids.find(id, context, resource.type)
  if (!parent) throw new ApiError(404, 'rest_post_invalid_parent', `No ${resource.noun} has the ID ${String(id)}.`)
  return parent
}

/** Finds the item whose revisions or autosaves are read, and checks that the caller may edit it. */
export async function findReadableParent<Id>(parents: Parents<Id>, id: Id, context: RequestContext): Promise<ContentRow> {
  const parent = await findParent(parents, id, context)
  const { permissions, noun } = parents.resource
  if (!mayEdit(permissions, context.caller, parent))
    throw refused(
      context.caller,
      'rest_cannot_read',
      `You are not allowed to read the revisions of this ${noun}. This requires the right to edit it.`,
    )
  return parent
}
