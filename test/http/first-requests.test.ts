// The cost of the first request of a route.
import { expect, it } from '@jest/globals'
import { contractAjv } from '#server/http/contract-ajv.ts'
import { readDocument } from '../support/contract.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()

/** Processor time of this process, in milliseconds. */
async function work(act: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await act()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const request = (path: string): Promise<Response> =>
  fetch(`${server.restRoot}/cms/v2/${path}`, { headers: { Authorization: server.authorization.administrator } })

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)

it('a first request costs less than compiling a schema, as a validator that compiles at run time does for each route', async () => {
  // Warms both up.
  for (const path of ['posts', 'pages', 'tags']) await request(path)
  const document = readDocument('cms-v2')
  const compile = (): object => contractAjv(document).compile({ $ref: '#/components/schemas/Post' })
  compile()
  const requests: number[] = []
  const compilations: number[] = []
  for (const path of ['users', 'categories', 'menus', 'templates', 'blocks', 'media']) {
    requests.push(await work(async () => expect((await request(path)).status).toBe(200)))
    compilations.push(await work(compile))
  }
  expect(sum(requests)).toBeLessThan(sum(compilations))
})
