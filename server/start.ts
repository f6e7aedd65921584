// Builds the service from the environment and serves until it is told to stop.
import type { RequestListener, Server } from 'node:http'
import { createServer } from 'node:http'
import express from 'express'
import { createApp, createMockApp } from './app.ts'
import { configFrom } from './config/config.ts'
import { ConfigError, readEnv } from './config/env.ts'
import { listenError } from './startup-errors.ts'
import type { Config } from './config/config.ts'
import { closeContext, createContext } from './context.ts'
import type { Context } from './context.ts'
import { addDemoContent } from './demo/demo.ts'
import type { FirstUser } from './demo/demo.ts'
import { hasUsers } from './demo/store.ts'
import { databaseStatistics } from './jobs/database-statistics.ts'
import { takesFiles } from './storage/storage.ts'
import { sweeping } from './jobs/sweep.ts'
import { createMockContext } from './api/mock/context.ts'
import { runPeriodically } from './jobs/periodic.ts'
import { publishing } from './jobs/publishing.ts'

const SHUTDOWN_TIMEOUT_MS = 10_000

export async function start(): Promise<void> {
  const context = await createContext(readConfig())
  const app = createApp(context)
  const { promise: ready, resolve: open } = Promise.withResolvers<void>()
  const server = serverOf((req, res) => void ready.then(() => void app(req, res)))
  await takesFiles(context.config.media.place)
  // The port is taken first: the password of the first user is printed once, and must not be lost to a port that is in use.
  await listen(server, 'PORT', context.config.port, context.config)
  const metrics = await metricsServer(context)
  // Requests that come this early wait until everything is there.
  const firstUser = context.config.demoContent ? await addDemoContent(context) : undefined
  const ends: (() => void)[] = []
  for (const work of [sweeping(context.config), publishing, databaseStatistics]) ends.push(await runPeriodically(context, work))
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

/** The contract, answered from its own examples: nothing is stored, and no database is opened. */
export async function startMock(): Promise<void> {
  const context = createMockContext(readConfig())
  const server = serverOf(createMockApp(context))
  await listen(server, 'PORT', context.config.port, context.config)
  console.log(
    `${addresses(context.config)}\n\nThese are examples of the contract; nothing is stored. Any user name with any password signs in.`,
  )
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop(server, context))
}

function serverOf(answer: RequestListener): Server {
  const server = createServer(answer)
  server.requestTimeout = 60_000
  server.headersTimeout = 20_000
  server.keepAliveTimeout = 65_000
  return server
}

/** The configuration of the environment. */
export const readConfig = (): Config => configFrom(readEnv())

/** Ends the program with a word about it where a setting is at fault. */
export async function explainConfigErrors<Result>(act: () => Promise<Result>): Promise<Result> {
  try {
    return await act()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(2)
  }
}

/** Metrics on a port of their own, if one is set. */
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
      `${addresses(config)}\n\nAdministrator  ${firstUser.login}\nPassword       ${firstUser.password}\nThis application password is shown this once.`,
    )
  else if (await hasUsers(db)) console.log(addresses(config))
  else
    console.log(
      `${addresses(config)}\n\nThere is no user yet. This makes the first one:\nnpm run --silent cli -- users add <login> --role administrator --application-password <label>`,
    )
}

function addresses({ baseUrl, restRoot }: Config): string {
  return `Service    ${baseUrl}/\nDocs       ${baseUrl}/docs/\nREST root  ${restRoot}/`
}

/** Answers what is under way, then closes. */
async function stop(server: Server, context: Context): Promise<void> {
  context.log.info('stopping')
  const patience = setTimeout(() => server.closeAllConnections(), SHUTDOWN_TIMEOUT_MS)
  await new Promise<void>((closed) => {
    server.close(() => closed())
    server.closeIdleConnections()
  })
  clearTimeout(patience)
  await closeContext(context)
}
