// Sends requests, reads responses, and prints a request as a curl command.
import { setTimeout as pause } from 'node:timers/promises'
import { basicAuthorization } from '../../client/auth.ts'
import type { Credentials } from '../../client/auth.ts'
import { queryString } from '../../client/query.ts'
import { NotTestableError } from './not-testable.ts'
import { rawHead } from './raw-head.ts'
import type { Operation } from './documents.ts'

export interface TestRequest {
  method: string
  /** The path below the REST root, without the query. */
  path: string
  query: Record<string, unknown>
  /** Headers in addition to those for the content and for authentication. */
  headers?: Record<string, string>
  content?: Content
  /** Whether to send the route in the query of the site's URL. */
  usesQueryRoute?: boolean
  /** The credentials to send: those of the user, none, or wrong ones. */
  as: 'user' | 'anonymous' | 'invalid'
}

/** The body: a JSON value, a form with a file, or raw text or bytes. */
export type Content =
  { json: unknown } | { form: { file: Blob; name: string; fields: Record<string, unknown> } } | { type: string; raw: string | Blob }

export interface TestResponse {
  status: number
  headers: Headers
  text: string
  /** Undefined if the body is not JSON. */
  body: unknown
}

export interface Target {
  baseUrl: string
  restRoot: string
  credentials: Credentials | undefined
  timeoutMs: number
}

/** An item in a response of the server. */
export type Item = Record<string, unknown>

/** There was no response. */
export class NoResponseError extends Error {}

/** There was no response in time. */
export class LateResponseError extends NoResponseError {}

export type Send = (request: TestRequest) => Promise<TestResponse>

export const DEFAULT_TIMEOUT_MS = 30_000
const MAX_TRIES = 5

/**
 * Returns a function that sends requests to a service. After a 429, it waits as long as `Retry-After` says.
 * Once `stopped` is aborted, it throws a NotTestableError.
 */
export function createSender(target: Target, stopped?: AbortSignal): Send {
  return async function send(request, tries = 1): Promise<TestResponse> {
    const response = await sendOnce(target, request, stopped)
    const wait = Number(response.headers.get('Retry-After'))
    if (response.status !== 429 || tries === MAX_TRIES || !(wait >= 0)) return response
    await pause((wait + 1) * 1000, undefined, { signal: stopped }).catch(() => undefined)
    return send(request, tries + 1)
  }
}

async function sendOnce(target: Target, request: TestRequest, stopped?: AbortSignal): Promise<TestResponse> {
  const late = AbortSignal.timeout(target.timeoutMs)
  const signal = stopped ? AbortSignal.any([late, stopped]) : late
  const waiting = new AbortController()
  const abort = (): void => waiting.abort(signal.reason)
  if (signal.aborted) abort()
  const { body, type } = encodeBody(request.content)
  const authorization = authorizationOf(target, request)
  const headers = { ...request.headers, ...(type && { 'Content-Type': type }), ...(authorization && { Authorization: authorization }) }
  try {
    if (request.method === 'head') return { ...(await rawHead(urlOf(target, request), headers, signal)), body: undefined }
    signal.addEventListener('abort', abort, { once: true })
    const response = await fetch(urlOf(target, request), {
      method: request.method.toUpperCase(),
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: waiting.signal,
    })
    signal.removeEventListener('abort', abort)
    // Node's fetch can throw outside of any promise if it is aborted while the body arrives.
    const text = await Promise.race([response.text(), rejectOnAbort(signal)])
    return { status: response.status, headers: response.headers, text, body: parseJson(text) }
  } catch (error) {
    if (stopped?.aborted && signal.reason === stopped.reason) throw new NotTestableError(reasonOf(stopped))
    if (late.aborted) throw new LateResponseError(`no response in ${target.timeoutMs / 1000} seconds`, { cause: error })
    const { message, cause } = error as Error
    throw new NoResponseError(`no response: ${cause instanceof Error ? cause.message : message}`, { cause: error })
  }
}

/** Rejects when the signal is aborted. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_resolve, reject) => {
    const act = (): void => reject(signal.reason as Error)
    if (signal.aborted) act()
    else signal.addEventListener('abort', act, { once: true })
  })
}

/** Why the run has ended early. */
export const reasonOf = (stopped: AbortSignal): string =>
  stopped.reason instanceof Error ? stopped.reason.message : String(stopped.reason)

/** Whether a query can represent a value: not null, and no commas or white space in lists. */
export function isSendable(value: unknown): boolean {
  const isListed = (one: unknown): boolean => (typeof one === 'string' ? /^[^\s,]+$/.test(one) : ['number', 'boolean'].includes(typeof one))
  if (Array.isArray(value)) return value.every(isListed)
  if (value && typeof value === 'object')
    return Object.values(value).every((one) => isSendable(one) && (typeof one !== 'object' || Array.isArray(one)))
  return value !== null && value !== undefined
}

/** Whether a form can represent a value as a string. */
export function isFormText(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** Returns the items of a list, which may be wrapped in an object. */
export function itemsIn({ status, body }: TestResponse): Item[] {
  if (status !== 200 || !body || typeof body !== 'object') return []
  const list: unknown = Array.isArray(body) ? body : Object.values(body).find(Array.isArray)
  const items: unknown[] = Array.isArray(list) ? list : []
  return items.filter((item): item is Item => typeof item === 'object' && item !== null)
}

/** Returns the path of an operation with its parameters filled in. */
export function fillPath({ route }: Operation, values: Record<string, string>): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Returns the request as a curl command, without the password. */
export function curlCommand(target: Target, request: TestRequest): string {
  const { content, method, headers = {}, as } = request
  const user =
    as === 'invalid'
      ? ["--user 'wrong:wrong'"]
      : as === 'user' && target.credentials
        ? [`--user '${target.credentials.username}:<application password>'`]
        : []
  return [
    'curl',
    ...(method === 'get' ? [] : method === 'head' ? ['--head'] : [`-X ${method.toUpperCase()}`]),
    ...user,
    ...Object.entries(headers).map(([name, value]) => `--header ${quoteForShell(`${name}: ${value}`)}`),
    ...contentOptions(content),
    quoteForShell(urlOf(target, request)),
  ].join(' ')
}

function contentOptions(content: Content | undefined): string[] {
  if (!content) return []
  if ('json' in content) return [`--json ${quoteForShell(JSON.stringify(content.json))}`]
  if ('form' in content)
    return [
      `--form 'file=@${content.form.name}'`,
      ...Object.entries(content.form.fields).map(([name, value]) => `--form ${quoteForShell(`${name}=${String(value)}`)}`),
    ]
  return [
    `--header ${quoteForShell(`Content-Type: ${content.type}`)}`,
    typeof content.raw === 'string' ? `--data ${quoteForShell(content.raw)}` : '--data-binary @-',
  ]
}

function quoteForShell(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function urlOf({ baseUrl, restRoot }: Target, { path, query, usesQueryRoute }: TestRequest): string {
  const text = queryString(query)
  return usesQueryRoute ? `${baseUrl}/?rest_route=${path}${text && `&${text}`}` : restRoot + path + (text && `?${text}`)
}

function authorizationOf({ credentials }: Target, { as }: TestRequest): string | undefined {
  if (as === 'anonymous') return undefined
  // A new name each time, for services that slow down repeated failures.
  if (as === 'invalid') return basicAuthorization({ username: `wrong-${crypto.randomUUID()}`, password: 'wrong' })
  return credentials && basicAuthorization(credentials)
}

function encodeBody(content: Content | undefined): { body?: string | Blob | FormData; type?: string } {
  if (!content) return {}
  if ('json' in content) return { body: JSON.stringify(content.json), type: 'application/json' }
  if ('form' in content) return { body: formOf(content.form) }
  return { body: content.raw, type: content.type }
}

function formOf({ file, name, fields }: { file: Blob; name: string; fields: Record<string, unknown> }): FormData {
  const form = new FormData()
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  form.append('file', file, name)
  return form
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
