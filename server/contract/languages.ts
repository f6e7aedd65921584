// Lists the languages of a site in the documents that it serves. The validators accept any language, and the service checks it
// (`http/request-language.ts`), so that all sites share them.
import type { Language } from '../languages.ts'
import type { OpenApiDocument } from './documents.ts'

const known = new WeakMap<OpenApiDocument, Map<string, OpenApiDocument>>()

export function withLanguages(document: OpenApiDocument, languages: readonly Language[]): OpenApiDocument {
  const copies = known.get(document) ?? new Map<string, OpenApiDocument>()
  known.set(document, copies)
  const key = languages.join()
  const copy = copies.get(key) ?? fillIn(document, languages)
  copies.set(key, copy)
  return copy
}

function fillIn(document: OpenApiDocument, languages: readonly Language[]): OpenApiDocument {
  return JSON.parse(JSON.stringify(document), (_key, value: unknown) => {
    if (!value || typeof value !== 'object' || !('x-languages' in value)) return value
    const { 'x-languages': _mark, maxLength: _length, example: _example, ...schema } = value as Record<string, unknown>
    return { ...schema, enum: [...languages], example: languages[0] }
  }) as OpenApiDocument
}
