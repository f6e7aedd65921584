// Checks whether a response matches the contract and the expectation.
import { everyRouteOf, resolveRef, typesOf } from './documents.ts'
import type { Document, Operation, Schema } from './documents.ts'
import type { TestResponse, TestRequest } from './exchange.ts'
import { schemaViolations } from './validity.ts'
import { withoutRequired } from '#server/contract/partial-values.ts'
import { embedView } from './embed-view.ts'

/**
 * `success`: 2xx. `declared`: a success or an error that the contract declares. `client-error`: a declared 4xx. `unauthorized`: 401.
 * `precondition-failed`: 412. `not-modified`: 304. `no-route`: no route matches, so no operation declares the 400, 404 or 405.
 */
export type Expectation = 'success' | 'declared' | 'client-error' | 'unauthorized' | 'precondition-failed' | 'not-modified' | 'no-route'

interface ErrorBody {
  code?: string
  message?: string
  data?: { status?: number; params?: Record<string, string> }
}

/** Returns what is wrong with a response. An error must name `parameter`. */
export function responseViolations(
  operation: Operation,
  request: TestRequest,
  response: TestResponse,
  expectation: Expectation,
  parameter?: string,
): string[] {
  const unwrapped = unwrapEnvelope(request, response)
  return unwrapped instanceof EnvelopeError ? [unwrapped.message] : plainViolations(operation, request, unwrapped, expectation, parameter)
}

/** Returns where a response differs from what the contract declares for its status. */
export function declaredViolations(operation: Operation, request: Pick<TestRequest, 'method' | 'query'>, response: TestResponse): string[] {
  const unwrapped = unwrapEnvelope(request, response)
  return unwrapped instanceof EnvelopeError ? [unwrapped.message] : plainDeclaredViolations(operation, request, unwrapped)
}

class EnvelopeError extends Error {}

/** Returns the response itself, or the one in its envelope. */
export function unwrapEnvelope({ query }: Pick<TestRequest, 'query'>, response: TestResponse): TestResponse | EnvelopeError {
  if (!('_envelope' in query)) return response
  const { body, status, headers } = (response.body ?? {}) as { body?: unknown; status?: unknown; headers?: unknown }
  if (response.status !== 200) return new EnvelopeError(`the status of an envelope must be 200, got ${describeResponse(response)}`)
  if (body === undefined || typeof status !== 'number' || !headers || typeof headers !== 'object' || Array.isArray(headers))
    return new EnvelopeError(`an envelope must have "body", "status" and "headers", got ${response.text.slice(0, 200)}`)
  const unwrapped = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
  if (!unwrapped.has('Content-Type')) unwrapped.set('Content-Type', 'application/json')
  return { status, headers: unwrapped, text: typeof body === 'string' ? body : JSON.stringify(body), body }
}

function plainViolations(
  operation: Operation,
  request: TestRequest,
  response: TestResponse,
  expectation: Expectation,
  parameter?: string,
): string[] {
  const { status } = response
  const isClientError = status >= 400 && status < 500
  if (expectation === 'no-route')
    return [400, 404, 405].includes(status)
      ? clientErrorViolations(operation, request, response)
      : [`expected 400, 404 or 405, got ${describeResponse(response)}`]
  const unexpected = {
    success: status >= 200 && status < 300,
    declared: (status >= 200 && status < 300) || isClientError || status === 501 || (status === 304 && isConditional(request)),
    'client-error': isClientError || status === 501,
    unauthorized: status === 401,
    'precondition-failed': status === 412,
    'not-modified': status === 304,
  }[expectation]
    ? []
    : [`expected ${expectedStatuses[expectation]}, got ${describeResponse(response)}`]
  if (unexpected.length && !operation.responses[String(status)]) return unexpected
  return [...unexpected, ...plainDeclaredViolations(operation, request, response, parameter)]
}

function plainDeclaredViolations(
  operation: Operation,
  request: Pick<TestRequest, 'method' | 'query'>,
  response: TestResponse,
  parameter?: string,
): string[] {
  const { status } = response
  const declared = operation.responses[String(status)]
  if (!declared) return [`the contract does not declare the status ${status} for this operation, got ${describeResponse(response)}`]
  return [
    ...headerViolations(operation, declared.headers, response),
    ...(status >= 400 && !isWithoutBody(declared)
      ? clientErrorViolations(operation, request, response, parameter)
      : bodyViolations(operation, declared.content, request, response)),
  ]
}

/** The server rejects headers that are too large before it knows who could read a body. */
function isWithoutBody({ content }: Operation['responses'][string]): boolean {
  return Object.keys(content).length === 0
}

function isConditional({ headers = {} }: TestRequest): boolean {
  return 'If-None-Match' in headers
}

function clientErrorViolations(
  operation: Operation,
  { method }: Pick<TestRequest, 'method'>,
  response: TestResponse,
  parameter?: string,
): string[] {
  return method === 'head' ? emptyBodyViolations(response) : errorViolations(operation, response, parameter)
}

const expectedStatuses: Record<Exclude<Expectation, 'no-route'>, string> = {
  success: '2xx',
  declared: '2xx or 4xx',
  'client-error': '4xx',
  unauthorized: '401',
  'precondition-failed': '412',
  'not-modified': '304',
}

/** Describes a response in a few words. */
export function describeResponse({ status, body, text }: TestResponse): string {
  const { code, message } = (body ?? {}) as ErrorBody
  return `${status} ${typeof code === 'string' ? `${code}: ${message}` : text.slice(0, 200)}`
}

/** Checks the form of a JSON error, its code, and that it names the parameter if the description of the code says so. */
export function errorViolations(
  { document, responses, errorCodes }: Operation,
  { status, headers, body, text }: TestResponse,
  parameter?: string,
): string[] {
  const schema = document.components?.schemas?.['Error']
  const type = typeOf(headers)
  const types = ['application/json', ...Object.keys(responses[String(status)]?.content ?? {})]
  if (!types.includes(type))
    return [`the content type of the error is ${type || 'missing'}, expected application/json: ${text.slice(0, 200)}`]
  if (type !== 'application/json') return []
  const violations = schema
    ? schemaViolations(document, schema, body).map((violation) => `the body does not match the Error schema: ${violation}`)
    : []
  if (violations.length) return violations
  const { code = '', data } = body as ErrorBody
  const meaning = document.components?.schemas?.['ErrorCode']?.['x-enumDescriptions']?.[code] ?? ''
  const isNamed = !parameter || !meaning.includes('data.params') || parameter in (data?.params ?? {})
  return [
    ...(isDeclaredCode(document, errorCodes, code) ? [] : [`the contract does not declare the error code ${code} for this operation`]),
    ...(data?.status === status ? [] : [`data.status is ${data?.status}, but the status is ${status}`]),
    ...(isNamed ? [] : [`data.params does not contain ${parameter}, but ${Object.keys(data?.params ?? {}).join(', ') || 'nothing'}`]),
  ]
}

/** An operation that declares no codes can return all. Any route can turn out not to exist. */
function isDeclaredCode(document: Document, declared: string[], code: string): boolean {
  return !declared.length || declared.includes(code) || everyRouteOf(document).otherMethods?.code === code
}

function headerViolations({ document }: Operation, headers: Operation['responses'][string]['headers'], response: TestResponse): string[] {
  return Object.entries(headers).flatMap(([name, { required, schema }]) => {
    const value = response.headers.get(name)
    if (value === null) return required ? [`the header ${name} is missing`] : []
    return schema
      ? schemaViolations(document, schema, readHeader(document, schema, value)).map(
          (violation) => `the header ${name}, ${JSON.stringify(value)}: ${violation}`,
        )
      : []
  })
}

function readHeader(document: Document, schema: Schema, value: string): string | number {
  return typesOf(resolveRef(document, schema)).includes('integer') && /^\d+$/.test(value) ? Number(value) : value
}

function bodyViolations(
  { document }: Operation,
  content: Operation['responses'][string]['content'],
  request: Pick<TestRequest, 'method' | 'query'>,
  response: TestResponse,
): string[] {
  const types = Object.keys(content)
  if (!types.length || request.method === 'head') return emptyBodyViolations(response)
  const type = typeOf(response.headers)
  const { schema } = content[type] ?? {}
  if (!schema) return [`the content type of the body is ${type || 'missing'}, expected ${types.join(', ')}`]
  if (!/[/+]json$/.test(type)) return []
  if (response.body === undefined) return [`the body is not JSON: ${response.text.slice(0, 200)}`]
  if (isPartial(request)) return schemaViolations(partialView(document), partialView(schema), response.body)
  return hasEmbedContext(request) ? embeddedViolations(document, schema, response.body) : schemaViolations(document, schema, response.body)
}

function emptyBodyViolations({ text }: TestResponse): string[] {
  return text ? [`the body must be empty, got ${text.slice(0, 200)}`] : []
}

function typeOf(headers: Headers): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim() ?? ''
}

/** Returns what is wrong with an embedded resource, which is in the embed context. */
export function embeddedViolations(document: Document, schema: Schema, value: unknown): string[] {
  return schemaViolations(embedViewOf(document), embedViewOf(document, schema), value)
}

/** With `_fields`, responses omit fields that are otherwise required. */
function isPartial({ query }: Pick<TestRequest, 'query'>): boolean {
  return '_fields' in query
}

function hasEmbedContext({ query }: Pick<TestRequest, 'query'>): boolean {
  return query['context'] === 'embed'
}

const partialViews = new WeakMap<object, object>()

function partialView<T extends object>(node: T): T {
  const cached = partialViews.get(node) ?? withoutRequired(node)
  partialViews.set(node, cached)
  return cached as T
}

const embedViews = new WeakMap<object, object>()

function embedViewOf(document: Document): Document
function embedViewOf(document: Document, schema: Schema): Schema
function embedViewOf(document: Document, schema?: Schema): object {
  const node = schema ?? document
  const cached = embedViews.get(node) ?? (schema ? embedView(document, schema) : embedView(document))
  embedViews.set(node, cached)
  return cached
}
