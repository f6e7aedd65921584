// A few hundred random requests, always the same ones. `npm run fuzz` sends many more.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { callersOf, fuzz } from '../../tools/bench/fuzzing.ts'
import type { FuzzOptions } from '../../tools/bench/fuzzing.ts'
import { operationsOf, readDocuments } from '#command/contract-test/documents.ts'
import { startFaultyServer } from './faulty-server.ts'
import type { FaultyServer } from './faulty-server.ts'

let service: FaultyServer
let options: FuzzOptions

beforeAll(async () => {
  service = await startFaultyServer()
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

describe('random requests', () => {
  it('all get responses that match the contract', async () => {
    service.inject({})
    const { statuses, succeeded, failures } = await fuzz(options)
    expect(failures).toEqual([])
    expect(Object.values(statuses).reduce((sum, count) => sum + count)).toBe(300)
    expect(succeeded).toBeGreaterThan(20)
    expect(statuses).toMatchObject({ 200: expect.any(Number), 400: expect.any(Number), 403: expect.any(Number), 404: expect.any(Number) })
  }, 300_000)

  it('detect a service that fails', async () => {
    service.inject({
      response: (response) =>
        response.status === 400 ? { ...response, status: 500, body: response.body.replace('"status":400', '"status":500') } : response,
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

  it('detect a service that breaks a convention', async () => {
    service.inject({ request: (request) => ({ ...request, path: request.path.replace(/_envelope=1?&?/, '') }) })
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
