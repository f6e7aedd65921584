// Any thrown thing -> the error of the contract.
import type { Logger } from 'pino'
import type { ErrorBody } from '../contract/schemas.ts'
import { unavailability } from '../db/unavailable.ts'
import { ApiError, noRoute } from '../contract/api-error.ts'
import type { ErrorDetail } from '../contract/api-error.ts'
import { loggedAddress } from './logged-url.ts'
import { jsonResponse } from './response.ts'
import type { ApiRequest, ApiResponse } from './request.ts'

/** What is wrong with one value of a request. */
export interface ValidationProblem {
  /** As in `/body/title`. */
  path: string
  message: string
  /** The keyword of the schema that the value breaks. */
  keyword: string
}

/** When to try again what the database could not do. */
const RETRY_SECONDS = 5

const details: Record<string, string> = {
  required: 'rest_property_required',
  type: 'rest_invalid_type',
  enum: 'rest_not_in_enum',
  minimum: 'rest_out_of_bounds',
  maximum: 'rest_out_of_bounds',
  maxItems: 'rest_too_many_items',
  minItems: 'rest_too_few_items',
  uniqueItems: 'rest_duplicate_items',
  format: 'rest_invalid_format',
  pattern: 'rest_invalid_pattern',
  minLength: 'rest_too_short',
  maxLength: 'rest_too_long',
}

/** Turns whatever was thrown into an ApiError; what is not the caller's mistake is `rest_unavailable` where it passes, and else `internal_error`. */
export function toApiError(thrown: unknown): ApiError {
  if (thrown instanceof ApiError) return thrown
  const { status, type, limit = 0 } = thrown as { status?: number; type?: string; limit?: number }
  if (type === 'entity.too.large') return new ApiError(413, 'rest_body_too_large', `The body is larger than ${size(limit)}.`)
  if (status === 404) return noRoute()
  if (status && status < 500) return new ApiError(400, 'rest_invalid_param', 'The request is malformed.')
  const reason = unavailability(thrown)
  if (reason)
    return new ApiError(503, 'rest_unavailable', `${reason} Nothing was changed; try again in a few seconds.`, {
      retryAfter: RETRY_SECONDS,
    })
  return new ApiError(500, 'internal_error', 'An internal error occurred. The service log has the details.')
}

function size(bytes: number): string {
  const kilobytes = bytes / 1024
  return kilobytes < 1024 ? `${kilobytes} KB` : `${kilobytes / 1024} MB`
}

/** The refusal of a request that breaks its schemas. */
export function fromProblems(problems: ValidationProblem[]): ApiError {
  if (problems.some(({ path }) => path.startsWith('/path/'))) return noRoute()
  const relevant = problems.filter(({ keyword }) => !['if', 'oneOf', 'anyOf'].includes(keyword))
  const told = relevant.length ? relevant : problems
  const named = Map.groupBy(told, nameOf)
  const found: Record<string, ErrorDetail> = Object.fromEntries([...named].map(([name, of]) => [name, detailOf(mostTelling(of))]))
  const params = Object.fromEntries(Object.entries(found).map(([name, { message }]) => [name, message]))
  // As in the interface, what is missing comes before what is wrong; both are named.
  const code = told.some(isMissing)
    ? 'rest_missing_callback_param'
    : problems.every(isValueInMeta)
      ? metaCode(problems)
      : 'rest_invalid_param'
  const list = Object.entries(params).map(([name, message]) => `${name} ${message}`)
  return new ApiError(
    400,
    code,
    `${told.every(isMissing) ? 'Missing' : 'Invalid'} parameter${list.length > 1 ? 's' : ''}: ${list.join('; ')}.`,
    {
      params,
      details: found,
    },
  )
}

/** The name of the parameter; of a key that must not be there, all that leads to it. */
function nameOf(problem: ValidationProblem): string {
  const [, , ...names] = problem.path.split('/')
  return (isUndeclared(problem) ? names.join('.') : names[0]) ?? 'body'
}

/** A key of a body that is not declared. */
function isUndeclared({ path, keyword }: ValidationProblem): boolean {
  return path.startsWith('/body/') && keyword === 'additionalProperties'
}

/** A parameter that is not there; what a parameter itself lacks makes it an invalid one. */
function isMissing({ path, keyword }: ValidationProblem): boolean {
  return keyword === 'required' && path.split('/').length <= 3
}

/** Of a value with alternatives, what is wrong deepest inside it or, where no alternative takes its type, all types that would do. */
function mostTelling(problems: readonly ValidationProblem[]): ValidationProblem {
  const byDepth = Map.groupBy(problems, ({ path }) => path.split('/').length)
  const deepest = byDepth.get([...byDepth.keys()].reduce((a, b) => Math.max(a, b), 0)) ?? []
  const types = deepest.filter(({ keyword }) => keyword === 'type')
  const [first] = types.length < deepest.length ? deepest.filter(({ keyword }) => keyword !== 'type') : types
  if (!first) return { path: '', message: 'is not valid', keyword: '' }
  const others = types.length === deepest.length ? types.filter(({ path }) => path === first.path) : []
  const also = others.map(({ message }) => message.replace(/^must be /, ''))
  return { ...first, message: also.length ? `must be ${[...new Set(also)].join(' or ')}` : first.message }
}

function detailOf(problem: ValidationProblem): ErrorDetail {
  const { path, message, keyword } = problem
  if (isUndeclared(problem)) return { code: 'rest_invalid_param', message: 'is not a known field; omit it', data: null }
  const deeper = path.split('/').slice(3).join('.')
  return {
    code: details[keyword] ?? 'rest_invalid_param',
    message: (deeper && !message.startsWith('must have') ? `(${deeper}) ` : '') + (isMissing(problem) ? 'is required' : worded(message)),
    data: null,
  }
}

const formats: Record<string, string> = {
  'spelled-date': 'must be a date such as 2026-03-01 or 2026-03-01 09:30:00',
  'iso-date-time': 'must be a date such as 2026-03-01 or 2026-03-01T09:30:00',
  'time-zone': 'must be the name of a time zone such as Asia/Tbilisi, or UTC with an offset such as UTC+4',
  'web-address': 'must be a URL that starts with http:// or https://, or empty',
  'mail-address': 'must be an email address such as club@example.org, or empty',
  uri: 'must be a URL such as https://example.org/',
}

/** The words of the validator for people who do not read schemas. */
function worded(message: string): string {
  const [, format = ''] = /^must match format "(.+)"$/.exec(message) ?? []
  return (
    formats[format] ??
    message
      .replace(/^must be >= /, 'must be at least ')
      .replace(/^must be <= /, 'must be at most ')
      .replace(/^must be equal to one of the allowed values: /, 'must be one of ')
      .replace(/^must be \w+(?:,\w+)+$/, (types) => types.replaceAll(',', ' or '))
  )
}

/** What is wrong with a value of `meta`: its type, or else that it is none of those that are allowed. */
function metaCode(problems: ValidationProblem[]): 'rest_invalid_type' | 'rest_not_in_enum' {
  return problems.some(({ keyword }) => keyword === 'type') ? 'rest_invalid_type' : 'rest_not_in_enum'
}

/** A value of `meta` has codes of its own in the interface. */
function isValueInMeta(problem: ValidationProblem): boolean {
  return /^\/body\/meta\/./.test(problem.path) && !isUndeclared(problem)
}

/** The response for whatever was thrown, in an envelope where the request wants one. Failures of the service are logged. */
export function errorResponse(thrown: unknown, { id, url }: Pick<ApiRequest, 'id' | 'url'>, log: Logger): ApiResponse {
  const error = toApiError(thrown)
  if (error !== thrown && error.status >= 500) log.error({ id, err: thrown as Error, url: loggedAddress(url) }, 'request failed')
  const { status } = error
  const [headers, body] = [errorHeaders(error), errorBody(error, id)]
  const isEnveloped = /[?&]_envelope(=|&|$)/.test(url)
  return isEnveloped
    ? jsonResponse(200, { 'Cache-Control': 'no-store' }, JSON.stringify({ body, status, headers }))
    : jsonResponse(status, headers, JSON.stringify(body))
}

export function errorHeaders({ status, data: { retryAfter, allow } }: ApiError): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    // The body names the request that it answers.
    'Cache-Control': 'no-store',
    // No scheme that browsers know: they would ask for a password, keep it, and send it along with whatever other sites have them send.
    ...(status === 401 && { 'WWW-Authenticate': 'ApplicationPassword realm="content-service"' }),
    ...(retryAfter && { 'Retry-After': String(retryAfter) }),
    ...(allow && { Allow: allow.join(', ') }),
  }
}

export function errorBody(error: ApiError, requestId: string): ErrorBody {
  const { params, details: about, term_id } = error.data
  return {
    code: error.code,
    message: error.message,
    data: {
      status: error.status,
      ...(params && { params }),
      ...(about && { details: about }),
      ...(term_id && { term_id }),
      request_id: requestId,
    },
  }
}
