// Serves the service under the names that WordPress clients expect.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

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
      const response = await fetch(baseUrl + (req.url ?? '').replaceAll(/\bwp(?=[-/_])/g, 'cms'), {
        method: req.method ?? 'GET',
        headers: { ...headers, 'accept-encoding': 'identity' },
        redirect: 'manual',
        ...(chunks.length && { body: Buffer.concat(chunks).toString().replaceAll('"wp_', '"cms_') }),
      })
      const renamed = (text: string) => text.replaceAll(baseUrl, url).replaceAll(/\bcms(?=[-_:/])/g, 'wp')
      for (const [name, value] of response.headers) res.setHeader(name.replace('x-cms-', 'x-wp-'), renamed(value))
      const body = patterns(renamed(await response.text()))
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
