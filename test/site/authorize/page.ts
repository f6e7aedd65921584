// Opens and submits the authorization page like a browser.
import { decodeHTML } from 'entities'
import type { TestServer } from '#test/support/server.ts'
import type { Person } from './people.ts'

export type Parameters = Record<string, string>

export interface Shown {
  status: number
  headers: Headers
  html: string
  /** The token of the form, if there is one. */
  token: string
  /** The URL of the redirect. */
  onward: string | undefined
  /** The password, if it is shown. */
  secret: string | undefined
}

export const addressOf = ({ baseUrl }: TestServer, parameters: Parameters): string =>
  `${baseUrl}/cms-admin/authorize-application?${new URLSearchParams(parameters)}`

export async function open(server: TestServer, parameters: Parameters, init: RequestInit = {}): Promise<Shown> {
  const response = await fetch(addressOf(server, parameters), { redirect: 'manual', ...init })
  const html = await response.text()
  const found = (pattern: RegExp) => {
    const value = pattern.exec(html)?.[1]
    return value === undefined ? undefined : decodeHTML(value)
  }
  return {
    status: response.status,
    headers: response.headers,
    html,
    token: found(/name="token" value="([^"]*)"/) ?? '',
    onward: found(/http-equiv="refresh" content="0; url=([^"]*)"/),
    secret: found(/class="secret">([^<]*)</),
  }
}

/** Submits the form with these fields, by default from the page itself. */
export function send(
  server: TestServer,
  parameters: Parameters,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Shown> {
  return open(server, parameters, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { 'sec-fetch-site': 'same-origin', origin: 'null', ...headers },
  })
}

/** Opens the page and approves. `fields` replace the correct values. */
export async function approve(
  server: TestServer,
  parameters: Parameters,
  { login, password }: Omit<Person, 'id'>,
  fields: Record<string, string> = {},
  headers?: Record<string, string>,
): Promise<Shown> {
  const { token } = await open(server, parameters)
  return send(server, parameters, { token, login, password, decision: 'approve', ...fields }, headers)
}

export async function reject(server: TestServer, parameters: Parameters): Promise<Shown> {
  const { token } = await open(server, parameters)
  return send(server, parameters, { token, decision: 'reject' })
}
