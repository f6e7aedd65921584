// The tests of the state of the service, and the sizes of the site.
import { describe, expect, it } from '@jest/globals'
import { fontFile, makeFamily, sendFace } from '../support/fonts.ts'
import { headersOf, notAdministrators } from '../support/leaks.ts'
import { uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { dataOf, failureIn } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const elsewhere = await sharedServer({ BASE_URL: 'https://content.invalid' })
const admin = server.as.administrator.siteHealth

/** The other server has another public URL than the one at which this reaches it. */
async function readElsewhere(path: string): Promise<Record<string, unknown>> {
  const { config } = elsewhere.context
  const response = await fetch(`http://127.0.0.1:${config.port}/cms-json/cms-site-health/v1${path}`, {
    headers: headersOf(elsewhere, 'administrator'),
  })
  return (await response.json()) as Record<string, unknown>
}

const paths = [
  '/tests/authorization-header',
  '/tests/background-updates',
  '/tests/dotorg-communication',
  '/tests/https-status',
  '/tests/loopback-requests',
  '/tests/page-cache',
] as const

const due = (test: string, status = 'good') => ({
  label: expect.any(String),
  status,
  badge: { label: expect.any(String), color: status === 'good' ? 'blue' : 'orange' },
  description: expect.stringMatching(/^<p>.*<\/p>$/),
  actions: expect.any(String),
  test,
})

describe('getAuthorizationHeaderTest', () => {
  it('is good, because the request has been authenticated', async () => {
    expect(await dataOf(admin.GET('/tests/authorization-header'))).toEqual(due('authorization_header'))
  })
})

describe('getBackgroundUpdatesTest', () => {
  it('says that the operator installs versions, and which one runs', async () => {
    const { description, ...result } = await dataOf(admin.GET('/tests/background-updates'))
    expect({ ...result, description }).toEqual(due('background_updates'))
    expect(description).toMatch(/version \d+\.\d+\.\d+/)
  })
})

describe('getDotorgCommunicationTest', () => {
  it('is good, because the service needs no other site', async () => {
    expect(await dataOf(admin.GET('/tests/dotorg-communication'))).toEqual(due('dotorg_communication'))
  })
})

describe('getHttpsStatusTest', () => {
  it('recommends HTTPS, and is good with it', async () => {
    const result = await dataOf(admin.GET('/tests/https-status'))
    expect(result).toEqual(due('https_status', 'recommended'))
    expect(result.actions).toContain('BASE_URL')
    expect(await readElsewhere('/tests/https-status')).toEqual(due('https_status'))
  })
})

describe('getLoopbackRequestsTest', () => {
  it('is good if the public URL leads to the service', async () => {
    expect(await dataOf(admin.GET('/tests/loopback-requests'))).toEqual(due('loopback_requests'))
  })

  it('says why if it does not', async () => {
    const result = await readElsewhere('/tests/loopback-requests')
    expect(result).toEqual(due('loopback_requests', 'recommended'))
    expect(result['actions']).toContain('BASE_URL')
  })
})

describe('getPageCacheTest', () => {
  it('names the headers with which the front page can be stored', async () => {
    const { status, description, test } = await dataOf(admin.GET('/tests/page-cache'))
    expect([status, test]).toEqual([expect.stringMatching(/^(good|recommended)$/), 'page_cache'])
    expect(description).toMatch(/\d+ ms.*etag/)
  })

  it('says why if the front page cannot be reached', async () => {
    expect(await readElsewhere('/tests/page-cache')).toEqual(due('page_cache', 'recommended'))
  })
})

describe('getDirectorySizes', () => {
  it('counts files and fonts by their bytes, and adds up all parts', async () => {
    const before = await dataOf(admin.GET('/directory-sizes'))
    await uploaded(server, 'x'.repeat(1000), { name: 'a.txt' })
    const { id } = await makeFamily(server.as.administrator)
    const file = { content: fontFile('woff2', 'x'.repeat(500)), name: 'a.woff2' }
    expect((await sendFace(server, id, { fontFamily: newWord(), src: 'file' }, { file })).status).toBe(201)
    const sizes = await dataOf(admin.GET('/directory-sizes'))
    expect(sizes.uploads_size.raw - before.uploads_size.raw).toBe(1000)
    expect(sizes.fonts_size.raw - before.fonts_size.raw).toBe(508)
    const { database_size, fonts_size, themes_size, uploads_size, total_size } = sizes
    expect(total_size.raw).toBe([database_size, fonts_size, themes_size, uploads_size].reduce((sum, { raw }) => sum + raw, 0))
    for (const { raw } of [database_size, themes_size]) expect(raw).toBeGreaterThan(1000)
    expect(total_size.debug).toBe(`${total_size.size} (${total_size.raw} bytes)`)
  })
})

describe('the health of the site', () => {
  it('is refused to all but administrators', async () => {
    for (const who of notAdministrators)
      for (const path of [...paths, '/directory-sizes'])
        expect([
          who,
          path,
          await failureIn(await fetch(`${server.restRoot}/cms-site-health/v1${path}`, { headers: headersOf(server, who) })),
        ]).toEqual([who, path, { status: who === 'anonymous' ? 401 : 403, code: 'rest_forbidden' }])
  })

  it('has no other tests', async () => {
    const response = await fetch(`${server.restRoot}/cms-site-health/v1/tests/nothing`, { headers: headersOf(server, 'administrator') })
    expect(await failureIn(response)).toEqual({ status: 404, code: 'rest_no_route' })
  })
})
