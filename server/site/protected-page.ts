// The password form of protected items. The password is sent each time, so nothing is stored in the browser.
import express, { Router } from 'express'
import type { Request } from 'express'
import { ApiError } from '../contract/api-error.ts'
import type { Context } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { assertPasswordMatches } from '../engine/item-password.ts'
import { escapeHtml } from '../rendering/html.ts'

const MAX_BYTES = 10 * 1024

/** Whether an item is shown with its content or with the password form. */
export interface Unlocking {
  isOpen: boolean
  status: number
  /** HTML; empty if the item is open. */
  form: string
  retryAfter?: number | undefined
}

const open: Unlocking = { isOpen: true, status: 200, form: '' }

/** Parses the form, and continues like a GET of the page. */
export function passwordForms(): Router {
  const router = Router()
  router.post('/*path', express.urlencoded({ extended: false, limit: MAX_BYTES }), (req, res, next) => {
    if (!req.is('application/x-www-form-urlencoded')) return next()
    res.setHeader('Cache-Control', 'no-store')
    req.method = 'GET'
    next()
  })
  return router
}

/** Checks the password in the form. Wrong passwords are counted, and too many are rejected. */
export async function unlock(row: ContentRow, req: Request, context: Context): Promise<Unlocking> {
  if (!row.password) return open
  const given = passwordIn(req)
  if (given === undefined) return { isOpen: false, status: 200, form: renderForm('') }
  try {
    await assertPasswordMatches(
      row,
      given,
      { ip: req.ip ?? '', wrongPasswords: context.wrongPasswords },
      'The password is wrong. Try again.',
    )
    return open
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return { isOpen: false, status: error.status, form: renderForm(error.message), retryAfter: error.data.retryAfter }
  }
}

function passwordIn({ body }: Request): string | undefined {
  const { password } = (body ?? {}) as { password?: unknown }
  return typeof password === 'string' ? password : undefined
}

function renderForm(problem: string): string {
  return `<p>This content is password-protected.</p>
${problem && `<p class="problem" role="alert">${escapeHtml(problem)}</p>\n`}<form class="password" method="post">
<label>Password <input name="password" type="password" autocomplete="off" required></label>
<button>Open</button>
</form>`
}
