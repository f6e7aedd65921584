// The one place where Express, the validator and the handlers meet.
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { LRUCache } from 'lru-cache'
import { bodyProperties, componentsOf, queryParameters, readDocument, resolved, typesOf } from '../contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, Parameter, Schema } from '../contract/documents.ts'
import type { Language } from '../config/config.ts'
import type { Context, RequestContext } from '../context.ts'
import { isDateTime } from '../content/dates.ts'
import { isSpelledDate } from '../events/dates.ts'
import { missingParam, noRoute } from '../errors.ts'
import { stagingOnDemand } from '../media/staging.ts'
import type { Staging } from '../media/staging.ts'
import { visitor } from '../users/caller.ts'
import type { Caller } from '../users/caller.ts'
import type { Authenticate } from './auth.ts'
import { fieldsOf, readBody, withSpellings } from './body.ts'
import { inForm, parseQuery, spellingsOf } from './query.ts'
import type { QueryValues, Spellings } from './query.ts'
import { enveloped, send, sendValidated, written } from './reply.ts'
import type { AnyReply, Asked, Enveloped, Written } from './reply.ts'
import { receiveUpload } from './upload.ts'
import type { ReceivedUpload } from './upload.ts'
import { routeFinder } from './routes.ts'
import type { Match as RouteMatch, Route } from './routes.ts'

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
  body: Record<string, unknown>
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

interface Planned {
  operation: OperationObject
  takesFile: boolean
  spellings: Spellings
  query: Set<string>
  body: Record<string, Schema>
}

/** One request, read: which handler answers, and what it is given. */
interface Call {
  operation: string
  handler: Namespace['handlers'][string]
  input: ValidInput
  address: RequestContext['address']
}

/** The site's own, unless the query names another. */
function languageOf({ query }: ValidInput, { config }: Context): Language {
  return (query['i18n_language'] as Language | undefined) ?? config.site.language
}

/** The operation that a request is for, and how it is read and validated. */
interface Match {
  operation: OperationObject
  /** `sender` is left out for what cannot bring a file along. */
  read(req: Request, res: Response, next: NextFunction, sender?: Sender): Promise<Call>
}

/** Who sends a request, and where a file that comes with it can wait. */
interface Sender {
  caller: Caller
  staging: Staging
}

interface Matched {
  plan: Planned
  found: RouteMatch
  handler: Namespace['handlers'][string]
  path: string
  queryText: string
}
/** What every operation takes, whether its document says so or not. */
const everywhere = ['_fields', '_embed', '_envelope']

const MOST_ADDRESSES = 5000
const REPLIES_BYTES = 64 * 1024 * 1024
const REPLIES_MS = 60_000
const LONGEST_ADDRESS = 2000

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
  const mounted = namespaces.map((namespace) => mountOne(context, namespace))
  const calls = new LRUCache<string, Call>({ max: MOST_ADDRESSES })
  const replies = new LRUCache<string, { of: string; operation: string; written: Written }>({
    maxSize: REPLIES_BYTES,
    sizeCalculation: ({ written: { bytes } }, url) => bytes.length + url.length,
    ttl: REPLIES_MS,
  })

  return async (req, res, next) => {
    const staging = stagingOnDemand(context.config.media.staging)
    try {
      const { authorization } = req.headers
      // What a GET asks for depends on its address alone, so it is read and validated once.
      const isKnowable = req.method === 'GET' && req.url.length < LONGEST_ADDRESS && !context.config.validateResponses
      // Visitors all see the same, for as long as nothing is written to the database.
      const data = isKnowable && !authorization ? context.dataVersion() : undefined
      const shared = data === undefined ? undefined : replies.get(req.url)
      if (shared?.of === data && shared) {
        res.locals['operation'] = shared.operation
        return send(res, shared.written, { headers: req.headers, isHead: false })
      }

      const caller = authorization ? await authenticate(authorization, req.ip ?? '') : visitor
      const known = isKnowable ? calls.get(req.url) : undefined
      const call = known ?? (await matched(req).read(req, res, next, { caller, staging }))
      if (isKnowable && !known) calls.set(req.url, call)
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
      if (data !== undefined && final.status === 200) replies.set(req.url, { of: data, operation: call.operation, written: final })
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
      language: languageOf(call.input, context),
      address: call.address,
      ifMatch: req.headers['if-match'],
      prefer: [req.headers.prefer].flat().join(),
      requestId: req.res?.locals['requestId'] as string,
      open,
    } satisfies Answering)) as AnyReply
  }

  function matched({ method, url }: Request): Match {
    const [path = '/', query = ''] = splitOnce(url, '?')
    for (const { below, match } of mounted) {
      const rest = below(path)
      if (rest !== undefined) return match(method, rest, query)
    }
    throw noRoute()
  }
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

function sentBody(req: Request, res: Response): Promise<unknown> {
  return req.method === 'GET' || req.method === 'HEAD' ? Promise.resolve(undefined) : readBody(req, res)
}

function splitOnce(text: string, at: string): string[] {
  const index = text.indexOf(at)
  return index < 0 ? [text] : [text.slice(0, index), text.slice(index + 1)]
}

function mountOne(context: Context, { document: name, path: base, handlers }: Namespace) {
  const document = readDocument(name)
  const find = routeFinder(document)
  const planned = new WeakMap<OperationObject, Planned>()
  const validators = new WeakMap<Route, Record<'whole' | 'partial', RequestHandler[]>>()

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
    sender?: Sender,
  ): Promise<Call> {
    const { method } = req
    const given = inForm(plan.spellings, parseQuery(queryText))
    if (sender) handler.admits?.(sender.caller)
    const received =
      sender && plan.takesFile ? await receiveUpload(req, await sender.staging.folder(), context.config.media.maxBytes) : undefined
    placeInput(req, plan, given, received ? received.fields : await sentBody(req, res))
    if (method === 'HEAD') req.method = 'GET'
    req.originalUrl = context.config.restPath + base + found.path
    await validate(req, res, next, found.route, isPartial(given))
    const { pathParams } = (req as Request & { openapi: { pathParams: Record<string, unknown> } }).openapi
    req.method = method
    const input = {
      query: req.query as Record<string, unknown>,
      path: pathParams,
      body: req.body as ValidInput['body'],
      ...(plan.takesFile && { upload: received ?? { file: undefined, folder: '' } }),
    }
    return { operation: plan.operation.operationId, handler, input, address: { route: base + (path === '/' && base ? '' : path), given } }
  }

  function planFor(route: Route, operation: OperationObject): Planned {
    const known = planned.get(operation)
    if (known) return known
    const parameters = queryParameters(document, route.item, operation)
    const takesFile = 'multipart/form-data' in (operation.requestBody?.content ?? {})
    const plan = {
      operation,
      takesFile,
      spellings: spellingsOf(document, parameters),
      query: new Set([...everywhere, ...parameters.map((one) => one.name)]),
      body: bodyProperties(document, operation),
    }
    planned.set(operation, plan)
    return plan
  }

  /** Puts query and body where the validator looks for them. Fields of the body may stand in the query, and the other way round. */
  function placeInput(req: Request, plan: Planned, given: QueryValues, sent: unknown): void {
    const body = fieldsOf(sent)
    const takesBody = plan.operation.requestBody !== undefined
    const takesFields = Object.keys(plan.body).length > 0
    if (sent === undefined && !takesFields && plan.operation.requestBody?.required) throw missingParam('body', 'a JSON value')
    const inQuery = Object.fromEntries(Object.entries(body).filter(([name]) => plan.query.has(name) && !(takesBody && name in plan.body)))
    const inBody = takesBody ? Object.fromEntries(Object.entries(given).filter(([name]) => name in plan.body && !plan.query.has(name))) : {}
    const query = Object.fromEntries(Object.entries({ ...given, ...inQuery }).filter(([name]) => plan.query.has(name)))
    Object.defineProperty(req, 'query', { value: structuredClone(query), writable: true, configurable: true, enumerable: true })
    req.body = !takesBody ? undefined : takesFields ? withSpellings(document, plan.body, { ...inBody, ...body }) : sent
    if (takesBody) req.headers['content-type'] = 'application/json'
    else delete req.headers['content-type']
  }

  async function validate(req: Request, res: Response, next: NextFunction, route: Route, isPartialReply: boolean): Promise<void> {
    let chains = validators.get(route)
    if (!chains) {
      const whole = validatorFor(context, document, base, route, false)
      chains = { whole, partial: context.config.validateResponses ? validatorFor(context, document, base, route, true) : whole }
      validators.set(route, chains)
    }
    for (const step of isPartialReply ? chains.partial : chains.whole) await passed(step, req, res, next)
  }
}

/** Runs one middleware; what it reports after it has let the request pass (a reply that breaks the contract) goes to Express. */
function passed(step: RequestHandler, req: Request, res: Response, next: NextFunction): Promise<void> {
  return new Promise((pass, fail) => {
    let isPast = false
    void step(req, res, (error?: unknown) => {
      if (isPast) return next(error)
      isPast = true
      if (error) fail(error)
      else pass()
    })
  })
}

/** Replies in the embed context, and those with `_fields`, leave out fields that are required elsewhere. */
function isPartial(given: QueryValues): boolean {
  return '_fields' in given || given['context'] === 'embed'
}

/**
 * The validator looks at the routes of its document one after the other, compiling an expression for each,
 * so it is given a document with the one route that has been found already.
 */
function validatorFor(
  context: Context,
  document: OpenApiDocument,
  base: string,
  { path, item }: Route,
  partial: boolean,
): RequestHandler[] {
  const only = structuredClone({
    ...document,
    servers: [{ url: context.config.restPath + base }],
    paths: { [path]: item },
    components: componentsOf(document, item),
  })
  prepareParameters(only)
  if (partial) allowPartialReplies(only, path)
  return OpenApiValidator.middleware({
    apiSpec: only as never,
    validateApiSpec: false,
    validateRequests: { allowUnknownQueryParameters: true, allErrors: true },
    validateResponses: context.config.validateResponses,
    validateSecurity: false,
    fileUploader: false,
    formats: {
      'iso-date-time': { type: 'string', validate: isDateTime },
      'spelled-date': { type: 'string', validate: isSpelledDate },
      'date-time-local': true,
      uri: { type: 'string', validate: (text: string) => URL.canParse(text) },
    },
  }) as RequestHandler[]
}

/** The values are in form already: the validator must neither refuse reserved characters nor parse them again. */
function prepareParameters(document: OpenApiDocument): void {
  const operations = Object.values(document.paths).flatMap((item) => [item, ...Object.values(item)])
  const inPlace = operations.flatMap((one) => (one as { parameters?: Parameter[] }).parameters ?? [])
  for (const parameter of [...Object.values(document.components?.parameters ?? {}), ...inPlace]) {
    if (parameter.in !== 'query') continue
    Object.assign(parameter, {
      allowReserved: true,
      style: 'form',
      explode: false,
      ...(parameter.schema && { schema: branched(document, parameter.schema) }),
    })
  }
}

/** `oneOf: [list, object]` as if/then/else, which gives the errors of the right branch alone and applies its defaults. */
function branched(document: OpenApiDocument, schema: Schema): object {
  const forms = resolved(document, schema).oneOf?.map((one) => resolved(document, one))
  const list = forms?.find((form) => typesOf(form).includes('array'))
  const object = forms?.find((form) => typesOf(form).includes('object'))
  return list && object ? { type: ['array', 'object'], if: { type: 'array' }, then: list, else: object } : schema
}

/** Replies are validated by schemas of their own in which nothing is required. Requests need what they need, whatever is asked of the reply. */
function allowPartialReplies({ components, paths }: OpenApiDocument, path: string): void {
  const schemas = Object.entries(components?.schemas ?? {}).map(([name, schema]) => [`${name}-partial`, partial(schema)])
  const responses: object = components?.['responses'] ?? {}
  Object.assign(components ?? {}, {
    schemas: { ...components?.schemas, ...(Object.fromEntries(schemas) as object) },
    responses: partial(responses),
  })
  for (const operation of Object.values(paths[path] ?? {}) as Partial<OperationObject>[])
    if (operation.responses) operation.responses = partial(operation.responses)
}

function partial<T extends object>(node: T): T {
  const text = JSON.stringify(node, (key, value: unknown) => (key === 'required' && Array.isArray(value) ? undefined : value))
  // With less in it, a value may fit more than one form.
  return JSON.parse(
    text.replaceAll('"oneOf":', '"anyOf":').replace(/"#\/components\/schemas\/([\w.-]+)"/g, '"#/components/schemas/$1-partial"'),
  ) as T
}
