// An HTTP server that stops without a failed request.
import type { RequestListener, Server, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { describeListenError } from './startup-errors.ts'

// An import would read all exports of the module, and some of them load the HTTP client that Node comes with.
const { createServer } = process.getBuiltinModule('node:http')

const SWEEP_MS = 50

export class HttpServer {
  readonly #server: Server
  readonly #open = new Set<ServerResponse>()
  #isStopping = false

  constructor(listener: RequestListener) {
    this.#server = createServer((req, res) => {
      this.#open.add(res)
      res.once('close', () => this.#open.delete(res))
      if (this.#isStopping) endsConnection(res)
      listener(req, res)
    })
    this.#server.on('clientError', refuseRequest)
    this.#server.requestTimeout = 60_000
    this.#server.headersTimeout = 20_000
    this.#server.keepAliveTimeout = 65_000
  }

  /** `setting` is the name of the port setting, for errors. */
  listen(setting: string, port: number, host: string): Promise<void> {
    return new Promise((listening, fail) => {
      this.#server.once('error', (error) => fail(describeListenError(error, setting, port, host)))
      this.#server.listen(port, host, listening)
    })
  }

  /**
   * From now on, each response ends its connection, so that the client's next request opens another one. After `delayMs`, in which a load balancer
   * can notice, no connections are accepted and unused ones are closed. Open requests then have `timeoutMs` to finish.
   */
  async stop(delayMs: number, timeoutMs: number): Promise<void> {
    this.#isStopping = true
    for (const res of this.#open) endsConnection(res)
    await pause(delayMs)
    const sweep = setInterval(() => this.#server.closeIdleConnections(), SWEEP_MS)
    const force = setTimeout(() => this.#server.closeAllConnections(), timeoutMs)
    await new Promise((closed) => this.#server.close(closed))
    clearInterval(sweep)
    clearTimeout(force)
  }
}

function endsConnection(res: ServerResponse): void {
  if (!res.headersSent) res.setHeader('Connection', 'close')
}

/** Responds to a request that Node cannot read, and closes the connection. */
export function refuseRequest({ code }: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || code === 'ECONNRESET') return void socket.destroy()
  if (code === 'HPE_HEADER_OVERFLOW') {
    const message = 'The request line and the headers exceed 16 KB in total. Send long lists in several requests.'
    return refuse(socket, '431 Request Header Fields Too Large', { code: 'rest_headers_too_large', message, data: { status: 431 } })
  }
  refuse(socket, code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request')
}

function refuse(socket: Duplex, status: string, body?: object): void {
  const json = body ? JSON.stringify(body) : ''
  const type = body ? 'Content-Type: application/json; charset=utf-8\r\n' : ''
  socket.end(`HTTP/1.1 ${status}\r\n${type}Content-Length: ${Buffer.byteLength(json)}\r\nConnection: close\r\n\r\n${json}`)
}
