// A server for all tests of a file, closed after the last one. If all tests are skipped, `afterAll` does not run and it stays open.
import { afterAll } from '@jest/globals'
import { startServer } from './server.ts'
import type { TestServer } from './server.ts'

export async function sharedServer(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options)
  afterAll(() => server.close())
  return server
}
