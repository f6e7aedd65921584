// The contract tests fail for services with known faults.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startFaultyServer } from './faulty-server.ts'
import type { Fault, FaultyServer, ProxyRequest, ProxyResponse } from './faulty-server.ts'
import { asAdministrator, contractTest, outcomesIn } from './run-program.ts'
import type { Result } from './run-program.ts'

let service: FaultyServer

beforeAll(async () => {
  service = await startFaultyServer()
  const { restRoot, authorization } = service.server
  for (const name of ['Harbour', 'Mole'])
    await fetch(`${restRoot}/cms/v2/tags`, {
      method: 'POST',
      headers: { Authorization: authorization.administrator, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    })
})

afterAll(() => service.close())

const isTested = ({ path }: ProxyRequest): boolean => path.startsWith('/cms/v2/tags')

type Change = (response: ProxyResponse) => ProxyResponse

/** Changes the body. */
const withBody =
  <Body>(change: (body: Body) => unknown): Change =>
  (response) => ({ ...response, body: JSON.stringify(change(JSON.parse(response.body) as Body)) })

const withError = (change: (body: Record<string, unknown>) => unknown): Change => withBody(change)

/** Tests one operation, which is open to anonymous callers. */
function test(...options: string[]): Promise<Result> {
  return contractTest(service.baseUrl, ['--operation', 'listTags', ...options])
}

describe('a service that follows the contract', () => {
  it('passes', async () => {
    service.inject({})
    expect((await test()).exitCode).toBe(0)
  })
})

/** The faults of one service, each in the responses to some requests: what it does, the requests, the fault, the case that fails, and why. */
const faultyResponses: [string, RegExp, Change, string, RegExp][] = [
  [
    'omits a required field',
    /orderby=id$/,
    withBody((tags: object[]) => tags.map((tag) => ({ ...tag, slug: undefined }))),
    'orderby "id"',
    /\/0 must have required property 'slug'/,
  ],
  [
    'returns a field with another type',
    /orderby=slug$/,
    withBody((tags: object[]) => tags.map((tag) => ({ ...tag, name: 7 }))),
    'orderby "slug"',
    /\/0\/name must be string/,
  ],
  [
    'returns an undeclared status',
    /orderby=term_group$/,
    (response) => ({ ...response, status: 206 }),
    'orderby "term_group"',
    /does not declare the status 206/,
  ],
  [
    'returns a body of another type',
    /orderby=description$/,
    (response) => ({ ...response, headers: { ...response.headers, 'content-type': 'text/html' } }),
    'orderby "description"',
    /the content type of the body is text\/html, expected application\/json/,
  ],
  [
    'returns invalid JSON',
    /orderby=count$/,
    (response) => ({ ...response, body: response.body.slice(0, -9) }),
    'orderby "count"',
    /the body is not JSON/,
  ],
  [
    'fails instead of refusing a request',
    /per_page=0$/,
    (response) => ({ ...response, status: 500 }),
    'per_page out of bounds, 0',
    /expected 4xx, got 500/,
  ],
  [
    'returns errors of another form',
    /per_page=101$/,
    withError(({ message }) => ({ error: message })),
    'per_page out of bounds, 101',
    /the body does not match the Error schema/,
  ],
  [
    'returns an unknown error code',
    /[?&]page=0$/,
    withError((body) => ({ ...body, code: 'rest_surprise' })),
    'page out of bounds, 0',
    /does not declare the error code rest_surprise/,
  ],
  [
    'returns an error code of another operation',
    /page=2147483648$/,
    withError((body) => ({ ...body, code: 'term_exists' })),
    'page out of bounds, 2147483648',
    /the contract does not declare the error code term_exists for this operation/,
  ],
  [
    'does not name the parameter',
    /offset=-1$/,
    withError((body) => ({ ...body, data: { status: 400, params: { other: 'is wrong' } } })),
    'offset out of bounds, -1',
    /data\.params does not contain offset, but other/,
  ],
  [
    'has another status in the body',
    /offset=2147483648$/,
    withError((body) => ({ ...body, data: { ...(body['data'] as object), status: 422 } })),
    'offset out of bounds, 2147483648',
    /data\.status is 422, but the status is 400/,
  ],
]

const starting = (request: ProxyRequest): ProxyRequest => ({ ...request, path: request.path.replace(/cursor=[^&]+/, 'cursor=start') })
const accepting = (request: ProxyRequest): ProxyRequest => ({
  ...request,
  path: request.path.replace(/hide_empty=not.*$/, 'hide_empty=true'),
})
/** Not in the convention that compares the envelope of this error. */
const unauthenticated = (request: ProxyRequest): ProxyRequest => {
  const { authorization: _removed, ...headers } = request.headers
  return request.path.includes('_envelope') ? request : { ...request, headers }
}

const faults: [string, Fault, string, RegExp][] = [
  ...faultyResponses.map(([name, requests, change, failing, reason]): [string, Fault, string, RegExp] => [
    name,
    { response: (response, request) => (isTested(request) && requests.test(request.path) ? change(response) : response) },
    failing,
    reason,
  ]),
  ['starts again at each cursor', { request: starting }, 'cursor', /\/1\/id is \d+, expected \d+/],
  ['accepts an invalid value', { request: accepting }, 'hide_empty with a wrong type, "not a value"', /expected 4xx, got 200/],
  ['treats wrong credentials as an anonymous request', { request: unauthenticated }, 'wrong credentials', /expected 401, got 200/],
]

describe('a service that', () => {
  let result: Result
  beforeAll(async () => {
    service.inject({
      request: (given) => faults.reduce((request, [, fault]) => fault.request?.(request) ?? request, given),
      response: (given, request) => faults.reduce((response, [, fault]) => fault.response?.(response, request) ?? response, given),
    })
    result = await test('--write')
  })

  it.each(faults)('%s fails', (_name, _fault, failing, reason) => {
    expect(outcomesIn(result.report, 'failed')[`listTags: ${failing}`]?.join('\n')).toMatch(reason)
  })

  it('has faults fails for nothing else', () => {
    expect([result.exitCode, Object.keys(outcomesIn(result.report, 'failed')).toSorted()]).toEqual([
      1,
      faults.map(([, , failing]) => `listTags: ${failing}`).toSorted(),
    ])
  })
})

describe('a service that accepts a body that breaks a rule about several fields', () => {
  it.each([
    ['createMenuItem', 'without title, url, type, object_id, object', { title: 'Timetable', url: 'https://ferry.example.com/' }],
    ['createPost', 'with sticky and password', { password: '' }],
  ])('fails: %s %s', async (operation, request, completed) => {
    service.inject({
      request: (sent) => ({
        ...sent,
        ...(sent.body.startsWith('{') && { body: JSON.stringify({ ...JSON.parse(sent.body), ...completed }) }),
      }),
    })
    const { report } = await contractTest(service.baseUrl, ['--operation', operation, '--write', ...asAdministrator(service.server)])
    expect(outcomesIn(report, 'failed')[`${operation}: ${request}`]).toEqual([expect.stringMatching(/^expected 4xx, got 201/)])
  })
})

describe('a service that closes the connection', () => {
  it('fails', async () => {
    service.inject({
      response(response, { path }) {
        if (path.includes('context=edit')) throw new Error('connection closed')
        return response
      },
    })
    const { exitCode, report } = await test()
    expect([exitCode, Object.keys(outcomesIn(report, 'failed'))]).toEqual([1, ['listTags: context "edit"']])
  })
})

describe('a service without a required header', () => {
  it('fails', async () => {
    service.inject({ response: ({ headers: { 'x-cms-total': _total, ...headers }, ...response }) => ({ ...response, headers }) })
    const { exitCode, report } = await contractTest(service.baseUrl, ['--operation', 'listTags'])
    expect(exitCode).toBe(1)
    expect(outcomesIn(report, 'failed')['listTags: a valid request']).toEqual(['the header X-CMS-Total is missing'])
  })
})

describe('a failure', () => {
  it('is printed with the request as a curl command and the reason', async () => {
    const inAnotherForm = withError(({ message }) => ({ error: message }))
    service.inject({ response: (response) => (response.status === 400 ? inAnotherForm(response) : response) })
    const { text } = await test()
    expect(text).toContain(
      `FAILED the body does not match the Error schema: the value must have required property 'code' ("code")\n       the body`,
    )
    expect(text).toContain('        listTags: context not in the enum\n')
    expect(text).toContain(`        and `)
    expect(text).toContain(`        curl '${service.baseUrl}/cms-json/cms/v2/tags?i18n_language='`)
    expect(text.match(/^FAILED/gm)).toHaveLength(1)
    expect(text).toMatch(/1 operations at .*: \d+ requests passed, \d+ failed, \d+ skipped, in \d+ s\.$/)
  })

  it('never shows the password', async () => {
    service.inject({ response: (response) => (response.status === 400 ? { ...response, status: 418 } : response) })
    const [, given = ''] = asAdministrator(service.server)
    const { text, report, junit } = await test('--application-password', given)
    expect(text).toContain("curl --user 'administrator:<application password>'")
    expect(`${text}${JSON.stringify(report)}${junit}`).not.toContain(given.split(':')[1])
  })
})

describe('a run without --write', () => {
  it('sends nothing but GET, HEAD and OPTIONS', async () => {
    service.inject({})
    const operations = ['listTags', 'getTag', 'createTag', 'updateTag', 'patchTag', 'putTag', 'deleteTag']
    await contractTest(service.baseUrl, ['--operation', ...operations, ...asAdministrator(service.server)])
    expect(service.requests.length).toBeGreaterThan(50)
    expect([...new Set(service.requests.map(({ method }) => method))].toSorted()).toEqual(['GET', 'HEAD', 'OPTIONS'])
  })
})

describe('a run with --write', () => {
  it('changes only items that it has created, and restores the settings', async () => {
    const { server } = service
    const headers = { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' }
    const settings = `${server.restRoot}/cms-toolkit/api/analytics/settings`
    await fetch(settings, { method: 'PUT', headers, body: '{"provider":"own","nested":{"a":[1,2]}}' })
    service.inject({})
    expect((await contractTest(service.baseUrl, ['--namespace', 'cms-toolkit/api', '--write', ...asAdministrator(server)])).exitCode).toBe(
      0,
    )
    expect(await (await fetch(settings, { headers })).json()).toEqual({ provider: 'own', nested: { a: [1, 2] } })
  })
})
