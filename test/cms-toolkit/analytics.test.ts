// The analytics settings of the site toolkit.
import { beforeEach, describe, expect, it } from '@jest/globals'
import { dataOf, failureIn, failureOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const PATH = '/analytics/settings'

const server = await sharedServer()
const toolkit = server.as.administrator.toolkit

// There is only one set of settings, so each test starts without it.
beforeEach(async () => {
  await toolkit.DELETE(PATH)
})

const read = () => dataOf(toolkit.GET(PATH))

function send(method: string, body: string): Promise<Response> {
  return fetch(`${server.restRoot}/cms-toolkit/api${PATH}`, {
    method,
    headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
    body,
  })
}

describe('getAnalyticsSettings', () => {
  it('returns an empty object if nothing is stored', async () => {
    expect(await read()).toEqual({})
  })

  it('returns the stored settings', async () => {
    await toolkit.PUT(PATH, { body: { provider: 'lighthouse' } })
    expect(await read()).toEqual({ provider: 'lighthouse' })
  })
})

describe.each([
  ['updateAnalyticsSettings', 'POST'],
  ['putAnalyticsSettings', 'PUT'],
] as const)('%s', (_id, method) => {
  it('replaces the stored settings', async () => {
    expect(await dataOf(toolkit[method as 'PUT'](PATH, { body: { a: 1, b: { c: [2] } } }))).toEqual({ a: 1, b: { c: [2] } })
    expect(await dataOf(toolkit[method as 'PUT'](PATH, { body: { a: 3 } }))).toEqual({ a: 3 })
    expect(await read()).toEqual({ a: 3 })
  })

  it.each(['[1]', '[]', '"words"', '5', 'true', 'null'])('refuses %s, which is not an object', async (body) => {
    await toolkit.PUT(PATH, { body: { kept: true } })
    expect(await failureIn(await send(method, body))).toMatchObject({ status: 400, code: 'rest_invalid_param' })
    expect(await read()).toEqual({ kept: true })
  })

  it('refuses an empty body', async () => {
    await toolkit.PUT(PATH, { body: { kept: true } })
    expect(await failureIn(await send(method, ''))).toMatchObject({ status: 400, code: 'rest_missing_callback_param' })
    expect(await read()).toEqual({ kept: true })
  })
})

describe('patchAnalyticsSettings', () => {
  it('merges into the stored settings', async () => {
    await toolkit.PUT(PATH, { body: { a: 1, b: { c: 2, d: 3 } } })
    expect(await dataOf(toolkit.PATCH(PATH, { body: { a: null, b: { d: 4 } } }))).toEqual({ b: { c: 2, d: 4 } })
    expect(await read()).toEqual({ b: { c: 2, d: 4 } })
  })

  it('starts from an empty object', async () => {
    expect(await dataOf(toolkit.PATCH(PATH, { body: { a: 1, b: null } }))).toEqual({ a: 1 })
  })

  it.each(['[1]', 'null'])('refuses %s, which is not an object', async (body) => {
    await toolkit.PUT(PATH, { body: { kept: true } })
    expect(await failureIn(await send('PATCH', body))).toMatchObject({ status: 400, code: 'rest_invalid_param' })
    expect(await read()).toEqual({ kept: true })
  })
})

describe('deleteAnalyticsSettings', () => {
  it('deletes all settings', async () => {
    await toolkit.PUT(PATH, { body: { a: 1 } })
    expect(await dataOf(toolkit.DELETE(PATH))).toEqual({ deleted: true, previous: { a: 1 } })
    expect(await read()).toEqual({})
  })

  it('returns an empty object if nothing is stored', async () => {
    expect(await failureOf(toolkit.DELETE(PATH))).toEqual({ status: 404, code: 'rest_document_not_found' })
  })
})

describe('the settings', () => {
  it.each(['GET', 'POST', 'PUT', 'PATCH', 'DELETE'])('are for administrators only: %s', async (method) => {
    await toolkit.PUT(PATH, { body: { kept: true } })
    const call = (Authorization?: string) =>
      fetch(`${server.restRoot}/cms-toolkit/api${PATH}`, {
        method,
        headers: { ...(Authorization && { Authorization }), 'Content-Type': 'application/json' },
        ...(/^P/.test(method) && { body: '{}' }),
      })
    expect(await failureIn(await call())).toEqual({ status: 401, code: 'rest_forbidden' })
    for (const role of ['editor', 'author', 'contributor', 'subscriber'] as const)
      expect(await failureIn(await call(server.authorization[role]))).toEqual({ status: 403, code: 'rest_forbidden' })
    expect(await read()).toEqual({ kept: true })
  })
})
