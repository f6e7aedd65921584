// The conventions that hold on every route: for each fault of a service, the case for it fails.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { makePost } from '../support/posts.ts'
import { startFaultyServer } from './faulty-server.ts'
import type { Fault, FaultyServer, ProxyResponse, ProxyRequest } from './faulty-server.ts'
import { asAdministrator, contractTest, outcomesIn } from './run-program.ts'
import type { Result } from './run-program.ts'

let service: FaultyServer
const tested = ['listTags', 'getPost', 'deletePost']

beforeAll(async () => {
  service = await startFaultyServer()
  await makePost(service.server.as.administrator)
})

afterAll(() => service.close())

function test(...options: string[]): Promise<Result> {
  return contractTest(service.baseUrl, ['--operation', ...tested, '--write', ...asAdministrator(service.server), ...options])
}

type Matcher = (request: ProxyRequest) => boolean
type Json = Record<string, unknown>

const isHead: Matcher = ({ method }) => method === 'HEAD'
const isPreflight: Matcher = ({ headers }) => 'access-control-request-method' in headers
const isOptions: Matcher = (request) => request.method === 'OPTIONS' && !isPreflight(request)
const pathIncludes =
  (parameter: string): Matcher =>
  ({ path }) =>
    path.includes(parameter)
const embeds =
  (path: string): Matcher =>
  (request) =>
    pathIncludes(path)(request) && pathIncludes('_embed')(request)
/** Does not match the requests that the program sends before its cases. */
const hasFields: Matcher = ({ path }) => path.includes('_fields') && !path.includes('namespaces')
const hasHeader =
  (header: string): Matcher =>
  ({ headers }) =>
    header in headers
const isOther: Matcher = ({ method, path }) => method === 'DELETE' && path === '/cms/v2/tags'

const inRequests = (matches: Matcher, change: (request: ProxyRequest) => Partial<ProxyRequest>): Fault => ({
  request: (request) => (matches(request) ? { ...request, ...change(request) } : request),
})
const inResponses = (matches: Matcher, change: (response: ProxyResponse) => Partial<ProxyResponse>): Fault => ({
  response: (response, request) => (matches(request) ? { ...response, ...change(response) } : response),
})
const withBody =
  (change: (body: Json) => unknown) =>
  ({ body }: ProxyResponse): Partial<ProxyResponse> => ({ body: JSON.stringify(change(JSON.parse(body) as Json)) })
const withHeader =
  (name: string, value: string) =>
  ({ headers }: ProxyResponse): Partial<ProxyResponse> => ({ headers: { ...headers, [name]: value } })
const withoutHeader =
  (name: string) =>
  ({ headers: { [name]: _gone, ...headers } }: ProxyResponse): Partial<ProxyResponse> => ({ headers })
const without =
  (text: RegExp) =>
  ({ path }: ProxyRequest): Partial<ProxyRequest> => ({ path: path.replace(text, '') })
const withoutSent =
  (name: string) =>
  ({ headers: { [name]: _gone, ...headers } }: ProxyRequest): Partial<ProxyRequest> => ({ headers })

/** Renames the embedded author. */
const renamed = (embedded: unknown): Json => {
  const { author, ...others } = embedded as { author: Json[] }
  return { ...others, author: author.map((one) => ({ ...one, name: 'Another' })) }
}

const precondition = JSON.stringify({ code: 'rest_precondition_failed', message: 'It has changed.', data: { status: 412 } })

/** Each service has many faults, one for each convention: the case that fails, the fault, and the reason. */
const services: [string, Fault, RegExp][][] = [
  [
    ['listTags: HEAD', inResponses(isHead, withHeader('x-cms-total', '77')), /the header X-CMS-Total is "77"/],
    ['listTags: OPTIONS', inResponses(isOptions, withHeader('allow', 'GET, POST')), /Allow: POST must not be listed for anonymous/],
    ['listTags: unsupported methods', inRequests(isOther, () => ({ method: 'GET' })), /DELETE: expected 404 rest_no_route, got 200/],
    [
      'getPost: _envelope',
      inRequests(pathIncludes('_envelope'), without(/[?&]_envelope=1/)),
      /an envelope must have "body", "status" and "headers"/,
    ],
    ['getPost: _fields', inRequests(hasFields, without(/[?&]_fields=[^&]*/)), /\/content\/.* is .*, expected missing/],
    [
      'getPost: _embed',
      inResponses(
        pathIncludes('_embed'),
        withBody(({ _embedded: _gone, ...post }) => post),
      ),
      /_embedded\/author\/0 is missing/,
    ],
    ['getPost: rest_route', inRequests(pathIncludes('rest_route'), () => ({ path: '/' })), /must have required property/],
    [
      'deletePost: _method',
      inRequests(pathIncludes('_method'), without(/&_method=DELETE/)),
      /the fields of the response: expected deleted, previous/,
    ],
    [
      'deletePost: X-HTTP-Method-Override',
      inRequests(hasHeader('x-http-method-override'), withoutSent('x-http-method-override')),
      /the fields of the response: expected deleted, previous/,
    ],
    ['getPost: If-None-Match', inRequests(hasHeader('if-none-match'), withoutSent('if-none-match')), /expected 304, got 200/],
    ['deletePost: If-Match', inRequests(hasHeader('if-match'), withoutSent('if-match')), /expected 412, got 200/],
    [
      'getPost: cross-origin requests',
      inResponses(isPreflight, withHeader('access-control-allow-methods', 'GET, POST')),
      /the preflight response does not allow PUT/,
    ],
  ],
  [
    ['listTags: HEAD', inResponses(isHead, () => ({ body: '[]' })), /the body must be empty, got \[\]/],
    [
      'listTags: OPTIONS',
      inResponses(
        isOptions,
        withBody((route) => ({ ...route, schema: { type: 'object' } })),
      ),
      /the properties of schema/,
    ],
    ['listTags: unsupported methods', inResponses(isOther, withoutHeader('allow')), /DELETE: Allow: expected GET, POST, got none/],
    [
      'listTags: _envelope',
      inResponses(
        pathIncludes('_envelope'),
        withBody((envelope) => ({ ...envelope, headers: {} })),
      ),
      /the header X-CMS-Total is missing/,
    ],
    [
      'deletePost: _envelope with an error',
      inResponses(pathIncludes('_envelope'), (response) => {
        const { status, body } = JSON.parse(response.body) as { status: number; body: unknown }
        return status < 400 ? {} : { status, body: JSON.stringify(body) }
      }),
      /the status of an envelope must be 200, got 401/,
    ],
    ['getPost: _fields', inRequests(hasFields, ({ path }) => ({ path: path.replace(/\.\w+/, '') })), /is .*, expected missing/],
    [
      'getPost: _embed',
      inResponses(
        pathIncludes('_embed'),
        withBody((post) => ({ ...post, _embedded: { ...(post['_embedded'] as Json), author: [{ id: 1 }] } })),
      ),
      /_embedded\/author\/0: the value must have required property 'name'/,
    ],
    ['getPost: rest_route', inResponses(pathIncludes('rest_route'), withHeader('etag', '"other"')), /the header ETag is/],
    ['getPost: If-None-Match', inResponses(hasHeader('if-none-match'), () => ({ status: 304, body: '' })), /expected 2xx, got 304/],
    [
      'deletePost: If-Match',
      {
        request: (request) =>
          request.headers['if-match'] === '"contract-test"' ? { ...request, ...withoutSent('if-match')(request) } : request,
        response: (response, { headers }) =>
          headers['if-match'] === '"contract-test"' ? { ...response, status: 412, body: precondition } : response,
      },
      /returned 412 but changed something/,
    ],
    [
      'getPost: cross-origin requests',
      inResponses(isPreflight, withHeader('access-control-allow-headers', 'content-type')),
      /the preflight response does not allow the headers Authorization, If-Match/,
    ],
  ],
  [
    ['getPost: _method', inRequests(pathIncludes('_method'), without(/[?&]_method=GET/)), /\/guid\/raw is .*, expected missing/],
    ['listTags: HEAD', inResponses(isHead, () => ({ status: 204 })), /does not declare the status 204/],
    ['listTags: OPTIONS', inRequests(isOptions, () => ({ method: 'GET' })), /the value must be object/],
    ['listTags: unsupported methods', inResponses(isOther, () => ({ status: 405 })), /DELETE: expected 404 rest_no_route, got 405/],
    [
      'getPost: _envelope',
      inResponses(
        pathIncludes('_envelope'),
        withBody((envelope) => ({ ...envelope, body: { ...(envelope['body'] as Json), slug: 'another' } })),
      ),
      /\/slug is "another"/,
    ],
    [
      'deletePost: _fields',
      inResponses(
        hasFields,
        withBody((body) => ({ ...body, more: 1 })),
      ),
      /\/more is 1, expected missing/,
    ],
    [
      'getPost: _embed',
      inResponses(
        embeds('/posts/'),
        withBody((post) => ({ ...post, _embedded: renamed(post['_embedded']) })),
      ),
      /_embedded\/author\/0\/name is "Another"/,
    ],
    ['listTags: _embed', inResponses(embeds('/tags'), () => ({ body: '[]' })), /\/0 is missing, expected/],
    ['deletePost: If-Match', inResponses(hasHeader('if-match'), () => ({ status: 412, body: precondition })), /expected 2xx, got 412/],
    [
      'listTags: cross-origin requests',
      inResponses(hasHeader('origin'), withoutHeader('access-control-expose-headers')),
      /the header X-CMS-Total is not exposed to pages/,
    ],
  ],
]

function combined(faults: readonly Fault[]): Fault {
  return {
    request: (request) => faults.reduce((last, fault) => fault.request?.(last) ?? last, request),
    response: (response, request) => faults.reduce((last, fault) => fault.response?.(last, request) ?? last, response),
  }
}

describe('a service that follows the conventions', () => {
  it('passes a case for each convention', async () => {
    service.inject({})
    const { exitCode, report } = await test()
    expect([exitCode, outcomesIn(report, 'failed'), outcomesIn(report, 'skipped')]).toEqual([0, {}, {}])
    const cases = services.flat().map(([name]) => name)
    expect(Object.keys(outcomesIn(report, 'passed'))).toEqual(expect.arrayContaining(cases))
  })
})

describe.each(services.map((faults, at) => ({ number: at + 1, faults })))('faulty service $number', ({ faults }) => {
  let failed: Record<string, string[]>
  beforeAll(async () => {
    service.inject(combined(faults.map(([, fault]) => fault)))
    failed = outcomesIn((await test()).report, 'failed')
  }, 60_000)

  it.each(faults)('fails: %s', (name, _fault, reason) => {
    expect(failed[name]?.join('\n')).toMatch(reason)
  })
})

describe('a service that allows no other origins', () => {
  const closed = inResponses(hasHeader('origin'), withoutHeader('access-control-allow-origin'))

  it('skips the case', async () => {
    service.inject(closed)
    const { exitCode, report } = await test()
    expect([exitCode, outcomesIn(report, 'skipped')['getPost: cross-origin requests']]).toEqual([0, [expect.stringContaining('--origin')]])
  })

  it('fails for an origin that it should allow', async () => {
    service.inject(closed)
    const { report } = await test('--origin', 'https://www.example.org')
    expect(outcomesIn(report, 'failed')['getPost: cross-origin requests']).toEqual(['the origin https://www.example.org is not allowed'])
  })
})
