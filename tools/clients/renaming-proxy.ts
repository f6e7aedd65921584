// Serves the service under the names that WordPress clients expect.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { toReference, toService } from '../../client/reference-names.ts'

/** The routes of the index are regular expressions, as in the reference. */
const patterns = (text: string): string =>
  text.replace(
    /(?<=\/)\{(\w+)\}/g,
    (_whole, name: string) => `(?P<${name}>${name === 'id' || name === 'parent' ? '[\\\\d]+' : '[\\\\w-]+'})`,
  )

/** Returns the URL of the proxy. */
export async function startRenamingProxy(baseUrl: string): Promise<{ url: string; close(): void }> {
  const proxy = createServer((req, res) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of req as AsyncIterable<Buffer>) chunks.push(chunk)
      const { host: _host, connection: _connection, ...headers } = req.headers as Record<string, string>
      const response = await fetch(baseUrl + toService.path(req.url ?? ''), {
        method: req.method ?? 'GET',
        headers: { ...headers, 'accept-encoding': 'identity' },
        redirect: 'manual',
        ...(chunks.length && { body: JSON.stringify(toService.json(JSON.parse(Buffer.concat(chunks).toString()))) }),
      })
      const here = (text: string) => text.replaceAll(baseUrl, url)
      for (const [name, value] of response.headers) res.setHeader(toReference.header(name), here(value))
      const text = await response.text()
      const isJson = response.headers.get('content-type')?.includes('json')
      const body = here(isJson && text ? patterns(JSON.stringify(toReference.json(JSON.parse(text)))) : text)
      res.removeHeader('Transfer-Encoding')
      res.setHeader('Content-Length', Buffer.byteLength(body))
      res.writeHead(response.status).end(body)
    })()
  })
  await new Promise<void>((listening) => proxy.listen(0, '127.0.0.1', listening))
  const url = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  return {
    url,
    close() {
      proxy.closeAllConnections()
      proxy.close()
    },
  }
}
