// A trait reads and writes some fields of a resource.
import type { Context, RequestContext } from '../context.ts'
import type { Db } from '../db/schema.ts'
import type { View } from '../contract/response-fields.ts'

/** The request and query for reading rows. */
export interface ReadContext extends RequestContext {
  query: { context: View; password?: string; excerpt_length?: number; blocks?: boolean; _fields?: string[] }
}

/** A change in progress, inside the transaction `context.db`. */
export interface Change<Row> {
  readonly before: Row | undefined
  /** The item that an autosave is stored for, beside it. Undefined if the row is the item itself. */
  readonly item?: Row | undefined
  readonly context: RequestContext
  /** The columns to be stored. */
  readonly values: Partial<Row>
  /** The value of a column after the change. */
  after<Column extends keyof Row>(column: Column): Row[Column] | undefined
  /** Adds an effect that runs after the row is stored, in the same transaction. */
  addEffect(effect: Effect<Row>): void
}

/** Runs after a row is stored; returns the columns to change, if any. */
export type Effect<Row> = (db: Db, row: Row) => Promise<Partial<Row> | void>

/** The traits that others depend on. Content types may have different traits of the same name. */
export type TraitName =
  'alt_text' | 'content' | 'dates' | 'event' | 'excerpt' | 'meta' | 'parent' | 'slug' | 'status' | 'title' | 'translations'

export interface Trait<Row, Out extends object, In extends object> {
  /** The name for `after` of other traits. */
  name?: TraitName
  /** The traits that must be written before this one, or `all`. Traits that the resource does not have are ignored. */
  after?: readonly TraitName[] | 'all'
  /** Loads related data once per page. The returned function reads one row. */
  read?(rows: readonly Row[], reading: ReadContext): ((row: Row) => Out) | Promise<(row: Row) => Out>
  /** Converts what a request contains, before anything is checked or written. */
  prepare?(input: In, context: RequestContext): object | Promise<object>
  /** Rejects references to missing items before permissions are checked. */
  validate?(input: In, context: RequestContext): void | Promise<void>
  /** Throws if the caller is not allowed to make the change. `before` is undefined for a new item. */
  authorize?(input: In, before: Row | undefined, context: RequestContext): void
  write?(input: In, change: Change<Row>): void | Promise<void>
  /** Called when the row is published by a change or on schedule, in the same transaction. */
  publish?(row: Row, context: Context): void | Promise<void>
  /** Deletes related data before the row is deleted permanently. */
  erase?(row: Row, context: RequestContext): void | Promise<void>
}

type AnyTrait<Row> = Trait<Row, object, never>
type OutOf<T> = T extends { read?(...args: never[]): infer R } ? (Awaited<R> extends (row: never) => infer Out ? Out : object) : object
type InOf<T> = T extends { write?(input: infer In, ...rest: never[]): unknown } ? (unknown extends In ? object : In) : object
type Together<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void ? All : never
type Flat<T> = { [K in keyof T]: T[K] }

/** Traits combined into one. */
interface Composed {
  parts: readonly AnyTrait<never>[]
}

/** Combines traits into one. They are read in the order given and written in the order that their `after` requires. */
export function compose<Row>() {
  return <const Traits extends readonly AnyTrait<Row>[]>(...traits: Traits) => {
    const parts = traits.flatMap((trait) => ('parts' in trait ? (trait as unknown as Composed).parts : [trait])) as AnyTrait<Row>[]
    const inOrder = writingOrder(parts)
    return {
      parts,
      async read(rows, reading) {
        const readers: ((row: Row) => object)[] = []
        for (const trait of parts) {
          const reader = trait.read?.(rows, reading)
          if (reader) readers.push(typeof reader === 'function' ? reader : await reader)
        }
        return (row) => Object.assign({}, ...readers.map((read) => read(row))) as object
      },
      async prepare(input, context) {
        let prepared: object = input
        for (const trait of parts) if (trait.prepare) prepared = await trait.prepare(prepared as never, context)
        return prepared
      },
      async validate(input, context) {
        for (const trait of parts) if (trait.validate) await trait.validate(input, context)
      },
      authorize(input, before, context) {
        for (const trait of parts) trait.authorize?.(input, before, context)
      },
      // Most traits are synchronous, and awaiting them would take longer than their work.
      async write(input, change) {
        for (const trait of inOrder) {
          const writing = trait.write?.(input, change)
          if (writing) await writing
        }
      },
      async publish(row, context) {
        for (const trait of parts) if (trait.publish) await trait.publish(row, context)
      },
      async erase(row, context) {
        for (const trait of parts) await trait.erase?.(row, context)
      },
    } as AnyTrait<Row> & Composed as Trait<
      Row,
      Flat<Together<OutOf<Traits[number]>> & object>,
      Flat<Together<InOf<Traits[number]>> & object>
    >
  }
}

/** Sorts traits topologically by `after`, and otherwise keeps their order. */
function writingOrder<T extends Pick<AnyTrait<never>, 'name' | 'after'>>(traits: readonly T[]): T[] {
  const waiting = traits.filter(({ after }) => after !== 'all')
  const sorted: T[] = []
  while (waiting.length) {
    const next = waiting.findIndex(({ after = [] }) => !waiting.some(({ name }) => name !== undefined && after.includes(name)))
    if (next < 0) throw new Error(`Traits depend on each other in a cycle: ${waiting.map(({ name = '?' }) => name).join(', ')}`)
    sorted.push(...waiting.splice(next, 1))
  }
  return [...sorted, ...traits.filter(({ after }) => after === 'all')]
}

/** A trait that is written but not read. */
export function writeOnly<Row, In extends object>(trait: Trait<Row, object, In>): Trait<Row, object, In> & { write: object } {
  const { read: _read, ...rest } = trait
  return { ...rest, write: (input, change) => trait.write?.(input, change) }
}

/** A read-only trait that needs nothing but the row. */
export function perRow<Row, Out extends object>(read: (row: Row, reading: ReadContext) => Out): Trait<Row, Out, object> & { read: object } {
  return { read: (_rows, reading) => (row) => read(row, reading) }
}
