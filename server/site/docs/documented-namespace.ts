// A namespace in the documentation.
import type { OpenApiDocument } from '#server/contract/documents.ts'

export interface DocumentedNamespace {
  /** The folder below `/docs/`. */
  name: string
  /** The path below the REST root. */
  path: string
  /** The contract, with this service's URLs and code samples. */
  document: OpenApiDocument
}
