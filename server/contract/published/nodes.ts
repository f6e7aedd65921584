// Helpers for the nodes of a document.
import { referencedName } from '../contexts.ts'
import type { Schema } from '../documents.ts'

export type Schemas = Record<string, Schema>

export function mapValues<From, To>(values: Record<string, From>, of: (value: From, key: string) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, of(value, key)]))
}

/** Returns the components that a value references, directly or indirectly. */
export function findReachable<Component>(components: Record<string, Component>, from: unknown): Record<string, Component> {
  const found = new Set<string>()
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return
    const name = referencedName(node)
    if (name && components[name] && !found.has(name)) {
      found.add(name)
      visit(components[name])
    }
    for (const child of Object.values(node)) visit(child)
  }
  visit(from)
  return Object.fromEntries(Object.entries(components).filter(([name]) => found.has(name)))
}

/** Returns a schema that allows any of the schemas. */
export function anyOf(schemas: readonly Schema[]): Schema {
  const alternatives = schemas.flatMap((schema) => schema.anyOf ?? [schema])
  const different = [...new Map(alternatives.map((schema) => [JSON.stringify(schema), schema])).values()]
  return different.length > 1 ? { anyOf: different } : (different[0] ?? {})
}
