// Selects the fields of a response: those of its context, narrowed by `_fields`.
import { propertiesOf, resolveRef } from './documents.ts'
import type { OpenApiDocument, Schema } from './documents.ts'

export type View = 'view' | 'embed' | 'edit'

/** The fields of a schema that have `x-context` or contain such fields, as a tree. */
interface Marks {
  [field: string]: { contexts?: string[]; below?: Marks }
}

export type PruneToContext = <T extends object>(item: T, view: View) => T

/** Returns a function that removes the fields of an item that `x-context` excludes from a context. */
export function createPruner(document: OpenApiDocument, schemaName: string): PruneToContext {
  const schema = document.components?.schemas?.[schemaName]
  if (!schema) throw new Error(`The contract has no schema named ${schemaName}.`)
  let marks: Marks | undefined
  return (item, view) => prune(item, (marks ??= marksOf(document, schema) ?? {}), view)
}

function marksOf(document: OpenApiDocument, schema: Schema): Marks | undefined {
  const marks: Marks = {}
  for (const [field, property] of Object.entries(propertiesOf(document, schema))) {
    const found = resolveRef(document, property)
    const below = marksOf(document, found)
    if (found['x-context'] || below) marks[field] = { ...(found['x-context'] && { contexts: found['x-context'] }), ...(below && { below }) }
  }
  return Object.keys(marks).length ? marks : undefined
}

function prune<T extends object>(item: T, marks: Marks, view: View): T {
  const result: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(item)) {
    const mark = marks[field]
    if (mark?.contexts && !mark.contexts.includes(view)) continue
    result[field] = mark?.below && value && typeof value === 'object' ? prune(value, mark.below, view) : value
  }
  return result as T
}

/** Keeps only the named fields, of each item of a list. `title.rendered` is a nested field. */
export function selectFields(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((item) => selectFields(item, fields))
  if (!value || typeof value !== 'object') return value
  const wanted = Map.groupBy(fields, (field) => field.split('.')[0] ?? '')
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => {
      const paths = wanted.get(key)
      if (!paths) return []
      const deeper = paths.map((path) => path.slice(key.length + 1))
      return [[key, deeper.includes('') ? member : selectFields(member, deeper)]]
    }),
  )
}

/** Whether `_fields` requests the field or a nested one. */
export function isFieldRequested(fields: readonly string[] | undefined, name: string): boolean {
  return !fields?.length || fields.some((field) => field === name || field.startsWith(`${name}.`))
}
