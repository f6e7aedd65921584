// A small load balancer like those in production: sends requests in turn to the servers whose /readyz returns 200.
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** The interval of the health checks of each server. */
const POLL_MS = 100

export interface Balancer {
  baseUrl: string
  /** Also sends requests to this server, as soon as it is ready. */
  add(target: string): void
  remove(target: string): void
  /** The servers that get requests. */
  ready(): string[]
  close(): Promise<void>
}

/** Never repeats a request: a request without a response fails with a 502. */
export async function startBalancer(): Promise<Balancer> {
  const targets = new Map<string, boolean>()
  const agent = new Agent({ keepAlive: true })
  let turn = 0
  const ready = (): string[] => [...targets].flatMap(([target, isReady]) => (isReady ? [target] : []))
  const server = createServer((req, res) => {
    const all = ready()
    const target = all[turn++ % all.length]
    const fail = (error: Error): void => {
      if (res.headersSent) return void res.destroy()
      res.writeHead(502).end(`${target}: ${error.message}`)
    }
    if (!target) return fail(new Error('No server is ready.'))
    const outgoing = request(target + req.url, { method: req.method, headers: req.headers, agent }, (response) => {
      const { connection: _connection, 'keep-alive': _keepAlive, ...headers } = response.headers
      res.writeHead(response.statusCode ?? 502, headers)
      response.on('error', fail).pipe(res)
    })
    req.pipe(outgoing.on('error', fail))
  })
  const timer = setInterval(() => {
    for (const target of targets.keys())
      void fetch(`${target}/readyz`)
        .then(({ ok }) => ok)
        .catch(() => false)
        .then((isReady) => targets.has(target) && targets.set(target, isReady))
  }, POLL_MS)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (target) => void targets.set(target, false),
    remove: (target) => void targets.delete(target),
    ready,
    async close() {
      clearInterval(timer)
      agent.destroy()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
