// Iterates over all items of a list, page by page.
import { ConnectionError, ContentServiceError } from './errors.ts'
import type {
  CallOptions,
  ContextName,
  DataOf,
  Namespace,
  NestedField,
  Operation,
  OptionsOf,
  PathOf,
  Result,
  SelectFields,
} from './namespace.ts'
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

export type ItemOf<Paths, Path extends ListPath<Paths>, Context = 'view', Field = never> = ItemIn<
  DataOf<Operation<Paths, 'get', Path>, Context>,
  Field
>
type ItemIn<List, Field> = List extends (infer Item)[]
  ? SelectFields<Item, Field>
  : { [Key in keyof List]: List[Key] extends (infer Item)[] ? SelectFields<Item, NestedField<Field, Key>> : never }[keyof List]

/** The options of the GET, without `page` and `offset`. */
export type PagesOptions<Paths, Path extends ListPath<Paths>, Context = ContextName, Field = string> = OptionsOf<
  Unpaged<Operation<Paths, 'get', Path>>,
  Context,
  Field
>
type Unpaged<Operation> = {
  [Part in keyof Operation]: Part extends 'parameters'
    ? { [Location in keyof Operation[Part]]: WithoutPage<Operation[Part][Location]> }
    : Operation[Part]
}
type WithoutPage<Params> = Params extends { page?: number } ? Omit<Params, 'page' | 'offset'> : Params

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
  const Field extends string = never,
>(
  namespace: Namespace<Paths>,
  path: Path,
  ...[options]: PagesOptions<Paths, Path, Context, Field>
): AsyncGenerator<ItemOf<Paths, Path, Context, Field>, void, undefined> {
  const list = namespace.GET as unknown as (
    path: Path,
    options: CallOptions & WithQuery,
  ) => Promise<Result<ItemOf<Paths, Path, Context, Field>[] | Record<string, ItemOf<Paths, Path, Context, Field>[]>>>
  const { params, ...rest } = (options ?? {}) as CallOptions & WithQuery
  for (let page = 1, last = 1; page <= last; page++) {
    const { data, error, response } = await list(path, { ...rest, params: { ...params, query: { ...params?.query, page } } })
    if (error && pastEndCodes.has(error.code) && page > 1) return
    if (error) throw new ContentServiceError(error)
    last = pageCount(response)
    for (const item of itemsIn(data)) {
      rest.signal?.throwIfAborted()
      yield item
    }
  }
}

/** The codes of errors for a page past the end, after a list has become shorter. */
const pastEndCodes: ReadonlySet<ErrorCode> = new Set([
  'rest_post_invalid_page_number',
  'event-archive-page-not-found',
  'venue-archive-page-not-found',
  'organizer-archive-page-not-found',
])

function itemsIn<Item>(list: Item[] | Record<string, Item[]>): Item[] {
  return Array.isArray(list) ? list : (Object.values(list).find((value): value is Item[] => Array.isArray(value)) ?? [])
}

interface WithQuery {
  params?: { query?: object }
}

function pageCount({ headers, status }: Response): number {
  const count = headers.get('X-CMS-TotalPages') ?? headers.get('X-CAL-TotalPages')
  if (count === null)
    throw new ConnectionError(
      'The response has no header X-CMS-TotalPages or X-CAL-TotalPages, so the number of pages is unknown. Check that no proxy in between removes it.',
      { status },
    )
  return Number(count)
}
