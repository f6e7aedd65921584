// Users that are created over HTTP, as administrators do.
import { createClient } from '../../client/index.ts'
import type { Client } from '../../client/index.ts'
import type { components, operations } from '#generated/cms-v2/client.ts'
import { newWord } from './posts.ts'
import { dataOf } from './responses.ts'
import type { TestServer } from './server.ts'

type Input = components['schemas']['UserInput']
type Deletion = Omit<NonNullable<operations['deleteUser']['parameters']['query']>, '_fields'>

/** What a new user needs. */
export function newUserFields(more: Input = {}): components['schemas']['UserCreation'] {
  const username = newWord()
  return { username, email: `${username}@example.org`, password: 'p', ...more }
}

export const users = ({ content }: Client) => ({
  create: (body: components['schemas']['UserCreation']) => content.POST('/users', { body }),
  edited: (id: number) => content.GET('/users/{id}', { params: { path: { id }, query: { context: 'edit' } } }),
  update: (id: number, body: Input) => content.PATCH('/users/{id}', { params: { path: { id } }, body }),
  updateMe: (body: Input) => content.PUT('/users/me', { body }),
  remove: (id: number, query: Deletion) => content.DELETE('/users/{id}', { params: { path: { id }, query } }),
})

/** Creates a user, and returns the response to the creation. */
export const makeUser = ({ as }: TestServer, more: Input = {}) => dataOf(users(as.administrator).create(newUserFields(more)))

/** Creates a user, and a client that acts as this user. */
export async function makeClientOf(server: TestServer, more: Input = {}) {
  const user = await makeUser(server, more)
  const created = server.as.administrator.content.POST('/users/{user_id}/application-passwords', {
    params: { path: { user_id: String(user.id) } },
    body: { name: 'test' },
  })
  const { password, uuid } = await dataOf(created)
  const username = user.username ?? ''
  return {
    user,
    uuid,
    authorization: `Basic ${btoa(`${username}:${password}`)}`,
    client: createClient({ baseUrl: server.baseUrl, auth: { username, password } }),
  }
}
