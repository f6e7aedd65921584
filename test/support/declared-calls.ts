// Calls the operations of a site that declares types and fields, which the typed client does not know.
import { expect } from '@jest/globals'
import type { Role } from './accounts.ts'
import type { TestServer } from './server.ts'

export type DeclaredCaller = Role | 'anonymous'

export interface DeclaredItem {
  id: number
  meta: Record<string, unknown>
  _links: Record<string, { href: string; embeddable?: boolean }[]>
  _embedded?: Record<string, { id: number }[]>
  [field: string]: unknown
}

/** What a response has, without the types of the contract, which do not know what a site declares. */
export interface Called<Body> {
  status: number
  headers: Headers
  body: Body
}

type Server = Pick<TestServer, 'restRoot' | 'authorization'>

/** Paths are those below `base`. */
export function declaredCalls(server: Server, base = '/cms/v2') {
  async function call<Body = DeclaredItem>(
    method: string,
    path: string,
    body?: object,
    caller: DeclaredCaller = 'administrator',
    headers: Record<string, string> = {},
  ): Promise<Called<Body>> {
    const response = await fetch(server.restRoot + base + path, {
      method,
      headers: {
        ...(caller !== 'anonymous' && { Authorization: server.authorization[caller] }),
        ...(body && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : undefined) as Body }
  }

  /** The body of a request that succeeds. */
  async function done<Body = DeclaredItem>(method: string, path: string, body?: object, caller?: DeclaredCaller): Promise<Body> {
    const { status, body: received } = await call<Body>(method, path, body, caller)
    expect([status < 300, received]).toEqual([true, received])
    return received
  }

  /** The status and the message of a request that fails. */
  async function refused(
    method: string,
    path: string,
    body?: object,
    caller?: DeclaredCaller,
  ): Promise<{ status: number; message: string }> {
    const { status, body: received } = await call<{ message: string; code: string; data: object }>(method, path, body, caller)
    expect([status >= 400, received]).toEqual([true, received])
    return { status, ...received }
  }

  return { call, done, refused }
}
