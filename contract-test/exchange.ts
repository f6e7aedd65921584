// Sends requests, reads responses, and prints a request as a curl command.
import { setTimeout as pause } from 'node:timers/promises'
import { basicAuthorization } from '../client/auth.ts'
import type { Credentials } from '../client/auth.ts'
import { queryString } from '../client/query.ts'
import { bareHead } from './bare-head.ts'
import type { Operation } from './documents.ts'

export interface Draft {
  method: string
  /** The path below the REST root, without the query. */
  path: string
  query: Record<string, unknown>
  /** Headers in addition to those for the content and for authentication. */
  headers?: Record<string, string>
  content?: Content
  /** Whether to send the route in the query of the site's URL. */
  isInQuery?: boolean
  /** The credentials to send: those of the user, none, or wrong ones. */
  as: 'user' | 'nobody' | 'stranger'
}

/** The body: a JSON value, a form with a file, or raw text or bytes. */
export type Content =
  { json: unknown } | { form: { file: Blob; name: string; fields: Record<string, unknown> } } | { type: string; raw: string | Blob }

export interface Answer {
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
}

/** There was no response. */
export class UnansweredError extends Error {}

export type Send = (draft: Draft) => Promise<Answer>

const TIMEOUT_MS = 30_000
const MAX_TRIES = 5

/** Returns a function that sends drafts to a service. After a 429, it waits as long as `Retry-After` says. */
export function sender(target: Target): Send {
  return async function send(draft, tries = 1): Promise<Answer> {
    const answer = await sent(target, draft)
    const wait = Number(answer.headers.get('Retry-After'))
    if (answer.status !== 429 || tries === MAX_TRIES || !(wait >= 0)) return answer
    await pause((wait + 1) * 1000)
    return send(draft, tries + 1)
  }
}

async function sent(target: Target, draft: Draft): Promise<Answer> {
  const { body, type } = written(draft.content)
  const authorization = authorizationOf(target, draft)
  const headers = { ...draft.headers, ...(type && { 'Content-Type': type }), ...(authorization && { Authorization: authorization }) }
  try {
    if (draft.method === 'head') return { ...(await bareHead(addressOf(target, draft), headers, TIMEOUT_MS)), body: undefined }
    const response = await fetch(addressOf(target, draft), {
      method: draft.method.toUpperCase(),
      headers,
      body: body ?? null,
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, text, body: parsed(text) }
  } catch (error) {
    const { message, cause } = error as Error
    throw new UnansweredError(`no response: ${cause instanceof Error ? cause.message : message}`, { cause: error })
  }
}

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

/** Returns the path of an operation with its parameters filled in. */
export function pathOf({ route }: Operation, values: Record<string, string>): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** Returns the request as a curl command, without the password. */
export function curlLine(target: Target, draft: Draft): string {
  const { content, method, headers = {}, as } = draft
  const user =
    as === 'stranger'
      ? ["--user 'stranger:wrong'"]
      : as === 'user' && target.credentials
        ? [`--user '${target.credentials.username}:<application password>'`]
        : []
  return [
    'curl',
    ...(method === 'get' ? [] : method === 'head' ? ['--head'] : [`-X ${method.toUpperCase()}`]),
    ...user,
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...contentOptions(content),
    quoted(addressOf(target, draft)),
  ].join(' ')
}

function contentOptions(content: Content | undefined): string[] {
  if (!content) return []
  if ('json' in content) return [`--json ${quoted(JSON.stringify(content.json))}`]
  if ('form' in content)
    return [
      `--form 'file=@${content.form.name}'`,
      ...Object.entries(content.form.fields).map(([name, value]) => `--form ${quoted(`${name}=${String(value)}`)}`),
    ]
  return [
    `--header ${quoted(`Content-Type: ${content.type}`)}`,
    typeof content.raw === 'string' ? `--data ${quoted(content.raw)}` : '--data-binary @-',
  ]
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`
}

function addressOf({ baseUrl, restRoot }: Target, { path, query, isInQuery }: Draft): string {
  const text = queryString(query)
  return isInQuery ? `${baseUrl}/?rest_route=${path}${text && `&${text}`}` : restRoot + path + (text && `?${text}`)
}

function authorizationOf({ credentials }: Target, { as }: Draft): string | undefined {
  if (as === 'nobody') return undefined
  // A new name each time, for services that slow down repeated failures.
  if (as === 'stranger') return basicAuthorization({ username: `stranger-${crypto.randomUUID()}`, password: 'wrong' })
  return credentials && basicAuthorization(credentials)
}

function written(content: Content | undefined): { body?: string | Blob | FormData; type?: string } {
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

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
