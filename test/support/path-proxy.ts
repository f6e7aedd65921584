// A proxy that serves the service below a path of its host, which has nothing else.
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface PathProxy {
  /** The URL of the service. */
  baseUrl: string
  /** The paths outside of it that were requested. */
  missed: string[]
  /** Passes requests on to this server from now on: with the path, without it, or without it and with a header that says so. */
  passTo(target: string, how: 'whole' | 'stripped' | 'stripped and said'): void
  close(): Promise<void>
}

export async function startPathProxy(path: string): Promise<PathProxy> {
  const missed: string[] = []
  let target = ''
  let how: Parameters<PathProxy['passTo']>[1] = 'whole'
  const server = createServer((req, res) => {
    const url = req.url ?? ''
    const isBelow = url.startsWith(path) && /^([/?]|$)/.test(url.slice(path.length))
    if (!isBelow) {
      missed.push(url)
      return void res.writeHead(404).end('Nothing is here.')
    }
    const below = url.slice(path.length)
    const passed = how === 'whole' ? url : below.startsWith('/') ? below : `/${below}`
    const headers = { ...req.headers, ...(how === 'stripped and said' && { 'x-forwarded-prefix': path }) }
    const outgoing = request(target + passed, { method: req.method, headers }, (response) => {
      res.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(res)
    })
    req.pipe(outgoing.on('error', () => res.destroy()))
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    missed,
    passTo(...given) {
      ;[target, how] = given
    },
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
