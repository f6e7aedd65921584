// The public API of `content-service/react-query`: keys and functions of queries for TanStack Query. At run time, it needs neither React nor TanStack Query.
import type { DataTag, InfiniteData } from '@tanstack/react-query'
import { unwrap } from './errors.ts'
import type { CallOptions, ContextName, Result } from './call.ts'
import type { FieldOf, Namespace } from './namespace.ts'
import type { DataOf, Operation, OptionsOf, PathOf, ReadParams, SelectFields } from './operations.ts'
import { pageAt, pageOf, START } from './pages.ts'
import type { ItemField, ItemOf, ListOptions, ListPage, ListPath, PagesOptions } from './pages.ts'

/** The options of a query. The client repeats failed requests itself, so that TanStack Query does not. */
export interface Query<Data> {
  queryKey: DataTag<QueryKey, Data>
  queryFn: (context: { signal: AbortSignal }) => Promise<Data>
  retry: false
}

/** The options of an infinite query. */
export interface PagesQuery<Item> {
  queryKey: DataTag<QueryKey, InfiniteData<ListPage<Item>, string>>
  queryFn: (context: { signal: AbortSignal; pageParam: string }) => Promise<ListPage<Item>>
  initialPageParam: string
  getNextPageParam: (last: ListPage<Item>) => string | undefined
  retry: false
}

/** The namespace, the resource, the kind of query, the path and the parameters. */
export type QueryKey = readonly unknown[]

/**
 * Returns the options of a query for the data of a GET: `useQuery(query(content, '/posts/{id}', { params: { path: { id: 7 } } }))`.
 * The options can be changed: `useQuery({ ...query(site, '/'), staleTime: Infinity })`.
 */
export function query<
  Paths,
  Path extends PathOf<Paths, 'get'>,
  const Context extends ContextName = 'view',
  const Field extends FieldOf<Paths, Path> = never,
>(
  namespace: Namespace<Paths>,
  path: Path,
  ...[options]: OptionsOf<Operation<Paths, 'get', Path>, ReadParams<Operation<Paths, 'get', Path>, Context, Field>>
): Query<SelectFields<DataOf<Operation<Paths, 'get', Path>, Context>, Field>> {
  const { GET } = namespace as unknown as PlainNamespace<SelectFields<DataOf<Operation<Paths, 'get', Path>, Context>, Field>>
  return {
    queryKey: keyOf(namespace, 'item', path, options),
    queryFn: ({ signal }) => unwrap(GET(path as string, { ...options, signal })),
    retry: false,
  }
}

/** Returns the options of a query for one page of a list, with the totals: `useQuery(listQuery(content, '/posts', { params: { query: { page } } }))`. */
export function listQuery<
  Paths,
  Path extends ListPath<Paths>,
  const Context extends ContextName = 'view',
  const Field extends ItemField<Paths, Path> = never,
>(
  namespace: Namespace<Paths>,
  path: Path,
  ...[options]: ListOptions<Paths, Path, Context, Field>
): Query<ListPage<ItemOf<Paths, Path, Context, Field>>> {
  return {
    queryKey: keyOf(namespace, 'list', path, options),
    queryFn: ({ signal }) => pageOf(namespace, path, { ...options, signal }),
    retry: false,
  }
}

/** Returns the options of an infinite query for the pages of a list: `useInfiniteQuery(pagesQuery(calendar, '/events'))`. */
export function pagesQuery<
  Paths,
  Path extends ListPath<Paths>,
  const Context extends ContextName = 'view',
  const Field extends ItemField<Paths, Path> = never,
>(
  namespace: Namespace<Paths>,
  path: Path,
  ...[options]: PagesOptions<Paths, Path, Context, Field>
): PagesQuery<ItemOf<Paths, Path, Context, Field>> {
  return {
    queryKey: keyOf(namespace, 'pages', path, options),
    queryFn: ({ signal, pageParam }) => pageAt(pageParam, namespace, path, { ...options, signal }),
    initialPageParam: START,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    retry: false,
  }
}

/**
 * Returns the key that all queries of a resource begin with, or all of the namespace, to invalidate them after a write:
 * `queryClient.invalidateQueries({ queryKey: keyFor(content, '/posts') })` is for lists, items and revisions of posts.
 */
export function keyFor<Paths>(namespace: Namespace<Paths>, path?: keyof Paths & string): QueryKey {
  const resource = path?.split('/')[1]
  return ['content-service', namespace.name, ...(resource === undefined ? [] : [resource])]
}

interface PlainNamespace<Data> {
  GET: (path: string, options: object) => Promise<Result<Data>>
}
interface PlainOptions extends CallOptions {
  params?: { path?: object; query?: object }
}

/** The query of the namespace is part of the key: it sets the language. */
function keyOf<Paths, Data>(namespace: Namespace<Paths>, kind: string, path: keyof Paths, options?: PlainOptions): DataTag<QueryKey, Data> {
  const { params = {} } = options ?? {}
  const key = [
    ...keyFor(namespace, path as keyof Paths & string),
    kind,
    path,
    { ...params, query: { ...namespace.query, ...params.query } },
  ]
  return key as unknown as DataTag<QueryKey, Data>
}
