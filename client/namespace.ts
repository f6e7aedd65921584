// A namespace of the service: methods typed by the contract, and the code that makes a call.
import createFetchClient from 'openapi-fetch'
import type { Middleware as FetchMiddleware } from 'openapi-fetch'
import type { CallOptions, ContextName, Method, Result, SentRequest } from './call.ts'
import { ConnectionError, NotModifiedError, isErrorBody } from './errors.ts'
import type { Middleware } from './middleware.ts'
import type {
  AfterDelete,
  DataOf,
  DeleteParams,
  ErrorOf,
  FieldName,
  FieldParams,
  Operation,
  OptionsOf,
  PathOf,
  ReadParams,
  SelectFields,
  WithTotals,
} from './operations.ts'
import { fillPath } from './path.ts'
import { queryString } from './query.ts'
import type { ErrorBody } from './schemas.ts'

/**
 * The calls of a namespace. Each takes a path of the contract, with the `params` (`path` and `query`) and the `body` of the operation,
 * and resolves to a {@link Result}. A call rejects with a `ConnectionError` if the service cannot be reached or something else responds,
 * with a `NotModifiedError` if it has `If-None-Match` and nothing has changed, and with the reason of the signal if the call is cancelled.
 *
 * A read returns the fields of its `context` (`view` by default), or those of them that `_fields` selects. A write returns the fields of the `edit` context.
 */
export interface Namespace<Paths> extends NamespaceProperties {
  /** The operations of one path. Editors show the description of each: `at('/posts/{id}').get({ params: { path: { id: 7 } } })`. */
  at: <Path extends keyof Paths>(path: Path) => OperationsAt<Paths[Path], MethodOf<Paths[Path]>>
  /**
   * Reads a resource or a list: `GET('/posts/{id}', { params: { path: { id: 7 } } })`, which is `at('/posts/{id}').get(…)` in the form of
   * openapi-fetch. Editors cannot show the description of the operation for this form.
   */
  GET: <Path extends PathOf<Paths, 'get'>, const Context extends ContextName = 'view', const Field extends FieldOf<Paths, Path> = never>(
    path: Path,
    ...options: OptionsOf<Operation<Paths, 'get', Path>, ReadParams<Operation<Paths, 'get', Path>, Context, Field>>
  ) => Read<Operation<Paths, 'get', Path>, Context, Field>
  /** Creates an item, or updates the given fields of one: `POST('/posts', { body: { title: 'Ferry timetable' } })`. */
  POST: Write<Paths, 'post'>
  /** Updates the given fields of an item, like `PATCH`. */
  PUT: Write<Paths, 'put'>
  /** Updates the given fields of an item: `PATCH('/posts/{id}', { params: { path: { id: 7 } }, body: { status: 'publish' } })`. */
  PATCH: Write<Paths, 'patch'>
  /** Moves an item to the trash, or deletes it permanently with `force`: `DELETE('/posts/{id}', { params: { path: { id: 7 } } })`. */
  DELETE: <Path extends PathOf<Paths, 'delete'>, const Force extends boolean = false>(
    path: Path,
    ...options: OptionsOf<Operation<Paths, 'delete', Path>, DeleteParams<Operation<Paths, 'delete', Path>, Force>>
  ) => Deletion<Operation<Paths, 'delete', Path>, Force>
}

/** The names that `_fields` can have in a GET of a path. */
export type FieldOf<Paths, Path extends keyof Paths> = FieldName<DataOf<Operation<Paths, 'get', Path>, ContextName>>

type Write<Paths, M extends 'post' | 'put' | 'patch'> = <
  Path extends PathOf<Paths, M>,
  const Field extends FieldName<DataOf<Operation<Paths, M, Path>>> = never,
>(
  path: Path,
  ...options: OptionsOf<Operation<Paths, M, Path>, FieldParams<Field>>
) => ResultOf<Operation<Paths, M, Path>, SelectFields<DataOf<Operation<Paths, M, Path>>, Field>>

type MethodOf<Item> = { [M in keyof Item]: M extends Method ? (Item[M] extends object ? M : never) : never }[keyof Item]
/** Has the descriptions of the contract, because its members come from it one by one. */
type OperationsAt<Item, M extends keyof Item> = {
  [Name in M]: Name extends 'get'
    ? <const Context extends ContextName = 'view', const Field extends FieldName<DataOf<Item[Name], ContextName>> = never>(
        ...options: OptionsOf<Item[Name], ReadParams<Item[Name], Context, Field>>
      ) => Read<Item[Name], Context, Field>
    : Name extends 'delete'
      ? <const Force extends boolean = false>(
          ...options: OptionsOf<Item[Name], DeleteParams<Item[Name], Force>>
        ) => Deletion<Item[Name], Force>
      : <const Field extends FieldName<DataOf<Item[Name]>> = never>(
          ...options: OptionsOf<Item[Name], FieldParams<Field>>
        ) => ResultOf<Item[Name], SelectFields<DataOf<Item[Name]>, Field>>
}

type Read<Operation, Context, Field> = ResultOf<Operation, WithTotals<Operation, SelectFields<DataOf<Operation, Context>, Field>>>
type Deletion<Operation, Force> = ResultOf<Operation, AfterDelete<DataOf<Operation>, Force>>
type ResultOf<Operation, Data> = Promise<Result<Data, ErrorOf<Operation>>>

interface NamespaceProperties {
  /** The name of the namespace, such as `cms/v2`. */
  readonly name: string
  /** Query parameters that every call sends unless it overrides them. */
  readonly query: object
  /** Whether lists come in an envelope. */
  readonly hasEnvelopes: boolean
}

export interface NamespaceOptions extends NamespaceProperties {
  /** The URL of the REST root. */
  root: string
  headers: () => Promise<Record<string, string>>
  middleware: readonly Middleware[]
  fetch: (request: Request) => Promise<Response>
}

/** Creates the namespace whose paths begin at the REST root and its name. */
export function createNamespace<Paths>({ root, headers, middleware, fetch, ...properties }: NamespaceOptions): Namespace<Paths> {
  const baseUrl = `${root}${properties.name && `/${properties.name}`}`
  const fetchClient = createFetchClient({ baseUrl, querySerializer: (given) => queryString({ ...properties.query, ...given }) })
  fetchClient.use(...(middleware as readonly FetchMiddleware[]))
  const send = fetchClient.request as (method: Method, path: string, options: object) => Promise<FetchResult>

  async function call(method: Method, path: string, given: CallOptions & { params?: { path?: object } } = {}): Promise<Result<unknown>> {
    const request = { method: method.toUpperCase(), url: baseUrl + fillPath(path, given.params?.path) }
    const own = { ...(await headers()), ...(method === 'post' && SCRIPT_HEADER), ...given.headers }
    let isSent = false
    let response: Response | undefined
    const fetchAndRecord = async (sent: Request): Promise<Response> => ((isSent = true), (response = await fetch(sent)))
    try {
      const result = await send(method, path, { ...given, headers: own, fetch: fetchAndRecord })
      if (isResult(result)) return { ...withTotals(result), request }
      if (result.response.status === 304) throw new NotModifiedError(request)
      throw new Error('The body of the response does not come from the service')
    } catch (cause) {
      if (cause instanceof NotModifiedError || !isSent || given.signal?.aborted) throw cause
      throw connectionError(request, response, cause as Error)
    }
  }

  const method = (name: Method) => (path: string, options?: CallOptions) => call(name, path, options)
  const at = (path: string) => Object.fromEntries(methods.map((name) => [name, (options?: CallOptions) => call(name, path, options)]))
  // The types come from the contract; at run time, all methods work the same.
  return {
    ...properties,
    ...Object.fromEntries(methods.map((name) => [name.toUpperCase(), method(name)])),
    at,
  } as unknown as Namespace<Paths>
}

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const

/** Proves that a POST, such as an upload, does not come from a form of another site: forms cannot set headers. */
const SCRIPT_HEADER = { 'X-Requested-With': 'content-service' }

interface FetchResult {
  data?: unknown
  error?: unknown
  response: Response
}

type Outcome = Omit<Result<unknown>, 'request'> & ({ data: unknown; error?: undefined } | { data?: undefined; error: ErrorBody })

function isResult(result: FetchResult): result is Outcome {
  const { data, error, response } = result
  return response.ok ? data !== undefined || response.status === 204 : isErrorBody(error)
}

/** The totals of an array come in headers. Its properties for them are not enumerable. */
function withTotals(result: Outcome): Outcome {
  const { data, response } = result
  const of = (name: string): PropertyDescriptor => ({ value: Number(response.headers.get(`X-CMS-Total${name}`)) })
  if (Array.isArray(data) && response.headers.has('X-CMS-TotalPages'))
    Object.defineProperties(data, { total: of(''), totalPages: of('Pages') })
  return result
}

function connectionError({ method, url }: SentRequest, response: Response | undefined, cause: Error): ConnectionError {
  const request = `${method} ${url}`
  if (!response)
    return new ConnectionError(
      `${request} failed: ${cause.message}${causeOf(cause)}. Check that the service is running and that \`baseUrl\` is correct.`,
      { cause },
    )
  const { status, headers } = response
  const type = headers.get('Content-Type') ?? 'an unknown type'
  return new ConnectionError(
    `${request} returned ${status} with a body of ${type}, which does not come from the service. Check \`baseUrl\`, \`restPrefix\` and any proxy in between.`,
    { status, cause },
  )
}

/** The error of `fetch` only says that it failed; its cause says why. */
function causeOf({ cause }: Error): string {
  const { message, code } = (cause ?? {}) as { message?: string; code?: string }
  return message || code ? ` (${message || code})` : ''
}
