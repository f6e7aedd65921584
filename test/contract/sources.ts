// Reads the sources and documents of the project for tests.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { methods, readDocument } from '#server/contract/documents.ts'
import type { OpenApiDocument, OperationObject } from '#server/contract/documents.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Returns the files below a folder with an extension, with their content. */
export function filesBelow(folder: string, ending: string): { path: string; text: string }[] {
  const names = readdirSync(root + folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith(ending))
  return names.map((name) => ({ path: `${folder}/${name}`, text: readFileSync(`${root}${folder}/${name}`, 'utf8') }))
}

export interface Document {
  name: string
  document: OpenApiDocument
}

/** Every generated document. */
export function allDocuments(): Document[] {
  const names = readdirSync(`${root}generated`, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return names.map(({ name }) => ({ name, document: readDocument(name) }))
}

export interface Operation {
  name: string
  method: (typeof methods)[number]
  path: string
  operation: OperationObject
}

export function operationsOf({ name, document }: Document): Operation[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => (item[method] ? [{ name, method, path, operation: item[method] }] : [])),
  )
}
