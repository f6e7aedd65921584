// Builds responses from the examples in the contract.
import { resolveRef } from '../contract/documents.ts'
import type { Example, MediaType, OpenApiDocument, OperationObject, ResponseObject } from '../contract/documents.ts'
import { Text } from '../contract/operation.ts'
import { malformed } from '../contract/api-error.ts'
import { preferencesIn } from '../http/preferences.ts'

/** The preferred response, for example of `Prefer: code=404, example=edited`. */
export interface Preference {
  code?: string
  example?: string
}

/** Reads `code` and `example` of the `Prefer` header. */
export function preferenceFrom(header: string | undefined): Preference {
  const preferences = preferencesIn(header)
  const [code, example] = [preferences.get('code'), preferences.get('example')]
  return { ...(code && { code }), ...(example && { example }) }
}

export interface ExampleResponse {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** Returns the preferred response, or the first successful one with its first example. */
export function exampleResponse(document: OpenApiDocument, operation: OperationObject, { code, example }: Preference): ExampleResponse {
  const statuses = Object.keys(operation.responses)
  const status = code ?? statuses.find((candidate) => candidate.startsWith('2'))
  const response = status === undefined ? undefined : operation.responses[status]
  if (status === undefined || !response)
    throw malformed(`${operation.operationId} has no response with the status ${code ?? ''}. Its statuses are ${statuses.join(', ')}.`)
  const found = resolveRef(document, response)
  const body = bodyOf(document, found, example)
  return { status: Number(status), headers: adjustPaging(headersOf(document, found), body), body }
}

/** Adjusts the paging headers: the example of a list is its only page. */
function adjustPaging(headers: Record<string, string>, body: unknown): Record<string, string> {
  const count = Array.isArray(body) ? body.length : ((body as { total?: number } | undefined)?.total ?? 1)
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (name === 'Link' || name.endsWith('-NextCursor')) return []
      if (name.endsWith('-TotalPages')) return [[name, '1']]
      return [[name, name.endsWith('-Total') ? String(count) : value]]
    }),
  )
}

/** Replaces the URLs of the documents with those of the running server. */
export function withServerUrls(
  response: ExampleResponse,
  documentUrls: { root: string; base: string },
  config: { restRoot: string; baseUrl: string },
): ExampleResponse {
  const moved = (text: string): string => text.replaceAll(documentUrls.root, config.restRoot).replaceAll(documentUrls.base, config.baseUrl)
  const { body } = response
  return {
    status: response.status,
    headers: JSON.parse(moved(JSON.stringify(response.headers))) as Record<string, string>,
    body:
      body instanceof Text ? new Text(body.type, moved(body.text)) : body === undefined ? body : JSON.parse(moved(JSON.stringify(body))),
  }
}

function headersOf(document: OpenApiDocument, { headers = {} }: ResponseObject): Record<string, string> {
  const examples = Object.entries(headers).map(([name, header]) => [name, resolveRef(document, header).schema?.example] as const)
  return Object.fromEntries(examples.flatMap(([name, value]) => (value === undefined ? [] : [[name, toText(value)]])))
}

const toText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** Returns the example body: JSON if the operation has it, otherwise text. */
function bodyOf(document: OpenApiDocument, { content = {} }: ResponseObject, wanted: string | undefined): unknown {
  const [type = 'application/json'] = Object.keys(content).toSorted(
    (a, b) => Number(b === 'application/json') - Number(a === 'application/json'),
  )
  const value = exampleOf(document, content[type] ?? {}, wanted)
  return type === 'application/json' || typeof value !== 'string' ? value : new Text(type, value)
}

function exampleOf(document: OpenApiDocument, { example, examples = {} }: MediaType, wanted: string | undefined): unknown {
  const [first] = Object.values(examples)
  if (wanted === undefined) return example ?? (first && valueOf(document, first))
  const named = examples[wanted]
  if (!named)
    throw malformed(`No example is named "${wanted}". Available examples: ${Object.keys(examples).join(', ') || 'one unnamed example'}.`)
  return valueOf(document, named)
}

function valueOf(document: OpenApiDocument, example: Example): unknown {
  return resolveRef(document, example).value
}
