// One namespace of the service: its methods, typed by the contract, and how a call is made.
import createFetchClient from 'openapi-fetch'
import { NoAnswerError, isErrorBody } from './errors.ts'
import { queryString } from './query.ts'
import type { ErrorBody } from './schemas.ts'

/** `data` if the service did what was asked, otherwise `error`. `response` has the status and the headers; its body has been read. */
export type Result<Data> =
  { data: Data; error?: undefined; response: Response } | { data?: undefined; error: ErrorBody; response: Response }

/** What every call takes besides its parameters and its body: further headers, a `signal` to cancel it with, and other options of `fetch`. */
export interface CallOptions extends Omit<RequestInit, 'method' | 'body' | 'headers'> {
  headers?: Record<string, string>
}

/**
 * The methods of a namespace. Each takes a path of the contract, with `params` (`path` and `query`) and `body` as the operation has them,
 * and gives a {@link Result}. A call rejects with a `NoAnswerError` if no answer of the service came, and with the signal's reason if it was cancelled.
 *
 * What a read gives has the fields of its `context` (`view` unless given), and of those the ones that `_fields` names. Writes give what editors see.
 */
export interface Namespace<Paths> {
  /** Reads: `GET('/posts/{id}', { params: { path: { id: 7 } } })`. */
  GET: Call<Paths, 'get'>
  /** Makes an item, or changes the named fields of one: `POST('/posts', { body: { title: 'Ferry timetable' } })`. */
  POST: Call<Paths, 'post'>
  /** Changes the named fields of an item, as `PATCH` does. */
  PUT: Call<Paths, 'put'>
  /** Changes the named fields of an item: `PATCH('/posts/{id}', { params: { path: { id: 7 } }, body: { status: 'publish' } })`. */
  PATCH: Call<Paths, 'patch'>
  /** Moves an item to the trash, or removes it for good with `force`: `DELETE('/posts/{id}', { params: { path: { id: 7 } } })`. */
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

/** The paths that have a method. */
export type PathOf<Paths, M extends Method> = { [Path in keyof Paths]: Paths[Path] extends Record<M, object> ? Path : never }[keyof Paths]

export type Operation<Paths, M extends Method, Path extends keyof Paths> = Paths[Path] extends Record<M, infer Found> ? Found : never

export type ContextName = 'view' | 'embed' | 'edit'

/** The options of an operation's call; they can be left out where nothing in them is required. */
export type OptionsOf<Operation, Context = ContextName, Field = string> =
  Record<never, never> extends Options<Operation>
    ? [options?: Options<Operation> & Chosen<Operation, Context, Field>]
    : [options: Options<Operation> & Chosen<Operation, Context, Field>]
type Options<Operation> = CallOptions & ParamsOption<Operation> & BodyOption<Operation>

/** The parameters that the shape of the answer depends on. */
type Chosen<Operation, Context, Field> = Operation extends { parameters: { query?: { context?: ContextName } } }
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

/** What an operation answers with when it succeeds. */
export type DataOf<Operation, Context = 'view', Field = never> = Operation extends { responses: infer Responses }
  ? { [Status in keyof Responses & Success]: Selected<BodyIn<Responses[Status], Context>, Field> }[keyof Responses & Success]
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
/** A file, with fields beside it. */
type Form<Content> = { content: { 'multipart/form-data': Content } }

/** The fields that `_fields` names, as `title.rendered`; all of them if the names are known at run time only. */
export type Selected<Data, Field> = [Field] extends [never]
  ? Data
  : string extends Field
    ? Data
    : Data extends readonly (infer Item)[]
      ? Selected<Item, Field>[]
      : {
          [Key in keyof Data as Key extends Head<Field> ? Key : never]: Key extends Field
            ? Data[Key]
            : Selected<Data[Key], Below<Field, Key>>
        }
type Head<Field> = Field extends `${infer Key}.${string}` ? Key : Field
export type Below<Field, Key> = Field extends `${Key & string}.${infer Rest}` ? Rest : never

interface NamespaceOptions {
  headers: Record<string, string>
  /** Parameters that every call has unless it says otherwise. */
  query: object
  fetch: (request: Request) => Promise<Response>
}

/** The namespace whose paths begin at `baseUrl`. */
export function namespace<Paths>(baseUrl: string, { headers, query, fetch }: NamespaceOptions): Namespace<Paths> {
  const fetchClient = createFetchClient({ baseUrl, headers, querySerializer: (given) => queryString({ ...query, ...given }) })
  const request = fetchClient.request as (method: Method, path: string, options: object) => Promise<Answered>

  async function call(method: Method, path: string, given?: CallOptions): Promise<Result<unknown>> {
    const options = method === 'post' ? { ...given, headers: { ...BY_SCRIPT, ...given?.headers } } : given
    let asked: Request | undefined
    let response: Response | undefined
    const observed = async (request: Request): Promise<Response> => (response = await fetch((asked = request)))
    try {
      const answered = await request(method, path, { ...options, fetch: observed })
      if (isResult(answered)) return answered
      throw new Error('It has no body that the service would send')
    } catch (cause) {
      if (!asked || options?.signal?.aborted) throw cause
      throw noAnswer(asked, response, cause as Error)
    }
  }

  const method = (name: Method) => (path: string, options?: CallOptions) => call(name, path, options)
  // The contract types each method; at run time they are all alike.
  return {
    GET: method('get'),
    POST: method('post'),
    PUT: method('put'),
    PATCH: method('patch'),
    DELETE: method('delete'),
  } as unknown as Namespace<Paths>
}

/** What tells a POST, an upload above all, from one that a form of another site sends: no form has a header of its own. */
const BY_SCRIPT = { 'X-Requested-With': 'content-service' }

interface Answered {
  data?: unknown
  error?: unknown
  response: Response
}

function isResult(answered: Answered): answered is Result<unknown> {
  const { data, error, response } = answered
  return response.ok ? data !== undefined || response.status === 204 : isErrorBody(error)
}

/** The query is left out of the message: it may hold a password. */
function noAnswer({ method, url }: Request, response: Response | undefined, cause: Error): NoAnswerError {
  const address = `${method} ${url.split('?')[0]}`
  if (!response)
    return new NoAnswerError(
      `${address} was not answered: ${cause.message}${reasonOf(cause)}. Is the service running, and \`baseUrl\` right?`,
      { cause },
    )
  const { status, headers } = response
  const type = headers.get('Content-Type') ?? 'no type'
  return new NoAnswerError(
    `${address} was not answered by the service but with ${status} and a body of ${type}. Are \`baseUrl\` and \`restPrefix\` right, and what stands in between?`,
    { status, cause },
  )
}

/** `fetch` says that it failed, and what it failed at is the cause of that. */
function reasonOf({ cause }: Error): string {
  const { message, code } = (cause ?? {}) as { message?: string; code?: string }
  return message || code ? ` (${message || code})` : ''
}
