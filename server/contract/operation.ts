// What a handler takes and gives, derived from an operation of the contract. Types, and the one wrapper for JSON that is already written.

/** A reply's body that has been serialised before; `T` is what it holds. */
export class Json<T> {
  declare readonly holds: T
  readonly text: string

  constructor(text: string) {
    this.text = text
  }
}

type Field<T, K extends string> = T extends { [P in K]?: infer V } ? NonNullable<V> : Record<never, never>
type Parameters<Operation> = Field<Operation, 'parameters'>

export type Query<Operation> = Field<Parameters<Operation>, 'query'>
type Path<Operation> = Field<Parameters<Operation>, 'path'>
type Body<Operation> = Field<Operation, 'requestBody'> extends { content: { 'application/json': infer B } } ? B : undefined

export interface Input<Operation> {
  query: Query<Operation>
  path: Path<Operation>
  body: Body<Operation>
}

type Success = 200 | 201 | 202 | 204 | 207
type Content<Response> = Response extends { content: { 'application/json': infer B } } ? { body: B | Json<B> } : { body?: never }
type KnownKeys<T> = { [K in keyof T as string extends K ? never : K]: T[K] }
type Headers<Response> = Response extends { headers: infer H } ? (keyof KnownKeys<H> extends never ? { headers?: never } : { headers: KnownKeys<H> }) : { headers?: never }

/** `{ status, headers, body }` for each success that the operation declares; failures are thrown. */
export type Reply<Operation> = Operation extends { responses: infer R }
  ? { [S in keyof R & Success]: { status: S } & Headers<R[S]> & Content<R[S]> }[keyof R & Success]
  : never

export type Handler<Operation, Context> = (input: Input<Operation>, context: Context) => Reply<Operation> | Promise<Reply<Operation>>
export type Handlers<Operations, Context> = { [Id in keyof Operations]: Handler<Operations[Id], Context> }
