// Checks whether a response matches the contract and the expectation.
import { resolved, typesOf } from './documents.ts'
import type { Document, Operation, Schema } from './documents.ts'
import type { Answer, Draft } from './exchange.ts'
import { faultsIn } from './validity.ts'
import { embedView, withoutRequired } from './views.ts'

/**
 * `success`: 2xx. `allowed`: a success or an error that the contract declares. `refusal`: a declared 4xx. `unauthorized`: 401.
 * `unmet`: 412. `unchanged`: 304. `unrouted`: no route matches, so no operation declares the 400, 404 or 405.
 */
export type Due = 'success' | 'allowed' | 'refusal' | 'unauthorized' | 'unmet' | 'unchanged' | 'unrouted'

interface ErrorBody {
  code?: string
  message?: string
  data?: { status?: number; params?: Record<string, string> }
}

/** Returns what is wrong with a response. `names` is the parameter that an error must name. */
export function faultsOf(operation: Operation, draft: Draft, answer: Answer, due: Due, names?: string): string[] {
  const inside = opened(draft, answer)
  return inside instanceof NoEnvelope ? [inside.message] : faultsOfPlain(operation, draft, inside, due, names)
}

/** Returns where a response differs from what the contract declares for its status. */
export function faultsOfDeclared(operation: Operation, draft: Pick<Draft, 'method' | 'query'>, answer: Answer): string[] {
  const inside = opened(draft, answer)
  return inside instanceof NoEnvelope ? [inside.message] : declaredFaults(operation, draft, inside)
}

class NoEnvelope extends Error {}

/** Returns the response itself, or the one in its envelope. */
export function opened({ query }: Pick<Draft, 'query'>, answer: Answer): Answer | NoEnvelope {
  if (!('_envelope' in query)) return answer
  const { body, status, headers } = (answer.body ?? {}) as { body?: unknown; status?: unknown; headers?: unknown }
  if (answer.status !== 200) return new NoEnvelope(`the status of an envelope must be 200, got ${described(answer)}`)
  if (body === undefined || typeof status !== 'number' || !headers || typeof headers !== 'object' || Array.isArray(headers))
    return new NoEnvelope(`an envelope must have "body", "status" and "headers", got ${answer.text.slice(0, 200)}`)
  const inside = new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]))
  if (!inside.has('Content-Type')) inside.set('Content-Type', 'application/json')
  return { status, headers: inside, text: typeof body === 'string' ? body : JSON.stringify(body), body }
}

function faultsOfPlain(operation: Operation, draft: Draft, answer: Answer, due: Due, names?: string): string[] {
  const { status } = answer
  const isRefusal = status >= 400 && status < 500
  if (due === 'unrouted')
    return [400, 404, 405].includes(status)
      ? refusalFaults(operation, draft, answer)
      : [`expected 400, 404 or 405, got ${described(answer)}`]
  const undue = {
    success: status >= 200 && status < 300,
    allowed: (status >= 200 && status < 300) || isRefusal || status === 501 || (status === 304 && isConditional(draft)),
    refusal: isRefusal || status === 501,
    unauthorized: status === 401,
    unmet: status === 412,
    unchanged: status === 304,
  }[due]
    ? []
    : [`expected ${words[due]}, got ${described(answer)}`]
  if (undue.length && !operation.responses[String(status)]) return undue
  return [...undue, ...declaredFaults(operation, draft, answer, names)]
}

function declaredFaults(operation: Operation, draft: Pick<Draft, 'method' | 'query'>, answer: Answer, names?: string): string[] {
  const { status } = answer
  const declared = operation.responses[String(status)]
  if (!declared) return [`the contract does not declare the status ${status} for this operation, got ${described(answer)}`]
  return [
    ...faultsOfHeaders(operation, declared.headers, answer),
    ...(status >= 400 ? refusalFaults(operation, draft, answer, names) : faultsOfBody(operation, declared.content, draft, answer)),
  ]
}

function isConditional({ headers = {} }: Draft): boolean {
  return 'If-None-Match' in headers
}

function refusalFaults(operation: Operation, { method }: Pick<Draft, 'method'>, answer: Answer, names?: string): string[] {
  return method === 'head' ? faultsOfNothing(answer) : faultsOfError(operation, answer, names)
}

const words: Record<Exclude<Due, 'unrouted'>, string> = {
  success: '2xx',
  allowed: '2xx or 4xx',
  refusal: '4xx',
  unauthorized: '401',
  unmet: '412',
  unchanged: '304',
}

/** Describes a response in a few words. */
export function described({ status, body, text }: Answer): string {
  const { code, message } = (body ?? {}) as ErrorBody
  return `${status} ${typeof code === 'string' ? `${code}: ${message}` : text.slice(0, 200)}`
}

/** Checks the form of an error, its code, and that it names the parameter if the description of the code says so. */
export function faultsOfError({ document }: Operation, { status, headers, body, text }: Answer, names?: string): string[] {
  const schema = document.components?.schemas?.['Error']
  if (typeOf(headers) !== 'application/json')
    return [`the content type of the error is ${typeOf(headers) || 'missing'}, expected application/json: ${text.slice(0, 200)}`]
  const faults = schema ? faultsIn(document, schema, body).map((fault) => `the body does not match the Error schema: ${fault}`) : []
  if (faults.length) return faults
  const { code = '', data } = body as ErrorBody
  const meaning = document.components?.schemas?.['ErrorCode']?.['x-enumDescriptions']?.[code] ?? ''
  const isNamed = !names || !meaning.includes('data.params') || names in (data?.params ?? {})
  return [
    ...(data?.status === status ? [] : [`data.status is ${data?.status}, but the status is ${status}`]),
    ...(isNamed ? [] : [`data.params does not contain ${names}, but ${Object.keys(data?.params ?? {}).join(', ') || 'nothing'}`]),
  ]
}

function faultsOfHeaders({ document }: Operation, headers: Operation['responses'][string]['headers'], answer: Answer): string[] {
  return Object.entries(headers).flatMap(([name, { required, schema }]) => {
    const value = answer.headers.get(name)
    if (value === null) return required ? [`the header ${name} is missing`] : []
    return schema
      ? faultsIn(document, schema, readHeader(document, schema, value)).map(
          (fault) => `the header ${name}, ${JSON.stringify(value)}: ${fault}`,
        )
      : []
  })
}

function readHeader(document: Document, schema: Schema, value: string): string | number {
  return typesOf(resolved(document, schema)).includes('integer') && /^\d+$/.test(value) ? Number(value) : value
}

function faultsOfBody(
  { document }: Operation,
  content: Operation['responses'][string]['content'],
  draft: Pick<Draft, 'method' | 'query'>,
  answer: Answer,
): string[] {
  const types = Object.keys(content)
  if (!types.length || draft.method === 'head') return faultsOfNothing(answer)
  const type = typeOf(answer.headers)
  const { schema } = content[type] ?? {}
  if (!schema) return [`the content type of the body is ${type || 'missing'}, expected ${types.join(', ')}`]
  if (!/[/+]json$/.test(type)) return []
  if (answer.body === undefined) return [`the body is not JSON: ${answer.text.slice(0, 200)}`]
  if (isPartial(draft)) return faultsIn(partial(document), partial(schema), answer.body)
  return isEmbed(draft) ? faultsInPart(document, schema, answer.body) : faultsIn(document, schema, answer.body)
}

function faultsOfNothing({ text }: Answer): string[] {
  return text ? [`the body must be empty, got ${text.slice(0, 200)}`] : []
}

function typeOf(headers: Headers): string {
  return headers.get('Content-Type')?.split(';')[0]?.trim() ?? ''
}

/** Returns what is wrong with an embedded resource, which is in the embed context. */
export function faultsInPart(document: Document, schema: Schema, value: unknown): string[] {
  return faultsIn(embedded(document), embedded(document, schema), value)
}

/** With `_fields`, responses omit fields that are otherwise required. */
function isPartial({ query }: Pick<Draft, 'query'>): boolean {
  return '_fields' in query
}

function isEmbed({ query }: Pick<Draft, 'query'>): boolean {
  return query['context'] === 'embed'
}

const partials = new WeakMap<object, object>()

function partial<T extends object>(node: T): T {
  const known = partials.get(node) ?? withoutRequired(node)
  partials.set(node, known)
  return known as T
}

const embeds = new WeakMap<object, object>()

function embedded(document: Document): Document
function embedded(document: Document, schema: Schema): Schema
function embedded(document: Document, schema?: Schema): object {
  const node = schema ?? document
  const known = embeds.get(node) ?? (schema ? embedView(document, schema) : embedView(document))
  embeds.set(node, known)
  return known
}
