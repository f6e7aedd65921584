// Merges `allOf`, because generators handle plain objects better.
import { mergeSchema } from '../documents.ts'
import type { OpenApiDocument } from '../documents.ts'
import { mapValues } from './nodes.ts'

export function withMergedSchemas(document: OpenApiDocument): OpenApiDocument {
  const schemas = mapValues(document.components?.schemas ?? {}, (schema) => (schema.allOf ? mergeSchema(document, schema) : schema))
  return { ...document, components: { ...document.components, schemas } }
}
