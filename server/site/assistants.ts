// The endpoint for assistants: the Model Context Protocol over HTTP, with the rights of the application password of each request.
// It is stateless, so any process can respond to any request.
import type { IncomingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Router } from 'express'
import type { Response as ExpressResponse } from 'express'
import { ToolError } from '#command/mcp/request.ts'
import type { Backend } from '#command/mcp/server.ts'
import type { ToolChoice } from '#command/mcp/tool.ts'
import type { Authenticate } from '../http/auth.ts'
import { readBody } from '../http/body.ts'
import type { Calls } from '../http/calls.ts'
import { requestFrom } from '../http/middleware/api-request.ts'
import { refuseOtherOrigins } from '../http/middleware/cross-site.ts'
import { redactUrl } from '../http/logged-url.ts'
import { isJson } from '../http/json.ts'
import type { ApiRequest, ApiResponse } from '../http/request.ts'
import type { Context } from '../context.ts'
import type { Caller } from '../users/caller.ts'
import { siteDocuments } from '../namespaces/open-site.ts'
import { readGuides } from './docs/guides.ts'

export const ASSISTANTS = '/mcp'

interface Parts {
  calls: Calls
  authenticate: Authenticate
  /** Counts a call of a tool against the rate limit. */
  countRequest(ip: string): void
}

export function assistantsRouter(context: Context, { calls, authenticate, countRequest }: Parts): Router {
  const { config, log } = context
  const documents = siteDocuments(context.contract)
  const router = Router()
  router.use(refuseOtherOrigins(config), async (req, res) => {
    const request = requestFrom(req, res)
    const caller = await authenticate({ authorization: request.headers.authorization }, request.ip)
    const [{ createMcpHandler }, { toolServer }] = await loadLibraries()
    const parsedBody = req.method === 'POST' && isJson(req.headers['content-type']) ? await readBody(request, !caller.user) : undefined
    const backend = backendFor(request, caller)
    const choice = { ...toolsIn(request), write: config.mcp === 'write' && caller.user !== null }
    const { fetch } = createMcpHandler(() => toolServer(backend, choice), { maxSubscriptions: 0 })
    await send(res, await fetch(webRequest(request, res), { parsedBody }))
  })
  return router

  /** Calls the service in-process. Each call counts as a request, as in a batch. */
  function backendFor({ id, ip }: ApiRequest, caller: Caller): Backend {
    return {
      async send({ method, url, headers: given, body }) {
        assertWithinLimit(ip)
        const response = await calls.respondTo({ id, method, url, ip, headers: { ...given }, body: { value: body } }, caller)
        log.info({ id, method, url: redactUrl(url), status: response.status }, 'tool called')
        return {
          status: response.status,
          headers: webHeaders({ ...response.headers, ...response.validators }),
          text: response.body.toString(),
        }
      },
      siteDocuments: async () => documents,
      listGuides: async () => guides().map(({ title, summary, url }) => ({ title, summary, url })),
      readGuide: async (url) => guides().find((guide) => guide.url === url)?.markdown ?? '',
      allowWrites: caller.user ? 'Start the service with MCP=write to allow that.' : 'Send an application password.',
    }
  }

  function assertWithinLimit(ip: string): void {
    try {
      countRequest(ip)
    } catch (error) {
      throw new ToolError((error as Error).message)
    }
  }

  /** The names of tools and namespaces can be chosen in the query, as in `/mcp?tools=list*,get*`. */
  function toolsIn({ url }: ApiRequest): Pick<ToolChoice, 'names' | 'namespaces'> {
    const query = new URL(url, config.baseUrl).searchParams
    const list = (name: string): string[] | undefined => query.get(name)?.split(',').filter(Boolean)
    return { names: list('tools'), namespaces: list('namespace') }
  }

  function guides() {
    return readGuides(config).map((guide) => ({ ...guide, url: `${config.baseUrl}/docs/guides/${guide.name}.md` }))
  }

  /** Omits the body, which has been parsed. */
  function webRequest({ method, url, headers }: ApiRequest, res: ExpressResponse): Request {
    const left = new AbortController()
    res.on('close', () => left.abort())
    return new Request(new URL(url, config.baseUrl), { method, headers: webHeaders(headers), signal: left.signal })
  }
}

/** Loaded with the first request, because most services do not need it. */
function loadLibraries() {
  return Promise.all([import('@modelcontextprotocol/server'), import('#command/mcp/server.ts')])
}

function webHeaders(headers: IncomingHttpHeaders | ApiResponse['headers']): Headers {
  const present = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  )
  return new Headers(present)
}

async function send(res: ExpressResponse, response: Response): Promise<void> {
  res.writeHead(response.status, Object.fromEntries(response.headers))
  if (!response.body) return void res.end()
  // Disconnecting is not an error.
  await pipeline(Readable.fromWeb(response.body as ReadableStream), res).catch(() => undefined)
}
