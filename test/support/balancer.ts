// A load balancer as they are in production, in small: sends requests to one server after the other, of those whose /readyz returns 200.
import { Agent, createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/** How often it asks each server. */
const POLL_MS = 100

export interface Balancer {
  baseUrl: string
  /** Sends requests to this server too, as soon as it is ready. */
  add(target: string): void
  remove(target: string): void
  /** The servers that get requests. */
  ready(): string[]
  close(): Promise<void>
}

/** Never repeats a request: what a server does not answer fails with a 502. */
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
