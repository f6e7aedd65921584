// Every example of a request runs on the demo content: each parameter of the query and each body.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startDemoServer } from '../support/demo.ts'
import { carryOut, exampleRequests } from '../support/example-requests.ts'
import type { ContractOperation } from '../support/example-requests.ts'
import type { TestServer } from '../support/server.ts'
import { allDocuments, operationsOf } from './sources.ts'

/** Writes come first, because the demo content has no revisions to read. Revisions are deleted before their items. */
const steps: ((one: ContractOperation) => boolean)[] = [
  ({ method }) => method === 'post' || method === 'put' || method === 'patch',
  ({ method }) => method === 'get',
  ({ method, path }) => method === 'delete' && path.includes('/revisions/'),
  ({ method, path }) => method === 'delete' && !path.includes('/revisions/'),
]

const operations = allDocuments().flatMap((one) => operationsOf(one).map((found) => ({ ...one, ...found })))
const cases = steps
  .flatMap((isInStep) => operations.filter(isInStep))
  .flatMap((operation) => requestsOf(operation).map((request) => ({ id: operation.operation.operationId, ...request, operation, request })))

/** An item can be deleted once. */
function requestsOf(operation: ContractOperation) {
  const requests = exampleRequests(operation)
  if (operation.method !== 'delete') return requests
  const [plain] = requests
  return plain
    ? [
        {
          ...plain,
          title: 'all parameters',
          query: Object.assign({}, ...requests.map(({ query }) => query)) as object as Record<string, unknown>,
        },
      ]
    : []
}

let server: TestServer
beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

describe('the example', () => {
  it.each(cases)('of $id runs: $title', async ({ operation, request }) => {
    const { status, body } = await carryOut(server, operation, request)
    expect(status < 300 ? [] : [status, body]).toEqual([])
  })
})
