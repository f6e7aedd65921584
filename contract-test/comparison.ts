// Finds the differences between two responses that should be equal.
import { isDeepStrictEqual } from 'node:util'
import type { Operation } from './documents.ts'
import type { Answer } from './exchange.ts'

/** Returns each difference from the plain response. Only headers that the contract declares are compared. */
export function differences(operation: Operation, plain: Answer, other: Answer): string[] {
  if (other.status !== plain.status) return [`the status is ${other.status}, that of the plain response ${plain.status}`]
  const names = comparedHeaders(operation, plain)
  // A body that contains its own URL contains the URL of the other request, so its ETag differs too.
  const isSame = isDeepStrictEqual(other.body, plain.body)
  return [...headerDifferences(isSame ? names : names.filter((name) => name !== 'ETag'), plain, other), ...bodyDifferences(plain, other)]
}

export function comparedHeaders({ responses }: Operation, { status }: Answer): string[] {
  return ['Content-Type', ...Object.keys(responses[String(status)]?.headers ?? {})]
}

export function headerDifferences(names: readonly string[], plain: Answer, other: Answer): string[] {
  return names.flatMap((name) => {
    const [due, came] = [plain, other].map(({ headers }) => comparable(name, headers.get(name)))
    return due === came ? [] : [`the header ${name} is ${shown(came)}, that of the plain response ${shown(due)}`]
  })
}

/** Normalizes a header: a content type without its parameters, URLs without the parameters of the variant. */
function comparable(name: string, value: string | null): string | null | undefined {
  if (name === 'Content-Type') return value?.split(';')[0]?.trim()
  return value && asAddress(value)
}

/** Removes the parameters of the variant from URLs. */
function asAddress(text: string): string {
  return text.replace(/(?<=[?&])_(envelope|embed|fields)(\[\d*\]|%5B\d*%5D)?=[^&>\s]*&?/gi, '').replace(/[?&](?=$|>)/g, '')
}

function bodyDifferences(plain: Answer, other: Answer): string[] {
  if (plain.body === undefined) return plain.text === other.text ? [] : ['the body differs from that of the plain response']
  return valueDifference(plain.body, other.body)
}

/** Returns the first difference between a value and the expected one, or an empty list. */
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
  return [`${place || 'the body'} is ${shown(came)}, expected ${shown(due)}`]
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function shown(value: unknown): string {
  return value === undefined || value === null ? 'missing' : JSON.stringify(value).slice(0, 100)
}
