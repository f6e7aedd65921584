// The service after its first start: with the demo content, and its administrator instead of a user for each role.
import { addDemoContent } from '../../server/demo/demo.ts'
import { startServer } from './server.ts'
import type { TestServer } from './server.ts'

export async function startDemoServer(env: Record<string, string> = {}): Promise<TestServer> {
  return startServer(env, {}, async (context) => {
    const first = await addDemoContent(context)
    if (!first) throw new Error('no demo content')
    return [{ role: 'administrator', id: 1, ...first }]
  })
}
