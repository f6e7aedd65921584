// Query strings and forms: every client's spelling of a list or an object becomes one value.
import { alternatives, typesOf } from '../contract/documents.ts'
import type { OpenApiDocument, Parameter } from '../contract/documents.ts'

export type QueryValue = string | string[] | { [member: string]: string | string[] }
export type QueryValues = Record<string, QueryValue>

const MOST_PAIRS = 1000
const unsafe = new Set(['__proto__', 'constructor', 'prototype'])

/** `a=1&a=2&b[]=3&c[k]=v&c[k][]=w` -> texts, lists and one level of object. */
export function parseQuery(text: string): QueryValues {
  const values: QueryValues = {}
  for (const pair of text.split('&', MOST_PAIRS)) {
    if (!pair) continue
    const equals = pair.indexOf('=')
    const key = decoded(equals < 0 ? pair : pair.slice(0, equals))
    const value = equals < 0 ? '' : decoded(pair.slice(equals + 1))
    const bracket = key.indexOf('[')
    if (bracket <= 0) add(values, key, value, false)
    else addBracketed(values, key.slice(0, bracket), [...key.slice(bracket).matchAll(/\[([^\]]*)\]/g)].map((match) => match[1] ?? ''), value)
  }
  return values
}

function decoded(text: string): string {
  if (!/[%+]/.test(text)) return text
  try {
    return decodeURIComponent(text.replace(/\+/g, ' '))
  } catch {
    return text
  }
}

function addBracketed(values: QueryValues, name: string, members: string[], value: string): void {
  const [member = '', ...deeper] = members
  if (member === '' || /^\d+$/.test(member)) return add(values, name, value, true)
  if (unsafe.has(name) || unsafe.has(member)) return
  const known = values[name]
  const object = known && typeof known === 'object' && !Array.isArray(known) ? known : (values[name] = {})
  add(object, member, value, deeper.length > 0)
}

function add(values: Record<string, unknown>, key: string, value: string, asList: boolean): void {
  if (unsafe.has(key)) return
  const known = values[key]
  if (known === undefined) values[key] = asList ? [value] : value
  else if (Array.isArray(known)) known.push(value)
  else values[key] = [known, value]
}

/** How the query parameters of an operation are spelled: which are lists, and which members of objects are. */
export type ListPlan = { name: string; isList: boolean; listMembers: string[] }[]

export function listPlan(document: OpenApiDocument, parameters: Parameter[]): ListPlan {
  return parameters.flatMap(({ name, schema }) => {
    const forms = schema ? alternatives(document, schema) : []
    const isList = forms.some((form) => typesOf(form).includes('array'))
    const object = forms.find((form) => typesOf(form).includes('object'))
    const listMembers = Object.entries(object?.properties ?? {}).flatMap(([member, of]) => (alternatives(document, of).some((form) => typesOf(form).includes('array')) ? [member] : []))
    return isList || object ? [{ name, isList, listMembers }] : []
  })
}

/** Splits lists at commas and white space, where the plan says that there are lists; takes the last of a repeated text. */
export function withLists(plan: ListPlan, values: QueryValues): QueryValues {
  const lists = new Map(plan.map((one) => [one.name, one]))
  const result: QueryValues = {}
  for (const [name, value] of Object.entries(values)) {
    const as = lists.get(name)
    if (!as) result[name] = Array.isArray(value) ? (value.at(-1) ?? '') : value
    else if (typeof value === 'string' || Array.isArray(value)) result[name] = as.isList ? split(value) : value
    else result[name] = Object.fromEntries(Object.entries(value).map(([member, of]) => [member, as.listMembers.includes(member) ? split(of) : of]))
  }
  return result
}

function split(value: string | string[]): string[] {
  return [value].flat().flatMap((text) => text.split(/[\s,]+/).filter(Boolean))
}

/** Back to a query string, lists spelled `a[0]=1`. */
export function queryString(values: QueryValues): string {
  return Object.entries(values)
    .flatMap(([name, value]) => pairs(name, value))
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .join('&')
}

function pairs(name: string, value: QueryValue): [string, string][] {
  if (typeof value === 'string') return [[name, value]]
  if (Array.isArray(value)) return value.map((one, index) => [`${name}[${index}]`, one])
  return Object.entries(value).flatMap(([member, of]) => pairs(`${name}[${member}]`, of))
}
