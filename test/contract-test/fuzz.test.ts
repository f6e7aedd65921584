// Some hundred requests by chance, always the same ones. `npm run fuzz` sends many more.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { callersOf, fuzz } from '../../bench/fuzzing.ts'
import type { FuzzOptions } from '../../bench/fuzzing.ts'
import { operationsOf, readDocuments } from '../../contract-test/documents.ts'
import { startBreakingServer } from './breaking-server.ts'
import type { BreakingServer } from './breaking-server.ts'

let service: BreakingServer
let options: FuzzOptions

beforeAll(async () => {
  service = await startBreakingServer()
  options = {
    operations: operationsOf(readDocuments()),
    baseUrl: service.server.context.config.baseUrl,
    restRoot: service.server.restRoot,
    callers: callersOf(service.server.authorization),
    requests: 300,
    seed: 20260301,
  }
})

afterAll(() => service.close())

describe('requests by chance', () => {
  it('are all answered as the contract says', async () => {
    service.breaks({})
    const { statuses, succeeded, failures } = await fuzz(options)
    expect(failures).toEqual([])
    expect(Object.values(statuses).reduce((sum, count) => sum + count)).toBe(300)
    expect(succeeded).toBeGreaterThan(20)
    expect(statuses).toMatchObject({ 200: expect.any(Number), 400: expect.any(Number), 403: expect.any(Number), 404: expect.any(Number) })
  }, 300_000)

  it('find a service that fails', async () => {
    service.breaks({
      answered: (passed) =>
        passed.status === 400 ? { ...passed, status: 500, body: passed.body.replace('"status":400', '"status":500') } : passed,
    })
    const { failures, statuses } = await fuzz({
      ...options,
      baseUrl: service.baseUrl,
      restRoot: `${service.baseUrl}/cms-json`,
      operations: options.operations.filter(({ id }) => id === 'listTags'),
      requests: 60,
    })
    expect(statuses[500]).toBeGreaterThan(0)
    expect(failures).toHaveLength(statuses[500] ?? 0)
    expect(failures[0]).toMatchObject({ operation: 'listTags', curl: expect.stringContaining('/cms/v2/tags') as unknown })
  })

  it('find a service that does not keep what holds on every route', async () => {
    service.breaks({ asked: (asked) => ({ ...asked, path: asked.path.replace(/_envelope=1?&?/, '') }) })
    const { failures } = await fuzz({
      ...options,
      baseUrl: service.baseUrl,
      restRoot: `${service.baseUrl}/cms-json`,
      operations: options.operations.filter(({ id }) => id === 'getCategory'),
      requests: 60,
    })
    expect(failures.length).toBeGreaterThan(0)
    expect(failures.every(({ reasons, curl }) => reasons.join().includes('envelope must') && curl.includes('_envelope='))).toBe(true)
  })
})
