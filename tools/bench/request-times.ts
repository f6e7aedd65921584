// Loaded into the service: tells the benchmark the processor time of each request, on the main thread.
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

export interface RequestTime {
  method: string
  url: string
  cpuMs: number
}

const began = new WeakMap<IncomingMessage, RequestTime>()

subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage }
  began.set(request, { method: request.method ?? '', url: request.url ?? '', cpuMs: threadTime() })
})
subscribe('http.server.response.finish', (message) => {
  const start = began.get((message as { request: IncomingMessage }).request)
  if (start) process.send?.({ ...start, cpuMs: threadTime() - start.cpuMs } satisfies RequestTime)
})

/** In milliseconds. */
function threadTime(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
