// The service after its first start: with the demo content and its administrator, not a user for each role.
import type { Context } from '#server/context.ts'
import { addDemoContent } from '#server/demo/demo.ts'
import { startServer } from './server.ts'
import type { TestServer } from './server.ts'

export async function startDemoServer(env: Record<string, string> = {}, overrides: Partial<Context> = {}): Promise<TestServer> {
  return startServer(env, overrides, async (context) => {
    const first = await addDemoContent(context)
    if (!first) throw new Error('The demo content was not created.')
    return [{ role: 'administrator', id: 1, ...first }]
  })
}
