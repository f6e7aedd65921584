// Requests with the examples in the contract, for the demo content.
import { resolveRef } from './contract.ts'
import type { Operation, Example, MediaType, OpenApiDocument, Parameter, PathItem, Schema } from './contract.ts'
import { uploaded } from './media.ts'
import type { TestServer } from './server.ts'

export interface ExampleRequest {
  /** The name of the parameter or the type of the body whose example it contains. */
  title: string
  path: Record<string, unknown>
  query: Record<string, unknown>
  headers: Record<string, unknown>
  body?: Body
}

interface Body {
  type: string
  value: unknown
}

export interface ExampleResponse {
  status: number
  body: unknown
}

/**
 * Reads: one request with only what the operation requires, and one for each optional parameter. Writes: one for each body with all parameters,
 * because the same item can be created, or deleted, once.
 */
export function exampleRequests({ document, path, method, operation }: Operation): ExampleRequest[] {
  const parameters = parametersOf(document, document.paths[path] ?? {}, operation)
  const examples = (where: Parameter['in'], isWanted: (one: Parameter) => boolean = () => true) =>
    Object.fromEntries(parameters.flatMap((one) => (one.in === where && isWanted(one) ? [[one.name, exampleOf(document, one)]] : [])))
  const found = { path: examples('path'), headers: examples('header', ({ name }) => !name.startsWith('If-')) }
  const required = examples('query', (one) => one.required === true)
  const optional = examples('query', (one) => one.required !== true)
  if (method === 'get')
    return [
      { title: 'only required parameters', ...found, query: required },
      ...Object.keys(optional).map((name) => ({ title: name, ...found, query: { ...required, ...together(optional, name) } })),
    ]
  const all = { ...found, query: { ...required, ...optional } }
  const bodies = bodyExamples(document, operation)
  return bodies.length ? bodies.map((body) => ({ title: body.type, ...all, body })) : [{ title: 'all parameters', ...all }]
}

/** Coordinates come in pairs. */
const pairs = [['geoloc_lat', 'geoloc_lng']]

function together(examples: Record<string, unknown>, name: string): Record<string, unknown> {
  const names = pairs.find((pair) => pair.includes(name)) ?? [name]
  return Object.fromEntries(names.map((one) => [one, examples[one]]))
}

function parametersOf(document: OpenApiDocument, item: PathItem, operation: Operation['operation']): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((parameter) => resolveRef(document, parameter))
}

function exampleOf(document: OpenApiDocument, { schema = {}, ...own }: Parameter & MediaType): unknown {
  const [first] = Object.values(own.examples ?? {})
  return own.example ?? (first && resolveRef(document, first).value) ?? valueOf(document, schema)
}

/** The example of a schema, or a list with the example of its entries. */
function valueOf(document: OpenApiDocument, schema: Schema): unknown {
  const found = resolveRef(document, schema)
  if (found.example !== undefined) return found.example
  if (found.items) return [valueOf(document, found.items)]
  const [form] = found.oneOf ?? []
  return form ? valueOf(document, form) : found.default
}

function bodyExamples(document: OpenApiDocument, { requestBody }: Operation['operation']): Body[] {
  return Object.entries((requestBody?.content ?? {}) as Record<string, MediaType>).flatMap(([type, { example, examples = {} }]) => [
    ...(example === undefined ? [] : [{ type, value: example }]),
    ...Object.values(examples).map((one: Example) => ({ type, value: resolveRef(document, one).value })),
  ])
}

/** Sends a request as the administrator, which must have known names only, unless it is handled leniently. */
export async function carryOut(
  server: TestServer,
  operation: Operation,
  request: ExampleRequest,
  handling: 'strict' | 'lenient' = 'strict',
): Promise<ExampleResponse> {
  const local = await pointedAt(server, request)
  const { headers, content } = sent(local)
  const response = await fetch(urlOf(server, operation, local), {
    method: operation.method.toUpperCase(),
    headers: { ...headers, Authorization: server.authorization.administrator, Prefer: `handling=${handling}` },
    ...(content !== undefined && { body: content }),
  })
  const text = await response.text()
  const isParsed = /\bjson\b/.test(response.headers.get('Content-Type') ?? '')
  return { status: response.status, body: isParsed ? (JSON.parse(text) as unknown) : text }
}

const EXAMPLE_BASE = 'http://localhost:3000'
const EXAMPLE_FILE = `${EXAMPLE_BASE}/cms-content/uploads/2026/03/harbour.jpg`

/** Replaces the URLs in examples: they are those of a service on port 3000, with files of another month. */
export async function pointedAt(server: TestServer, request: ExampleRequest): Promise<ExampleRequest> {
  const media = await fetch(`${server.restRoot}/cms/v2/media/1`)
  const { source_url: file = '' } = (await media.json()) as { source_url?: string }
  return JSON.parse(JSON.stringify(request).replaceAll(EXAMPLE_FILE, file).replaceAll(EXAMPLE_BASE, server.baseUrl)) as ExampleRequest
}

/** A form is sent field by field, and a file unchanged, with the headers that describe it. */
function sent({ headers, body }: ExampleRequest): { headers: Record<string, string>; content?: string | FormData } {
  if (!body) return { headers: {} }
  if (body.type === 'application/json') return { headers: { 'Content-Type': body.type }, content: JSON.stringify(body.value) }
  if (body.type !== 'multipart/form-data')
    return { headers: { ...(headers as Record<string, string>), 'Content-Type': 'application/octet-stream' }, content: String(body.value) }
  const form = new FormData()
  for (const [name, field] of Object.entries(body.value as Record<string, string>)) {
    if (name === 'file') form.append(name, new Blob([field]), 'harbour.txt')
    else form.append(name, field)
  }
  return { headers: {}, content: form }
}

function urlOf(server: TestServer, operation: Operation, { path, query }: ExampleRequest): URL {
  const url = new URL(rootOf(server, operation.document) + filled(operation.path, path))
  for (const [name, value] of Object.entries(query)) {
    if (value && typeof value === 'object' && !Array.isArray(value))
      for (const [member, of] of Object.entries(value)) url.searchParams.set(`${name}[${member}]`, String(of))
    else url.searchParams.set(name, [value].flat().join(','))
  }
  return url
}

function rootOf({ restRoot }: TestServer, { servers }: OpenApiDocument): string {
  return restRoot + new URL(servers[0]?.url ?? '').pathname.replace(/^\/cms-json/, '')
}

function filled(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))
}

/**
 * Sets the ID of a revision, autosave, delivery, preview link or application password to one that other requests created, and that of a file
 * to a text: the demo content has none.
 */
export async function ofRevision(server: TestServer, { path, document }: Operation, request: ExampleRequest): Promise<ExampleRequest> {
  if (path === '/media/{id}/file')
    return { ...request, path: { id: (await uploaded(server, 'words', { name: 'words.txt', as: 'administrator' })).id } }
  const [, list, name = ''] =
    /^(.*\/(?:revisions|autosaves|deliveries|preview-links|application-passwords))\/\{(id|uuid)\}/.exec(path) ?? []
  if (!list) return request
  const response = await fetch(rootOf(server, document) + filled(list.replace('{id}', '{parent}'), request.path), {
    headers: { Authorization: server.authorization.administrator },
  })
  const [first] = (await response.json()) as { id: unknown; cms_id?: number; uuid?: string }[]
  return { ...request, path: { ...request.path, [name]: first?.uuid ?? first?.cms_id ?? first?.id } }
}
