// The headers that authenticate a request: HTTP Basic, which encodes usernames and passwords as UTF-8, or a preview token.

/** A username and an application password (not the account password that the user signs in with on pages). */
export interface Credentials {
  username: string
  password: string
}

/** The token of a preview link, with which its item is read as it would be published. Everything else is read as by anonymous callers. */
export interface PreviewToken {
  previewToken: string
}

export function authHeaders(credentials: Credentials | PreviewToken | undefined): Record<string, string> {
  if (!credentials) return {}
  return 'previewToken' in credentials
    ? { 'X-Preview-Token': credentials.previewToken }
    : { Authorization: basicAuthorization(credentials) }
}

/** Returns the value of the `Authorization` header. */
export function basicAuthorization({ username, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
