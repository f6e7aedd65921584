// The HTML of the authorization page: the form and its results. No scripts.
import type { Config } from '#server/config/config.ts'
import { escapeHtml, htmlPage } from '#server/rendering/html.ts'
import { MAX_NAME_LENGTH } from '#server/users/application-passwords.ts'
import type { Application } from './application.ts'

export interface Form {
  application: Application
  token: string
  /** The values that were entered; the password is never repeated. */
  name: string
  login?: string
  /** The reason why the form is shown again. */
  problem?: string
}

export function authorizePages({ site, baseUrl }: Pick<Config, 'site' | 'baseUrl'>) {
  return { form, onward, password, declined, refused }

  function form({ application, token, name, login = '', problem }: Form): string {
    const { successUrl } = application
    return page(
      'Connect an application',
      `<h1>Connect <q><bdi>${escapeHtml(application.name)}</bdi></q>?</h1>
${problem ? `<p class="problem" role="alert">${escapeHtml(problem)}</p>\n` : ''}<p>An application named <strong><bdi>${escapeHtml(application.name)}</bdi></strong> requests access to ${escapeHtml(site.name)} on your behalf.
It will be able to do <strong>everything that you may do</strong> here until its password is revoked. Approve only requests that you started yourself, from applications that you trust.</p>
<p>${successUrl ? `If you approve, the application gets its own password, and you are redirected to <strong><bdi>${escapeHtml(labelOf(successUrl))}</bdi></strong>.` : 'If you approve, a password for the application is created and shown to you once.'} Your account password is not shared.</p>
<form method="post">
<input type="hidden" name="token" value="${escapeHtml(token)}">
<label>Login name <input name="login" value="${escapeHtml(login)}" autocomplete="username" autocapitalize="none" spellcheck="false" required></label>
<label>Account password <input name="password" type="password" autocomplete="current-password" required></label>
<label>Name for the application’s password <input name="name" value="${escapeHtml(name)}" maxlength="${MAX_NAME_LENGTH}" autocomplete="off" required></label>
<p class="choice"><button name="decision" value="approve" class="main">Approve</button> <button name="decision" value="reject" formnovalidate>Reject</button></p>
</form>`,
    )
  }

  /**
   * Sends the browser back to the application. This is not a redirect, because browsers apply `form-action` to every redirect
   * of a form submission, and open applications more readily from a link.
   */
  function onward(url: string, { name }: Application, isApproved: boolean): string {
    const main = `<h1>${isApproved ? 'Approved' : 'Rejected'}</h1>
<p>You are being redirected to <bdi>${escapeHtml(name)}</bdi>. If nothing happens, <a href="${escapeHtml(url)}" rel="noreferrer">continue to <bdi>${escapeHtml(labelOf(url))}</bdi></a>.</p>`
    return page(isApproved ? 'Approved' : 'Rejected', main, `<meta http-equiv="refresh" content="0; url=${escapeHtml(url)}">\n`)
  }

  function password(secret: string, login: string, name: string): string {
    return page(
      'Approved',
      `<h1>Approved</h1>
<p>This is the password for <bdi>${escapeHtml(name)}</bdi>. Use it with the username <strong><bdi>${escapeHtml(login)}</bdi></strong>:</p>
<p><code class="secret">${escapeHtml(secret)}</code></p>
<p>Copy it into the application now. It will not be shown again.</p>`,
    )
  }

  function declined({ name }: Application): string {
    return page('Rejected', `<h1>Rejected</h1>\n<p><bdi>${escapeHtml(name)}</bdi> was not given a password. You can close this page.</p>`)
  }

  function refused(message: string): string {
    return page('Request not possible', `<h1>Request not possible</h1>\n<p class="problem" role="alert">${escapeHtml(message)}</p>`)
  }

  function page(title: string, main: string, head = ''): string {
    return htmlPage({ site, baseUrl, title, main, head: `<style>${STYLE}</style>\n${head}` })
  }
}

/** Returns a short label for a URL: the host, or the scheme of an application. */
function labelOf(url: string): string {
  const { protocol, host } = new URL(url)
  return /^https?:$/.test(protocol) ? host : protocol.slice(0, -1)
}

const STYLE = `
main, h1 { overflow-wrap: anywhere }
label { display: block; margin: 1rem 0; font-weight: 600 }
input, button { font: inherit; color: inherit; padding: .5rem .75rem; border: 1px solid var(--faint); border-radius: .375rem; background: transparent }
input { display: block; box-sizing: border-box; width: 100%; margin-top: .25rem; font-weight: 400 }
.choice { display: flex; flex-wrap: wrap; gap: .75rem; margin-top: 1.5rem }
button { flex: 1 1 9rem; cursor: pointer; font-weight: 600 }
button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent) }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px }
.secret { display: block; padding: 1rem; font-size: 1.15rem; text-align: center; user-select: all; background: var(--tint); border: 1px dashed var(--faint); border-radius: .375rem }
`
