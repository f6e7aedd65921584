// The violations that Prism finds in exchanges. It knows only the published document.
import { createRequire } from 'node:module'
import type * as Codegen from 'ajv/dist/compile/codegen/index.js'
import type { IHttpOperation, IHttpOperationResponse, IMediaTypeContent } from '@stoplight/types'
import type { getHttpOperationsFromSpec as readOperations } from '@stoplight/prism-http'
import type * as Validator from '@stoplight/prism-http/dist/validator/index.js'
import { methods, operationsOf, readDocument, resolveRef } from '../../server/contract/documents.ts'
import type { OpenApiDocument, PathItem } from '../../server/contract/documents.ts'
import { publishDocument } from '../../server/contract/published/document.ts'
import type { Exchange } from '../../test/worker/recorded-exchanges.ts'

const require = createRequire(import.meta.url)
const { getHttpOperationsFromSpec } = require('@stoplight/prism-http') as { getHttpOperationsFromSpec: typeof readOperations }
const { validateInput, validateOutput } = require('@stoplight/prism-http/dist/validator/index.js') as typeof Validator

// Prism's validators check a few exchanges each. Ajv would take longer to optimize their code than to generate it.
const { CodeGen } = createRequire(require.resolve('@stoplight/prism-http'))('ajv/dist/compile/codegen') as typeof Codegen
CodeGen.prototype.optimize = () => undefined

/** Returns what is wrong with responses, and with requests that the service carried out. */
export async function violationsIn(document: string, exchanges: readonly Exchange[]): Promise<string[]> {
  const published = JSON.stringify(
    withOperations(publishDocument(readDocument(document)), new Set(exchanges.map(({ operation }) => operation))),
  )
  // Prism resolves the references in what it is given.
  const resolved = await getHttpOperationsFromSpec(JSON.parse(published) as object)
  const described = withSharedSchemas(JSON.parse(published) as OpenApiDocument, resolved)
  const operations = new Map(described.map((operation) => [operation.iid ?? '', operation]))
  return exchanges.flatMap((exchange) => {
    const { request, response } = exchange
    const resource = operations.get(exchange.operation)
    const wrong = resource ? [...responseProblems(resource, exchange), ...requestProblems(resource, exchange)] : ['no such operation']
    return wrong.map((problem) => `${request.method.toUpperCase()} ${request.url} ${response.status}: ${problem}`)
  })
}

/** Prism keeps each operation of a document with all that it refers to. */
function withOperations(document: OpenApiDocument, ids: ReadonlySet<string>): OpenApiDocument {
  const paths = Object.entries(document.paths).map(([path, item]): [string, PathItem] => {
    const others = methods.filter((method) => !ids.has(item[method]?.operationId ?? ''))
    return [path, Object.fromEntries(Object.entries(item).filter(([key]) => !others.some((method) => method === key)))]
  })
  return { ...document, paths: Object.fromEntries(paths) }
}

/**
 * Prism resolves the references of each operation, and compiles what it gets for each. Bodies of responses that have the same schema in
 * the document, such as errors, get one object here, which is compiled once.
 */
function withSharedSchemas(document: OpenApiDocument, operations: readonly IHttpOperation[]): IHttpOperation[] {
  const declared = new Map(operationsOf(document).map(({ operation }) => [operation.operationId, operation]))
  const shared = new Map<string, NonNullable<IMediaTypeContent['schema']>>()
  return operations.map((operation) => ({
    ...operation,
    responses: operation.responses.map((response) => ({
      ...response,
      contents: response.contents?.map((content) => ({ ...content, schema: schemaOf(operation, response, content) })) ?? [],
    })),
  }))

  function schemaOf(
    { iid = '' }: IHttpOperation,
    { code }: IHttpOperationResponse,
    { mediaType, schema }: IMediaTypeContent,
  ): IMediaTypeContent['schema'] {
    const response = declared.get(iid)?.responses[code]
    const text = response && JSON.stringify(resolveRef(document, response).content?.[mediaType]?.schema)
    if (!text || !schema) return schema
    const first = shared.get(text) ?? schema
    shared.set(text, first)
    return first
  }
}

function responseProblems(resource: IHttpOperation, { request, response: { status, headers, text } }: Exchange): string[] {
  if (status === 304 || request.method === 'head') return []
  const body: unknown = /^application\/json\b/.test(headers['content-type'] ?? '') ? JSON.parse(text) : text
  return problems(validateOutput({ resource, element: { statusCode: status, headers, body } }))
}

/** A request that the service accepts must be valid by the document, so programs that build requests from it can build all of them. */
function requestProblems(resource: IHttpOperation, exchange: Exchange): string[] {
  const { method, url, headers, body, hasFile } = exchange.request
  if (hasFile || statusOf(exchange) >= 300) return []
  const { pathname, searchParams } = new URL(url)
  const base = new URL(resource.servers?.[0]?.url ?? url).pathname
  const query = Object.fromEntries([...new Set(searchParams.keys())].map((name) => [name, valueOf(searchParams.getAll(name))]))
  const parsed: unknown = body && /json/.test(headers['content-type'] ?? '') ? JSON.parse(body) : body
  const element = { method: method as 'get', url: { path: pathname.slice(base.length) || '/', query }, headers, body: parsed }
  const wrong = problems(validateInput({ resource, element })).filter(
    (problem) => !isConverted(problem, query) && !isElsewhere(problem, method, query, parsed),
  )
  return wrong.map((problem) => `the request was carried out, although: ${problem}`)
}

/** In an envelope, the body has the status. */
function statusOf({ request, response: { status, text } }: Exchange): number {
  return new URL(request.url).searchParams.has('_envelope') ? (JSON.parse(text) as { status: number }).status : status
}

/** An exclusion: the service also takes the fields of a body from the query, as it does for the parameters of a DELETE from a body. */
function isElsewhere(problem: string, method: string, query: Record<string, unknown>, body: unknown): boolean {
  const [, where, name = ''] = /Request (body|query) must have required property '(\w+)'$/.exec(problem) ?? []
  if (where === 'body') return name in query
  if (where === 'query') return method === 'delete' && typeof body === 'object' && body !== null && name in body
  if (problem.endsWith('Body parameter is required')) return Object.keys(query).length > 0
  return method === 'delete' && problem.endsWith('No supported content types, but request included a non-empty body')
}

/**
 * The other exclusion: values that the service converts, as the documents say in words. Their schemas describe one spelling.
 * `1` or `TRUE` is a boolean, white space separates the values of a list, empty values are ignored, and the last of several values counts.
 */
function isConverted(problem: string, query: Record<string, string | string[]>): boolean {
  const [, scalar = ''] = /^query\.(\w+) .* must be (?:string|equal to one of)/.exec(problem) ?? []
  if (Array.isArray(query[scalar])) return true
  const [, name = '', type] = /^query\.(\S+?)(?:\.\d+)? .* must be (boolean|integer)$/.exec(problem) ?? []
  const value = [query[name] ?? ''].flat().join()
  return type === 'boolean' ? /^(1|0|true|false|yes|no|on|off)$/i.test(value) : type === 'integer' && /\s|^,|,,|,$/.test(value)
}

function valueOf(values: string[]): string | string[] {
  return values.length === 1 ? (values[0] ?? '') : values
}

function problems(result: ReturnType<typeof validateOutput> | ReturnType<typeof validateInput>): string[] {
  return result._tag === 'Right' ? [] : result.left.map(({ path = [], message }) => `${path.join('.')} ${message}`)
}
