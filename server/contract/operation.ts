// The types of a handler's input and response, derived from an operation of the contract, and wrappers for bodies.

/** What is known about a body before it is serialized. */
export interface BodyState {
  /** Identifies the stored state that the body presents: for an item, its ID and version. */
  tag: string
  /** Other dependencies of the body than the stored state and the URL, such as the permissions of the caller. */
  variant?: string
  /** Whether tag, variant and URL determine the body, so that its entity tag is known without serializing it. */
  isWhole: boolean
}

/** A JSON body of type `T`, serialized on demand. */
export class Json<T> {
  declare readonly holds: T
  readonly write: () => Buffer | Promise<Buffer>
  readonly state: BodyState | undefined

  constructor(write: () => Buffer | Promise<Buffer>, state?: BodyState) {
    this.write = write
    this.state = state
  }
}

/** A text body that is not JSON, for operations that declare its media type. */
export class Text<Type extends string> {
  readonly type: Type
  readonly text: string

  constructor(type: Type, text: string) {
    this.type = type
    this.text = text
  }
}

/** Text or bytes that are sent in pieces, until they end, the caller disconnects or the service stops. */
export class Stream<Type extends string> {
  readonly type: Type
  /** The signal is aborted when the response is closed. May throw an error to respond with. */
  readonly pieces: (signal: AbortSignal) => AsyncIterable<string | Uint8Array>

  constructor(type: Type, pieces: (signal: AbortSignal) => AsyncIterable<string | Uint8Array>) {
    this.type = type
    this.pieces = pieces
  }
}

type Field<T, K extends string> = T extends { [P in K]?: infer V } ? NonNullable<V> : Record<never, never>
type Parameters<Operation> = Field<Operation, 'parameters'>

export type Query<Operation> = Field<Parameters<Operation>, 'query'>
type Path<Operation> = Field<Parameters<Operation>, 'path'>
type Body<Operation> =
  Field<Operation, 'requestBody'> extends { content: infer C }
    ? C extends { 'multipart/form-data': infer Form }
      ? Omit<Form, 'file'>
      : C extends { 'application/json': infer B }
        ? B
        : undefined
    : undefined

/** An uploaded file, staged on disk until the response has been sent. */
export interface UploadedFile {
  /** The path of the staged file. */
  source: string
  /** The file name as sent; untrusted. */
  name: string
}

export interface Upload {
  /** The files by the name of their part of the form; `file` if the body is the file. */
  files: ReadonlyMap<string, UploadedFile>
  /** A folder for derived files, which is deleted after the response has been sent. */
  folder: string
}

type TakesFiles<Operation> =
  Field<Operation, 'requestBody'> extends { content: { 'multipart/form-data': unknown } } ? { upload: Upload } : unknown

export type Input<Operation> = {
  query: Query<Operation>
  path: Path<Operation>
  body: Body<Operation>
} & TakesFiles<Operation>

type Success = 200 | 201 | 202 | 204 | 207
type Content<Response> = Response extends { content: infer C }
  ? [BodyOf<C>] extends [never]
    ? { body?: never }
    : { body: BodyOf<C> }
  : { body?: never }
type BodyOf<C> = {
  [Type in keyof C]: Type extends 'application/json'
    ? C[Type] | Json<C[Type]>
    : Type extends 'text/event-stream' | 'application/zip'
      ? Stream<Type>
      : Type extends string
        ? Text<Type>
        : never
}[keyof C]
type KnownKeys<T> = { [K in keyof T as string extends K ? never : K]: T[K] }
type Headers<Response> = Response extends { headers: infer H }
  ? keyof KnownKeys<H> extends never
    ? { headers?: never }
    : Record<never, never> extends KnownKeys<H>
      ? { headers?: KnownKeys<H> }
      : { headers: KnownKeys<H> }
  : { headers?: never }

/** `{ status, headers, body }` for each successful response that the operation declares. Errors are thrown. */
export type HandlerResponse<Operation> = Operation extends { responses: infer R }
  ? { [S in keyof R & Success]: { status: S } & Headers<R[S]> & Content<R[S]> }[keyof R & Success]
  : never

/** `More` is what the handlers of a namespace get besides. */
export type Handler<Operation, Context, More extends unknown[] = []> = (
  input: Input<Operation>,
  context: Context,
  ...more: More
) => HandlerResponse<Operation> | Promise<HandlerResponse<Operation>>

/** Adds a permission check that runs before an upload or a large body is read. `authorize` throws if the caller can never use the operation. */
export function withGuard<H extends object, Caller>(authorize: (caller: Caller) => void, handler: H): H & { authorize: typeof authorize } {
  return Object.assign(handler, { authorize })
}

/** Adds a function that writes the errors of the operation in another format, if the query asks for one. */
export function withErrorFormat<H extends object, Write>(writeError: Write, handler: H): H & { writeError: Write } {
  return Object.assign(handler, { writeError })
}

/** Decides from the path which callers may use an operation, for the `Allow` header. */
export interface Permit<Path, Subject, Context> {
  /** Finds the resource at the path, or throws. Operations that share this function share its result. */
  find(path: Path, context: Context): Promise<Subject>
  /** May throw an ApiError instead of returning false. */
  allows(subject: Subject, context: Context): boolean | Promise<boolean>
}

export function withPermit<H extends object, Path, Subject, Context>(
  permit: Permit<Path, Subject, Context>,
  handler: H,
): H & { permit: typeof permit } {
  return Object.assign(handler, { permit })
}

export type Handlers<Operations, Context, More extends unknown[] = []> = {
  [Id in keyof Operations]: Handler<Operations[Id], Context, More>
}
