// Response headers: CORS, request IDs, and limits of the request headers.
import { describe, expect, it } from '@jest/globals'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

const Origin = 'https://elsewhere.example'
const at = (path: string, init: RequestInit = {}): Promise<Response> => fetch(`${server.restRoot}${path}`, init)

describe('other origins', () => {
  it.each(['/cms/v2/posts', '/', '/nowhere', '/cms/v2/posts?per_page=0', '/cms/v2/users/me'])(
    'may read %s and its headers, also of errors',
    async (path) => {
      const { headers } = await at(path, { headers: { Origin } })
      expect(headers.get('Access-Control-Allow-Origin')).toMatch(/^(\*|https:\/\/elsewhere\.example)$/)
      const exposed = headers.get('Access-Control-Expose-Headers')?.split(/,\s*/)
      expect(exposed).toEqual(
        expect.arrayContaining([
          'X-CMS-Total',
          'X-CMS-TotalPages',
          'X-CAL-Total',
          'X-CAL-TotalPages',
          'Link',
          'Location',
          'Allow',
          'X-Request-Id',
          'Content-Disposition',
          'WWW-Authenticate',
        ]),
      )
    },
  )

  it('may send preflight requests, credentials, JSON and every method', async () => {
    const response = await at('/cms/v2/posts/1', {
      method: 'OPTIONS',
      headers: { Origin, 'Access-Control-Request-Method': 'DELETE', 'Access-Control-Request-Headers': 'authorization,content-type' },
    })
    expect(response.ok).toBe(true)
    for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect(response.headers.get('Access-Control-Allow-Methods')).toContain(method)
    expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(/authorization/i)
    expect(response.headers.get('Access-Control-Allow-Headers')).toMatch(/content-type/i)
  })
})

describe('the request ID', () => {
  it('is new each time, and is in errors too', async () => {
    const [one, other] = [await at('/cms/v2/posts'), await at('/cms/v2/posts')]
    const id = one.headers.get('X-Request-Id')
    expect(id).toMatch(/^[\w-]{10,}$/)
    expect(other.headers.get('X-Request-Id')).not.toBe(id)
    const failed = await at('/nowhere')
    expect(((await failed.json()) as { data: object }).data).toMatchObject({ request_id: failed.headers.get('X-Request-Id') })
  })
})

describe('every response', () => {
  it('is JSON in UTF-8 with nosniff, and does not name the software', async () => {
    for (const path of ['/cms/v2/posts', '/nowhere', '/cms/v2/posts?per_page=0']) {
      const { headers } = await at(path)
      expect(headers.get('Content-Type')).toMatch(/^application\/json; charset=utf-8$/i)
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(headers.get('X-Powered-By')).toBeNull()
    }
  })

  it('of an error has code, message and data, and no stack trace', async () => {
    const text = await (await at('/cms/v2/posts?per_page=0&context=x')).text()
    const { code, message, data } = JSON.parse(text) as {
      code: string
      message: string
      data: { status: number; params: object; details: object }
    }
    expect(code).toBe('rest_invalid_param')
    expect(message).toMatch(/per_page/)
    expect(data).toMatchObject({
      status: 400,
      params: { per_page: expect.any(String), context: expect.any(String) },
      details: { per_page: { code: 'rest_out_of_bounds', message: expect.any(String), data: null }, context: { code: 'rest_not_in_enum' } },
    })
    expect(text).not.toMatch(/node_modules|\.ts:|at Object/)
  })
})

describe('headers that are too large', () => {
  it.each([
    ['in one header', '/cms/v2/posts', { 'X-Note': 'x'.repeat(20_000) }],
    ['in the URL', `/cms/v2/posts?search=${'x'.repeat(20_000)}`, {}],
  ])('give 431, %s', async (_where, path, headers) => {
    const response = await at(path, { headers })
    expect([response.status, await response.json()]).toMatchObject([431, { code: 'rest_headers_too_large', data: { status: 431 } }])
    expect((await at('/cms/v2/posts')).status).toBe(200)
  })
})
