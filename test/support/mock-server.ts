// Starts the mock server on a free port.
import { rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { dirname } from 'node:path'
import { createApp } from '#server/app.ts'
import { addMockContent, mockAuthenticator, mockConfig, mockNamespaces } from '#server/mock/index.ts'
import { closeContext, createContext } from '#server/process/open-context.ts'
import type { Context } from '#server/context.ts'
import { configOf } from './config.ts'

export interface MockServer {
  baseUrl: string
  context: Context
  close(): Promise<void>
}

export async function startMockServer(env: Record<string, string> = {}): Promise<MockServer> {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const config = mockConfig(configOf({ LOG_LEVEL: 'silent', PORT: String(port), HOST: '127.0.0.1', ...env }))
  const context = await createContext(config)
  await addMockContent(context)
  server.on('request', createApp(context, { namespaces: mockNamespaces(context), authenticate: mockAuthenticator(context) }))
  return {
    baseUrl: config.baseUrl,
    context,
    async close() {
      server.closeAllConnections()
      server.close()
      await closeContext(context)
      const { location } = config.media
      if (location.kind === 'folder') rmSync(dirname(location.folder), { recursive: true, force: true })
    },
  }
}
