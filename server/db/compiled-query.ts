// Queries that are compiled once for each shape: building and compiling one takes longer than running it.
import { OperationNodeTransformer, sql } from 'kysely'
import type { CompiledQuery, Expression, OperationNode, PrimitiveValueListNode, ValueNode } from 'kysely'
import { LRUCache } from 'lru-cache'
import { executeStatement } from './direct-statements.ts'
import type { Db } from './schema.ts'

const MAX_SHAPES = 1000

/** What a query is built of. */
export interface Ingredients {
  /** Everything that queries differ in besides their values and parts, as plain data. It is built as JSON has it. */
  shape?: unknown
  /** How many there are is part of the shape. */
  values?: readonly unknown[]
  /** Expressions with values of their own, such as the conditions of a filter. Their SQL is part of the shape. */
  parts?: PartGroups
}

type PartGroups = Readonly<Record<string, readonly Expression<unknown>[]>>

/** Builds a query; `values` are placeholders, and so are the values in `parts`. */
export type Build<Query extends Ingredients, Row> = (db: Db, query: Query) => { compile(db: Db): CompiledQuery<Row> }

interface Shape {
  sql: string
  /** Those that belong to the shape have their values. */
  parameters: readonly unknown[]
  /** For each parameter of the statement, the index of its value; undefined if it belongs to the shape. */
  places: (number | undefined)[]
}

/** Stands for the value with this index while a shape is compiled. */
class Placeholder {
  index: number

  constructor(index: number) {
    this.index = index
  }

  /** A query that looked at a value would be built for this value, and run with all others. */
  [Symbol.toPrimitive](): never {
    throw new Error('A compiled query depends on a value. Make it part of the shape.')
  }
}

/** Shapes by the query compiler, as each database has its own SQL. */
const shapes = new WeakMap<object, LRUCache<string, Shape>>()

/** Each with a text that tells it apart from the others. */
const constants = new Map<Expression<unknown>, string>()

/** Returns an expression without values that is a part of many queries, so that it is compiled with the shape alone. */
export function constant<Part extends Expression<unknown>>(part: Part): Part {
  constants.set(part, `constant ${constants.size}`)
  return part
}

let numberOfQueries = 0

/**
 * Returns a function that runs the query, which is compiled once for each shape. What `build` sees identifies the compiled query, so `build`
 * must not depend on anything else: call this at the top of a module, where there is nothing else.
 */
export function compiledQuery<Query extends Ingredients, Row>(build: Build<Query, Row>): (db: Db, query: Query) => Promise<Row[]> {
  const name = numberOfQueries++
  return async (db, query) => {
    if (uncompiled.has(db)) return (await executeStatement<Row>(db, build(db, query).compile(db))).rows
    const { values = [], parts } = query
    // Compiling the parts alone is much faster than building and compiling the query around them.
    const { key, others } = describe(parts)
    const compiled = others.length ? compileParts(db, others) : undefined
    const shape = shapeOf(db, `${name} ${values.length} ${JSON.stringify(query.shape)} ${key} ${compiled?.sql}`, query, build)
    const all = compiled ? [...values, ...compiled.parameters] : values
    const parameters = shape.places.map((place, index) => (place === undefined ? shape.parameters[index] : all[place]))
    return (await executeStatement<Row>(db, { sql: shape.sql, parameters })).rows
  }
}

const uncompiled = new WeakSet<Db>()

/** From now on, each query of the database is built and compiled for its values, for comparison. */
export function compileEachTime(db: Db): void {
  uncompiled.add(db)
}

/** What is known of the parts before they are compiled: their groups, and which of them are constants. */
function describe(groups: PartGroups | undefined): { key: string; others: readonly Expression<unknown>[] } {
  const others: Expression<unknown>[] = []
  let key = ''
  for (const group in groups) {
    key += `${group}:`
    for (const part of groups[group] ?? []) {
      const known = constants.get(part)
      if (known === undefined) others.push(part)
      key += `${known ?? ''},`
    }
  }
  return { key, others }
}

/** The values as an object with these keys, for a query that is built of placeholders. */
export function withKeys<Key extends string>(keys: readonly Key[], values: readonly unknown[]): Record<Key, unknown> {
  return Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Record<Key, unknown>
}

/** The separator keeps parts apart in their SQL. */
function compileParts(db: Db, parts: readonly Expression<unknown>[]): CompiledQuery {
  return sql.join(parts, sql.raw(' \0 ')).compile(db)
}

function shapeOf<Query extends Ingredients, Row>(db: Db, key: string, query: Query, build: Build<Query, Row>): Shape {
  const known = shapesFor(db)
  const found = known.get(key)
  if (found) return found
  const { values = [], parts = {} } = query
  const built = {
    shape: query.shape === undefined ? undefined : (JSON.parse(JSON.stringify(query.shape)) as unknown),
    values: values.map((_value, index) => new Placeholder(index)),
    parts: withPlaceholders(db, parts, values.length),
  }
  const { sql, parameters } = build(db, built as unknown as Query).compile(db)
  const places = parameters.map((parameter) => (parameter instanceof Placeholder ? parameter.index : undefined))
  const shape = { sql, parameters, places }
  known.set(key, shape)
  return shape
}

/** The parts with a placeholder for each of their values, numbered from `first` in the order in which the values become parameters. */
function withPlaceholders(db: Db, groups: PartGroups, first: number): PartGroups {
  const replacing = new PlaceholderTransformer()
  const replaced = Object.entries(groups).map(
    ([group, parts]) => [group, parts.map((part) => expressionOf(replacing.transformNode(part.toOperationNode())))] as const,
  )
  const all = replaced.flatMap(([, parts]) => parts)
  if (all.length)
    for (const [index, placeholder] of compileParts(db, all).parameters.entries()) (placeholder as Placeholder).index = first + index
  return Object.fromEntries(replaced)
}

class PlaceholderTransformer extends OperationNodeTransformer {
  protected override transformValue(node: ValueNode): ValueNode {
    return node.immediate ? node : { ...node, value: new Placeholder(NaN) }
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map(() => new Placeholder(NaN)) }
  }
}

function expressionOf(node: OperationNode): Expression<unknown> {
  return { expressionType: undefined, toOperationNode: () => node }
}

function shapesFor(db: Db): LRUCache<string, Shape> {
  const compiler = db.getExecutor().adapter.constructor
  const known = shapes.get(compiler)
  if (known) return known
  const empty = new LRUCache<string, Shape>({ max: MAX_SHAPES })
  shapes.set(compiler, empty)
  return empty
}
