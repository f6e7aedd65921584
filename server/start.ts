// Builds the service from the environment and serves until it is told to stop.
import type { Server } from 'node:http'
import { createServer } from 'node:http'
import { createApp } from './app.ts'
import { configFrom } from './config/config.ts'
import { ConfigError, readEnv } from './config/env.ts'
import type { Config } from './config/config.ts'
import { closeContext, createContext } from './context.ts'
import type { Context } from './context.ts'
import { addDemoContent } from './demo/demo.ts'
import type { FirstUser } from './demo/demo.ts'
import { hasUsers } from './demo/store.ts'
import { keepSweeping } from './media/sweep.ts'
import { keepPublishing } from './publishing.ts'

const PATIENCE_MS = 10_000

export async function start(): Promise<void> {
  const context = await createContext(readConfig())
  const server = createServer(createApp(context))
  server.requestTimeout = 60_000
  server.headersTimeout = 20_000
  server.keepAliveTimeout = 65_000
  const stopSweeping = await keepSweeping(context)
  await listen(server, context.config)
  // Only now: the password is printed once, and must not be lost to a port that is in use.
  await announce(context, context.config.demoContent ? await addDemoContent(context) : undefined)
  const stopPublishing = await keepPublishing(context)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stopPublishing()
      stopSweeping()
      void stop(server, context)
    })
  }
}

/** The configuration of the environment; ends the program with a word about it where it is wrong. */
export function readConfig(): Config {
  try {
    return configFrom(readEnv())
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

function listen(server: Server, { host, port }: Config): Promise<void> {
  return new Promise((listening, fail) => {
    server.once('error', fail)
    server.listen(port, host, listening)
  })
}

async function announce({ config, db }: Context, firstUser: FirstUser | undefined): Promise<void> {
  const addresses = `Service    ${config.baseUrl}/\nDocs       ${config.baseUrl}/docs/\nREST root  ${config.restRoot}/`
  if (firstUser) console.log(`${addresses}\n\nAdministrator  ${firstUser.login}\nPassword       ${firstUser.password}\nThe password is shown this once.`)
  else if (await hasUsers(db)) console.log(addresses)
  else console.log(`${addresses}\n\nThere is no user yet. This makes the first one:\nnpm run --silent cli -- users add <login> --role administrator --application-password <label>`)
}

/** Answers what is under way, then closes. */
async function stop(server: Server, context: Context): Promise<void> {
  context.log.info('stopping')
  const patience = setTimeout(() => server.closeAllConnections(), PATIENCE_MS)
  await new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeIdleConnections()
  })
  clearTimeout(patience)
  await closeContext(context)
}
