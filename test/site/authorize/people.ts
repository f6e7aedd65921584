// Creates users who may sign in on the authorization page.
import { randomUUID } from 'node:crypto'
import { createClient } from '../../../client/index.ts'
import { setAccountPassword } from '#server/users/account-passwords.ts'
import { addUser } from '#server/users/accounts.ts'
import type { TestServer } from '#test/support/server.ts'

export interface Person {
  id: number
  login: string
  password: string
}

export async function person({ context: { db, now } }: TestServer): Promise<Person> {
  const login = `person-${randomUUID()}`
  const password = `secret of ${login}`
  const { id } = await addUser(db, { login, role: 'author', email: '', name: login }, now())
  await setAccountPassword(db, id, password)
  return { id, login, password }
}

/** Returns the username of these credentials according to the REST root; undefined if it refuses them. */
export async function loginWith({ baseUrl }: TestServer, username: string, password: string): Promise<string | undefined> {
  const { data } = await createClient({ baseUrl, auth: { username, password } }).content.GET('/users/me', {
    params: { query: { context: 'edit' } },
  })
  return data?.username
}
