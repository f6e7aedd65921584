// Traces, without the library that makes and sends them.
import type { IncomingHttpHeaders } from 'node:http'

export type SpanKind = 'request' | 'operation' | 'statement' | 'job' | 'webhook'

export interface ActiveSpan {
  rename(name: string): void
  set(name: string, value: string | number): void
  /** The headers that name the span as the parent of what another service does. */
  headers(): Record<string, string>
  end(): void
  /** Ends it with an error. */
  fail(error: unknown): void
}

export interface Tracing {
  /** Starts a span inside another one, or inside the one that the headers of a request name. The name of a statement is its SQL. */
  start(kind: SpanKind, name: string, parent?: ActiveSpan | IncomingHttpHeaders): ActiveSpan
  end(): Promise<void>
}
