// Sends several writes in one request.
import type { paths as BatchPaths } from '../generated/batch-v1/client.ts'
import type { paths as ContentPaths } from '../generated/cms-v2/client.ts'
import { unwrap } from './errors.ts'
import type { CallOptions, DataOf, Method, Namespace, Operation, OptionsOf, PathOf } from './namespace.ts'
import { queryString } from './query.ts'
import type { BatchSchemas, ErrorBody } from './schemas.ts'

/** A request in a batch. `Data` is the type of the data in its response. */
export interface BatchItem<Data> {
  readonly request: BatchSchemas['BatchRequest']
  /** Carries the type `Data`. Never set at run time. */
  readonly data?: Data
}

type BuilderMethod<M extends Method> = <Path extends PathOf<ContentPaths, M>>(
  path: Path,
  ...options: OptionsOf<Operation<ContentPaths, M, Path>>
) => BatchItem<DataOf<Operation<ContentPaths, M, Path>>>

/** The write methods of `client.content`. Each returns a request for the batch instead of sending it. */
export interface BatchBuilder {
  POST: BuilderMethod<'post'>
  PUT: BuilderMethod<'put'>
  PATCH: BuilderMethod<'patch'>
  DELETE: BuilderMethod<'delete'>
}

/** The response to one request of a batch: `data` on success, `error` on failure, and neither if the request did not run because another one was invalid. */
export type BatchResult<Data> =
  | { data: Data; error?: undefined; status: number; headers: Record<string, string> }
  | { data?: undefined; error: ErrorBody; status: number; headers: Record<string, string> }
  | { data?: undefined; error?: undefined; status?: undefined; headers?: undefined }

type BatchResults<Items> = { [Index in keyof Items]: Items[Index] extends BatchItem<infer Data> ? BatchResult<Data> : never }

export interface BatchOptions extends CallOptions {
  /** `require-all-validate` runs the requests only if all of them are valid. `normal`, the default, runs every valid request. */
  validation?: NonNullable<BatchSchemas['Batch']['validation']>
}

/**
 * Runs up to 25 writes in order, in one request:
 * `const [post, tag] = await batch(client, (request) => [request.POST('/posts', { body: { title: 'One' } }), request.POST('/tags', { body: { name: 'Two' } })])`.
 * A request that fails does not affect the others. Check the `error` of each response.
 * @throws {ContentServiceError} if the service rejects the whole batch, for example because it has 26 requests.
 * @throws {ConnectionError} if the service cannot be reached or something else responds.
 */
export async function batch<const Items extends readonly BatchItem<unknown>[]>(
  { batches }: { batches: Namespace<BatchPaths> },
  build: (request: BatchBuilder) => Items,
  { validation = 'normal', ...options }: BatchOptions = {},
): Promise<BatchResults<Items>> {
  const requests = build(builder).map(({ request }) => request)
  const { responses } = await unwrap(batches.POST('/', { ...options, body: { validation, requests } }))
  return responses.map((response) => (response ? batchResult(response) : {})) as BatchResults<Items>
}

function batchResult({ status, headers, body }: BatchSchemas['BatchResponse']): BatchResult<unknown> {
  return status < 400 ? { data: body, status, headers } : { error: body as ErrorBody, status, headers }
}

const builder: BatchBuilder = {
  POST: builderMethod('POST'),
  PUT: builderMethod('PUT'),
  PATCH: builderMethod('PATCH'),
  DELETE: builderMethod('DELETE'),
}

interface RequestOptions extends CallOptions {
  params?: { path?: Record<string, string | number>; query?: object }
  body?: Record<string, unknown>
}

function builderMethod<M extends Method>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'): BuilderMethod<M> {
  const itemFor = (path: string, { params = {}, body, headers }: RequestOptions = {}): BatchItem<unknown> => {
    const filledPath = path.replace(/\{(\w+)\}/g, (_placeholder, name: string) => encodeURIComponent(params.path?.[name] ?? ''))
    const query = queryString(params.query ?? {})
    return { request: { method, path: `/cms/v2${filledPath}${query && `?${query}`}`, ...(body && { body }), ...(headers && { headers }) } }
  }
  // The types come from the contract; at run time, all methods work the same.
  return itemFor as unknown as BuilderMethod<M>
}
