// What of a reply goes out: the fields of its context, and of those the ones that `_fields` names.
import { propertiesOf, resolveRef } from './documents.ts'
import type { OpenApiDocument, Schema } from './documents.ts'

export type View = 'view' | 'embed' | 'edit'

/** Which fields of a schema show in a context: a tree of those that have marks somewhere below. */
interface Marks {
  [field: string]: { contexts?: string[]; below?: Marks }
}

export type PruneToContext = <T extends object>(item: T, view: View) => T

/** Takes out of an item what `x-context` keeps from the given context. */
export function pruner(document: OpenApiDocument, schemaName: string): PruneToContext {
  const schema = document.components?.schemas?.[schemaName]
  if (!schema) throw new Error(`The contract has no schema named ${schemaName}.`)
  const marks = marksOf(document, schema) ?? {}
  return (item, view) => pruned(item, marks, view)
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

function pruned<T extends object>(item: T, marks: Marks, view: View): T {
  const result: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(item)) {
    const mark = marks[field]
    if (mark?.contexts && !mark.contexts.includes(view)) continue
    result[field] = mark?.below && value && typeof value === 'object' ? pruned(value, mark.below, view) : value
  }
  return result as T
}

/** Keeps the named fields alone; `title.rendered` keeps one below. An item of a list is treated like a single one. */
export function selectFields(value: unknown, fields: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => selectFields(one, fields))
  if (!value || typeof value !== 'object') return value
  const wanted = Map.groupBy(fields, (field) => field.split('.')[0] ?? '')
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, of]) => {
      const paths = wanted.get(key)
      if (!paths) return []
      const deeper = paths.map((path) => path.slice(key.length + 1))
      return [[key, deeper.includes('') ? of : selectFields(of, deeper)]]
    }),
  )
}

/** Whether the caller asked for the field, or for anything below it. */
export function isFieldRequested(fields: readonly string[] | undefined, name: string): boolean {
  return !fields?.length || fields.some((field) => field === name || field.startsWith(`${name}.`))
}
