// Who may sign in.
import type { Generated, Selectable } from 'kysely'

export interface UsersTable {
  id: Generated<number>
  login: string
  email: Generated<string>
  name: string
  first_name: Generated<string>
  last_name: Generated<string>
  nickname: Generated<string>
  slug: string
  url: Generated<string>
  description: Generated<string>
  role: string
  /** ISO 8601, UTC. */
  registered: string
}

/** For the authorization page alone. Kept apart from the users, so that no row of a user carries it along. */
export interface AccountPasswordsTable {
  user_id: number
  /** argon2id */
  hash: string
}

export interface ApplicationPasswordsTable {
  id: string
  user_id: number
  name: string
  /** HMAC-SHA-256 of the password, in hexadecimal. */
  hash: string
  created: string
  last_used: string | null
  last_ip: string | null
  /** A UUID that the application gave itself. */
  app_id: string | null
}

export type UserRow = Selectable<UsersTable>
export type ApplicationPasswordRow = Selectable<ApplicationPasswordsTable>
