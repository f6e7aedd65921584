// A namespace behind HTTP: finds the operation that a request is for, and reads and validates what it brings.
import type { Request, Response } from 'express'
import { bodyProperties, methods, queryParameters, readDocument } from '../contract/documents.ts'
import type { Method, OperationObject, Schema } from '../contract/documents.ts'
import type { Context, RequestContext } from '../context.ts'
import { missingParam, noRoute } from '../errors.ts'
import type { Staging } from '../media/staging.ts'
import type { Caller } from '../users/caller.ts'
import { fieldsOf, readBody, withSpellings } from './body.ts'
import { inForm, parseQuery, spellingsOf } from './query.ts'
import type { QueryValues, Spellings } from './query.ts'
import type { Enveloped } from './reply.ts'
import { receiveUpload } from './upload.ts'
import type { ReceivedUpload } from './upload.ts'
import { routeFinder } from './routes.ts'
import type { Match as RouteMatch, Route } from './routes.ts'
import { requestValidators, responseValidator } from './validation.ts'
import type { ValidateRequest, ValidateResponse } from './validation.ts'

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

/** One request, read: which handler answers, and what it is given. */
export interface Call {
  operation: OperationObject
  /** Where replies are validated. */
  validateResponse: ValidateResponse | undefined
  handler: Namespace['handlers'][string]
  input: ValidInput
  address: RequestContext['address']
}

/** The operation that a request is for, and how it is read and validated. */
export interface Match {
  operation: OperationObject
  /** `sender` is left out for what cannot bring a file along. */
  read(req: Request, res: Response, sender?: Sender): Promise<Call>
}

/** Who sends a request, and where a file that comes with it can wait. */
export interface Sender {
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

interface Planned {
  operation: OperationObject
  validate: ValidateRequest
  takesFile: boolean
  spellings: Spellings
  query: Set<string>
  body: Record<string, Schema>
}

/** What every operation takes, whether its document says so or not. */
const everywhere = ['_fields', '_embed', '_envelope']

/** Reads requests for the operations of a namespace. */
export function readerOf(context: Context, { document: name, path: base, handlers }: Namespace) {
  const document = readDocument(name)
  const find = routeFinder(document)
  const validatorFor = requestValidators(document)
  const validateResponse = context.config.validateResponses ? responseValidator(document) : undefined
  const planned = new Map(
    Object.entries(document.paths).flatMap(([path, item]) =>
      methods.flatMap((method) => {
        const operation = item[method]
        return operation ? [[operation, planFor({ path, item, operations: {} }, operation)] as const] : []
      }),
    ),
  )

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
      const plan = operation && planned.get(operation)
      if (!found) throw noRoute()
      if (!plan || !handler) throw noRoute(Object.keys(found.route.operations).map((name) => name.toUpperCase()))
      return { operation, read: (req, res, sender) => read(req, res, { plan, found, handler, path, queryText }, sender) }
    },
  }

  async function read(req: Request, res: Response, { plan, found, handler, path, queryText }: Matched, sender?: Sender): Promise<Call> {
    const given = inForm(plan.spellings, parseQuery(queryText))
    if (sender) handler.admits?.(sender.caller)
    const received =
      sender && plan.takesFile ? await receiveUpload(req, await sender.staging.folder(), context.config.media.maxBytes) : undefined
    const { query, body } = sortedInput(plan, given, received ? received.fields : await sentBody(req, res))
    const parts = { query: query as Record<string, unknown>, path: { ...found.params } as Record<string, unknown>, body }
    plan.validate(parts)
    const input = {
      ...parts,
      body: parts.body as ValidInput['body'],
      ...(plan.takesFile && { upload: received ?? { file: undefined, folder: '' } }),
    }
    return {
      operation: plan.operation,
      validateResponse,
      handler,
      input,
      address: { route: base + (path === '/' && base ? '' : path), given },
    }
  }

  function planFor(route: Route, operation: OperationObject): Planned {
    const parameters = queryParameters(document, route.item, operation)
    return {
      operation,
      validate: validatorFor(route, operation),
      takesFile: 'multipart/form-data' in (operation.requestBody?.content ?? {}),
      spellings: spellingsOf(document, parameters),
      query: new Set([...everywhere, ...parameters.map((one) => one.name)]),
      body: bodyProperties(document, operation),
    }
  }

  /** Fields of the body may stand in the query, and the other way round. */
  function sortedInput(plan: Planned, given: QueryValues, sent: unknown): { query: object; body: unknown } {
    const body = fieldsOf(sent)
    const takesBody = plan.operation.requestBody !== undefined
    const takesFields = Object.keys(plan.body).length > 0
    if (sent === undefined && !takesFields && plan.operation.requestBody?.required) throw missingParam('body', 'a JSON value')
    const inQuery = Object.fromEntries(Object.entries(body).filter(([name]) => plan.query.has(name) && !(takesBody && name in plan.body)))
    const inBody = takesBody ? Object.fromEntries(Object.entries(given).filter(([name]) => name in plan.body && !plan.query.has(name))) : {}
    const query = Object.fromEntries(Object.entries({ ...given, ...inQuery }).filter(([name]) => plan.query.has(name)))
    return {
      query: structuredClone(query),
      body: !takesBody ? undefined : takesFields ? withSpellings(document, plan.body, { ...inBody, ...body }) : sent,
    }
  }
}

function sentBody(req: Request, res: Response): Promise<unknown> {
  return req.method === 'GET' || req.method === 'HEAD' ? Promise.resolve(undefined) : readBody(req, res)
}

/** Replies in the embed context, and those with `_fields`, leave out fields that are required elsewhere. */
export function isPartial(given: QueryValues): boolean {
  return '_fields' in given || given['context'] === 'embed'
}
