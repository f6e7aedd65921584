// Who asks: HTTP Basic with an application password. Wrong credentials are refused, never taken for a visitor's.
import { createHmac, randomBytes } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { ApiError } from '../errors.ts'
import { burnTime, matchingPassword } from '../users/application-passwords.ts'
import { callerFor, visitor } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { findUserByLogin, findUserOfPassword, touchApplicationPassword } from '../users/store.ts'

const MINUTE = 60_000
const MOST_FAILURES = 20

export type Authenticate = (authorization: string | undefined, ip: string) => Promise<Caller> | Caller

/**
 * Checking a password is slow on purpose, so one that was right is remembered (as a keyed hash) by the
 * id of its row; whether that row and its user are still there is looked up every time.
 */
export function authenticator(context: Context): Authenticate {
  const key = randomBytes(32)
  const known = new LRUCache<string, string>({ max: 10_000, ttl: 60 * MINUTE })
  const recording = new Set<string>()
  const failures = new LRUCache<string, number>({ max: 100_000, ttl: MINUTE })

  return (authorization, ip) => {
    const scheme = /^Basic(?:\s+(.*))?$/i.exec(authorization ?? '')
    return scheme ? basic(scheme[1] ?? '', ip) : visitor
  }

  async function basic(encoded: string, ip: string): Promise<Caller> {
    const [, login, password] = /^([^:]*):(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? []
    if (login === undefined || password === undefined || login.includes('\0')) throw wrong()
    const token = createHmac('sha256', key).update(`${login}:${password}`).digest('base64')
    const passwordId = known.get(token) ?? (await checked(login, password, ip))
    const user = await findUserOfPassword(context.db, passwordId)
    if (!user) {
      known.delete(token)
      throw wrong()
    }
    known.set(token, passwordId)
    recordUse(passwordId, user.last_used, ip)
    return callerFor(user)
  }

  async function checked(login: string, password: string, ip: string): Promise<string> {
    const from = `${ip} ${login}`
    const before = failures.get(from) ?? 0
    if (context.config.rateLimit && before >= MOST_FAILURES) {
      throw new ApiError(429, 'rest_too_many_requests', 'Too many failed sign-ins. Try again in a minute.', {
        retryAfter: Math.ceil(failures.getRemainingTTL(from) / 1000),
      })
    }
    const user = await findUserByLogin(context.db, login)
    const found = user ? await matchingPassword(context.db, user.id, password) : await burnTime(password)
    if (found) return found.id
    failures.set(from, before + 1)
    throw wrong()
  }

  /** Neither held up nor failed by it: a read is answered while nothing can be written. */
  function recordUse(passwordId: string, lastUsed: string | null, ip: string): void {
    const now = context.now()
    if (recording.has(passwordId) || (lastUsed && now.getTime() - Date.parse(lastUsed) < MINUTE)) return
    recording.add(passwordId)
    touchApplicationPassword(context.db, passwordId, now.toISOString(), ip)
      .catch((error: unknown) => context.log.warn({ err: error as Error }, 'failed to record the use of an application password'))
      .finally(() => recording.delete(passwordId))
  }
}

function wrong(): ApiError {
  return new ApiError(401, 'rest_invalid_credentials', 'The user name or the application password is wrong.')
}
