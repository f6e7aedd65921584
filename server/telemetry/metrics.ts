// Prometheus metrics of a process and its work.
import { Router } from 'express'
import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { PoolUse } from '../db/postgres-pool.ts'
import type { ServerState } from '../db/postgres.ts'
import { unavailabilityReasons } from '../db/unavailable.ts'
import type { Unavailability } from '../db/unavailable.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of a process. With several workers, metrics of work are summed, and process metrics are separate. */
export interface Registries {
  work: Registry
  process: Registry
}

export class Metrics {
  readonly #registries: Registries = { work: new Registry(), process: new Registry() }
  readonly #duration: Histogram<'method' | 'operation' | 'status'>
  readonly #deliveries: Counter<'outcome'>
  readonly #unavailable: Counter<'reason'>
  readonly #refusedStreams: Counter<'limit'>
  readonly #variants: Counter<'type'>
  readonly #collect: () => Promise<string>

  /** `share` adds the metrics to those of all workers, and returns a function that collects them. */
  constructor(share: (own: Registries) => () => Promise<string> = collectOwn) {
    const { work, process } = this.#registries
    this.#collect = share(this.#registries)
    collectDefaultMetrics({ register: process })
    this.#duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Request duration by method, operation of the contract (empty for other requests) and status.',
      labelNames: ['method', 'operation', 'status'],
      buckets: SECONDS,
      registers: [work],
    })
    this.#deliveries = new Counter({
      name: 'webhook_deliveries_total',
      help: 'Requests of webhooks by outcome: delivered, retried (failed, to be sent again), failed (given up).',
      labelNames: ['outcome'],
      registers: [work],
    })
    this.#unavailable = new Counter({
      name: 'database_unavailable_responses_total',
      help: 'Responses with 503 because of the database, by reason.',
      labelNames: ['reason'],
      registers: [work],
    })
    this.#refusedStreams = new Counter({
      name: 'change_streams_refused_total',
      help: 'Streams of changes that were refused, by limit: of the network of the caller, or of the process.',
      labelNames: ['limit'],
      registers: [work],
    })
    this.#variants = new Counter({
      name: 'image_variants_made_total',
      help: 'Images that were made in another width, format or crop, by media type.',
      labelNames: ['type'],
      registers: [work],
    })
    for (const limit of ['network', 'process']) this.#refusedStreams.inc({ limit }, 0)
    for (const reason of Object.keys(unavailabilityReasons)) this.#unavailable.inc({ reason }, 0)
  }

  /** Measures each request. The operation is known once the response has been sent. */
  readonly middleware: RequestHandler = (req, res, next) => {
    const finish = this.#duration.startTimer()
    res.on('finish', () => {
      const { operationId = '', isStream } = res.locals
      // The duration of a stream depends on the caller.
      if (!isStream) finish({ method: req.method, operation: operationId, status: res.statusCode })
    })
    next()
  }

  countDelivery(outcome: 'delivered' | 'retried' | 'failed'): void {
    this.#deliveries.inc({ outcome })
  }

  /** Counts a rejected stream of changes. */
  countRefusedStream(limit: 'network' | 'process'): void {
    this.#refusedStreams.inc({ limit })
  }

  /** Counts an image that was made in another width, format or crop. */
  countVariant(type: string): void {
    this.#variants.inc({ type })
  }

  /** Counts a response to a request that the database could not serve. */
  countUnavailable(reason: Unavailability): void {
    this.#unavailable.inc({ reason })
  }

  /** `count` returns the number of callers that follow the changes. */
  watchFollowers(count: () => number): void {
    this.#watch('change_followers', 'Open streams of changes.', [], (gauge) => gauge.set(count()))
  }

  /** `state` returns the state of the PostgreSQL servers, if there are any. */
  watchServers(state: (() => ServerState) | undefined): void {
    const pools = (): [server: string, use: PoolUse][] => Object.entries({ ...state?.() })
    this.#watch('database_pool_connections', 'Connections to PostgreSQL by server and state.', ['server', 'state'], (gauge) => {
      for (const [server, { used, idle }] of pools()) {
        gauge.set({ server, state: 'used' }, used)
        gauge.set({ server, state: 'idle' }, idle)
      }
    })
    this.#watch('database_pool_max_connections', 'The most connections that there can be, by server.', ['server'], (gauge) => {
      for (const [server, { size }] of pools()) gauge.set({ server }, size)
    })
    this.#watch('database_pool_waiting_requests', 'Statements and transactions that wait for a connection.', ['server'], (gauge) => {
      for (const [server, { waiting }] of pools()) gauge.set({ server }, waiting)
    })
    this.#watch('database_replica_in_use', 'Whether anonymous callers read from the replica, 1 or 0.', [], (gauge) => {
      const replica = state?.().replica
      if (replica) gauge.set(Number(replica.isUsable))
      else gauge.remove()
    })
  }

  #watch<Label extends string>(name: string, help: string, labelNames: Label[], update: (gauge: Gauge<Label>) => void): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.#registries.process],
      collect() {
        update(this)
      },
    })
  }

  router(): Router {
    return metricsRouter(this.#collect)
  }
}

export function metricsRouter(collect: () => Promise<string>): Router {
  const router = Router()
  router.get('/metrics', async (_req, res) => {
    res.setHeader('Cache-Control', 'no-store')
    res.setHeader('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE)
    res.end(await collect())
  })
  return router
}

function collectOwn({ work, process }: Registries): () => Promise<string> {
  return () => Registry.merge([work, process]).metrics()
}
