// A service that does not respond, and a run that is stopped: there is always a report.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { startFaultyServer } from './faulty-server.ts'
import type { FaultyServer } from './faulty-server.ts'
import { asAdministrator, contractTest, outcomesIn } from './run-program.ts'

let service: FaultyServer
beforeAll(async () => {
  service = await startFaultyServer()
})
afterEach(() => service.inject({}))
afterAll(() => service.close())

const test = (...options: string[]) => contractTest(service.baseUrl, ['--timeout', '1', ...asAdministrator(service.server), ...options])

describe('a service that does not respond to a request', () => {
  it('fails, and the other requests are tested', async () => {
    service.inject({ hangs: ({ path }) => path.includes('context=edit') })
    const { exitCode, report } = await test('--operation', 'listTags')
    expect([exitCode, outcomesIn(report, 'failed')]).toEqual([1, { 'listTags: context "edit"': ['no response in 1 seconds'] }])
    expect(report.counts.passed).toBeGreaterThan(20)
  })

  it('fails, whatever the request was for', async () => {
    service.inject({ hangs: ({ method }) => method === 'POST' })
    const { exitCode, report, text } = await test('--operation', 'getTag', 'getToolkitIndex', '--write', '--quick')
    expect([exitCode, outcomesIn(report, 'failed')]).toEqual([1, { 'getTag: all requests': ['no response in 1 seconds'] }])
    expect(report.counts.passed).toBeGreaterThan(0)
    expect(text).toContain('FAILED no response in 1 seconds')
  })

  it('gets a few further requests of the operation, and those of other operations', async () => {
    service.inject({ hangs: ({ path }) => path.startsWith('/cms/v2/tags') })
    const { exitCode, report } = await test('--operation', 'listTags', 'listCategories')
    expect(exitCode).toBe(1)
    expect(Object.keys(outcomesIn(report, 'failed'))).toHaveLength(3)
    expect(outcomesIn(report, 'skipped')).toMatchObject({
      'listTags: the other requests': ['the service did not respond to 3 requests of the operation in time'],
    })
    expect(report.operations.find(({ operation }) => operation === 'listCategories')?.outcomes.length).toBeGreaterThan(20)
  })
})

describe('a service that is lost during the run', () => {
  it('ends it, with the results until then and what is left', async () => {
    let created = 0
    service.inject({ hangs: ({ method, path }) => created > 4 || (method === 'POST' && path === '/cms/v2/tags' && ++created > 4) })
    const { exitCode, report, text } = await test('--namespace', 'cms/v2', '--write', '--quick', '--parallel', '8')
    expect(exitCode).toBe(1)
    expect(text).toContain('STOPPED the service did not respond to 20 requests\n')
    expect(text).toMatch(/NOT CLEANED UP\n(?: {8}.*\n)* {8}items whose names contain \S+ could not be found at .*: the service did not/)
    expect(text).toMatch(/\d+ operations at .*: \d+ requests passed, \d+ failed, \d+ skipped, in \d+ s\.$/)
    expect(report.operations.length).toBeGreaterThan(100)
    expect(Object.values(outcomesIn(report, 'skipped')).flat()).toContain('the service did not respond to 20 requests')
  })
})

describe('a run that is interrupted', () => {
  it('deletes what it has created, and has a report', async () => {
    const { promise: isStuck, resolve: stuck } = Promise.withResolvers<void>()
    service.inject({
      hangs: ({ method, path }) => {
        const isStuck = method === 'GET' && path.startsWith('/cms/v2/tags/')
        if (isStuck) stuck()
        return isStuck
      },
    })
    const options = ['--base-url', service.baseUrl, '--operation', 'getTag', 'getToolkitIndex', '--parallel', '1', '--write', '--quick']
    const command = spawn(process.execPath, ['command/main.ts', 'contract-test', ...options, ...asAdministrator(service.server)])
    const ended = once(command, 'close')
    const output = text(command.stdout)
    await isStuck
    command.kill('SIGINT')
    expect(await ended).toEqual([1, null])
    expect(await output).toContain('SKIPPED the run was interrupted:')
    expect(await output).toContain('STOPPED the run was interrupted\n')
    expect(await output).not.toContain('NOT CLEANED UP')
    expect(service.requests.map(({ method, path }) => `${method} ${path}`)).toContainEqual(
      expect.stringMatching(/^DELETE \/cms\/v2\/tags\/\d+\?force=true$/),
    )
  })
})
