// A service with known faults: a proxy in front of the real one changes its requests and responses.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

export interface ProxyRequest {
  method: string
  /** Below the REST root, with the query. In the query form it begins with `/?rest_route=`. */
  path: string
  headers: Record<string, string>
  body: string
}

export interface ProxyResponse {
  status: number
  headers: Record<string, string>
  body: string
}

/** What the proxy changes. If `response` throws, it closes the connection. */
export interface Fault {
  request?(request: ProxyRequest): ProxyRequest
  response?(response: ProxyResponse, request: ProxyRequest): ProxyResponse
  /** Whether there is no response, and the connection stays open. */
  hangs?(request: ProxyRequest): boolean
}

export interface FaultyServer {
  baseUrl: string
  server: TestServer
  /** Injects the fault until the next call. */
  inject(fault: Fault): void
  /** The requests since then. */
  requests: ProxyRequest[]
  close(): Promise<void>
}

const ROOT = '/cms-json'

export async function startFaultyServer(): Promise<FaultyServer> {
  let { request: changeRequest = same, response: changeResponse = same, hangs }: Fault = {}
  const requests: ProxyRequest[] = []
  const proxy = createServer((req, res) => {
    void (async () => {
      const url = req.url ?? ''
      const request: ProxyRequest = {
        method: req.method ?? '',
        path: url.startsWith(ROOT) ? url.slice(ROOT.length) : url,
        headers: req.headers as Record<string, string>,
        body: await text(req),
      }
      requests.push(request)
      if (hangs?.(request)) return
      const { method, path, headers, body } = changeRequest(request)
      const { host: _host, connection: _kept, 'content-length': _size, 'transfer-encoding': _parts, ...forwarded } = headers
      const root = path.startsWith('/?rest_route=') ? '' : ROOT
      const sent = await fetch(`http://127.0.0.1:${server.context.config.port}${root}${path}`, {
        method,
        headers: forwarded,
        ...(body && { body }),
      })
      const response: ProxyResponse = { status: sent.status, headers: Object.fromEntries(sent.headers), body: await sent.text() }
      const {
        'content-length': _length,
        'content-encoding': _encoding,
        'transfer-encoding': _transfer,
        connection: _connection,
        ...rest
      } = response.headers
      const changed = changeResponse({ ...response, headers: rest }, request)
      res.writeHead(changed.status, changed.headers)
      // Node itself sends no body in response to HEAD.
      if (req.method !== 'HEAD') return void res.end(changed.body)
      res.flushHeaders()
      res.socket?.write(changed.body)
      res.end()
    })().catch(() => res.destroy())
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const baseUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const server = await startServer({ BASE_URL: baseUrl })
  return {
    baseUrl,
    server,
    requests,
    inject(fault) {
      requests.length = 0
      changeRequest = fault.request ?? same
      changeResponse = fault.response ?? same
      hangs = fault.hangs
    },
    async close() {
      proxy.closeAllConnections()
      await new Promise((closed) => proxy.close(closed))
      await server.close()
    },
  }
}

function same<T>(value: T): T {
  return value
}
