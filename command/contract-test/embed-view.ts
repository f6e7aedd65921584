// The schemas of responses in the embed context.
import { mergeSchema } from './documents.ts'
import type { Document, Schema } from './documents.ts'

/** The embed context: forbids properties that are not part of it, and requires the others as usual. */
export function embedView(document: Document): Document
export function embedView(document: Document, schema: Schema): Schema
export function embedView(document: Document, schema?: Schema): object {
  if (schema) return embedSchema(document, schema, new Set()) as object
  const schemas = Object.entries(document.components?.schemas ?? {})
  return {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries(schemas.map(([name, one]) => [name, embedSchema(document, one, new Set())])),
    },
  }
}

/** Returns a schema without the properties that it, or the schema that contains it, hides. */
function embedSchema(document: Document, node: unknown, above: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((one: unknown) => embedSchema(document, one, above))
  if (!node || typeof node !== 'object') return node
  const hidden = new Set([...above, ...hiddenIn(document, node)])
  return Object.fromEntries(
    Object.entries(node as Schema).map(([key, value]: [string, unknown]) => {
      if (key === 'required' && Array.isArray(value)) return [key, value.filter((name) => !hidden.has(String(name)))]
      if (key === 'properties') return [key, shownProperties(document, value as Record<string, Schema>)]
      return [key, embedSchema(document, value, key === 'allOf' ? hidden : new Set())]
    }),
  )
}

function shownProperties(document: Document, properties: Record<string, Schema>): object {
  return Object.fromEntries(
    Object.entries(properties).map(([name, schema]) => [name, isShown(schema) ? embedSchema(document, schema, new Set()) : false]),
  )
}

function hiddenIn(document: Document, schema: Schema): string[] {
  const { properties = {} } = schema.properties || schema.allOf ? mergeSchema(document, schema) : {}
  return Object.entries(properties).flatMap(([name, property]) => (isShown(property) ? [] : [name]))
}

function isShown({ 'x-context': contexts }: Schema): boolean {
  return !contexts || contexts.includes('embed')
}
