// The path of every API request, in order: cache, authenticate, find the operation, read and validate the input, handle, respond.
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Language } from '../config/config.ts'
import { onBehalfOf } from '../context.ts'
import type { Context } from '../context.ts'
import { assertShortLists } from '../lists/list-bounds.ts'
import { stagingOnDemand } from '../media/staging.ts'
import type { Changes } from '../cache/scopes.ts'
import { carryOutChange } from '../db/transact.ts'
import { ignoredHeader, unknownNamesError } from '../contract/unknown-names.ts'
import { anonymous } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import { allowHeader } from './allow.ts'
import { hasCredentials } from './auth.ts'
import type { Authenticate } from './auth.ts'
import { errorResponse } from './errors.ts'
import type { WriteError } from './errors.ts'
import { handlerHeaders } from './handler-headers.ts'
import { givenQuery, readInput } from './input.ts'
import type { CallContext, PreparedRequest } from './input.ts'
import { handlingOf, PREFERENCE_APPLIED } from './preferences.ts'
import type { Handling } from './preferences.ts'
import { responseCache } from './response-cache.ts'
import { operationFinder } from './operations.ts'
import type { FoundOperation, HandlerContext, InnerRequest, Namespace, PrepareInner } from './operations.ts'
import { ifChanged, isRead, responseParts, writeResponse } from './response.ts'
import type { AnyHandlerResponse } from './response.ts'
import type { ApiRequest, ApiResponse } from './request.ts'
import { WorkBudget } from '../work-budget.ts'

export type HandleRequest = (request: ApiRequest) => Promise<ApiResponse>

/** What the request path uses of the service around it. */
export interface RequestServices {
  authenticate: Authenticate
  /** Counts a request of a batch against the rate limit; throws a 429 past it. The batch itself has been counted. */
  countRequest(ip: string): void
  /** Describes the route of an OPTIONS request. */
  describeRoute(path: string): ApiResponse
}

/** Handles requests to the namespaces. Never rejects: a thrown value becomes an error response. */
export function requestHandler(context: Context, namespaces: readonly Namespace[], services: RequestServices): HandleRequest {
  const { config } = context
  const { findOperation, findRoute } = operationFinder(namespaces, config)
  const cache = responseCache(context)

  return async (request) => {
    const found: Pick<ApiResponse, 'operationId'> = {}
    try {
      return withAppliedHandling(await respond(request, found), request)
    } catch (error) {
      return withAppliedHandling({ ...errorResponse(error, { ...request, ...found }, context, errorWriterFor(request)), ...found }, request)
    }
  }

  /** Sets `found.operationId` once the operation is found, for the metrics of errors. */
  async function respond(request: ApiRequest, found: Pick<ApiResponse, 'operationId'>): Promise<ApiResponse> {
    const changesBefore = await changesFor(request)
    const cacheKey = cache.keyOf(request, changesBefore)
    const cached = cacheKey && cache.response(cacheKey)
    if (cached) return ifChanged(cached, request)

    const caller = hasCredentials(request.headers) ? await services.authenticate(request.headers, request.ip) : anonymous
    if (request.method === 'OPTIONS') return describe(request, caller)

    const staging = stagingOnDemand(config.media.staging)
    const target = { folder: () => staging.folder(), maxBytes: config.media.maxBytes }
    const call = { caller, target, budget: new WorkBudget() }
    try {
      // The input of a GET depends on its URL alone, so it is read and validated once per URL.
      const kept = cacheKey && cache.prepared(cacheKey)
      const prepared = kept ?? (await prepare(request, findOperation(request.method, pathOf(request)), call))
      found.operationId = prepared.compiled.operation.operationId
      assertHandled(prepared, handlingOf(request))
      if (cacheKey && !kept) cache.keepPrepared(cacheKey, prepared)
      const write = async (): Promise<ApiResponse> =>
        withIgnored(await writeResponse(await handle(prepared, request, call, changesBefore), { request, prepared, caller }), prepared)
      return ifChanged(cacheKey ? await cache.keepResponse(cacheKey, write) : await write(), request)
    } finally {
      await staging.close()
    }
  }

  /** Read before anything that the response is made from. */
  function changesFor(request: Pick<ApiRequest, 'method'>): ReturnType<Context['changes']> {
    return isRead(request) ? context.changes() : undefined
  }

  /** Undefined if the operation has no format of its own for errors, or if no operation matches. */
  function errorWriterFor(request: ApiRequest): WriteError | undefined {
    try {
      return findOperation(request.method, pathOf(request)).compiled.handler.writeError
    } catch {
      return undefined
    }
  }

  async function describe(request: ApiRequest, caller: Caller): Promise<ApiResponse> {
    const path = pathOf(request)
    const description = services.describeRoute(path)
    const { operations, params } = findRoute(path)
    const parts = { path: { ...params }, query: {}, body: undefined }
    operations.validatePath(parts)
    const allow = await allowHeader(operations, parts.path, onBehalfOf(caller, context))
    return { ...description, headers: { ...description.headers, ...allow } }
  }

  async function prepare(request: ApiRequest, found: FoundOperation, call: CallContext): Promise<PreparedRequest> {
    const given = givenQuery(found, queryOf(request))
    const input = await readInput(request, found, given, call)
    return { compiled: found.compiled, operations: found.operations, input, url: { route: found.route, given } }
  }

  async function handle(
    prepared: PreparedRequest,
    request: ApiRequest,
    call: CallContext,
    changesBefore: Changes | undefined,
  ): Promise<AnyHandlerResponse> {
    const { compiled, operations, input, url } = prepared
    if (isRead(request)) assertShortLists(input.query, call)
    const headers = handlerHeaders(request.headers)
    const handlerContext: HandlerContext = {
      ...context,
      caller: call.caller,
      changesBefore,
      ip: request.ip,
      language: (input.query['i18n_language'] as Language | undefined) ?? config.site.language,
      url,
      ifMatch: headers.ifMatch,
      prefer: headers.prefer,
      budget: call.budget,
      requestId: request.id,
      headers,
      prepareInner: (inner, assertAllowed) => prepareInner(request, inner, call, assertAllowed),
    }
    const carryOut = (): Promise<AnyHandlerResponse> => compiled.handler(input, handlerContext) as Promise<AnyHandlerResponse>
    const response = await (isRead(request) ? carryOut() : carryOutChange(carryOut))
    const allow = await allowHeader(operations, input.path, handlerContext, isRead(request) ? 'GET' : undefined)
    return { ...response, headers: { ...response.headers, ...allow } }
  }

  async function prepareInner(
    outer: ApiRequest,
    { method, url, headers, body }: InnerRequest,
    outerCall: CallContext,
    assertAllowed: Parameters<PrepareInner>[1],
  ): ReturnType<PrepareInner> {
    services.countRequest(outer.ip)
    const request = { ...outer, method, url, headers, body: { value: body } }
    const found = findOperation(method, pathOf(request))
    assertAllowed(found.compiled.operation)
    // Each request of a batch has a folder of its own.
    const folder = async (): Promise<string> => mkdtemp(join(await outerCall.target.folder(), 'inner-'))
    const call = { ...outerCall, target: { ...outerCall.target, folder } }
    const prepared = await prepare(request, found, call)
    assertHandled(prepared, handlingOf(request) ?? handlingOf(outer))
    return async () =>
      withIgnored(await responseParts(await handle(prepared, request, call, await changesFor(request)), prepared.input.query), prepared)
  }
}

/** Throws a 400 if the caller wants everything to be known that the request names, and something is not. */
function assertHandled({ input: { unknown } }: PreparedRequest, handling: Handling | undefined): void {
  if (handling === 'strict' && unknown.length) throw unknownNamesError(unknown)
}

/** Lists what was ignored, for the developers of a client. */
function withIgnored<Response extends { headers: object }>(response: Response, { input: { unknown } }: PreparedRequest): Response {
  return unknown.length ? { ...response, headers: { ...response.headers, 'X-CMS-Ignored': ignoredHeader(unknown) } } : response
}

function withAppliedHandling(response: ApiResponse, request: ApiRequest): ApiResponse {
  const handling = handlingOf(request)
  return handling ? { ...response, headers: { ...response.headers, [PREFERENCE_APPLIED]: `handling=${handling}` } } : response
}

function pathOf({ url }: ApiRequest): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

function queryOf({ url }: ApiRequest): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}
