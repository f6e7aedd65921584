// The command line on a database file. Each command runs as a separate process at least once.
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { createClient } from '../../client/index.ts'
import { describeOnSqlite } from '../support/database.ts'
import { createImage } from '../support/media.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { commandLine } from './run.ts'

const small = join(import.meta.dirname, '../import/small.wxr.xml')

describeOnSqlite('users', () => {
  it('adds a user, with an application password if requested', async () => {
    const { run, start } = commandLine()
    const plain = await start('users', 'add', 'nana', '--role', 'editor', '--email', 'nana@example.org', '--name', 'Nana')
    expect([plain.code, plain.stderr]).toEqual([0, ''])
    expect(plain.json()).toEqual([{ id: 1, login: 'nana', role: 'editor' }])
    const withPassword = await run('users', 'add', 'otar', '--role', 'author', '--application-password', 'laptop')
    expect(withPassword.json()).toEqual([
      { id: 2, login: 'otar', role: 'author', application_password: expect.stringMatching(/^(\w{4} ){5}\w{4}$/) },
    ])
    expect((await run('users', 'list')).json()).toEqual([
      { id: 1, login: 'nana', role: 'editor', email: 'nana@example.org', name: 'Nana' },
      { id: 2, login: 'otar', role: 'author', email: '', name: 'otar' },
    ])
  })

  it('refuses a username that exists, and an unknown role', async () => {
    const { run } = commandLine()
    await run('users', 'add', 'nana', '--role', 'editor')
    expect(await run('users', 'add', 'nana', '--role', 'author')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: 'Another user already has the username nana. Choose another one.\n',
    })
    expect((await run('users', 'add', 'NANA', '--role', 'author')).code).toBe(1)
    expect((await run('users', 'add', 'with:colon', '--role', 'author')).stderr).toContain('username')
    const wrongRole = await run('users', 'add', 'otar', '--role', 'king')
    expect([wrongRole.code, wrongRole.stdout]).toEqual([1, ''])
    expect(wrongRole.stderr).toContain('administrator, editor, author, contributor, subscriber')
    expect((await run('users', 'add', 'otar')).code).toBe(1)
    expect((await run('users', 'list')).json()).toHaveLength(1)
  })

  it('changes the role of a user', async () => {
    const { run } = commandLine()
    await run('users', 'add', 'nana', '--role', 'editor')
    expect((await run('users', 'set-role', 'nana', '--role', 'administrator')).json()).toMatchObject([
      { login: 'nana', role: 'administrator' },
    ])
    expect((await run('users', 'list')).json()).toMatchObject([{ role: 'administrator' }])
    expect(await run('users', 'set-role', 'otar', '--role', 'author')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The user "otar" does not exist'),
    })
  })

  it('keeps the last administrator', async () => {
    const { run } = commandLine()
    await run('users', 'add', 'nana', '--role', 'administrator')
    for (const change of [
      ['set-role', 'nana', '--role', 'editor'],
      ['remove', 'nana'],
    ])
      expect(await run('users', ...change)).toMatchObject({
        code: 1,
        stdout: '',
        stderr: expect.stringContaining('is the last administrator'),
      })
    await run('users', 'add', 'otar', '--role', 'administrator')
    expect((await run('users', 'remove', 'nana')).code).toBe(0)
  })

  it('deletes a user after the items have been assigned to another one', async () => {
    const { run } = commandLine()
    await run('users', 'add', 'nana', '--role', 'editor')
    await run('import', small)
    const refused = await run('users', 'remove', 'maia')
    expect([refused.code, refused.stderr]).toEqual([1, expect.stringMatching(/"maia" is the author of \d+ items.*--reassign/)])
    expect((await run('users', 'remove', 'maia', '--reassign', 'nana')).code).toBe(0)
    expect((await run('users', 'remove', 'gio', '--reassign', 'nana')).code).toBe(0)
    expect((await run('users', 'list')).json()).toMatchObject([{ login: 'nana' }])
    expect((await run('users', 'remove', 'maia')).code).toBe(1)
  })
})

describeOnSqlite('application-passwords', () => {
  it('creates, lists and revokes the application passwords of a user', async () => {
    const { run } = commandLine()
    await run('users', 'add', 'nana', '--role', 'editor')
    const added = (await run('application-passwords', 'add', 'nana', 'phone')).json()[0]
    expect(added).toEqual({ id: expect.any(String), login: 'nana', name: 'phone', application_password: expect.any(String) })
    const listed = await run('application-passwords', 'list', 'nana')
    expect(listed.json()).toEqual([
      { id: added?.['id'], name: 'phone', app_id: null, created: expect.any(String), last_used: null, last_ip: null },
    ])
    expect(listed.stdout).not.toContain('argon2')
    expect((await run('application-passwords', 'revoke', 'nana', String(added?.['id']))).json()).toEqual([
      { id: added?.['id'], revoked: true },
    ])
    expect((await run('application-passwords', 'list', 'nana')).stdout).toBe('')
    expect((await run('application-passwords', 'revoke', 'nana', String(added?.['id']))).code).toBe(1)
  })

  it("does not revoke another user's passwords", async () => {
    const { run } = commandLine()
    await run('users', 'add', 'nana', '--role', 'editor', '--application-password', 'phone')
    await run('users', 'add', 'otar', '--role', 'author')
    const id = String((await run('application-passwords', 'list', 'nana')).json()[0]?.['id'])
    expect((await run('application-passwords', 'revoke', 'otar', id)).code).toBe(1)
    expect((await run('application-passwords', 'list', 'nana')).json()).toHaveLength(1)
    expect((await run('application-passwords', 'add', 'lela', 'phone')).code).toBe(1)
  })
})

describeOnSqlite('import', () => {
  it('prints a report for people, and one line of JSON for programs', async () => {
    const { run } = commandLine()
    const first = await run('import', small)
    expect([first.code, first.stderr]).toEqual([0, ''])
    expect(first.stdout).toMatch(/^New\n {2}users +2\n/m)
    expect(first.stdout).toMatch(/^Skipped\n/m)
    const second = await run('import', small, '--json')
    expect(second.json()).toMatchObject([{ items: {}, present: { post: 9, page: 4, attachment: 3 } }])
  })

  it('reads media from a folder', async () => {
    const { run, folder } = commandLine()
    const rocks = await createImage(40, 30)
    await writeFile(join(folder, 'rocks.png'), rocks)
    expect((await run('import', small, '--media', folder, '--json')).json()).toMatchObject([{ media: { copied: 1, missing: 2 } }])
    expect(await readFile(join(folder, 'uploads/2021/03/rocks.png'))).toEqual(rocks)
    expect(await run('import', small, '--media', join(folder, 'nowhere'))).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The folder .* does not exist/),
    })
  })

  it('prints what is wrong with a file in one line, and writes nothing', async () => {
    const { run, folder } = commandLine()
    const broken = join(folder, 'broken.xml')
    await writeFile(broken, (await readFile(small, 'utf8')).slice(0, 5000))
    const outcome = await run('import', broken)
    expect([outcome.code, outcome.stdout]).toEqual([1, ''])
    expect(outcome.stderr).toMatch(/^\S+broken\.xml, line \d+: .*Nothing was written\.\n$/)
    expect(await run('import', join(folder, 'none.xml'))).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^The file .* does not exist/),
    })
    expect((await run('users', 'list')).stdout).toBe('')
  })
})

describeOnSqlite('a server on the same file', () => {
  const cli = commandLine()
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({ DATABASE_URL: cli.databaseUrl, DATABASE_LOCK_SECONDS: '30' })
  })
  afterAll(() => server.close())

  it('makes new users and revoked passwords take effect at once', async () => {
    const [added] = (await cli.start('users', 'add', 'nana', '--role', 'editor', '--application-password', 'phone')).json()
    const nana = createClient({ baseUrl: server.baseUrl, auth: { username: 'nana', password: String(added?.['application_password']) } })
    const me = () => nana.content.GET('/users/me', {})
    expect((await me()).data).toMatchObject({ id: added?.['id'] })
    const [password] = (await cli.start('application-passwords', 'list', 'nana')).json()
    expect(password).toMatchObject({ name: 'phone', last_used: expect.any(String) })
    await cli.start('application-passwords', 'revoke', 'nana', String(password?.['id']))
    expect((await me()).response.status).toBe(401)
  })

  it('shows imported items, and accepts writes in the meantime', async () => {
    let isDone = false
    const importing = cli.start('import', small, '--json').finally(() => (isDone = true))
    const statuses: number[] = []
    while (!isDone) statuses.push((await server.as.editor.content.POST('/posts', { body: { title: 'Meanwhile' } })).response.status)
    expect((await importing).code).toBe(0)
    expect(new Set(statuses)).toEqual(new Set([201]))
    const { data } = await server.anonymous.content.GET('/posts', { params: { query: { slug: ['low-tide'] } } })
    expect(data).toHaveLength(1)
  })
})

describeOnSqlite('backup', () => {
  it('overwrites no file and requires an existing folder', async () => {
    const { run, folder } = commandLine()
    const taken = join(folder, 'notes.txt')
    await writeFile(taken, 'keep me')
    expect(await run('backup', taken)).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `The file ${taken} already exists. Choose another name.\n`,
    })
    expect(await readFile(taken, 'utf8')).toBe('keep me')
    expect(await run('backup', join(folder, 'none', 'copy.sqlite'))).toMatchObject({
      code: 1,
      stderr: `The folder ${join(folder, 'none')} does not exist.\n`,
    })
  })
})

describeOnSqlite('help', () => {
  it.each([
    [[], 'application-passwords'],
    [['users'], 'set-role'],
    [['users', 'add'], '--application-password <label>'],
    [['users', 'list'], 'Prints all users'],
    [['users', 'remove'], '--reassign <login>'],
    [['users', 'set-role'], '--role <role>'],
    [['application-passwords'], 'revoke'],
    [['application-passwords', 'list'], '<login>'],
    [['application-passwords', 'add'], '<label>'],
    [['application-passwords', 'revoke'], '<id>'],
    [['import'], '--media <folder>'],
  ])('of %j names what can be given', async (command, named) => {
    const { code, stdout } = await commandLine().run(...command, '--help')
    expect(code).toBe(0)
    expect(stdout).toContain('Usage: cli')
    expect(stdout).toContain(named)
  })

  it('is printed after an unknown command, which fails', async () => {
    const { code, stderr } = await commandLine().start('usres')
    expect(code).toBe(1)
    expect(stderr).toContain("unknown command 'usres'")
    expect(stderr).toContain('Usage: cli')
  })
})
