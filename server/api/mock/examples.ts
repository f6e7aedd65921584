// The examples of the contract as replies.
import { resolveRef } from '../../contract/documents.ts'
import type { Example, MediaType, OpenApiDocument, OperationObject, ResponseObject } from '../../contract/documents.ts'
import { Text } from '../../contract/operation.ts'
import { ApiError } from '../../contract/api-error.ts'

/** Which reply is wanted, as in `Prefer: code=404, example=edited`. */
export interface Preference {
  code?: string
  example?: string
}

/** RFC 7240, as far as it concerns replies. */
export function preferenceFrom(header: string | undefined): Preference {
  const pairs = (header ?? '').split(/[,;]/).map((pair) => /^\s*(code|example)\s*=\s*"?([\w-]+)"?\s*$/.exec(pair))
  return Object.fromEntries(pairs.flatMap((pair) => (pair?.[1] ? [[pair[1], pair[2]]] : [])))
}

export interface ExampleReply {
  status: number
  headers: Record<string, string>
  body: unknown
}

/** The reply that is wanted, or else the first success with its first example. */
export function exampleReply(document: OpenApiDocument, operation: OperationObject, { code, example }: Preference): ExampleReply {
  const statuses = Object.keys(operation.responses)
  const status = code ?? statuses.find((one) => one.startsWith('2'))
  const response = status === undefined ? undefined : operation.responses[status]
  if (status === undefined || !response)
    throw new ApiError(400, 'rest_invalid_param', `${operation.operationId} has no reply ${code ?? ''}; it has ${statuses.join(', ')}.`)
  const found = resolveRef(document, response)
  const body = bodyOf(document, found, example)
  return { status: Number(status), headers: ofOnePage(headersOf(document, found), body), body }
}

/** The example of a list is all of it. */
function ofOnePage(headers: Record<string, string>, body: unknown): Record<string, string> {
  const count = Array.isArray(body) ? body.length : ((body as { total?: number } | undefined)?.total ?? 1)
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) => {
      if (name === 'Link') return []
      if (name.endsWith('-TotalPages')) return [[name, '1']]
      return [[name, name.endsWith('-Total') ? String(count) : value]]
    }),
  )
}

/** The same reply with addresses below `config` in place of those that the documents are written with. */
export function withOwnAddresses(
  reply: ExampleReply,
  written: { root: string; base: string },
  config: { restRoot: string; baseUrl: string },
): ExampleReply {
  const moved = (text: string): string => text.replaceAll(written.root, config.restRoot).replaceAll(written.base, config.baseUrl)
  const { body } = reply
  return {
    status: reply.status,
    headers: JSON.parse(moved(JSON.stringify(reply.headers))) as Record<string, string>,
    body:
      body instanceof Text ? new Text(body.type, moved(body.text)) : body === undefined ? body : JSON.parse(moved(JSON.stringify(body))),
  }
}

function headersOf(document: OpenApiDocument, { headers = {} }: ResponseObject): Record<string, string> {
  const examples = Object.entries(headers).map(([name, header]) => [name, resolveRef(document, header).schema?.example] as const)
  return Object.fromEntries(examples.flatMap(([name, value]) => (value === undefined ? [] : [[name, asText(value)]])))
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value))

/** In JSON where the operation has it, and else as the text that it has. */
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
    throw new ApiError(
      400,
      'rest_invalid_param',
      `There is no example "${wanted}"; there is ${Object.keys(examples).join(', ') || 'one without a name'}.`,
    )
  return valueOf(document, named)
}

function valueOf(document: OpenApiDocument, example: Example): unknown {
  return resolveRef(document, example).value
}
