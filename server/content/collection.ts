// The verbs of a resource: list, get, create, update, remove.
import { timingSafeEqual } from 'node:crypto'
import { Json } from '../contract/operation.ts'
import type { State } from '../contract/operation.ts'
import type { RequestContext } from '../context.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { ApiError, invalidParam, refused } from '../errors.ts'
import { inTransaction as within, store, trashed } from './change.ts'
import { withFields } from '../http/shape.ts'
import { orderOf } from './order.ts'
import type { Order } from './order.ts'
import { pageCount, partOf, totals } from './paging.ts'
import { reaches, stateForChanges, withinReach } from './permissions.ts'
import { presenter } from './presenter.ts'
import type { Embedding } from './presenter.ts'
import type { ListQuery, Resource } from './resource.ts'
import { assertUnchanged, digest } from './states.ts'
import { contentBuilder, eraseRow, findPage, findRow, findRows, findRowsByPortion } from './store.ts'
import type { ItemKey } from './store.ts'

interface ItemQuery {
  context: 'view' | 'embed' | 'edit'
  password?: string
  excerpt_length?: number
  _embed?: string[]
  _fields?: string[]
}

const everyStatus = ['publish', 'future', 'draft', 'pending', 'private', 'inherit'] as const

export function collection<Out extends object, In extends object, Query extends ListQuery, Id = number>(
  resource: Resource<Out, In, Query, Id>,
) {
  type Listed = { status: 200; headers: { 'X-CMS-Total': number; 'X-CMS-TotalPages': number; Link?: string }; body: Json<Out[]> }
  type Single = { status: 200; body: Json<Out> }
  const { permissions, noun } = resource
  const { present, presentEdited, texts } = presenter(resource)

  async function list({ query }: { query: Query }, context: RequestContext): Promise<Listed> {
    const { caller } = context
    const statuses = listedStatuses(query, context)
    if (query.context === 'edit' && !permissions.mayEditAny(caller))
      throw refused(caller, 'rest_forbidden_context', `You may not edit any ${noun}, so you cannot list them in the edit context.`)
    assertMayView(context)
    const order = listOrder(query, context)
    const eb = contentBuilder()
    const reach = query.context === 'edit' ? permissions.edit(caller) : permissions.read(caller)
    const conditions = [
      withinReach(reach, caller, eb, statuses),
      hidesProtected(query, context),
      ...resource.filters.map((filter) => filter(query, eb, context)),
    ].filter((one) => one !== undefined)
    const { keys, total } = await findPage(context.db, {
      type: resource.type,
      statuses,
      conditions,
      without: query.exclude,
      order,
      ...partOf(query),
      isSearch: Boolean(query.search),
    })
    const pages = pageCount(query, total)
    if (query.offset === undefined && query.page > pages && total > 0)
      throw new ApiError(400, 'rest_post_invalid_page_number', `The list ends with page ${pages}; page ${query.page} is past it.`)
    return { status: 200, headers: totals(context, query, total), body: listBody(keys, total, query, context) }
  }

  async function get({ path, query }: { path: { id: Id }; query: ItemQuery }, context: RequestContext): Promise<Single> {
    const row = await existing(path.id, context)
    assertReadable(row, query, context)
    assertMayView(context)
    return shown(row, query, context)
  }

  function shown(row: ContentRow, query: ItemQuery, context: RequestContext): Single {
    return {
      status: 200,
      body: new Json<Out>(() => textOf(row, query, context), { ...stateOf(row), isWhole: !resource.isLive && !query._embed }),
    }
  }

  async function textOf(row: ContentRow, query: ItemQuery, context: RequestContext): Promise<string> {
    const { context: view } = query
    if (resource.isLive || query._embed || query._fields || view === 'edit' || row.password || query.excerpt_length !== undefined)
      return JSON.stringify((await present([row], { ...context, query }))[0])
    const [text = ''] = await texts([row], view, context, () => Promise.resolve([row]))
    return text
  }

  async function create({ body, query }: { body: In; query?: Embedding }, context: RequestContext) {
    resource.traits.admit?.(body, undefined, context)
    if (!permissions.mayCreate(context.caller)) throw refused(context.caller, 'rest_cannot_create', `You may not create a ${noun}.`)
    return created(await inTransaction(context, async (inside) => edited(await change(undefined, body, inside), inside, query)), context)
  }

  /** The answer that has a new item. */
  function created({ id, body }: { id: Id; body: Json<Out> }, { config }: RequestContext) {
    return { status: 201 as const, headers: { Location: `${config.restRoot}${resource.route}/${String(id)}` }, body }
  }

  async function update(
    { path, body, query }: { path: { id: Id }; body: In | undefined; query?: Embedding },
    context: RequestContext,
  ): Promise<Single> {
    const { body: item } = await inTransaction(context, async (inside) => {
      const before = await editable(path.id, inside)
      assertUnchanged(inside.ifMatch, stateOf(before))
      return edited(await change(before, body ?? ({} as In), inside), inside, query)
    })
    return { status: 200, body: item }
  }

  /** A changed item, with what its next change may be bound to. */
  async function edited(row: ContentRow, context: RequestContext, asked?: Embedding): Promise<{ id: Id; body: Json<Out> }> {
    const text = JSON.stringify(await presentEdited(row, context, asked))
    return { id: resource.ids.of(row), body: new Json<Out>(() => text, { ...stateOf(row), isWhole: true }) }
  }

  /** To the trash, or for good with `force`. */
  function remove({ path, query }: { path: { id: Id }; query: { force: boolean } }, context: RequestContext) {
    return removing(path.id, context, async (before, inside) => {
      if (query.force) return erased(before, inside)
      if (before.status === 'trash')
        throw new ApiError(410, 'rest_already_trashed', `The ${noun} is in the trash already. Use force=true to remove it for good.`)
      return presentEdited(await change(before, {} as In, inside, trashed(before)), inside)
    })
  }

  /** For good alone, for what has no trash. */
  function erase({ path, query }: { path: { id: Id }; query: { force: boolean } }, context: RequestContext) {
    return removing(path.id, context, async (before, inside) => {
      if (!query.force) throw new ApiError(501, 'rest_trash_not_supported', `A ${noun} cannot be trashed. Use force=true to delete it.`)
      return erased(before, inside)
    })
  }

  function assertMayView({ caller }: RequestContext): void {
    if (permissions.mayView?.(caller) === false) throw refused(caller, 'rest_cannot_view', `You may not see any ${noun}.`)
  }

  /** The items with these ids that the caller may read, as others show them, by id. */
  async function embedded(ids: readonly number[], context: RequestContext): Promise<Map<number, Out>> {
    if (!ids.length || permissions.mayView?.(context.caller) === false) return new Map()
    const rows = (await findRows(context.db, [...new Set(ids)])).filter(
      (row) => row.type === resource.type && reaches(permissions.read(context.caller), context.caller, row, row.status),
    )
    const items = await present(rows, { ...context, query: { context: 'embed' } })
    return new Map(rows.map((row, index) => [row.id, items[index] as Out]))
  }

  // ---- lists

  function listedStatuses(query: Query, { caller }: RequestContext): ContentStatus[] {
    const asked = new Set(query.status)
    const { others } = permissions.read(caller)
    const open = new Set<string>(['publish', ...(others === 'all' ? [] : others)])
    if (!permissions.mayEditAny(caller) && others !== 'all' && [...asked].some((status) => !open.has(status)))
      throw invalidParam('status', `must be ${others.join(' or ') || 'publish'} for those who may not edit any ${noun}`)
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

  function listBody(keys: ItemKey[], total: number, query: Query, context: RequestContext): Json<Out[]> {
    const { context: view } = query
    const idsOf = (wanted: readonly { id: number }[]): number[] => wanted.map((key) => key.id)
    const whole = async (): Promise<string> => JSON.stringify(await present(await findRows(context.db, idsOf(keys)), { ...context, query }))
    const someFields = async (fields: string[]): Promise<string> => {
      const items: unknown[] = []
      for await (const rows of findRowsByPortion(context.db, idsOf(keys)))
        items.push(...(await present(rows, { ...context, query })).map((item) => withFields(item, fields)))
      return JSON.stringify(items)
    }
    const presented = (): Promise<string> => (query._fields?.length ? someFields(query._fields) : whole())
    if (resource.isLive || query._embed || view === 'edit') return new Json(presented)
    // A few fields are made faster than all of them are taken apart.
    const kept = async (): Promise<string> =>
      `[${(await texts(keys, view, context, (missing) => findRows(context.db, idsOf(missing)))).join(',')}]`
    const write = query._fields ? presented : kept
    return new Json(write, { tag: digest(`${total} ${keys.map((key) => `${key.id}.${key.version}`).join()}`), isWhole: true })
  }

  // ---- single items

  async function existing(id: Id, context: RequestContext): Promise<ContentRow> {
    const row = await resource.ids.find(id, context, resource.type)
    if (!row) throw resource.ids.unknown(id, noun)
    return row
  }

  async function editable(id: Id, context: RequestContext): Promise<ContentRow> {
    const row = await existing(id, context)
    if (!reaches(permissions.edit(context.caller), context.caller, row, stateForChanges(row)))
      throw refused(context.caller, 'rest_cannot_edit', `You may not change this ${noun}. Its author or an editor may.`)
    return row
  }

  function assertReadable(row: ContentRow, query: ItemQuery, { caller }: RequestContext): void {
    if (query.context === 'edit') {
      if (!reaches(permissions.edit(caller), caller, row, stateForChanges(row)))
        throw refused(caller, 'rest_forbidden_context', `You may not edit this ${noun}, so you cannot read it in the edit context.`)
    } else if (!reaches(permissions.read(caller), caller, row, row.status)) {
      throw refused(caller, 'rest_forbidden', `You may not read this ${noun}.`)
    }
    if (query.password && !isSame(row.password, query.password))
      throw new ApiError(
        403,
        'rest_post_incorrect_password',
        `This ${noun} has ${row.password ? 'another' : 'no'} password. Leave the parameter out, or send the right one.`,
      )
  }

  // ---- writing

  async function change(
    before: ContentRow | undefined,
    input: In,
    context: RequestContext,
    values: Partial<ContentRow> = {},
  ): Promise<ContentRow> {
    const copied = before && resource.firstVersion?.(before)
    if (copied) return change(undefined, input, context, { ...copied, ...values })
    const { row, isFollowed } = await store(resource, before, input, context, values)
    return isFollowed ? ((await findRow(context.db, resource.type, row.id)) ?? row) : row
  }

  const inTransaction = <Result>(context: RequestContext, act: (inside: RequestContext) => Promise<Result>): Promise<Result> =>
    within(context, resource.type, act)

  async function removing<Body>(id: Id, context: RequestContext, act: (before: ContentRow, inside: RequestContext) => Promise<Body>) {
    const body = await inTransaction(context, async (inside) => {
      const before = await existing(id, inside)
      if (!reaches(permissions.remove(inside.caller), inside.caller, before, stateForChanges(before)))
        throw refused(inside.caller, 'rest_cannot_delete', `You may not delete this ${noun}. Its author or an editor may.`)
      assertUnchanged(inside.ifMatch, stateOf(before))
      return act(before, inside)
    })
    return { status: 200 as const, body }
  }

  async function erased(before: ContentRow, inside: RequestContext) {
    const previous = await presentEdited(before, inside)
    await resource.traits.erase?.(before, inside)
    await eraseRow(inside.db, before.id)
    return { deleted: true as const, previous }
  }

  return { list, get, create, update, remove, erase, embedded, existing, editable, change, created, edited, shown, inTransaction, resource }
}

/** The stored state of an item, as its entity tags name it. */
export function stateOf({ id, version, modified_gmt }: ContentRow): Omit<State, 'isWhole'> {
  return { tag: `${id}.${version}`, modified: modified_gmt }
}

/** In a time that tells nothing about the password. */
export function isSame(wanted: string, given: string): boolean {
  const [a, b] = [Buffer.from(wanted), Buffer.from(given)]
  return a.length === b.length && timingSafeEqual(a, b)
}
