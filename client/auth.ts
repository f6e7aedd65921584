// HTTP Basic, also for names and passwords beyond ASCII.

/** A user name and an application password (not the password that the user signs in to pages with). */
export interface Credentials {
  username: string
  password: string
}

/** The value of the `Authorization` header. */
export function basicAuthorization({ username, password }: Credentials): string {
  const bytes = new TextEncoder().encode(`${username}:${password}`)
  return `Basic ${btoa(String.fromCharCode(...bytes))}`
}
