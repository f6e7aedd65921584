// Reads a list: one page with the totals, or all items page by page.
import { ConnectionError, ContentServiceError, unwrap } from './errors.ts'
import type { CallOptions, ContextName, Namespace, Result } from './namespace.ts'
import type { DataOf, FieldName, Operation, OptionsOf, PathOf, ReadParams, SelectFields } from './operations.ts'
import type { ErrorCode } from './schemas.ts'

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

/** The options of the GET, without `offset`. `_fields` names fields of the items. */
export type ListOptions<Paths, Path extends ListPath<Paths>, Context = ContextName, Field = string> = OptionsOf<
  Without<'offset', Operation<Paths, 'get', Path>>,
  ReadParams<Operation<Paths, 'get', Path>, Context, Field>
>
/** The options of the GET, without `page` and `offset`. `_fields` names fields of the items. */
export type PagesOptions<Paths, Path extends ListPath<Paths>, Context = ContextName, Field = string> = OptionsOf<
  Without<'page' | 'offset', Operation<Paths, 'get', Path>>,
  ReadParams<Operation<Paths, 'get', Path>, Context, Field>
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
  /** The number of the next page. Undefined on the last one. */
  next: number | undefined
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
  return pageOf(namespace as unknown as ListNamespace, path as string, options as PlainOptions)
}

/**
 * Iterates over every item of a list, in order: `for await (const post of pages(client.content, '/posts')) …`.
 * Takes the options of the GET. `params.query.per_page` (10 by default) is the number of items per request. `signal` also stops the iteration between items.
 * If the list becomes shorter during the iteration, the iteration ends early. Items that move to another page meanwhile can be skipped or returned twice.
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
  const { signal } = (options ?? {}) as PlainOptions
  for (let page: number | undefined = 1; page;) {
    const { items, next }: ListPage<ItemOf<Paths, Path, Context, Field>> = await pageOf<ItemOf<Paths, Path, Context, Field>>(
      namespace as unknown as ListNamespace,
      path as string,
      withPage(options as PlainOptions, page),
    ).catch(endIfPastEnd(page))
    for (const item of items) {
      signal?.throwIfAborted()
      yield item
    }
    page = next
  }
}

/** A namespace whose types no longer matter. */
export interface ListNamespace {
  hasEnvelopes: boolean
  GET: (path: string, options: PlainOptions) => Promise<Result<unknown>>
}
interface PlainOptions extends CallOptions {
  params?: { query?: { page?: number; _fields?: readonly string[] } }
}

/** Reads a page for callers that have checked the types. */
export async function pageOf<Item>(namespace: ListNamespace, path: string, options: PlainOptions = {}): Promise<ListPage<Item>> {
  const { _fields: fields, page = 1 } = options.params?.query ?? {}
  const ofEnvelope = namespace.hasEnvelopes && fields ? { _fields: fields.map((name) => `${path.slice(1)}.${name}`) } : {}
  const call = namespace.GET(path, { ...options, params: { ...options.params, query: { ...options.params?.query, ...ofEnvelope } } })
  const data = (await unwrap(call)) as Item[] | Record<string, Item[]>
  const { headers, status } = (await call).response
  const totals = ['Total', 'TotalPages'].map((name) => headers.get(`X-CMS-${name}`) ?? headers.get(`X-CAL-${name}`))
  if (totals.includes(null))
    throw new ConnectionError(
      'The response has no header X-CMS-TotalPages or X-CAL-TotalPages, so the number of pages is unknown. Check that no proxy in between removes it.',
      { status },
    )
  const [total = 0, totalPages = 0] = totals.map(Number)
  return { items: itemsIn(data), total, totalPages, next: page < totalPages ? page + 1 : undefined }
}

function itemsIn<Item>(data: Item[] | Record<string, Item[]>): Item[] {
  return Array.isArray(data) ? data : (Object.values(data).find((value): value is Item[] => Array.isArray(value)) ?? [])
}

function withPage<Options extends PlainOptions>(options: Options | undefined, page: number): Options {
  return { ...options, params: { ...options?.params, query: { ...options?.params?.query, page } } } as Options
}

/** A list that has become shorter meanwhile has fewer pages. */
function endIfPastEnd(page: number): (error: unknown) => ListPage<never> {
  return (error) => {
    if (page > 1 && error instanceof ContentServiceError && pastEndCodes.has(error.code))
      return { items: [], total: 0, totalPages: 0, next: undefined }
    throw error
  }
}

/** The codes of errors for a page past the end. */
const pastEndCodes: ReadonlySet<ErrorCode> = new Set([
  'rest_post_invalid_page_number',
  'event-archive-page-not-found',
  'venue-archive-page-not-found',
  'organizer-archive-page-not-found',
])
