// Compiles the operations of the contract at start and finds the one that a request matches.
import {
  bodyProperties,
  fieldsSchema,
  methods,
  needsUser,
  queryParameters,
  readDocument,
  requiredProperties,
} from '../contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, PathItem, Schema } from '../contract/documents.ts'
import type { RequestContext } from '../context.ts'
import { noRoute } from '../contract/api-error.ts'
import type { Caller } from '../users/caller.ts'
import { parameterFormats } from '../contract/query-string.ts'
import type { ParameterFormats } from '../contract/query-string.ts'
import type { ResponseParts } from './response.ts'
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
  handlers: Record<string, ((input: any, context: HandlerContext) => any) & { authorize?(caller: Caller): void }>
}

/** The context that a handler gets with its input. */
export interface HandlerContext extends RequestContext {
  /** Identifies the request in the log and in errors. */
  requestId: string
  prepareInner: PrepareInner
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
  spellings: ParameterFormats
  queryNames: ReadonlySet<string>
  bodyProperties: Record<string, Schema>
  needsUser: boolean
  /** Whether the body is required although none of its fields is. */
  needsSomeField: boolean
}

export interface FoundOperation {
  compiled: CompiledOperation
  /** The requested path, without the trailing slash of a namespace. */
  route: string
  params: Record<string, string>
}

/** The query parameters of every operation, whether declared or not. */
const globalParameters = ['_fields', '_embed', '_envelope']

/** Finds the operation for a method and a path; throws a 404 if there is none. */
export function operationFinder(
  namespaces: readonly Namespace[],
  { validateResponses }: { validateResponses: boolean },
): (method: string, path: string) => FoundOperation {
  const finders = namespaces.map((namespace) => (validateResponses ? finderIn(namespace, true) : compiledOnce(namespace)))
  return (method, path) => {
    for (const { base, find } of finders) {
      if (path === base || path.startsWith(`${base}/`)) return find(method, path)
    }
    throw noRoute()
  }
}

const compiledFinders = new WeakMap<Namespace, ReturnType<typeof finderIn>>()

/** All servers of a process share what is compiled. */
function compiledOnce(namespace: Namespace): ReturnType<typeof finderIn> {
  const finder = compiledFinders.get(namespace) ?? finderIn(namespace, false)
  compiledFinders.set(namespace, finder)
  return finder
}

function finderIn({ document: name, path: base, handlers }: Namespace, validateResponses: boolean) {
  const document = readDocument(name)
  const findRoute = routeFinder(document)
  const validatorFor = requestValidators(name, document)
  const validateResponse = validateResponses ? responseValidator(document) : undefined
  const compiled = new Map(
    Object.values(document.paths).flatMap((item) =>
      methods.flatMap((method) => {
        const operation = item[method]
        const handler = operation && handlers[operation.operationId]
        return handler ? [[operation, compile(item, operation, handler)] as const] : []
      }),
    ),
  )

  function compile(item: PathItem, operation: OperationObject, handler: Namespace['handlers'][string]): CompiledOperation {
    const parameters = queryParameters(document, item, operation)
    const takesFile = 'multipart/form-data' in (operation.requestBody?.content ?? {})
    const fields = fieldsSchema(document, operation)
    const properties = bodyProperties(document, operation)
    return {
      operation,
      document,
      handler,
      validate: validatorFor(item, operation),
      validateResponse,
      takesFile,
      spellings: parameterFormats(document, parameters),
      queryNames: new Set([...globalParameters, ...parameters.map((parameter) => parameter.name)]),
      bodyProperties: properties,
      needsUser: needsUser(operation),
      needsSomeField:
        operation.requestBody?.required === true &&
        !takesFile &&
        Object.keys(properties).length > 0 &&
        fields !== undefined &&
        !requiredProperties(document, fields).length,
    }
  }

  function find(method: string, path: string): FoundOperation {
    const below = path.slice(base.length) || '/'
    const match = findRoute(below)
    if (!match) throw noRoute()
    const { operations } = match.route
    const operation = operations[(method === 'HEAD' ? 'get' : method.toLowerCase()) as Method]
    const found = operation && compiled.get(operation)
    if (!found) throw noRoute(Object.keys(operations).map((name) => name.toUpperCase()))
    return { compiled: found, params: match.params, route: base + (below === '/' && base ? '' : below) }
  }

  return { base, find }
}
