// The operations of a resource: list, get, create, update, remove.
import { Json, guarded } from '../contract/operation.ts'
import type { BodyState } from '../contract/operation.ts'
import type { RequestContext } from '../context.ts'
import { versionsBeforeAutosaves } from './autosave-versions.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { ApiError, invalidParam, refused } from '../contract/api-error.ts'
import type { Caller } from '../users/caller.ts'
import { inTransaction as within, store, trashed } from './change.ts'
import { assertPasswordMatches } from './item-password.ts'
import { selectFields } from '../contract/response-fields.ts'
import { orderBy } from './order.ts'
import type { Order } from './order.ts'
import { noSuchPage, pageCount, pageBounds, totalsHeaders } from './paging.ts'
import { isAllowed, statusForEditing, accessCondition, hidesProtected } from './permissions.ts'
import { presenter } from './presenter.ts'
import type { Embedding } from './presenter.ts'
import type { ListQuery, Resource } from './resource.ts'
import { assertIfMatch, digest } from './versions.ts'
import { contentBuilder, eraseRow, findPage, findPageOfRows, findRow, findRows, findRowsByPortion } from './store.ts'
import type { ItemKey, PageQuery } from './store.ts'

/** A page of a list. */
interface Listing<Out> {
  total: number
  body: Json<Out[]>
}

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
  const { present, presentEdited, knownTexts, texts } = presenter(resource)

  async function list({ query }: { query: Query }, context: RequestContext): Promise<Listed> {
    const { caller } = context
    const statuses = listedStatuses(query, context)
    if (query.context === 'edit' && !permissions.mayEditAny(caller))
      throw refused(caller, 'rest_forbidden_context', `You may not edit any ${noun}, so you cannot list them in the edit context.`)
    assertMayView(context)
    const order = listOrder(query, context)
    const eb = contentBuilder()
    const scope = query.context === 'edit' ? permissions.edit(caller) : permissions.read(caller)
    const conditions = [
      accessCondition(scope, caller, eb, statuses),
      hidesProtected(query.search, permissions, caller, eb),
      ...resource.filters.map((filter) => filter(query, eb, context)),
    ].filter((condition) => condition !== undefined)
    const { total, body } = await listed(
      {
        type: resource.type,
        statuses,
        conditions,
        without: query.exclude,
        order,
        ...pageBounds(query),
        isSearch: Boolean(query.search),
      },
      query,
      context,
    )
    const pages = pageCount(query, total)
    if (query.offset === undefined && query.page > pages && total > 0)
      throw new ApiError(400, 'rest_post_invalid_page_number', noSuchPage(query.page, pages))
    return { status: 200, headers: totalsHeaders(context, query, total), body }
  }

  async function get({ path, query }: { path: { id: Id }; query: ItemQuery }, context: RequestContext): Promise<Single> {
    const row = await existing(path.id, context)
    await assertReadable(row, query, context)
    assertMayView(context)
    return shown(row, query, context)
  }

  function shown(row: ContentRow, query: ItemQuery, context: RequestContext): Single {
    return {
      status: 200,
      body: new Json<Out>(() => textOf(row, query, context), { ...versionOf(row), isWhole: !resource.isLive && !query._embed }),
    }
  }

  async function textOf(row: ContentRow, query: ItemQuery, context: RequestContext): Promise<string> {
    const { context: view } = query
    if (resource.isLive || query._embed || query._fields || view === 'edit' || row.password || query.excerpt_length !== undefined)
      return JSON.stringify((await present([row], { ...context, query }))[0])
    return knownTexts([row], view, context).get(row.id) ?? (await texts([row], view, context)).get(row.id) ?? ''
  }

  async function create({ body, query }: { body: In; query?: Embedding }, context: RequestContext) {
    resource.traits.admit?.(body, undefined, context)
    assertMayCreate(context.caller)
    return created(await inTransaction(context, async (inside) => edited(await change(undefined, body, inside), inside, query)), context)
  }

  /** The response for a new item. */
  function created({ id, body }: { id: Id; body: Json<Out> }, { config }: RequestContext) {
    return { status: 201 as const, headers: { Location: `${config.restRoot}${resource.route}/${String(id)}` }, body }
  }

  async function update(
    { path, body, query }: { path: { id: Id }; body: In | undefined; query?: Embedding },
    context: RequestContext,
  ): Promise<Single> {
    const { body: item } = await inTransaction(context, async (inside) => {
      const before = await editable(path.id, inside)
      await assertNoConflict(before, inside)
      return edited(await change(before, body ?? ({} as In), inside), inside, query)
    })
    return { status: 200, body: item }
  }

  /** The changed item as a response body, with the entity tag for the next change. */
  async function edited(row: ContentRow, context: RequestContext, embedding?: Embedding): Promise<{ id: Id; body: Json<Out> }> {
    const text = JSON.stringify(await presentEdited(row, context, embedding))
    return { id: resource.ids.of(row), body: new Json<Out>(() => text, { ...versionOf(row), isWhole: true }) }
  }

  /** Moves an item to the trash, or deletes it permanently with `force`. */
  function remove({ path, query }: { path: { id: Id }; query: { force: boolean } }, context: RequestContext) {
    return removing(path.id, context, async (before, inside) => {
      if (query.force) return erased(before, inside)
      if (before.status === 'trash')
        throw new ApiError(410, 'rest_already_trashed', `This ${noun} is already in the trash. Use force=true to delete it permanently.`)
      return presentEdited(await change(before, {} as In, inside, trashed(before)), inside)
    })
  }

  /** Deletes an item permanently, for types that have no trash. */
  function erase({ path, query }: { path: { id: Id }; query: { force: boolean } }, context: RequestContext) {
    return removing(path.id, context, async (before, inside) => {
      if (!query.force)
        throw new ApiError(
          501,
          'rest_trash_not_supported',
          `A ${noun} cannot be moved to the trash. Use force=true to delete it permanently.`,
        )
      return erased(before, inside)
    })
  }

  function assertMayView({ caller }: RequestContext): void {
    if (permissions.mayView?.(caller) === false) throw refused(caller, 'rest_cannot_view', `You may not view any ${noun}.`)
  }

  /** The items with these IDs that the caller may read, in the embed context, by ID. */
  async function embedded(ids: readonly number[], context: RequestContext): Promise<Map<number, Out>> {
    if (!ids.length || permissions.mayView?.(context.caller) === false) return new Map()
    const rows = (await findRows(context.db, [...new Set(ids)])).filter(
      (row) => row.type === resource.type && isAllowed(permissions.read(context.caller), context.caller, row, row.status),
    )
    const items = await present(rows, { ...context, query: { context: 'embed' } })
    return new Map(rows.map((row, index) => [row.id, items[index] as Out]))
  }

  // ---- lists

  function listedStatuses(query: Query, { caller }: RequestContext): ContentStatus[] {
    const requested = new Set(query.status)
    const { others } = permissions.read(caller)
    const open = new Set<string>(['publish', ...(others === 'all' ? [] : others)])
    if (!permissions.mayEditAny(caller) && others !== 'all' && [...requested].some((status) => !open.has(status)))
      throw invalidParam('status', `must be ${others.join(' or ') || 'publish'} for callers who may not edit any ${noun}`)
    return [...new Set([...requested].flatMap((status) => (status === 'any' ? everyStatus : [status as ContentStatus])))]
  }

  function listOrder(query: Query, context: RequestContext): Order {
    const order = orderBy(query, context)
    return resource.stickyFirst?.(query) ? [[contentBuilder().ref('content.sticky'), 'desc'], ...order] : order
  }

  /** One page of a list, from one consistent state of the database. */
  async function listed(page: PageQuery, query: Query, context: RequestContext): Promise<Listing<Out>> {
    const { context: view } = query
    const isWhole = !(resource.isLive || query._embed || view === 'edit')
    // Presenting a few fields is faster than picking them from the cached JSON.
    if (query._fields?.length) return listedFields(page, query._fields, query, context, isWhole)
    if (isWhole) return listedTexts(page, view, context)
    return listedRows(page, query, context, isWhole)
  }

  async function listedRows(page: PageQuery, query: Query, context: RequestContext, isWhole: boolean): Promise<Listing<Out>> {
    const { rows, total } = await findPageOfRows(context.db, page)
    const write = async (): Promise<string> => JSON.stringify(await present(rows, { ...context, query }))
    return { total, body: new Json(write, isWhole ? stateOfList(rows, total) : undefined) }
  }

  /** Reads the rows in portions, keeping only the requested fields in memory. */
  async function listedFields(
    page: PageQuery,
    fields: string[],
    query: Query,
    context: RequestContext,
    isWhole: boolean,
  ): Promise<Listing<Out>> {
    const { keys, total } = await findPage(context.db, page)
    const items: unknown[] = []
    const found: ItemKey[] = []
    for await (const rows of findRowsByPortion(
      context.db,
      keys.map((key) => key.id),
    )) {
      found.push(...rows.map(({ id, version }) => ({ id, version })))
      items.push(...(await present(rows, { ...context, query })).map((item) => selectFields(item, fields)))
    }
    if (!isOf(keys, found)) return listedRows(page, query, context, isWhole)
    return { total, body: new Json(() => JSON.stringify(items), isWhole ? stateOfList(keys, total) : undefined) }
  }

  /** Reads only the rows whose JSON is not cached for their current version. */
  async function listedTexts(
    page: PageQuery,
    view: 'view' | 'embed',
    context: RequestContext,
  ): Promise<{ total: number; body: Json<Out[]> }> {
    const { keys, total } = await findPage(context.db, page)
    const known = knownTexts(keys, view, context)
    const unknown = keys.filter((key) => !known.has(key.id))
    const rows = await findRows(
      context.db,
      unknown.map((key) => key.id),
    )
    if (isOf(unknown, rows)) return { total, body: bodyOf(keys, total, { known, rows, view }, context) }
    // Some rows have changed since the keys were read, and may no longer belong to the list.
    const latest = await findPageOfRows(context.db, page)
    return { total: latest.total, body: bodyOf(latest.rows, latest.total, { known: new Map(), rows: latest.rows, view }, context) }
  }

  function bodyOf(
    keys: readonly ItemKey[],
    total: number,
    { known, rows, view }: { known: ReadonlyMap<number, string>; rows: readonly ContentRow[]; view: 'view' | 'embed' },
    context: RequestContext,
  ): Json<Out[]> {
    return new Json(
      async () => {
        const written = await texts(rows, view, context)
        return `[${keys.map(({ id }) => known.get(id) ?? written.get(id)).join(',')}]`
      },
      stateOfList(keys, total),
    )
  }

  // ---- single items

  async function existing(id: Id, context: RequestContext): Promise<ContentRow> {
    const row = await resource.ids.find(id, context, resource.type)
    if (!row) throw resource.ids.unknown(id, noun)
    return row
  }

  async function editable(id: Id, context: RequestContext): Promise<ContentRow> {
    const row = await existing(id, context)
    if (!isAllowed(permissions.edit(context.caller), context.caller, row, statusForEditing(row))) throw mayNotEdit(context.caller)
    return row
  }

  function assertMayCreate(caller: Caller): void {
    if (!permissions.mayCreate(caller)) throw refused(caller, 'rest_cannot_create', `You may not create a ${noun}.`)
  }

  function assertMayEditAny(caller: Caller): void {
    if (!permissions.mayEditAny(caller)) throw mayNotEdit(caller)
  }

  function mayNotEdit(caller: Caller): ApiError {
    return refused(caller, 'rest_cannot_edit', `You may not edit this ${noun}. Only its author or an editor may.`)
  }

  async function assertReadable(row: ContentRow, query: ItemQuery, context: RequestContext): Promise<void> {
    const { caller } = context
    if (query.context === 'edit') {
      if (!isAllowed(permissions.edit(caller), caller, row, statusForEditing(row)))
        throw refused(caller, 'rest_forbidden_context', `You may not edit this ${noun}, so you cannot read it in the edit context.`)
    } else if (!isAllowed(permissions.read(caller), caller, row, row.status)) {
      throw refused(caller, 'rest_forbidden', `You may not read this ${noun}.`)
    }
    if (query.password) {
      await assertPasswordMatches(
        row,
        query.password,
        context,
        row.password
          ? `The password of this ${noun} is incorrect. Send the correct one, or omit password.`
          : `This ${noun} has no password. Omit password.`,
      )
    }
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
      if (!isAllowed(permissions.remove(inside.caller), inside.caller, before, statusForEditing(before)))
        throw refused(inside.caller, 'rest_cannot_delete', `You may not delete this ${noun}. Only its author or an editor may.`)
      await assertNoConflict(before, inside)
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

  return {
    list,
    get,
    create: guarded(assertMayCreate, create),
    update: guarded(assertMayEditAny, update),
    remove,
    erase,
    embedded,
    existing,
    editable,
    change,
    created,
    edited,
    shown,
    inTransaction,
    resource,
  }
}

function stateOfList(keys: readonly ItemKey[], total: number): BodyState {
  return { tag: digest(`${total} ${keys.map(({ id, version }) => `${id}.${version}`).join()}`), isWhole: true }
}

/** Whether the rows have the same IDs and versions as the keys. */
export function isOf(keys: readonly ItemKey[], rows: readonly ItemKey[]): boolean {
  return rows.length === keys.length && keys.every(({ id, version }, index) => rows[index]?.id === id && rows[index].version === version)
}

/** Checks `If-Match`. The caller's own autosaves since that version do not count as conflicts. */
async function assertNoConflict(row: ContentRow, { ifMatch, db, caller }: RequestContext): Promise<void> {
  if (ifMatch === undefined) return
  const versions = await versionsBeforeAutosaves(db, row, caller.user?.id)
  assertIfMatch(
    ifMatch,
    versionOf(row),
    versions.map((version) => versionOf({ ...row, version }).tag),
  )
}

/** The stored state of an item, as it appears in entity tags. */
export function versionOf({ id, version }: ContentRow): Omit<BodyState, 'isWhole'> {
  return { tag: `${id}.${version}` }
}
