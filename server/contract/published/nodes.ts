// Walks the values of a document.
import { referred } from '../contexts.ts'
import type { Schema } from '../documents.ts'

export type Schemas = Record<string, Schema>

export function mapped<From, To>(values: Record<string, From>, of: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value, key)]))
}

/** Returns the schemas that a value refers to, directly or through each other. */
export function reachable(schemas: Schemas, from: unknown): Schemas {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    const name = referred(node)
    if (name && schemas[name] && !found.has(name)) {
      found.add(name)
      visit(schemas[name])
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(from)
  return Object.fromEntries(Object.entries(schemas).filter(([name]) => found.has(name)))
}

/** A schema that allows any of the schemas. */
export function anyOf(schemas: readonly Schema[]): Schema {
  const alternatives = schemas.flatMap((schema) => schema.anyOf ?? [schema])
  const different = [...new Map(alternatives.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length > 1 ? { anyOf: different } : (different[0] ?? {})
}
