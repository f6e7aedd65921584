// Creates users who may sign in on the authorization page.
import { randomUUID } from 'node:crypto'
import { createClient } from '../../../client/index.ts'
import { addPerson } from '#test/support/accounts.ts'
import type { TestServer } from '#test/support/server.ts'

export interface Person {
  id: number
  login: string
  password: string
}

export async function person({ context }: TestServer): Promise<Person> {
  const login = `person-${randomUUID()}`
  const password = `secret of ${login}`
  return { id: await addPerson(context, login, password), login, password }
}

/** Returns the username of these credentials according to the REST root; undefined if it refuses them. */
export async function loginWith({ baseUrl }: TestServer, username: string, password: string): Promise<string | undefined> {
  const { data } = await createClient({ baseUrl, auth: { username, password } }).content.GET('/users/me', {
    params: { query: { context: 'edit' } },
  })
  return data?.username
}
