// Serves pages for tests in a browser: an empty one with a script, or the files of a folder.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'

export interface ServedPage {
  url: string
  close: () => void
}

/** The page has another origin than the service. */
export function servePage(script: string): Promise<ServedPage> {
  const page = '<!doctype html><title>Front end</title><div id="root"></div><script type="module" src="/page.js"></script>'
  return serve((req, res) => {
    const isScript = req.url === '/page.js'
    res.writeHead(200, { 'Content-Type': isScript ? 'text/javascript' : 'text/html' }).end(isScript ? script : page)
  })
}

/** Serves the files of a folder with an index.html. */
export function serveFolder(folder: string): Promise<ServedPage> {
  return serve((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost')
    const type = pathname.endsWith('.js') ? 'text/javascript' : 'text/html'
    res.writeHead(200, { 'Content-Type': type }).end(readFileSync(join(folder, type === 'text/html' ? 'index.html' : pathname)))
  })
}

async function serve(respond: RequestListener): Promise<ServedPage> {
  const server = createServer(respond)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
