// Gives each error response a type of its own: the codes that it declares, and the data that comes with a code.
import type { OpenAPI3 } from 'openapi-typescript'

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
export function withErrorCodes(document: OpenAPI3): OpenAPI3 {
  const schemas = document.components?.schemas as Record<string, Schema> | undefined
  if (!schemas?.['Error']) return document
  for (const response of responsesOf(document)) {
    const json = response.content?.['application/json']
    const codes = response['x-error-codes']
    if (json && codes) json.schema = { allOf: [json.schema, { type: 'object', required: ['code'], properties: { code: stringOf(codes) } }] }
  }
  schemas['Error'] = toldApart(schemas['Error'], schemas['ErrorCode']?.enum ?? [])
  return document
}

function responsesOf({ paths = {}, components = {} }: OpenAPI3): Response[] {
  const operations = Object.values(paths).flatMap((item) => Object.values(item as object) as { responses?: Record<string, Response> }[])
  const shared = components as { responses?: Record<string, Response> }
  return [shared, ...operations].flatMap(({ responses = {} }) => Object.values(responses))
}

/** One form for each set of fields in `data` that come with the same codes, and one for all other codes. */
function toldApart(error: Schema, codes: string[]): Schema {
  const data = error.properties?.['data'] ?? {}
  const sets = Map.groupBy(codes, (code) => fieldsWith(code, data).join())
  const forms = [...sets.values()].map((alike) => {
    const required = [...(data.required ?? []), ...fieldsWith(alike[0] ?? '', data)]
    return { ...error, properties: { ...error.properties, code: stringOf(alike), data: { ...data, required } } }
  })
  return { description: error['description'], oneOf: forms }
}

function fieldsWith(code: string, { properties = {} }: Schema): string[] {
  return Object.keys(properties).filter((name) => properties[name]?.['x-error-codes']?.includes(code))
}

function stringOf(codes: string[]): Schema {
  return { type: 'string', enum: codes }
}
