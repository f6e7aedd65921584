// Several processes of the service on one port: starts them, replaces those that end, and tells them to stop.
import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import { HttpServer } from './http-server.ts'

const FIRST_PAUSE_MS = 500
const MAX_PAUSE_MS = 30_000
/** After a worker has run this long, the pause before the next one is short again. */
const STABLE_MS = 60_000

export const isWorker = cluster.isWorker

/** Whether this worker has been started beside others, or for one that has ended. The first one starts alone. */
export const isFurtherWorker = cluster.worker !== undefined && cluster.worker.id > 1

interface Announcement {
  announcement: string
}

interface Ended {
  code: number
  signal: string
  ranMs: number
}

/** In a worker: tells the primary process that it is ready, and what to print. */
export function announceReady(announcement: string): void {
  process.send?.({ announcement } satisfies Announcement)
}

/**
 * In the primary process: starts the workers, the first one alone, so that it finds out whether the service can start, and fills an empty database.
 * Resolves after all workers have stopped.
 */
export async function runWorkers(config: Config, log: Logger): Promise<void> {
  const stopping = new AbortController()
  stopOnSignal(stopping)
  const metrics = config.metrics ? await serveMetrics(config) : undefined
  const first = start()
  const announcement = await Promise.race([waitForAnnouncement(first.worker), first.ended])
  if (typeof announcement === 'string') {
    console.log(announcement)
    const others = Array.from({ length: config.workers - 1 }, () => keepRunning())
    await Promise.all([keepRunning(first), ...others])
  } else process.exitCode = announcement.code || 1
  await metrics?.stop(0, 0)
  log.flush()

  /** Starts a worker whenever there is none. */
  async function keepRunning(running?: ReturnType<typeof start>): Promise<void> {
    let pauseMs = FIRST_PAUSE_MS
    while (!stopping.signal.aborted) {
      const { ranMs, ...reason } = await (running ?? start()).ended
      running = undefined
      if (stopping.signal.aborted) return
      if (ranMs > STABLE_MS) pauseMs = FIRST_PAUSE_MS
      log.error({ ...reason, pauseMs }, 'a worker has ended unexpectedly; another one is started after a pause')
      await pause(pauseMs, undefined, { signal: stopping.signal }).catch(() => undefined)
      pauseMs = Math.min(pauseMs * 2, MAX_PAUSE_MS)
    }
  }

  function start(): { worker: Worker; ended: Promise<Ended> } {
    const worker = cluster.fork()
    const started = performance.now()
    const ended = new Promise<Ended>((end) =>
      worker.once('exit', (code, signal) => end({ code, signal, ranMs: performance.now() - started })),
    )
    return { worker, ended }
  }
}

function waitForAnnouncement(worker: Worker): Promise<string> {
  return new Promise((resolve) =>
    worker.on('message', (message: Partial<Announcement>) => {
      if (typeof message.announcement === 'string') resolve(message.announcement)
    }),
  )
}

function stopOnSignal(stopping: AbortController): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const)
    process.once(signal, () => {
      stopping.abort()
      for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill('SIGTERM')
    })
}

/** Collects the metrics of all workers, for those that request them, and for a port of their own if there is one. */
async function serveMetrics({ metricsPort, host }: Config): Promise<HttpServer | undefined> {
  const { followWorkers } = await import('../telemetry/worker-metrics.ts')
  const collect = followWorkers()
  if (metricsPort === undefined) return undefined
  const { metricsRouter } = await import('../telemetry/metrics.ts')
  const { default: express } = await import('express')
  const server = new HttpServer(express().use(metricsRouter(collect)))
  await server.listen('METRICS_PORT', metricsPort, host)
  return server
}
