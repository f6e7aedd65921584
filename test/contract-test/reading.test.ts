// The contract tests without the right to write, against the content of a first start.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { allDocuments, operationsOf } from '../contract/sources.ts'
import { startDemoServer } from '../support/demo.ts'
import type { TestServer } from '../support/server.ts'
import { asAdministrator, contractTest, outcomesIn } from './tested.ts'

let server: TestServer

beforeAll(async () => {
  server = await startDemoServer()
})
afterAll(() => server.close())

/** The operations that read one thing, or what is below it. The run has to find something that they are about. */
const aboutThings = allDocuments()
  .flatMap(operationsOf)
  .filter(({ name, method, path }) => method === 'get' && (path.includes('{') || name === 'oembed-1.0'))
  .map(({ operation }) => operation.operationId)

describe('a run that may not write', () => {
  it('finds nothing that breaks the contract', async () => {
    const { exitCode, report } = await contractTest(server.baseUrl, [...asAdministrator(server), '--operation', ...aboutThings])
    expect([exitCode, outcomesIn(report, 'failed')]).toEqual([0, {}])
    expect(Object.values(outcomesIn(report, 'skipped')).flat()).toEqual(
      expect.arrayContaining([
        'no item exists at /cms-toolkit/api; use --write to create one',
        'no item exists at /cms/v2/templates/{parent}/revisions; use --write to create one',
      ]),
    )
  }, 300_000)

  it('says what it has left out', async () => {
    const { report, text } = await contractTest(server.baseUrl, ['--operation', 'createPost', 'getCurrentUser'])
    expect(outcomesIn(report, 'skipped')).toEqual({
      'createPost: all requests': ['write operations require --write'],
      'getCurrentUser: all requests': ['the operation requires --application-password'],
    })
    expect(text).toContain('SKIPPED write operations require --write:\n        createPost, all requests\n')
  })
})
