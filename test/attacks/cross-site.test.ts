// Cross-site requests: writes that a page of another site makes the browser send with its stored credentials.
import { describe, expect, it } from '@jest/globals'
import { failureIn } from '../support/responses.ts'
import { newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const evil = 'https://evil.example.org'

type TestRequest = { method?: string; path?: string; headers?: Record<string, string>; body?: BodyInit }

const write = ({ method = 'POST', path = '/cms/v2/posts', headers = {}, body = '' }: TestRequest, to = server) =>
  fetch(to.restRoot + path, { method, headers: { Authorization: to.authorization.editor, ...headers }, body })

const form = () => new URLSearchParams({ title: newWord(), status: 'publish' })
const formWithParts = () => {
  const parts = new FormData()
  parts.append('title', newWord())
  return parts
}
const json = () => JSON.stringify({ title: newWord() })
const asJson = { 'Content-Type': 'application/json' }
const refused = { status: 403, code: 'rest_cross_site_request' }

describe('a browser', () => {
  it('is not prompted for credentials that it would store', async () => {
    const { status, headers } = await fetch(`${server.restRoot}/cms/v2/users/me`)
    expect([status, headers.get('WWW-Authenticate')]).toEqual([401, 'ApplicationPassword realm="content-service"'])
  })
})

describe('a cross-site request', () => {
  it.each<[string, () => TestRequest]>([
    ['a form', () => ({ headers: { Origin: evil }, body: form() })],
    ['a form with parts', () => ({ headers: { Origin: evil }, body: formWithParts() })],
    ['text', () => ({ headers: { Origin: evil, 'Content-Type': 'text/plain' }, body: json() })],
    ['text in another spelling', () => ({ headers: { Origin: evil, 'Content-Type': 'Text/PLAIN ; charset=utf-8' }, body: json() })],
    ['no body', () => ({ headers: { Origin: evil }, path: `/cms/v2/posts?title=${newWord()}` })],
    ['another method in the query', () => ({ headers: { Origin: evil }, path: '/cms/v2/posts/1?_method=DELETE' })],
    [
      'a form to the batch',
      () => ({ headers: { Origin: evil }, path: '/batch/v1', body: new URLSearchParams({ 'requests[0][path]': '/cms/v2/posts' }) }),
    ],
    ['a form of a page with an opaque origin', () => ({ headers: { Origin: 'null' }, body: form() })],
    ['a form, recognized by Sec-Fetch-Site alone', () => ({ headers: { 'Sec-Fetch-Site': 'cross-site' }, body: form() })],
    ['a form of another host of the same site', () => ({ headers: { 'Sec-Fetch-Site': 'same-site' }, body: form() })],
    ['a form of the same host on another port', () => ({ headers: { Origin: 'http://127.0.0.1:1' }, body: form() })],
  ])('is refused: %s', async (_what, request) => {
    expect(await failureIn(await write(request()))).toEqual(refused)
  })

  it('is refused in the query form of the REST root', async () => {
    const request = { method: 'POST', headers: { Authorization: server.authorization.editor, Origin: evil }, body: form() }
    expect(await failureIn(await fetch(`${server.baseUrl}/?rest_route=/cms/v2/posts`, request))).toEqual(refused)
  })

  it('may read', async () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect((await fetch(`${server.restRoot}/cms/v2/posts`, { method, headers: { Origin: evil } })).status).toBe(200)
  })
})

describe('a request that needs a CORS preflight', () => {
  it.each<[string, () => TestRequest, number]>([
    ['JSON', () => ({ headers: { Origin: evil, 'Sec-Fetch-Site': 'cross-site', ...asJson }, body: json() }), 201],
    ['another method', () => ({ headers: { Origin: evil }, method: 'DELETE', path: '/cms/v2/posts/4711' }), 404],
    ['a form with X-Requested-With', () => ({ headers: { Origin: evil, 'X-Requested-With': 'my-app' }, body: formWithParts() }), 201],
  ])('is taken from any origin: %s', async (_what, request, status) => {
    expect((await write(request())).status).toBe(status)
  })
})

describe('forms', () => {
  it.each<[string, Record<string, string>]>([
    ['programs', {}],
    ['pages of the service', { Origin: server.baseUrl, 'Sec-Fetch-Site': 'same-origin' }],
    ['pages of the service with an opaque origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['the address bar', { 'Sec-Fetch-Site': 'none' }],
  ])('are taken from %s', async (_whom, headers) => {
    expect((await write({ headers, body: form() })).status).toBe(201)
  })
})

describe('CORS_ORIGINS', () => {
  it('lists the origins whose forms are accepted', async () => {
    const named = 'https://www.example.org'
    const strict = await startServer({ CORS_ORIGINS: named })
    try {
      const sameHeaders = { Origin: named, 'Sec-Fetch-Site': 'cross-site' }
      expect((await write({ headers: sameHeaders, body: form() }, strict)).status).toBe(201)
      expect((await write({ headers: { ...sameHeaders, ...asJson }, body: json() }, strict)).status).toBe(201)
      const foreign: Record<string, string>[] = [
        { Origin: evil },
        { Origin: evil, ...asJson },
        { 'Sec-Fetch-Site': 'cross-site', ...asJson },
      ]
      for (const headers of foreign) expect(await failureIn(await write({ headers, body: json() }, strict))).toEqual(refused)
      expect(await failureIn(await write({ method: 'DELETE', path: '/cms/v2/posts/1', headers: { Origin: evil } }, strict))).toEqual(
        refused,
      )
    } finally {
      await strict.close()
    }
  })
})
