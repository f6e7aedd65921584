// Describes the routes of the contract for the indexes and OPTIONS responses.
import type { Config } from '../../config/config.ts'
import { schemaAlternatives, bodyProperties, methods, propertiesOf, readDocument, resolveRef, typesOf } from '../../contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, Parameter, PathItem, Schema } from '../../contract/documents.ts'
import type { NamespaceIndex, Route, RouteArgument as Argument, RouteEndpoint as Endpoint } from '../../contract/schemas.ts'
import { routeFinder } from '../routes.ts'
import { jsonResponse } from '../response.ts'
import type { ApiResponse } from '../request.ts'
import { ApiError, noRoute } from '../../contract/api-error.ts'
import { documents, namespaces } from './documents.ts'
import type { MountedDocument } from './documents.ts'

/** The query of an index; the context `help` adds the schema of its items to each route. */
interface IndexQuery {
  context: string
}

interface NamespaceQuery extends IndexQuery {
  namespace: string
}

type Routes = Record<string, Route>

/** Describes every route of the documents, by path. `root` is the URL of the REST root. */
export function routesOf(mounted: readonly MountedDocument[], root: string, describe = routeOf): Routes {
  const routes = mounted.flatMap(({ document: name, path, namespace }) => {
    const document = readDocument(name)
    return Object.entries(document.paths).map(
      ([pattern, item]) => [joined(path, pattern), describe(document, namespace, item, root + joined(path, pattern))] as const,
    )
  })
  return Object.fromEntries(routes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** `routesOf`, cached for each configuration: the documents do not change while the service runs. */
export function cachedRoutes(mounted: readonly MountedDocument[]): (config: Config, query: IndexQuery) => Routes {
  const cached = (describe: typeof routeOf): ((config: Config) => Routes) => {
    const cache = new WeakMap<Config, Routes>()
    return (config) => {
      const routes = cache.get(config) ?? routesOf(mounted, config.restRoot, describe)
      cache.set(config, routes)
      return routes
    }
  }
  const [plain, full] = [cached(routeOf), cached(routeInFull)]
  return (config, { context }) => (context === 'help' ? full : plain)(config)
}

const routesIn: ReadonlyMap<string, ReturnType<typeof cachedRoutes>> = new Map(
  namespaces.map((name) => [name, cachedRoutes(Object.values(documents).filter((document) => document.namespace === name))]),
)

/** The index of a namespace: the one of the URL, unless the query names another. */
export function readNamespaceIndex(
  { query: { namespace, context } }: { query: NamespaceQuery },
  { config }: { config: Config },
): { status: 200; body: NamespaceIndex } {
  const routesFor = routesIn.get(namespace)
  if (!routesFor)
    throw new ApiError(
      404,
      'rest_invalid_namespace',
      `The namespace ${namespace} does not exist. Available namespaces: ${namespaces.join(', ')}.`,
    )
  return {
    status: 200,
    body: { namespace, routes: routesFor(config, { context }), _links: { up: [{ href: `${config.restRoot}/` }] } },
  }
}

/** Describes the route at a path, with the schema of its items; throws a 404 if there is none. */
export function routeDescriber(restRoot: string): (path: string) => ApiResponse {
  const finders = Object.values(documents).map(({ document: name, path: base, namespace }) => {
    const document = readDocument(name)
    return { document, base, namespace, find: routeFinder(document) }
  })
  return (path) => {
    const finder = finders.find(({ base }) => path === base || path.startsWith(`${base}/`))
    const found = finder?.find(path.slice(finder.base.length) || '/')
    if (!finder || !found) throw noRoute()
    const route = routeInFull(finder.document, finder.namespace, found.route.item, restRoot + joined(finder.base, found.route.path))
    return jsonResponse(200, { Allow: route.methods.join(', ') }, JSON.stringify(route))
  }
}

function routeInFull(...[document, namespace, item, address]: Parameters<typeof routeOf>): Route {
  const schema = subjectOf(document, item)
  return { ...routeOf(document, namespace, item, address), ...(schema && { schema: described(document, schema) }) }
}

/** The response schema of GET, or of POST if there is no GET. For a list, the schema of one item. */
function subjectOf(document: OpenApiDocument, { get, post }: PathItem): Schema | undefined {
  const responses = Object.entries((get ?? post)?.responses ?? {})
  const success = responses.find(([status]) => status.startsWith('2'))?.[1]
  const schema = success?.content?.['application/json']?.schema
  const whole = schema && resolveRef(document, schema)
  return whole?.items && typesOf(whole).join() === 'array' ? resolveRef(document, whole.items) : whole
}

function joined(path: string, pattern: string): string {
  return pattern === '/' ? path || '/' : path + pattern
}

function routeOf(document: OpenApiDocument, namespace: string, item: PathItem, address: string): Route {
  const endpoints = endpointsOf(document, item)
  const hasOwnUrl = !address.includes('{')
  return {
    namespace,
    methods: endpoints.flatMap((endpoint) => endpoint.methods),
    endpoints,
    ...(hasOwnUrl && { _links: { self: [{ href: address }] } }),
  }
}

/** The methods that update an item share one endpoint, because they share their definition. */
function endpointsOf(document: OpenApiDocument, item: PathItem): Endpoint[] {
  const groups: Method[][] = item.put ? [['get'], ['post', 'put', 'patch'], ['delete']] : methods.map((method) => [method])
  return groups.flatMap((group) => {
    const [first] = group.flatMap((method) => item[method] ?? [])
    const supported = group.filter((method) => item[method])
    return first ? [endpointOf(document, item, first, supported)] : []
  })
}

function endpointOf(document: OpenApiDocument, item: PathItem, operation: OperationObject, supported: Method[]): Endpoint {
  return {
    methods: supported.map((method) => method.toUpperCase() as Endpoint['methods'][number]),
    ...(operation['x-batch'] !== undefined && { allow_batch: { v1: operation['x-batch'] } }),
    args: {
      ...Object.fromEntries(
        parametersOf(document, item, operation).map(({ name, schema = {}, required, description }) => [
          name,
          argumentOf(document, schema, required, description),
        ]),
      ),
      ...bodyArguments(document, operation),
    },
  }
}

function parametersOf(document: OpenApiDocument, item: PathItem, operation: OperationObject): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])]
    .map((parameter) => resolveRef(document, parameter))
    .filter((parameter) => parameter.in !== 'header' && !parameter.name.startsWith('_'))
}

function bodyArguments(document: OpenApiDocument, operation: OperationObject): Record<string, Argument> {
  const schema = operation.requestBody?.content['application/json']?.schema
  const required = schema ? (resolveRef(document, schema).required ?? []) : []
  return Object.fromEntries(
    Object.entries(bodyProperties(document, operation)).map(([name, property]) => [
      name,
      argumentOf(document, property, required.includes(name)),
    ]),
  )
}

const copiedKeywords = [
  'format',
  'enum',
  'default',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minItems',
  'maxItems',
  'minLength',
  'maxLength',
  'pattern',
  'uniqueItems',
] as const

function argumentOf(document: OpenApiDocument, schema: Schema, required = false, description?: string): Argument {
  return { ...described(document, schema, description), required }
}

/** Describes a schema inline, without references. */
function described(document: OpenApiDocument, schema: Schema, description?: string): Omit<Argument, 'required'> {
  const forms = schemaAlternatives(document, schema)
  const types = [...new Set(forms.flatMap(typesOf))]
  const whole = resolveRef(document, schema)
  const list = forms.find((form) => form.items)
  const keywords = Object.fromEntries(
    copiedKeywords.flatMap((keyword) => (keyword in whole ? [[keyword, (whole as Record<string, unknown>)[keyword]]] : [])),
  )
  const properties = Object.entries(propertiesOf(document, forms.find((form) => form.properties ?? form.allOf) ?? {}))
  const text = description ?? whole.description
  return {
    ...(types.length && { type: types.length === 1 ? types[0] : types }),
    ...keywords,
    ...(list?.items && { items: described(document, list.items) }),
    ...(properties.length && {
      properties: Object.fromEntries(properties.map(([name, property]) => [name, described(document, property)])),
    }),
    ...(text && { description: text }),
  }
}
