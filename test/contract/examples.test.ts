// Every example of a request works on the demo content: parameters and bodies.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startDemoServer } from '../support/demo.ts'
import { carryOut, exampleRequests, ofRevision } from '../support/example-requests.ts'
import type { ExampleRequest } from '../support/example-requests.ts'
import { startInternet } from '../support/internet.ts'
import type { Internet } from '../support/internet.ts'
import type { TestServer } from '../support/server.ts'
import { allOperations } from '../support/contract.ts'
import type { Operation } from '../support/contract.ts'

/** Writes come first, because the demo content has no revisions to read. What belongs to an item is deleted before it. */
const isOfItem = (path: string): boolean => /\/(font-faces|revisions|preview-links)\//.test(path)
const steps: ((one: Operation) => boolean)[] = [
  ({ method }) => method === 'post' || method === 'put' || method === 'patch',
  ({ method }) => method === 'get',
  ({ method, path }) => method === 'delete' && isOfItem(path),
  ({ method, path }) => method === 'delete' && !isOfItem(path),
]

const operations = allOperations()
const cases = steps
  .flatMap((isInStep) => operations.filter(isInStep))
  .flatMap((operation) =>
    exampleRequests(operation).map((request) => ({ id: operation.operation.operationId, title: request.title, operation, request })),
  )

let server: TestServer
let internet: Internet
beforeAll(async () => {
  const video = {
    version: '1.0',
    type: 'video',
    html: '<iframe src="https://www.youtube.com/embed/aqz"></iframe>',
    width: 480,
    height: 270,
  }
  internet = await startInternet((_req, res) => res.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(video)))
  server = await startDemoServer({ MENU_LOCATIONS: 'header' }, { fetchPublic: internet.fetchPublic })
})
afterAll(async () => {
  await server.close()
  await internet.close()
})

/** The items of the demo content have no passwords. A sticky post cannot have one. */
async function protect({ document, path }: Operation, request: ExampleRequest, password: unknown): Promise<void> {
  const [update] = operations.filter((one) => one.document === document && one.path === path && one.method === 'patch')
  if (!update) return
  for (const value of [{ sticky: false }, { password }])
    await carryOut(server, update, { ...request, query: {}, body: { type: 'application/json', value } })
}

describe('the example', () => {
  it.each(cases)('of $id runs: $title', async ({ operation, request, title }) => {
    const { password } = request.query
    if (password !== undefined) await protect(operation, request, password)
    // The example is the same for all operations.
    const handling = title === '_fields' || title === '_embed' ? 'lenient' : 'strict'
    const { status, body } = await carryOut(server, operation, await ofRevision(server, operation, request), handling)
    if (password !== undefined) await protect(operation, request, '')
    expect(status < 300 ? [] : [status, body]).toEqual([])
  })
})
