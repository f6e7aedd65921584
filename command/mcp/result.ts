// The result of a tool call: the body of the response as an object and as text, within what an assistant can read.
import type { CallToolResult } from '@modelcontextprotocol/server'
import type { Tool } from './tool.ts'

/** The response of the service. */
export interface ToolResponse {
  status: number
  headers: Headers
  text: string
}

interface Shown {
  hasLinks: boolean
  /** Whether an item has its `ETag` as `_etag`, for those who change it. */
  hasTag: boolean
}

type Content = Record<string, unknown>

/** The maximum length of the text of a result: about 20,000 tokens. */
const MAX_CHARACTERS = 60_000
/** What strings are cut to in turn, until the result fits. */
const STRING_LENGTHS = [8000, 2000, 500]

/** Fields that results omit, whatever the user's rights: what assistants read can end up in many places. */
const secrets = new Set(['password', 'secret'])
const totals = { total: 'X-CMS-Total', total_pages: 'X-CMS-TotalPages' }

export function resultOf(tool: Tool, { status, headers, text }: ToolResponse, { hasLinks, hasTag }: Shown): CallToolResult {
  const shown = withoutTokens(text)
  const body = headers.get('Content-Type')?.startsWith('application/json') ? tryParse(shown, hasLinks) : shown
  if (status >= 400) return errorResult(messageOf(body, status), isObject(body) ? body : undefined)
  const tag = hasTag && isItem(tool) ? headers.get('ETag') : null
  const { content, note } = limitSize({ ...contentOf(body, headers), ...(tag !== null && { _etag: tag }) }, tool)
  const texts = [JSON.stringify(content), ...(note ? [note] : [])]
  return { content: texts.map((one) => ({ type: 'text', text: one })), structuredContent: note ? { ...content, _note: note } : content }
}

export function errorResult(message: string, error?: Content): CallToolResult {
  return { isError: true, content: [{ type: 'text', text: message }], ...(error && { structuredContent: error }) }
}

const SEPARATOR = String.raw`&(?:amp;|#0?38;)?|\\+u0026`
/** The token with which a browser loads a file or a preview for the user. */
const TOKEN = new RegExp(String.raw`(\?|${SEPARATOR})preview_(?:token|nonce)=preview_[\w-]+(?:\.[\w-]+){2,3}(${SEPARATOR})?`, 'g')

/** What follows a token takes its place. */
function withoutTokens(text: string): string {
  return text.replace(TOKEN, (_whole, before: string, after: string | undefined) => (after ? before : ''))
}

/** The path of an item ends with what identifies it. */
function isItem({ path }: Tool): boolean {
  return path.endsWith('}')
}

/** `_links` are for programs; they are longer than most items. */
function tryParse(text: string, hasLinks: boolean): unknown {
  if (text === '') return undefined
  return JSON.parse(text, (key: string, value: unknown) => (secrets.has(key) || (key === '_links' && !hasLinks) ? undefined : value))
}

function messageOf(body: unknown, status: number): string {
  if (!isObject(body) || typeof body['message'] !== 'string') return `The service responded with the status ${status}.`
  return `${body['message']} (${String(body['code'])})`
}

/** A structured result is an object. A list gets the totals, which the service sends in headers. */
function contentOf(body: unknown, headers: Headers): Content {
  if (Array.isArray(body)) return { items: body, ...totalsIn(headers) }
  if (isObject(body)) return body
  return body === undefined || body === '' ? { done: true } : { text: body }
}

function totalsIn(headers: Headers): Content {
  const present = Object.entries(totals).filter(([, header]) => headers.has(header))
  return Object.fromEntries(present.map(([name, header]) => [name, Number(headers.get(header))]))
}

/** Cuts long strings, and then lists, until the content fits. The note says what is missing, so that no part is taken for the whole. */
function limitSize(content: Content, { inputSchema: { properties } }: Tool): { content: Content; note?: string } {
  const length = lengthOf(content)
  if (length <= MAX_CHARACTERS) return { content }
  const hints = ['per_page', '_fields', 'context'].filter((name) => name in properties)
  const advice = hints.length ? ` Ask for less with ${hints.join(', ')}.` : ''
  const whole = `The result has ${length} characters, more than ${MAX_CHARACTERS}.`
  for (const most of STRING_LENGTHS) {
    const cut = withShortStrings(content, most) as Content
    if (lengthOf(cut) <= MAX_CHARACTERS)
      return { content: cut, note: `${whole} Texts that end in "[cut]" are incomplete: do not save them back.${advice}` }
  }
  const shortest = withShortMembers(withShortStrings(content, STRING_LENGTHS.at(-1) ?? 0) as Content)
  return {
    content: shortest,
    note: `${whole} Parts of it are missing, and texts that end in "[cut]" are incomplete: do not save it back.${advice}`,
  }
}

function lengthOf(content: unknown): number {
  return JSON.stringify(content).length
}

function withShortStrings(value: unknown, most: number): unknown {
  if (typeof value === 'string') return value.length > most ? `${value.slice(0, most)} [cut]` : value
  return mapValue(value, (child) => withShortStrings(child, most))
}

/** Halves the longest member if it is a list, or omits it, until the result fits. */
function withShortMembers(content: Content): Content {
  if (lengthOf(content) <= MAX_CHARACTERS) return content
  const [name, value] = Object.entries(content).reduce((one, other) => (lengthOf(one) < lengthOf(other) ? other : one))
  const { [name]: _longest, ...others } = content
  return withShortMembers(Array.isArray(value) && value.length > 1 ? { ...content, [name]: value.slice(0, value.length / 2) } : others)
}

function mapValue(value: unknown, map: (child: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(map)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, child]) => [key, map(child)]))
}

function isObject(value: unknown): value is Content {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
