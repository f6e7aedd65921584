// A namespace of the service: methods typed by the contract, and the code that makes a call.
import createFetchClient from 'openapi-fetch'
import { ConnectionError, isErrorBody } from './errors.ts'
import { queryString } from './query.ts'
import type { ErrorBody } from './schemas.ts'

/** `data` on success, `error` on failure. `response` has the status and the headers; its body has already been read. */
export type Result<Data> =
  { data: Data; error?: undefined; response: Response } | { data?: undefined; error: ErrorBody; response: Response }

/** Options of every call, in addition to its parameters and its body: headers, a `signal` to cancel the call, and other options of `fetch`. */
export interface CallOptions extends Omit<RequestInit, 'method' | 'body' | 'headers'> {
  headers?: Record<string, string>
}

/**
 * The methods of a namespace. Each takes a path of the contract, with the `params` (`path` and `query`) and the `body` of the operation,
 * and resolves to a {@link Result}. A call rejects with a `ConnectionError` if the service cannot be reached or something else responds,
 * and with the reason of the signal if the call is cancelled.
 *
 * A read returns the fields of its `context` (`view` by default), or those of them that `_fields` selects. A write returns the fields of the `edit` context.
 */
export interface Namespace<Paths> {
  /** Reads a resource or a list: `GET('/posts/{id}', { params: { path: { id: 7 } } })`. */
  GET: Call<Paths, 'get'>
  /** Creates an item, or updates the given fields of one: `POST('/posts', { body: { title: 'Ferry timetable' } })`. */
  POST: Call<Paths, 'post'>
  /** Updates the given fields of an item, like `PATCH`. */
  PUT: Call<Paths, 'put'>
  /** Updates the given fields of an item: `PATCH('/posts/{id}', { params: { path: { id: 7 } }, body: { status: 'publish' } })`. */
  PATCH: Call<Paths, 'patch'>
  /** Moves an item to the trash, or deletes it permanently with `force`: `DELETE('/posts/{id}', { params: { path: { id: 7 } } })`. */
  DELETE: Call<Paths, 'delete'>
}

export type Method = 'get' | 'post' | 'put' | 'patch' | 'delete'
type Call<Paths, M extends Method> = <
  Path extends PathOf<Paths, M>,
  const Context extends ContextName = 'view',
  const Field extends string = never,
>(
  path: Path,
  ...options: OptionsOf<Operation<Paths, M, Path>, Context, Field>
) => Promise<Result<DataOf<Operation<Paths, M, Path>, Context, Field>>>

/** The paths that support a method. */
export type PathOf<Paths, M extends Method> = { [Path in keyof Paths]: Paths[Path] extends Record<M, object> ? Path : never }[keyof Paths]

export type Operation<Paths, M extends Method, Path extends keyof Paths> = Paths[Path] extends Record<M, infer Found> ? Found : never

export type ContextName = 'view' | 'embed' | 'edit'

/** The options of a call. The argument is optional if none of them is required. */
export type OptionsOf<Operation, Context = ContextName, Field = string> =
  Record<never, never> extends Options<Operation>
    ? [options?: Options<Operation> & TypedParams<Operation, Context, Field>]
    : [options: Options<Operation> & TypedParams<Operation, Context, Field>]
type Options<Operation> = CallOptions & ParamsOption<Operation> & BodyOption<Operation>

/** The parameters that determine the type of the response. */
type TypedParams<Operation, Context, Field> = Operation extends { parameters: { query?: { context?: ContextName } } }
  ? { params?: { query?: { context?: Context; _fields?: readonly Field[] } } }
  : { params?: { query?: { _fields?: readonly Field[] } } }

type ParamsOption<Operation> = Operation extends { parameters: infer Params }
  ? Record<never, never> extends Params
    ? { params?: Params }
    : { params: Params }
  : never
type BodyOption<Operation> = Operation extends { requestBody?: never }
  ? { body?: never }
  : Operation extends { requestBody: Form<infer _Content> }
    ? { body: FormData | (Operation extends { requestBody: Json<infer Content> } ? Content : never) }
    : Operation extends { requestBody: Json<infer Content> }
      ? { body: Content }
      : Operation extends { requestBody?: Json<infer Content> }
        ? { body?: Content }
        : never

/** The data of a successful response. */
export type DataOf<Operation, Context = 'view', Field = never> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & Success]: SelectFields<BodyIn<Responses[Status], Context>, Field> }[keyof Responses & Success]
  : never
type Success = 200 | 201 | 202 | 204 | 207
type BodyIn<Response, Context> = Context extends unknown
  ? Response extends InContext<Context, infer Content>
    ? Content
    : Response extends Json<infer Content>
      ? Content
      : undefined
  : never
type Json<Content> = { content: { 'application/json': Content } }
type InContext<Context, Content> = { content: { [Type in `application/json; context=${Context & string}`]: Content } }
/** A form with a file and fields. */
type Form<Content> = { content: { 'multipart/form-data': Content } }

/** The fields that `_fields` selects, such as `title.rendered`. All fields if the names are known only at run time. */
export type SelectFields<Data, Field> = [Field] extends [never]
  ? Data
  : string extends Field
    ? Data
    : Data extends readonly (infer Item)[]
      ? SelectFields<Item, Field>[]
      : {
          [Key in keyof Data as Key extends FirstKey<Field> ? Key : never]: Key extends Field
            ? Data[Key]
            : SelectFields<Data[Key], NestedField<Field, Key>>
        }
type FirstKey<Field> = Field extends `${infer Key}.${string}` ? Key : Field
export type NestedField<Field, Key> = Field extends `${Key & string}.${infer Rest}` ? Rest : never

interface NamespaceOptions {
  headers: Record<string, string>
  /** Query parameters that every call sends unless it overrides them. */
  query: object
  fetch: (request: Request) => Promise<Response>
}

/** Creates the namespace whose paths begin at `baseUrl`. */
export function createNamespace<Paths>(baseUrl: string, { headers, query, fetch }: NamespaceOptions): Namespace<Paths> {
  const fetchClient = createFetchClient({ baseUrl, headers, querySerializer: (given) => queryString({ ...query, ...given }) })
  const request = fetchClient.request as (method: Method, path: string, options: object) => Promise<FetchResult>

  async function call(method: Method, path: string, given?: CallOptions): Promise<Result<unknown>> {
    const options = method === 'post' ? { ...given, headers: { ...SCRIPT_HEADER, ...given?.headers } } : given
    let sent: Request | undefined
    let response: Response | undefined
    const fetchAndRecord = async (request: Request): Promise<Response> => (response = await fetch((sent = request)))
    try {
      const result = await request(method, path, { ...options, fetch: fetchAndRecord })
      if (isResult(result)) return result
      throw new Error('The body of the response does not come from the service')
    } catch (cause) {
      if (!sent || options?.signal?.aborted) throw cause
      throw connectionError(sent, response, cause as Error)
    }
  }

  const method = (name: Method) => (path: string, options?: CallOptions) => call(name, path, options)
  // The types come from the contract; at run time, all methods work the same.
  return {
    GET: method('get'),
    POST: method('post'),
    PUT: method('put'),
    PATCH: method('patch'),
    DELETE: method('delete'),
  } as unknown as Namespace<Paths>
}

/** Proves that a POST, such as an upload, does not come from a form of another site: forms cannot set headers. */
const SCRIPT_HEADER = { 'X-Requested-With': 'content-service' }

interface FetchResult {
  data?: unknown
  error?: unknown
  response: Response
}

function isResult(result: FetchResult): result is Result<unknown> {
  const { data, error, response } = result
  return response.ok ? data !== undefined || response.status === 204 : isErrorBody(error)
}

/** The message omits the query, which can contain a password. */
function connectionError({ method, url }: Request, response: Response | undefined, cause: Error): ConnectionError {
  const request = `${method} ${url.split('?')[0]}`
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
