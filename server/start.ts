// Builds the service from the environment and serves until it is stopped.
import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import express from 'express'
import { setTimeout as pause } from 'node:timers/promises'
import { createApp, createMockApp, createWaitingApp } from './app.ts'
import { configFrom } from './config/config.ts'
import { ConfigError, readEnv } from './config/env.ts'
import { HttpServer } from './http-server.ts'
import { DatabaseAwayError } from './startup-errors.ts'
import type { Config } from './config/config.ts'
import { closeContext, createContext } from './context.ts'
import type { Context } from './context.ts'
import { addDemoContent } from './demo/demo.ts'
import type { FirstUser } from './demo/demo.ts'
import { hasUsers } from './demo/store.ts'
import { sweepingChanges } from './jobs/change-log.ts'
import { databaseStatistics } from './jobs/database-statistics.ts'
import { sweepingCounts } from './jobs/shared-counts.ts'
import { assertWritable } from './storage/storage.ts'
import { sweeping } from './jobs/sweep.ts'
import { createMockContext } from './api/mock/context.ts'
import { openLog } from './log.ts'
import { runPeriodically } from './jobs/periodic.ts'
import { publishing } from './jobs/publishing.ts'
import { delivering, sweepingHistory, webhookSender } from './jobs/webhooks.ts'
import type { WebhookSender } from './webhooks/sender.ts'

const DATABASE_RETRY_MS = 1_000

export async function start(): Promise<void> {
  const config = readConfig()
  const log = openLog(config.logLevel)
  if (config.workers === 1) return serve(config, log, (announcement) => console.log(announcement))
  const { announceReady, isWorker, runWorkers } = await import('./workers.ts')
  await (isWorker ? serve(config, log, announceReady) : runWorkers(config, log))
}

async function serve(config: Config, log: Logger, announce: (announcement: string) => void): Promise<void> {
  let respond: RequestListener = createWaitingApp(config, log)
  const server = new HttpServer((req, res) => respond(req, res))
  await assertWritable(config.media.place)
  // Binds the port first: the first user's password is printed only once, so it must not be lost to a port conflict.
  await server.listen('PORT', config.port, config.host)
  const context = await contextOnceReachable(config, log)
  const app = createApp(context)
  const { promise: ready, resolve: open } = Promise.withResolvers<void>()
  respond = (req, res) => void ready.then(() => void app(req, res))
  const metrics = await metricsServer(context)
  // Early requests wait until the service is ready.
  const firstUser = config.demoContent ? await addDemoContent(context) : undefined
  const ends: (() => void)[] = []
  const sender = webhookSender(context)
  for (const work of [
    sweeping(config),
    publishing,
    databaseStatistics,
    sweepingChanges,
    sweepingCounts,
    sweepingHistory,
    delivering(sender),
  ])
    ends.push(await runPeriodically(context, work))
  open()
  announce(await announcement(context, firstUser))
  onceToldToStop(() => {
    for (const end of ends) end()
    app.locals['isStopping'] = true
    void metrics?.stop(config.shutdownDelayMs, 0)
    void stop(server, context, sender)
  })
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
  const server = new HttpServer(createMockApp(context))
  await server.listen('PORT', context.config.port, context.config.host)
  console.log(
    `${addresses(context.config)}\n\nResponses are examples from the contract; nothing is stored. Any username and password are accepted.`,
  )
  onceToldToStop(() => void stop(server, context))
}

/** A terminal sends a signal to all processes of the service, and the primary process passes it on; the second one changes nothing. */
function onceToldToStop(act: () => void): void {
  let isTold = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      if (!isTold) act()
      isTold = true
    })
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

/** Serves the metrics on their own port, if one is set. With several workers, the primary process does so. */
async function metricsServer({ metrics, config }: Context): Promise<HttpServer | undefined> {
  if (!metrics || config.metricsPort === undefined || config.workers > 1) return undefined
  const server = new HttpServer(express().use(metrics.router()))
  await server.listen('METRICS_PORT', config.metricsPort, config.host)
  return server
}

async function announcement({ config, db }: Context, firstUser: FirstUser | undefined): Promise<string> {
  if (firstUser)
    return `${addresses(config)}\n\nAdministrator  ${firstUser.login}\nPassword       ${firstUser.password}\nThis application password is shown only once.`
  if (await hasUsers(db)) return addresses(config)
  return `${addresses(config)}\n\nThere are no users yet. Create the first one:\nnpm run --silent cli -- users add <login> --role administrator --application-password <label>`
}

function addresses({ baseUrl, restRoot }: Config): string {
  return `Service    ${baseUrl}/\nDocs       ${baseUrl}/docs/\nREST root  ${restRoot}/`
}

/** Finishes the running requests, then closes. */
async function stop(server: HttpServer, context: Context, sender?: WebhookSender): Promise<void> {
  const { log, config } = context
  log.info('stopping')
  context.changeFollower.end()
  await Promise.all([server.stop(config.shutdownDelayMs, config.shutdownTimeoutMs), sender?.end()])
  await closeContext(context)
  // A worker would wait for messages.
  if (process.connected) process.disconnect()
}
