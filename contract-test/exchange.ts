// A request as it is sent, the answer as it came, and the request again as a line for a shell.
import { setTimeout as pause } from 'node:timers/promises'
import { basicAuthorization } from '../client/auth.ts'
import type { Credentials } from '../client/auth.ts'
import { queryString } from '../client/query.ts'
import { bareHead } from './bare-head.ts'
import type { Operation } from './documents.ts'

export interface Draft {
  method: string
  /** Below the REST root, without the query. */
  path: string
  query: Record<string, unknown>
  /** Beside those of the content and of the sign-in. */
  headers?: Record<string, string>
  content?: Content
  /** Whether the route stands in the query, below the address of the site. */
  isInQuery?: boolean
  /** Who asks: the user that was named, nobody, or somebody with a password that is none. */
  as: 'user' | 'nobody' | 'stranger'
}

/** The body: a JSON value, a form with a file, or a text or bytes as they are. */
export type Content =
  { json: unknown } | { form: { file: Blob; name: string; fields: Record<string, unknown> } } | { type: string; raw: string | Blob }

export interface Answer {
  status: number
  headers: Headers
  text: string
  /** Undefined if the body is no JSON. */
  body: unknown
}

export interface Target {
  baseUrl: string
  restRoot: string
  credentials: Credentials | undefined
}

/** No answer came. */
export class UnansweredError extends Error {}

export type Send = (draft: Draft) => Promise<Answer>

const TIMEOUT_MS = 30_000
const MAX_TRIES = 5

/** Sends drafts to a service. A 429 is waited out as it asks. */
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
    throw new UnansweredError(`no answer: ${cause instanceof Error ? cause.message : message}`, { cause: error })
  }
}

/** Whether a query can carry a value: it has no word for null, and its lists hold no commas or white space. */
export function isSendable(value: unknown): boolean {
  const isListed = (one: unknown): boolean => (typeof one === 'string' ? /^[^\s,]+$/.test(one) : ['number', 'boolean'].includes(typeof one))
  if (Array.isArray(value)) return value.every(isListed)
  if (value && typeof value === 'object')
    return Object.values(value).every((one) => isSendable(one) && (typeof one !== 'object' || Array.isArray(one)))
  return value !== null && value !== undefined
}

/** Whether a form can carry a value as one text. */
export function isFormText(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value)
}

/** The path of an operation with its parameters filled in. */
export function pathOf({ route }: Operation, values: Record<string, string>): string {
  return route.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(values[name] ?? ''))
}

/** The request for a shell, without the password. */
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
  // A name of its own each time, for services that slow down who fails repeatedly.
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
