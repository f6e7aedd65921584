// Prepares a document for its types.
import { resolveRef } from '#server/contract/documents.ts'
import type { OpenApiDocument } from '#server/contract/documents.ts'
import { withMergedSchemas } from '#server/contract/published/merged-schemas.ts'
import { inContexts } from './contexts.ts'
import { withErrorCodes } from './error-codes.ts'

/** As callers see it: with a schema for each context, and errors that can be told apart. */
export const forCallers = (document: OpenApiDocument): OpenApiDocument => withErrorCodes(inContexts(typed(document)))

/**
 * Merges schemas and resolves headers. Responses that every route has are sent before any handler runs, so they have no types.
 * Lists of values that may grow have the type of the values that are known.
 */
export function typed(bundled: OpenApiDocument): OpenApiDocument {
  const document = JSON.parse(JSON.stringify(withMergedSchemas(bundled))) as OpenApiDocument
  delete document.components?.['pathItems']
  visit(document, (node) => {
    if ('x-extensible-enum' in node) Object.assign(node, { enum: node['x-extensible-enum'] })
    if ('headers' in node && 'description' in node)
      for (const [name, header] of Object.entries(node.headers as object))
        Object.assign(node.headers as object, { [name]: resolveRef(document, header as object) })
  })
  return document
}

export function visit(node: unknown, act: (node: object) => void): void {
  if (!node || typeof node !== 'object') return
  act(node)
  for (const child of Object.values(node)) visit(child, act)
}
