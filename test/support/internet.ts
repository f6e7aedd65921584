// An internet of our own: names with addresses, all of which lead to one server in this process.
import { createServer } from 'node:http'
import type { IncomingMessage, RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buildConnector } from 'undici'
import { publicFetcher } from '../../server/outgoing/fetch-public.ts'
import type { FetchPublic } from '../../server/outgoing/fetch-public.ts'

export interface Internet {
  fetchPublic: FetchPublic
  /** The addresses that were connected with, in their order. */
  dialled: string[]
  /** The requests that came, as in `example.org/page`. */
  asked: string[]
  requests: IncomingMessage[]
  close(): Promise<void>
}

/** `names` gives a name its addresses, one answer after the other where there are several; others have a public one. */
export async function startInternet(
  listener: RequestListener,
  { names = {}, mostMs = 2000 }: { names?: Record<string, string[][]>; mostMs?: number } = {},
): Promise<Internet> {
  const dialled: string[] = []
  const asked: string[] = []
  const requests: IncomingMessage[] = []
  const server = createServer((req, res) => {
    asked.push(`${req.headers.host}${req.url}`)
    requests.push(req)
    listener(req, res)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const port = String((server.address() as AddressInfo).port)
  const plain = buildConnector({})
  const fetchPublic = publicFetcher({
    mostMs,
    resolve: async (name) => (names[name]?.length === 1 ? names[name][0] : names[name]?.shift()) ?? ['93.184.215.14'],
    connect(options, done) {
      dialled.push(options.hostname)
      plain({ ...options, hostname: '127.0.0.1', protocol: 'http:', port }, done)
    },
  })
  return {
    fetchPublic,
    dialled,
    asked,
    requests,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
