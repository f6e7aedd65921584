// The contract, as `npm run codegen` has bundled it: its documents, and what tests look up in them.
import { readdirSync } from 'node:fs'
import { documents } from '#server/namespaces/documents.ts'
import { operationsOf as placedOperations, readDocument } from '#server/contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject } from '#server/contract/documents.ts'

export { bodyProperties, methods, propertiesOf, readDocument, resolveRef, schemaAlternatives, typesOf } from '#server/contract/documents.ts'
export type { Example, Link, MediaType, OpenApiDocument, OperationObject, Parameter, PathItem, Schema } from '#server/contract/documents.ts'

export interface Document {
  name: string
  document: OpenApiDocument
}

/** Every generated document. */
export const allDocuments = (): Document[] => readdirSync('generated').map((name) => ({ name, document: readDocument(name) }))

export interface Operation extends Document {
  id: string
  method: Method
  path: string
  operation: OperationObject
}

export function operationsOf({ name, document }: Document): Operation[] {
  return placedOperations(document).map(({ path, method, operation }) => ({
    name,
    document,
    id: operation.operationId,
    method,
    path,
    operation,
  }))
}

export const allOperations = (): Operation[] => allDocuments().flatMap(operationsOf)

const bases: Readonly<Record<string, string>> = Object.fromEntries(Object.values(documents).map(({ document, path }) => [document, path]))

/** The path of an operation below the REST root. */
export const routeOf = ({ name, path }: Pick<Operation, 'name' | 'path'>): string => (bases[name] ?? '') + (path === '/' ? '' : path)
