// Turns what a handler returns into the response that is sent.
import { Json, Stream, Text } from '../contract/operation.ts'
import { isFresh, validatorHeaders } from './conditional-requests.ts'
import type { PreparedRequest } from './input.ts'
import { contentType, jsonResponse } from './json-response.ts'
import type { Context } from '../context.ts'
import { mayShowFiles, withTokensOf } from '../media/file-tokens.ts'
import type { Caller } from '../users/caller.ts'
import type { ApiRequest, ApiResponse, ResponseParts } from './request.ts'
import { languageOf } from './request-language.ts'
import { selectFields } from '../contract/response-fields.ts'
import { withoutParameter } from './url-parts.ts'

/** The return value of a handler, type-checked against its operation. */
export interface AnyHandlerResponse {
  status: number
  headers?: Record<string, string | number | undefined>
  body?: unknown
}

/** What a response depends on besides what the handler returned. */
export interface ResponseContext {
  context: Pick<Context, 'db' | 'config' | 'contract' | 'items' | 'now'>
  request: ApiRequest
  prepared: PreparedRequest
  caller: Caller
}

export async function responseParts(handled: AnyHandlerResponse, query: Query): Promise<ResponseParts> {
  return { body: await bodyValue(handled.body, query), status: handled.status, headers: definedHeaders(handled) }
}

const empty = Buffer.alloc(0)

type Query = Record<string, unknown>

/** Writes the response as the query asks: only the selected `_fields`, in an `_envelope`. */
export async function writeResponse(handled: AnyHandlerResponse, responding: ResponseContext): Promise<ApiResponse> {
  const { request, prepared } = responding
  const { operationId } = prepared.compiled.operation
  if (handled.body instanceof Stream) return { ...streamResponse(handled, handled.body as Stream<string>), operationId }
  const isEnveloped = '_envelope' in prepared.input.query
  const response = isEnveloped ? await envelope(handled, responding) : await plainResponse(handled, responding, request)
  if (!isEnveloped) assertValid(response, prepared)
  return { ...response, operationId }
}

/** Proxies must neither store nor collect it. */
function streamResponse(handled: AnyHandlerResponse, stream: Stream<string>): ApiResponse {
  const headers = { ...contentType(stream), ...definedHeaders(handled), 'Cache-Control': 'no-store', 'X-Accel-Buffering': 'no' }
  return { status: 200, headers, body: empty, stream }
}

async function envelope(handled: AnyHandlerResponse, responding: ResponseContext): Promise<ApiResponse> {
  const { request } = responding
  const plain = await plainResponse(handled, responding, { ...request, url: withoutParameter(request.url, '_envelope'), headers: {} })
  const { 'Content-Length': _length, 'Cache-Control': _caching, ...headers } = plain.headers
  const text = plain.body.toString()
  const body: unknown = handled.body instanceof Text ? text : JSON.parse(text)
  const content = { body, status: plain.status, headers: { ...headers, ...plain.validators } }
  return jsonResponse(200, cacheControl(responding), Buffer.from(JSON.stringify(content)))
}

/** Writes the response; a 304 without a body if the client's copy is current. */
async function plainResponse(
  handled: AnyHandlerResponse,
  responding: ResponseContext,
  { url, headers: sent }: ApiRequest,
): Promise<ApiResponse> {
  const { query } = responding.prepared.input
  const headers = {
    ...(handled.body instanceof Text && contentType(handled.body as Text<string>)),
    ...definedHeaders(handled),
    ...cacheControl(responding),
  }
  const { caller, context, request } = responding
  const state = handled.body instanceof Json ? handled.body.state : undefined
  const language = languageOf(responding.prepared, request, context.config.site)
  const shown = language === context.config.site.language ? url : `${url} ${language}`
  const stateValidators = state && validatorHeaders(shown, context.contract, state, () => empty)
  const validators = isRead(request) && state?.isWhole ? stateValidators : undefined
  if (validators && isFresh(sent, validators) && (!caller.user || context.items.tagsWithoutFiles.has(validators.ETag)))
    return { status: 304, headers, body: empty, validators }
  const written = await bodyBytes(handled.body, query)
  const showsFiles = caller.user && !(handled.body instanceof Text) && mayShowFiles(written)
  if (validators && caller.user && !showsFiles) context.items.tagsWithoutFiles.set(validators.ETag, true)
  const body = showsFiles ? await withTokensOf(caller, written, context) : written
  const response = jsonResponse(handled.status, headers, body)
  if (!isRead(request)) return { ...response, ...(stateValidators && { validators: stateValidators }) }
  if (validators && body === written) return { ...response, validators }
  return { ...response, validators: validatorHeaders(shown, context.contract, state && { ...state, isWhole: false }, () => body) }
}

/** Turns the response into a 304 if the client's copy is current. */
export function ifChanged(response: ApiResponse, { headers }: ApiRequest): ApiResponse {
  const { status, validators } = response
  const isCurrent = status === 304 || (validators && status === 200 && isFresh(headers, validators))
  if (!isCurrent) return response
  const { 'Content-Type': _type, 'Content-Length': _length, ...rest } = response.headers
  return { ...response, status: 304, headers: rest, body: empty }
}

/** Validates JSON bodies as they are sent, if response validation is on. */
function assertValid({ status, headers, body }: ApiResponse, { compiled, url: { given } }: PreparedRequest): void {
  const { operation, validateResponse } = compiled
  const isJson = String(headers['Content-Type']).startsWith('application/json')
  if (!validateResponse || status === 304 || !isJson) return
  // The embed context and `_fields` omit fields that are otherwise required.
  const isPartial = '_fields' in given || given['context'] === 'embed'
  validateResponse(operation, { status, body: JSON.parse(body.toString()), isPartial })
}

/** Responses to anonymous callers may be stored by shared caches but must be revalidated; others are private. Previews are not stored. */
function cacheControl({ request, prepared, caller }: ResponseContext): Record<string, string> {
  if (!isRead(request) || caller.preview || 'password' in prepared.input.query) return { 'Cache-Control': 'no-store' }
  return { 'Cache-Control': caller.user ? 'private, no-cache' : 'public, no-cache' }
}

export function isRead({ method }: Pick<ApiRequest, 'method'>): boolean {
  return method === 'GET' || method === 'HEAD'
}

function definedHeaders({ headers = {} }: AnyHandlerResponse): Record<string, string> {
  const defined: Record<string, string> = {}
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) defined[name] = String(value)
  return defined
}

async function bodyBytes(body: unknown, query: Query): Promise<Buffer> {
  if (body instanceof Json && !fieldsIn(query)) return body.write()
  return Buffer.from(body instanceof Text ? body.text : JSON.stringify(await bodyValue(body, query)))
}

async function bodyValue(body: unknown, query: Query): Promise<unknown> {
  if (body instanceof Text) return body.text
  if (body instanceof Stream) return bytesOf(body as Stream<string>)
  const value: unknown = body instanceof Json ? JSON.parse((await body.write()).toString()) : body
  const fields = fieldsIn(query)
  return fields ? selectFields(value, fields) : value
}

/** For callers that take a stream as a whole. */
async function bytesOf({ pieces }: Stream<string>): Promise<Buffer> {
  const taken: Buffer[] = []
  for await (const piece of pieces(new AbortController().signal)) taken.push(Buffer.from(piece))
  return Buffer.concat(taken)
}

function fieldsIn({ _fields: fields }: Query): string[] | undefined {
  return Array.isArray(fields) && fields.length ? (fields as string[]) : undefined
}
