// The documents of a service that are not those of the package, because its site declares types, taxonomies or fields of its own.
import { readFileSync } from 'node:fs'
import type { OpenApiDocument } from '#server/contract/documents.ts'
import { packageFile } from './package-files.ts'

export interface SiteDocument {
  /** The folder in generated/. */
  name: string
  /** The path below the REST root. */
  path: string
  namespace: string
  document: OpenApiDocument
}

const TIMEOUT_MS = 30_000

/** Reads them from a service. Rejects if it does not respond. A service that does not know them has none. */
export async function fetchSiteDocuments(baseUrl: string): Promise<readonly SiteDocument[]> {
  const response = await fetch(`${baseUrl.replace(/\/+$/, '')}/docs/contract.json`, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok || !response.headers.get('Content-Type')?.startsWith('application/json')) return []
  return (await response.json()) as SiteDocument[]
}

/** Reads a document of the package. */
export function readPackagedDocument(name: string): OpenApiDocument {
  return JSON.parse(readFileSync(packageFile(`generated/${name}/openapi.json`), 'utf8')) as OpenApiDocument
}
