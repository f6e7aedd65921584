// The calls of a collection and its items through the typed client, the same for all collections.
import type { Client } from '../../client/index.ts'
import type { Result } from '../../client/call.ts'
import type { DataOf, Operation, PathOf } from '../../client/operations.ts'
import type { paths } from '#generated/cms-v2/client.ts'
import { dataOf, totalsOf } from './responses.ts'
import type { Totals } from './responses.ts'

/** The collections whose items are updated and deleted by ID. */
export type Collection = { [Path in PathOf<paths, 'post'>]: `${Path}/{id}` extends PathOf<paths, 'delete'> ? Path : never }[PathOf<
  paths,
  'post'
>]

type Listing<Of extends Collection> = Operation<paths, 'get', Of>
type Reading<Of extends Collection> = Operation<paths, 'get', `${Of}/{id}` & keyof paths>
type Changing<Of extends Collection> = Operation<paths, 'patch', `${Of}/{id}` & keyof paths>
type Removing<Of extends Collection> = Operation<paths, 'delete', `${Of}/{id}` & keyof paths>

type QueryOf<Op> = Op extends { parameters: { query?: infer Query } } ? NonNullable<Query> : never
type BodyOf<Op> = Op extends { requestBody?: { content: { 'application/json': infer Body } } } ? Body : never

/** An item with all its possible fields: which of them a response has depends on the context. */
export type ItemOf<Of extends Collection> = DataOf<Reading<Of>, 'edit'>
export type InputOf<Of extends Collection> = BodyOf<Changing<Of>>
export type ListQueryOf<Of extends Collection> = QueryOf<Listing<Of>>
export type ItemQueryOf<Of extends Collection> = QueryOf<Reading<Of>>

export interface Calls<Of extends Collection> {
  list(query?: ListQueryOf<Of>): Promise<Result<ItemOf<Of>[]>>
  get(id: number, query?: ItemQueryOf<Of>): Promise<Result<ItemOf<Of>>>
  /** Required fields may be missing, for tests of errors. */
  create(body: InputOf<Of>): Promise<Result<ItemOf<Of>>>
  update(id: number, body: InputOf<Of>): Promise<Result<ItemOf<Of>>>
  put(id: number, body: InputOf<Of>): Promise<Result<ItemOf<Of>>>
  patch(id: number, body: InputOf<Of>): Promise<Result<ItemOf<Of>>>
  remove(id: number, query?: { force?: boolean }): Promise<Result<DataOf<Removing<Of>>>>

  // The same for tests of successful calls: they throw if a call is refused.
  make(fields: InputOf<Of>): Promise<ItemOf<Of>>
  read(id: number, query?: ItemQueryOf<Of>): Promise<ItemOf<Of>>
  change(id: number, fields: InputOf<Of>): Promise<ItemOf<Of>>
  listed(query?: ListQueryOf<Of>): Promise<Totals & { ids: number[]; items: ItemOf<Of>[] }>
  ids(query?: ListQueryOf<Of>): Promise<number[]>
}

/** The calls of the client without the types of one path. */
type Send = (path: string, options: { params?: { path?: { id: number }; query?: object }; body?: unknown }) => Promise<Result<never>>

/** The three calls that update an item. They do the same. */
export const changes = ['update', 'put', 'patch'] as const

export function calls<const Of extends Collection>({ content }: Client, collection: Of): Calls<Of> {
  const send = content as unknown as Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Send>
  const item = `${collection}/{id}`
  const changing = (method: 'POST' | 'PUT' | 'PATCH') => (id: number, body: InputOf<Of>) =>
    send[method](item, { params: { path: { id } }, body })
  const refusable = {
    list: (query = {} as ListQueryOf<Of>) => send.GET(collection, { params: { query } }),
    get: (id, query = {} as ItemQueryOf<Of>) => send.GET(item, { params: { path: { id }, query } }),
    create: (body) => send.POST(collection, { body }),
    update: changing('POST'),
    put: changing('PUT'),
    patch: changing('PATCH'),
    remove: (id, query = {}) => send.DELETE(item, { params: { path: { id }, query } }),
  } satisfies Partial<Calls<Of>>
  const listed: Calls<Of>['listed'] = async (query) => {
    const result = await refusable.list(query)
    const items: ItemOf<Of>[] = await dataOf(Promise.resolve(result))
    return { ids: items.map(({ id }: { id: number }) => id), items, ...totalsOf(result.response) }
  }
  return {
    ...refusable,
    make: (fields) => dataOf(refusable.create(fields)),
    read: (id, query) => dataOf(refusable.get(id, query)),
    change: (id, fields) => dataOf(refusable.update(id, fields)),
    listed,
    ids: async (query) => (await listed(query)).ids,
  }
}
