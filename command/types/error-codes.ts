// Gives each error response a type of its own: the codes that it declares, and the data that comes with a code.
import type { OpenApiDocument } from '#server/contract/documents.ts'

interface Schema {
  required?: string[]
  properties?: Record<string, Schema>
  enum?: string[]
  'x-error-codes'?: string[]
  [key: string]: unknown
}
interface Response {
  content?: Record<string, { schema: object }>
  'x-error-codes'?: string[]
}

/** Returns the document with errors that can be told apart by their codes. */
export function withErrorCodes(document: OpenApiDocument): OpenApiDocument {
  const schemas = document.components?.schemas as unknown as Record<string, Schema> | undefined
  const error = schemas?.['Error']
  if (!schemas || !error) return document
  const data = error.properties?.['data'] ?? {}
  for (const response of responsesOf(document)) {
    const json = response.content?.['application/json']
    if (json && response['x-error-codes']) json.schema = toldApart(error, data, response['x-error-codes'])
  }
  schemas['Error'] = { ...toldApart(error, data, schemas['ErrorCode']?.enum ?? []), description: error['description'] }
  schemas['ErrorData'] = data
  return document
}

function responsesOf({ paths, components = {} }: OpenApiDocument): Response[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item as object) as { responses?: Record<string, Response> }[])
  const shared = components as { responses?: Record<string, Response> }
  return [shared, ...operations].flatMap(({ responses = {} }) => Object.values(responses))
}

/** One form for each set of fields in `data` that come with the same codes, and one for all other codes. */
function toldApart(error: Schema, data: Schema, codes: string[]): Schema {
  const fieldsOf = (code: string): string => fieldsWith(code, data).join()
  const forms = [...new Set(codes.map(fieldsOf))].map((fields) => {
    const alike = codes.filter((code) => fieldsOf(code) === fields)
    const required = fieldsWith(alike[0] ?? '', data)
    const reference = { $ref: '#/components/schemas/ErrorData' }
    const its = required.length ? { allOf: [reference], required } : reference
    return { ...error, description: undefined, properties: { ...error.properties, code: stringOf(alike), data: its } }
  })
  return forms.length === 1 && forms[0] ? forms[0] : { oneOf: forms }
}

function fieldsWith(code: string, { properties = {} }: Schema): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.['x-error-codes']?.includes(code))
}

function stringOf(codes: string[]): Schema {
  return { type: 'string', enum: codes }
}
