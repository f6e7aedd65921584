// A simulated internet: host names with IP addresses, all of which connect to one server in this process.
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildConnector } from 'undici'
import { createPublicFetcher } from '#server/outgoing/fetch-public.ts'
import type { FetchPublic } from '#server/outgoing/fetch-public.ts'

export interface Internet {
  fetchPublic: FetchPublic
  /** The IP addresses of the connections, in order. */
  dialled: string[]
  /** The URLs of the requests, such as `example.org/page`. */
  requested: string[]
  requests: IncomingMessage[]
  close(): Promise<void>
}

/** `names` maps host names to their DNS responses, in order; a single one is repeated. Other names have a public IP address. */
export async function startInternet(
  listener: RequestListener,
  { names = {}, timeoutMs = 2000 }: { names?: Record<string, string[][]>; timeoutMs?: number } = {},
): Promise<Internet> {
  const dialled: string[] = []
  const requested: string[] = []
  const requests: IncomingMessage[] = []
  const server = createServer((req, res) => {
    requested.push(`${req.headers.host}${req.url}`)
    requests.push(req)
    listener(req, res)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const port = String((server.address() as AddressInfo).port)
  const plain = buildConnector({})
  const fetchPublic = createPublicFetcher({
    timeoutMs,
    resolve: async (name) => (names[name]?.length === 1 ? names[name][0] : names[name]?.shift()) ?? ['93.184.215.14'],
    connect(options, done) {
      dialled.push(options.hostname)
      plain({ ...options, hostname: '127.0.0.1', protocol: 'http:', port }, done)
    },
  })
  return {
    fetchPublic,
    dialled,
    requested,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
