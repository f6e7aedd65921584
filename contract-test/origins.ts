// What a browser sends and reads for a page of another origin.
import type { Operation } from './documents.ts'
import type { Answer } from './exchange.ts'

/** Headers that pages can always read. */
const readable = ['cache-control', 'content-language', 'content-length', 'content-type', 'expires', 'last-modified', 'pragma']

export function isLetIn({ headers }: Answer, origin: string): boolean {
  return ['*', origin].includes(headers.get('Access-Control-Allow-Origin') ?? '')
}

export function allowsMethod({ headers }: Answer, method: string): boolean {
  return listed(headers.get('Access-Control-Allow-Methods')).some((one) => one === '*' || one === method.toLowerCase())
}

/** Returns the headers that a page could not send. `*` means all headers except `Authorization`. */
export function forbiddenHeaders({ headers }: Answer, names: readonly string[]): string[] {
  const allowed = listed(headers.get('Access-Control-Allow-Headers'))
  const isAllowed = (name: string): boolean => allowed.includes(name) || (allowed.includes('*') && name !== 'authorization')
  return names.filter((name) => !isAllowed(name.toLowerCase()))
}

/** Returns the declared headers of the response that a page could not read. */
export function hiddenHeaders({ responses }: Operation, { status, headers }: Answer): string[] {
  const exposed = listed(headers.get('Access-Control-Expose-Headers'))
  const isReadable = (name: string): boolean => [...exposed, ...readable].includes(name.toLowerCase()) || exposed.includes('*')
  return Object.keys(responses[String(status)]?.headers ?? {}).filter((name) => headers.has(name) && !isReadable(name))
}

function listed(header: string | null): string[] {
  return (header ?? '')
    .toLowerCase()
    .split(',')
    .map((one) => one.trim())
}
