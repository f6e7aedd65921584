// Several changes in one request.
import type { paths as BatchPaths } from '../generated/batch-v1/client.ts'
import type { paths as ContentPaths } from '../generated/cms-v2/client.ts'
import { unwrap } from './errors.ts'
import type { CallOptions, DataOf, Method, Namespace, Operation, OptionsOf, PathOf } from './namespace.ts'
import { queryString } from './query.ts'
import type { BatchSchemas, ErrorBody } from './schemas.ts'

/** A request that is not sent by itself; `Data` is what it is answered with. */
export interface Plan<Data> {
  readonly request: BatchSchemas['BatchRequest']
  /** For the compiler alone. */
  readonly answers?: Data
}

type Planning<M extends Method> = <Path extends PathOf<ContentPaths, M>>(
  path: Path,
  ...options: OptionsOf<Operation<ContentPaths, M, Path>>
) => Plan<DataOf<Operation<ContentPaths, M, Path>>>

/** The changing methods of `client.content`, for requests that are planned. */
export interface Planner {
  POST: Planning<'post'>
  PUT: Planning<'put'>
  PATCH: Planning<'patch'>
  DELETE: Planning<'delete'>
}

/** `data` if the service did what was asked, otherwise `error`; neither if the request did not run because others were not valid. */
export type Answer<Data> =
  | { data: Data; error?: undefined; status: number; headers: Record<string, string> }
  | { data?: undefined; error: ErrorBody; status: number; headers: Record<string, string> }
  | { data?: undefined; error?: undefined; status?: undefined; headers?: undefined }

type Answers<Plans> = { [Index in keyof Plans]: Plans[Index] extends Plan<infer Data> ? Answer<Data> : never }

export interface BatchOptions extends CallOptions {
  /** `require-all-validate`: nothing is changed unless all requests are valid. `normal`, the default: the valid ones run. */
  validation?: NonNullable<BatchSchemas['Batch']['validation']>
}

/**
 * Runs up to 25 changes of the content in their order, in one request, as in
 * `const [post, tag] = await batch(client, (plan) => [plan.POST('/posts', { body: { title: 'One' } }), plan.POST('/tags', { body: { name: 'Two' } })])`.
 * A refused change disturbs no other: look at each answer's `error`.
 * @throws {ContentServiceError} if the service refused the batch as a whole, as one of 26 requests.
 * @throws {NoAnswerError} if no answer of the service came.
 */
export async function batch<const Plans extends readonly Plan<unknown>[]>(
  { batches }: { batches: Namespace<BatchPaths> },
  plans: (plan: Planner) => Plans,
  { validation = 'normal', ...options }: BatchOptions = {},
): Promise<Answers<Plans>> {
  const requests = plans(planner).map(({ request }) => request)
  const { responses } = await unwrap(batches.POST('/', { ...options, body: { validation, requests } }))
  return responses.map((response) => (response ? answerOf(response) : {})) as Answers<Plans>
}

function answerOf({ status, headers, body }: BatchSchemas['BatchResponse']): Answer<unknown> {
  return status < 400 ? { data: body, status, headers } : { error: body as ErrorBody, status, headers }
}

const planner: Planner = { POST: planning('POST'), PUT: planning('PUT'), PATCH: planning('PATCH'), DELETE: planning('DELETE') }

interface Asked extends CallOptions {
  params?: { path?: Record<string, string | number>; query?: object }
  body?: Record<string, unknown>
}

function planning<M extends Method>(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE'): Planning<M> {
  const plan = (path: string, { params = {}, body, headers }: Asked = {}): Plan<unknown> => {
    const filled = path.replace(/\{(\w+)\}/g, (_place, name: string) => encodeURIComponent(params.path?.[name] ?? ''))
    const query = queryString(params.query ?? {})
    return { request: { method, path: `/cms/v2${filled}${query && `?${query}`}`, ...(body && { body }), ...(headers && { headers }) } }
  }
  // The contract types each method; at run time they are all alike.
  return plan as unknown as Planning<M>
}
