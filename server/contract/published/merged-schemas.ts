// Each schema in one piece: in the hand-written document, `allOf` says once what schemas share. Programs understand objects without it better.
import { mergeSchema } from '../documents.ts'
import type { OpenApiDocument } from '../documents.ts'
import { mapped } from './nodes.ts'

export function withMergedSchemas(document: OpenApiDocument): OpenApiDocument {
  const schemas = mapped(document.components?.schemas ?? {}, (schema) => (schema.allOf ? mergeSchema(document, schema) : schema))
  return { ...document, components: { ...document.components, schemas } }
}
