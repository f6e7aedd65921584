// Sends several writes in one request.
import type { paths as BatchPaths } from '../generated/batch-v1/client.ts'
import type { paths as ContentPaths } from '../generated/cms-v2/client.ts'
import { unwrap } from './errors.ts'
import type { CallOptions } from './call.ts'
import type { Namespace } from './namespace.ts'
import type { AfterDelete, DataOf, DeleteParams, ErrorOf, Operation, OptionsOf, PathOf } from './operations.ts'
import { fillPath } from './path.ts'
import { queryString } from './query.ts'
import type { BatchSchemas, ErrorBody } from './schemas.ts'

/** A request in a batch. `Data` and `Failure` are the types of its response. */
export interface BatchItem<Data, Failure = ErrorBody> {
  readonly request: BatchSchemas['BatchRequest']
  /** Carries the types. Never set at run time. */
  readonly result?: BatchResult<Data, Failure>
}

type Write<Paths, M extends 'post' | 'put' | 'patch'> = <Path extends PathOf<Paths, M>>(
  path: Path,
  ...options: OptionsOf<Operation<Paths, M, Path>>
) => BatchItem<DataOf<Operation<Paths, M, Path>>, ErrorOf<Operation<Paths, M, Path>>>

/** The write methods of `client.content`. Each returns a request for the batch instead of sending it. */
export interface BatchBuilder<Paths = ContentPaths> {
  POST: Write<Paths, 'post'>
  PUT: Write<Paths, 'put'>
  PATCH: Write<Paths, 'patch'>
  DELETE: <Path extends PathOf<Paths, 'delete'>, const Force extends boolean = false>(
    path: Path,
    ...options: OptionsOf<Operation<Paths, 'delete', Path>, DeleteParams<Operation<Paths, 'delete', Path>, Force>>
  ) => BatchItem<AfterDelete<DataOf<Operation<Paths, 'delete', Path>>, Force>, ErrorOf<Operation<Paths, 'delete', Path>>>
}

/** The namespaces that a batch needs: the one that it is sent to, and the one whose paths it names. */
interface BatchClient<Paths> {
  batches: Namespace<BatchPaths>
  content?: Namespace<Paths>
}

/** The response to one request of a batch: `data` on success, `error` on failure, and neither if the request did not run because another one was invalid. */
export type BatchResult<Data, Failure = ErrorBody> =
  | { data: Data; error?: undefined; status: number; headers: Record<string, string> }
  | { data?: undefined; error: Failure; status: number; headers: Record<string, string> }
  | { data?: undefined; error?: undefined; status?: undefined; headers?: undefined }

type BatchResults<Items> = {
  [Index in keyof Items]: Items[Index] extends BatchItem<infer Data, infer Failure> ? BatchResult<Data, Failure> : never
}

export interface BatchOptions extends CallOptions {
  /** `require-all-validate` runs the requests only if all of them are valid. `normal`, the default, runs every valid request. */
  validation?: BatchSchemas['Batch']['validation'] | undefined
}

/**
 * Runs up to 25 writes in order, in one request:
 * `const [post, tag] = await batch(client, (request) => [request.POST('/posts', { body: { title: 'One' } }), request.POST('/tags', { body: { name: 'Two' } })])`.
 * A request that fails does not affect the others. Check the `error` of each response.
 * @throws {ContentServiceError} if the service rejects the whole batch, for example because it has 26 requests.
 * @throws {ConnectionError} if the service cannot be reached or something else responds.
 */
export async function batch<const Items extends readonly BatchItem<unknown, unknown>[], Paths = ContentPaths>(
  { batches }: BatchClient<Paths>,
  build: (request: BatchBuilder<Paths>) => Items,
  { validation = 'normal', ...options }: BatchOptions = {},
): Promise<BatchResults<Items>> {
  const builder = Object.fromEntries(methods.map((method) => [method, builderMethod(method)]))
  // The types come from the contract; at run time, all methods work the same.
  const requests = build(builder as unknown as BatchBuilder<Paths>).map(({ request }) => request)
  const { responses } = await unwrap(batches.POST('/', { ...options, body: { validation, requests } }))
  return responses.map((response) => (response ? batchResult(response) : {})) as BatchResults<Items>
}

function batchResult({ status, headers, body }: BatchSchemas['BatchResponse']): BatchResult<unknown> {
  return status < 400 ? { data: body, status, headers } : { error: body as ErrorBody, status, headers }
}

interface RequestOptions extends CallOptions {
  params?: { path?: object; query?: object }
  body?: Record<string, unknown>
}

const methods = ['POST', 'PUT', 'PATCH', 'DELETE'] as const

function builderMethod(method: (typeof methods)[number]) {
  return (path: string, { params = {}, body, headers }: RequestOptions = {}): BatchItem<unknown> => {
    const query = queryString(params.query ?? {})
    const requestPath = `/cms/v2${fillPath(path, params.path)}${query && `?${query}`}`
    return { request: { method, path: requestPath, ...(body && { body }), ...(headers && { headers }) } }
  }
}
