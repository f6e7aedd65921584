// Prometheus metrics: process statistics and request durations.
import { Router } from 'express'
import type { RequestHandler } from 'express'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

export class Metrics {
  readonly #registry = new Registry()
  readonly #duration: Histogram<'method' | 'operation' | 'status'>

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    this.#duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Request duration by method, operation of the contract (empty for other requests) and status.',
      labelNames: ['method', 'operation', 'status'],
      buckets: SECONDS,
      registers: [this.#registry],
    })
  }

  /** Measures each request. The operation is known once the response has been sent. */
  measure(): RequestHandler {
    return (req, res, next) => {
      const finish = this.#duration.startTimer()
      res.on('finish', () =>
        finish({ method: req.method, operation: (res.locals['operation'] as string | undefined) ?? '', status: res.statusCode }),
      )
      next()
    }
  }

  router(): Router {
    const router = Router()
    router.get('/metrics', async (_req, res) => {
      res.setHeader('Cache-Control', 'no-store')
      res.setHeader('Content-Type', this.#registry.contentType)
      res.end(await this.#registry.metrics())
    })
    return router
  }
}
