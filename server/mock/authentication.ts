// The authentication of the mock server: any username exists, and any password but one is correct.
import { withPreviewTokens, wrongCredentials } from '../http/auth.ts'
import type { Authenticate } from '../http/auth.ts'
import type { Context } from '../context.ts'
import { openPreview } from '../namespaces/preview-access.ts'
import { callerFor } from '../users/caller.ts'
import { findUserByLogin, listApplicationPasswords } from '../users/store.ts'
import { administrator } from './content.ts'

/** Lets front ends try a failed sign-in. */
export const WRONG_PASSWORD = 'wrong'

/** Unknown usernames sign in as the administrator. */
export function createMockAuthenticator(context: Context): Authenticate {
  const { db } = context
  return withPreviewTokens(
    async ({ login, password }) => {
      if (password === WRONG_PASSWORD) throw wrongCredentials()
      const user = (await findUserByLogin(db, login)) ?? (await findUserByLogin(db, administrator))
      if (!user) throw new Error(`The mock server has no user ${administrator}.`)
      const [issued] = await listApplicationPasswords(db, user.id)
      return callerFor(user, issued?.id)
    },
    (token) => openPreview(token, context),
  )
}
