// Finds the differences between two responses that should be equal.
import { isDeepStrictEqual } from 'node:util'
import type { Operation } from './documents.ts'
import type { TestResponse } from './exchange.ts'

/** Returns each difference from the response to the original request. Only headers that the contract declares are compared. */
export function differences(operation: Operation, expected: TestResponse, actual: TestResponse): string[] {
  if (actual.status !== expected.status) return [`the status is ${actual.status}, but the original response has ${expected.status}`]
  const names = findComparedHeaders(operation, expected)
  // A body that contains its own URL contains the URL of the other request, so its ETag differs too.
  const isSame = isDeepStrictEqual(actual.body, expected.body)
  return [
    ...headerDifferences(isSame ? names : names.filter((name) => name !== 'ETag'), expected, actual),
    ...bodyDifferences(expected, actual),
  ]
}

export function findComparedHeaders({ responses }: Operation, { status }: TestResponse): string[] {
  return ['Content-Type', ...Object.keys(responses[String(status)]?.headers ?? {})]
}

export function headerDifferences(names: readonly string[], expected: TestResponse, actual: TestResponse): string[] {
  return names.flatMap((name) => {
    const [expectedValue, actualValue] = [expected, actual].map(({ headers }) => normalizeHeader(name, headers.get(name)))
    return expectedValue === actualValue
      ? []
      : [`the header ${name} is ${describeValue(actualValue)}, but the original response has ${describeValue(expectedValue)}`]
  })
}

/** Normalizes a header: a content type without its parameters, URLs without the parameters of the variant. */
function normalizeHeader(name: string, value: string | null): string | null | undefined {
  if (name === 'Content-Type') return value?.split(';')[0]?.trim()
  return value && withoutVariantParameters(value)
}

/** Removes the parameters of the variant from URLs. */
function withoutVariantParameters(text: string): string {
  return text.replace(/(?<=[?&])_(envelope|embed|fields)(\[\d*\]|%5B\d*%5D)?=[^&>\s]*&?/gi, '').replace(/[?&](?=$|>)/g, '')
}

function bodyDifferences(expected: TestResponse, actual: TestResponse): string[] {
  if (expected.body === undefined) return expected.text === actual.text ? [] : ['the body differs from that of the original response']
  return valueDifference(expected.body, actual.body)
}

/** Returns the first difference between a value and the expected one, or an empty list. */
export function valueDifference(expectedValue: unknown, actualValue: unknown, path = ''): string[] {
  if (Object.is(expectedValue, actualValue)) return []
  if (
    typeof expectedValue === 'string' &&
    typeof actualValue === 'string' &&
    withoutVariantParameters(expectedValue) === withoutVariantParameters(actualValue)
  )
    return []
  if (isObject(expectedValue) && isObject(actualValue) && Array.isArray(expectedValue) === Array.isArray(actualValue)) {
    for (const key of new Set([...Object.keys(expectedValue), ...Object.keys(actualValue)])) {
      const found = valueDifference(expectedValue[key], actualValue[key], `${path}/${key}`)
      if (found.length) return found
    }
    return []
  }
  return [`${path || 'the body'} is ${describeValue(actualValue)}, expected ${describeValue(expectedValue)}`]
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function describeValue(value: unknown): string {
  return value === undefined || value === null ? 'missing' : JSON.stringify(value).slice(0, 100)
}
