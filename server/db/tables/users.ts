// Users and their passwords.
import type { Generated, Selectable } from 'kysely'

export interface UsersTable {
  id: Generated<number>
  login: string
  email: Generated<string>
  /** HTML without tags, like the other names. */
  name: string
  first_name: Generated<string>
  last_name: Generated<string>
  nickname: Generated<string>
  slug: string
  url: Generated<string>
  /** HTML. */
  description: Generated<string>
  /** The roles in their order, separated by commas; see `rolesIn`. */
  role: string
  /** Empty for that of the site. */
  locale: Generated<string>
  /** ISO 8601, UTC. */
  registered: string
  /** The fields that a site declares, as a JSON object. */
  meta: Generated<string>
}

/** What editors keep with a user, as JSON. Written often, and therefore not part of the users, on which cached responses depend. */
export interface UserPreferencesTable {
  user_id: number
  preferences: string
}

/** For the authorization page only. Separate from the users, so that a user's row never contains it. */
export interface AccountPasswordsTable {
  user_id: number
  /** An argon2id hash. */
  hash: string
}

export interface ApplicationPasswordsTable {
  id: string
  user_id: number
  name: string
  /** The HMAC-SHA-256 of the password, in hexadecimal. */
  hash: string
  created: string
  last_used: string | null
  last_ip: string | null
  /** A UUID that the application chose. */
  app_id: string | null
}

export type UserRow = Selectable<UsersTable>
export type ApplicationPasswordRow = Selectable<ApplicationPasswordsTable>
