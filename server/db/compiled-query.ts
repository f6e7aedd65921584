// Queries that are compiled once for each shape: building and compiling one takes longer than running it.
import { OperationNodeTransformer, sql } from 'kysely'
import type { Compilable, CompiledQuery, Expression, OperationNode, PrimitiveValueListNode, ValueNode } from 'kysely'
import { LRUCache } from 'lru-cache'
import { executeStatement } from './direct-statements.ts'
import type { Db } from './schema.ts'

const MAX_SHAPES = 1000

/** What a query consists of. `build` makes it of these values and parts, or of placeholders in their place: it may not look at them. */
interface Ingredients<Values extends readonly unknown[], Part, Row> {
  /** Must tell apart all queries that differ in more than their values and parts. */
  name: string
  values: Values
  /** Expressions with values of their own, such as the conditions of a filter. Their SQL is part of the shape. */
  parts?: readonly Part[]
  build(values: Values, parts: readonly Part[]): Compilable<Row>
}

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

/** Runs a query that is compiled once for each shape: for each `name` with the SQL of the parts. */
export async function runCompiled<Row, const Values extends readonly unknown[], Part extends Expression<unknown>>(
  db: Db,
  of: Ingredients<Values, Part, Row>,
): Promise<Row[]> {
  const { name, values, parts = [] } = of
  // Compiling the parts alone is much faster than building and compiling the query around them.
  const known = parts.map((part) => constants.get(part))
  const others = parts.filter((_part, index) => known[index] === undefined)
  const compiled = others.length ? compiledParts(db, others) : undefined
  const shape = shapeOf(db, parts.length ? `${name} ${known.join()} ${compiled?.sql}` : name, of)
  const all = compiled ? [...values, ...compiled.parameters] : values
  const parameters = shape.places.map((place, index) => (place === undefined ? shape.parameters[index] : all[place]))
  return (await executeStatement<Row>(db, { sql: shape.sql, parameters })).rows
}

/** The parts of a query in groups of the same lengths as these. */
export function groupedLike<Part>(parts: readonly Part[], groups: readonly (readonly unknown[])[]): Part[][] {
  let end = 0
  return groups.map(({ length }) => parts.slice(end, (end += length)))
}

/** The values as an object with these keys, for a query that is built of placeholders. */
export function withKeys<Key extends string>(keys: readonly Key[], values: readonly unknown[]): Record<Key, unknown> {
  return Object.fromEntries(keys.map((key, index) => [key, values[index]])) as Record<Key, unknown>
}

function compiledParts(db: Db, parts: readonly Expression<unknown>[]): CompiledQuery {
  return sql.join(parts).compile(db)
}

function shapeOf<Values extends readonly unknown[], Part extends Expression<unknown>>(
  db: Db,
  key: string,
  { values, parts = [], build }: Ingredients<Values, Part, unknown>,
): Shape {
  const known = shapesFor(db)
  const found = known.get(key)
  if (found) return found
  const placeholders = values.map((_value, index) => new Placeholder(index)) as unknown as Values
  const { sql, parameters } = build(placeholders, withPlaceholders(db, parts, values.length)).compile()
  const places = parameters.map((parameter) => (parameter instanceof Placeholder ? parameter.index : undefined))
  const shape = { sql, parameters, places }
  known.set(key, shape)
  return shape
}

/** The parts with a placeholder for each of their values, numbered from `first` in the order in which the values become parameters. */
function withPlaceholders<Part extends Expression<unknown>>(db: Db, parts: readonly Part[], first: number): Part[] {
  const replacing = new PlaceholderTransformer()
  const replaced = parts.map((part) => expressionOf(replacing.transformNode(part.toOperationNode())) as Part)
  if (replaced.length)
    for (const [index, placeholder] of compiledParts(db, replaced).parameters.entries()) (placeholder as Placeholder).index = first + index
  return replaced
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
