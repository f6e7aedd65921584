// A service that breaks the contract in ways that are known: the real one, with something in between that changes what is asked or answered.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

export interface Passing {
  method: string
  /** Below the REST root, with the query. In the query form it begins with `/?rest_route=`. */
  path: string
  headers: Record<string, string>
  body: string
}

export interface Passed {
  status: number
  headers: Record<string, string>
  body: string
}

/** What is changed on the way there and on the way back. An answer that throws breaks the connection off. */
export interface Breaking {
  asked?(passing: Passing): Passing
  answered?(passed: Passed, asked: Passing): Passed
}

export interface BreakingServer {
  baseUrl: string
  server: TestServer
  /** Breaks the contract until told otherwise. */
  breaks(how: Breaking): void
  /** What has been asked since. */
  asked: Passing[]
  close(): Promise<void>
}

const ROOT = '/cms-json'

export async function startBreakingServer(): Promise<BreakingServer> {
  let { asked: ask = same, answered: answer = same }: Breaking = {}
  const asked: Passing[] = []
  const between = createServer((req, res) => {
    void (async () => {
      const url = req.url ?? ''
      const given: Passing = {
        method: req.method ?? '',
        path: url.startsWith(ROOT) ? url.slice(ROOT.length) : url,
        headers: req.headers as Record<string, string>,
        body: await text(req),
      }
      asked.push(given)
      const { method, path, headers, body } = ask(given)
      const { host: _host, connection: _kept, 'content-length': _size, 'transfer-encoding': _parts, ...passed } = headers
      const root = path.startsWith('/?rest_route=') ? '' : ROOT
      const sent = await fetch(`http://127.0.0.1:${server.context.config.port}${root}${path}`, {
        method,
        headers: passed,
        ...(body && { body }),
      })
      const back: Passed = { status: sent.status, headers: Object.fromEntries(sent.headers), body: await sent.text() }
      const {
        'content-length': _length,
        'content-encoding': _encoding,
        'transfer-encoding': _transfer,
        connection: _connection,
        ...rest
      } = back.headers
      const changed = answer({ ...back, headers: rest }, given)
      res.writeHead(changed.status, changed.headers)
      // Node itself keeps a body back where there must be none.
      if (req.method !== 'HEAD') return void res.end(changed.body)
      res.flushHeaders()
      res.socket?.write(changed.body)
      res.end()
    })().catch(() => res.destroy())
  })
  await new Promise<void>((listening) => between.listen(0, '127.0.0.1', listening))
  const baseUrl = `http://127.0.0.1:${(between.address() as AddressInfo).port}`
  const server = await startServer({ BASE_URL: baseUrl })
  return {
    baseUrl,
    server,
    asked,
    breaks(how) {
      asked.length = 0
      ask = how.asked ?? same
      answer = how.answered ?? same
    },
    async close() {
      between.closeAllConnections()
      await new Promise((closed) => between.close(closed))
      await server.close()
    },
  }
}

function same<T>(value: T): T {
  return value
}
