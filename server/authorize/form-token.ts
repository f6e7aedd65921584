// Shows that a form came from this process, for these parameters, a short while ago.
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const LIFETIME_MS = 10 * 60_000

export interface FormTokens {
  issue(subject: string): string
  isValid(token: string, subject: string): boolean
}

export function formTokens(now: () => Date): FormTokens {
  const key = randomBytes(32)

  return {
    issue: (subject) => signed(String(now().getTime() + LIFETIME_MS), subject),
    isValid(token, subject) {
      const [expires = ''] = token.split('.')
      return isSame(token, signed(expires, subject)) && now().getTime() < Number(expires)
    },
  }

  function signed(expires: string, subject: string): string {
    return `${expires}.${createHmac('sha256', key).update(`${expires}.${subject}`).digest('base64url')}`
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
