// Builds the service from the environment and serves until it is stopped.
import type { RequestListener } from 'node:http'
import type { Logger } from 'pino'
import express from 'express'
import { setTimeout as pause } from 'node:timers/promises'
import type { AppParts } from '../app.ts'
import { readConfig } from '../config/config.ts'
import { HttpServer } from './http-server.ts'
import type { Unavailability } from '../db/unavailable.ts'
import { runService } from './service.ts'
import { createWaitingApp } from './waiting-app.ts'
import { DatabaseAwayError } from './startup-errors.ts'
import type { Config } from '../config/config.ts'
import { closeContext, createContext } from './open-context.ts'
import { commandLine } from '../command-line.ts'
import type { Context } from '../context.ts'
import type { FirstUser } from '../demo/demo.ts'
import { hasUsers } from '../demo/store.ts'
import { assertWritable } from '../storage/open-storage.ts'
import { openLog } from '../telemetry/log.ts'

const DATABASE_RETRY_MS = 1_000

/** What differs between the service and the mock server. */
interface Variant {
  parts?(context: Context): AppParts
  /** Fills an empty database, and returns what to print under the URLs. */
  fill(context: Context): Promise<string>
}

const service: Variant = { fill: addFirstContent }

/** A process among those of the service. */
interface ServiceProcess {
  /** Tells that it is ready, and what to print. */
  announce(announcement: string): void
  /** Whether other workers serve the port already. */
  isFurtherWorker: boolean
}

const onlyProcess: ServiceProcess = { announce: (announcement) => console.log(announcement), isFurtherWorker: false }

export async function start(): Promise<void> {
  const config = readConfig()
  const log = openLog(config.logLevel)
  if (config.workers === 1) return serve(config, log, onlyProcess)
  const { announceReady, isFurtherWorker, isWorker, runWorkers } = await import('./workers.ts')
  await (isWorker ? serve(config, log, { announce: announceReady, isFurtherWorker }) : runWorkers(config, log))
}

/** The mock server: the service with a site of its own in memory, where any password is right. */
export async function startMock(): Promise<void> {
  const { addMockContent, mockAuthenticator, mockConfig, mockNamespaces, mockNotice } = await import('../mock/index.ts')
  const config = mockConfig(readConfig())
  await serve(config, openLog(config.logLevel), onlyProcess, {
    parts: (context) => ({ namespaces: mockNamespaces(context), authenticate: mockAuthenticator(context) }),
    fill: async (context) => {
      await addMockContent(context)
      return mockNotice
    },
  })
}

async function serve(config: Config, log: Logger, { announce, isFurtherWorker }: ServiceProcess, variant = service): Promise<void> {
  let databaseProblem: Unavailability | undefined
  let respond: RequestListener = createWaitingApp(config, log, () => databaseProblem)
  const server = new HttpServer((req, res) => respond(req, res))
  const listen = (): Promise<void> => server.listen('PORT', config.port, config.host)
  await assertWritable(config.media.location)
  // Binds the port first: the first user's password is printed only once, so it must not be lost to a port conflict.
  if (!isFurtherWorker) await listen()
  const context = await openWhenReachable(config, log, (problem) => (databaseProblem = problem))
  await warnOfMissingLetters(context)
  let isStopping = false
  const { promise: ready, resolve: open } = Promise.withResolvers<RequestListener>()
  // Early requests wait until the service is ready.
  respond = (req, res) => void ready.then((app) => app(req, res))
  const metrics = await startMetricsServer(context)
  const notice = await variant.fill(context)
  const { app, endJobs } = await runService(context, { ...variant.parts?.(context), isStopping: () => isStopping })
  respond = app
  open(app)
  // Until then, requests go to the workers that are ready.
  if (isFurtherWorker) await listen()
  announce([formatUrls(config), notice].filter(Boolean).join('\n\n'))
  onStopSignal(() => {
    isStopping = true
    void metrics?.stop(config.shutdownDelayMs, 0)
    void stop(context, server, endJobs)
  })
}

async function warnOfMissingLetters({ db, dialect, log }: Context): Promise<void> {
  if ((await dialect.indexesAllLetters?.(db)) === false)
    log.warn('the search index of the database has only English letters; for others, create the database with lc_ctype C.UTF-8')
}

/** While PostgreSQL is away, tries again until the time for it is over. `report` learns what is wrong, and that it no longer is. */
async function openWhenReachable(config: Config, log: Logger, report: (problem: Unavailability | undefined) => void): Promise<Context> {
  const deadline = performance.now() + config.databaseSettings.startTimeoutMs
  for (;;) {
    try {
      return await createContext(config, { log }, () => report(undefined))
    } catch (error) {
      if (!(error instanceof DatabaseAwayError) || performance.now() >= deadline) throw error
      report(error.kind)
      log.warn({ reason: error.message }, 'waiting for the database')
      await pause(DATABASE_RETRY_MS)
    }
  }
}

/** A terminal sends a signal to all processes of the service, and the primary process passes it on; the second one changes nothing. */
function onStopSignal(act: () => void): void {
  let isTold = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      if (!isTold) act()
      isTold = true
    })
}

/** Serves the metrics on their own port, if one is set. With several workers, the primary process does so. */
async function startMetricsServer({ metrics, config }: Context): Promise<HttpServer | undefined> {
  if (!metrics || config.metricsPort === undefined || config.workers > 1) return undefined
  const server = new HttpServer(express().use(metrics.router()))
  await server.listen('METRICS_PORT', config.metricsPort, config.host)
  return server
}

/** Adds the demo content, unless it is off or the database has been in use. */
async function addFirstContent(context: Context): Promise<string> {
  const { config, db } = context
  const firstUser = config.demoContent && !(await hasUsers(db)) ? await addDemo(context) : undefined
  if (firstUser)
    return `Administrator  ${firstUser.login}\nPassword       ${firstUser.password}\nThis application password is shown only once.`
  if (await hasUsers(db)) return ''
  return `There are no users yet. Create the first one:\n${commandLine} users add <login> --role administrator --application-password <label>`
}

/** Loads the content only if it is needed. */
async function addDemo(context: Context): Promise<FirstUser | undefined> {
  const { addDemoContent } = await import('../demo/demo.ts')
  return addDemoContent(context)
}

function formatUrls({ baseUrl, restRoot }: Config): string {
  return `Service    ${baseUrl}/\nDocs       ${baseUrl}/docs/\nREST root  ${restRoot}/`
}

/** Finishes the running requests, then closes. */
async function stop(context: Context, server: HttpServer, endJobs: () => Promise<void>): Promise<void> {
  const { log, config } = context
  log.info('stopping')
  await Promise.all([server.stop(config.shutdownDelayMs, config.shutdownTimeoutMs), endJobs()])
  await closeContext(context)
  // A worker would wait for messages.
  if (process.connected) process.disconnect()
}
