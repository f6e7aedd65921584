// The operations of a collection: list, get, create, update and remove. Content, calendar items and terms define what differs.
import type { Language } from '../languages.ts'
import type { RequestContext } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { withGuard, withPermit, Json } from '../contract/operation.ts'
import type { BodyState, Permit } from '../contract/operation.ts'
import type { View } from '../contract/response-fields.ts'
import type { Caller } from '../users/caller.ts'
import { inTransaction as withLock } from './change.ts'
import { jsonOf, readPage } from './listing.ts'
import type { FoundPage, JsonCache, ListedPage } from './listing.ts'
import type { Embedding, Reading } from './presenter.ts'
import { assertIfMatch } from './versions.ts'

/** What a query may say about how items are presented. */
export interface ViewQuery extends Embedding {
  context?: View
  password?: string
  excerpt_length?: number
  blocks?: boolean
  i18n_language?: Language
  _fields?: string[]
}

/** What of a query says how items are presented. */
export function viewOf({ context = 'view', password, excerpt_length, blocks, _fields, _embed }: ViewQuery): Reading['query'] {
  return { context, password, excerpt_length, blocks, _fields, _embed }
}

/** Who may do what. Each function throws an ApiError if the caller may not. */
export interface Access<Row, Input, ItemQuery> {
  /** Throws unless the caller may read some item. */
  assertViewer(caller: Caller): void
  /** Throws unless the caller may create some item. Called before a large body is read. */
  assertCreator(caller: Caller): void
  /** Throws unless the caller may change some item. Called before a large body is read. */
  assertEditor(caller: Caller): void
  mayEdit(row: Row, context: RequestContext): boolean
  mayRemove(row: Row, context: RequestContext): boolean | Promise<boolean>
  assertReadable(row: Row, query: ItemQuery, context: RequestContext): void | Promise<void>
  assertMayCreate(input: Input, context: RequestContext): void | Promise<void>
  assertMayEdit(row: Row, input: Input, context: RequestContext): void | Promise<void>
  assertMayRemove(row: Row, context: RequestContext): void | Promise<void>
}

/** The form of responses. */
export interface ResponseShape<Query, List, Extra extends { headers?: object }> {
  list(page: ListedPage, query: Query, context: RequestContext): Promise<List>
  /** What every response about a single item has besides its body. */
  extra(context: RequestContext): Extra
}

type HeadersOf<Extra> = Extra extends { headers: infer Headers } ? Headers : unknown

export interface Definition<
  Row extends { id: number; version?: number },
  Item extends object,
  Input extends object,
  Query extends ViewQuery,
  ItemQuery extends ViewQuery,
  Path,
  List,
  Extra extends { headers?: object },
> {
  /** The content type or taxonomy. Writes hold its lock. */
  type: string
  /** The route of the collection. */
  route: string
  access: Access<Row, Input, ItemQuery>
  responses: ResponseShape<Query, List, Extra>
  /** The last part of the path of an item. */
  idOf(row: Row): number | string
  /** Throws a 404 if there is none. */
  find(path: Path, context: RequestContext): Promise<Row>
  /** The items with these IDs that the caller may read. */
  findReadable(ids: readonly number[], context: RequestContext): Promise<Row[]>
  /** A page of a list that is still to be read. Throws if the caller may not list what the query asks for. */
  page(query: Query, context: RequestContext): Promise<FoundPage<Row>>
  reading(query: ViewQuery, context: RequestContext): Reading | Promise<Reading>
  present(rows: readonly Row[], reading: Reading): Promise<Item[]>
  /** Where the JSON of items is cached; undefined if it cannot be. */
  jsonCache?(reading: Reading): JsonCache | undefined
  /** Whether the variant and the IDs and versions of a list determine its body. */
  isListWhole?(reading: Reading): boolean
  stateOf(row: Row, reading: Reading): BodyState | Promise<BodyState>
  /** The tags of earlier states that do not count as conflicts for this caller. */
  equalTags?(row: Row, context: RequestContext): Promise<string[]>
  /** Converts the input of a request, before the transaction. */
  prepare?(input: Input, context: RequestContext): Input | Promise<Input>
  /** The own rules of the site for a request; undefined if there are none. They return the input with what they set, or throw. */
  rules?(context: RequestContext): ((input: Input, before: Row | undefined) => Promise<Input>) | undefined
  /** Stores a new item or a change, inside a transaction. */
  save(before: Row | undefined, input: Input, inside: RequestContext): Promise<Row>
}

/** How often a change is tried again because others have changed the item meanwhile. */
const MAX_ATTEMPTS = 5

export function collection<
  Row extends { id: number; version?: number },
  Item extends object,
  Input extends object,
  Query extends ViewQuery,
  ItemQuery extends ViewQuery,
  Path,
  List,
  Extra extends { headers?: object },
>(of: Definition<Row, Item, Input, Query, ItemQuery, Path, List, Extra>) {
  const { access, responses } = of
  const permitWhere = (allows: Permit<Path, Row, RequestContext>['allows']): Permit<Path, Row, RequestContext> => ({
    find: of.find,
    allows,
  })
  const permits = {
    read: permitWhere(async (row, context) => {
      await access.assertReadable(row, {} as ItemQuery, context)
      return true
    }),
    edit: permitWhere(access.mayEdit),
    remove: permitWhere(access.mayRemove),
  }

  async function list({ query }: { query: Query }, context: RequestContext): Promise<List> {
    const reading = await of.reading(query, context)
    // Before anything is read: a cache may be valid for one state of the database.
    const cache = of.jsonCache?.(reading)
    const page = await readPage(of, await of.page(query, context), reading, cache)
    return responses.list(page, query, context)
  }

  async function get({ path, query }: { path: Path; query: ItemQuery }, context: RequestContext) {
    const reading = await of.reading(query, context)
    const cache = of.jsonCache?.(reading)
    const row = await of.find(path, context)
    await access.assertReadable(row, query, context)
    return respond(await bodyOf(row, reading, cache), context)
  }

  /** The response for an item that has been found. */
  async function itemResponse(row: Row, query: ViewQuery, context: RequestContext) {
    const reading = await of.reading(query, context)
    return respond(await bodyOf(row, reading, of.jsonCache?.(reading)), context)
  }

  const prepare = async (input: Input, context: RequestContext): Promise<Input> => of.prepare?.(input, context) ?? input

  /** Finds an item and checks that the caller may edit it. */
  async function editable(path: Path, context: RequestContext): Promise<Row> {
    const row = await of.find(path, context)
    await access.assertMayEdit(row, {} as Input, context)
    return row
  }

  async function create({ body, query }: { body: Input; query?: ViewQuery }, context: RequestContext) {
    await access.assertMayCreate(body, context)
    const prepared = await prepare(body, context)
    const rules = of.rules?.(context)
    const input = rules ? await rules(prepared, undefined) : prepared
    const row = await inTransaction(context, (inside) => of.save(undefined, input, inside))
    return created({ row, item: await changedBody(row, context, query) }, context)
  }

  /** Changes an item, inside a transaction. */
  async function changed({ path, body = {} as Input }: { path: Path; body: Input | undefined }, inside: RequestContext): Promise<Row> {
    const before = await of.find(path, inside)
    await access.assertMayEdit(before, body, inside)
    await assertNoConflict(before, inside)
    return of.save(before, body, inside)
  }

  async function update({ path, body, query }: { path: Path; body: Input | undefined; query?: ViewQuery }, context: RequestContext) {
    const input = body && (await prepare(body, context))
    const rules = of.rules?.(context)
    const row = await (rules
      ? changedByRules(rules, { path, body: input }, context)
      : inTransaction(context, (inside) => changed({ path, body: input }, inside)))
    return respond(await changedBody(row, context, query), context)
  }

  /** Changes an item that is as the rules of the site have seen it; otherwise, they see it again. */
  async function changedByRules(
    rules: (input: Input, before: Row) => Promise<Input>,
    { path, body = {} as Input }: { path: Path; body: Input | undefined },
    context: RequestContext,
  ): Promise<Row> {
    for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt++) {
      const seen = await of.find(path, context)
      await access.assertMayEdit(seen, body, context)
      await assertNoConflict(seen, context)
      const input = await rules(body, seen)
      const row = await inTransaction(context, async (inside) =>
        (await of.find(path, inside)).version === seen.version ? changed({ path, body: input }, inside) : undefined,
      )
      if (row) return row
    }
    throw new ApiError(
      503,
      'rest_unavailable',
      'The item is being changed all the time. Nothing was changed; try again in a few seconds.',
      {
        retryAfter: 5,
      },
    )
  }

  /**
   * Makes the operation that removes an item. `act` does so, and returns the body of the response. `first` is the item at the start of the request.
   * Before, `reduce` takes portions away of what is too much for one transaction, each in its own, until it returns false; not at all if
   * `mayReduce` says that there is nothing to take.
   */
  function removeWith<Remove extends { path: Path }, Body>(
    act: (before: Row, input: Remove, inside: RequestContext, first: Row) => Promise<Body>,
    reduce?: (before: Row, input: Remove, inside: RequestContext) => Promise<boolean>,
    mayReduce: (input: Remove, context: RequestContext) => boolean = () => true,
  ) {
    return withPermit(permits.remove, async (input: Remove, context: RequestContext) => {
      let first: Row | undefined
      const removable = async (inside: RequestContext): Promise<Row> => {
        const before = await of.find(input.path, inside)
        await access.assertMayRemove(before, inside)
        await assertNoConflict(before, inside)
        first ??= before
        return before
      }
      while (
        reduce &&
        mayReduce(input, context) &&
        (await inTransaction(context, async (inside) => reduce(await removable(inside), input, inside)))
      );
      const body = await inTransaction(context, async (inside) => {
        const before = await removable(inside)
        return act(before, input, inside, first ?? before)
      })
      return respond(body, context)
    })
  }

  /** The items with these IDs that the caller may read, in the embed context, by ID. */
  async function embedded(ids: readonly number[], context: RequestContext): Promise<Map<number, Item>> {
    const rows = ids.length ? await of.findReadable([...new Set(ids)], context) : []
    const items = await of.present(rows, await of.reading({ context: 'embed' }, context))
    return new Map(rows.map((row, index) => [row.id, items[index] as Item]))
  }

  async function presentOne(row: Row, query: ViewQuery, context: RequestContext): Promise<Item> {
    const [item] = await of.present([row], await of.reading(query, context))
    return item as Item
  }

  /** A changed item, with the entity tag for the next change. Call after the transaction, for which other writers wait. */
  async function changedBody(row: Row, context: RequestContext, query: ViewQuery = {}): Promise<Json<Item>> {
    const reading = await of.reading({ ...query, context: 'edit' }, context)
    const [json] = await jsonOf(of, [row], reading, undefined)
    return new Json<Item>(() => json as Buffer, await of.stateOf(row, reading))
  }

  async function bodyOf(row: Row, reading: Reading, cache: JsonCache | undefined): Promise<Json<Item>> {
    return new Json<Item>(
      async () => cache?.get(row as Row & { version: number })?.json ?? ((await jsonOf(of, [row], reading, cache))[0] as Buffer),
      await of.stateOf(row, reading),
    )
  }

  function respond<Body>(body: Body, context: RequestContext): { status: 200; body: Body } & Extra {
    return { status: 200, body, ...responses.extra(context) }
  }

  /** The response for a new item. */
  function created({ row, item }: { row: Row; item: Json<Item> }, context: RequestContext) {
    const { headers } = responses.extra(context)
    return {
      status: 201 as const,
      headers: { Location: `${context.config.restRoot}${of.route}/${of.idOf(row)}`, ...headers } as { Location: string } & HeadersOf<Extra>,
      body: item,
    }
  }

  async function assertNoConflict(row: Row, inside: RequestContext): Promise<void> {
    if (inside.ifMatch === undefined) return
    const state = await of.stateOf(row, await of.reading({ context: 'edit' }, inside))
    assertIfMatch(inside.ifMatch, state, await of.equalTags?.(row, inside))
  }

  const inTransaction = <Result>(context: RequestContext, act: (inside: RequestContext) => Promise<Result>): Promise<Result> =>
    withLock(context, of.type, act)

  return {
    list: withGuard(access.assertViewer, list),
    get: withPermit(permits.read, get),
    create: withGuard(access.assertCreator, create),
    update: withPermit(permits.edit, withGuard(access.assertEditor, update)),
    removeWith,
    permits,
    editable,
    changed,
    assertNoConflict,
    extra: responses.extra,
    embedded,
    existing: (id: Path extends { id: infer Id } ? Id : never, context: RequestContext): Promise<Row> => of.find({ id } as Path, context),
    present: of.present,
    presentOne,
    changedBody,
    itemResponse,
    created,
    inTransaction,
  }
}
