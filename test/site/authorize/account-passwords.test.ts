// Account passwords: set on the command line, used on the authorization page.
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { commandLine } from '#test/cli/run.ts'
import type { CommandLine } from '#test/cli/run.ts'
import { describeOnSqlite } from '#test/support/database.ts'
import { startServer } from '#test/support/server.ts'
import type { TestServer } from '#test/support/server.ts'
import { approve } from './page.ts'

const password = 'correct horse – ბატარეა'

let cli: CommandLine
let server: TestServer

// The command line works on the database of a running service.
if (describeOnSqlite === describe) {
  beforeEach(async () => {
    cli = commandLine()
    server = await startServer({ DATABASE_URL: cli.databaseUrl })
  })
  afterEach(() => server.close())
}

/** Returns the status of an approval with these credentials. */
const statusWith = async (login: string, given: string) =>
  (await approve(server, { app_name: randomUUID() }, { login, password: given })).status

describeOnSqlite('users set-password', () => {
  it('sets the password from standard input and replaces the previous one', async () => {
    const { run, startWith } = cli
    await run('users', 'add', 'nana', '--role', 'editor')
    expect(await statusWith('nana', password)).toBe(403)
    const set = await startWith(`${password}\n`, 'users', 'set-password', 'nana')
    expect([set.code, set.stderr]).toEqual([0, ''])
    expect(set.json()).toMatchObject([{ login: 'nana' }])
    expect(set.stdout).not.toMatch(/horse|argon/)
    expect(await statusWith('nana', password)).toBe(200)
    await startWith('another password', 'users', 'set-password', 'nana')
    expect(await statusWith('nana', password)).toBe(403)
    expect(await statusWith('nana', 'another password')).toBe(200)
  })

  it('accepts the same password in every Unicode normalization form', async () => {
    const { run, runWith } = cli
    await run('users', 'add', 'nana', '--role', 'editor')
    await runWith('a cafe\u0301 in the harbour', 'users', 'set-password', 'nana')
    expect(await statusWith('nana', 'a caf\u00e9 in the harbour')).toBe(200)
  })

  it.each([
    ['', 'too short'],
    ['eleven char', 'too short'],
    ['🦀🦀🦀🦀🦀🦀', 'too short'],
    ['Nana-of-the-Harbour', 'same as the username'],
  ])('refuses %j', async (refused, why) => {
    const { run, runWith } = cli
    const login = 'nana-of-the-harbour'
    await run('users', 'add', login, '--role', 'editor')
    const set = await runWith(`${refused}\n`, 'users', 'set-password', login)
    expect([set.code, set.stdout]).toEqual([1, ''])
    expect(set.stderr).toContain(why)
    expect(await statusWith(login, refused)).toBe(403)
  })

  it('refuses an unknown username', async () => {
    expect(await cli.runWith(password, 'users', 'set-password', 'nobody')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The user "nobody" does not exist'),
    })
  })
})

describeOnSqlite('users add --password-stdin', () => {
  it('adds a user who can sign in at once', async () => {
    const { runWith } = cli
    expect((await runWith(`${password}\r\n`, 'users', 'add', 'nana', '--role', 'editor', '--password-stdin')).json()).toEqual([
      { id: expect.any(Number), login: 'nana', role: 'editor' },
    ])
    expect(await statusWith('nana', password)).toBe(200)
  })

  it('adds no user if the password is refused', async () => {
    const { run, runWith } = cli
    expect(await runWith('short', 'users', 'add', 'nana', '--role', 'editor', '--password-stdin')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('at least 12 characters'),
    })
    expect((await run('users', 'list')).stdout).not.toContain('nana')
  })
})

describeOnSqlite('users remove', () => {
  it('removes the account password as well', async () => {
    const { run, runWith } = cli
    await runWith(password, 'users', 'add', 'nana', '--role', 'editor', '--password-stdin')
    expect((await run('users', 'remove', 'nana')).code).toBe(0)
    await run('users', 'add', 'nana', '--role', 'editor')
    expect(await statusWith('nana', password)).toBe(403)
  })
})
