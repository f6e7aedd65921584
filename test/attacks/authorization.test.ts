// Attacks on the authorization page: redirect URLs that start programs, floods of slow password hashes; and several processes.
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { closeContext, createContext } from '#server/process/open-context.ts'
import { siteKey } from '#server/db/site-key.ts'
import { open, send } from '../site/authorize/page.ts'
import { loginWith, person } from '../site/authorize/people.ts'
import { commandLine } from '../cli/run.ts'
import { describeOnSqlite } from '../support/database.ts'
import { startSecond } from '../support/second-server.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const app = { app_name: 'Harbour news' }
const server = await sharedServer()

describe('redirect URLs', () => {
  it.each([
    'ms-msdt:/id PCWDiagnostic',
    'search-ms:query=x&crumb=location:\\\\evil.example.org',
    'search:x',
    'ms-officecmd:x',
    'ms-word:ofe|u|https://evil.example.org/x',
    'ms-appinstaller:?source=https://evil.example.org/x',
    'ms-cxh-full://x',
    'onenote:x',
    'shell:startup',
    'ldap://evil.example.org/',
    'smb://evil.example.org/share',
    'ssh://evil.example.org',
    'telnet://evil.example.org',
    'steam://run/1',
    'facetime:x',
    'x-apple.systempreferences:x',
    'jnlp:https://evil.example.org/',
    'vscode://x',
    'web+x:y',
    'my-app://connected',
    '.app:x',
    'app.:x',
    'com..example:x',
  ])('do not start a program: %s', async (url) => {
    for (const parameter of ['success_url', 'reject_url']) {
      const shown = await open(server, { ...app, [parameter]: url })
      expect([shown.status, shown.token]).toEqual([400, ''])
      expect(shown.html).toContain(parameter)
    }
  })

  it.each(['org.example.app:connected', 'org.example.my-app://connected/here?x=1', 'GE.Example.App2:/x'])(
    'may use the scheme of an application that is named after a domain: %s',
    async (url) => {
      expect((await open(server, { ...app, success_url: url })).status).toBe(200)
    },
  )
})

describe('many sign-ins at once', () => {
  it('are refused when too many wait', async () => {
    const { token } = await open(server, app)
    const signIn = (n: number) => send(server, app, { token, login: `nobody-${n}`, password: 'wrong', decision: 'approve' })
    const shown = await Promise.all(Array.from({ length: 120 }, (_none, n) => signIn(n)))
    const refused = shown.filter(({ status }) => status === 429)
    expect(shown.filter(({ status }) => status === 403).length).toBe(120 - refused.length)
    expect(refused.length).toBeGreaterThan(0)
    for (const { headers, html } of refused) {
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
      expect(html).toContain('Too many users are signing in at once')
    }
  })
})

/** Two services on one database, like two processes. */
async function twoServers() {
  const first = await startServer({ DATABASE_URL: commandLine().databaseUrl })
  const other = await startSecond(first)
  const close = async () => {
    await other.close()
    await first.close()
  }
  return { first, second: { ...first, ...other }, close }
}

describeOnSqlite('several processes on one database', () => {
  it('accept each other’s forms and the application passwords created by them', async () => {
    const { first, second, close } = await twoServers()
    try {
      const someone = await person(first)
      const { token } = await open(first, app)
      const shown = await send(second, app, { token, login: someone.login, password: someone.password, decision: 'approve' })
      expect(shown.status).toBe(200)
      for (const one of [first, second]) expect(await loginWith(one, someone.login, shown.secret ?? '')).toBe(someone.login)
    } finally {
      await close()
    }
  })

  it('derive the same keys when they first need them at the same time, and one key for each purpose', async () => {
    const config = { ...server.context.config, database: { kind: 'sqlite' as const, file: join(commandLine().folder, 'fresh.sqlite') } }
    const contexts = [await createContext(config), await createContext(config)]
    const keys = await Promise.all(contexts.flatMap(({ db }) => [siteKey(db, 'application passwords'), siteKey(db, 'authorization form')]))
    const [password, form, ...others] = keys.map((key) => key.export().toString('hex'))
    expect(others).toEqual([password, form])
    expect(password).not.toBe(form)
    for (const context of contexts) await closeContext(context)
  })
})
