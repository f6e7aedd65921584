// Queries that are compiled once for each shape: building and compiling one takes longer than running it.
import type { Compilable, CompiledQuery } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Db } from './schema.ts'

const MAX_SHAPES = 1000

interface Shape {
  query: CompiledQuery
  /** For each parameter of the statement, the index of its value; undefined if it belongs to the shape. */
  places: (number | undefined)[]
}

class Placeholder {
  readonly index: number

  constructor(index: number) {
    this.index = index
  }
}

/** Shapes by the query compiler, as each database has its own SQL. */
const shapes = new WeakMap<object, LRUCache<string, Shape>>()

/**
 * Runs a query that is compiled once for each `name`, which must tell apart all queries that differ in more than their values.
 * `build` gets the values, or placeholders in their place: it may not look at them.
 */
export async function runCompiled<Row, Values extends readonly unknown[]>(
  db: Db,
  name: string,
  values: Values,
  build: (values: Values) => Compilable<Row>,
): Promise<Row[]> {
  const { query, places } = shapeOf(db, name, values, build)
  const parameters = places.map((place, index) => (place === undefined ? query.parameters[index] : values[place]))
  return (await db.executeQuery<Row>({ ...query, parameters })).rows
}

function shapeOf<Values extends readonly unknown[]>(
  db: Db,
  name: string,
  values: Values,
  build: (values: Values) => Compilable<unknown>,
): Shape {
  const known = shapesFor(db)
  const found = known.get(name)
  if (found) return found
  const query = build(values.map((_value, index) => new Placeholder(index)) as unknown as Values).compile()
  const shape = { query, places: query.parameters.map((parameter) => (parameter instanceof Placeholder ? parameter.index : undefined)) }
  known.set(name, shape)
  return shape
}

function shapesFor(db: Db): LRUCache<string, Shape> {
  const compiler = db.getExecutor().adapter.constructor
  const known = shapes.get(compiler)
  if (known) return known
  const empty = new LRUCache<string, Shape>({ max: MAX_SHAPES })
  shapes.set(compiler, empty)
  return empty
}
