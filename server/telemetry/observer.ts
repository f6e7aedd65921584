// Observes what the process does: requests, jobs, webhooks, and their statements. It traces them, and logs slow statements with the operation
// that ran them. There is none if both are off, so that nothing has to ask.
import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingHttpHeaders } from 'node:http'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { WatchStatement } from '../db/statement-watch.ts'
import type { ActiveSpan, SpanKind, Tracing } from './tracing.ts'

/** Running work: a request, a job or a webhook. */
export interface Work {
  /** The operation ID, or the name of a job; undefined until the operation is known. */
  name: string | undefined
  span: ActiveSpan | undefined
}

/** A longer statement is cut in the log. */
const MAX_SQL_LENGTH = 4_000

export class Observer {
  readonly #running = new AsyncLocalStorage<Work>()
  readonly #log: Pick<Logger, 'warn'>
  readonly #slowMs: number
  readonly #tracing: Tracing | undefined

  /** With 0 for `slowMs`, no statement is slow. */
  constructor(log: Pick<Logger, 'warn'>, slowMs: number, tracing?: Tracing) {
    this.#log = log
    this.#slowMs = slowMs || Infinity
    this.#tracing = tracing
  }

  /** Begins a request, which continues the trace of its caller. The span ends with `end`. */
  beginRequest(method: string, headers: IncomingHttpHeaders): Work {
    return { name: undefined, span: this.#tracing?.start('request', method, headers) }
  }

  /** Runs what belongs to the work. */
  run<Result>(work: Work, act: () => Result): Result {
    return this.#running.run(work, act)
  }

  /** Carries out an operation: the one of the running request, or one inside of it, as in a batch. */
  carryOut<Result>(operationId: string, act: () => Promise<Result>): Promise<Result> {
    const work = this.#running.getStore()
    if (!work || work.name !== undefined) return this.during('operation', operationId, act)
    work.name = operationId
    work.span?.rename(operationId)
    return act()
  }

  /** Runs work of its own. */
  async during<Result>(kind: SpanKind, name: string, act: () => Promise<Result>): Promise<Result> {
    const span = this.#tracing?.start(kind, name, this.#running.getStore()?.span)
    try {
      const result = await this.#running.run({ name, span }, act)
      span?.end()
      return result
    } catch (error) {
      span?.fail(error)
      throw error
    }
  }

  readonly watchStatement: WatchStatement = async (sql, run) => {
    const work = this.#running.getStore()
    const span = work?.span && this.#tracing?.start('statement', sql, work.span)
    const started = performance.now()
    try {
      const result = await run()
      span?.end()
      return result
    } catch (error) {
      span?.fail(error)
      throw error
    } finally {
      const ms = performance.now() - started
      if (ms >= this.#slowMs)
        this.#log.warn({ operation: work?.name, ms: Math.round(ms * 10) / 10, sql: sql.slice(0, MAX_SQL_LENGTH) }, 'slow statement')
    }
  }

  /** The headers with which another service continues the trace. */
  readonly outgoingHeaders = (): Record<string, string> => this.#running.getStore()?.span?.headers() ?? {}

  /** Sends the spans that are left. */
  end(): Promise<void> | undefined {
    return this.#tracing?.end()
  }
}

/** Undefined if there is nothing to observe. */
export async function openObserver({ slowStatementMs, tracing }: Config, log: Logger): Promise<Observer | undefined> {
  if (!tracing) return slowStatementMs ? new Observer(log, slowStatementMs) : undefined
  const { openTracing } = await import('./open-tracing.ts')
  return new Observer(log, slowStatementMs, await openTracing(tracing))
}
