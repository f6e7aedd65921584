// Serves pages for tests in a browser: an empty one with a script, or the files of a folder.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'

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

const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' }

/** Serves the scripts and styles of a folder, and its index.html for all other paths. */
export function serveFolder(folder: string): Promise<ServedPage> {
  return serve((req, res) => {
    const { pathname } = new URL(req.url ?? '/', 'http://localhost')
    const type = TYPES[extname(pathname)]
    res.writeHead(200, { 'Content-Type': type ?? 'text/html' }).end(readFileSync(join(folder, type ? pathname : 'index.html')))
  })
}

async function serve(respond: RequestListener): Promise<ServedPage> {
  const server = createServer(respond)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, close: () => server.close() }
}
