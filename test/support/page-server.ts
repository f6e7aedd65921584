// Serves an empty page with a script, for tests in a browser.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

export interface ServedPage {
  url: string
  close: () => void
}

/** The page is of another origin than any service. */
export async function servePage(script: string): Promise<ServedPage> {
  const page = '<!doctype html><title>Front end</title><div id="root"></div><script type="module" src="/page.js"></script>'
  const server = createServer((req, res) => {
    const isScript = req.url === '/page.js'
    res.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' }).end(isScript ? script : page)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
