// Everything below the REST root: who asks, which namespace answers, and what goes out.
import type { Request, RequestHandler, Response } from 'express'
import type { Language } from '../config/config.ts'
import type { Context } from '../context.ts'
import { noRoute } from '../errors.ts'
import { stagingOnDemand } from '../media/staging.ts'
import { visitor } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import type { Authenticate } from './auth.ts'
import { knownAddresses } from './known-addresses.ts'
import { readerOf } from './namespace.ts'
import type { Answering, Call, InnerRequest, Match, Namespace, OpenInner } from './namespace.ts'
import { enveloped, send, sendValidated, written } from './reply.ts'
import type { AnyReply, Asked } from './reply.ts'
import { passed } from './validation.ts'

/**
 * Answers everything below the REST root. `req.url` is the route with its query, as in `/cms/v2/posts?page=2`.
 * `limit` has let the request pass already; those inside it are for `limit` to count too.
 */
export function mount(
  context: Context,
  namespaces: readonly Namespace[],
  authenticate: Authenticate,
  limit: RequestHandler,
): RequestHandler {
  const readers = namespaces.map((namespace) => readerOf(context, namespace))
  const known = knownAddresses(context)

  return async (req, res, next) => {
    const staging = stagingOnDemand(context.config.media.staging)
    try {
      const { authorization } = req.headers
      const place = known.placeOf(req)
      const shared = place && known.reply(place)
      if (shared) {
        res.locals['operation'] = shared.operation
        return send(res, shared.written, { headers: req.headers, isHead: false })
      }

      const caller = authorization ? await authenticate(authorization, req.ip ?? '') : visitor
      // What a GET asks for depends on its address alone, so it is read and validated once.
      const call = (place && known.call(place)) ?? (await matched(req).read(req, res, next, { caller, staging }))
      if (place) known.keepCall(place, call)
      res.locals['operation'] = call.operation
      const reply = await answered(call, caller, req)
      const isHead = req.method === 'HEAD'
      const asked: Asked = {
        url: req.url,
        query: call.input.query,
        isRead: isHead || req.method === 'GET',
        isPublic: !caller.user,
        headers: req.headers,
      }
      if (context.config.validateResponses) return await sendValidated(res, reply, asked)
      const final = await written(reply, asked)
      if (place) known.keepReply(place, { operation: call.operation, written: final })
      send(res, final, { headers: req.headers, isHead })
    } catch (error) {
      next(error)
    } finally {
      await staging.close()
    }
  }

  async function answered(call: Call, caller: Caller, req: Request): Promise<AnyReply> {
    const open: OpenInner = async (inner, admit) => {
      const asked = innerRequest(req, inner)
      await passed(limit, asked, unsent, () => undefined)
      const { operation, read } = matched(asked)
      admit(operation)
      const innerCall = await read(asked, unsent, () => undefined)
      return async () => enveloped(await answered(innerCall, caller, asked), innerCall.input.query)
    }
    return (await call.handler(call.input, {
      ...context,
      caller,
      ip: req.ip ?? '',
      language: languageOf(call, context),
      address: call.address,
      ifMatch: req.headers['if-match'],
      prefer: [req.headers.prefer].flat().join(),
      requestId: req.res?.locals['requestId'] as string,
      open,
    } satisfies Answering)) as AnyReply
  }

  function matched({ method, url }: Request): Match {
    const [path = '/', query = ''] = splitOnce(url, '?')
    for (const { below, match } of readers) {
      const rest = below(path)
      if (rest !== undefined) return match(method, rest, query)
    }
    throw noRoute()
  }
}

/** The site's own, unless the query names another. */
function languageOf({ input }: Call, { config }: Context): Language {
  return (input.query['i18n_language'] as Language | undefined) ?? config.site.language
}

/** Stands where a response is due, for what comes back in an envelope. */
const unsent = { headersSent: true, json: () => undefined } as unknown as Response

/** The outer request in everything but what the inner one says itself. */
function innerRequest(outer: Request, { method, url, headers, body }: InnerRequest): Request {
  return Object.assign(Object.create(outer) as Request, {
    method,
    url,
    headers: { ...headers, 'content-type': 'application/json' },
    body,
    originalUrl: url,
    params: {},
    openapi: undefined,
  })
}

function splitOnce(text: string, at: string): string[] {
  const index = text.indexOf(at)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}
