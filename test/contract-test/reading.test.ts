// The contract tests without --write, against the demo content.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { allOperations } from '../support/contract.ts'
import { startDemoServer } from '../support/demo.ts'
import type { TestServer } from '../support/server.ts'
import { asAdministrator, contractTest, outcomesIn } from './run-program.ts'

let server: TestServer

beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

/** The operations that read one item or its sub-items. The run has to find an item for them. */
const aboutThings = allOperations()
  .filter(({ name, method, path }) => method === 'get' && (path.includes('{') || name === 'oembed-1.0'))
  .map(({ id }) => id)

describe('a run without --write', () => {
  // Which requests break which rule does not depend on --write: tools/tests/contract-test.test.ts sends them all.
  it('finds no violation of the contract', async () => {
    const { exitCode, report } = await contractTest(server.baseUrl, [...asAdministrator(server), '--quick', '--operation', ...aboutThings])
    expect([exitCode, outcomesIn(report, 'failed')]).toEqual([0, {}])
    expect(Object.values(outcomesIn(report, 'skipped')).flat()).toEqual(
      expect.arrayContaining([
        'no item exists at /cms-toolkit/api; use --write to create one',
        'no item exists at /cms/v2/templates/{parent}/revisions; use --write to create one',
      ]),
    )
  }, 300_000)

  it('reports what it has skipped', async () => {
    const { report, text } = await contractTest(server.baseUrl, ['--operation', 'createPost', 'getCurrentUser'])
    expect(outcomesIn(report, 'skipped')).toEqual({
      'createPost: all requests': ['write operations require --write'],
      'getCurrentUser: all requests': ['the operation requires --application-password'],
    })
    expect(text).toContain('SKIPPED write operations require --write:\n        createPost, all requests\n')
  })
})
