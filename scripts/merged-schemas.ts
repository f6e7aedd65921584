// Writes each schema in one piece: in the hand-written documents, `allOf` says once what schemas share, and tools for OpenAPI understand
// objects without it better.
import type { OpenApiDocument, Schema } from '../server/contract/documents.ts'

export function withMergedSchemas(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components?.schemas ?? {}
  const merged = Object.entries(schemas).map(([name, schema]) => [name, mergedSchema(schema)])
  return { ...document, components: { ...document.components, schemas: Object.fromEntries(merged) as typeof schemas } }

  /** What the schema says itself takes precedence over its parts. */
  function mergedSchema({ allOf, ...own }: Schema): Schema {
    if (!allOf) return own
    const parts = [...allOf.map((part) => mergedSchema(part.$ref ? target(part.$ref) : part)), own]
    const required = [...new Set(parts.flatMap((part) => part.required ?? []))]
    return {
      ...(Object.assign({}, ...parts) as Schema),
      ...(required.length && { required }),
      properties: Object.assign({}, ...parts.map(({ properties }) => properties)) as Record<string, Schema>,
    }
  }

  function target(reference: string): Schema {
    const schema = schemas[reference.replace('#/components/schemas/', '')]
    if (!schema) throw new Error(`${reference} is not a schema.`)
    return schema
  }
}
