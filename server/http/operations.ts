// Finds the operation that a request matches. The operations of a route are compiled when it is first requested.
import { bodyProperties, fieldsSchema, methods, needsUser, mergeSchema, queryParameters } from '../contract/documents.ts'
import type { OpenApiDocument, OperationObject, PathItem, Schema } from '../contract/documents.ts'
import type { Context, RequestContext } from '../context.ts'
import type { Contract } from '../contract/contract.ts'
import type { Permit } from '../contract/operation.ts'
import type { HttpMethod } from '../engine/links.ts'
import { noRoute } from '../contract/api-error.ts'
import type { Caller } from '../users/caller.ts'
import { parameterFormats } from '../contract/query-string.ts'
import type { ParameterFormats } from '../contract/query-string.ts'
import type { HandlerHeaders } from './handler-headers.ts'
import { unknownNames } from '../contract/unknown-names.ts'
import type { FindUnknown } from '../contract/unknown-names.ts'
import type { ResponseParts } from './request.ts'
import type { WriteError } from './errors.ts'
import { routeFinder } from './routes.ts'
import { responseValidator } from './response-validation.ts'
import type { ValidateResponse } from './response-validation.ts'
import { requestValidators } from './validation.ts'
import type { ValidateRequest } from './validation.ts'

/** A namespace: its document, its path below the REST root, and the handlers of its operations. */
export interface Namespace {
  document: string
  path: string
  // Each handler is type-checked against its operation where the namespace is defined.
  handlers: Record<
    string,
    ((input: any, context: HandlerContext, prepareInner: PrepareInner) => any) & {
      authorize?(caller: Caller): void
      permit?: Permit<any, any, RequestContext>
      writeError?: WriteError
    }
  >
}

/** The context that a handler gets with its input. */
export interface HandlerContext extends RequestContext {
  /** Identifies the request in the log and in errors. */
  requestId: string
  headers: HandlerHeaders
}

/** A request inside another one, as in a batch. It has the outer request's caller. */
export interface InnerRequest {
  method: string
  /** The route with its query, as in `/cms/v2/posts?page=2`. */
  url: string
  headers: Record<string, string>
  /** Undefined if there is none. */
  body: Record<string, unknown> | undefined
}

/** Finds the operation and validates its input; throws an ApiError if that fails. Returns a function that carries it out. */
export type PrepareInner = (
  request: InnerRequest,
  assertAllowed: (operation: OperationObject) => void,
) => Promise<() => Promise<ResponseParts>>

export interface CompiledOperation {
  operation: OperationObject
  document: OpenApiDocument
  handler: Namespace['handlers'][string]
  validate: ValidateRequest
  /** Set if responses are validated. */
  validateResponse: ValidateResponse | undefined
  takesFile: boolean
  /** How many files a form can have, in parts with any names; 0 if there is one file, in the part `file`, or the whole body. */
  fileParts: number
  formats: ParameterFormats
  /** Finds what a request names and the operation does not know. */
  findUnknown: FindUnknown
  queryNames: ReadonlySet<string>
  bodyProperties: Record<string, Schema>
  /** Whether the request chooses the language of the texts. */
  isTranslated: boolean
  needsUser: boolean
  /** Whether the body is required although none of its fields is. */
  needsSomeField: boolean
}

export interface FoundRoute {
  operations: RouteOperations
  /** The requested path, without the trailing slash of a namespace. */
  route: string
  params: Record<string, string>
}

export interface FoundOperation extends FoundRoute {
  compiled: CompiledOperation
}

/** The operations of a route by method. */
export interface RouteOperations {
  methods: ReadonlyMap<HttpMethod, CompiledOperation>
  /** Validates the parameters of the path alone. */
  validatePath: ValidateRequest
}

/** The parameter that chooses the language of texts. */
export const LANGUAGE = 'i18n_language'

/** The query parameters of every operation, whether declared or not. */
const globalParameters = ['_fields', '_embed', '_envelope', LANGUAGE]

/** Finds the route of a path, and the operation for a method and a path. Each throws a 404 if there is none. */
export function operationFinder(namespaces: readonly Namespace[], { config, contract }: Pick<Context, 'config' | 'contract'>) {
  const find = config.validateResponses ? finderIn : compileOnce
  const finders = namespaces.map((namespace) => find(namespace, contract, config.validateResponses))

  function findRoute(path: string): FoundRoute {
    for (const { base, find } of finders) {
      if (path.startsWith(base) && (path.length === base.length || path[base.length] === '/')) return find(path)
    }
    throw noRoute()
  }

  function findOperation(method: string, path: string): FoundOperation {
    const found = findRoute(path)
    const { methods } = found.operations
    const compiled = methods.get((method === 'HEAD' ? 'GET' : method) as HttpMethod)
    if (!compiled) throw noRoute([...methods.keys()])
    return { ...found, compiled }
  }

  return { findRoute, findOperation }
}

const compiledFinders = new WeakMap<Namespace, ReturnType<typeof finderIn>>()

/** All servers of a process share what is compiled. */
function compileOnce(namespace: Namespace, contract: Contract): ReturnType<typeof finderIn> {
  const finder = compiledFinders.get(namespace) ?? finderIn(namespace, contract, false)
  compiledFinders.set(namespace, finder)
  return finder
}

function finderIn({ document: name, path: base, handlers }: Namespace, contract: Contract, validateResponses: boolean) {
  const document = contract.document(name)
  const findRoute = routeFinder(document)
  const validatorFor = requestValidators(document, contract.validators(name))
  const validateResponse = validateResponses ? responseValidator(document) : undefined
  const compiled = new Map<PathItem, RouteOperations>()

  function compileRoute(item: PathItem): RouteOperations {
    const found = new Map<HttpMethod, CompiledOperation>()
    for (const method of methods) {
      const operation = item[method]
      const handler = operation && handlers[operation.operationId]
      if (handler) found.set(method.toUpperCase() as HttpMethod, compile(item, operation, handler))
    }
    return { methods: found, validatePath: validatorFor(item, { operationId: '', summary: '', responses: {} }) }
  }

  function compile(item: PathItem, operation: OperationObject, handler: Namespace['handlers'][string]): CompiledOperation {
    const parameters = queryParameters(document, item, operation)
    const takesFile = 'multipart/form-data' in (operation.requestBody?.content ?? {})
    const fields = fieldsSchema(document, operation)
    const properties = bodyProperties(document, operation)
    const formats = parameterFormats(document, parameters)
    const queryNames = new Set([
      ...globalParameters,
      // The fields of a file that is the body are fields of the body, wherever they are sent.
      ...parameters.flatMap(({ name }) => (takesFile && Object.hasOwn(properties, name) ? [] : [name])),
    ])
    return {
      operation,
      document,
      handler,
      validate: validatorFor(item, operation),
      validateResponse,
      takesFile,
      fileParts: (takesFile && fields?.['x-file-parts']) || 0,
      formats,
      findUnknown: unknownNames({ document, item, operation, queryNames }),
      queryNames,
      bodyProperties: properties,
      isTranslated: parameters.some(({ name }) => name === LANGUAGE),
      needsUser: needsUser(operation),
      needsSomeField:
        operation.requestBody?.required === true &&
        !takesFile &&
        Object.keys(properties).length > 0 &&
        fields !== undefined &&
        !mergeSchema(document, fields).required?.length,
    }
  }

  function find(path: string): FoundRoute {
    const below = path.slice(base.length) || '/'
    const match = findRoute(below)
    if (!match) throw noRoute()
    const { item } = match.route
    const operations = compiled.get(item) ?? compileRoute(item)
    compiled.set(item, operations)
    return { operations, params: match.params, route: base + (below === '/' && base ? '' : below) }
  }

  return { base, find }
}
