// What holds on every route is tested: services that break it in known ways are told so, each way by its own case.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { makePost } from '../support/posts.ts'
import { startBreakingServer } from './breaking-server.ts'
import type { Breaking, BreakingServer, Passed, Passing } from './breaking-server.ts'
import { asAdministrator, contractTest, outcomesIn } from './tested.ts'
import type { Result } from './tested.ts'

let service: BreakingServer
const tested = ['listTags', 'getPost', 'deletePost']

beforeAll(async () => {
  service = await startBreakingServer()
  await makePost(service.server.as.administrator)
})

afterAll(() => service.close())

function test(...options: string[]): Promise<Result> {
  return contractTest(service.baseUrl, ['--operation', ...tested, '--write', ...asAdministrator(service.server), ...options])
}

type Asked = (asked: Passing) => boolean
type Json = Record<string, unknown>

const isHead: Asked = ({ method }) => method === 'HEAD'
const isPreflight: Asked = ({ headers }) => 'access-control-request-method' in headers
const isOptions: Asked = (asked) => asked.method === 'OPTIONS' && !isPreflight(asked)
const asks =
  (parameter: string): Asked =>
  ({ path }) =>
    path.includes(parameter)
const embeds =
  (path: string): Asked =>
  (asked) =>
    asks(path)(asked) && asks('_embed')(asked)
/** Of the queries that the program itself sends before it begins, none is changed. */
const asksFields: Asked = ({ path }) => path.includes('_fields') && !path.includes('namespaces')
const sends =
  (header: string): Asked =>
  ({ headers }) =>
    header in headers
const isOther: Asked = ({ method, path }) => method === 'DELETE' && path === '/cms/v2/tags'

/** What is asked otherwise than it came, and what is answered otherwise. */
const asking = (which: Asked, change: (asked: Passing) => Partial<Passing>): Breaking => ({
  asked: (asked) => (which(asked) ? { ...asked, ...change(asked) } : asked),
})
const answering = (which: Asked, change: (passed: Passed) => Partial<Passed>): Breaking => ({
  answered: (passed, asked) => (which(asked) ? { ...passed, ...change(passed) } : passed),
})
const withBody =
  (change: (body: Json) => unknown) =>
  ({ body }: Passed): Partial<Passed> => ({ body: JSON.stringify(change(JSON.parse(body) as Json)) })
const withHeader =
  (name: string, value: string) =>
  ({ headers }: Passed): Partial<Passed> => ({ headers: { ...headers, [name]: value } })
const withoutHeader =
  (name: string) =>
  ({ headers: { [name]: _gone, ...headers } }: Passed): Partial<Passed> => ({ headers })
const without =
  (text: RegExp) =>
  ({ path }: Passing): Partial<Passing> => ({ path: path.replace(text, '') })
const withoutSent =
  (name: string) =>
  ({ headers: { [name]: _gone, ...headers } }: Passing): Partial<Passing> => ({ headers })

/** The embedded author under another name. */
const renamed = (embedded: unknown): Json => {
  const { author, ...others } = embedded as { author: Json[] }
  return { ...others, author: author.map((one) => ({ ...one, name: 'Another' })) }
}

const precondition = JSON.stringify({ code: 'rest_precondition_failed', message: 'It has changed.', data: { status: 412 } })

/** Each of these services breaks many conventions, one way each: the case that finds it, how it is broken, and what is said. */
const services: [string, Breaking, RegExp][][] = [
  [
    ['listTags: HEAD', answering(isHead, withHeader('x-cms-total', '77')), /the header X-CMS-Total is "77"/],
    ['listTags: OPTIONS', answering(isOptions, withHeader('allow', 'GET, POST')), /Allow: POST must not be listed for anonymous/],
    ['listTags: unsupported methods', asking(isOther, () => ({ method: 'GET' })), /DELETE: expected 404 rest_no_route, got 200/],
    ['getPost: _envelope', asking(asks('_envelope'), without(/[?&]_envelope=1/)), /an envelope must have "body", "status" and "headers"/],
    ['getPost: _fields', asking(asksFields, without(/[?&]_fields=[^&]*/)), /\/content\/.* is .*, expected missing/],
    [
      'getPost: _embed',
      answering(
        asks('_embed'),
        withBody(({ _embedded: _gone, ...post }) => post),
      ),
      /_embedded\/author\/0 is missing/,
    ],
    ['getPost: rest_route', asking(asks('rest_route'), () => ({ path: '/' })), /must have required property/],
    ['deletePost: _method', asking(asks('_method'), without(/&_method=DELETE/)), /the fields of the response: expected deleted, previous/],
    [
      'deletePost: X-HTTP-Method-Override',
      asking(sends('x-http-method-override'), withoutSent('x-http-method-override')),
      /the fields of the response: expected deleted, previous/,
    ],
    ['getPost: If-None-Match', asking(sends('if-none-match'), withoutSent('if-none-match')), /expected 304, got 200/],
    ['deletePost: If-Match', asking(sends('if-match'), withoutSent('if-match')), /expected 412, got 200/],
    [
      'getPost: cross-origin requests',
      answering(isPreflight, withHeader('access-control-allow-methods', 'GET, POST')),
      /the preflight response does not allow PUT/,
    ],
  ],
  [
    ['listTags: HEAD', answering(isHead, () => ({ body: '[]' })), /the body must be empty, got \[\]/],
    [
      'listTags: OPTIONS',
      answering(
        isOptions,
        withBody((route) => ({ ...route, schema: { type: 'object' } })),
      ),
      /the properties of schema/,
    ],
    ['listTags: unsupported methods', answering(isOther, withoutHeader('allow')), /DELETE: Allow: expected GET, POST, got none/],
    [
      'listTags: _envelope',
      answering(
        asks('_envelope'),
        withBody((envelope) => ({ ...envelope, headers: {} })),
      ),
      /the header X-CMS-Total is missing/,
    ],
    [
      'deletePost: _envelope with an error',
      answering(asks('_envelope'), (passed) => {
        const { status, body } = JSON.parse(passed.body) as { status: number; body: unknown }
        return status < 400 ? {} : { status, body: JSON.stringify(body) }
      }),
      /the status of an envelope must be 200, got 401/,
    ],
    ['getPost: _fields', asking(asksFields, ({ path }) => ({ path: path.replace(/\.\w+/, '') })), /is .*, expected missing/],
    [
      'getPost: _embed',
      answering(
        asks('_embed'),
        withBody((post) => ({ ...post, _embedded: { ...(post['_embedded'] as Json), author: [{ id: 1 }] } })),
      ),
      /_embedded\/author\/0: the value must have required property 'name'/,
    ],
    ['getPost: rest_route', answering(asks('rest_route'), withHeader('etag', '"other"')), /the header ETag is/],
    ['getPost: If-None-Match', answering(sends('if-none-match'), () => ({ status: 304, body: '' })), /expected 2xx, got 304/],
    [
      'deletePost: If-Match',
      {
        asked: (asked) => (asked.headers['if-match'] === '"contract-test"' ? { ...asked, ...withoutSent('if-match')(asked) } : asked),
        answered: (passed, { headers }) =>
          headers['if-match'] === '"contract-test"' ? { ...passed, status: 412, body: precondition } : passed,
      },
      /returned 412 but changed something/,
    ],
    [
      'getPost: cross-origin requests',
      answering(isPreflight, withHeader('access-control-allow-headers', 'content-type')),
      /the preflight response does not allow the headers Authorization, If-Match/,
    ],
  ],
  [
    ['getPost: _method', asking(asks('_method'), without(/[?&]_method=GET/)), /\/guid\/raw is .*, expected missing/],
    ['listTags: HEAD', answering(isHead, () => ({ status: 204 })), /does not declare the status 204/],
    ['listTags: OPTIONS', asking(isOptions, () => ({ method: 'GET' })), /the value must be object/],
    ['listTags: unsupported methods', answering(isOther, () => ({ status: 405 })), /DELETE: expected 404 rest_no_route, got 405/],
    [
      'getPost: _envelope',
      answering(
        asks('_envelope'),
        withBody((envelope) => ({ ...envelope, body: { ...(envelope['body'] as Json), slug: 'another' } })),
      ),
      /\/slug is "another"/,
    ],
    [
      'deletePost: _fields',
      answering(
        asksFields,
        withBody((body) => ({ ...body, more: 1 })),
      ),
      /\/more is 1, expected missing/,
    ],
    [
      'getPost: _embed',
      answering(
        embeds('/posts/'),
        withBody((post) => ({ ...post, _embedded: renamed(post['_embedded']) })),
      ),
      /_embedded\/author\/0\/name is "Another"/,
    ],
    ['listTags: _embed', answering(embeds('/tags'), () => ({ body: '[]' })), /\/0 is missing, expected/],
    ['deletePost: If-Match', answering(sends('if-match'), () => ({ status: 412, body: precondition })), /expected 2xx, got 412/],
    [
      'listTags: cross-origin requests',
      answering(sends('origin'), withoutHeader('access-control-expose-headers')),
      /the header X-CMS-Total is not exposed to pages/,
    ],
  ],
]

function together(breakings: readonly Breaking[]): Breaking {
  return {
    asked: (asked) => breakings.reduce((last, { asked: change }) => change?.(last) ?? last, asked),
    answered: (passed, asked) => breakings.reduce((last, { answered: change }) => change?.(last, asked) ?? last, passed),
  }
}

describe('a service that keeps what holds on every route', () => {
  it('passes, each convention as a case of its own', async () => {
    service.breaks({})
    const { exitCode, report } = await test()
    expect([exitCode, outcomesIn(report, 'failed'), outcomesIn(report, 'skipped')]).toEqual([0, {}, {}])
    const cases = services.flat().map(([name]) => name)
    expect(Object.keys(outcomesIn(report, 'passed'))).toEqual(expect.arrayContaining(cases))
  })
})

describe.each(services.map((breakings, at) => ({ number: at + 1, breakings })))('breaking service $number', ({ breakings }) => {
  let failed: Record<string, string[]>
  beforeAll(async () => {
    service.breaks(together(breakings.map(([, how]) => how)))
    failed = outcomesIn((await test()).report, 'failed')
  }, 60_000)

  it.each(breakings)('is told so: %s', (name, _how, reason) => {
    expect(failed[name]?.join('\n')).toMatch(reason)
  })
})

describe('a service that lets no pages of other origins in', () => {
  const closed = answering(sends('origin'), withoutHeader('access-control-allow-origin'))

  it('is left alone', async () => {
    service.breaks(closed)
    const { exitCode, report } = await test()
    expect([exitCode, outcomesIn(report, 'skipped')['getPost: cross-origin requests']]).toEqual([0, [expect.stringContaining('--origin')]])
  })

  it('fails for an origin that it should let in', async () => {
    service.breaks(closed)
    const { report } = await test('--origin', 'https://www.example.org')
    expect(outcomesIn(report, 'failed')['getPost: cross-origin requests']).toEqual(['the origin https://www.example.org is not allowed'])
  })
})
