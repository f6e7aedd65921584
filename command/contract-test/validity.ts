// Validates values against schemas of the contract.
import { Ajv2020 } from 'ajv/dist/2020.js'
import type { ErrorObject, Options, ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { withoutMappings } from '#server/contract/discriminators.ts'
import type { Document, Schema } from './documents.ts'

/** The contract's own formats. */
const formats = {
  'iso-date-time': /^\d{4}-\d{2}-\d{2}([T ]\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})?)?$/i,
  'date-time-local': /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}$/,
  'lenient-date': /\d|\b(now|next|last|\w+day|tomorrow)\b/i,
  'time-zone': /^$|^(UTC[+-]\d|[a-z]+([/_-]|$)|[+-]\d)/i,
  'web-url': /^$|^https?:\/\/[^\s<>"]+$/i,
  'mail-url': /^$|^[^\s@<>"]+@[^\s@<>"]+$/,
  binary: true as const,
}

type Validate = ValidateFunction

const strict = createValidator({}, (schema) => ({ allOf: [schema] }))
// Services may coerce `"3"` to 3 and a single value to a list. Ajv coerces in place, so the value needs a parent object.
const lenient = createValidator({ coerceTypes: 'array' }, (schema) => ({ properties: { value: schema } }))

/** Returns what is wrong with a value, each problem with its path. Empty if the value is valid. */
export function schemaViolations(document: Document, schema: Schema, value: unknown): string[] {
  const validate = strict(document, schema)
  return validate(value) ? [] : (validate.errors ?? []).map(describeError)
}

export function isValid(document: Document, schema: Schema, value: unknown): boolean {
  return strict(document, schema)(value)
}

/** Whether the value is invalid even with type coercion. */
export function isInvalid(document: Document, schema: Schema, value: unknown): boolean {
  return !isValid(document, schema, value) && !lenient(document, schema)({ value: structuredClone(value) })
}

function createValidator(options: Options, wrap: (schema: Schema) => object): (document: Document, schema: Schema) => Validate {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    discriminator: true,
    verbose: true,
    validateSchema: false,
    logger: false,
    formats,
    // To optimize the code takes longer than it saves.
    code: { optimize: false },
    ...options,
  })
  addFormats.default(ajv)
  const bySchema = new WeakMap<Schema, Validate>()
  // Many operations repeat the same schemas.
  const byText = new Map<string, Validate>()
  const names = new WeakMap<Document, string>()
  let count = 0
  // The document is compiled once, and each schema refers to it by name.
  const nameOf = (document: Document): string => {
    const name = names.get(document) ?? `document-${++count}`
    if (!names.has(document)) ajv.addSchema({ components: withoutMappings(document.components) }, name)
    names.set(document, name)
    return name
  }
  const compiled = (document: Document, schema: Schema): Validate => {
    const text = JSON.stringify(wrap(schema)).replaceAll('"$ref":"#/', `"$ref":"${nameOf(document)}#/`)
    const validate = byText.get(text) ?? ajv.compile(JSON.parse(text) as object)
    byText.set(text, validate)
    return validate
  }
  return (document, schema) => {
    const validate = bySchema.get(schema) ?? compiled(document, schema)
    bySchema.set(schema, validate)
    return validate
  }
}

const MAX_SHOWN_LENGTH = 80

function describeError({ instancePath, message, keyword, params, data }: ErrorObject): string {
  const about = Object.values(params as Record<string, unknown>).filter((one) => typeof one === 'string' || Array.isArray(one))
  return `${instancePath || 'the value'} ${message ?? 'is not valid'}${about.length ? ` (${JSON.stringify(about.length > 1 ? about : about[0])})` : ''}${keyword === 'required' ? '' : `, got ${shorten(JSON.stringify(data))}`}`
}

/** Nothing is received where the body is not JSON. */
function shorten(json: string | undefined): string {
  const text = json ?? 'nothing'
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}
