// Authenticates requests: HTTP Basic with an application password, or a preview token. Invalid credentials are rejected, never treated as anonymous.
import type { IncomingHttpHeaders } from 'node:http'
import type { Context } from '../context.ts'
import { ApiError } from '../contract/api-error.ts'
import { unavailability } from '../db/unavailable.ts'
import { sharedCounts } from '../db/shared-counts.ts'
import { DAY_MS } from '../durations.ts'
import { FailureLimit } from '../users/failure-limit.ts'
import { networkOf } from '../users/network.ts'
import { userWithPassword } from '../users/application-passwords.ts'
import { callerFor, anonymous, withPreview } from '../users/caller.ts'
import type { Caller, Preview } from '../users/caller.ts'
import { recordPasswordUse } from '../users/store.ts'
import type { UserWithPassword } from '../users/store.ts'

/** How old the recorded use of a password becomes before the next one is recorded. */
const MAX_AGE_OF_USE_MS = DAY_MS
/** Failed sign-ins per minute: for one login from one network, and for all logins from that network. */
const MAX_FAILURES = 20
const MAX_FAILURES_PER_NETWORK = 100

export type Authenticate = (headers: IncomingHttpHeaders, ip: string) => Promise<Caller> | Caller

export interface Credentials {
  login: string
  password: string
}

/** Whether the request is not anonymous. */
export function hasCredentials({ authorization, 'x-preview-token': token }: IncomingHttpHeaders): boolean {
  return Boolean(authorization) || token !== undefined
}

/** Finds what a preview token shows. Throws a 401 if it shows nothing. */
export type OpenPreview = (token: string) => Promise<Preview>

/** Authenticates by the preview token, or else with `byPassword`. */
export function withPreviewTokens(
  byPassword: (credentials: Credentials, ip: string) => Promise<Caller>,
  openPreview: OpenPreview,
): Authenticate {
  return async ({ authorization, 'x-preview-token': token }, ip) => {
    if (token === undefined) return authorization ? byPassword(credentialsIn(authorization), ip) : anonymous
    if (authorization) throw tooManyCredentials()
    return withPreview(await openPreview([token].flat().join()))
  }
}

export function authenticator(context: Context, openPreview: OpenPreview): Authenticate {
  const { db, config, log } = context
  const limit = new FailureLimit(config, 'sign-in', sharedCounts(db))
  const checking = new Map<string, Promise<UserWithPassword | undefined>>()
  const recording = new Set<string>()

  return withPreviewTokens(authenticate, openPreview)

  async function authenticate(credentials: Credentials, ip: string): Promise<Caller> {
    const found = await checkOnce(credentials, networkOf(ip))
    if (!found) throw wrongCredentials()
    const { password_id, last_used, ...user } = found
    recordUse(password_id, last_used, ip)
    return callerFor(user, password_id)
  }

  /** Checks identical concurrent credentials once, so that a client with many requests in flight does not count as many attempts. */
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

  /** Records the use of a password at most once a day, because a write costs more than most requests. Writes after the request, not before it. */
  function recordUse(passwordId: string, lastUsed: string | null, ip: string): void {
    const used = context.now()
    if (recording.has(passwordId) || (lastUsed && used.getTime() - Date.parse(lastUsed) < MAX_AGE_OF_USE_MS)) return
    recording.add(passwordId)
    setImmediate(() => {
      void recordPasswordUse(db, passwordId, used.toISOString(), ip)
        .catch((error: unknown) => {
          // A read-only standby cannot record it; the next use is recorded where it can be.
          if (!unavailability(error)) log.warn({ err: error as Error }, 'failed to record the use of an application password')
        })
        .finally(() => recording.delete(passwordId))
    })
  }
}

/** Parses the `Authorization` header. */
function credentialsIn(authorization: string): Credentials {
  const [, encoded] = /^Basic(?:\s+(.*))?$/i.exec(authorization) ?? []
  const [, login, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded ?? '', 'base64').toString('utf8')) ?? []
  if (login === undefined || password === undefined) throw invalidHeader()
  return { login, password }
}

function invalidHeader(): ApiError {
  return new ApiError(
    401,
    'rest_invalid_credentials',
    'The Authorization header is invalid. It must be HTTP Basic with a username and an application password.',
  )
}

function tooManyCredentials(): ApiError {
  return new ApiError(401, 'rest_invalid_credentials', 'Send either an Authorization header or a preview token, not both.')
}

export function wrongCredentials(): ApiError {
  return new ApiError(401, 'rest_invalid_credentials', 'The username or the application password is wrong.')
}
