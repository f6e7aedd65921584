// The audit log: what it has, who did it, that it is part of the change, and how it is read.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { createClient, unwrap } from '../../client/index.ts'
import { sweepingAudit } from '#server/jobs/audit.ts'
import { changeSettings } from '#server/settings/settings.ts'
import { transact } from '#server/db/transact.ts'
import { commandLine } from '../cli/run.ts'
import { makeEvent, someDay } from '../support/calendar.ts'
import { isPostgres } from '../support/database.ts'
import { makePost, newWord } from '../support/posts.ts'
import { databaseIn, startProgram } from '../support/program.ts'
import { dataOf } from '../support/responses.ts'
import { newcomer, startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory } from '../support/terms.ts'
import { makeUser, newUserFields, users } from '../support/users.ts'
import { newDatabase } from '../worker/test-database.ts'

const server = await sharedServer()
const { administrator, editor } = server.as
const { db } = server.context

async function entries() {
  const rows = await db.selectFrom('audit_log').selectAll().orderBy('id').execute()
  return rows.map(({ details, ...row }) => ({ ...row, details: JSON.parse(details) as object }))
}

/** Returns what the work adds to the log, without the time and the ID. */
async function addedBy(work: () => Promise<unknown>) {
  const count = (await entries()).length
  await work()
  return (await entries()).slice(count).map(({ id: _id, at: _at, ...entry }) => entry)
}

const by = {
  user_id: server.ids.administrator,
  login: 'administrator',
  application: expect.any(String) as unknown,
  address: '127.0.0.1',
}
const nothing = { details: {} }

describe('the audit log', () => {
  it('has who created users, and with which roles', async () => {
    const fields = newUserFields({ roles: ['editor'] })
    const added = await addedBy(() => dataOf(users(administrator).create(fields)))
    const details = { login: fields.username, roles: ['editor'] }
    const user = { ...by, operation: 'createUser', target_type: 'user', target_id: expect.any(String), action: 'created', details }
    expect(added).toEqual([user, { ...user, target_type: 'account_password', action: 'changed', ...nothing }])
  })

  it('has changes of rights with those before, and the names of other fields without values', async () => {
    const { id, username } = await makeUser(server, { roles: ['author'] })
    const added = await addedBy(() => dataOf(users(administrator).update(id, { roles: ['editor'], email: 'secret@example.org' })))
    expect(added.map(({ details }) => details)).toEqual([
      { login: username, roles: { before: ['author'], after: ['editor'] } },
      { login: username, fields: ['email'] },
    ])
  })

  it('has deletions of users', async () => {
    const { id, username } = await makeUser(server, { roles: ['author'] })
    const added = await addedBy(() => dataOf(users(administrator).remove(id, { force: true, reassign: 'false' })))
    expect(added).toMatchObject([
      { operation: 'deleteUser', target_type: 'user', target_id: String(id), action: 'deleted', details: { login: username } },
    ])
  })

  it('has new, renamed and revoked application passwords, and who revoked the one in use', async () => {
    const { id, client } = await newcomer(server, 'author')
    const added = await addedBy(async () => {
      const path = { user_id: String(id) }
      const { uuid } = await dataOf(
        client.content.POST('/users/{user_id}/application-passwords', { params: { path }, body: { name: 'laptop' } }),
      )
      await dataOf(
        client.content.PATCH('/users/{user_id}/application-passwords/{uuid}', {
          params: { path: { ...path, uuid } },
          body: { name: 'phone' },
        }),
      )
      await dataOf(client.content.DELETE('/users/{user_id}/application-passwords', { params: { path } }))
    })
    expect(added.map(({ action, target_type, user_id }) => `${action} ${target_type} ${user_id === id}`)).toEqual([
      'created application_password true',
      'changed application_password true',
      'deleted application_password true',
      'deleted application_password true',
    ])
    expect(added[1]?.details).toMatchObject({ user: id, name: { before: 'laptop', after: 'phone' } })
    expect(added.map(({ application }) => application)).not.toContain(null)
  })

  it('has settings that have changed, before and after', async () => {
    const title = newWord()
    const added = await addedBy(() => dataOf(administrator.content.POST('/settings', { body: { title, posts_per_page: 10 } })))
    expect(added[0]).toEqual({
      ...by,
      operation: 'updateSettings',
      target_type: 'setting',
      target_id: 'title',
      action: 'changed',
      details: { before: null, after: title },
    })
  })

  it('has webhooks without their secrets', async () => {
    const added = await addedBy(async () => {
      const { id, secret } = await dataOf(administrator.hooks.POST('/subscriptions', { body: { url: 'https://example.org/' } }))
      const path = { id }
      await dataOf(administrator.hooks.PATCH('/subscriptions/{id}', { params: { path }, body: { paused: true } }))
      const rotated = await dataOf(administrator.hooks.POST('/subscriptions/{id}/secrets', { params: { path } }))
      await dataOf(administrator.hooks.DELETE('/subscriptions/{id}', { params: { path } }))
      const log = JSON.stringify(await entries())
      expect([secret, rotated.secret].filter((one) => log.includes(one))).toEqual([])
    })
    expect(added.map(({ operation, details }) => [operation, details])).toEqual([
      ['createSubscription', expect.objectContaining({ url: 'https://example.org/', paused: false })],
      ['patchSubscription', { before: expect.objectContaining({ paused: false }), after: expect.objectContaining({ paused: true }) }],
      ['createSecret', { secret: 'rotated' }],
      ['deleteSubscription', expect.anything()],
    ])
  })

  it('has permanent deletions of items and terms, and no others', async () => {
    const [post, event] = [await makePost(editor, { title: 'Fog' }), await makeEvent(editor, { ...someDay, title: 'Regatta' })]
    const category = await makeCategory(editor)
    const added = await addedBy(async () => {
      const params = { path: { id: post.id } }
      await dataOf(editor.content.DELETE('/posts/{id}', { params }))
      await dataOf(editor.content.DELETE('/posts/{id}', { params: { ...params, query: { force: true } } }))
      await dataOf(editor.content.DELETE('/events/{id}', { params: { path: { id: event.id }, query: { force: true } } }))
      await dataOf(editor.content.DELETE('/categories/{id}', { params: { path: { id: category.id }, query: { force: true } } }))
    })
    expect(added.map(({ action, target_type, target_id }) => `${action} ${target_type} ${target_id}`)).toEqual([
      `deleted post ${post.id}`,
      `deleted event ${event.id}`,
      `deleted category ${category.id}`,
    ])
    expect(added[0]?.details).toMatchObject({ title: 'Fog' })
  })

  it('has nothing of requests that fail', async () => {
    const { id } = await makeUser(server, { roles: ['author'] })
    const added = await addedBy(async () => {
      await users(editor).update(id, { roles: ['administrator'] })
      await users(administrator).create(newUserFields({ email: 'wrong' }))
      await administrator.content.POST('/settings', { body: { page_on_front: 999_999 } })
      await fetch(`${server.restRoot}/cms/v2/users/me`, { headers: { Authorization: 'Basic eDp5' } })
    })
    expect(added).toEqual([])
  })

  it('is part of the transaction of its change', async () => {
    const title = newWord()
    const added = await addedBy(async () => {
      const failing = transact(db, async (inside) => {
        await changeSettings({ ...server.context, db: inside }, { title })
        throw new Error('afterwards')
      })
      await expect(failing).rejects.toThrow('afterwards')
    })
    expect(added).toEqual([])
  })

  it('cannot be changed', async () => {
    await expect(db.updateTable('audit_log').set({ login: 'nobody' }).execute()).rejects.toThrow('the audit log cannot be changed')
  })

  it('has no IP addresses if AUDIT_ADDRESSES is off', async () => {
    const other = await startServer({ AUDIT_ADDRESSES: 'off' })
    try {
      await dataOf(other.as.administrator.content.POST('/settings', { body: { title: newWord() } }))
      const rows = await other.context.db.selectFrom('audit_log').select('address').where('target_type', '=', 'setting').execute()
      expect(rows).toEqual([{ address: '' }])
    } finally {
      await other.close()
    }
  })

  it('keeps entries for AUDIT_DAYS', async () => {
    const at = (days: number) => ({ ...server.context, now: () => new Date(Date.now() + days * 86_400_000) })
    const count = (await entries()).length
    await sweepingAudit.act(at(364), () => false)
    expect((await entries()).length).toBe(count)
    await sweepingAudit.act(at(366), () => false)
    expect(await entries()).toEqual([])
  })
})

describe('cli audit', () => {
  it('prints who did what, also on the command line', async () => {
    const cli = commandLine()
    await cli.run('users', 'add', 'salome', '--role', 'administrator')
    await cli.run('users', 'add', 'nino', '--role', 'author', '--application-password', 'laptop')
    await cli.run('users', 'set-role', 'nino', '--role', 'editor')
    const { json } = await cli.run('audit', '--json')
    expect(json().map(({ operation, action, target_type }) => [operation, action, target_type].join(' '))).toEqual([
      'users add created user',
      'users add created user',
      'users add created application_password',
      'users set-role changed user',
    ])
    const { stdout } = await cli.run('audit')
    expect(stdout).toContain('the service  ')
    expect(stdout).toContain('users set-role: changed user 2 {"login":"nino","roles":{"before":["author"],"after":["editor"]}}')
    expect((await cli.run('audit', '--since', '2999-01-01')).stdout).toBe('')
    expect((await cli.run('audit', '--user', 'salome')).stdout).toBe('')
    expect(await cli.run('audit', '--since', 'yesterday')).toMatchObject({ code: 1, stderr: expect.stringContaining('must be a date') })
  })
})

it('has each change that has been made, and no other, although the service is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'audit-'))
  const database = isPostgres ? await newDatabase() : undefined
  const env = { DATABASE_URL: database?.url ?? databaseIn(folder), RATE_LIMIT: 'off' }
  const program = await startProgram(folder, env)
  const password = /^Password +(.+)$/m.exec(program.output())?.[1] ?? ''
  const clientOf = (baseUrl: string) => createClient({ baseUrl, auth: { username: 'admin', password }, retries: 0 })
  const { content } = clientOf(program.baseUrl)
  const settings = (value: number) => content.POST('/settings', { body: { posts_per_page: value } })
  for (let value = 11; value < 30; value++) await unwrap(settings(value))
  const open = Array.from({ length: 30 }, (_none, index) => settings(30 + index))
  await Promise.all([Promise.race(open), Promise.resolve()])
  await Promise.all([program.kill(), Promise.allSettled(open)])
  const again = await startServer(env)
  try {
    const rows = await again.context.db
      .selectFrom('audit_log')
      .selectAll()
      .where('target_id', '=', 'posts_per_page')
      .orderBy('id')
      .execute()
    const changes = rows.map(({ details }) => JSON.parse(details) as { before: number | null; after: number })
    const stored = await again.context.db.selectFrom('settings').selectAll().where('name', '=', 'posts_per_page').executeTakeFirstOrThrow()
    expect(changes.length).toBeGreaterThan(19)
    // Each begins where the one before has ended, and the last one is what is stored.
    expect(changes.slice(1).map(({ before }) => before)).toEqual(changes.slice(0, -1).map(({ after }) => after))
    expect(changes.at(-1)?.after).toBe(JSON.parse(stored.value))
  } finally {
    await again.close()
    await database?.remove()
    rmSync(folder, { recursive: true, force: true })
  }
}, 60_000)
