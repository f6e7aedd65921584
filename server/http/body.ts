// Reads request bodies (JSON and forms) and coerces the values that clients send to the types of the contract.
import type { IncomingHttpHeaders } from 'node:http'
import { mergeSchema, schemaAlternatives, splitList, propertiesOf, typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, Schema } from '../contract/documents.ts'
import { ApiError, invalidParam, malformed } from '../contract/api-error.ts'
import { fieldsIn, formReader, isFormWithParts } from './multipart-form.ts'
import { isJson, parseJson } from './json.ts'
import { parseQuery } from '../contract/query-string.ts'
import type { ApiRequest } from './request.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** The limit for an anonymous caller's body, which is read before permissions are checked. */
const MAX_ANONYMOUS_BYTES = 64 * 1024

/** How many unknown properties an error lists. */
const MAX_NAMED = 20

/** Parses the body; undefined if it is empty or neither JSON nor a form. Anonymous callers may send only a small one. */
export async function readBody({ headers, body }: ApiRequest, isAnonymous: boolean): Promise<unknown> {
  if ('value' in body) return body.value
  const maxBytes = isAnonymous ? MAX_ANONYMOUS_BYTES : MAX_BYTES
  if (isFormWithParts({ headers })) return fieldsOfForm(headers, await body.read(maxBytes))
  const type = headers['content-type'] ?? ''
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type)
  if (!isForm && !isJson(type)) return undefined
  const text = decoderFor(type).decode(await body.read(maxBytes))
  if (isForm) return parseQuery(text)
  return text.trim() === '' ? undefined : parseJson(text, 'The body')
}

/** Whether permissions must be checked before the body is read. A body of unknown size counts as large. */
export function isLarge({ headers }: ApiRequest): boolean {
  return 'transfer-encoding' in headers || 'content-encoding' in headers || Number(headers['content-length'] ?? 0) > MAX_ANONYMOUS_BYTES
}

function decoderFor(type: string): TextDecoder {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(type) ?? []
  try {
    return new TextDecoder(charset)
  } catch {
    throw malformed(`The charset "${charset}" of the body is not supported. Send UTF-8.`)
  }
}

/** The fields of a multipart form, without its files. */
async function fieldsOfForm(headers: IncomingHttpHeaders, bytes: Buffer): Promise<unknown> {
  if (!bytes.length) return undefined
  const form = formReader({ headers })
  if (!form) throw unreadableForm()
  form.on('file', (_field, content) => void content.resume())
  return new Promise((read, fail) => {
    const fields = fieldsIn(form, fail)
    form.on('error', () => fail(unreadableForm()))
    form.on('close', () => read(fields()))
    form.end(bytes)
  })
}

function unreadableForm(): ApiError {
  return new ApiError(400, 'rest_invalid_form', 'The form is malformed or incomplete. Send it as multipart/form-data with a boundary.')
}

/** The body as an object. An absent body and an empty array (the empty object of some languages) have no fields. */
export function objectFields(body: unknown): Record<string, unknown> {
  if (body === undefined || isEmptyList(body)) return {}
  if (!isObject(body)) throw invalidParam('body', 'must be a JSON object, such as {"title": "Hello"}')
  return body
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Coerces the fields to their schemas. */
export function coerceBody(
  document: OpenApiDocument,
  properties: Record<string, Schema>,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const property = properties[name]
      return [name, property ? coerce(document, property, fromJsonText(name, mergeSchema(document, property), value)) : value]
    }),
  )
}

/** The object that a field has as JSON text, if its schema says so. A text that is too long is left to the validator. */
function fromJsonText(name: string, { contentMediaType, maxLength = 0 }: Schema, value: unknown): unknown {
  if (contentMediaType !== 'application/json' || typeof value !== 'string' || value.length > maxLength) return value
  let parsed: unknown
  try {
    parsed = parseJson(value, name)
  } catch (error) {
    throw invalidParam(name, `must be JSON text: ${(error as Error).message}`)
  }
  if (!isObject(parsed)) throw invalidParam(name, 'must be the JSON text of an object')
  return parsed
}

/**
 * Accepts `"3"` for an integer, `"true"` or `1` for a boolean, `1984` for a string, `a,b` for a list and `[]` for an empty object.
 * Any other value stays as it is, for the validator to reject.
 */
function coerce(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  const forms = schemaAlternatives(document, schema)
  const types = forms.flatMap(typesOf)
  const list = forms.find((form) => typesOf(form).includes('array'))
  if (typeof value === 'string' && types.includes('string')) return value
  if (typeof value === 'number' && (types.includes('integer') || types.includes('number'))) return value
  // Some languages serialize an empty object as an empty array.
  if (isEmptyList(value) && types.includes('object') && !types.includes('array')) return {}
  if (Array.isArray(value)) return coerceList(document, list, value)
  if (value && typeof value === 'object') return coerceObject(document, forms, value)
  if (list && typeof value === 'string') return coerceList(document, list, splitList(list, value))
  if (list && typeof value === 'number') return coerceList(document, list, [value])
  if (types.includes('integer') && typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value)) return Number(value)
  if (types.includes('number') && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  if (types.includes('boolean') && !types.includes('string')) return coerceBoolean(value)
  if (types.includes('string') && Number.isFinite(value) && !forms.some((form) => form['x-exact'])) return String(value)
  return value
}

/** Truncates a list that is too long to one entry past the limit: the validator still rejects it, without checking every entry. */
function coerceList(document: OpenApiDocument, list: Schema | undefined, values: unknown[]): unknown {
  const items = list?.items
  const checked = list?.maxItems === undefined ? values : values.slice(0, list.maxItems + 1)
  return items ? checked.map((item) => coerce(document, items, item)) : checked
}

/** Coerces empty arrays among the declared properties to empty objects; everything else stays as it was sent. */
function coerceObject(document: OpenApiDocument, forms: readonly Schema[], value: object): object {
  const properties = Object.assign({}, ...forms.map((form) => propertiesOf(document, form))) as Record<string, Schema>
  const given = (forms.every(isClosed) ? truncate(value, properties) : value) as Record<string, unknown>
  const empty = Object.entries(properties).filter(([name]) => Object.hasOwn(given, name) && isEmptyList(given[name]))
  return empty.length
    ? { ...given, ...Object.fromEntries(empty.map(([name, property]) => [name, coerce(document, property, given[name])])) }
    : given
}

const isClosed = (schema: Schema): boolean => schema.additionalProperties === false

/** Truncates an object with too many properties: the validator still rejects it, without listing every one. */
function truncate(value: object, properties: Record<string, Schema>): object {
  const maxCount = Object.keys(properties).length + MAX_NAMED
  const result: Record<string, unknown> = {}
  let count = 0
  for (const name in value) {
    if (++count > maxCount) return result
    Object.defineProperty(result, name, {
      value: (value as Record<string, unknown>)[name],
      enumerable: true,
      writable: true,
      configurable: true,
    })
  }
  return value
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && !value.length
}

function coerceBoolean(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : value
  if (word === 1 || word === '1' || word === 'true') return true
  if (word === 0 || word === '0' || word === 'false') return false
  return value
}
