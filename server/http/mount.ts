// The one place where Express, the validator and the handlers meet.
import type { NextFunction, Request, RequestHandler, Response } from 'express'
import * as OpenApiValidator from 'express-openapi-validator'
import { LRUCache } from 'lru-cache'
import { bodyProperties, queryParameters, readDocument, resolved, typesOf } from '../contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, Parameter, Schema } from '../contract/documents.ts'
import type { UploadedFile } from '../contract/operation.ts'
import type { Context, RequestContext } from '../context.ts'
import { isDateTime } from '../content/dates.ts'
import { noRoute } from '../errors.ts'
import { stagingOnDemand } from '../media/staging.ts'
import type { Staging } from '../media/staging.ts'
import { visitor } from '../users/caller.ts'
import type { Authenticate } from './auth.ts'
import { readBody, withSpellings } from './body.ts'
import { inForm, parseQuery, spellingsOf } from './query.ts'
import type { QueryValues, Spellings } from './query.ts'
import { send, sendValidated, written } from './reply.ts'
import type { AnyReply, Asked, Written } from './reply.ts'
import { routeFinder } from './routes.ts'
import type { Route } from './routes.ts'
import { receiveUpload } from './upload.ts'

/** A namespace: its document, where it is mounted below the REST root, and what answers its operations. */
export interface Namespace {
  document: string
  path: string
  // The compiler has checked each handler against its operation where the namespace was made.
  handlers: Record<string, ((input: any, context: RequestContext) => any) & { admits?(context: RequestContext): void }>
}

interface ValidInput {
  query: Record<string, unknown>
  path: Record<string, unknown>
  body: Record<string, unknown> | undefined
  upload?: { file: UploadedFile | undefined; folder: string }
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

/** Who asks, and where a file that is sent along can wait. */
interface Asking extends Omit<RequestContext, 'address'> {
  staging: Staging
}

const MOST_ADDRESSES = 5000
const REPLIES_BYTES = 64 * 1024 * 1024
const REPLIES_MS = 60_000
const LONGEST_ADDRESS = 2000

/** Answers everything below the REST root. `req.url` is the route with its query, as in `/cms/v2/posts?page=2`. */
export function mount(context: Context, namespaces: readonly Namespace[], authenticate: Authenticate): RequestHandler {
  const mounted = namespaces.map((namespace) => mountOne(context, namespace))
  const calls = new LRUCache<string, Call>({ max: MOST_ADDRESSES })
  const replies = new LRUCache<string, { of: string; operation: string; written: Written }>({ maxSize: REPLIES_BYTES, sizeCalculation: ({ written: { bytes } }, url) => bytes.length + url.length, ttl: REPLIES_MS })

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
      const asking: Asking = { ...context, caller, staging, ifMatch: req.headers['if-match'], prefer: [req.headers.prefer].flat().join() }
      const call = known ?? (await read(req, res, next, asking))
      if (isKnowable && !known) calls.set(req.url, call)
      res.locals['operation'] = call.operation
      const reply = (await call.handler(call.input, { ...asking, address: call.address })) as AnyReply
      const isHead = req.method === 'HEAD'
      const asked: Asked = { url: req.url, query: call.input.query, isRead: isHead || req.method === 'GET', isPublic: !caller.user, headers: req.headers }
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

  async function read(req: Request, res: Response, next: NextFunction, asking: Asking): Promise<Call> {
    const [path = '/', query = ''] = splitOnce(req.url, '?')
    for (const { below, answer } of mounted) {
      const rest = below(path)
      if (rest !== undefined) return answer(req, res, next, rest, query, asking)
    }
    throw noRoute()
  }
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
    below: (path: string): string | undefined => (path === base || path.startsWith(`${base}/`) || base === '' ? path.slice(base.length) || '/' : undefined),

    async answer(req: Request, res: Response, next: NextFunction, path: string, queryText: string, asking: Asking): Promise<Call> {
      const route = find(path)
      const method = req.method.toLowerCase() as Method | 'head'
      const operation = route?.operations[method === 'head' ? 'get' : method]
      const handler = operation && handlers[operation.operationId]
      if (!route || !operation || !handler) throw noRoute()
      const plan = planFor(route, operation)
      const given = inForm(plan.spellings, parseQuery(queryText))
      const address = { route: base + (path === '/' && base ? '' : path), given }
      handler.admits?.({ ...asking, address })
      const upload = plan.takesFile ? await receiveUpload(req, await asking.staging.folder(), context.config.media.maxBytes) : undefined
      placeInput(req, plan, given, upload?.fields ?? (await bodyOf(req, res)))
      req.method = method === 'head' ? 'GET' : req.method
      req.originalUrl = context.config.restPath + base + path
      await validate(req, res, next, route, isPartial(given))
      const { pathParams } = (req as Request & { openapi: { pathParams: Record<string, unknown> } }).openapi
      if (method === 'head') req.method = 'HEAD'
      const input = { query: req.query as Record<string, unknown>, path: pathParams, body: req.body as ValidInput['body'], ...(upload && { upload }) }
      return { operation: operation.operationId, handler, input, address }
    },
  }

  function planFor(route: Route, operation: OperationObject): Planned {
    const known = planned.get(operation)
    if (known) return known
    const parameters = queryParameters(document, route.item, operation)
    const takesFile = 'multipart/form-data' in (operation.requestBody?.content ?? {})
    const plan = { operation, takesFile, spellings: spellingsOf(document, parameters), query: new Set(parameters.map((one) => one.name)), body: bodyProperties(document, operation) }
    planned.set(operation, plan)
    return plan
  }

  /** Puts query and body where the validator looks for them. Fields of the body may stand in the query, and the other way round. */
  function placeInput(req: Request, plan: Planned, given: QueryValues, body: Record<string, unknown>): void {
    const takesBody = plan.operation.requestBody !== undefined
    const inQuery = takesBody ? {} : Object.fromEntries(Object.entries(body).filter(([name]) => plan.query.has(name)))
    const inBody = takesBody ? Object.fromEntries(Object.entries(given).filter(([name]) => name in plan.body && !plan.query.has(name))) : {}
    const query = { ...given, ...inQuery }
    Object.defineProperty(req, 'query', { value: structuredClone(query), writable: true, configurable: true, enumerable: true })
    req.body = takesBody ? withSpellings(document, plan.body, { ...inBody, ...body }) : undefined
    if (takesBody) req.headers['content-type'] = 'application/json'
    else delete req.headers['content-type']
  }

  async function validate(req: Request, res: Response, next: NextFunction, route: Route, isPartialReply: boolean): Promise<void> {
    let chains = validators.get(route)
    if (!chains) {
      chains = { whole: validatorFor(context, document, base, route, false), partial: validatorFor(context, document, base, route, true) }
      validators.set(route, chains)
    }
    for (const step of isPartialReply ? chains.partial : chains.whole) await passed(step, req, res, next)
  }
}

function bodyOf(req: Request, res: Response): Promise<Record<string, unknown>> {
  return req.method === 'GET' || req.method === 'HEAD' ? Promise.resolve({}) : readBody(req, res)
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
function validatorFor(context: Context, document: OpenApiDocument, base: string, { path, item }: Route, partial: boolean): RequestHandler[] {
  const only = structuredClone({ ...document, servers: [{ url: context.config.restPath + base }], paths: { [path]: item } })
  prepareParameters(only)
  if (partial) dropRequired(only)
  return OpenApiValidator.middleware({
    apiSpec: only as never,
    validateApiSpec: false,
    validateRequests: { allowUnknownQueryParameters: true, allErrors: true },
    validateResponses: context.config.validateResponses,
    validateSecurity: false,
    fileUploader: false,
    formats: { 'iso-date-time': { type: 'string', validate: isDateTime }, 'date-time-local': true },
  }) as RequestHandler[]
}

/** The values are in form already: the validator must neither refuse reserved characters nor parse them again. */
function prepareParameters(document: OpenApiDocument): void {
  const operations = Object.values(document.paths).flatMap((item) => [item, ...Object.values(item)])
  const inPlace = operations.flatMap((one) => (one as { parameters?: Parameter[] }).parameters ?? [])
  for (const parameter of [...Object.values(document.components?.parameters ?? {}), ...inPlace]) {
    if (parameter.in !== 'query') continue
    Object.assign(parameter, { allowReserved: true, style: 'form', explode: false, ...(parameter.schema && { schema: branched(document, parameter.schema) }) })
  }
}

/** `oneOf: [list, object]` as if/then/else, which gives the errors of the right branch alone and applies its defaults. */
function branched(document: OpenApiDocument, schema: Schema): object {
  const forms = resolved(document, schema).oneOf?.map((one) => resolved(document, one))
  const list = forms?.find((form) => typesOf(form).includes('array'))
  const object = forms?.find((form) => typesOf(form).includes('object'))
  return list && object ? { type: ['array', 'object'], if: { type: 'array' }, then: list, else: object } : schema
}

function dropRequired(node: unknown): void {
  if (!node || typeof node !== 'object') return
  for (const [key, value] of Object.entries(node)) {
    if (key === 'schemas' && value && typeof value === 'object') for (const schema of Object.values(value as Record<string, Schema>)) delete schema.required
    else dropRequired(value)
  }
}

