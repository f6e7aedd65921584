// Request bodies: reads JSON and forms, and turns the scalar spellings that clients use into what the contract says.
import type { IncomingHttpHeaders } from 'node:http'
import { alternatives, entriesOf, propertiesOf, typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, Schema } from '../contract/documents.ts'
import { ApiError } from '../errors.ts'
import { fieldsIn, formReader, isFormWithParts } from './form.ts'
import { parseQuery } from './query.ts'
import type { ApiRequest } from './request.ts'

const MAX_BYTES = 10 * 1024 * 1024
const MAX_DEPTH = 100

/** What the body holds; undefined if that is nothing. Types other than JSON and forms are not read. */
export async function readBody({ headers, body }: ApiRequest): Promise<unknown> {
  if ('value' in body) return body.value
  if (isFormWithParts({ headers })) return fieldsOfForm(headers, await body.read(MAX_BYTES))
  const type = headers['content-type'] ?? ''
  const isForm = /^application\/x-www-form-urlencoded\b/i.test(type)
  if (!isForm && !/^application\/([\w.+-]+\+)?json\b/i.test(type)) return undefined
  const text = decoderFor(type).decode(await body.read(MAX_BYTES))
  if (isForm) return parseQuery(text)
  return text.trim() === '' ? undefined : parsedJson(text)
}

function decoderFor(type: string): TextDecoder {
  const [, charset = 'utf-8'] = /;\s*charset="?([^\s";]+)/i.exec(type) ?? []
  try {
    return new TextDecoder(charset)
  } catch {
    throw new ApiError(400, 'rest_invalid_param', `The charset "${charset}" of the body is unknown. Send UTF-8.`)
  }
}

/** Files among them are left out. */
async function fieldsOfForm(headers: IncomingHttpHeaders, bytes: Buffer): Promise<unknown> {
  if (!bytes.length) return undefined
  const form = formReader({ headers })
  if (!form) throw unreadableForm()
  const fields = fieldsIn(form)
  form.on('file', (_field, content) => void content.resume())
  await new Promise<void>((done, fail) => {
    form.on('error', () => fail(unreadableForm()))
    form.on('close', done)
    form.end(bytes)
  })
  return fields()
}

function unreadableForm(): ApiError {
  return new ApiError(400, 'rest_invalid_form', 'The form cannot be read to its end. Send it as multipart/form-data with a boundary.')
}

/** A body as fields: what is no object has none. */
export function fieldsOf(body: unknown): Record<string, unknown> {
  return body && typeof body === 'object' && !Array.isArray(body) ? (body as Record<string, unknown>) : {}
}

function parsedJson(text: string): unknown {
  if (depthOf(text) > MAX_DEPTH) throw new ApiError(400, 'rest_invalid_json', `The JSON body is nested deeper than ${MAX_DEPTH} levels.`)
  try {
    return text.includes('\\u0000') ? JSON.parse(text, withoutNul) : JSON.parse(text)
  } catch (error) {
    throw new ApiError(400, 'rest_invalid_json', `The body is not valid JSON: ${(error as Error).message}.`)
  }
}

/** PostgreSQL cannot store NUL. */
function withoutNul(_key: string, value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value
}

function depthOf(text: string): number {
  let depth = 0
  let deepest = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]
    if (inText) {
      if (sign === '\\') at++
      else if (sign === '"') inText = false
    } else if (sign === '"') inText = true
    else if (sign === '{' || sign === '[') deepest = Math.max(deepest, ++depth)
    else if (sign === '}' || sign === ']') depth--
  }
  return deepest
}

/** `"3"` for an integer, `"true"` or `1` for a boolean, `1984` for a text, `a,b` for a list, `[]` for an empty object. What fits no spelling stays, for the validator to refuse. */
export function withSpellings(
  document: OpenApiDocument,
  properties: Record<string, Schema>,
  body: Record<string, unknown>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(body).map(([name, value]) => [
      name,
      Object.hasOwn(properties, name) && properties[name] ? spelled(document, properties[name], value) : value,
    ]),
  )
}

function spelled(document: OpenApiDocument, schema: Schema, value: unknown): unknown {
  const forms = alternatives(document, schema)
  const types = forms.flatMap(typesOf)
  const list = forms.find((form) => typesOf(form).includes('array'))
  if (typeof value === 'string' && types.includes('string')) return value
  if (typeof value === 'number' && (types.includes('integer') || types.includes('number'))) return value
  // Some languages have one empty value for lists and objects.
  if (isEmptyList(value) && types.includes('object') && !types.includes('array')) return {}
  if (Array.isArray(value)) return spelledList(document, list, value)
  if (value && typeof value === 'object') return spelledObject(document, forms, value)
  if (list && typeof value === 'string') return spelledList(document, list, entriesOf(list, value))
  if (list && typeof value === 'number') return spelledList(document, list, [value])
  if (types.includes('integer') && typeof value === 'string' && /^\s*[+-]?\d+\s*$/.test(value)) return Number(value)
  if (types.includes('number') && typeof value === 'string' && value.trim() !== '' && Number.isFinite(Number(value))) return Number(value)
  if (types.includes('boolean') && !types.includes('string')) return spelledBoolean(value)
  if (types.includes('string') && Number.isFinite(value) && !forms.some((form) => form['x-exact'])) return String(value)
  return value
}

/** Of a list that is too long, just enough for the validator to refuse it: it would look at every entry. */
function spelledList(document: OpenApiDocument, list: Schema | undefined, values: unknown[]): unknown {
  const items = list?.items
  const seen = list?.maxItems === undefined ? values : values.slice(0, list.maxItems + 1)
  return items ? seen.map((one) => spelled(document, items, one)) : seen
}

/** Empty objects within it too; all else stays as it was sent. */
function spelledObject(document: OpenApiDocument, forms: Schema[], value: object): object {
  const properties = Object.assign({}, ...forms.map((form) => propertiesOf(document, form))) as Record<string, Schema>
  const inForm = (name: string, one: unknown): unknown => {
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined
    return property && isEmptyList(one) ? spelled(document, property, one) : one
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, inForm(name, one)]))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && !value.length
}

function spelledBoolean(value: unknown): unknown {
  const word = typeof value === 'string' ? value.toLowerCase() : value
  if (word === 1 || word === '1' || word === 'true') return true
  if (word === 0 || word === '0' || word === 'false') return false
  return value
}
