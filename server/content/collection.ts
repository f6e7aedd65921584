// The verbs of a resource: list, get, create, update, remove.
import { timingSafeEqual } from 'node:crypto'
import { Json } from '../contract/operation.ts'
import type { RequestContext } from '../context.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { ApiError, invalidParam, refused } from '../errors.ts'
import { inTransaction as within, store, trashed } from './change.ts'
import { pageLinks } from './links.ts'
import { orderOf } from './order.ts'
import type { Order } from './order.ts'
import { reaches, stateForChanges, withinReach } from './permissions.ts'
import { presenter } from './presenter.ts'
import type { ListQuery, Resource } from './resource.ts'
import { contentBuilder, eraseRow, findPage, findRow, findRows } from './store.ts'
import type { ItemKey } from './store.ts'

interface ItemQuery {
  context: 'view' | 'embed' | 'edit'
  password?: string
  excerpt_length?: number
  _embed?: string[]
}

const everyStatus = ['publish', 'future', 'draft', 'pending', 'private', 'inherit'] as const

export function collection<Out extends object, In extends object, Query extends ListQuery>(resource: Resource<Out, In, Query>) {
  type Listed = { status: 200; headers: { 'X-CMS-Total': number; 'X-CMS-TotalPages': number; Link?: string }; body: Json<Out[]> | Out[] }
  type Single = { status: 200; body: Json<Out> | Out }
  const { permissions, noun } = resource
  const { present, presentEdited, texts } = presenter(resource)

  async function list({ query }: { query: Query }, context: RequestContext): Promise<Listed> {
    const { caller } = context
    if (query.context === 'edit' && !permissions.mayEditAny(caller)) throw refused(caller, 'rest_forbidden_context', `You may not edit ${noun}s, so you cannot list them in the edit context.`)
    const statuses = listedStatuses(query, context)
    const order = listOrder(query, context)
    const eb = contentBuilder()
    const reach = query.context === 'edit' ? permissions.edit(caller) : permissions.read(caller)
    const conditions = [withinReach(reach, caller, eb, statuses), hidesProtected(query, context), ...resource.filters.map((filter) => filter(query, eb, context))].filter((one) => one !== undefined)
    const offset = query.offset ?? (query.page - 1) * query.per_page
    const { keys, total } = await findPage(context.db, { type: resource.type, statuses, conditions, order, limit: query.per_page, offset })
    const pages = Math.ceil(total / query.per_page)
    if (query.offset === undefined && query.page > pages && total > 0) throw new ApiError(400, 'rest_post_invalid_page_number', `There are ${pages} pages; page ${query.page} is past the last one.`)
    const neighbours = query.offset === undefined ? pageLinks(context, query.page, pages) : undefined
    return { status: 200, headers: { 'X-CMS-Total': total, 'X-CMS-TotalPages': pages, ...(neighbours && { Link: neighbours }) }, body: await listBody(keys, query, context) }
  }

  async function get({ path, query }: { path: { id: number }; query: ItemQuery }, context: RequestContext): Promise<Single> {
    const row = await existing(path.id, context)
    assertReadable(row, query, context)
    if (resource.isLive || query._embed || query.context === 'edit' || row.password || query.excerpt_length !== undefined) {
      const [item] = await present([row], { ...context, query })
      return { status: 200, body: item as Out }
    }
    const [text = ''] = await texts([row], query.context, context, () => Promise.resolve([row]))
    return { status: 200, body: new Json<Out>(text) }
  }

  async function create({ body }: { body: In }, context: RequestContext) {
    if (!permissions.mayCreate(context.caller)) throw refused(context.caller, 'rest_cannot_create', `You may not create ${noun}s.`)
    const item = await inTransaction(context, async (inside) => presentEdited(await change(undefined, body, inside), inside))
    const location = `${context.config.restRoot}${resource.route}/${(item as { id?: number }).id}`
    return { status: 201 as const, headers: { Location: location }, body: item }
  }

  async function update({ path, body }: { path: { id: number }; body: In | undefined }, context: RequestContext): Promise<Single> {
    const item = await inTransaction(context, async (inside) => presentEdited(await change(await editable(path.id, inside), body ?? ({} as In), inside), inside))
    return { status: 200, body: item }
  }

  async function remove({ path, query }: { path: { id: number }; query: { force: boolean } }, context: RequestContext) {
    const body = await inTransaction(context, async (inside) => {
      const before = await existing(path.id, inside)
      if (!reaches(permissions.remove(inside.caller), inside.caller, before, stateForChanges(before))) throw refused(inside.caller, 'rest_cannot_delete', `You may not delete this ${noun}. Its author or an editor may.`)
      if (query.force) {
        const previous = await presentEdited(before, inside)
        await resource.traits.erase?.(before, inside)
        await eraseRow(inside.db, before.id)
        return { deleted: true as const, previous }
      }
      if (!resource.hasTrash) throw new ApiError(501, 'rest_trash_not_supported', `A ${noun} cannot be trashed. Use force=true to delete it.`)
      if (before.status === 'trash') throw new ApiError(410, 'rest_already_trashed', `The ${noun} is in the trash already. Use force=true to remove it for good.`)
      return presentEdited(await change(before, {} as In, inside, trashed(before)), inside)
    })
    return { status: 200 as const, body }
  }

  // ---- lists

  function listedStatuses(query: Query, { caller }: RequestContext): ContentStatus[] {
    const asked = new Set(query.status)
    if ([...asked].some((status) => status !== 'publish') && !permissions.mayEditAny(caller)) throw invalidParam('status', `must be publish for those who may not edit ${noun}s`)
    return [...new Set([...asked].flatMap((status) => (status === 'any' ? everyStatus : [status as ContentStatus])))]
  }

  /** What a password protects must not be found by those who may not read it. */
  function hidesProtected(query: Query, { caller }: RequestContext) {
    if (!query.search || permissions.mayEditOthers(caller)) return undefined
    const eb = contentBuilder()
    const isOpen = eb('content.password', '=', '')
    return caller.user ? eb.or([isOpen, eb('content.author', '=', caller.user.id)]) : isOpen
  }

  function listOrder(query: Query, context: RequestContext): Order {
    const order = orderOf(query, context)
    return resource.stickyFirst?.(query) ? [[contentBuilder().ref('content.sticky'), 'desc'], ...order] : order
  }

  async function listBody(keys: ItemKey[], query: Query, context: RequestContext): Promise<Listed['body']> {
    const ids = keys.map((key) => key.id)
    if (resource.isLive || query._embed || query.context === 'edit') return present(await findRows(context.db, ids), { ...context, query })
    const items = await texts(keys, query.context, context, (missing) => findRows(context.db, missing.map((key) => key.id)))
    return new Json<Out[]>(`[${items.join(',')}]`)
  }

  // ---- single items

  async function existing(id: number, context: RequestContext): Promise<ContentRow> {
    const row = await findRow(context.db, resource.type, id)
    if (!row) throw new ApiError(404, 'rest_post_invalid_id', `There is no ${noun} with the id ${id}.`)
    return row
  }

  async function editable(id: number, context: RequestContext): Promise<ContentRow> {
    const row = await existing(id, context)
    if (!reaches(permissions.edit(context.caller), context.caller, row, stateForChanges(row))) throw refused(context.caller, 'rest_cannot_edit', `You may not change this ${noun}. Its author or an editor may.`)
    return row
  }

  function assertReadable(row: ContentRow, query: ItemQuery, { caller }: RequestContext): void {
    if (query.context === 'edit') {
      if (!reaches(permissions.edit(caller), caller, row, stateForChanges(row))) throw refused(caller, 'rest_forbidden_context', `You may not edit this ${noun}, so you cannot read it in the edit context.`)
    } else if (!reaches(permissions.read(caller), caller, row, row.status)) {
      throw refused(caller, 'rest_forbidden', `You may not read this ${noun}.`)
    }
    if (row.password && query.password !== undefined && !isSame(row.password, query.password)) throw new ApiError(403, 'rest_post_incorrect_password', `The password of this ${noun} is another one.`)
  }

  // ---- writing

  async function change(before: ContentRow | undefined, input: In, context: RequestContext, values: Partial<ContentRow> = {}): Promise<ContentRow> {
    const { row, isFollowed } = await store(resource, before, input, context, values)
    return isFollowed ? existing(row.id, context) : row
  }

  const inTransaction = <Result>(context: RequestContext, act: (inside: RequestContext) => Promise<Result>): Promise<Result> => within(context, resource.type, act)

  return { list, get, create, update, remove, existing, editable, change, presentEdited, inTransaction, resource }
}

/** In a time that tells nothing about the password. */
export function isSame(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
