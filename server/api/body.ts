// Request bodies: reads JSON and forms, and turns the scalar spellings that clients use into what the contract says.
import type { IncomingHttpHeaders } from 'node:http'
import { schemaAlternatives, splitList, propertiesOf, typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, Schema } from '../contract/documents.ts'
import { ApiError, invalidParam } from '../contract/api-error.ts'
import { fieldsIn, formReader, isFormWithParts } from './multipart-form.ts'
import { isJson, parsedJson } from './json.ts'
import { parseQuery } from '../contract/query-string.ts'
import type { ApiRequest } from './request.ts'

const MAX_BYTES = 10 * 1024 * 1024
/** Of a body that is read before it is known whether its sender may send it. */
const MAX_VISITOR_BYTES = 64 * 1024

/** How many unknown properties an error names. */
const MAX_NAMED = 20

/** What the body holds; undefined if that is nothing. Types other than JSON and forms are not read, and visitors may send little. */
export async function readBody({ headers, body }: ApiRequest, isVisitor: boolean): Promise<unknown> {
  if ('value' in body) return body.value
  const maxBytes = isVisitor ? MAX_VISITOR_BYTES : MAX_BYTES
  if (isFormWithParts({ headers })) return fieldsOfForm(headers, await body.read(maxBytes))
  const type = headers['content-type'] ?? ''
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type)
  if (!isForm && !isJson(type)) return undefined
  const text = decoderFor(type).decode(await body.read(maxBytes))
  if (isForm) return parseQuery(text)
  return text.trim() === '' ? undefined : parsedJson(text, 'The body')
}

/** Whether a body costs enough to read that rights have to be checked before. What hides its size counts as large. */
export function isLarge({ headers }: ApiRequest): boolean {
  return 'transfer-encoding' in headers || 'content-encoding' in headers || Number(headers['content-length'] ?? 0) > MAX_VISITOR_BYTES
}

function decoderFor(type: string): TextDecoder {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(type) ?? []
  try {
    return new TextDecoder(charset)
  } catch {
    throw new ApiError(400, 'rest_invalid_param', `The charset "${charset}" of the body is not supported. Send UTF-8.`)
  }
}

/** The fields of a form; files are left out. */
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

/** A body as fields. Nothing, or the one empty value that some languages have for lists and objects, has none. */
export function objectFields(body: unknown): Record<string, unknown> {
  if (body === undefined || isEmptyList(body)) return {}
  if (!isObject(body)) throw invalidParam('body', 'must be a JSON object, such as {"title": "Hello"}')
  return body
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The values of the fields in the form of their schemas. */
export function coerceBody(
  document: OpenApiDocument,
  properties: Record<string, Schema>,
  fields: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, properties[name] ? coerced(document, properties[name], value) : value]),
  )
}

/** `"3"` for an integer, `"true"` or `1` for a boolean, `1984` for a text, `a,b` for a list, `[]` for an empty object. What fits no spelling stays, for the validator to refuse. */
function coerced(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  const forms = schemaAlternatives(document, schema)
  const types = forms.flatMap(typesOf)
  const list = forms.find((form) => typesOf(form).includes('array'))
  if (typeof value === 'string' && types.includes('string')) return value
  if (typeof value === 'number' && (types.includes('integer') || types.includes('number'))) return value
  // Some languages have one empty value for lists and objects.
  if (isEmptyList(value) && types.includes('object') && !types.includes('array')) return {}
  if (Array.isArray(value)) return coercedList(document, list, value)
  if (value && typeof value === 'object') return coercedObject(document, forms, value)
  if (list && typeof value === 'string') return coercedList(document, list, splitList(list, value))
  if (list && typeof value === 'number') return coercedList(document, list, [value])
  if (types.includes('integer') && typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value)) return Number(value)
  if (types.includes('number') && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  if (types.includes('boolean') && !types.includes('string')) return coercedBoolean(value)
  if (types.includes('string') && Number.isFinite(value) && !forms.some((form) => form['x-exact'])) return String(value)
  return value
}

/** Of a list that is too long, just enough for the validator to refuse it: it would look at every entry. */
function coercedList(document: OpenApiDocument, list: Schema | undefined, values: unknown[]): unknown {
  const items = list?.items
  const seen = list?.maxItems === undefined ? values : values.slice(0, list.maxItems + 1)
  return items ? seen.map((one) => coerced(document, items, one)) : seen
}

/** Empty objects within it too; all else stays as it was sent. What it holds beside its properties is not walked. */
function coercedObject(document: OpenApiDocument, forms: Schema[], value: object): object {
  const properties = Object.assign({}, ...forms.map((form) => propertiesOf(document, form))) as Record<string, Schema>
  const given = (forms.every(isClosed) ? shortened(value, properties) : value) as Record<string, unknown>
  const empty = Object.entries(properties).filter(([name]) => Object.hasOwn(given, name) && isEmptyList(given[name]))
  return empty.length
    ? { ...given, ...Object.fromEntries(empty.map(([name, property]) => [name, coerced(document, property, given[name])])) }
    : given
}

const isClosed = (schema: Schema): boolean => schema.additionalProperties === false

/** Of an object with too many properties, just enough for the validator to refuse it: it would name every one. */
function shortened(value: object, properties: Record<string, Schema>): object {
  const most = Object.keys(properties).length + MAX_NAMED
  const kept: Record<string, unknown> = {}
  let count = 0
  for (const name in value) {
    if (++count > most) return kept
    Object.defineProperty(kept, name, {
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

function coercedBoolean(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : value
  if (word === 1 || word === '1' || word === 'true') return true
  if (word === 0 || word === '0' || word === 'false') return false
  return value
}
