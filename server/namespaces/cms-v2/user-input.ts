// The columns of a user that a request sets.
import { invalidParam } from '#server/contract/api-error.ts'
import type { RequestContext } from '#server/context.ts'
import { encodeSpaces } from '#server/contract/spaced-url.ts'
import type { UserRow } from '#server/db/tables/users.ts'
import { formats } from '#server/http/formats.ts'
import { filterTitle } from '#server/rendering/filter.ts'
import { toPlainName } from '#server/rendering/plain-name.ts'
import { findLoginProblem } from '#server/users/accounts.ts'
import { findOwnPasswordProblem, findPasswordProblem } from '#server/users/account-passwords.ts'
import type { Schemas } from './contract.ts'
import { localeOf } from './user.ts'

export type UserInput = Schemas['UserInput']

export type Profile = Pick<UserRow, 'name' | 'first_name' | 'last_name' | 'nickname' | 'url' | 'description' | 'locale' | 'meta'>

/** The maximum length of preferences as JSON. */
const MAX_PREFERENCES = 100_000

/** Rejects invalid values, regardless of permissions. `before` is undefined for a new user, `isOwn` says whether users change themselves. */
export function assertValid({ username, email, password, url, meta }: UserInput, before: UserRow | undefined, isOwn: boolean): void {
  if (!before) assertNoProblem('username', findLoginProblem(username ?? ''))
  // Users who were added on the command line may have no email address.
  if (email === '' && before?.email !== '') throw invalidParam('email', 'must be an email address such as club@example.org')
  if (password !== undefined)
    assertNoProblem('password', before && isOwn ? findOwnPasswordProblem(password, before.login) : findPasswordProblem(password))
  if (url && !formats['web-address'].validate(withScheme(url)))
    throw invalidParam('url', 'must be a URL such as https://example.org/, or empty')
  const preferences = meta?.persisted_preferences
  if (preferences && JSON.stringify(preferences).length > MAX_PREFERENCES)
    throw invalidParam('meta', `must have persisted_preferences of at most ${MAX_PREFERENCES} characters`)
}

function assertNoProblem(name: string, problem: string | undefined): void {
  if (problem) throw invalidParam(name, problem)
}

/** Returns the columns that a request sets, without those that must be unique. */
export function profileIn(input: UserInput, before: Pick<UserRow, 'login' | 'locale'>, context: RequestContext): Partial<Profile> {
  const { name, nickname, first_name, last_name, url, description, locale } = input
  return {
    ...(name !== undefined && { name: toPlainName(name) || before.login }),
    ...(nickname !== undefined && { nickname: toPlainName(nickname) || before.login }),
    ...(first_name !== undefined && { first_name: toPlainName(first_name) }),
    ...(last_name !== undefined && { last_name: toPlainName(last_name) }),
    ...(url !== undefined && { url: withScheme(url) }),
    ...(description !== undefined && { description: filterTitle(description).trim() }),
    // Sending back an unchanged locale does not set it.
    ...(locale !== undefined && locale !== localeOf(before, context) && { locale }),
  }
}

function withScheme(given: string): string {
  const url = encodeSpaces(given.trim())
  return url === '' || /^[a-z][a-z\d+.-]*:/i.test(url) ? url : `http://${url}`
}

/** Returns the default name of a new user. */
export function defaultName({ first_name = '', last_name = '' }: Partial<Profile>, login: string): string {
  return [first_name, last_name].filter(Boolean).join(' ') || login
}

/** Returns the preferences to store; null deletes them, undefined keeps them. */
export function preferencesIn({ meta }: UserInput): string | null | undefined {
  const preferences = meta?.persisted_preferences
  return preferences && JSON.stringify(preferences)
}
