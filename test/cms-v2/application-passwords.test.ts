// Application passwords over HTTP: one road with the command line and the authorization page.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from '@jest/globals'
import { createApp } from '#server/app.ts'
import { mockAuthenticator } from '#server/mock/index.ts'
import type { Client } from '../../client/index.ts'
import { createClient } from '../../client/index.ts'
import { addPassword, recordUse } from '../support/accounts.ts'
import { newWord } from '../support/posts.ts'
import { dataOf, failureIn, failureOf, invalid } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeClientOf, makeUser } from '../support/users.ts'
import { checkResponsesOf } from '../worker/checked-fetch.ts'
import { approve } from '../site/authorize/page.ts'

const server = await sharedServer()
const { administrator } = server.as
const ROUTE = '/users/{user_id}/application-passwords'

const passwords = ({ content }: Client, user_id: number | 'me' = 'me') => {
  const path = { user_id: String(user_id) }
  const at = (uuid: string) => ({ path: { ...path, uuid } })
  return {
    list: () => content.GET(ROUTE, { params: { path } }),
    create: (name: string, app_id?: string) => content.POST(ROUTE, { params: { path }, body: { name, ...(app_id && { app_id }) } }),
    get: (uuid: string, context: 'view' | 'embed' | 'edit' = 'view') =>
      content.GET(`${ROUTE}/{uuid}`, { params: { ...at(uuid), query: { context } } }),
    rename: (uuid: string, name: string) => content.PATCH(`${ROUTE}/{uuid}`, { params: at(uuid), body: { name } }),
    revoke: (uuid: string) => content.DELETE(`${ROUTE}/{uuid}`, { params: at(uuid) }),
    revokeAll: () => content.DELETE(ROUTE, { params: { path } }),
    current: () => content.GET(`${ROUTE}/introspect`, { params: { path } }),
  }
}

const send = (method: string, path: string, body: unknown, authorization = server.authorization.author): Promise<Response> =>
  fetch(`${server.restRoot}/cms/v2/users/${path}`, {
    method,
    headers: { Authorization: authorization, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

const notFound = { status: 404, code: 'rest_application_password_not_found' }
const APP_ID = '6633C2A6-3f74-4c5a-9e2b-0f9a5d3f1c11'

describe('createApplicationPassword', () => {
  it('returns a password that works, once', async () => {
    const { client, user } = await makeClientOf(server)
    const { data, response } = await passwords(client).create('Laptop', APP_ID)
    expect(data).toEqual({
      uuid: expect.stringMatching(/^[\da-f-]{36}$/),
      app_id: APP_ID.toLowerCase(),
      name: 'Laptop',
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      last_used: null,
      last_ip: null,
      password: expect.stringMatching(/^([\dA-Za-z]{4} ){5}[\dA-Za-z]{4}$/),
      _links: { self: [{ href: `${server.restRoot}/cms/v2/users/${user.id}/application-passwords/${data?.uuid}` }] },
    })
    expect(response.headers.get('Location')).toBe(data?._links.self?.[0]?.href)
    const laptop = createClient({ baseUrl: server.baseUrl, auth: { username: user.username ?? '', password: data?.password ?? '' } })
    expect((await dataOf(laptop.content.GET('/users/me', {}))).id).toBe(user.id)
    expect(JSON.stringify([await passwords(client).list(), await passwords(client).get(data?.uuid ?? '')])).not.toContain(data?.password)
  })

  it('strips tags from the name, and lets several have the same', async () => {
    const { client } = await makeClientOf(server)
    const names = ['<b>My</b>  app & <script>x</script>co', 'My app & co', 'My app & co']
    for (const name of names) expect((await dataOf(passwords(client).create(name))).name).toBe('My app & co')
  })

  it.each([{}, { name: '' }, { name: '   ' }, { name: '<br>' }, { name: ['a'] }, { name: 'x'.repeat(101) }, { name: 'a\u202eb' }])(
    'refuses %j',
    async (body) => {
      const { code, params } = await failureIn(await send('POST', 'me/application-passwords', body))
      expect([code, params]).toEqual(['name' in body ? 'rest_invalid_param' : 'rest_missing_callback_param', ['name']])
    },
  )

  it.each(['', 'no uuid', 7, null, `${APP_ID}0`])('refuses the app_id %j', async (app_id) => {
    expect(await failureIn(await send('POST', 'me/application-passwords', { name: 'x', app_id }))).toEqual(invalid('app_id'))
  })

  it('is limited for each user', async () => {
    const { id } = await makeUser(server)
    for (let count = 0; count < 200; count++) await addPassword(server.context, id, `Number ${count}`)
    expect(await failureOf(passwords(administrator, id).create('One more'))).toEqual({
      status: 400,
      code: 'rest_too_many_application_passwords',
    })
  })
})

describe('listApplicationPasswords', () => {
  it('lists those that the authorization page and the command line have created, too, oldest first', async () => {
    const { client, user, uuid } = await makeClientOf(server, { password: 'a long and secret sentence' })
    await addPassword(server.context, user.id, 'From the command line')
    await approve(
      server,
      { app_name: 'From the page', app_id: APP_ID },
      { login: user.username ?? '', password: 'a long and secret sentence' },
    )
    const list = await dataOf(passwords(client).list())
    expect(list.map(({ name, app_id }) => [name, app_id])).toEqual([
      ['test', ''],
      ['From the command line', ''],
      ['From the page', APP_ID.toLowerCase()],
    ])
    expect(list[0]?.uuid).toBe(uuid)
    expect(JSON.stringify(list)).not.toMatch(/hash|"password"|user_id/)
  })

  it('is a 404 for a user who does not exist', async () => {
    for (const id of ['999999', '0', 'nobody', '99999999999', '1e3', '%00', 'ME'])
      expect([
        id,
        await failureIn(
          await fetch(`${server.restRoot}/cms/v2/users/${id}/application-passwords`, {
            headers: { Authorization: server.authorization.administrator },
          }),
        ),
      ]).toEqual([id, { status: 404, code: 'rest_user_invalid_id' }])
  })

  it('refuses anonymous callers, under their own and under any ID', async () => {
    expect(await failureOf(passwords(server.anonymous).list())).toEqual({ status: 401, code: 'rest_not_logged_in' })
    expect(await failureOf(passwords(server.anonymous, server.ids.author).list())).toEqual({
      status: 401,
      code: 'rest_cannot_list_application_passwords',
    })
  })

  it('is never cached by proxies', async () => {
    const response = await fetch(`${server.restRoot}/cms/v2/users/me/application-passwords`, {
      headers: { Authorization: server.authorization.author },
    })
    expect(response.headers.get('Cache-Control')).toMatch(/private|no-store/)
  })
})

describe('getApplicationPassword', () => {
  it('shows less in the embed context', async () => {
    const { user, uuid } = await makeClientOf(server)
    const { get } = passwords(administrator, user.id)
    const whole = await dataOf(get(uuid))
    expect(await dataOf(get(uuid, 'edit'))).toEqual(whole)
    expect(Object.keys(await dataOf(get(uuid, 'embed')))).toEqual(['uuid', 'app_id', 'name', '_links'])
    expect((await dataOf(get(uuid.toUpperCase()))).uuid).toBe(uuid)
  })

  it("does not find another user's", async () => {
    const [one, other] = [await makeClientOf(server), await makeClientOf(server)]
    for (const uuid of [other.uuid, 'not-there', "' or 1=1", 'x'.repeat(50)])
      expect(await failureOf(passwords(one.client).get(uuid))).toEqual(notFound)
    expect(await failureOf(passwords(administrator, one.user.id).get(other.uuid))).toEqual(notFound)
  })

  it('shows the last use, to the second', async () => {
    const { client, uuid } = await makeClientOf(server)
    await recordUse(server.context, uuid)
    expect(await dataOf(passwords(client).get(uuid))).toMatchObject({
      last_used: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/),
      last_ip: '127.0.0.1',
    })
  })
})

describe.each(['POST', 'PUT', 'PATCH'] as const)('updateApplicationPassword with %s', (method) => {
  it('changes the name only', async () => {
    const { user, uuid, authorization, client } = await makeClientOf(server)
    const response = await send(
      method,
      `me/application-passwords/${uuid}`,
      { name: '<i>New</i>', app_id: APP_ID, user_id: 1 },
      authorization,
    )
    expect(await response.json()).toMatchObject({ uuid, app_id: '', name: 'New' })
    expect((await dataOf(client.content.GET('/users/me', {}))).id).toBe(user.id)
    expect(await failureIn(await send(method, `me/application-passwords/${uuid}`, { name: '' }, authorization))).toEqual(invalid('name'))
    expect(await failureIn(await send(method, 'me/application-passwords/not-there', { name: 'x' }, authorization))).toEqual(notFound)
  })
})

describe('deleteApplicationPassword', () => {
  it('revokes one at once; the others continue to work', async () => {
    const { client, user, uuid } = await makeClientOf(server)
    const { password } = await dataOf(passwords(client).create('Other'))
    const other = createClient({ baseUrl: server.baseUrl, auth: { username: user.username ?? '', password } })
    // The use of the revoked one is recorded after its request.
    expect(await dataOf(passwords(other).revoke(uuid))).toMatchObject({ deleted: true, previous: { uuid, name: 'test' } })
    expect(await failureOf(client.content.GET('/users/me', {}))).toEqual({ status: 401, code: 'rest_invalid_credentials' })
    expect((await dataOf(other.content.GET('/users/me', {}))).id).toBe(user.id)
    expect(await failureOf(passwords(other).revoke(uuid))).toEqual(notFound)
  })
})

describe('deleteApplicationPasswords', () => {
  it('revokes all of a user, and says how many there were', async () => {
    const { client, user } = await makeClientOf(server)
    await passwords(client).create('Second')
    const bystander = await makeClientOf(server)
    expect(await dataOf(passwords(client).revokeAll())).toEqual({ deleted: true, count: 2 })
    expect(await failureOf(client.content.GET('/users/me', {}))).toEqual({ status: 401, code: 'rest_invalid_credentials' })
    expect(await dataOf(passwords(administrator, user.id).revokeAll())).toEqual({ deleted: true, count: 0 })
    expect((await bystander.client.content.GET('/users/me', {})).response.status).toBe(200)
  })
})

describe('getCurrentApplicationPassword', () => {
  it('is the one that the request is authenticated with', async () => {
    const { client, user, uuid } = await makeClientOf(server)
    await passwords(client).create(newWord())
    for (const id of ['me', user.id] as const) expect((await dataOf(passwords(client, id).current())).uuid).toBe(uuid)
  })

  it('does not exist for users whom the service authenticates in another way, as the mock server does', async () => {
    const mock = createServer(createApp(server.context, { authenticate: mockAuthenticator(server.context) }))
    await new Promise<void>((listening) => mock.listen(0, '127.0.0.1', listening))
    const baseUrl = `http://127.0.0.1:${(mock.address() as AddressInfo).port}`
    checkResponsesOf(`${baseUrl}/cms-json`)
    const client = createClient({ baseUrl, auth: { username: (await makeUser(server)).username ?? '', password: 'any' } })
    expect(await failureOf(passwords(client).current())).toEqual({ status: 404, code: 'rest_no_authenticated_app_password' })
    mock.closeAllConnections()
    mock.close()
  })

  it('is refused for other users, to administrators too', async () => {
    const { id } = await makeUser(server)
    expect(await failureOf(passwords(administrator, id).current())).toEqual({
      status: 403,
      code: 'rest_cannot_introspect_app_password_for_non_current_user',
    })
  })
})
