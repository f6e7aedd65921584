// The metrics of all workers, which each of them serves: sums of work, and process metrics with the number of the worker as the label `worker`.
import cluster from 'node:cluster'
import type { Worker } from 'node:cluster'
import { AggregatorRegistry } from 'prom-client'
import type { MetricObjectWithValues, MetricValue } from 'prom-client'
import type { Registries } from './metrics.ts'

type MetricObject = MetricObjectWithValues<MetricValue<string>>

/** A message: the primary process requests the metrics of a worker, a worker requests those of all workers. */
interface MetricsRequest {
  requests: 'metrics'
}

interface WorkerMetrics {
  metrics: Record<keyof Registries, MetricObject[]>
}

interface AllMetrics {
  all: string
}

/** The timeout for the metrics of a worker. A starting worker sends none. */
const WORKER_TIMEOUT_MS = 1_000

/** In the primary process: tracks the workers and answers their requests for metrics. Returns a function that collects the metrics of all workers. */
export function followWorkers(): () => Promise<string> {
  const all = new MetricsOfWorkers()
  cluster.on('fork', (worker) => all.add(worker))
  cluster.on('exit', (worker) => all.remove(worker))
  cluster.on('message', (worker, { requests }: Partial<MetricsRequest>) => {
    if (requests === 'metrics') void all.collect().then((text) => worker.send({ all: text } satisfies AllMetrics, ignoreLoss))
  })
  return () => all.collect()
}

/** In a worker: sends its metrics to the primary process. Returns a function that collects the metrics of all workers. */
export function shareWithWorkers({ work, process: own }: Registries): () => Promise<string> {
  const send = async (): Promise<void> => {
    const metrics = { work: await work.getMetricsAsJSON(), process: await own.getMetricsAsJSON() }
    process.send?.({ metrics } satisfies WorkerMetrics)
  }
  process.on('message', ({ requests }: Partial<MetricsRequest>) => {
    if (requests === 'metrics') void send()
  })
  return collectFromPrimary
}

/** Keeps the counts of workers that have ended: a falling sum would look like a restart, after which Prometheus counts everything again. */
class MetricsOfWorkers {
  /** A worker gets the number of the worker that it replaces, so that its metrics continue. */
  readonly #numbers = new Map<Worker, number>()
  /** The last received metrics of each worker. */
  readonly #work = new Map<Worker, MetricObject[]>()
  #workOfEnded: MetricObject[] = []

  add(worker: Worker): void {
    const taken = new Set(this.#numbers.values())
    let number = 1
    while (taken.has(number)) number++
    this.#numbers.set(worker, number)
  }

  remove(worker: Worker): void {
    this.#workOfEnded = sumOf([this.#workOfEnded, this.#work.get(worker) ?? []])
    this.#numbers.delete(worker)
    this.#work.delete(worker)
  }

  /** For workers that do not respond, uses the last received metrics. */
  async collect(): Promise<string> {
    const figures = await Promise.all([...this.#numbers].map(([worker, number]) => this.#update(worker, number)))
    const work = sumOf([this.#workOfEnded, ...this.#work.values()])
    return AggregatorRegistry.aggregate([work, ...figures]).metrics()
  }

  /** Returns the process metrics. */
  async #update(worker: Worker, number: number): Promise<MetricObject[]> {
    const metrics = await metricsOf(worker)
    if (!metrics || !this.#numbers.has(worker)) return []
    this.#work.set(worker, metrics.work)
    return metrics.process.map((metric) => addLabels(metric, number))
  }
}

function sumOf(metrics: readonly MetricObject[][]): MetricObject[] {
  return AggregatorRegistry.aggregate([...metrics]).getMetricsAsArray() as unknown as MetricObject[]
}

/** Labels each value with its worker. Omits metrics without a value, which are null in messages. */
function addLabels({ values, ...metric }: MetricObject, worker: number): MetricObject {
  const known = values.filter(({ value }) => (value as number | null) !== null)
  return { ...metric, aggregator: 'first', values: known.map((value) => ({ ...value, labels: { ...value.labels, worker } })) }
}

function metricsOf(worker: Worker): Promise<WorkerMetrics['metrics'] | undefined> {
  return new Promise((resolve) => {
    const end = (metrics?: WorkerMetrics['metrics']): void => {
      worker.off('message', receive)
      clearTimeout(timer)
      resolve(metrics)
    }
    const receive = ({ metrics }: Partial<WorkerMetrics>): void => {
      if (metrics) end(metrics)
    }
    const timer = setTimeout(end, WORKER_TIMEOUT_MS)
    worker.on('message', receive)
    worker.send({ requests: 'metrics' } satisfies MetricsRequest, (error) => error && end())
  })
}

/** A worker may exit at any time. Without a callback, the error would end the primary process. */
const ignoreLoss = (): void => undefined

let pending: Promise<string> | undefined

/** Concurrent requests share the response. */
function collectFromPrimary(): Promise<string> {
  return (pending ??= new Promise<string>((resolve) => {
    const receive = ({ all }: Partial<AllMetrics>): void => {
      if (all === undefined) return
      process.off('message', receive)
      pending = undefined
      resolve(all)
    }
    process.on('message', receive)
    process.send?.({ requests: 'metrics' } satisfies MetricsRequest)
  }))
}
