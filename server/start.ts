// Builds the service from the environment and serves until it is stopped.
import type { RequestListener, Server } from 'node:http'
import type { Logger } from 'pino'
import express from 'express'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp, createMockApp, createWaitingApp } from './app.ts'
import { configFrom } from './config/config.ts'
import { ConfigError, readEnv } from './config/env.ts'
import { DatabaseAwayError, listenError } from './startup-errors.ts'
import type { Config } from './config/config.ts'
import { closeContext, createContext } from './context.ts'
import type { Context } from './context.ts'
import { addDemoContent } from './demo/demo.ts'
import type { FirstUser } from './demo/demo.ts'
import { hasUsers } from './demo/store.ts'
import { databaseStatistics } from './jobs/database-statistics.ts'
import { assertWritable } from './storage/storage.ts'
import { sweeping } from './jobs/sweep.ts'
import { createMockContext } from './api/mock/context.ts'
import { openLog } from './log.ts'
import { runPeriodically } from './jobs/periodic.ts'
import { publishing } from './jobs/publishing.ts'

// An import would read all exports of the module, and some of them load the HTTP client that Node comes with.
const { createServer } = process.getBuiltinModule('node:http')

const SHUTDOWN_TIMEOUT_MS = 10_000
const DATABASE_RETRY_MS = 1_000

export async function start(): Promise<void> {
  const config = readConfig()
  const log = openLog(config.logLevel)
  let respond: RequestListener = createWaitingApp(config, log)
  const server = serverOf((req, res) => respond(req, res))
  await assertWritable(config.media.place)
  // Binds the port first: the first user's password is printed only once, so it must not be lost to a port conflict.
  await listen(server, 'PORT', config.port, config)
  const context = await contextOnceReachable(config, log)
  const app = createApp(context)
  const { promise: ready, resolve: open } = Promise.withResolvers<void>()
  respond = (req, res) => void ready.then(() => void app(req, res))
  const metrics = await metricsServer(context)
  // Early requests wait until the service is ready.
  const firstUser = config.demoContent ? await addDemoContent(context) : undefined
  const ends: (() => void)[] = []
  for (const work of [sweeping(config), publishing, databaseStatistics]) ends.push(await runPeriodically(context, work))
  open()
  await announce(context, firstUser)
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      for (const end of ends) end()
      app.locals['isStopping'] = true
      metrics?.close()
      void stop(server, context)
    })
  }
}

/** While PostgreSQL is away, tries again until the time for it is over. */
async function contextOnceReachable(config: Config, log: Logger): Promise<Context> {
  const deadline = performance.now() + config.databaseSettings.startTimeoutMs
  for (;;) {
    try {
      return await createContext(config, { log })
    } catch (error) {
      if (!(error instanceof DatabaseAwayError) || performance.now() >= deadline) throw error
      log.warn({ reason: error.message }, 'waiting for the database')
      await pause(DATABASE_RETRY_MS)
    }
  }
}

/** The mock server: responds with the examples of the contract, without a database. */
export async function startMock(): Promise<void> {
  const context = createMockContext(readConfig())
  const server = serverOf(createMockApp(context))
  await listen(server, 'PORT', context.config.port, context.config)
  console.log(
    `${addresses(context.config)}\n\nResponses are examples from the contract; nothing is stored. Any username and password are accepted.`,
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server, context))
}

function serverOf(listener: RequestListener): Server {
  const server = createServer(listener)
  server.requestTimeout = 60_000
  server.headersTimeout = 20_000
  server.keepAliveTimeout = 65_000
  return server
}

/** Reads the configuration from the environment. */
export const readConfig = (): Config => configFrom(readEnv())

/** Prints configuration errors as plain messages and exits. */
export async function explainConfigErrors<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

/** Serves the metrics on their own port, if one is set. */
async function metricsServer({ metrics, config }: Context): Promise<Server | undefined> {
  if (!metrics || config.metricsPort === undefined) return undefined
  const server = createServer(express().use(metrics.router()))
  await listen(server, 'METRICS_PORT', config.metricsPort, config)
  return server
}

function listen(server: Server, setting: string, port: number, { host }: Config): Promise<void> {
  return new Promise((listening, fail) => {
    server.once('error', (error) => fail(listenError(error, setting, port, host)))
    server.listen(port, host, listening)
  })
}

async function announce({ config, db }: Context, firstUser: FirstUser | undefined): Promise<void> {
  if (firstUser)
    console.log(
      `${addresses(config)}\n\nAdministrator  ${firstUser.login}\nPassword       ${firstUser.password}\nThis application password is shown only once.`,
    )
  else if (await hasUsers(db)) console.log(addresses(config))
  else
    console.log(
      `${addresses(config)}\n\nThere are no users yet. Create the first one:\nnpm run --silent cli -- users add <login> --role administrator --application-password <label>`,
    )
}

function addresses({ baseUrl, restRoot }: Config): string {
  return `Service    ${baseUrl}/\nDocs       ${baseUrl}/docs/\nREST root  ${restRoot}/`
}

/** Finishes the running requests, then closes. */
async function stop(server: Server, context: Context): Promise<void> {
  context.log.info('stopping')
  const forceClose = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  await new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeIdleConnections()
  })
  clearTimeout(forceClose)
  await closeContext(context)
}
