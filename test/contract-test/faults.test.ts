// The contract tests fail for services with known faults.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startFaultyServer } from './faulty-server.ts'
import type { FaultyServer, ProxyResponse, ProxyRequest } from './faulty-server.ts'
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

/** Changes the body of responses with a status. The index, which is read before the tests begin, stays as it is. */
function changing<Status extends 200 | 400>(status: Status, change: (body: Bodies[Status]) => unknown) {
  return (response: ProxyResponse, request: ProxyRequest): ProxyResponse =>
    response.status === status && isTested(request)
      ? { ...response, body: JSON.stringify(change(JSON.parse(response.body) as Bodies[Status])) }
      : response
}

interface Bodies {
  200: object[]
  400: Record<string, unknown>
}

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

describe.each([
  [
    'omits a required field',
    { response: changing(200, (tags) => tags.map((tag) => ({ ...tag, slug: undefined }))) },
    'a valid request',
    /\/0 must have required property 'slug'/,
  ],
  [
    'returns a field with another type',
    { response: changing(200, (tags) => tags.map((tag) => ({ ...tag, name: 7 }))) },
    'a valid request',
    /\/0\/name must be string/,
  ],
  [
    'returns an undeclared status',
    {
      response: (response: ProxyResponse, request: ProxyRequest) =>
        response.status === 200 && isTested(request) ? { ...response, status: 206 } : response,
    },
    'a valid request',
    /does not declare the status 206/,
  ],
  [
    'returns a body of another type',
    { response: (response: ProxyResponse) => ({ ...response, headers: { ...response.headers, 'content-type': 'text/html' } }) },
    'a valid request',
    /the content type of the body is text\/html, expected application\/json/,
  ],
  [
    'returns invalid JSON',
    {
      response: (response: ProxyResponse, request: ProxyRequest) =>
        isTested(request) ? { ...response, body: response.body.slice(0, -9) } : response,
    },
    'a valid request',
    /the body is not JSON/,
  ],
  [
    'starts again at each cursor',
    { request: (request: ProxyRequest) => ({ ...request, path: request.path.replace(/cursor=[^&]+/, 'cursor=start') }) },
    'cursor',
    /\/1\/id is \d+, expected \d+/,
  ],
  [
    'fails instead of refusing a request',
    { response: (response: ProxyResponse) => (response.status === 400 ? { ...response, status: 500 } : response) },
    'context not in the enum',
    /expected 4xx, got 500/,
  ],
  [
    'accepts an invalid value',
    { request: (request: ProxyRequest) => ({ ...request, path: request.path.replace(/context=none[^&]*/, 'context=view') }) },
    'context not in the enum',
    /expected 4xx, got 200/,
  ],
  [
    'returns errors of another form',
    { response: changing(400, ({ message }) => ({ error: message })) },
    'context not in the enum',
    /the body does not match the Error schema/,
  ],
  [
    'returns an unknown error code',
    { response: changing(400, (body) => ({ ...body, code: 'rest_surprise' })) },
    'context not in the enum',
    /does not declare the error code rest_surprise/,
  ],
  [
    'returns an error code of another operation',
    { response: changing(400, (body) => ({ ...body, code: 'term_exists' })) },
    'context not in the enum',
    /the contract does not declare the error code term_exists for this operation/,
  ],
  [
    'does not name the parameter',
    { response: changing(400, (body) => ({ ...body, data: { status: 400, params: { other: 'is wrong' } } })) },
    'context not in the enum',
    /data\.params does not contain context, but other/,
  ],
  [
    'has another status in the body',
    { response: changing(400, (body) => ({ ...body, data: { ...(body['data'] as object), status: 422 } })) },
    'context not in the enum',
    /data\.status is 422, but the status is 400/,
  ],
  [
    'treats wrong credentials as an anonymous request',
    { request: (request: ProxyRequest) => ({ ...request, headers: {} }) },
    'wrong credentials',
    /expected 401, got 200/,
  ],
])('a service that %s', (_name, fault, request, reason) => {
  it('fails', async () => {
    service.inject(fault)
    const { exitCode, report } = await test('--write')
    expect(exitCode).toBe(1)
    expect(outcomesIn(report, 'failed')[`listTags: ${request}`]?.join('\n')).toMatch(reason)
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
    service.inject({ response: changing(400, ({ message }) => ({ error: message })) })
    const { text } = await test()
    expect(text).toContain(
      `FAILED the body does not match the Error schema: the value must have required property 'code' ("code")\n       the body`,
    )
    expect(text).toContain('        listTags: context not in the enum\n')
    expect(text).toContain(`        and `)
    expect(text).toContain(`        curl '${service.baseUrl}/cms-json/cms/v2/tags?context=not%20a%20value'`)
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
