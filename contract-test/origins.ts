// What a browser sends and reads for a page of another origin.
import type { Operation } from './documents.ts'
import type { TestResponse } from './exchange.ts'

/** Headers that pages can always read. */
const alwaysReadable = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified', 'pragma']

export function allowsOrigin({ headers }: TestResponse, origin: string): boolean {
  return ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')
}

export function allowsMethod({ headers }: TestResponse, method: string): boolean {
  return headerList(headers.get('Access-Control-Allow-Methods')).some((one) => one === '*' || one === method.toLowerCase())
}

/** Returns the headers that a page could not send. `*` means all headers except `Authorization`. */
export function forbiddenHeaders({ headers }: TestResponse, names: readonly string[]): string[] {
  const allowed = headerList(headers.get('Access-Control-Allow-Headers'))
  const isAllowed = (name: string): boolean => allowed.includes(name) || (allowed.includes('*') && name !== 'authorization')
  return names.filter((name) => !isAllowed(name.toLowerCase()))
}

/** Returns the declared headers of the response that a page could not read. */
export function hiddenHeaders({ responses }: Operation, { status, headers }: TestResponse): string[] {
  const exposed = headerList(headers.get('Access-Control-Expose-Headers'))
  const isReadable = (name: string): boolean => [...exposed, ...alwaysReadable].includes(name.toLowerCase()) || exposed.includes('*')
  return Object.keys(responses[String(status)]?.headers ?? {}).filter((name) => headers.has(name) && !isReadable(name))
}

function headerList(header: string | null): string[] {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
}
