// HTTP Basic authentication. Encodes usernames and passwords as UTF-8.

/** A username and an application password (not the account password that the user signs in with on pages). */
export interface Credentials {
  username: string
  password: string
}

/** Returns the value of the `Authorization` header. */
export function basicAuthorization({ username, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
