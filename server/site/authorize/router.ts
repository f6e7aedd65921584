// The authorization page, on which a user approves an application. The application then gets its own password.
import { Router } from 'express'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import type { Context } from '#server/context.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { errorHeaders } from '#server/http/errors.ts'
import { actAs } from '../../db/audit.ts'
import { sharedCounts } from '#server/db/shared-counts.ts'
import { FailureLimit } from '#server/users/failure-limit.ts'
import { networkOf } from '#server/users/network.ts'
import { verifyAccountPassword } from '#server/users/account-passwords.ts'
import { addApplicationPassword, hasPasswordNamed } from '#server/users/application-passwords.ts'
import { parseApplication, checkName } from './application.ts'
import type { UserRow } from '#server/db/tables/users.ts'
import type { Application } from './application.ts'
import { formTokens } from './form-token.ts'
import { readField, requireSameOrigin, readForm, securityHeaders } from './guards.ts'
import { authorizePages } from './pages.ts'
import { PageError } from './page-error.ts'
import { withQuery } from './redirect-url.ts'

/** Failures per minute: for one login from one network, and for all logins from one network. Other networks are not affected. */
const MAX_FAILURES = 10
const MAX_FAILURES_PER_NETWORK = 30

export function authorizeRouter({ config, db, now }: Context): Router {
  const tokens = formTokens({ db, now })
  const limit = new FailureLimit(config, 'authorization', sharedCounts(db))
  const pages = authorizePages(config)

  const ask: RequestHandler = async (req, res) => {
    const application = applicationOf(req)
    await showForm(res, 200, application, { name: application.name })
  }

  const decide: RequestHandler = async (req, res) => {
    const application = applicationOf(req)
    const filled = { name: readField(req, 'name') || application.name, login: readField(req, 'login') }
    if (!(await tokens.isValid(readField(req, 'token'), JSON.stringify(application))))
      return showForm(res, 403, application, {
        ...filled,
        problem: 'This form has expired or was made for another request. Please fill it in again.',
      })
    const decision = readField(req, 'decision')
    if (decision === 'reject') return reject(res, application)
    if (decision !== 'approve') throw new PageError(400, 'decision is missing. It must be approve or reject.')

    const user = await signedIn(req, filled.login)
    if (!user) {
      return showForm(res, 403, application, {
        ...filled,
        problem: 'The username or the account password is wrong. Application passwords are not accepted here.',
      })
    }
    const name = checkName('name', filled.name)
    if (await hasPasswordNamed(db, user.id, name)) {
      return showForm(res, 409, application, {
        ...filled,
        problem: `You already have an application password named “${name}”. Choose another name, or revoke the existing password first.`,
      })
    }
    const actor = { user, address: config.auditsAddresses ? (req.ip ?? '') : '', operation: 'authorize-application' }
    const { password } = await actAs(actor, () => addApplicationPassword(db, user.id, name, now(), application.id))
    const { successUrl } = application
    if (!successUrl) return show(res, 200, pages.password(password, user.login, application.name))
    const url = withQuery(successUrl, { site_url: config.baseUrl, user_login: user.login, password: password.replaceAll(' ', '') })
    show(res, 200, pages.onward(url, application, true))
  }

  const refuseMethod: RequestHandler = (_req, res) => {
    res.setHeader('Allow', 'GET, HEAD, POST')
    throw new PageError(405, 'This page accepts only GET, HEAD and POST requests.')
  }

  const showRefusal: ErrorRequestHandler = (thrown, _req, res, next) => {
    if (thrown instanceof PageError) return show(res, thrown.status, pages.refused(thrown.message))
    if (!(thrown instanceof ApiError)) return next(thrown)
    const { 'Content-Type': _type, ...headers } = errorHeaders(thrown)
    show(res.set(headers), thrown.status, pages.refused(thrown.message))
  }

  const router = Router()
  router.use(securityHeaders())
  router.route('/').get(ask).post(requireSameOrigin(config), readForm(), decide).all(refuseMethod)
  router.use(showRefusal)
  return router

  function signedIn(req: Request, login: string): Promise<UserRow | undefined> {
    const network = networkOf(req.ip)
    const allowances = [
      { of: [network], max: MAX_FAILURES_PER_NETWORK },
      { of: [network, login], max: MAX_FAILURES },
    ]
    return limit.attempt(allowances, () => verifyAccountPassword(db, login, readField(req, 'password')))
  }

  function reject(res: Response, application: Application): void {
    const { successUrl, rejectUrl } = application
    const url = rejectUrl ?? (successUrl && withQuery(successUrl, { success: 'false' }))
    show(res, 200, url ? pages.onward(url, application, false) : pages.declined(application))
  }

  async function showForm(
    res: Response,
    status: number,
    application: Application,
    filled: { name: string; login?: string; problem?: string },
  ): Promise<void> {
    show(res, status, pages.form({ application, token: await tokens.issue(JSON.stringify(application)), ...filled }))
  }
}

/** Reads the application from the page's URL; the form is sent to the same URL. */
function applicationOf(req: Request): Application {
  return parseApplication(new URLSearchParams(req.originalUrl.split('?').slice(1).join('?')))
}

function show(res: Response, status: number, page: string): void {
  res.status(status).type('html').send(page)
}
