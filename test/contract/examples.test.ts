// Every example of a request works on the demo content: parameters and bodies.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { addAccount } from '../support/accounts.ts'
import { startDemoServer } from '../support/demo.ts'
import { carryOut, exampleRequests, ofRevision } from '../support/example-requests.ts'
import type { ExampleRequest } from '../support/example-requests.ts'
import { startInternet } from '../support/internet.ts'
import type { Internet } from '../support/internet.ts'
import { takesAll } from '../support/sampling.ts'
import type { TestServer } from '../support/server.ts'
import { allOperations } from '../support/contract.ts'
import type { Operation } from '../support/contract.ts'

/** Writes come first, because the demo content has no revisions to read. What belongs to an item is deleted before it. */
const isOfItem = (path: string): boolean => /\/(font-faces|revisions|preview-links|application-passwords)\//.test(path)
/** What ends the caller comes last. */
const endsCredentials = ({ operation }: Operation): boolean => operation['x-ends-credentials'] === true
const steps: ((one: Operation) => boolean)[] = [
  ({ method }) => method === 'post' || method === 'put' || method === 'patch',
  ({ method }) => method === 'get',
  ({ method, path }) => method === 'delete' && isOfItem(path),
  (one) => one.method === 'delete' && !isOfItem(one.path) && !endsCredentials(one) && /\{.*\}.+/.test(one.path),
  (one) => one.method === 'delete' && !isOfItem(one.path) && !endsCredentials(one) && !/\{.*\}.+/.test(one.path),
  endsCredentials,
]

const operations = allOperations()
const cases = steps
  .flatMap((isInStep) => operations.filter(isInStep))
  .flatMap((operation) =>
    exampleRequests(operation)
      // Many operations share the examples of their parameters.
      .filter((_request, index) => takesAll || index < 2 || index % 3 === 0)
      .map((request) => ({ id: operation.operation.operationId, title: request.title, operation, request })),
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

/** Updates the item of a request, where it can be updated. */
async function change({ document, path }: Operation, request: ExampleRequest, ...changes: object[]): Promise<void> {
  const [update] = operations.filter((one) => one.document === document && one.path === path && one.method === 'patch')
  if (!update) return
  for (const value of changes)
    await carryOut(server, update, { ...request, query: {}, body: { type: 'application/json', value } }, 'lenient')
}

/** The items of the demo content have no passwords. A sticky post cannot have one. */
const protect = (operation: Operation, request: ExampleRequest, password: unknown): Promise<void> =>
  change(operation, request, { sticky: false }, { password })

/** Items that have two forms are deleted in both. */
const restore = (operation: Operation, request: ExampleRequest): Promise<void> => change(operation, request, { status: 'publish' })

/** The last administrator cannot be deleted. */
async function addAdministrator(): Promise<void> {
  await addAccount(server.context, 'administrator', 'another')
}

describe('the example', () => {
  it.each(cases)('of $id runs: $title', async ({ operation, request, title }) => {
    if (endsCredentials(operation)) await addAdministrator()
    const { password } = request.query
    if (password !== undefined) await protect(operation, request, password)
    if (operation.method === 'delete') await restore(operation, request)
    // The example is the same for all operations.
    const handling = title === '_fields' || title === '_embed' ? 'lenient' : 'strict'
    const { status, body } = await carryOut(server, operation, await ofRevision(server, operation, request), handling)
    if (password !== undefined) await protect(operation, request, '')
    expect(status < 300 ? [] : [status, body]).toEqual([])
  })
})
