// The contract tests fail where they should: against a service that breaks the contract in known ways.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startBreakingServer } from './breaking-server.ts'
import type { BreakingServer, Passed, Passing } from './breaking-server.ts'
import { asAdministrator, contractTest, outcomesIn } from './tested.ts'
import type { Result } from './tested.ts'

let service: BreakingServer

beforeAll(async () => {
  service = await startBreakingServer()
  const { restRoot, authorization } = service.server
  for (const name of ['Harbour', 'Mole'])
    await fetch(`${restRoot}/cms/v2/tags`, {
      method: 'POST',
      headers: { Authorization: authorization.administrator, 'Content-Type': 'application/json' },
      body: JSON.stringify({ name }),
    })
})

afterAll(() => service.close())

const isTested = ({ path }: Passing): boolean => path.startsWith('/cms/v2/tags')

/** Changes the body of answers with a status. The index is asked before the tests begin, and left alone. */
function changing<Status extends 200 | 400>(status: Status, change: (body: Bodies[Status]) => unknown) {
  return (passed: Passed, asked: Passing): Passed =>
    passed.status === status && isTested(asked)
      ? { ...passed, body: JSON.stringify(change(JSON.parse(passed.body) as Bodies[Status])) }
      : passed
}

interface Bodies {
  200: object[]
  400: Record<string, unknown>
}

/** One operation alone, which is open to visitors. */
function test(...options: string[]): Promise<Result> {
  return contractTest(service.baseUrl, ['--operation', 'listTags', ...options])
}

describe('a service that keeps the contract', () => {
  it('passes, so that what follows is the breaking', async () => {
    service.breaks({})
    expect((await test()).exitCode).toBe(0)
  })
})

describe.each([
  [
    'leaves out a required field',
    { answered: changing(200, (tags) => tags.map((tag) => ({ ...tag, slug: undefined }))) },
    'a valid request',
    /\/0 must have required property 'slug'/,
  ],
  [
    'gives a field another type',
    { answered: changing(200, (tags) => tags.map((tag) => ({ ...tag, name: 7 }))) },
    'a valid request',
    /\/0\/name must be string/,
  ],
  [
    'answers with a status that is not declared',
    { answered: (passed: Passed, asked: Passing) => (passed.status === 200 && isTested(asked) ? { ...passed, status: 206 } : passed) },
    'a valid request',
    /does not declare the status 206/,
  ],
  [
    'answers with another type of body',
    { answered: (passed: Passed) => ({ ...passed, headers: { ...passed.headers, 'content-type': 'text/html' } }) },
    'a valid request',
    /the content type of the body is text\/html, expected application\/json/,
  ],
  [
    'answers with broken JSON',
    { answered: (passed: Passed, asked: Passing) => (isTested(asked) ? { ...passed, body: passed.body.slice(0, -9) } : passed) },
    'a valid request',
    /the body is not JSON/,
  ],
  [
    'begins again at each cursor',
    { asked: (passing: Passing) => ({ ...passing, path: passing.path.replace(/cursor=[^&]+/, 'cursor=start') }) },
    'cursor',
    /\/1\/id is \d+, expected \d+/,
  ],
  [
    'fails where it should refuse',
    { answered: (passed: Passed) => (passed.status === 400 ? { ...passed, status: 500 } : passed) },
    'context not in the enum',
    /expected 4xx, got 500/,
  ],
  [
    'takes what breaks a rule',
    { asked: (passing: Passing) => ({ ...passing, path: passing.path.replace(/context=none[^&]*/, 'context=view') }) },
    'context not in the enum',
    /expected 4xx, got 200/,
  ],
  [
    'has errors of another form',
    { answered: changing(400, ({ message }) => ({ error: message })) },
    'context not in the enum',
    /the body does not match the Error schema/,
  ],
  [
    'has a code that the contract does not know',
    { answered: changing(400, (body) => ({ ...body, code: 'rest_surprise' })) },
    'context not in the enum',
    /does not declare the error code rest_surprise/,
  ],
  [
    'has a code that another operation declares',
    { answered: changing(400, (body) => ({ ...body, code: 'term_exists' })) },
    'context not in the enum',
    /the contract does not declare the error code term_exists for this operation/,
  ],
  [
    'does not name the parameter',
    { answered: changing(400, (body) => ({ ...body, data: { status: 400, params: { other: 'is wrong' } } })) },
    'context not in the enum',
    /data\.params does not contain context, but other/,
  ],
  [
    'says another status in the body',
    { answered: changing(400, (body) => ({ ...body, data: { ...(body['data'] as object), status: 422 } })) },
    'context not in the enum',
    /data\.status is 422, but the status is 400/,
  ],
  [
    'takes wrong credentials for those of a visitor',
    { asked: (passing: Passing) => ({ ...passing, headers: {} }) },
    'wrong credentials',
    /expected 401, got 200/,
  ],
])('a service that %s', (_name, how, request, reason) => {
  it('fails', async () => {
    service.breaks(how)
    const { exitCode, report } = await test('--write')
    expect(exitCode).toBe(1)
    expect(outcomesIn(report, 'failed')[`listTags: ${request}`]?.join('\n')).toMatch(reason)
  })
})

describe('a service that breaks the connection off', () => {
  it('fails', async () => {
    service.breaks({
      answered(passed, { path }) {
        if (path.includes('context=edit')) throw new Error('broken off')
        return passed
      },
    })
    const { exitCode, report } = await test()
    expect([exitCode, Object.keys(outcomesIn(report, 'failed'))]).toEqual([1, ['listTags: context "edit"']])
  })
})

describe('a service without a header that is required', () => {
  it('fails', async () => {
    service.breaks({ answered: ({ headers: { 'x-cms-total': _total, ...headers }, ...passed }) => ({ ...passed, headers }) })
    const { exitCode, report } = await contractTest(service.baseUrl, ['--operation', 'listTags'])
    expect(exitCode).toBe(1)
    expect(outcomesIn(report, 'failed')['listTags: a valid request']).toEqual(['the header X-CMS-Total is missing'])
  })
})

describe('a failure', () => {
  it('says on the terminal what was asked, as a line for a shell, and what was wrong', async () => {
    service.breaks({ answered: changing(400, ({ message }) => ({ error: message })) })
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
    service.breaks({ answered: (passed) => (passed.status === 400 ? { ...passed, status: 418 } : passed) })
    const [, given = ''] = asAdministrator(service.server)
    const { text, report, junit } = await test('--application-password', given)
    expect(text).toContain("curl --user 'administrator:<application password>'")
    expect(`${text}${JSON.stringify(report)}${junit}`).not.toContain(given.split(':')[1])
  })
})

describe('a run without --write', () => {
  it('sends nothing but GET, HEAD and OPTIONS', async () => {
    service.breaks({})
    const operations = ['listTags', 'getTag', 'createTag', 'updateTag', 'patchTag', 'putTag', 'deleteTag']
    await contractTest(service.baseUrl, ['--operation', ...operations, ...asAdministrator(service.server)])
    expect(service.asked.length).toBeGreaterThan(50)
    expect([...new Set(service.asked.map(({ method }) => method))].toSorted()).toEqual(['GET', 'HEAD', 'OPTIONS'])
  })
})

describe('a run with --write', () => {
  it('changes nothing but what it has made, and puts back what it could not make', async () => {
    const { server } = service
    const headers = { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' }
    const settings = `${server.restRoot}/cms-toolkit/api/analytics/settings`
    await fetch(settings, { method: 'PUT', headers, body: '{"provider":"own","nested":{"a":[1,2]}}' })
    service.breaks({})
    expect((await contractTest(service.baseUrl, ['--namespace', 'cms-toolkit/api', '--write', ...asAdministrator(server)])).exitCode).toBe(
      0,
    )
    expect(await (await fetch(settings, { headers })).json()).toEqual({ provider: 'own', nested: { a: [1, 2] } })
  })
})
