// A second service with the database of a test server. It shares only the database with the first one, like a separate process.
import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createApp } from '#server/app.ts'
import { closeContext, createContext } from '#server/process/open-context.ts'
import type { Context } from '#server/context.ts'
import { configOf } from './config.ts'
import { isPostgres } from './database.ts'
import { databaseIn } from './program.ts'
import type { TestServer } from './server.ts'

export interface SecondServer {
  baseUrl: string
  restRoot: string
  context: Context
  close(): Promise<void>
}

/** `env` is added to the environment. The first server must have a database that can be shared: a file, or PostgreSQL. */
export async function startSecond(first: TestServer, env: Record<string, string> = {}): Promise<SecondServer> {
  const { config } = first.context
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const { port } = server.address() as AddressInfo
  const second = configOf({
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl(first),
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  })
  const context = await createContext({ ...second, media: config.media }).catch((error: unknown) => {
    server.close()
    throw error
  })
  server.on('request', createApp(context))
  return {
    baseUrl: second.baseUrl,
    restRoot: second.restRoot,
    context,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
      await closeContext(context)
    },
  }
}

export function databaseUrl({ context }: TestServer): string {
  const { database } = context.config
  return database.kind === 'postgres' ? database.url : `file:${database.file}`
}

/** Returns the environment of a first server whose database a second one can use. */
export function shareableDatabase(): Record<string, string> {
  return isPostgres ? {} : { DATABASE_URL: databaseIn(mkdtempSync(join(tmpdir(), 'shared-'))) }
}
