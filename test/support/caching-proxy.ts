// A cache in front of the service, as a CDN: it keeps responses as long as their headers allow, by tags, and accepts purges in the forms of
// Cloudflare, Fastly and Varnish. Reads are calls, and purges requests to `url`.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Kept {
  headers: Headers
  body: string
  tags: string[]
}

export interface CachingProxy {
  url: string
  /** What is kept of this URL. */
  kept(url: string): Kept | undefined
  /** Returns the body, and keeps the response if its headers allow that. */
  read(url: string): Promise<string>
  /** How many reads were answered without the service. */
  hits: number
  reads: number
  purges: { path: string; headers: Record<string, unknown>; tags: string }[]
  /** The status of the next purges; nothing is purged unless it is 200. */
  respondWith(status: number): void
  close(): Promise<void>
}

export async function startCachingProxy(): Promise<CachingProxy> {
  const entries = new Map<string, Kept>()
  let status = 200
  const purge = (isPurged: (tag: string) => boolean): void => {
    for (const [url, { tags }] of entries) if (tags.some(isPurged)) entries.delete(url)
  }
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk) => (body += String(chunk)))
    req.on('end', () => {
      const banned = req.headers['x-purge-tags'] as string | undefined
      proxy.purges.push({ path: `${req.method} ${req.url}`, headers: req.headers, tags: banned ?? body })
      if (status === 200) {
        const given = banned === undefined ? (JSON.parse(body) as { tags?: string[]; surrogate_keys?: string[] }) : {}
        const tags = new Set(given.tags ?? given.surrogate_keys)
        const pattern = banned === undefined ? undefined : new RegExp(banned)
        purge((tag) => pattern?.test(tag) ?? tags.has(tag))
      }
      res.writeHead(status).end()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const proxy: CachingProxy = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    hits: 0,
    reads: 0,
    purges: [],
    kept: (url) => entries.get(url),
    async read(url) {
      proxy.reads++
      const known = entries.get(url)
      if (known) {
        proxy.hits++
        return known.body
      }
      const response = await fetch(url)
      const text = await response.text()
      const { headers } = response
      if (/(?:^|, )s-maxage=[1-9]/.test(headers.get('cache-control') ?? ''))
        entries.set(url, { headers, body: text, tags: (headers.get('cache-tag') ?? headers.get('surrogate-key') ?? '').split(/[ ,]/) })
      return text
    },
    respondWith: (next) => void (status = next),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
  return proxy
}
