// The operations of events, venues and organizers: list, get, create, update and remove, by ID or slug.
import type { ErrorCode } from '../contract/schemas.ts'
import type { TypeDescription } from '../content-type.ts'
import type { RequestContext } from '../context.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import { isAnySet } from '../contract/other-parameters.ts'
import type { RowBounds } from '../db/keyset.ts'
import type { Db } from '../db/schema.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'
import { store, moveToTrash } from '../engine/change.ts'
import { fieldParameters } from '../lists/field-filters.ts'
import { boundsOf } from '../lists/cursor.ts'
import { sortingOf } from '../lists/order.ts'
import type { Sorting } from '../lists/order.ts'
import { cachedJson } from '../engine/cached-json.ts'
import { collection } from '../engine/collection.ts'
import { contentTypeOf } from '../engine/content-types.ts'
import type { Access, ViewQuery } from '../engine/collection.ts'
import type { Reading } from '../engine/presenter.ts'
import { equalTags, versionOf } from '../engine/content-collection.ts'
import { assertPasswordMatches } from '../engine/item-password.ts'
import { readPage } from '../engine/listing.ts'
import type { FoundPage, JsonCache } from '../engine/listing.ts'
import { isAllowed, mayEdit as isEditable, mayRemove, statusForEditing } from '../engine/permissions.ts'
import { findShared } from '../engine/shared-rows.ts'
import type { Trait } from '../engine/trait.ts'
import { isOrdinary } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { assertAllowed, notAllowedError, describeRequirement } from '../users/missing-right.ts'
import { draftsOf } from './drafts.ts'
import { calendarResponses, pageBounds } from './responses.ts'
import type { RepeatedQuery } from './responses.ts'

export interface ListQuery extends Pick<ViewQuery, 'i18n_language' | '_fields'> {
  page: number
  per_page: number
  cursor?: string
  status?: string[]
  /** An own field: the documents of a site have these parameters. */
  orderby?: string
  order?: 'asc' | 'desc'
}

/** The filters of a list, with the statuses resolved. */
export interface FindQuery<Filters> extends RowBounds {
  query: Filters
  statuses: readonly ContentStatus[]
  /** The order by an own field, in place of the usual one. */
  sorting: Sorting | undefined
}

/** Returns the filters of a list: its query without the parameters that every list has. */
function filtersOf<Query extends ListQuery>({
  page: _page,
  per_page: _perPage,
  cursor: _cursor,
  status: _status,
  i18n_language: _language,
  _fields,
  ...filters
}: Query) {
  return filters
}

type FiltersOf<Query extends ListQuery> = ReturnType<typeof filtersOf<Query>>

/** An item with structured data. */
interface Described {
  json_ld: object
}

export interface ItemRows {
  byId(db: Db, id: number): Promise<ContentRow | undefined>
  bySlug(db: Db, slug: string): Promise<ContentRow | undefined>
  byIds(db: Db, ids: readonly number[]): Promise<ContentRow[]>
}

export interface ItemChanges<In extends object> {
  change(before: ContentRow, input: In, inside: RequestContext): Promise<ContentRow>
  /** Moves an item to the trash. */
  remove(before: ContentRow, inside: RequestContext): Promise<ContentRow>
}

export interface CalendarResource<
  Plural extends string,
  Out extends Described,
  In extends object,
  Query extends ListQuery,
> extends TypeDescription {
  /** The name of the array in a list response. */
  plural: Plural
  codes: { hidden: ErrorCode; inTrash: ErrorCode; pastEnd: ErrorCode }
  traits: Trait<ContentRow, Omit<Out, 'json_ld'>, In>
  /** Returns the structured data of an item, made from its other fields. */
  structuredData(item: Omit<Out, 'json_ld'>): Out['json_ld']
  find(wanted: FindQuery<FiltersOf<Query>>, context: RequestContext): Promise<FoundPage<ContentRow>>
  /** Where items are found by their IDs and slugs. */
  rows: ItemRows
  /** Returns the filters that the URLs of a list repeat. */
  repeated(filters: FiltersOf<Query>, context: RequestContext): RepeatedQuery
  /** Stores changes of items that are not rows of their own. */
  changes?: ItemChanges<In>
  /** Finds the existing item to update instead of creating a duplicate, and the input to update it with. */
  existingMatch?(
    input: In,
    context: RequestContext,
    mayEdit: (row: ContentRow) => boolean,
  ): Promise<{ row: ContentRow; input: In } | undefined>
}

const allStatuses = ['publish', 'future', 'draft', 'pending', 'private'] as const

type Path = { id: number } | { slug: string }

export function calendarCollection<Plural extends string, Out extends Described, In extends object, Query extends ListQuery>(
  of: CalendarResource<Plural, Out, In, Query>,
) {
  const { type, noun, permissions, codes } = of
  const changes: ItemChanges<In> = of.changes ?? {
    change: (before, input, inside) => store(of, before, input, inside),
    remove: (before, inside) => store(of, before, {} as In, inside, moveToTrash(before)),
  }
  const rights = createAccess(of)

  const items = collection({
    type,
    route: of.route,
    access: rights,
    responses: calendarResponses<Out, Plural, Query>({
      plural: of.plural,
      pastEnd: codes.pastEnd,
      repeated: (query, context) => ({
        ...of.repeated(filtersOf(query), context),
        ...fieldParameters(type, query, context),
        orderby: query.orderby,
        order: query.order,
        status: requestedStatuses(query, context),
      }),
    }),
    idOf: (row: ContentRow) => row.id,
    find,
    findReadable: async (ids, context) => readableOf(await of.rows.byIds(context.db, ids), context),
    page: async (query: Query, context) => pageOf(query, await boundsOf(query, context, pageBounds(query)), context),
    reading: ({ password }: ViewQuery, context) => ({
      ...context,
      query: { context: 'view', ...(password !== undefined && { password }) },
    }),
    present,
    jsonCache: (reading) => publicItems(type, reading),
    // Linked items can change without this one, so the version alone does not identify the body.
    stateOf: (row) => ({ ...versionOf(row), isWhole: false }),
    equalTags,
    save: findOrStore,
  })

  /** A slug reveals what an unpublished item is about, so lookup by slug finds only items that the caller may read. */
  async function find(path: Path, context: RequestContext): Promise<ContentRow> {
    const { db } = context
    const row =
      'id' in path
        ? await findShared(context, of.route, path.id, () => of.rows.byId(db, path.id))
        : await findShared(context, of.route, path.slug, () => of.rows.bySlug(db, path.slug))
    const isHidden = row && 'slug' in path && row.id !== context.caller.preview?.itemId && !rights.mayRead(row, context)
    if (!row || isHidden)
      throw new ApiError(
        404,
        'rest_post_invalid_id',
        'id' in path ? `No ${noun} has the ID ${path.id}.` : `No ${noun} has the slug "${path.slug}".`,
      )
    return row
  }

  async function readable(path: Path, query: ViewQuery, context: RequestContext): Promise<ContentRow> {
    const row = await find(path, context)
    await rights.assertReadable(row, query, context)
    return row
  }

  /** Returns the rows of this type that the caller may read. */
  function readableOf(rows: readonly ContentRow[], context: RequestContext): ContentRow[] {
    return rows.filter((row) => row.type === type && rights.mayRead(row, context))
  }

  function pageOf(query: Query, bounds: RowBounds, context: RequestContext): Promise<FoundPage<ContentRow>> {
    const requested = requestedStatuses(query, context)
    if (!permissions.mayEditAny(context.caller) && requested.some((status) => status !== 'publish'))
      throw invalidParam('status', `must be publish unless you have the right to edit ${noun}s`)
    const statuses = [...new Set(requested.flatMap((status) => (status === 'any' ? allStatuses : [status as ContentStatus])))]
    const { orderby, order = 'asc' } = query
    const sorting = orderby === undefined ? undefined : sortingOf({ orderby, order, include: [] }, context, { type })
    return of.find({ query: filtersOf(query), statuses, sorting, ...bounds }, context)
  }

  /** The default is `publish`, or every status for writers, who still see only what they may read. */
  function requestedStatuses({ status }: Query, { caller }: RequestContext): string[] {
    return status?.length ? [...new Set(status)] : [permissions.mayEditAny(caller) ? 'any' : 'publish']
  }

  async function search(query: Query, bounds: RowBounds, context: RequestContext): Promise<{ rows: ContentRow[]; total: number }> {
    return (await pageOf(query, bounds, context)).rows()
  }

  /** Returns a page of a list in another form, cached like the items. `make` must depend on nothing but its arguments and the database. */
  async function listAs<Form extends object>(
    make: (rows: readonly ContentRow[], reading: Reading) => Promise<Form[]>,
    page: FoundPage<ContentRow>,
    context: RequestContext,
  ): Promise<{ items: Form[]; total: number }> {
    const reading: Reading = { ...context, query: { context: 'view' } }
    const { items, total } = await readPage({ present: make }, page, reading, publicItems(type, reading, make))
    return { items: (await items()).map((json) => JSON.parse(json.toString()) as Form), total }
  }

  async function present(rows: readonly ContentRow[], reading: Reading): Promise<Out[]> {
    if (!rows.length) return []
    const read = await of.traits.read?.(rows, reading)
    return rows.map((row) => {
      const item = read?.(row) as Omit<Out, 'json_ld'>
      return { ...item, json_ld: of.structuredData(item) } as Out
    })
  }

  /** Updates an item, or creates one unless an existing item matches. */
  async function findOrStore(before: ContentRow | undefined, input: In, inside: RequestContext): Promise<ContentRow> {
    const match = before ? undefined : await of.existingMatch?.(input, inside, (row) => rights.mayEdit(row, inside))
    if (match) return changes.change(match.row, match.input, inside)
    return before ? changes.change(before, input, inside) : store(of, undefined, input, inside)
  }

  /** For transactions that do not hold the lock of this type. */
  async function findOrCreate(input: In, inside: RequestContext): Promise<ContentRow> {
    rights.assertCreator(inside.caller)
    await inside.dialect.lockWrites(inside.db, type)
    return findOrStore(undefined, input, inside)
  }

  /** Moves an item to the trash. */
  const remove = items.removeWith(async (before, _input: { path: Path }, inside) => {
    if (before.status === 'trash') throw new ApiError(410, codes.inTrash, `The ${noun} is already in the trash.`)
    return items.presentOne(await changes.remove(before, inside), {}, inside)
  })

  return {
    ...items,
    resource: of,
    contentType: contentTypeOf(of, {
      hasNumericIds: true,
      readable: async (rows, context) => readableOf(rows, context),
      embedded: items.embedded,
      findComposed: of.rows.bySlug,
      findDependent: of.rows.byId,
    }),
    remove,
    type,
    route: of.route,
    search,
    pageOf,
    listAs,
    readable,
    present: (rows: readonly ContentRow[], context: RequestContext, password?: string): Promise<Out[]> =>
      present(rows, { ...context, query: { context: 'view', ...(password !== undefined && { password }) } }),
    mayRead: rights.mayRead,
    validate: async (input: In, context: RequestContext): Promise<void> => of.traits.validate?.(input, context),
    findOrCreate,
    /** For transactions that hold the lock of this type. */
    changes,
    ...draftsOf(of),
  }
}

/** Invalid values are reported before missing permissions. */
function createAccess<In extends object>({ noun, permissions, codes, traits }: CalendarResource<string, Described, In, ListQuery>) {
  const mayEdit = (row: ContentRow, { caller }: { caller: Caller }): boolean => isEditable(permissions, caller, row)

  function mayRead(row: ContentRow, { caller }: { caller: Caller }): boolean {
    // An item in the trash can only be read by callers who may edit it.
    return row.status === 'trash' ? mayEdit(row, { caller }) : isAllowed(permissions.read(caller), caller, row, statusForEditing(row))
  }

  return {
    mayEdit,
    mayRead,
    mayRemove: (row, { caller }) => mayRemove(permissions, caller, row),
    assertViewer: () => undefined,
    assertCreator(caller) {
      assertAllowed(caller, 'rest_forbidden', `create ${noun}s`, (one) => permissions.mayCreate(one))
    },
    assertEditor(caller) {
      assertAllowed(caller, 'rest_forbidden', `update this ${noun}`, (one) => permissions.mayEditAny(one))
    },
    async assertReadable(row, { password }, context) {
      if (!mayRead(row, context))
        throw new ApiError(
          403,
          codes.hidden,
          `You are not allowed to read this ${noun}.${describeRequirement(context.caller, (caller) => mayRead(row, { caller }))}`,
        )
      if (row.password && password) await assertPasswordMatches(row, password, context, `The password of this ${noun} is incorrect.`)
    },
    async assertMayCreate(input, context) {
      if (!permissions.mayCreate(context.caller)) await traits.validate?.(input, context)
      this.assertCreator(context.caller)
    },
    async assertMayEdit(row, input, context) {
      if (mayEdit(row, context)) return
      await traits.validate?.(input, context)
      throw notAllowedError(context.caller, 'rest_forbidden', `update this ${noun}`, (caller) => mayEdit(row, { caller }))
    },
    assertMayRemove(row, { caller }) {
      assertAllowed(caller, 'rest_forbidden', `delete this ${noun}`, (one) => mayRemove(permissions, one, row))
    },
  } satisfies Access<ContentRow, In, ViewQuery> & Record<string, unknown>
}

/** The functions that make other forms of items, each with a number for cache keys. */
const formNumbers = new WeakMap<object, number>()
let lastFormNumber = 0

function formNumberOf(make: object): number {
  const number = formNumbers.get(make) ?? ++lastFormNumber
  formNumbers.set(make, number)
  return number
}

/** The JSON that every anonymous caller is sent, as it is or as `make` makes it. It depends on linked items too. */
function publicItems(type: string, reading: Reading, make?: object): JsonCache | undefined {
  const { caller, writesBefore, language, query } = reading
  const { context: view, ...others } = query
  if (!writesBefore || caller.user || view !== 'view' || !isOrdinary(caller) || isAnySet(others)) return undefined
  return cachedJson(reading, [type, language, make && formNumberOf(make)], writesBefore, () => true)
}
