// Who is signed in: a username and an application password, which the authorization page of the service gives to this application.
import apiFetch from '@wordpress/api-fetch'

export interface Session {
  username: string
  password: string
}

export const SERVICE_URL: string = import.meta.env['VITE_SERVICE_URL'] ?? 'http://localhost:3000'

const KEY = 'content-service-editor'
/** Where the value is that says that a sign-in was started here. */
const STATE_KEY = `${KEY}-state`

/** Returns the session, and takes it from the address after the authorization page has sent the browser back. */
export function currentSession(): Session | undefined {
  const url = new URL(location.href)
  const [username, password, state] = ['user_login', 'password', 'state'].map((name) => url.searchParams.get(name))
  if (state) {
    history.replaceState(null, '', url.pathname)
    if (state !== localStorage.getItem(STATE_KEY)) throw new Error('This sign-in was not started in this browser. Please sign in again.')
    localStorage.removeItem(STATE_KEY)
    if (!username || !password) throw new Error('The editor was not approved.')
    keepSession({ username, password })
  }
  const stored = localStorage.getItem(KEY)
  return stored ? (JSON.parse(stored) as Session) : undefined
}

/** All tabs of the browser have the same session. */
export function keepSession(session: Session): void {
  localStorage.setItem(KEY, JSON.stringify(session))
}

/** The page where the user approves this application. It sends the state back, so nobody else's link can sign a user in. */
export function authorizationPage(): string {
  const state = localStorage.getItem(STATE_KEY) ?? crypto.randomUUID()
  localStorage.setItem(STATE_KEY, state)
  const back = new URL('.', location.href)
  back.searchParams.set('state', state)
  const url = new URL('/cms-admin/authorize-application', SERVICE_URL)
  url.searchParams.set('app_name', `Editor, ${new Date().toLocaleString()}`)
  url.searchParams.set('success_url', back.href)
  return url.href
}

export function forgetSession(): void {
  localStorage.removeItem(KEY)
}

/** Revokes the password of this application and forgets it, also if the service cannot be reached. */
export async function signOut(): Promise<void> {
  await revokePassword().catch(() => undefined)
  forgetSession()
  location.assign('.')
}

async function revokePassword(): Promise<void> {
  const path = '/wp/v2/users/me/application-passwords'
  const { uuid } = await apiFetch<{ uuid: string }>({ path: `${path}/introspect` })
  await apiFetch({ path: `${path}/${uuid}`, method: 'DELETE' })
}
