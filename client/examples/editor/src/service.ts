// How the packages of the editor reach the service.
import apiFetch from '@wordpress/api-fetch'
import { serviceNames } from 'content-service/api-fetch'
import { createClient } from 'content-service'
import type { Client } from 'content-service'
import { conflicts } from './conflicts.ts'
import { draftLinks } from './draft-links.ts'
import { SERVICE_URL, currentSession } from './session.ts'
import type { Session } from './session.ts'

export interface SiteUser {
  id: number
  name: string
  email: string
  url: string
  description: string
  roles: string[]
  capabilities: Record<string, boolean>
  meta: { persisted_preferences?: object | null }
}

/** Sends the requests of all packages to the service, as this user, and translates their names. */
export function connect({ username, password }: Session): void {
  const headers = {
    Authorization: `Basic ${btoa(String.fromCharCode(...new TextEncoder().encode(`${username}:${password}`)))}`,
    // The service takes forms, such as uploads, only from pages of its own origin or with this header.
    'X-Requested-With': 'editor',
  }
  apiFetch.use(apiFetch.createRootURLMiddleware(`${SERVICE_URL}/cms-json/`))
  apiFetch.use((request, next) => next({ credentials: 'omit', ...request, headers: { ...request.headers, ...headers } }))
  apiFetch.use(conflicts)
  apiFetch.use(draftLinks)
  apiFetch.use(serviceNames)
}

/** The typed client, for the calendar: `language` is that of the texts it reads and writes. */
export function client(language?: 'en' | 'ka-ge'): Client {
  return createClient({ baseUrl: SERVICE_URL, auth: currentSession(), ...(language && { language }) })
}

/** What is wrong, in the words of the service: its message, and the fields that it refers to. */
export function messageOf(error: unknown): string {
  const { message = String(error), data } = error as { message?: string; data?: { params?: Record<string, string> } }
  const params = Object.entries(data?.params ?? {}).map(([name, problem]) => `${name}: ${problem}`)
  return [message, ...params].join(' ')
}
