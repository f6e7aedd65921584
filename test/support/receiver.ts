// A receiver of webhooks: it records requests, and responds with the status that the test sets.
import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { WebhookEvent } from '../../client/webhooks.ts'

export interface ReceivedWebhook {
  headers: IncomingHttpHeaders
  body: string
  event: WebhookEvent
  path: string
}

export interface Receiver {
  /** The host with its port. */
  host: string
  url: string
  received: ReceivedWebhook[]
  /** The status of the next responses. The connection is closed without a response for 0. */
  respondWith: (status: number | ((webhook: ReceivedWebhook) => number)) => void
  close(): Promise<void>
}

export async function startReceiver(): Promise<Receiver> {
  const received: ReceivedWebhook[] = []
  let status: number | ((webhook: ReceivedWebhook) => number) = 204
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk) => (body += String(chunk)))
    req.on('end', () => {
      const webhook = { headers: req.headers, body, event: JSON.parse(body) as WebhookEvent, path: req.url ?? '' }
      received.push(webhook)
      const code = typeof status === 'function' ? status(webhook) : status
      if (code) res.writeHead(code).end()
      else req.socket.destroy()
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: `http://${host}/hook`,
    received,
    respondWith: (next) => (status = next),
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
