// Creating, changing and deleting users: what is stored, who may do what, and what depends on users.
import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from '@jest/globals'
import type { components } from '#generated/cms-v2/client.ts'
import { makeEvent } from '../support/calendar.ts'
import { addAccount, passwordsOf } from '../support/accounts.ts'
import { createImage, uploaded } from '../support/media.ts'
import { makePage } from '../support/pages.ts'
import { changePost, makePost, newWord, readPost } from '../support/posts.ts'
import { dataOf, failureIn, failureOf, invalid } from '../support/responses.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { databaseTimeDuring, statementsDuring } from '../support/statements.ts'
import { storeItems } from '../support/stored-items.ts'
import { makeClientOf, makeUser, newUserFields, users } from '../support/users.ts'
import { approve } from '../site/authorize/page.ts'

type Input = components['schemas']['UserInput']

const server = await sharedServer()
const { administrator } = server.as
const admin = users(administrator)

const edited = (id: number) => dataOf(admin.edited(id))
const change = (id: number, body: Input) => dataOf(admin.update(id, body))

/** Sends what the types do not allow. */
const send = (method: string, path: string, body?: unknown, authorization = server.authorization.administrator): Promise<Response> =>
  fetch(`${server.restRoot}/cms/v2${path}`, {
    method,
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })

/** The status of a sign-in on the authorization page. */
const signIn = async (login: string, password: string): Promise<number> =>
  (await approve(server, { app_name: randomUUID() }, { login, password })).status

describe('createUser', () => {
  it('needs a username, an address and a password, and has defaults for the rest', async () => {
    const fields = newUserFields()
    const { data: user, response } = await admin.create(fields)
    expect(response.headers.get('Location')).toBe(`${server.restRoot}/cms/v2/users/${user?.id}`)
    expect(user).toMatchObject({
      username: fields.username,
      name: fields.username,
      nickname: fields.username,
      slug: fields.username,
      email: fields.email,
      first_name: '',
      url: '',
      description: '',
      locale: 'en_US',
      roles: ['subscriber'],
      capabilities: { read: true, level_0: true },
      extra_capabilities: { subscriber: true },
      meta: { persisted_preferences: {} },
      registered_date: expect.stringMatching(/\+00:00$/),
    })
    expect(JSON.stringify(user)).not.toMatch(/password|hash|argon/)
    expect(await edited(user?.id ?? 0)).toEqual(user)
    expect(await failureIn(await send('POST', '/users', {}))).toMatchObject({
      code: 'rest_missing_callback_param',
      params: ['email', 'password', 'username'],
    })
  })

  it('keeps several roles in their order, each once, and adds up their rights', async () => {
    const { roles, capabilities, extra_capabilities } = await makeUser(server, { roles: ['author', 'subscriber', 'editor', 'author'] })
    expect([roles, extra_capabilities]).toEqual([['author', 'subscriber', 'editor'], { author: true, subscriber: true, editor: true }])
    expect(capabilities).toMatchObject({ upload_files: true, edit_others_posts: true, level_7: true })
    expect((await makeUser(server, { roles: [] })).capabilities).toEqual({})
  })

  it('names a user without a name after the first and last name', async () => {
    expect((await makeUser(server, { first_name: 'Nino', last_name: 'Beridze' })).name).toBe('Nino Beridze')
    expect((await makeUser(server, { last_name: 'Beridze' })).name).toBe('Beridze')
  })

  it('refuses a username or an address that another user has, in any letter case', async () => {
    const { username = '', email = '' } = await makeUser(server)
    expect(await failureOf(admin.create(newUserFields({ username: username.toUpperCase() })))).toEqual({
      status: 400,
      code: 'existing_user_login',
    })
    expect(await failureOf(admin.create(newUserFields({ email: email.toUpperCase() })))).toEqual({
      status: 400,
      code: 'existing_user_email',
    })
  })

  it.each<[string, unknown]>([
    ['username', 'two\nlines'],
    ['username', '<b>bold</b>'],
    ['username', 'with:colon'],
    ['username', 'ნინო'],
    ['username', ' '],
    ['username', 'x'.repeat(61)],
    ['username', { a: 1 }],
    ['email', 'nowhere'],
    ['email', ''],
    ['email', 'a b@example.org'],
    ['email', ['x@example.org', 'y@example.org']],
    ['password', ''],
    ['password', 'back\\slash'],
    ['password', 'x'.repeat(256)],
    ['password', { length: 20 }],
    ['locale', 'xx_YY'],
    ['url', 'javascript:alert(1)'],
    ['url', 'data:text/html,x'],
    ['url', 'https://example.org/"><script>'],
    ['meta', 'text'],
    ['name', null],
    ['roles', Array.from({ length: 21 }, () => 'editor')],
  ])('refuses %s: %j', async (name, value) => {
    expect(await failureIn(await send('POST', '/users', { ...newUserFields(), [name]: value }))).toEqual(invalid(name))
  })

  it.each([[['king']], [7], ['%'], [['administrator,editor']], [['Editor']]])('refuses the roles %j', async (roles) => {
    expect(await failureIn(await send('POST', '/users', { ...newUserFields(), roles }))).toEqual({
      status: 400,
      code: 'rest_user_invalid_role',
    })
  })

  it('refuses an ID', async () => {
    expect(await failureOf(admin.create({ ...newUserFields(), id: 7 }))).toEqual({ status: 400, code: 'rest_user_exists' })
  })

  it('gives users with the same slug different ones', async () => {
    const slug = newWord()
    expect((await makeUser(server, { slug })).slug).toBe(slug)
    expect((await makeUser(server, { slug })).slug).toBe(`${slug}-2`)
  })

  it('creates one user for many concurrent requests with the same username', async () => {
    const { username } = newUserFields()
    const created = await Promise.all(
      Array.from({ length: 6 }, (_none, index) => admin.create(newUserFields({ username, email: `${index}.${username}@example.org` }))),
    )
    expect(created.map(({ response }) => response.status).sort()).toEqual([201, 400, 400, 400, 400, 400])
  })

  it('sets the password of the authorization page, which does not work for the API', async () => {
    const { username = '' } = await makeUser(server, { password: 'p' })
    expect(await signIn(username, 'p')).toBe(200)
    const response = await send('GET', '/users/me', undefined, `Basic ${btoa(`${username}:p`)}`)
    expect(await failureIn(response)).toEqual({ status: 401, code: 'rest_invalid_credentials' })
  })

  it('computes no hash for callers who may not create users', async () => {
    const response = await send('POST', '/users', newUserFields(), server.authorization.editor)
    expect(await failureIn(response)).toEqual({ status: 403, code: 'rest_cannot_create_user' })
  })
})

describe('patchUser', () => {
  it('strips HTML from names, and keeps simple tags in the biography', async () => {
    const { id } = await makeUser(server)
    const names = {
      name: '<b>Nino</b> & <script>x()</script>co',
      first_name: '<img src=x onerror=y>A',
      last_name: ' B\n C ',
      nickname: '<',
    }
    expect(await change(id, names)).toMatchObject({ name: 'Nino &amp; co', first_name: 'A', last_name: 'B C', nickname: '&lt;' })
    const { description } = await change(id, {
      description: 'One\nTwo <b onclick="x">bold</b><script>x</script><a href="javascript:x">y</a>',
    })
    expect(description).toBe('One\nTwo <b>bold</b>x<a href="x">y</a>')
  })

  it('replaces an empty name with the username, and an empty slug with one of its own', async () => {
    const { id, username } = await makeUser(server, { name: 'Name', slug: newWord() })
    expect(await change(id, { name: '<br>', nickname: '', slug: '' })).toMatchObject({ name: username, nickname: username, slug: username })
  })

  it.each([
    ['example.org/path', 'http://example.org/path'],
    ['https://example.org/a b', 'https://example.org/a%20b'],
    [' ', ''],
  ])('stores the URL %j as %j', async (given, stored) => {
    const { id } = await makeUser(server)
    expect((await change(id, { url: given })).url).toBe(stored)
  })

  it('changes roles, which applies to the next request', async () => {
    const { client, user } = await makeClientOf(server, { roles: ['subscriber'] })
    const write = () => client.content.POST('/posts', { body: { title: newWord() } })
    expect((await write()).response.status).toBe(403)
    expect(await change(user.id, { roles: ['subscriber', 'contributor'] })).toMatchObject({ roles: ['subscriber', 'contributor'] })
    expect((await write()).response.status).toBe(201)
    expect((await change(user.id, { roles: [] })).roles).toEqual([])
    expect((await write()).response.status).toBe(403)
  })

  it('refuses a taken address or slug, another username, and wrong values', async () => {
    const [one, other] = [await makeUser(server), await makeUser(server)]
    expect(await failureOf(admin.update(one.id, { email: (other.email ?? '').toUpperCase() }))).toEqual({
      status: 400,
      code: 'rest_user_invalid_email',
    })
    expect(await failureOf(admin.update(one.id, { slug: other.slug }))).toEqual({ status: 400, code: 'rest_user_invalid_slug' })
    expect(await failureOf(admin.update(one.id, { username: newWord() }))).toEqual({ status: 400, code: 'rest_user_invalid_argument' })
    expect(await failureOf(admin.update(one.id, { email: '' }))).toEqual(invalid('email'))
    expect(await failureOf(admin.update(999999, { name: 'x' }))).toEqual({ status: 404, code: 'rest_user_invalid_id' })
    expect(await edited(one.id)).toEqual(one)
  })

  it('accepts what was read, and then changes nothing', async () => {
    const { id } = await makeUser(server, {
      name: 'A &amp; B',
      description: '<b>x</b> & y',
      url: 'example.org',
      roles: ['author', 'editor'],
    })
    const before = await edited(id)
    expect(await (await send('PUT', `/users/${id}`, before)).json()).toEqual(before)
    const writes = await statementsDuring(() => send('PUT', `/users/${id}`, before))
    expect(writes.filter((sql) => /^update "users"/.test(sql))).toEqual([])
  })

  it('accepts what was read of a user without an address', async () => {
    const { id } = await addAccount(server.context, 'author', newWord())
    await server.context.db.updateTable('users').set({ email: '' }).where('id', '=', id).execute()
    const before = await edited(id)
    expect(await (await send('PUT', `/users/${id}`, before)).json()).toEqual(before)
  })

  it('refuses a change of a user who has changed since (If-Match)', async () => {
    const { id } = await makeUser(server)
    const tag = (await send('GET', `/users/${id}?context=edit`)).headers.get('ETag') ?? ''
    const withTag = (ifMatch: string) =>
      administrator.content.PATCH('/users/{id}', { params: { path: { id }, header: { 'If-Match': ifMatch } }, body: { name: newWord() } })
    expect((await withTag(tag)).response.status).toBe(200)
    expect(await failureOf(withTag(tag))).toEqual({ status: 412, code: 'rest_precondition_failed' })
  })

  it('changes the account password, and leaves application passwords as they are', async () => {
    const { client, user } = await makeClientOf(server, { password: 'the first one' })
    await change(user.id, { password: 'another' })
    expect([await signIn(user.username ?? '', 'the first one'), await signIn(user.username ?? '', 'another')]).toEqual([403, 200])
    expect((await client.content.GET('/users/me', {})).response.status).toBe(200)
  })

  it('does not let administrators take away their own role, in whatever form', async () => {
    for (const roles of [[], ['editor'], ['administrator', 'editor'], ['subscriber']])
      expect(await failureOf(admin.update(server.ids.administrator, { roles }))).toEqual({ status: 403, code: 'rest_user_invalid_role' })
    expect((await admin.update(server.ids.administrator, { roles: ['administrator'] })).response.status).toBe(200)
  })
})

describe('putUser', () => {
  it('leaves the fields as they are that are not in the request', async () => {
    const user = await makeUser(server, { first_name: 'Nino' })
    const changed = await dataOf(
      administrator.content.PUT('/users/{id}', { params: { path: { id: user.id } }, body: { last_name: 'Beridze' } }),
    )
    expect(changed).toEqual({ ...user, last_name: 'Beridze' })
  })
})

describe('updateUser', () => {
  it('drops what anonymous callers see of the author: lists, embeds, posts with the name, and the page of the author', async () => {
    const { user, client } = await makeClientOf(server, { roles: ['author'], name: 'Before' })
    const post = await makePost(client)
    const shown = await makePage(server.as.editor, {
      content: `<!-- wp:latest-posts {"displayAuthor":true,"selectedAuthor":${user.id}} /-->`,
      status: 'publish',
    })
    const urls = [
      `${server.restRoot}/cms/v2/users?include=${user.id}`,
      `${server.restRoot}/cms/v2/users/${user.id}`,
      `${server.restRoot}/cms/v2/posts/${post.id}?_embed`,
      `${server.restRoot}/cms/v2/posts?include=${post.id}&_embed`,
      `${server.restRoot}/cms/v2/pages/${shown.id}`,
      `${server.restRoot}/cms/v2/resolve?path=/author/${user.slug}/`,
      `${server.baseUrl}/author/${user.slug}/`,
    ]
    const read = async (url: string): Promise<string> => (await fetch(url)).text()
    // A response is cached from its second request on.
    for (const url of [...urls, ...urls, ...urls]) expect([url, (await read(url)).includes('Before')]).toEqual([url, true])
    await dataOf(administrator.content.POST('/users/{id}', { params: { path: { id: user.id } }, body: { name: 'Afterwards' } }))
    for (const url of urls) expect([url, /Before/.test(await read(url)), /Afterwards/.test(await read(url))]).toEqual([url, false, true])
  })

  it('shows names of users as text on pages', async () => {
    const { user, client } = await makeClientOf(server, { roles: ['author'] })
    await makePost(client)
    await dataOf(users(client).updateMe({ name: `<img src=x onerror=alert(1)> <svg onload=x> &lt;script&gt; " ' x` }))
    const page = await (await fetch(`${server.baseUrl}/author/${user.slug}/`)).text()
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toMatch(/<img src=x|<svg|<script>/)
  })

  it('can be part of a batch', async () => {
    const { id } = await makeUser(server)
    const { responses } = (await (
      await fetch(`${server.restRoot}/batch/v1`, {
        method: 'POST',
        headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
        body: JSON.stringify({ requests: [{ method: 'POST', path: `/cms/v2/users/${id}`, body: { name: 'In a batch' } }] }),
      })
    ).json()) as { responses: { body: { name: string } }[] }
    expect(responses[0]?.body.name).toBe('In a batch')
  })
})

describe('updateCurrentUser', () => {
  it('changes the own profile, for every role', async () => {
    for (const role of ['subscriber', 'contributor', 'author', 'editor', 'administrator'] as const) {
      const word = newWord()
      const { data } = await server.as[role].content.POST('/users/me', { body: { nickname: word } })
      expect([data?.id, data?.nickname]).toEqual([server.ids[role], word])
    }
  })

  it('is a 404 for anonymous callers', async () => {
    const response = await fetch(`${server.restRoot}/cms/v2/users/me`, { method: 'POST' })
    expect(await failureIn(response)).toEqual({ status: 404, code: 'rest_user_invalid_id' })
  })
})

describe('putCurrentUser', () => {
  const preferences = { 'core/edit-post': { welcomeGuide: false }, core: { openPanels: ['post-status'], n: 1 }, _modified: '2024-01-02' }

  it('replaces the preferences as a whole, for each user', async () => {
    const { client, user } = await makeClientOf(server)
    const me = users(client)
    const stored = await dataOf(me.updateMe({ meta: { persisted_preferences: preferences } }))
    expect(stored.meta).toEqual({ persisted_preferences: preferences })
    expect((await edited(user.id)).meta).toEqual({ persisted_preferences: preferences })
    expect((await dataOf(me.updateMe({ meta: { persisted_preferences: { a: 1 } } }))).meta).toEqual({ persisted_preferences: { a: 1 } })
    // Without the key, they stay.
    expect((await dataOf(me.updateMe({ meta: {}, name: 'x' }))).meta).toEqual({ persisted_preferences: { a: 1 } })
    expect((await edited((await makeUser(server)).id)).meta).toEqual({ persisted_preferences: {} })
    for (const nothing of [null, {}]) {
      const emptied = await dataOf(me.updateMe({ meta: { persisted_preferences: nothing } }))
      expect(emptied.meta).toEqual({ persisted_preferences: {} })
    }
  })

  it('shows preferences in the edit context only', async () => {
    const { client } = await makeClientOf(server)
    await dataOf(users(client).updateMe({ meta: { persisted_preferences: { secret: 'panel' } } }))
    for (const context of ['view', 'embed'] as const)
      expect(JSON.stringify((await client.content.GET('/users/me', { params: { query: { context } } })).data)).not.toContain('panel')
  })

  it.each(['{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}', '{"toString":1,"length":0}'])(
    'stores hostile keys as data: %s',
    async (text) => {
      const { authorization } = await makeClientOf(server)
      const response = await send('PUT', '/users/me', `{"meta":{"persisted_preferences":${text}}}`, authorization)
      expect(await response.text()).toContain(`"persisted_preferences":${text}`)
      expect(await (await send('GET', '/users/me?context=edit', undefined, authorization)).text()).toContain(
        `"persisted_preferences":${text}`,
      )
      expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    },
  )

  it('ignores __proto__ as a field of the user', async () => {
    const { authorization } = await makeClientOf(server)
    const response = await send('PUT', '/users/me', '{"__proto__":{"roles":["administrator"]},"name":"x"}', authorization)
    expect(((await response.json()) as { roles: string[] }).roles).toEqual(['subscriber'])
  })

  it.each(['text', 7, true, [1]])('refuses preferences that are no object: %j', async (wrong) => {
    const { authorization } = await makeClientOf(server)
    const response = await send('PUT', '/users/me', { meta: { persisted_preferences: wrong } }, authorization)
    expect(await failureIn(response)).toEqual({ status: 400, code: 'rest_invalid_type', params: ['meta'] })
  })

  it('refuses huge and deep preferences', async () => {
    const { authorization } = await makeClientOf(server)
    const put = (value: unknown) => send('PUT', '/users/me', { meta: { persisted_preferences: value } }, authorization)
    expect((await put({ a: 'x'.repeat(99_000) })).status).toBe(200)
    expect(await failureIn(await put({ a: 'x'.repeat(100_000) }))).toEqual(invalid('meta'))
    const deep = `${'{"a":'.repeat(200)}1${'}'.repeat(200)}`
    expect(await failureIn(await send('PUT', '/users/me', `{"meta":{"persisted_preferences":${deep}}}`, authorization))).toEqual({
      status: 400,
      code: 'rest_invalid_json',
    })
  })

  it('drops no cached responses when preferences change', async () => {
    const { client } = await makeClientOf(server)
    const url = `${server.restRoot}/cms/v2/users?_fields=id,name&search=${newWord()}`
    for (let time = 0; time < 3; time++) await fetch(url)
    await dataOf(users(client).updateMe({ meta: { persisted_preferences: { a: 1 } } }))
    const statements = await statementsDuring(() => fetch(url))
    expect(statements.filter((sql) => sql.includes('"users"'))).toEqual([])
  })

  it('notices a change of the preferences (If-Match)', async () => {
    const { client, authorization } = await makeClientOf(server)
    const tag = (await send('GET', '/users/me?context=edit', undefined, authorization)).headers.get('ETag') ?? ''
    await dataOf(users(client).updateMe({ meta: { persisted_preferences: { a: 1 } } }))
    const late = client.content.PUT('/users/me', { params: { header: { 'If-Match': tag } }, body: { meta: { persisted_preferences: {} } } })
    expect(await failureOf(late)).toEqual({ status: 412, code: 'rest_precondition_failed' })
  })
})

describe('patchCurrentUser', () => {
  it('does not change roles, not even to the same or to none', async () => {
    const { client } = await makeClientOf(server, { roles: ['contributor'] })
    for (const roles of [['administrator'], ['contributor'], []]) {
      const refused = client.content.PATCH('/users/me', { body: { name: 'x', roles } })
      expect(await failureOf(refused)).toEqual({ status: 403, code: 'rest_cannot_edit_roles' })
    }
  })

  it('takes passwords of at least 12 characters that are not the username', async () => {
    const { client, user } = await makeClientOf(server)
    const set = (password: string) => client.content.PATCH('/users/me', { body: { password } })
    for (const wrong of ['', 'short', 'x'.repeat(11), 'back\\slash and more', user.username ?? ''])
      expect(await failureOf(set(wrong))).toEqual(invalid('password'))
    expect((await set('correct horse – ბატარეა')).response.status).toBe(200)
    expect(await signIn(user.username ?? '', 'correct horse – ბატარეა')).toBe(200)
  })
})

describe('the limit of passwords that are set', () => {
  const start = () => startServer({ RATE_LIMIT: 'on' })

  it('counts those of one user, by whomever they are set, and not those that cannot be stored', async () => {
    const other = await start()
    try {
      const { client, user } = await makeClientOf(other)
      const set = (password: string, headers = {}) => client.content.PATCH('/users/me', { body: { password }, headers })
      const taken = (await makeUser(other)).email
      for (let time = 0; time < 12; time++) {
        expect(await failureOf(set('correct horse', { 'If-Match': '"other.state"' }))).toMatchObject({ status: 412 })
        const refused = client.content.PATCH('/users/me', { body: { password: 'correct horse', email: taken } })
        expect(await failureOf(refused)).toMatchObject({ status: 400, code: 'rest_user_invalid_email' })
      }
      for (let time = 0; time < 10; time++) expect((await set(`correct horse ${time}`)).response.status).toBe(200)
      const { response, error } = await set('correct horse 10')
      expect([response.status, error?.code, Number(response.headers.get('Retry-After')) > 0]).toEqual([429, 'rest_too_many_requests', true])
      expect(await failureOf(users(other.as.administrator).update(user.id, { password: 'x' }))).toMatchObject({ status: 429 })
      expect((await client.content.PATCH('/users/me', { body: { description: 'Still here' } })).response.status).toBe(200)
      const { client: colleague } = await makeClientOf(other)
      expect((await colleague.content.PATCH('/users/me', { body: { password: 'correct horse' } })).response.status).toBe(200)
    } finally {
      await other.close()
    }
  })

  it('counts those that one user sets, also of new users', async () => {
    const other = await start()
    try {
      const { create } = users(other.as.administrator)
      const used = newUserFields()
      expect((await create(used)).response.status).toBe(201)
      for (let time = 0; time < 3; time++) expect(await failureOf(create(used))).toMatchObject({ code: 'existing_user_login' })
      const statuses: number[] = []
      for (let time = 0; time < 11; time++)
        statuses.push(...(await Promise.all(Array.from({ length: 10 }, async () => (await create(newUserFields())).response.status))))
      // Those that are sent at once are counted in any order.
      expect(statuses.toSorted()).toEqual([...Array<number>(99).fill(201), ...Array<number>(11).fill(429)])
    } finally {
      await other.close()
    }
  })
})

describe('deleteUser', () => {
  const remove = (id: number, reassign: string | number = 'false', force = true) => admin.remove(id, { force, reassign })

  it('returns the user as it was, and ends the passwords', async () => {
    const { client, user } = await makeClientOf(server, { password: 'the password', roles: ['author'] })
    const previous = await edited(user.id)
    expect(await dataOf(remove(user.id))).toEqual({ deleted: true, previous })
    expect(await failureOf(client.content.GET('/users/me', {}))).toEqual({ status: 401, code: 'rest_invalid_credentials' })
    expect(await signIn(user.username ?? '', 'the password')).toBe(403)
    expect(await passwordsOf(server.context, user.id)).toEqual([])
    expect(await failureOf(admin.edited(user.id))).toEqual({ status: 404, code: 'rest_user_invalid_id' })
    expect(await failureOf(remove(user.id))).toEqual({ status: 404, code: 'rest_user_invalid_id' })
  })

  it('needs force and reassign, and another user who exists', async () => {
    const { id } = await makeUser(server)
    expect(await failureOf(remove(id, 'false', false))).toEqual({ status: 501, code: 'rest_trash_not_supported' })
    expect(await failureIn(await send('DELETE', `/users/${id}?force=true`))).toMatchObject({
      code: 'rest_missing_callback_param',
      params: ['reassign'],
    })
    for (const wrong of ['abc', 'true', '-1', '1.5', '99999999999'])
      expect([wrong, await failureIn(await send('DELETE', `/users/${id}?force=true&reassign=${wrong}`))]).toEqual([
        wrong,
        invalid('reassign'),
      ])
    for (const heir of [id, 999999]) expect(await failureOf(remove(id, heir))).toEqual({ status: 400, code: 'rest_user_invalid_reassign' })
    expect((await edited(id)).id).toBe(id)
    expect((await send('DELETE', `/users/${id}`, { force: true, reassign: false })).status).toBe(200)
  })

  it('gives the content to the user with the ID 1, which is no boolean', async () => {
    const { client, user } = await makeClientOf(server, { roles: ['author'] })
    const post = await makePost(client)
    expect((await send('DELETE', `/users/${user.id}?force=true&reassign=1`)).status).toBe(200)
    expect((await readPost(server.anonymous, post.id)).author).toBe(1)
  })

  it('gives the content to another user', async () => {
    const { client, user } = await makeClientOf(server, { roles: ['author'] })
    const post = await makePost(client)
    const cursor = (await dataOf(server.anonymous.hooks.GET('/changes'))).cursor
    await dataOf(remove(user.id, server.ids.editor))
    expect(await readPost(server.anonymous, post.id)).toMatchObject({ author: server.ids.editor, status: 'publish' })
    const { changes } = await dataOf(server.anonymous.hooks.GET('/changes', { params: { query: { since: cursor } } }))
    expect(changes.map(({ action, type, id }) => `${action} ${type} ${id}`)).toEqual([`updated post ${post.id}`])
  })

  it('moves what has pages to the trash, from where it can be restored, and keeps files', async () => {
    const { client, user } = await makeClientOf(server, { roles: ['editor'] })
    const published = await makePost(client, { sticky: true })
    const draft = await makePost(client, { status: 'draft' })
    const page = await makePage(client, { status: 'publish' })
    const child = await makePage(server.as.administrator, { status: 'publish', parent: page.id })
    const event = await makeEvent(client)
    const trashed = await makePost(client)
    await dataOf(client.content.DELETE('/posts/{id}', { params: { path: { id: trashed.id } } }))
    const file = await uploaded(server, await createImage(8, 8), { name: 'kept.png', as: 'administrator' })
    await dataOf(administrator.content.POST('/media/{id}', { params: { path: { id: file.id } }, body: { author: user.id } }))
    const childBefore = (await dataOf(administrator.content.GET('/pages/{id}', { params: { path: { id: child.id } } }))).link
    const cursor = (await dataOf(server.anonymous.hooks.GET('/changes'))).cursor

    await dataOf(remove(user.id))
    const inTrash = { status: 'trash', author: user.id, sticky: false }
    const slugs = { [published.id]: `${published.slug}__trashed`, [draft.id]: `__trashed-${draft.id}` }
    for (const { id } of [published, draft])
      expect(await readPost(administrator, id, { context: 'edit' })).toMatchObject({ ...inTrash, slug: slugs[id] })
    expect((await dataOf(administrator.content.GET('/pages/{id}', { params: { path: { id: page.id } } }))).status).toBe('trash')
    const { content } = await dataOf(administrator.hooks.GET('/changes', { params: { query: { since: cursor } } })).then(({ changes }) => ({
      content: changes.map(({ action, type, id }) => `${action} ${type} ${id}`),
    }))
    expect(content).toEqual(
      expect.arrayContaining([
        `deleted post ${published.id}`,
        `deleted page ${page.id}`,
        `deleted event ${event.id}`,
        `updated page ${child.id}`,
      ]),
    )
    // The URL of a child omits the slug of a parent that is not published.
    const childAfter = (await dataOf(administrator.content.GET('/pages/{id}', { params: { path: { id: child.id } } }))).link
    expect([childBefore.endsWith(`/${page.slug}/${child.slug}/`), childAfter.endsWith(`${page.slug}/${child.slug}/`)]).toEqual([
      true,
      false,
    ])
    expect((await fetch(file.source_url)).status).toBe(200)
    const restored = await changePost(administrator, published.id, { status: 'publish', slug: newWord() })
    expect(restored).toMatchObject({ status: 'publish' })
    const old = await fetch(published.link, { redirect: 'manual' })
    expect([old.status, old.headers.get('Location')]).toEqual([301, restored.link])
  })

  it('moves items to the trash as single deletions do', async () => {
    const { client, user } = await makeClientOf(server, { roles: ['editor'] })
    const rowOf = async (id: number) => {
      const {
        id: _id,
        slug,
        slug_before_trash,
        guid: _guid,
        modified: _m,
        modified_gmt: _g,
        title: _t,
        title_rendered: _r,
        ...row
      } = await server.context.db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
      return { ...row, isRenamed: slug.startsWith(`${slug_before_trash}__trashed`) }
    }
    for (const status of ['publish', 'draft', 'private', 'pending'] as const) {
      const date = '2025-01-01T00:00:00'
      const [alone, together] = [await makePost(client, { status, date }), await makePost(client, { status, date })]
      await dataOf(client.content.DELETE('/posts/{id}', { params: { path: { id: alone.id } } }))
      const expected = await rowOf(alone.id)
      // Only these two are written by the user at the time.
      await server.context.db.updateTable('content').set({ author: server.ids.editor }).where('id', '=', alone.id).execute()
      const { id: other } = await makeUser(server)
      await server.context.db.updateTable('content').set({ author: other }).where('id', '=', together.id).execute()
      await dataOf(remove(other))
      expect(await rowOf(together.id)).toEqual({ ...expected, author: other })
    }
    await dataOf(remove(user.id))
  })

  it('takes up to 1,000 items along in one transaction, with as many statements as for a few', async () => {
    const deletionOf = async (count: number) => {
      const { id } = await makeUser(server, { roles: ['author'] })
      const words = Array.from({ length: count }, () => newWord())
      await storeItems(
        server,
        words.map((slug) => ({ type: 'post', author: id, slug, guid: slug, title: slug })),
      )
      let statements: string[] = []
      const time = await databaseTimeDuring(async () => {
        statements = await statementsDuring(() => dataOf(remove(id)))
      })
      const left = await server.context.db
        .selectFrom('content')
        .select('id')
        .where('author', '=', id)
        .where('status', '<>', 'trash')
        .execute()
      expect(left).toEqual([])
      return { statements: statements.length, time }
    }
    await deletionOf(1)
    const few = await deletionOf(10)
    const many = await deletionOf(900)
    expect(many.statements).toBeLessThanOrEqual(few.statements + 5)
  })

  /** A user with many posts, and how many of them other users or the trash have by now. */
  async function prolific(count: number) {
    const { id } = await makeUser(server, { roles: ['author'] })
    const slugs = Array.from({ length: count }, () => newWord())
    const ids = await storeItems(
      server,
      slugs.map((slug) => ({ type: 'post', author: id, slug, guid: slug, title: slug })),
    )
    const left = () =>
      server.context.db.selectFrom('content').select('id').where('author', '=', id).where('status', '<>', 'trash').execute()
    return { id, ids, isGone: async () => count - (await left()).length }
  }

  it.each(['trash', 'heir'] as const)('lets other writes between portions of very many items: %s', async (to) => {
    const { id, ids, isGone } = await prolific(2500)
    const { cursor } = await dataOf(administrator.hooks.GET('/changes'))
    let isOver = false
    const removal = dataOf(remove(id, to === 'heir' ? server.ids.editor : 'false')).finally(() => (isOver = true))
    const others = new Set<number>()
    do others.add((await makePost(administrator)).id)
    while (!isOver)
    await removal
    expect(await isGone()).toBe(2500)
    // Changes have their positions when they have been read.
    await dataOf(administrator.hooks.GET('/changes', { params: { query: { since: cursor } } }))
    const rows = await server.context.db.selectFrom('changes').select('item_id').where('id', '>', Number(cursor)).orderBy('id').execute()
    const order = rows.map(({ item_id }) => item_id)
    const [own, first, last] = [new Set(ids), order.findIndex((one) => ids.includes(one)), order.findLastIndex((one) => ids.includes(one))]
    expect(order.filter((one) => own.has(one)).length).toBe(2500)
    expect(order.slice(first, last).some((one) => others.has(one))).toBe(true)
  })

  it.each(['trash', 'heir'] as const)('goes on when it is repeated after an end half-way: %s', async (to) => {
    const { id, isGone } = await prolific(3500)
    const reassign = to === 'heir' ? server.ids.editor : 'false'
    const etag = (await admin.edited(id)).response.headers.get('ETag') ?? ''
    const url = `${server.restRoot}/cms/v2/users/${id}?force=true&reassign=${reassign}`
    const headers = { Authorization: server.authorization.administrator, 'If-Match': etag }
    const interrupted = fetch(url, { method: 'DELETE', headers })
    while (!(await isGone())) await setImmediate()
    await change(id, { description: 'Wait' })
    expect((await interrupted).status).toBe(412)
    const gone = await isGone()
    expect([gone > 0, gone < 3500, (await edited(id)).description]).toEqual([true, true, 'Wait'])
    expect((await dataOf(remove(id, reassign))).deleted).toBe(true)
    expect(await isGone()).toBe(3500)
  })

  it('keeps the URLs of pages below each other, however many there are', async () => {
    const { client, user } = await makeClientOf(server, { roles: ['editor'] })
    const parent = await makePage(client, { status: 'publish', date: '2020-01-01T00:00:00' })
    const slugs = Array.from({ length: 1200 }, () => newWord())
    const [first] = await storeItems(
      server,
      slugs.map((slug) => ({ type: 'page', author: user.id, slug, guid: slug, title: slug })),
    )
    const child = await makePage(client, { status: 'publish', parent: parent.id })
    const moved = await dataOf(
      administrator.content.POST('/pages/{id}', { params: { path: { id: first ?? 0 } }, body: { parent: child.id } }),
    )
    expect(moved.link).toBe(`${server.baseUrl}/${parent.slug}/${child.slug}/${slugs[0]}/`)
    await dataOf(remove(user.id))
    for (const { id, link } of [child, moved]) {
      const restored = await dataOf(
        administrator.content.POST('/pages/{id}', { params: { path: { id } }, body: { status: 'publish', slug: newWord() } }),
      )
      const old = await fetch(link, { redirect: 'manual' })
      expect([old.status, old.headers.get('Location')]).toEqual([301, restored.link])
    }
  })

  it('keeps everything if the user cannot be deleted', async () => {
    const other = await startServer()
    try {
      const me = users(other.as.administrator)
      const post = await makePost(other.as.administrator)
      const ofAll = me.remove(other.ids.administrator, { force: true, reassign: 'false' })
      expect(await failureOf(ofAll)).toEqual({ status: 403, code: 'rest_user_cannot_delete' })
      const toEditor = me.remove(other.ids.administrator, { force: true, reassign: other.ids.editor })
      expect(await failureOf(toEditor)).toEqual({ status: 403, code: 'rest_user_cannot_delete' })
      expect(await readPost(other.anonymous, post.id)).toMatchObject({ status: 'publish', author: other.ids.administrator })
    } finally {
      await other.close()
    }
  })
})

describe('deleteCurrentUser', () => {
  const removeMe = (client: (typeof server.as)['administrator']) =>
    client.content.DELETE('/users/me', { params: { query: { force: true, reassign: server.ids.editor } } })

  it('deletes an administrator if there is another one', async () => {
    const { client } = await makeClientOf(server, { roles: ['administrator'] })
    expect((await removeMe(client)).data?.deleted).toBe(true)
    expect(await failureOf(client.content.GET('/users/me', {}))).toEqual({ status: 401, code: 'rest_invalid_credentials' })
  })

  it('is refused to everybody else', async () => {
    expect(await failureOf(removeMe(server.as.editor))).toEqual({ status: 403, code: 'rest_user_cannot_delete' })
    expect(await failureOf(removeMe(server.anonymous))).toEqual({ status: 404, code: 'rest_user_invalid_id' })
  })

  it('always leaves an administrator, even if two delete or demote each other at once', async () => {
    const other = await startServer()
    try {
      for (let time = 0; time < 3; time++) {
        const { client, user } = await makeClientOf(other, { roles: ['administrator'] })
        const { administrator: first } = other.as
        await Promise.all([
          users(client).remove(user.id, { force: true, reassign: other.ids.editor }),
          users(first).remove(other.ids.administrator, { force: true, reassign: other.ids.editor }),
        ])
        const left = await other.context.db.selectFrom('users').selectAll().where('role', '=', 'administrator').execute()
        expect(left).toHaveLength(1)
        if (left[0]?.id !== other.ids.administrator) return
      }
    } finally {
      await other.close()
    }
  })

  it('always leaves an administrator, even if two take the role from each other at once', async () => {
    const other = await startServer()
    try {
      const { client, user } = await makeClientOf(other, { roles: ['administrator'] })
      await Promise.all([
        users(client).update(other.ids.administrator, { roles: ['editor'] }),
        users(other.as.administrator).update(user.id, { roles: ['editor'] }),
      ])
      const left = await other.context.db.selectFrom('users').selectAll().where('role', '=', 'administrator').execute()
      expect(left).toHaveLength(1)
    } finally {
      await other.close()
    }
  })
})

describe('listUsers', () => {
  it('finds users by any of their roles and by their capabilities', async () => {
    const word = newWord()
    const { id } = await makeUser(server, { roles: ['subscriber', 'editor'], name: word })
    const none = await makeUser(server, { roles: [], name: word })
    const found = async (query: object): Promise<number[]> =>
      (await dataOf(administrator.content.GET('/users', { params: { query: { search: word, ...query } } }))).map((user) => user.id)
    expect(await found({ orderby: 'id' })).toEqual([id, none.id])
    for (const query of [
      { roles: ['editor'] },
      { roles: ['subscriber'] },
      { roles: ['king', 'editor'] },
      { capabilities: ['edit_others_posts'] },
      { who: 'authors' },
      { roles: ['subscriber'], who: 'authors' },
    ])
      expect([query, await found(query)]).toEqual([query, [id]])
    for (const query of [{ roles: ['author'] }, { roles: ['%'] }, { roles: ['dito'] }, { roles: ['editor'], capabilities: ['list_users'] }])
      expect([query, await found(query)]).toEqual([query, []])
  })

  it('searches the columns that are named, as far as the caller may', async () => {
    const [login, name, slug] = [newWord(), newWord(), newWord()]
    const { client, user } = await makeClientOf(server, { username: login, email: `${login}@example.org`, name, slug, roles: ['author'] })
    await makePost(client)
    const found = async (as: typeof administrator, search: string, columns: ('email' | 'name' | 'id' | 'username' | 'slug')[]) =>
      (await dataOf(as.content.GET('/users', { params: { query: { search, search_columns: columns } } }))).map(({ id }) => id)
    expect(await found(administrator, login, ['username'])).toEqual([user.id])
    expect(await found(administrator, `${login}@`, ['email'])).toEqual([user.id])
    expect(await found(administrator, login, ['name', 'slug'])).toEqual([])
    expect(await found(administrator, String(user.id), ['id'])).toEqual([user.id])
    expect(await found(administrator, '99999999999', ['id'])).toEqual([])
    expect(await found(server.anonymous, name, ['name'])).toEqual([user.id])
    for (const columns of [['username'], ['email'], ['username', 'email'], []] as const)
      expect(await found(server.anonymous, login, [...columns])).toEqual([])
  })
})
