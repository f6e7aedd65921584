// Who asks: HTTP Basic with an application password. Wrong credentials are refused, never taken for a visitor's.
import type { Context } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { FailureLimit } from '../users/failure-limit.ts'
import { networkOf } from '../users/network.ts'
import { userWithPassword } from '../users/application-passwords.ts'
import { callerFor, visitor } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { touchApplicationPassword } from '../users/store.ts'
import type { UserWithPassword } from '../users/store.ts'

const MINUTE_MS = 60_000
/** In a minute: of one login from one network, and of all logins from there. */
const MAX_FAILURES = 20
const MAX_FAILURES_PER_NETWORK = 100

export type Authenticate = (authorization: string | undefined, ip: string) => Promise<Caller> | Caller

export interface Credentials {
  login: string
  password: string
}

export function authenticator(context: Context): Authenticate {
  const { db, config, log } = context
  const limit = new FailureLimit(config, 'Too many failed sign-ins.')
  const checking = new Map<string, Promise<UserWithPassword | undefined>>()
  const recording = new Set<string>()

  return (authorization, ip) => (authorization ? signedIn(credentialsIn(authorization), ip) : visitor)

  async function signedIn(credentials: Credentials, ip: string): Promise<Caller> {
    const found = await checkOnce(credentials, networkOf(ip))
    if (!found) throw wrongCredentials()
    const { password_id, last_used, ...user } = found
    recordUse(password_id, last_used, ip)
    return callerFor(user)
  }

  /** The same credentials at the same time are checked once, or a client with many requests under way would look like many tries. */
  async function checkOnce({ login, password }: Credentials, network: string): Promise<UserWithPassword | undefined> {
    const allowances = [
      { of: [network], max: MAX_FAILURES_PER_NETWORK },
      { of: [network, login], max: MAX_FAILURES },
    ]
    const key = JSON.stringify([network, login, password])
    const inFlight = checking.get(key)
    if (inFlight) return (await inFlight) ?? limit.attempt(allowances, () => Promise.resolve(undefined))
    const check = limit.attempt(allowances, () => userWithPassword(db, login, password)).finally(() => checking.delete(key))
    checking.set(key, check)
    return check
  }

  /** Once a minute, and beside the request: nobody waits for it. */
  function recordUse(passwordId: string, lastUsed: string | null, ip: string): void {
    const used = context.now()
    if (recording.has(passwordId) || (lastUsed && used.getTime() - Date.parse(lastUsed) < MINUTE_MS)) return
    recording.add(passwordId)
    void touchApplicationPassword(db, passwordId, used.toISOString(), ip)
      .catch((error: unknown) => log.warn({ err: error as Error }, 'failed to record the use of an application password'))
      .finally(() => recording.delete(passwordId))
  }
}

/** What the header `Authorization` says. */
export function credentialsIn(authorization: string): Credentials {
  const [, encoded] = /^Basic(?:\s+(.*))?$/i.exec(authorization) ?? []
  const [, login, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? []
  if (login === undefined || password === undefined) throw notUnderstood()
  return { login, password }
}

function notUnderstood(): ApiError {
  return new ApiError(
    401,
    'rest_invalid_credentials',
    'The Authorization header is invalid. It must be HTTP Basic with a user name and an application password.',
  )
}

function wrongCredentials(): ApiError {
  return new ApiError(401, 'rest_invalid_credentials', 'The user name or application password is incorrect.')
}
