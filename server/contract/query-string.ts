// Parses query strings and forms, and normalizes the notations of lists and objects.
import { schemaAlternatives, splitList, typesOf } from './documents.ts'
import type { OpenApiDocument, Parameter, Schema } from './documents.ts'
import { invalidParam } from './api-error.ts'

export type QueryValue = string | string[] | QueryObject
export interface QueryObject {
  [member: string]: QueryValue
}
export type QueryValues = Record<string, QueryValue>

const MAX_PAIRS = 1000
const MAX_DEPTH = 100
const unsafe = new Set(['__proto__', 'constructor', 'prototype'])

/** Parses a query such as `a=1&a=2&b[]=3&c[k]=v&c[l][]=w&c[m][n]=x` to strings, lists and objects. */
export function parseQuery(text: string): QueryValues {
  return valuesIn(text.split('&', MAX_PAIRS).filter(Boolean).map(parsePair))
}

function parsePair(text: string): [string, string] {
  const equals = text.indexOf('=')
  return equals < 0 ? [decode(text), ''] : [decode(text.slice(0, equals)), decode(text.slice(equals + 1))]
}

/** Groups names and values to strings, lists and objects. */
export function valuesIn(pairs: readonly [string, string][]): QueryValues {
  const values: QueryValues = {}
  for (const [key, value] of pairs) {
    const bracket = key.indexOf('[')
    if (bracket <= 0) add(values, key, value, false)
    else
      addBracketed(
        values,
        key.slice(0, bracket),
        [...key.slice(bracket).matchAll(/\[([^[\]]*)\]/g)].map((match) => match[1] ?? ''),
        value,
      )
  }
  return values
}

/** Percent-decodes and removes NUL, which PostgreSQL cannot store. */
function decode(text: string): string {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replace(/\+/g, ' ')).replaceAll('\0', '')
  } catch {
    return text
  }
}

function addBracketed(values: QueryValues, name: string, members: string[], value: string): void {
  if (members.length > MAX_DEPTH) throw invalidParam(name, `must not be nested deeper than ${MAX_DEPTH} levels`)
  const [member = '', ...deeper] = members
  if (member === '' || /^\d+$/.test(member)) return add(values, name, value, true)
  if (unsafe.has(name) || unsafe.has(member)) return
  if (deeper.length) addBracketed(toObject(values, name), member, deeper, value)
  else add(toObject(values, name), member, value, false)
}

/** The member for the plain value of a parameter that is sent both with and without members. */
const UNNAMED = ''

function toObject(values: QueryValues, name: string): QueryObject {
  const known = values[name]
  if (isObject(known)) return known
  return (values[name] = known === undefined ? {} : { [UNNAMED]: known })
}

const isObject = (value: QueryValue | undefined): value is QueryObject => typeof value === 'object' && !Array.isArray(value)

function add(values: QueryValues, key: string, value: string, asList: boolean): void {
  if (unsafe.has(key)) return
  const known = values[key]
  if (isObject(known)) return add(known, UNNAMED, value, asList)
  if (known === undefined) values[key] = asList ? [value] : value
  else if (Array.isArray(known)) known.push(value)
  else values[key] = [known, value]
}

/** The format of a parameter: a list, a boolean, or an object whose members have formats. */
export interface ParameterFormat {
  list?: Schema | undefined
  /** The spellings of `true` and `false`, if the value is a boolean. */
  booleans: Readonly<Record<string, string>> | undefined
  /** Whether the value, or each entry of the list, is a number. */
  isNumber: boolean
  /** Whether the list has a non-empty default, which an empty value means. */
  hasDefault: boolean
  members: Record<string, ParameterFormat>
}

export interface ParameterFormats {
  byName: ReadonlyMap<string, ParameterFormat>
  /** The name of the parameter that each member belongs to. */
  owners: ReadonlyMap<string, string>
}

const list: ParameterFormat = { list: { type: 'array' }, booleans: undefined, isNumber: false, hasDefault: false, members: {} }

/** The formats of an operation's parameters, including `_fields` and `_embed`, which every operation has. */
export function parameterFormats(document: OpenApiDocument, parameters: Parameter[]): ParameterFormats {
  const named = parameters.flatMap(({ name, schema }) => (schema ? [[name, readFormat(document, schema)] as const] : []))
  const owners = named.flatMap(([name, { members }]) => Object.keys(members).map((member) => [member, name] as const))
  // A member of several parameters is named with the first.
  return { byName: new Map([['_fields', list], ['_embed', list], ...named]), owners: new Map(owners.reverse()) }
}

function readFormat(document: OpenApiDocument, schema: Schema): ParameterFormat {
  const forms = schemaAlternatives(document, schema)
  const has = (type: string): boolean => forms.some((form) => typesOf(form).includes(type))
  const properties = forms.find((form) => form.properties)?.properties ?? {}
  const list = forms.find((form) => typesOf(form).includes('array'))
  return {
    list,
    // Values that can also be text are not converted.
    booleans: has('boolean') && !has('string') ? (document['x-boolean-words'] ? booleanWords : plainBooleans) : undefined,
    isNumber:
      [...forms, ...(list?.items ? schemaAlternatives(document, list.items) : [])].flatMap(typesOf).some(isNumeric) && !has('string'),
    hasDefault: Array.isArray(schema.default) && schema.default.length > 0,
    members: Object.fromEntries(Object.entries(properties).map(([member, of]) => [member, readFormat(document, of)])),
  }
}

/**
 * Normalizes query values: splits lists at commas and white space, or with `x-commas` only texts at commas; uses the last of a repeated value;
 * accepts `1` and `0` as booleans, and in documents with `x-boolean-words` also `yes`, `no`, `on` and `off`.
 * Throws if a member of a parameter is sent without the parameter.
 */
export function normalizeQuery(formats: ParameterFormats, values: QueryValues): QueryValues {
  for (const name of Object.keys(values)) assertNoMember(name, formats)
  const normalized: QueryValues = {}
  for (const [name, given] of Object.entries(values)) {
    const format = formats.byName.get(name)
    const value = normalizeValue(name, format, given)
    if (!format?.hasDefault || value.length !== 0) normalized[name] = value
  }
  return normalized
}

/** Rejects a member without its parameter, such as `operator=AND`, which does not say to which filter it belongs. */
function assertNoMember(name: string, { byName, owners }: ParameterFormats): void {
  const owner = byName.has(name) ? undefined : owners.get(name)
  if (owner !== undefined) throw invalidParam(name, `must be sent as a member of the filter that it belongs to, as in ${owner}[${name}]`)
}

function normalizeValue(name: string, format: ParameterFormat | undefined, value: QueryValue): QueryValue {
  if (isObject(value)) {
    if (format && UNNAMED in value) throw invalidParam(name, `must be sent either as ${name}=… or as ${name}[…]=…, not both`)
    // The validator splits lists and would fail on an object.
    if (format?.list && !Object.keys(format.members).length) throw invalidParam(name, 'must be a list')
    return Object.fromEntries(
      Object.entries(value).map(([member, of]) => [member, normalizeValue(`${name}[${member}]`, format?.members[member], of)]),
    )
  }
  return normalizeText(format, value)
}

function normalizeText(format: ParameterFormat | undefined, value: string | string[]): string | string[] {
  const list = format?.list
  const clean = format?.isNumber ? finiteNumber : (text: string) => text
  // Texts may contain commas; sent one by one, they are entries.
  if (list?.['x-commas'] && Array.isArray(value)) return value
  if (list && !isBoolean(format, value)) return [value].flat().flatMap((text) => splitList(list, text).map(clean))
  const text = clean([value].flat().at(-1) ?? '')
  return format?.booleans?.[text.toLowerCase()] ?? text
}

/** Whether a parameter that is a boolean or a list is sent as a boolean. */
function isBoolean({ booleans }: ParameterFormat, value: string | string[]): boolean {
  return booleans !== undefined && typeof value === 'string' && Object.hasOwn(booleans, value.toLowerCase())
}

const isNumeric = (type: string): boolean => type === 'integer' || type === 'number'

/** Replaces `Infinity` and `1e999`, which the validator accepts as numbers regardless of bounds. */
export function finiteNumber(text: string): string {
  return Math.abs(Number(text)) === Infinity ? 'NaN' : text
}

const plainBooleans = { '1': 'true', true: 'true', '0': 'false', false: 'false' }
const booleanWords = { ...plainBooleans, yes: 'true', y: 'true', on: 'true', no: 'false', n: 'false', off: 'false' }

/** Serializes the values to a query string, with lists as `a[0]=1`. */
export function queryString(values: QueryValues): string {
  return Object.entries(values)
    .flatMap(([name, value]) => flattenPairs(name, value))
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .join('&')
}

/** Percent-encodes text. Most text needs no encoding, and checking is faster than encoding. */
export const encode = (text: string): string => (/^[\w.-]*$/.test(text) ? text : encodeURIComponent(text))

function flattenPairs(name: string, value: QueryValue): [string, string][] {
  if (typeof value === 'string') return [[name, value]]
  if (Array.isArray(value)) return value.map((entry, index) => [`${name}[${index}]`, entry])
  return Object.entries(value).flatMap(([member, of]) => flattenPairs(`${name}[${member}]`, of))
}
