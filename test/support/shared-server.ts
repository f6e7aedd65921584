// A server for all tests of a file, closed after the last one. Where all of them may be skipped it would stay open, for then nothing runs after them.
import { afterAll } from '@jest/globals'
import { startServer } from './server.ts'
import type { TestServer } from './server.ts'

export async function sharedServer(...options: Parameters<typeof startServer>): Promise<TestServer> {
  const server = await startServer(...options)
  afterAll(() => server.close())
  return server
}
