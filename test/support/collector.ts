// A collector of traces: it keeps the spans that are sent to it over OTLP.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ReceivedSpan {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, unknown>
  service: unknown
}

interface Attribute {
  key: string
  value: Record<string, unknown>
}

interface Sent {
  resourceSpans: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<ReceivedSpan, 'attributes'> & { attributes: Attribute[] })[] }[]
  }[]
}

export interface Collector {
  url: string
  spans: ReceivedSpan[]
  close(): Promise<void>
}

export async function startCollector(): Promise<Collector> {
  const spans: ReceivedSpan[] = []
  const server = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk) => (body += String(chunk)))
    req.on('end', () => {
      for (const { resource, scopeSpans } of (JSON.parse(body) as Sent).resourceSpans)
        for (const span of scopeSpans.flatMap((one) => one.spans))
          spans.push({ ...span, attributes: valuesOf(span.attributes), service: valuesOf(resource.attributes)['service.name'] })
      res.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    async close() {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}

const valuesOf = (attributes: readonly Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))
