// Any thrown thing -> the error of the contract.
import type { ErrorBody } from '../contract/schemas.ts'
import { unavailability } from '../db/unavailable.ts'
import { ApiError, noRoute } from '../errors.ts'
import type { ErrorDetail } from '../errors.ts'

interface ValidationProblem {
  path: string
  message: string
  errorCode?: string
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
  const { status, type, errors } = thrown as { status?: number; type?: string; errors?: ValidationProblem[] }
  if (type === 'entity.too.large') return new ApiError(413, 'rest_body_too_large', 'The body is larger than 10 MB.')
  if (status === 404 || status === 405) return noRoute()
  if (status && status < 500 && errors) return fromProblems(errors)
  if (status && status < 500) return new ApiError(400, 'rest_invalid_param', 'The request cannot be read.')
  const reason = unavailability(thrown)
  if (reason)
    return new ApiError(503, 'rest_unavailable', `${reason} Nothing was changed; try again in a few seconds.`, {
      retryAfter: RETRY_SECONDS,
    })
  return new ApiError(500, 'internal_error', 'Something went wrong on our side. The log of the service tells more.')
}

function fromProblems(problems: ValidationProblem[]): ApiError {
  if (problems.some(({ path, message }) => path.startsWith('/params/') || message.startsWith('malformed uri'))) return noRoute()
  const relevant = problems.filter(({ errorCode }) => !/^(if|oneOf|anyOf)\./.test(errorCode ?? ''))
  const told = relevant.length ? relevant : problems
  const named = Map.groupBy(told, ({ path }) => path.split('/')[2] ?? 'body')
  const found: Record<string, ErrorDetail> = Object.fromEntries([...named].map(([name, of]) => [name, detailOf(mostTelling(of))]))
  const params = Object.fromEntries(Object.entries(found).map(([name, { message }]) => [name, message]))
  // As in the interface, what is missing comes before what is wrong; both are named.
  const code = told.some(isMissing) ? 'rest_missing_callback_param' : problems.every(isInMeta) ? metaCode(problems) : 'rest_invalid_param'
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

/** A parameter that is not there; what a parameter itself lacks makes it an invalid one. */
function isMissing({ path, errorCode }: ValidationProblem): boolean {
  return errorCode?.split('.')[0] === 'required' && path.split('/').length <= 3
}

/** Of a value with alternatives, what is wrong deepest inside it or, where no alternative takes its type, all types that would do. */
function mostTelling(problems: readonly ValidationProblem[]): ValidationProblem {
  const byDepth = Map.groupBy(problems, ({ path }) => path.split('/').length)
  const deepest = byDepth.get([...byDepth.keys()].reduce((a, b) => Math.max(a, b), 0)) ?? []
  const types = deepest.filter(({ errorCode }) => errorCode?.startsWith('type.'))
  const [first] = types.length < deepest.length ? deepest.filter(({ errorCode }) => !errorCode?.startsWith('type.')) : types
  if (!first) return { path: '', message: 'cannot be read' }
  const others = types.length === deepest.length ? types.filter(({ path }) => path === first.path) : []
  const also = others.map(({ message }) => message.replace(/^must be /, ''))
  return { ...first, message: also.length ? `must be ${[...new Set(also)].join(' or ')}` : first.message }
}

function detailOf(problem: ValidationProblem): ErrorDetail {
  const { path, message, errorCode } = problem
  const deeper = path.split('/').slice(3).join('.')
  return {
    code: details[errorCode?.split('.')[0] ?? ''] ?? 'rest_invalid_param',
    message: (deeper && !message.startsWith('must have') ? `(${deeper}) ` : '') + (isMissing(problem) ? 'is required' : worded(message)),
    data: null,
  }
}

const formats: Record<string, string> = {
  'spelled-date': 'must be a date such as 2026-03-01 or 2026-03-01 09:30:00',
  'iso-date-time': 'must be a date such as 2026-03-01 or 2026-03-01T09:30:00',
  'time-zone': 'must be the name of a time zone such as Asia/Tbilisi, or UTC with an offset such as UTC+4',
  'web-address': 'must be a web address that begins with http:// or https://, or empty',
  'mail-address': 'must be an e-mail address such as club@example.org, or empty',
  uri: 'must be an address such as https://example.org/',
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
  return problems.some(({ errorCode }) => errorCode?.startsWith('type.')) ? 'rest_invalid_type' : 'rest_not_in_enum'
}

/** A value of `meta` has codes of its own in the interface. */
function isInMeta({ path }: ValidationProblem): boolean {
  return /^\/body\/meta\/./.test(path)
}

export function errorHeaders({ status, data: { retryAfter, allow } }: ApiError): Record<string, string> {
  return {
    'Content-Type': 'application/json; charset=utf-8',
    ...(status === 401 && { 'WWW-Authenticate': 'Basic realm="content-service", charset="UTF-8"' }),
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
