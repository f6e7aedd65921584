// Prometheus metrics: process statistics and request durations, summed over all workers if there are several.
import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { Router } from 'express'
import { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { ServerResponse } from 'node:http'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** A request whose response is sent, as far as it is measured. */
interface Measured {
  req: { method: string }
  res: ServerResponse
  operationId?: string | undefined
  isStream?: boolean
}

export class Metrics {
  readonly #registry = new Registry()
  readonly #duration: Histogram<'method' | 'operation' | 'status'>
  readonly #deliveries: Counter<'outcome'>
  readonly #isWorker: boolean

  /** `isWorker`: whether the process is one of several workers. */
  constructor(isWorker: boolean) {
    this.#isWorker = isWorker
    collectDefaultMetrics({ register: this.#registry })
    this.#duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Request duration by method, operation of the contract (empty for other requests) and status.',
      labelNames: ['method', 'operation', 'status'],
      buckets: SECONDS,
      registers: [this.#registry],
    })
    this.#deliveries = new Counter({
      name: 'webhook_deliveries_total',
      help: 'Requests of webhooks by outcome: delivered, retried (failed, to be sent again), failed (given up).',
      labelNames: ['outcome'],
      registers: [this.#registry],
    })
    if (isWorker) respondToPrimary(this.#registry)
  }

  /** Measures a request. The operation is known once the response has been sent. */
  measure(exchange: Measured): void {
    const { req, res } = exchange
    const finish = this.#duration.startTimer()
    res.on('finish', () => {
      // A stream lasts as long as the caller wants.
      if (exchange.isStream) return
      finish({ method: req.method, operation: exchange.operationId ?? '', status: res.statusCode })
    })
  }

  countDelivery(outcome: 'delivered' | 'retried' | 'failed'): void {
    this.#deliveries.inc({ outcome })
  }

  /** `count` returns the number of callers that follow the changes. */
  watchFollowers(count: () => number): void {
    new Gauge({
      name: 'change_followers',
      help: 'Open streams of changes.',
      registers: [this.#registry],
      collect() {
        this.set(count())
      },
    })
  }

  router(): Router {
    return metricsRouter(this.#isWorker ? sumFromPrimary : () => this.#registry.metrics())
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

/** How long a worker may take to send its metrics; one that is starting sends none. */
const WORKER_TIMEOUT_MS = 1_000

/** A request between processes: the primary process requests the metrics of one worker, a worker those of all. */
interface MetricsRequest {
  requests: 'metrics'
}

interface WorkerMetrics {
  metrics: object[]
}

interface Sum {
  sum: string
}

/** In the primary process: the metrics of all workers that respond. */
export async function sumOfWorkers(): Promise<string> {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)
  const all = await Promise.all(workers.map(metricsOf))
  return AggregatorRegistry.aggregate(all.filter((one) => one !== undefined)).metrics()
}

/** In the primary process: sends the metrics of all workers to those that request them. */
export function respondToWorkers(): void {
  cluster.on('message', (worker, { requests }: Partial<MetricsRequest>) => {
    if (requests === 'metrics') void sumOfWorkers().then((sum) => worker.isConnected() && worker.send({ sum } satisfies Sum))
  })
}

function metricsOf(worker: Worker): Promise<object[] | undefined> {
  return new Promise((resolve) => {
    const end = (metrics: object[] | undefined): void => {
      worker.off('message', receive)
      clearTimeout(timer)
      resolve(metrics)
    }
    const receive = ({ metrics }: Partial<WorkerMetrics>): void => {
      if (metrics) end(metrics)
    }
    const timer = setTimeout(end, WORKER_TIMEOUT_MS)
    worker.on('message', receive)
    if (!worker.isConnected() || !worker.send({ requests: 'metrics' } satisfies MetricsRequest)) end(undefined)
  })
}

function respondToPrimary(registry: Registry): void {
  process.on('message', ({ requests }: Partial<MetricsRequest>) => {
    if (requests === 'metrics') void registry.getMetricsAsJSON().then((metrics) => process.send?.({ metrics } satisfies WorkerMetrics))
  })
}

let pending: Promise<string> | undefined

/** In a worker: the metrics of all workers. Concurrent requests share the response. */
function sumFromPrimary(): Promise<string> {
  return (pending ??= new Promise<string>((resolve) => {
    const receive = ({ sum }: Partial<Sum>): void => {
      if (sum === undefined) return
      process.off('message', receive)
      pending = undefined
      resolve(sum)
    }
    process.on('message', receive)
    process.send?.({ requests: 'metrics' } satisfies MetricsRequest)
  }))
}
