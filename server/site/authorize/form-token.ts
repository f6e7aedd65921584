// CSRF tokens, which prove that this site issued a form, for these parameters, a short time ago.
import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Context } from '#server/context.ts'
import { siteKey } from '#server/db/site-key.ts'

const LIFETIME_MS = 10 * 60_000

export interface FormTokens {
  issue(subject: string): Promise<string>
  isValid(token: string, subject: string): Promise<boolean>
}

/** The key comes from the database, so all processes accept each other's forms. */
export function formTokens({ db, now }: Pick<Context, 'db' | 'now'>): FormTokens {
  return {
    issue: (subject) => sign(String(now().getTime() + LIFETIME_MS), subject),
    async isValid(token, subject) {
      const [expires = ''] = token.split('.')
      return isSame(token, await sign(expires, subject)) && now().getTime() < Number(expires)
    },
  }

  async function sign(expires: string, subject: string): Promise<string> {
    const key = await siteKey(db, 'authorization form')
    return `${expires}.${createHmac('sha256', key).update(`${expires}.${subject}`).digest('base64url')}`
  }
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)]
  return a.length === b.length && timingSafeEqual(a, b)
}
