// The path of a call to an operation, with plain data: find the operation, read and validate its input, carry it out, respond.
// HTTP requests, batches, assistants and programs in the same process take it.
import { mkdtemp } from 'node:fs/promises'
import { join } from 'node:path'
import type { Writes } from '../cache/scopes.ts'
import { onBehalfOf } from '../context.ts'
import type { Context } from '../context.ts'
import { ignoredHeader, unknownNamesError } from '../contract/unknown-names.ts'
import { actAs } from '../db/audit.ts'
import type { Actor } from '../db/audit.ts'
import { currentWrites } from '../db/current-writes.ts'
import { carryOutChange } from '../db/transact.ts'
import { assertShortLists } from '../lists/list-bounds.ts'
import { stagingOnDemand } from '../media/staging.ts'
import type { Staging } from '../media/staging.ts'
import type { Caller } from '../users/caller.ts'
import { WorkBudget } from '../work-budget.ts'
import { allowHeader } from './allow.ts'
import { errorResponse } from './errors.ts'
import type { WriteError } from './errors.ts'
import { handlerHeaders } from './handler-headers.ts'
import { readQuery, readInput } from './input.ts'
import type { CallContext, PreparedRequest } from './input.ts'
import { operationFinder } from './operations.ts'
import type { CompiledOperation, FoundOperation, HandlerContext, InnerRequest, Namespace, PrepareInner } from './operations.ts'
import { handlingOf } from './preferences.ts'
import type { Handling } from './preferences.ts'
import { ifChanged, isRead, responseParts, writeResponse } from './response.ts'
import type { AnyHandlerResponse } from './response.ts'
import type { ApiRequest, ApiResponse, ResponseParts } from './request.ts'
import { assertLanguages, dependsOnHeader, languageOf } from './request-language.ts'

/** A caller on the way to an operation, from the request to the response. */
export interface Calling extends CallContext {
  staging: Staging
  /** What had been written when the request arrived, for cached values. */
  writesBefore: Writes | undefined
}

export type Calls = ReturnType<typeof operationCalls>

/** `countRequest` counts a request of a batch against the rate limit; it throws a 429 past it. The batch itself has been counted. */
export function operationCalls(context: Context, namespaces: readonly Namespace[], countRequest: (ip: string) => void) {
  const { config } = context
  const { findOperation, findRoute } = operationFinder(namespaces, context)

  /** Begins a call; `staging.close()` ends it. `writesBefore` must have been read before anything that the response is made from. */
  function begin(caller: Caller, writesBefore: Writes | undefined): Calling {
    const staging = stagingOnDemand(config.media.staging)
    const target = { folder: () => staging.folder(), maxBytes: config.media.maxBytes }
    return { caller, writesBefore, staging, target, budget: new WorkBudget() }
  }

  /** Finds the operation, and reads and validates its input. Throws an ApiError if that fails. */
  async function prepare(request: ApiRequest, calling: CallContext): Promise<PreparedRequest> {
    const prepared = await prepareFound(request, findOperation(request.method, pathOf(request)), calling)
    assertHandled(prepared, handlingOf(request))
    return prepared
  }

  async function prepareFound(request: ApiRequest, found: FoundOperation, calling: CallContext): Promise<PreparedRequest> {
    const given = readQuery(found, queryOf(request))
    const input = await readInput(request, found, given, calling)
    assertLanguages(input, config.site)
    return { compiled: found.compiled, operations: found.operations, input, url: { route: found.route, given } }
  }

  /** Calls the handler. */
  async function carryOut(prepared: PreparedRequest, request: ApiRequest, calling: Calling): Promise<AnyHandlerResponse> {
    const { compiled, operations, input, url } = prepared
    if (isRead(request)) assertShortLists(input.query, calling)
    const headers = handlerHeaders(request.headers)
    const handlerContext: HandlerContext = {
      ...context,
      caller: calling.caller,
      writesBefore: calling.writesBefore,
      ip: request.ip,
      language: languageOf(prepared, request, config.site),
      url,
      ifMatch: headers.ifMatch,
      prefer: headers.prefer,
      budget: calling.budget,
      requestId: request.id,
      headers,
      ...(context.hooks && { validateBody: (body: object) => validatedBody(prepared, body) }),
    }
    const inner: PrepareInner = (of, assertAllowed) => prepareInner(request, of, calling, assertAllowed)
    const handler = (): Promise<AnyHandlerResponse> => compiled.handler(input, handlerContext, inner) as Promise<AnyHandlerResponse>
    const handle = (): Promise<AnyHandlerResponse> =>
      isRead(request) ? handler() : actAs(actorOf(request, calling, compiled), () => carryOutChange(handler))
    const { operationId } = compiled.operation
    const response = await (context.observer ? context.observer.carryOut(operationId, handle) : handle())
    const allow = await allowHeader(operations, input.path, handlerContext, isRead(request) ? 'GET' : undefined)
    const vary = dependsOnHeader(prepared, request) && { Vary: 'Accept-Language' }
    return { ...response, headers: { ...response.headers, ...listIgnoredNames(input), ...allow, ...vary } }
  }

  function actorOf({ ip }: ApiRequest, { caller }: CallContext, { operation: { operationId } }: CompiledOperation): Actor {
    const { user, passwordId } = caller
    return { user, passwordId, address: config.auditsAddresses ? ip : '', operation: operationId }
  }

  /** Calls the handler and writes its response. */
  async function respond(prepared: PreparedRequest, request: ApiRequest, calling: Calling): Promise<ApiResponse> {
    return writeResponse(await carryOut(prepared, request, calling), { context, request, prepared, caller: calling.caller })
  }

  /** Responds to a request of a program. Never rejects: a thrown value becomes an error response. */
  function respondTo(request: ApiRequest, caller: Caller): Promise<ApiResponse> {
    return during(request, caller, async (calling) => {
      const response = await respond(await prepare(request, calling), request, calling)
      return ifChanged(response, request)
    }).catch((error: unknown) => errorResponse(error, request, context, errorWriterFor(request)))
  }

  /** Carries out a request of a program in the same process. Throws an ApiError if that fails. */
  function run(request: ApiRequest, caller: Caller): Promise<ResponseParts> {
    return during(request, caller, async (calling) => {
      const prepared = await prepare(request, calling)
      return responseParts(await carryOut(prepared, request, calling), prepared.input.query)
    })
  }

  /** Ends the call when it has been carried out. */
  async function during<Result>(request: ApiRequest, caller: Caller, call: (calling: Calling) => Promise<Result>): Promise<Result> {
    const calling = begin(caller, await writesFor(request))
    try {
      return await call(calling)
    } finally {
      await calling.staging.close()
    }
  }

  /** What has been written until now, however long the request has been here. Undefined for writes, which use no cached values. */
  function writesFor(request: Pick<ApiRequest, 'method'>): ReturnType<Context['writes']> {
    return isRead(request) ? (currentWrites(context.db) ?? context.writes()) : undefined
  }

  /** Undefined if the operation has no format of its own for errors, or if no operation matches. */
  function errorWriterFor(request: ApiRequest): WriteError | undefined {
    try {
      return findOperation(request.method, pathOf(request)).compiled.handler.writeError
    } catch {
      return undefined
    }
  }

  /** The `Allow` header of a route: the methods that the caller may use. Throws a 404 if there is no such route. */
  async function allow(request: ApiRequest, caller: Caller): Promise<Record<string, string>> {
    const { operations, params } = findRoute(pathOf(request))
    const parts = { path: { ...params }, query: {}, body: undefined }
    operations.validatePath(parts)
    return allowHeader(operations, parts.path, onBehalfOf(caller, context))
  }

  async function prepareInner(
    outer: ApiRequest,
    { method, url, headers, body }: InnerRequest,
    outerCalling: Calling,
    assertAllowed: Parameters<PrepareInner>[1],
  ): ReturnType<PrepareInner> {
    countRequest(outer.ip)
    const request = { ...outer, method, url, headers, body: { value: body } }
    const found = findOperation(method, pathOf(request))
    assertAllowed(found.compiled.operation)
    // Each request of a batch has a folder of its own.
    const folder = async (): Promise<string> => mkdtemp(join(await outerCalling.target.folder(), 'inner-'))
    const calling = { ...outerCalling, target: { ...outerCalling.target, folder } }
    const prepared = await prepareFound(request, found, calling)
    assertHandled(prepared, handlingOf(request) ?? handlingOf(outer))
    return async () => {
      const writesBefore = await writesFor(request)
      return responseParts(await carryOut(prepared, request, { ...calling, writesBefore }), prepared.input.query)
    }
  }

  return { begin, prepare, respond, respondTo, run, allow, errorWriterFor }
}

/** Throws a 400 if the caller wants everything to be known that the request names, and something is not. */
export function assertHandled({ input: { unknown } }: PreparedRequest, handling: Handling | undefined): void {
  if (handling === 'strict' && unknown.length) throw unknownNamesError(unknown)
}

/** Lists what was ignored, for the developers of a client. */
function listIgnoredNames({ unknown }: PreparedRequest['input']): Record<string, string> {
  return unknown.length ? { 'X-CMS-Ignored': ignoredHeader(unknown) } : {}
}

/** A valid body in place of that of the request. Throws a 400 otherwise. */
function validatedBody({ compiled, input }: PreparedRequest, body: object): unknown {
  const parts = { query: { ...input.query }, path: { ...input.path }, body }
  compiled.validate(parts)
  return parts.body
}

/** The route without the query. */
export function pathOf({ url }: ApiRequest): string {
  const end = url.indexOf('?')
  return end < 0 ? url : url.slice(0, end)
}

function queryOf({ url }: ApiRequest): string {
  const start = url.indexOf('?')
  return start < 0 ? '' : url.slice(start + 1)
}
