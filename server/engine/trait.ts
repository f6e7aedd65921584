// A trait is one facet of a resource, in both directions: how it reads from rows and how it is written into them.
import type { Kysely } from 'kysely'
import type { Context, RequestContext } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { View } from '../contract/response-fields.ts'

/** What a reading depends on besides the rows. */
export interface ReadContext extends RequestContext {
  query: { context: View; password?: string; excerpt_length?: number; _fields?: string[] }
}

/** A write under way. Runs inside one transaction: `context.db` is its handle. */
export interface Change<Row> {
  readonly before: Row | undefined
  readonly context: RequestContext
  /** What will be stored. */
  readonly values: Partial<Row>
  /** A column as it will be after the change. */
  after<Column extends keyof Row>(column: Column): Row[Column] | undefined
  /** Runs once the row is stored, in the same transaction. */
  then(effect: Effect<Row>): void
}

export type Effect<Row> = (db: Kysely<Database>, row: Row) => Promise<void>

export interface Trait<Row, Out extends object, In extends object> {
  /** Prepared once a page: what it needs beside the rows is loaded here, for all of them. */
  read?(rows: readonly Row[], reading: ReadContext): ((row: Row) => Out) | Promise<(row: Row) => Out>
  /** Refuses values that name what is not there, where they are to be refused before missing rights. */
  check?(input: In, context: RequestContext): void | Promise<void>
  /** Refuses what the caller may not ask for, before anything is written; `before` is missing for a new item. */
  admit?(input: In, before: Row | undefined, context: RequestContext): void
  write?(input: In, change: Change<Row>): void | Promise<void>
  /** Once the row has gone public, by a change or because its time has come: what follows, in the same transaction. */
  publish?(row: Row, context: Context): void | Promise<void>
  /** Before the row is removed for good: what goes with it. */
  erase?(row: Row, context: RequestContext): void | Promise<void>
}

type AnyTrait<Row> = Trait<Row, object, never>
type OutOf<T> = T extends { read?(...args: never[]): infer R } ? (Awaited<R> extends (row: never) => infer Out ? Out : object) : object
type InOf<T> = T extends { write?(input: infer In, ...rest: never[]): unknown } ? (unknown extends In ? object : In) : object
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
type Flat<T> = { [K in keyof T]: T[K] }

/** Many traits as one: reads them all into one object, writes them in their order. */
export function compose<Row>() {
  return <const Traits extends readonly AnyTrait<Row>[]>(...traits: Traits) =>
    ({
      async read(rows, reading) {
        const readers: ((row: Row) => object)[] = []
        for (const trait of traits) if (trait.read) readers.push(await trait.read(rows, reading))
        return (row) => Object.assign({}, ...readers.map((read) => read(row))) as object
      },
      async check(input, context) {
        for (const trait of traits) await trait.check?.(input, context)
      },
      admit(input, before, context) {
        for (const trait of traits) trait.admit?.(input, before, context)
      },
      async write(input, change) {
        for (const trait of traits) await trait.write?.(input, change)
      },
      async publish(row, context) {
        for (const trait of traits) await trait.publish?.(row, context)
      },
      async erase(row, context) {
        for (const trait of traits) await trait.erase?.(row, context)
      },
    }) as AnyTrait<Row> as Trait<Row, Flat<Together<OutOf<Traits[number]>> & object>, Flat<Together<InOf<Traits[number]>> & object>>
}

/** A trait that is written and not shown. */
export function writeOnly<Row, In extends object>({
  write,
}: {
  write?(input: In, change: Change<Row>): void | Promise<void>
}): Trait<Row, object, In> & { write: object } {
  return { write: (input, change) => write?.(input, change) }
}

/** A trait that only reads, and needs nothing but the row. */
export function perRow<Row, Out extends object>(read: (row: Row, reading: ReadContext) => Out): Trait<Row, Out, object> & { read: object } {
  return { read: (_rows, reading) => (row) => read(row, reading) }
}
