// Describes the routes of the contract for the indexes and OPTIONS responses.
import type { Context } from '../context.ts'
import { schemaAlternatives, bodyProperties, mergeSchema, methods, resolveRef, typesOf } from '../contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, Parameter, PathItem, Schema } from '../contract/documents.ts'
import { withLanguages } from '../contract/languages.ts'
import type { NamespaceIndex, Route, RouteArgument as Argument, RouteEndpoint as Endpoint } from '../contract/schemas.ts'
import { routeFinder } from '../http/routes.ts'
import { jsonResponse } from '../http/json-response.ts'
import type { ApiResponse } from '../http/request.ts'
import { ApiError, noRoute } from '../contract/api-error.ts'
import { documents, namespaces } from './documents.ts'

/** The query of an index; the context `help` adds the schema of its items to each route. */
interface IndexQuery {
  context: string
}

type Describing = Pick<Context, 'config' | 'contract'>

interface NamespaceQuery extends IndexQuery {
  namespace: string
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

/** Cached, because many parameters and properties share a schema. */
const descriptions = new WeakMap<Schema, Described>()

interface DescribedRoute {
  path: string
  route: Route
}

/** Described once for each configuration and form. */
const described = new WeakMap<Context['config'], Map<typeof routeOf, DescribedRoute[]>>()

function describeOnce(site: Describing, describe: typeof routeOf): DescribedRoute[] {
  const forms = described.get(site.config) ?? new Map<typeof routeOf, DescribedRoute[]>()
  described.set(site.config, forms)
  const routes = forms.get(describe) ?? describeAll(site, describe)
  forms.set(describe, routes)
  return routes
}

function describeAll({ contract, config }: Describing, describe: typeof routeOf): DescribedRoute[] {
  const routes = Object.values(documents).flatMap(({ document: name, path, namespace }) => {
    const document = withLanguages(contract.document(name), config.site.languages)
    return Object.entries(document.paths).map(([pattern, item]) => ({
      path: joinPath(path, pattern),
      route: describe(document, namespace, item),
    }))
  })
  return routes.toSorted((a, b) => (a.path < b.path ? -1 : 1))
}

/** Describes the routes of a namespace, or of all, by their path. */
export function routesOf(site: Describing, { context: view }: IndexQuery, namespace?: string): Record<string, Route> {
  const routes = describeOnce(site, view === 'help' ? describeRoute : routeOf)
  const wanted = routes.filter(({ route }) => namespace === undefined || route.namespace === namespace)
  return Object.fromEntries(wanted.map(({ path, route }) => [path, withLinks(route, site.config.restRoot + path)]))
}

/** Adds the URL, unless the route has parameters. */
function withLinks(route: Route, url: string): Route {
  return url.includes('{') ? route : { ...route, _links: { self: [{ href: url }] } }
}

/** The index of a namespace: the one of the URL, unless the query names another. */
export function readNamespaceIndex({ query }: { query: NamespaceQuery }, context: Describing): { status: 200; body: NamespaceIndex } {
  const { namespace } = query
  if (!namespaces.includes(namespace))
    throw new ApiError(
      404,
      'rest_invalid_namespace',
      `The namespace ${namespace} does not exist. Available namespaces: ${namespaces.join(', ')}.`,
    )
  return {
    status: 200,
    body: { namespace, routes: routesOf(context, query, namespace), _links: { up: [{ href: `${context.config.restRoot}/` }] } },
  }
}

/** Describes the route at a path, with the schema of its items; throws a 404 if there is none. */
export function createRouteDescriber({ config, contract }: Describing): (path: string) => ApiResponse {
  const finders = Object.values(documents).map(({ document: name, path: base, namespace }) => {
    const document = withLanguages(contract.document(name), config.site.languages)
    return { document, base, namespace, find: routeFinder(document) }
  })
  return (path) => {
    const finder = finders.find(({ base }) => path === base || path.startsWith(`${base}/`))
    const found = finder?.find(path.slice(finder.base.length) || '/')
    if (!finder || !found) throw noRoute()
    const full = describeRoute(finder.document, finder.namespace, found.route.item)
    const route = withLinks(full, config.restRoot + joinPath(finder.base, found.route.path))
    return jsonResponse(200, {}, Buffer.from(JSON.stringify(route)))
  }
}

function describeRoute(...[document, namespace, item]: Parameters<typeof routeOf>): Route {
  const schema = subjectOf(document, item)
  return { ...routeOf(document, namespace, item), ...(schema && { schema: describeNode(document, schema) }) }
}

/** Returns the response schema of the first method; for a list, that of an item. */
function subjectOf(document: OpenApiDocument, item: PathItem): Schema | undefined {
  const [first] = methods.flatMap((method) => item[method] ?? [])
  const responses = Object.entries(first?.responses ?? {})
  const success = responses.find(([status]) => status.startsWith('2'))?.[1]
  const schema = success?.content?.['application/json']?.schema
  const whole = schema && resolveRef(document, schema)
  return whole?.items && typesOf(whole).join() === 'array' ? resolveRef(document, whole.items) : whole
}

function joinPath(path: string, pattern: string): string {
  return pattern === '/' ? path || '/' : path + pattern
}

function routeOf(document: OpenApiDocument, namespace: string, item: PathItem): Route {
  const endpoints = endpointsOf(document, item)
  return { namespace, methods: endpoints.flatMap((endpoint) => endpoint.methods), endpoints }
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
  const { required = [] } = schema ? mergeSchema(document, schema) : {}
  return Object.fromEntries(
    Object.entries(bodyProperties(document, operation)).map(([name, property]) => [
      name,
      argumentOf(document, property, required.includes(name)),
    ]),
  )
}

function argumentOf(document: OpenApiDocument, schema: Schema, required = false, description?: string): Argument {
  return { ...describeNode(document, schema), ...(description && { description }), required }
}

type Described = Omit<Argument, 'required'>

/** Describes a schema without references. Recursive objects are described once. */
function describeNode(document: OpenApiDocument, schema: Schema): Described {
  const found = descriptions.get(schema)
  if (found) return found
  descriptions.set(schema, { type: 'object' })
  const known = describe(document, schema)
  descriptions.set(schema, known)
  return known
}

function describe(document: OpenApiDocument, schema: Schema): Described {
  const forms = schemaAlternatives(document, schema)
  const types = [...new Set(forms.flatMap(typesOf))]
  const whole = mergeSchema(document, schema)
  const list = forms.find((form) => form.items)
  const keywords = Object.fromEntries(
    copiedKeywords.flatMap((keyword) => (keyword in whole ? [[keyword, (whole as Record<string, unknown>)[keyword]]] : [])),
  )
  // Alternative objects have no common properties.
  const [object = {}, ...others] = forms.filter((form) => form.properties)
  const properties = others.length ? [] : Object.entries(object.properties ?? {})
  return {
    ...(types.length && { type: types.length === 1 ? types[0] : types }),
    ...keywords,
    ...(list?.items && { items: describeNode(document, list.items) }),
    ...(properties.length && {
      properties: Object.fromEntries(properties.map(([name, property]) => [name, describeNode(document, property)])),
    }),
    ...(whole.description && { description: whole.description }),
  }
}
