// The types of a call, derived from the operation that the contract describes: its options, its data and its errors.
import type { CallOptions, ContextName, Method } from './call.ts'
import type { ErrorBody } from './schemas.ts'

/** The paths that support a method. */
export type PathOf<Paths, M extends Method> = { [Path in keyof Paths]: Paths[Path] extends Record<M, object> ? Path : never }[keyof Paths]

export type Operation<Paths, M extends Method, Path extends keyof Paths> = Paths[Path] extends Record<M, infer Found> ? Found : never

/** The options of a call. The argument is optional if none of them is required. `Typed` are the parameters that the type of the data depends on. */
export type OptionsOf<Operation, Typed = unknown> =
  Record<never, never> extends Options<Operation> ? [options?: Options<Operation> & Typed] : [options: Options<Operation> & Typed]
type Options<Operation> = CallOptions & ParamsOption<Operation> & BodyOption<Operation>

type ParamsOption<Operation> = Operation extends { parameters: infer Given }
  ? Record<never, never> extends Params<Given>
    ? { params?: Params<Given> }
    : { params: Params<Given> }
  : never
type Params<Given> = {
  [Location in keyof Given as [NonNullable<Given[Location]>] extends [never] ? never : Location]: Location extends 'query'
    ? Plain<NonNullable<Given[Location]>>
    : Given[Location]
}
/** A query without the parameters that have types of their own. Parameters that are undefined are omitted from requests. */
type Plain<Query> = {
  [Name in keyof Omit<Query, TypedName<Query>>]: Record<never, never> extends Pick<Query, Name & keyof Query>
    ? Omit<Query, TypedName<Query>>[Name] | undefined
    : Omit<Query, TypedName<Query>>[Name]
}
type TypedName<Query> = 'force' | '_fields' | '_embed' | (Query extends { context?: ContextName } ? 'context' : never)
type QueryOption<Query> = { params?: { query?: Query } }

/** The parameters of a GET that the type of its data depends on. */
export type ReadParams<Operation, Context, Field> = Operation extends { parameters: { query?: { context?: ContextName } } }
  ? QueryOption<{ context?: Context; _fields?: readonly Field[]; _embed?: readonly EmbedName<DataOf<Operation>>[] | undefined }>
  : QueryOption<{ _fields?: readonly Field[]; _embed?: readonly EmbedName<DataOf<Operation>>[] | undefined }>
export type FieldParams<Field> = QueryOption<{ _fields?: readonly Field[] | undefined }>
export type DeleteParams<Operation, Force> = Operation extends { parameters: { query?: { force?: boolean } } }
  ? QueryOption<{ force?: Force }>
  : QueryOption<Record<never, never>>

type BodyOption<Operation> = Operation extends { requestBody?: never }
  ? { body?: never }
  : Operation extends { requestBody: Form<infer _Content> }
    ? { body: FormData | (Operation extends { requestBody: Json<infer Content> } ? Content : never) }
    : Operation extends { requestBody: Json<infer Content> }
      ? { body: Content }
      : Operation extends { requestBody?: Json<infer Content> }
        ? { body?: Content }
        : never

/** The body that the operation takes. */
export type InputOf<Operation> = Operation extends { requestBody?: infer Body } ? JsonOf<NonNullable<Body>> : never

/** The data of a successful response. */
export type DataOf<Operation, Context = 'view'> = Operation extends { responses: infer Responses }
  ? Context extends keyof Responses
    ? JsonOf<Responses[Context]>
    : { [Status in keyof Responses & Success]: JsonOf<Responses[Status]> }[keyof Responses & Success]
  : never
type Success = 200 | 201 | 202 | 204 | 207
type JsonOf<Message> = Message extends Json<infer Content> ? Content : undefined
type Json<Content> = { content: { 'application/json': Content } }
/** A form with a file and fields. */
type Form<Content> = { content: { 'multipart/form-data': Content } }

/** The errors that the operation declares. */
export type ErrorOf<Operation> = Operation extends { responses: infer Responses }
  ? Extract<{ [Status in keyof Responses]: JsonOf<Responses[Status]> }[Exclude<keyof Responses, Success | 304 | ContextName>], ErrorBody>
  : ErrorBody

/** What remains of an item after DELETE: itself, in the trash, or with `force` only the confirmation, with the item as it was. */
export type AfterDelete<Data, Force> = Force extends true ? Of<Extract<Data, Deleted>, Data> : Of<Exclude<Data, Deleted>, Data>
type Of<Found, Otherwise> = [Found] extends [never] ? Otherwise : Found
interface Deleted {
  deleted: boolean
}

/** The totals of a list whose body is an array. They are properties of the array that loops and JSON ignore. */
export interface Totals {
  /** The number of items on all pages. */
  readonly total: number
  readonly totalPages: number
}
export type WithTotals<Operation, Data> = Operation extends { responses: { 200: { headers: { 'X-CMS-Total': number } } } }
  ? Data & Totals
  : Data

/** The names that `_fields` can have for this data, with one level of dots: `id`, `title.rendered`. Deeper names are not checked. */
export type FieldName<Data> = Data extends readonly (infer Item)[] ? FieldName<Item> : Data extends object ? NamesOf<Data> : never
type NamesOf<Item> = { [Name in keyof Item & string]-?: Name | `${Name}.${NestedName<NonNullable<Item[Name]>>}` }[keyof Item & string]
type NestedName<Value> = Value extends readonly (infer Item)[]
  ? NestedName<Item>
  : Value extends object
    ? { [Name in keyof Value & string]-?: NonNullable<Value[Name]> extends object ? Name | `${Name}.${string}` : Name }[keyof Value &
        string]
    : never

/** The relations that `_embed` can include for this data. */
export type EmbedName<Data> = Data extends readonly (infer Item)[]
  ? EmbedName<Item>
  : Data extends { _embedded?: infer Embedded }
    ? keyof NonNullable<Embedded> & string
    : never

/** The fields that `_fields` selects, such as `title.rendered`. */
export type SelectFields<Data, Field> = [Field] extends [never]
  ? Data
  : Data extends readonly (infer Item)[]
    ? SelectFields<Item, Field>[]
    : {
        [Key in keyof Data as Key extends FirstKey<Field> ? Key : never]: Key extends Field
          ? Data[Key]
          : SelectFields<Data[Key], NestedField<Field, Key>>
      }
type FirstKey<Field> = Field extends `${infer Key}.${string}` ? Key : Field
type NestedField<Field, Key> = Field extends `${Key & string}.${infer Rest}` ? Rest : never
