// How two answers differ that should be the same.
import { isDeepStrictEqual } from 'node:util'
import type { Operation } from './documents.ts'
import type { Answer } from './exchange.ts'

/** Each difference from the plain answer; of the headers those count that the contract has for it. */
export function differences(operation: Operation, plain: Answer, other: Answer): string[] {
  if (other.status !== plain.status) return [`the status is ${other.status}, that of the plain answer ${plain.status}`]
  const names = comparedHeaders(operation, plain)
  // A body that tells its own address names that of the other request, and has another tag then.
  const isSame = isDeepStrictEqual(other.body, plain.body)
  return [...headerDifferences(isSame ? names : names.filter((name) => name !== 'ETag'), plain, other), ...bodyDifferences(plain, other)]
}

export function comparedHeaders({ responses }: Operation, { status }: Answer): string[] {
  return ['Content-Type', ...Object.keys(responses[String(status)]?.headers ?? {})]
}

export function headerDifferences(names: readonly string[], plain: Answer, other: Answer): string[] {
  return names.flatMap((name) => {
    const [due, came] = [plain, other].map(({ headers }) => comparable(name, headers.get(name)))
    return due === came ? [] : [`the header ${name} is ${shown(came)}, that of the plain answer ${shown(due)}`]
  })
}

/** Of a type what counts, and addresses without the way in which they were asked for. */
function comparable(name: string, value: string | null): string | null | undefined {
  if (name === 'Content-Type') return value?.split(';')[0]?.trim()
  return value && asAddress(value)
}

/** Of addresses what they lead to, without the way in which it was asked for. */
function asAddress(text: string): string {
  return text.replace(/(?<=[?&])_(envelope|embed|fields)(\[\d*\]|%5B\d*%5D)?=[^&>\s]*&?/gi, '').replace(/[?&](?=$|>)/g, '')
}

function bodyDifferences(plain: Answer, other: Answer): string[] {
  if (plain.body === undefined) return plain.text === other.text ? [] : ['the body differs from that of the plain answer']
  return valueDifference(plain.body, other.body)
}

/** Where a value differs from the one that is due first; empty if it does not. */
export function valueDifference(due: unknown, came: unknown, place = ''): string[] {
  if (Object.is(due, came)) return []
  if (typeof due === 'string' && typeof came === 'string' && asAddress(due) === asAddress(came)) return []
  if (isObject(due) && isObject(came) && Array.isArray(due) === Array.isArray(came)) {
    for (const key of new Set([...Object.keys(due), ...Object.keys(came)])) {
      const found = valueDifference(due[key], came[key], `${place}/${key}`)
      if (found.length) return found
    }
    return []
  }
  return [`${place || 'the whole'} is ${shown(came)}, due is ${shown(due)}`]
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function shown(value: unknown): string {
  return value === undefined || value === null ? 'not there' : JSON.stringify(value).slice(0, 100)
}
