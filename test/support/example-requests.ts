// Requests made of the examples in the contract, for the demo content.
import { resolveRef } from '../../server/contract/documents.ts'
import type { Example, MediaType, OpenApiDocument, Parameter, PathItem, Schema } from '../../server/contract/documents.ts'
import type { Document, Operation } from '../contract/sources.ts'
import type { TestServer } from './server.ts'

export type ContractOperation = Operation & Document

export interface ExampleRequest {
  /** The parameter or the body whose example it has. */
  title: string
  path: Record<string, unknown>
  query: Record<string, unknown>
  body?: { type: string; value: unknown }
}

export interface Answer {
  status: number
  body: unknown
}

/** One request with only what the operation requires, one for each optional parameter of the query, and one for each body. */
export function exampleRequests({ document, path, operation }: ContractOperation): ExampleRequest[] {
  const parameters = parametersOf(document, document.paths[path] ?? {}, operation)
  const examples = (where: Parameter['in'], isWanted: (one: Parameter) => boolean) =>
    Object.fromEntries(parameters.flatMap((one) => (one.in === where && isWanted(one) ? [[one.name, exampleOf(document, one)]] : [])))
  const required = { path: examples('path', () => true), query: examples('query', (one) => one.required === true) }
  const bodies = bodyExamples(document, operation)
  const plain = { title: 'what is required', ...required, ...(bodies[0] && { body: bodies[0].body }) }
  const optional = Object.entries(examples('query', (one) => one.required !== true))
  return [
    ...(bodies.length ? bodies.map(({ title, body }) => ({ title, ...required, body })) : [plain]),
    ...optional.map(([name, value]) => ({ ...plain, title: name, query: { ...required.query, [name]: value } })),
  ]
}

function parametersOf(document: OpenApiDocument, item: PathItem, operation: ContractOperation['operation']): Parameter[] {
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

function bodyExamples(document: OpenApiDocument, { requestBody }: ContractOperation['operation']) {
  return Object.entries((requestBody?.content ?? {}) as Record<string, MediaType>).flatMap(([type, { example, examples = {} }]) => [
    ...(example === undefined ? [] : [{ title: type, body: { type, value: example } }]),
    ...Object.entries(examples).map(([name, one]: [string, Example]) => ({
      title: `${type}, ${name}`,
      body: { type, value: resolveRef(document, one).value },
    })),
  ])
}

/** Carries out a request as the administrator. */
export async function carryOut(server: TestServer, operation: ContractOperation, request: ExampleRequest): Promise<Answer> {
  const response = await fetch(await urlOf(server, operation, request), {
    method: operation.method.toUpperCase(),
    headers: {
      Authorization: server.authorization.administrator,
      ...(request.body && isJson(request.body.type) && { 'Content-Type': request.body.type }),
    },
    ...(request.body && { body: serialized(request.body) }),
  })
  const text = await response.text()
  const isParsed = /\bjson\b/.test(response.headers.get('Content-Type') ?? '')
  return { status: response.status, body: isParsed ? (JSON.parse(text) as unknown) : text }
}

async function urlOf(server: TestServer, operation: ContractOperation, { path, query }: ExampleRequest): Promise<URL> {
  const values = { ...path, ...(await revisionId(server, operation, path)) }
  const url = new URL(rootOf(server, operation.document) + filled(operation.path, values))
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, [value].flat().join(','))
  return url
}

const isJson = (type: string): boolean => type === 'application/json'

/** Files are sent as they are, forms field by field. */
function serialized({ type, value }: NonNullable<ExampleRequest['body']>): string | FormData {
  if (isJson(type)) return JSON.stringify(value)
  const form = new FormData()
  for (const [name, field] of Object.entries(value as Record<string, string>)) {
    if (name === 'file') form.append(name, new Blob([field]), 'harbour.txt')
    else form.append(name, field)
  }
  return form
}

function rootOf({ restRoot }: TestServer, { servers }: OpenApiDocument): string {
  return restRoot + new URL(servers[0]?.url ?? '').pathname.replace(/^\/cms-json/, '')
}

function filled(path: string, values: Record<string, unknown>): string {
  return path.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name]))
}

/** The demo content has no revisions and autosaves. Those that other requests have made are listed. */
async function revisionId(server: TestServer, { path, document }: ContractOperation, values: Record<string, unknown>): Promise<object> {
  const [, list] = /^(.*\/(?:revisions|autosaves))\/\{id\}$/.exec(path) ?? []
  if (!list) return {}
  const response = await fetch(rootOf(server, document) + filled(list.replace('{id}', '{parent}'), values), {
    headers: { Authorization: server.authorization.administrator },
  })
  const [first] = (await response.json()) as { id: unknown; cms_id?: number }[]
  return { id: first?.cms_id ?? first?.id ?? 0 }
}
