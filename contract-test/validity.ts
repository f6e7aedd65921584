// Whether a value is as a schema of the contract says.
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Document, Schema } from './documents.ts'

/** What the names of the contract's own formats stand for. */
const formats = {
  'iso-date-time': /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i,
  'date-time-local': /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}$/,
  'spelled-date': /\d|\b(now|next|last|\w+day|tomorrow)\b/i,
  'time-zone': /^$|^(UTC[+-]\d|[a-z]+([/_-]|$)|[+-]\d)/i,
  'web-address': /^$|^https?:\/\/[^\s<>"]+$/i,
  'mail-address': /^$|^[^\s@<>"]+@[^\s@<>"]+$/,
  binary: true as const,
}

type Check = ValidateFunction

const strict = checker({}, (schema) => ({ allOf: [schema] }))
// Services may take `"3"` for 3 and a single value for a list of one. A value is changed in its place, so it needs one.
const generous = checker({ coerceTypes: 'array' }, (schema) => ({ properties: { value: schema } }))

/** What is wrong with a value, each with its place in it; empty if nothing is. */
export function faultsIn(document: Document, schema: Schema, value: unknown): string[] {
  const check = strict(document, schema)
  return check(value) ? [] : (check.errors ?? []).map(worded)
}

export function isValid(document: Document, schema: Schema, value: unknown): boolean {
  return strict(document, schema)(value)
}

/** Whether no reading of the value makes it valid, not even as another spelling of the right type. */
export function isBroken(document: Document, schema: Schema, value: unknown): boolean {
  return !isValid(document, schema, value) && !generous(document, schema)({ value: structuredClone(value) })
}

function checker(options: Options, around: (schema: Schema) => object): (document: Document, schema: Schema) => Check {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateSchema: false, logger: false, formats, ...options })
  addFormats.default(ajv)
  const known = new WeakMap<Schema, Check>()
  const names = new WeakMap<Document, string>()
  let count = 0
  // The document is read once, and each schema refers to it by a name.
  const nameOf = (document: Document): string => {
    const name = names.get(document) ?? `document-${++count}`
    if (!names.has(document)) ajv.addSchema({ components: document.components }, name)
    names.set(document, name)
    return name
  }
  return (document, schema) => {
    const check =
      known.get(schema) ??
      ajv.compile(JSON.parse(JSON.stringify(around(schema)).replaceAll('"$ref":"#/', `"$ref":"${nameOf(document)}#/`)) as object)
    known.set(schema, check)
    return check
  }
}

function worded({ instancePath, message, params }: ErrorObject): string {
  const about = Object.values(params as Record<string, unknown>).filter((one) => typeof one === 'string' || Array.isArray(one))
  return `${instancePath || 'the whole'} ${message ?? 'is not valid'}${about.length ? ` (${JSON.stringify(about.length > 1 ? about : about[0])})` : ''}`
}
