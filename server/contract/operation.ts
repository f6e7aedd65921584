// What a handler takes and gives, derived from an operation of the contract. Types, and the wrappers for bodies that handlers write themselves.

/** What is known of a body before it is written. */
export interface BodyState {
  /** Names the stored state that the body shows: for an item, its id and version. */
  tag: string
  /** Whether the body follows from the tag and the address alone, so that it need not be written to be known. */
  isWhole: boolean
}

/** A reply's body as text, written when it is needed; `T` is what it holds. */
export class Json<T> {
  declare readonly holds: T
  readonly write: () => string | Promise<string>
  readonly state: BodyState | undefined

  constructor(write: () => string | Promise<string>, state?: BodyState) {
    this.write = write
    this.state = state
  }
}

/** A body of text that is not JSON, for operations that have one of this media type. */
export class Text<Type extends string> {
  readonly type: Type
  readonly text: string

  constructor(type: Type, text: string) {
    this.type = type
    this.text = text
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

/** A file of a request, waiting on this machine until the request has been answered. */
export interface UploadedFile {
  /** Where it lies. */
  source: string
  /** As its sender calls it: not to be trusted. */
  name: string
}

interface Upload {
  /** Undefined where none was sent. */
  file: UploadedFile | undefined
  /** A folder for what is made of it, gone when the request has been answered. */
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
  [Type in keyof C]: Type extends 'application/json' ? C[Type] | Json<C[Type]> : Type extends string ? Text<Type> : never
}[keyof C]
type KnownKeys<T> = { [K in keyof T as string extends K ? never : K]: T[K] }
type Headers<Response> = Response extends { headers: infer H }
  ? keyof KnownKeys<H> extends never
    ? { headers?: never }
    : Record<never, never> extends KnownKeys<H>
      ? { headers?: KnownKeys<H> }
      : { headers: KnownKeys<H> }
  : { headers?: never }

/** `{ status, headers, body }` for each success that the operation declares; failures are thrown. */
export type Reply<Operation> = Operation extends { responses: infer R }
  ? { [S in keyof R & Success]: { status: S } & Headers<R[S]> & Content<R[S]> }[keyof R & Success]
  : never

export type Handler<Operation, Context> = (input: Input<Operation>, context: Context) => Reply<Operation> | Promise<Reply<Operation>>

/** A handler with a guard that is asked before an upload or a large body is read; it throws if the caller may never do this. */
export function guarded<H extends object, Asker>(admits: (caller: Asker) => void, handler: H): H & { admits: typeof admits } {
  return Object.assign(handler, { admits })
}
export type Handlers<Operations, Context> = { [Id in keyof Operations]: Handler<Operations[Id], Context> }
