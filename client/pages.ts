// Reads a list: one page with the totals, or all items page by page.
import { ConnectionError, unwrap } from './errors.ts'
import type { CallOptions, ContextName, Result } from './call.ts'
import type { Namespace } from './namespace.ts'
import type { DataOf, FieldName, Operation, OptionsOf, PathOf, ReadParams, SelectFields } from './operations.ts'

/** The paths whose GET returns a paginated list. */
export type ListPath<Paths> = {
  [Path in PathOf<Paths, 'get'>]: 'page' extends QueryName<Operation<Paths, 'get', Path>>
    ? DataOf<Operation<Paths, 'get', Path>> extends unknown[] | Envelope
      ? Path
      : never
    : never
}[PathOf<Paths, 'get'>]
type QueryName<Operation> = Operation extends { parameters: { query?: infer Query } } ? keyof NonNullable<Query> : never

/** The envelope of calendar lists. */
interface Envelope {
  total_pages: number
}

/** An item of a list, with the fields that `_fields` selects. */
export type ItemOf<Paths, Path extends ListPath<Paths>, Context = 'view', Field = never> = SelectFields<
  ItemIn<DataOf<Operation<Paths, 'get', Path>, Context>>,
  Field
>
type ItemIn<List> = List extends (infer Item)[]
  ? Item
  : { [Key in keyof List]-?: List[Key] extends (infer Item)[] ? Item : never }[keyof List]

/** The names that `_fields` can have for the items of a list. The client adds what the calendar's envelope needs. */
export type ItemField<Paths, Path extends ListPath<Paths>> = FieldName<ItemOf<Paths, Path, ContextName>>

/** The options of the GET, without `offset` or other parameters. `_fields` names fields of the items. */
export type ListOptions<Paths, Path extends ListPath<Paths>, Context, Field, Omitted extends string = 'offset'> = OptionsOf<
  Without<Omitted, Operation<Paths, 'get', Path>>,
  ReadParams<Operation<Paths, 'get', Path>, Context, Field>
>
/** The options of the GET, without the parameters that choose the page. */
export type PagesOptions<Paths, Path extends ListPath<Paths>, Context, Field> = ListOptions<
  Paths,
  Path,
  Context,
  Field,
  'page' | 'offset' | 'cursor'
>
type Without<Name extends string, Operation> = {
  [Part in keyof Operation]: Part extends 'parameters'
    ? {
        [Location in keyof Operation[Part]]: Location extends 'query'
          ? Omit<NonNullable<Operation[Part][Location]>, Name>
          : Operation[Part][Location]
      }
    : Operation[Part]
}

/** One page of a list. */
export interface ListPage<Item> {
  items: Item[]
  /** The number of items on all pages. */
  total: number
  totalPages: number
  /** The number of the next page. Undefined on the last one, and if the query has a `cursor`. */
  next: number | undefined
  /** The cursor of the next page, if the query has a `cursor`. Undefined on the last page. */
  nextCursor: string | undefined
}

/**
 * Returns one page of a list: `const { items, total, next } = await list(client.content, '/posts', { params: { query: { per_page: 20 } } })`.
 * Takes the options of the GET. Lists of the calendar have the same form as others.
 * @throws {ContentServiceError} if the service returns an error.
 * @throws {ConnectionError} if the service cannot be reached or something else responds.
 */
export async function list<
  Paths,
  Path extends ListPath<Paths>,
  const Context extends ContextName = 'view',
  const Field extends ItemField<Paths, Path> = never,
>(
  namespace: Namespace<Paths>,
  path: Path,
  ...[options]: ListOptions<Paths, Path, Context, Field>
): Promise<ListPage<ItemOf<Paths, Path, Context, Field>>> {
  return pageOf(namespace, path, options)
}

/**
 * Iterates over every item of a list, in order: `for await (const post of pages(client.content, '/posts')) …`.
 * Takes the options of the GET. `params.query.per_page` (10 by default) is the number of items per request. `signal` also stops the iteration between items.
 * Pages are read by cursor: items that are created, changed or deleted meanwhile neither repeat nor hide others.
 * @throws {ContentServiceError} if the service returns an error for a page.
 * @throws {ConnectionError} if the service cannot be reached or something else responds.
 */
export async function* pages<
  Paths,
  Path extends ListPath<Paths>,
  const Context extends ContextName = 'view',
  const Field extends ItemField<Paths, Path> = never,
>(
  namespace: Namespace<Paths>,
  path: Path,
  ...[options]: PagesOptions<Paths, Path, Context, Field>
): AsyncGenerator<ItemOf<Paths, Path, Context, Field>, void, undefined> {
  for (let cursor: string | undefined = START; cursor;) {
    const { items, nextCursor }: ListPage<ItemOf<Paths, Path, Context, Field>> = await pageAt(cursor, namespace, path, options)
    for (const item of items) {
      options?.signal?.throwIfAborted()
      yield item
    }
    cursor = nextCursor
  }
}

/** The cursor that the first page is read with. */
export const START = 'start'

/** Reads the page at a cursor. */
export function pageAt<Item>(cursor: string, namespace: object, path: PropertyKey, options: PlainOptions = {}): Promise<ListPage<Item>> {
  return pageOf(namespace, path, { ...options, params: { ...options.params, query: { ...options.params?.query, cursor } } })
}

/** Reads a page for callers that have checked the types. */
export async function pageOf<Item>(namespace: object, path: PropertyKey, options: PlainOptions = {}): Promise<ListPage<Item>> {
  const { GET, hasEnvelopes } = namespace as PlainNamespace
  const { _fields: fields, page = 1, cursor } = options.params?.query ?? {}
  const ofEnvelope = hasEnvelopes && fields ? { _fields: fields.map((name) => `${String(path).slice(1)}.${name}`) } : {}
  const call = GET(String(path), { ...options, params: { ...options.params, query: { ...options.params?.query, ...ofEnvelope } } })
  const data = (await unwrap(call)) as Item[] | Record<string, Item[]>
  const { headers, status } = (await call).response
  const totals = ['Total', 'TotalPages'].map((name) => headers.get(`X-CMS-${name}`) ?? headers.get(`X-CAL-${name}`))
  if (totals.includes(null))
    throw new ConnectionError(
      'The response has no header X-CMS-TotalPages or X-CAL-TotalPages, so the number of pages is unknown. Check that no proxy in between removes it.',
      { status },
    )
  const [total = 0, totalPages = 0] = totals.map(Number)
  const nextCursor = headers.get('X-CMS-NextCursor') ?? headers.get('X-CAL-NextCursor') ?? undefined
  return { items: itemsIn(data), total, totalPages, next: cursor === undefined && page < totalPages ? page + 1 : undefined, nextCursor }
}

function itemsIn<Item>(data: Item[] | Record<string, Item[]>): Item[] {
  return Array.isArray(data) ? data : (Object.values(data).find((value): value is Item[] => Array.isArray(value)) ?? [])
}

/** A namespace and options whose types no longer matter. */
interface PlainNamespace {
  hasEnvelopes: boolean
  GET: (path: string, options: PlainOptions) => Promise<Result<unknown>>
}
interface PlainOptions extends CallOptions {
  params?: { query?: { page?: number; cursor?: string; _fields?: readonly string[] } }
}
