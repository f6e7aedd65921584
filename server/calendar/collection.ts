// The operations of events, venues and organizers: list, get, create, update and remove, by ID or slug.
import type { ErrorCode } from '../contract/schemas.ts'
import type { RequestContext } from '../context.ts'
import { Json, guarded } from '../contract/operation.ts'
import { inTransaction, store, trashed } from '../engine/change.ts'
import { isOf, versionOf } from '../engine/collection.ts'
import { assertPasswordMatches } from '../engine/item-password.ts'
import { noSuchPage } from '../engine/paging.ts'
import { isAllowed, statusForEditing } from '../engine/permissions.ts'
import type { Permissions } from '../engine/permissions.ts'
import { assertIfMatch } from '../engine/versions.ts'
import { findRow, findRows, findRowsByPortion } from '../engine/store.ts'
import type { ItemKey } from '../engine/store.ts'
import type { ReadContext, Trait } from '../engine/trait.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { ApiError, invalidParam, refused } from '../contract/api-error.ts'
import type { Caller } from '../users/caller.ts'
import { contentLanguage } from './languages.ts'
import { listReply, MAX_PER_PAGE } from './page.ts'
import type { RepeatedQuery } from './page.ts'
import { findBySlug } from './store.ts'
import type { Snapshot } from '../item-cache.ts'

export interface ListQuery {
  page: number
  per_page: number
  status?: string[]
}

/** The query of a list, with its statuses resolved. */
export interface FindQuery<Query> {
  query: Query
  statuses: readonly ContentStatus[]
  limit: number
  offset: number
}

export interface Found {
  rows: ContentRow[]
  total: number
}

/** A page of a list that is still to be read: its keys, or its whole rows. */
export interface FoundPage {
  keys(): Promise<{ keys: ItemKey[]; total: number }>
  rows(): Promise<Found>
}

export interface CalendarResource<Plural extends string, Out extends object, In extends object, Query extends ListQuery> {
  type: string
  /** The name of the array in a list response. */
  plural: Plural
  /** The path of the collection. */
  route: string
  /** What error messages call a single item. */
  noun: string
  codes: { hidden: ErrorCode; inTrash: ErrorCode; pastEnd: ErrorCode }
  permissions: Permissions
  traits: Trait<ContentRow, Out, In>
  find(wanted: FindQuery<Query>, context: RequestContext): Promise<FoundPage>
  /** The parameters that the URLs of a list repeat, besides the page and the statuses. */
  asked(query: Query, context: RequestContext): RepeatedQuery
  /** The existing item to update instead of creating a duplicate, and the input to update it with. */
  existingMatch?(
    input: In,
    context: RequestContext,
    mayChange: (row: ContentRow) => boolean,
  ): Promise<{ row: ContentRow; input: In } | undefined>
}

const allStatuses = ['publish', 'future', 'draft', 'pending', 'private'] as const

type Addressed = { id: number } | { slug: string }

export function calendarCollection<Plural extends string, Out extends object, In extends object, Query extends ListQuery>(
  of: CalendarResource<Plural, Out, In, Query>,
) {
  const { noun, permissions, codes } = of

  // ---- operations

  async function list({ query }: { query: Query }, context: RequestContext) {
    const perPage = Math.min(query.per_page, MAX_PER_PAGE)
    const snapshot = publicSnapshot(context)
    const { page, asked } = await find(query, { limit: perPage, offset: (query.page - 1) * perPage }, context)
    const { items, total } = snapshot ? await publicTexts(page, context, snapshot) : await currentTexts(page, context)
    const pages = Math.ceil(total / perPage)
    if (query.page > Math.max(pages, 1)) throw new ApiError(404, codes.pastEnd, noSuchPage(query.page, Math.max(pages, 1)))
    return listReply<Out, Plural>(
      {
        key: of.plural,
        items,
        total,
        page: query.page,
        perPage,
        asked: { ...of.asked(query, context), status: asked },
      },
      context,
    )
  }

  async function get({ path, query }: { path: Addressed; query: { password?: string; _fields?: string[] } }, context: RequestContext) {
    const snapshot = publicSnapshot(context)
    const row = await readable(path, query, context)
    const text = await textOf(row, query, context, snapshot)
    return { status: 200 as const, headers: contentLanguage(context), body: asStored<Out>(row, text) }
  }

  async function create({ body }: { body: In }, context: RequestContext) {
    if (!permissions.mayCreate(context.caller)) {
      await check(body, context)
      throw mayNotCreate(context.caller)
    }
    const item = await inTransaction(context, of.type, async (inside) => presentOne(await findOrCreate(body, inside), inside))
    return {
      status: 201 as const,
      headers: { Location: `${context.config.restRoot}${of.route}/${(item as { id?: number }).id}`, ...contentLanguage(context) },
      body: item,
    }
  }

  async function update({ path, body }: { path: Addressed; body: In | undefined }, context: RequestContext) {
    const item = await inTransaction(context, of.type, async (inside) => {
      const before = await existing(path, inside)
      if (!mayChange(before, inside)) {
        await check(body ?? ({} as In), inside)
        throw mayNotChange(inside.caller)
      }
      assertIfMatch(inside.ifMatch, versionOf(before))
      const row = await save(before, body ?? ({} as In), inside)
      return asStored<Out>(row, JSON.stringify(await presentOne(row, inside)))
    })
    return { status: 200 as const, headers: contentLanguage(context), body: item }
  }

  async function remove({ path }: { path: Addressed }, context: RequestContext) {
    const item = await inTransaction(context, of.type, async (inside) => {
      const before = await existing(path, inside)
      if (!isAllowed(permissions.remove(inside.caller), inside.caller, before, statusForEditing(before)))
        throw refused(inside.caller, 'rest_forbidden', `You may not delete this ${noun}. Only its author or an editor may.`)
      assertIfMatch(inside.ifMatch, versionOf(before))
      if (before.status === 'trash') throw new ApiError(410, codes.inTrash, `The ${noun} is already in the trash.`)
      return presentOne(await save(before, {} as In, inside, trashed(before)), inside)
    })
    return { status: 200 as const, headers: contentLanguage(context), body: item }
  }

  // ---- single items

  /** A slug reveals what an unpublished item is about, so lookup by slug finds only items that the caller may read. */
  async function existing(path: Addressed, context: RequestContext): Promise<ContentRow> {
    const { db } = context
    const row = 'id' in path ? await findRow(db, of.type, path.id) : await findBySlug(db, of.type, path.slug)
    if (!row || ('slug' in path && !mayRead(row, context)))
      throw new ApiError(
        404,
        'rest_post_invalid_id',
        'id' in path ? `No ${noun} has the ID ${path.id}.` : `No ${noun} has the slug "${path.slug}".`,
      )
    return row
  }

  async function readable(path: Addressed, { password }: { password?: string }, context: RequestContext): Promise<ContentRow> {
    const row = await existing(path, context)
    if (!mayRead(row, context)) throw new ApiError(403, codes.hidden, `You may not read this ${noun}: it is not public.`)
    if (row.password && password) await assertPasswordMatches(row, password, context, `The password of this ${noun} is incorrect.`)
    return row
  }

  function mayRead(row: ContentRow, { caller }: RequestContext): boolean {
    // Only callers who may edit an item can read it in the trash.
    const scope = row.status === 'trash' ? permissions.edit(caller) : permissions.read(caller)
    return isAllowed(scope, caller, row, statusForEditing(row))
  }

  /** Returns the rows that have this type and that the caller may read. */
  function readableOf(rows: readonly ContentRow[], context: RequestContext): ContentRow[] {
    return rows.filter((row) => row.type === of.type && mayRead(row, context))
  }

  function mayChange(row: ContentRow, { caller }: RequestContext): boolean {
    return isAllowed(permissions.edit(caller), caller, row, statusForEditing(row))
  }

  // ---- lists

  /** Returns the rows of a page of a list and the total number of matches. */
  async function search(query: Query, bounds: { limit: number; offset: number }, context: RequestContext): Promise<Found> {
    const { page } = await find(query, bounds, context)
    return page.rows()
  }

  /** Returns a page of a list, and the requested statuses. */
  async function find(
    query: Query,
    bounds: { limit: number; offset: number },
    context: RequestContext,
  ): Promise<{ page: FoundPage; asked: string[] }> {
    const { statuses, asked } = statusesOf(query, context)
    return { page: await of.find({ query, statuses, ...bounds }, context), asked }
  }

  /** The default is `publish`, or every status for writers, who still see only what they may read. */
  function statusesOf({ status }: Query, { caller }: RequestContext): { statuses: ContentStatus[]; asked: string[] } {
    const isWriter = permissions.mayEditAny(caller)
    const asked = status?.length ? [...new Set(status)] : [isWriter ? 'any' : 'publish']
    if (!isWriter && asked.some((one) => one !== 'publish')) throw invalidParam('status', `must be publish unless you may edit ${noun}s`)
    return { statuses: [...new Set(asked.flatMap((one) => (one === 'any' ? allStatuses : [one as ContentStatus])))], asked }
  }

  /** Validates the values; runs before the permission check. */
  async function check(input: In, context: RequestContext): Promise<void> {
    await of.traits.check?.(input, context)
  }

  // ---- reading and writing

  async function present(rows: readonly ContentRow[], context: RequestContext, password?: string): Promise<Out[]> {
    if (!rows.length) return []
    const reading: ReadContext = { ...context, query: { context: 'view', ...(password !== undefined && { password }) } }
    const read = await of.traits.read?.(rows, reading)
    return rows.map((row) => read?.(row) as Out)
  }

  /** Where the JSON that every anonymous caller is sent is kept; undefined for other callers. */
  function publicSnapshot({ caller, dataVersion, items }: RequestContext): Snapshot | undefined {
    const version = caller.user ? undefined : dataVersion()
    return version === undefined ? undefined : items.snapshot(version)
  }

  const nameOf = ({ id, version }: ItemKey, { language }: RequestContext): string => `${of.type} ${id} ${version} ${language}`

  /** The JSON of each item of a page. Rows are read of those items alone whose JSON is not in the snapshot. */
  async function publicTexts(page: FoundPage, context: RequestContext, snapshot: Snapshot): Promise<{ items: string[]; total: number }> {
    const { keys, total } = await page.keys()
    const known = new Map(keys.map((key) => [key.id, snapshot.get(nameOf(key, context))]))
    const unknown = keys.filter(({ id }) => known.get(id) === undefined)
    const found: ItemKey[] = []
    const ids = unknown.map(({ id }) => id)
    if (ids.length)
      for await (const rows of findRowsByPortion(context.db, ids)) {
        for (const [index, text] of (await textsOf(rows, context, snapshot)).entries()) known.set(rows[index]?.id ?? 0, text)
        found.push(...rows)
      }
    // They have been changed since their keys were read, and may not belong to the list any more.
    if (!isOf(unknown, found)) return currentTexts(page, context)
    return { items: keys.map(({ id }) => known.get(id) ?? ''), total }
  }

  async function currentTexts(page: FoundPage, context: RequestContext): Promise<{ items: string[]; total: number }> {
    const { rows, total } = await page.rows()
    return { items: await textsOf(rows, context), total }
  }

  async function textsOf(rows: readonly ContentRow[], context: RequestContext, snapshot?: Snapshot): Promise<string[]> {
    const texts = (await present(rows, context)).map((item) => JSON.stringify(item))
    for (const [index, row] of rows.entries()) snapshot?.set(nameOf(row, context), texts[index] ?? '')
    return texts
  }

  async function textOf(
    row: ContentRow,
    { password }: { password?: string },
    context: RequestContext,
    snapshot: Snapshot | undefined,
  ): Promise<string> {
    if (password !== undefined) return JSON.stringify(await presentOne(row, context, password))
    const known = snapshot?.get(nameOf(row, context))
    if (known !== undefined) return known
    const [text = ''] = await textsOf([row], context, snapshot)
    return text
  }

  /** Returns the items with these IDs that the caller may read, by ID. */
  async function embedded(ids: readonly number[], context: RequestContext): Promise<Map<number, Out>> {
    const rows = readableOf(await findRows(context.db, [...new Set(ids)]), context)
    const items = await present(rows, context)
    return new Map(rows.map((row, index) => [row.id, items[index] as Out]))
  }

  async function presentOne(row: ContentRow, context: RequestContext, password?: string): Promise<Out> {
    const [item] = await present([row], context, password)
    return item as Out
  }

  async function save(
    before: ContentRow | undefined,
    input: In,
    context: RequestContext,
    values: Partial<ContentRow> = {},
  ): Promise<ContentRow> {
    const { row } = await store(of, before, input, context, values)
    return existing({ id: row.id }, context)
  }

  async function findOrCreate(input: In, context: RequestContext): Promise<ContentRow> {
    assertMayCreate(context.caller)
    await context.dialect.lockWrites(context.db, of.type)
    const match = await of.existingMatch?.(input, context, (row) => mayChange(row, context))
    return match ? save(match.row, match.input, context) : save(undefined, input, context)
  }

  // ---- permissions

  const mayNotCreate = (caller: Caller): ApiError => refused(caller, 'rest_forbidden', `You may not create ${noun}s.`)

  const mayNotChange = (caller: Caller): ApiError =>
    refused(caller, 'rest_forbidden', `You may not change this ${noun}. Only its author or an editor may.`)

  function assertMayCreate(caller: Caller): void {
    if (!permissions.mayCreate(caller)) throw mayNotCreate(caller)
  }

  function assertMayEditAny(caller: Caller): void {
    if (!permissions.mayEditAny(caller)) throw mayNotChange(caller)
  }

  return {
    list,
    get,
    create: guarded(assertMayCreate, create),
    update: guarded(assertMayEditAny, update),
    remove,
    type: of.type,
    route: of.route,
    search,
    readable,
    readableOf,
    present,
    embedded,
    mayRead,
    check,
    findOrCreate,
  }
}

/** Linked items may change without this one, so its version alone does not identify the response body. */
function asStored<Out extends object>(row: ContentRow, text: string): Json<Out> {
  return new Json<Out>(() => text, { ...versionOf(row), isWhole: false })
}
