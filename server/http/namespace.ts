// A namespace behind HTTP: finds the operation that a request is for, and reads and validates what it brings.
import type { NextFunction, Request, Response } from 'express'
import { bodyProperties, fieldsSchema, needsUser, queryParameters, readDocument, requiredProperties } from '../contract/documents.ts'
import type { Method, OperationObject, Schema } from '../contract/documents.ts'
import type { Context, RequestContext } from '../context.ts'
import { ApiError, missingParam, noRoute } from '../errors.ts'
import type { Staging } from '../media/staging.ts'
import type { Caller } from '../users/caller.ts'
import { fieldsOf, isLarge, isObject, readBody, spelled } from './body.ts'
import { inForm, parseQuery, spellingsOf } from './query.ts'
import type { QueryValues, Spellings } from './query.ts'
import type { Enveloped } from './reply.ts'
import { receiveUpload } from './upload.ts'
import type { ReceivedUpload } from './upload.ts'
import { routeFinder } from './routes.ts'
import type { Match as RouteMatch, Route } from './routes.ts'
import { validation } from './validation.ts'

/** A namespace: its document, where it is mounted below the REST root, and what answers its operations. */
export interface Namespace {
  document: string
  path: string
  // The compiler has checked each handler against its operation where the namespace was made.
  handlers: Record<string, ((input: any, context: Answering) => any) & { admits?(caller: Caller): void }>
}

/** What a handler is given beside its input. */
export interface Answering extends RequestContext {
  /** Names the request in the log and in errors. */
  requestId: string
  open: OpenInner
}

/** A request that comes inside another one, as in a batch. It is the caller of the outer one that asks. */
export interface InnerRequest {
  method: string
  /** The route with its query, as in `/cms/v2/posts?page=2`. */
  url: string
  headers: Record<string, string>
  /** Undefined where there is none. */
  body: Record<string, unknown> | undefined
}

/**
 * Finds what answers a request and validates what it asks; `admit` looks at the operation before that. What is thrown
 * on the way says what is wrong. The function that comes back does what was asked.
 */
export type OpenInner = (request: InnerRequest, admit: (operation: OperationObject) => void) => Promise<() => Promise<Enveloped>>

interface ValidInput {
  query: Record<string, unknown>
  path: Record<string, unknown>
  body: Record<string, unknown> | undefined
  upload?: Omit<ReceivedUpload, 'fields'>
}

/** One request, read: which handler answers, and what it is given. */
export interface Call {
  operation: string
  handler: Namespace['handlers'][string]
  input: ValidInput
  address: RequestContext['address']
}

/** The operation that a request is for, and how it is read and validated. */
export interface Match {
  operation: OperationObject
  read(req: Request, res: Response, next: NextFunction, sender: Sender): Promise<Call>
}

/** Who sends a request, and where a file that comes with it can wait. What comes inside another request cannot bring one, and has been read. */
export interface Sender {
  caller: Caller
  staging?: Staging
}

/** What a request brings along beside its address. */
interface Received {
  sent: unknown
  upload?: ReceivedUpload
}

interface Matched {
  plan: Planned
  found: RouteMatch
  handler: Namespace['handlers'][string]
  path: string
  queryText: string
}

interface Planned {
  operation: OperationObject
  takesFile: boolean
  spellings: Spellings
  query: Set<string>
  /** The fields of its body. */
  body: Record<string, Schema>
  needsUser: boolean
  /** Whether the body must be there though none of its fields has to. */
  needsSomeField: boolean
}

/** What every operation takes, whether its document says so or not. */
const everywhere = ['_fields', '_embed', '_envelope']

/** Reads requests for the operations of a namespace. */
export function readerOf(context: Context, { document: name, path: base, handlers }: Namespace) {
  const document = readDocument(name)
  const find = routeFinder(document)
  const planned = new WeakMap<OperationObject, Planned>()
  const validate = validation(context, document, base)

  return {
    /** The path inside this namespace, if it lies there. */
    below: (path: string): string | undefined =>
      path === base || path.startsWith(`${base}/`) || base === '' ? path.slice(base.length) || '/' : undefined,

    /** What answers a method at a path; throws if nothing does. */
    match(asked: string, path: string, queryText: string): Match {
      const found = find(path)
      const method = asked.toLowerCase() as Method | 'head'
      const operation = found?.route.operations[method === 'head' ? 'get' : method]
      const handler = operation && handlers[operation.operationId]
      if (!found) throw noRoute()
      if (!operation || !handler) throw noRoute(Object.keys(found.route.operations).map((name) => name.toUpperCase()))
      const plan = planFor(found.route, operation)
      return { operation, read: (req, res, next, sender) => read(req, res, next, { plan, found, handler, path, queryText }, sender) }
    },
  }

  async function read(
    req: Request,
    res: Response,
    next: NextFunction,
    { plan, found, handler, path, queryText }: Matched,
    sender: Sender,
  ): Promise<Call> {
    const { method } = req
    const given = inForm(plan.spellings, parseQuery(queryText))
    const { sent, upload } = await received(req, res, plan, handler, sender)
    placeInput(req, plan, given, sent)
    if (plan.needsSomeField && sent === undefined && isEmpty(req.body as object) && mayAsk(plan, sender.caller)) throw nothingSent()
    if (method === 'HEAD') req.method = 'GET'
    req.originalUrl = context.config.restPath + base + found.path
    await validate(req, res, next, { route: found.route, isPartial: isPartial(given) })
    const { pathParams } = (req as Request & { openapi: { pathParams: Record<string, unknown> } }).openapi
    req.method = method
    const input = {
      query: req.query as Record<string, unknown>,
      path: pathParams,
      body: req.body as ValidInput['body'],
      ...(plan.takesFile && { upload: upload ?? { file: undefined, folder: '' } }),
    }
    return { operation: plan.operation.operationId, handler, input, address: { route: base + (path === '/' && base ? '' : path), given } }
  }

  /** Who may never do this is refused before a file or a large body is read. Of a small body, it is told first what is wrong. */
  async function received(
    req: Request,
    res: Response,
    plan: Planned,
    { admits }: Matched['handler'],
    { caller, staging }: Sender,
  ): Promise<Received> {
    if (req.method === 'GET' || req.method === 'HEAD') return { sent: undefined }
    if (!staging) return { sent: req.body }
    if (plan.takesFile || isLarge(req)) {
      admits?.(caller)
      if (!mayAsk(plan, caller)) throw new ApiError(401, 'rest_not_logged_in', 'This is for users. Send an application password.')
    }
    if (!plan.takesFile) return { sent: await readBody(req, res, !caller.user) }
    const upload = await receiveUpload(req, await staging.folder(), context.config.media.maxBytes)
    return { sent: upload.fields, upload }
  }

  function planFor(route: Route, operation: OperationObject): Planned {
    const known = planned.get(operation)
    if (known) return known
    const parameters = queryParameters(document, route.item, operation)
    const takesFile = 'multipart/form-data' in (operation.requestBody?.content ?? {})
    const fields = fieldsSchema(document, operation)
    const body = bodyProperties(document, operation)
    const plan = {
      operation,
      takesFile,
      spellings: spellingsOf(document, parameters),
      query: new Set([...everywhere, ...parameters.map((one) => one.name)]),
      body,
      needsUser: needsUser(operation),
      needsSomeField:
        operation.requestBody?.required === true &&
        !takesFile &&
        Object.keys(body).length > 0 &&
        fields !== undefined &&
        !requiredProperties(document, fields).length,
    }
    planned.set(operation, plan)
    return plan
  }

  /** Puts query and body where the validator looks for them. Fields of the body may stand in the query, and the other way round. */
  function placeInput(req: Request, plan: Planned, given: QueryValues, sent: unknown): void {
    const takesBody = plan.operation.requestBody !== undefined
    const takesFields = Object.keys(plan.body).length > 0
    const body = takesFields ? fieldsOf(sent) : isObject(sent) ? sent : {}
    if (sent === undefined && !takesFields && plan.operation.requestBody?.required) throw missingParam('body', 'a JSON value')
    // What the contract names is picked, whatever else was sent.
    const query = picked(plan.query, (name) => (!Object.hasOwn(plan.body, name) && Object.hasOwn(body, name) ? body : given))
    const fields = picked(Object.keys(plan.body), (name) => (Object.hasOwn(body, name) || plan.query.has(name) ? body : given))
    Object.defineProperty(req, 'query', { value: structuredClone(query), writable: true, configurable: true, enumerable: true })
    req.body = !takesBody ? undefined : takesFields ? inSpelling(plan.body, fields) : sent
    if (takesBody) req.headers['content-type'] = 'application/json'
    else delete req.headers['content-type']
  }

  function inSpelling(properties: Record<string, Schema>, fields: Record<string, unknown>): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(properties).flatMap(([name, schema]) =>
        Object.hasOwn(fields, name) ? [[name, spelled(document, schema, fields[name])]] : [],
      ),
    )
  }
}

/** The values that have one of these names, each from where it counts. */
function picked(names: Iterable<string>, from: (name: string) => Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries([...names].flatMap((name) => (Object.hasOwn(from(name), name) ? [[name, from(name)[name]]] : [])))
}

function mayAsk(plan: Planned, { user }: Caller): boolean {
  return user !== null || !plan.needsUser
}

function isEmpty(fields: object): boolean {
  return !Object.keys(fields).length
}

function nothingSent(): ApiError {
  return new ApiError(400, 'empty_content', 'The request has no body. Send a JSON object with at least one field.')
}

/** Replies in the embed context, and those with `_fields`, leave out fields that are required elsewhere. */
function isPartial(given: QueryValues): boolean {
  return '_fields' in given || given['context'] === 'embed'
}
