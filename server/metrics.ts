// Prometheus metrics of a process: figures of its work, and figures of the process itself.
import { Router } from 'express'
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Exchange } from './api/exchange.ts'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

/** The metrics of a process. Several workers have the sums of their work in common, and figures of their own. */
export interface Registries {
  work: Registry
  process: Registry
}

export class Metrics {
  readonly #registries: Registries = { work: new Registry(), process: new Registry() }
  readonly #duration: Histogram<'method' | 'operation' | 'status'>
  readonly #deliveries: Counter<'outcome'>
  readonly #collect: () => Promise<string>

  /** `share` makes the metrics part of those of all workers, and returns a function that collects them all. */
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
  }

  /** Measures a request. The operation is known once the response has been sent. */
  measure(exchange: Exchange): void {
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
      registers: [this.#registries.process],
      collect() {
        this.set(count())
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
