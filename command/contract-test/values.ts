// Generates values from a schema: valid ones, and invalid ones that break one rule each.
import { typesOf, mergeSchema } from './documents.ts'
import type { Document, Operation, Schema } from './documents.ts'
import { isInvalid, isValid } from './validity.ts'

export interface Sample {
  /** Describes the value, such as `out of bounds, 101`. */
  what: string
  value: unknown
}

const MAX_DEPTH = 4
const MAX_TEXT_LENGTH = 10_000
const nonAsciiText = 'Überfahrt “naïve” 🚢 <b>&amp;</b>'
/** At least one of these breaks any rule that a string can have. */
const malformedTexts = ['', ' ', '!', ':', '<>', 'no such thing', '::://', 'a@b@c', '%%%']
const wrongTypes = ['not a value', { none: 'not a value' }, [{ none: 'not a value' }], [['not a value']], true, 1.5]

/** Returns a valid value: the example of the schema, or the smallest valid value. */
export function exampleOf(document: Document, schema: Schema, depth = 0): unknown {
  const own = mergeSchema(document, schema)
  if (own.example !== undefined) return own.example
  if (own.default !== undefined) return own.default
  if (own.enum) return own.enum[0]
  const [form] = alternativesOf(own)
  if (form) return exampleOf(document, form, depth + 1)
  const [type = own.properties ? 'object' : 'string'] = typesOf(own)
  if (type === 'object') return requiredOf(document, own, depth)
  if (type === 'array')
    return own.items && depth < MAX_DEPTH
      ? Array.from({ length: own.minItems ?? 1 }, () => exampleOf(document, own.items ?? {}, depth + 1))
      : []
  if (type === 'integer' || type === 'number') return own.minimum ?? (own.exclusiveMinimum ?? 0) + 1
  return type === 'boolean' ? true : type === 'null' ? null : 'text'
}

/** Returns the examples of the query parameters that an operation requires. */
export function requiredQuery({ document, parameters }: Operation): Record<string, unknown> {
  const required = parameters.filter((one) => one.in === 'query' && one.required)
  return Object.fromEntries(required.map(({ name, schema }) => [name, exampleOf(document, schema ?? {})]))
}

/** Returns valid values: examples, each enum value, each bound, each alternative form. */
export function validValues(document: Document, schema: Schema): Sample[] {
  return removeDuplicates([{ what: 'its example', value: exampleOf(document, schema) }, ...validOf(document, schema, 0)]).filter(
    ({ value }) => isValid(document, schema, value),
  )
}

/** Returns values that break one rule each, even with type coercion. */
export function invalidValues(document: Document, schema: Schema): Sample[] {
  return removeDuplicates(invalidOf(document, schema, 0)).filter(({ value }) => isInvalid(document, schema, value))
}

/** Returns changes of the fields of a valid body, each of which breaks a rule about several fields. Undefined removes a field. */
export function ruleBreaks(document: Document, schema: Schema): Sample[] {
  const { anyOf = [], not } = mergeSchema(document, schema)['x-rules'] ?? {}
  const needed = [...new Set(anyOf.flatMap(({ required = [] }) => required))]
  const forbidden = not ? (not.anyOf ?? [not]) : []
  return [
    ...(needed.length
      ? [{ what: `without ${needed.join(', ')}`, value: Object.fromEntries(needed.map((name) => [name, undefined])) }]
      : []),
    ...forbidden.map((rule) => ({ what: `with ${rule.required?.join(' and ')}`, value: requiredOf(document, rule, 0) })),
  ]
}

function validOf(document: Document, schema: Schema, depth: number): Sample[] {
  const own = mergeSchema(document, schema)
  if (depth > MAX_DEPTH) return []
  const types = typesOf(own)
  return [
    ...alternativesOf(own).flatMap((form) => validOf(document, form, depth + 1)),
    ...(own.enum ?? []).map((value) => ({ what: JSON.stringify(value), value })),
    ...(types.includes('null') ? [{ what: 'null', value: null }] : []),
    ...(types.includes('boolean') ? [true, false].map((value) => ({ what: String(value), value })) : []),
    ...(types.includes('integer') || types.includes('number') ? boundsOf(own).map((value) => ({ what: String(value), value })) : []),
    ...(types.includes('string') ? validTexts(own) : []),
    ...(own.items
      ? [
          { what: 'an empty list', value: [] },
          ...validOf(document, own.items, depth + 1).map(({ what, value }) => ({ what: `a list of ${what}`, value: [value] })),
        ]
      : []),
    ...inProperties(document, own, depth, (property) => [
      { what: 'its example', value: exampleOf(document, property, depth + 1) },
      ...validOf(document, property, depth + 1),
    ]),
  ]
}

function invalidOf(document: Document, schema: Schema, depth: number): Sample[] {
  const own = mergeSchema(document, schema)
  if (depth > MAX_DEPTH) return []
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minItems, maxItems, items } = own
  const outside = [minimum !== undefined && minimum - 1, maximum !== undefined && maximum + 1, exclusiveMinimum, exclusiveMaximum].filter(
    (value) => typeof value === 'number',
  )
  const one = items && exampleOf(document, items, depth + 1)
  const lengths = [minItems && minItems - 1, maxItems !== undefined && maxItems + 1].filter((length) => typeof length === 'number')
  return [
    ...firstInvalid(document, own, wrongTypes).map((value) => ({ what: `with a wrong type, ${formatValue(value)}`, value })),
    ...alternativesOf(own).flatMap((form) => invalidOf(document, form, depth + 1)),
    ...(own.enum ? [{ what: 'not in the enum', value: 'none-of-these' }] : []),
    ...outside.map((value) => ({ what: `out of bounds, ${value}`, value })),
    ...invalidTexts(document, own),
    ...lengths.map((length) => ({
      what: `a list of ${length}`,
      value: Array.from({ length }, (_, at) => (own.uniqueItems && typeof one === 'number' ? one + at : one)),
    })),
    ...(own.uniqueItems ? [{ what: 'a list with a duplicate', value: [one, one] }] : []),
    ...(items
      ? invalidOf(document, items, depth + 1).map(({ what, value }) => ({ what: `a list with one value ${what}`, value: [value] }))
      : []),
    ...(own.required ?? []).map((name) => ({ what: `without ${name}`, value: without(requiredOf(document, own, depth), name) })),
    ...inProperties(document, own, depth, (property) => invalidOf(document, property, depth + 1)),
  ]
}

function validTexts({ minLength, maxLength, pattern, format, enum: allowed }: Schema): Sample[] {
  if (pattern || format || allowed) return []
  const lengths = [minLength ?? 0, ...(maxLength && maxLength <= MAX_TEXT_LENGTH ? [maxLength] : [])]
  return [
    { what: 'a text with non-ASCII characters', value: nonAsciiText },
    ...lengths.map((length) => ({ what: `a text of ${length} characters`, value: 'x'.repeat(length) })),
  ]
}

function invalidTexts(document: Document, own: Schema): Sample[] {
  const { minLength, maxLength, pattern, format } = own
  return [
    ...(minLength ? [{ what: `a text of ${minLength - 1} characters`, value: 'x'.repeat(minLength - 1) }] : []),
    ...(maxLength && maxLength < MAX_TEXT_LENGTH
      ? [{ what: `a text of ${maxLength + 1} characters`, value: 'x'.repeat(maxLength + 1) }]
      : []),
    ...((pattern ?? format)
      ? firstInvalid(document, own, malformedTexts).map((value) => ({ what: `with a wrong format, ${formatValue(value)}`, value }))
      : []),
  ]
}

/** Returns the bounds of a number, if they are inclusive. */
function boundsOf({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: Schema): number[] {
  return [
    minimum,
    maximum,
    exclusiveMinimum !== undefined && exclusiveMinimum + 1,
    exclusiveMaximum !== undefined && exclusiveMaximum - 1,
  ].filter((value) => typeof value === 'number')
}

function firstInvalid(document: Document, schema: Schema, candidates: readonly unknown[]): unknown[] {
  return candidates.filter((value) => isInvalid(document, schema, value)).slice(0, 1)
}

/** Returns an object for each sample of each property, otherwise with only the required properties. */
function inProperties(document: Document, own: Schema, depth: number, samplesOf: (property: Schema) => Sample[]): Sample[] {
  const required = requiredOf(document, own, depth)
  return Object.entries(own.properties ?? {}).flatMap(([name, property]) =>
    samplesOf(property).map(({ what, value }) => ({ what: `with ${name} ${what}`, value: { ...required, [name]: value } })),
  )
}

function requiredOf(document: Document, own: Schema, depth: number): Record<string, unknown> {
  if (depth > MAX_DEPTH) return {}
  return Object.fromEntries((own.required ?? []).map((name) => [name, exampleOf(document, own.properties?.[name] ?? {}, depth + 1)]))
}

function alternativesOf({ oneOf, anyOf }: Schema): Schema[] {
  return [...(oneOf ?? []), ...(anyOf ?? [])]
}

function without(value: Record<string, unknown>, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(value).filter(([key]) => key !== name))
}

function removeDuplicates(samples: Sample[]): Sample[] {
  return [
    ...new Map(samples.map((sample) => [JSON.stringify(sample.value), sample]).toReversed() as [string, Sample][]).values(),
  ].toReversed()
}

function formatValue(value: unknown): string {
  return JSON.stringify(value).slice(0, 40)
}
