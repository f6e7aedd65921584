// The service after its first start: with the demo content, and its administrator instead of a user for each role.
import { createClient } from '../../client/index.ts'
import { addDemoContent } from '../../server/demo/demo.ts'
import { startServer } from './server.ts'
import type { TestServer } from './server.ts'

export async function startDemoServer(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await startServer(env)
  await server.context.db.deleteFrom('users').execute()
  const first = await addDemoContent(server.context)
  if (!first) throw new Error('no demo content')
  const { login, password } = first
  return {
    ...server,
    as: { ...server.as, administrator: createClient({ baseUrl: server.baseUrl, auth: { username: login, password } }) },
    authorization: { ...server.authorization, administrator: `Basic ${Buffer.from(`${login}:${password}`).toString('base64')}` },
  }
}
