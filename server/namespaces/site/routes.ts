// The routes of the contract, as the index document tells them.
import { alternatives, bodyProperties, methods, readDocument, resolved, typesOf } from '../../contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, Parameter, PathItem, Schema } from '../../contract/documents.ts'
import { routeFinder } from '../../http/routes.ts'
import type { MountedDocument } from '../documents.ts'
import type { Schemas } from './contract.ts'

type Route = Schemas['Route']
type Endpoint = Schemas['RouteEndpoint']
type Argument = Schemas['RouteArgument']

/** Every route of the documents by its pattern; `root` is the address of the REST root. */
export function routesOf(mounted: readonly MountedDocument[], root: string): Record<string, Route> {
  const routes = mounted.flatMap(({ document: name, path, namespace }) => {
    const document = readDocument(name)
    return Object.entries(document.paths).map(([pattern, item]) => [joined(path, pattern), routeOf(document, namespace, item, root + joined(path, pattern))] as const)
  })
  return Object.fromEntries(routes.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** The route that answers a path, or undefined where none does. */
export function routeAt(mounted: readonly MountedDocument[], root: string): (path: string) => Route | undefined {
  const finders = mounted.map(({ document: name, path: base, namespace }) => {
    const document = readDocument(name)
    return { document, base, namespace, find: routeFinder(document) }
  })
  return (path) => {
    const at = finders.find(({ base }) => path === base || path.startsWith(`${base}/`))
    const found = at?.find(path.slice(at.base.length) || '/')
    return at && found && routeOf(at.document, at.namespace, found.route.item, root + joined(at.base, found.route.path))
  }
}

function joined(path: string, pattern: string): string {
  return pattern === '/' ? path || '/' : path + pattern
}

function routeOf(document: OpenApiDocument, namespace: string, item: PathItem, address: string): Route {
  const endpoints = endpointsOf(document, item)
  const isPlace = !address.includes('{')
  return { namespace, methods: endpoints.flatMap((endpoint) => endpoint.methods), endpoints, ...(isPlace && { _links: { self: [{ href: address }] } }) }
}

/** The methods that change an item share one endpoint, as they share their definition. */
function endpointsOf(document: OpenApiDocument, item: PathItem): Endpoint[] {
  const groups: Method[][] = item.put ? [['get'], ['post', 'put', 'patch'], ['delete']] : methods.map((method) => [method])
  return groups.flatMap((group) => {
    const [first] = group.flatMap((method) => item[method] ?? [])
    const answered = group.filter((method) => item[method])
    return first ? [endpointOf(document, item, first, answered)] : []
  })
}

function endpointOf(document: OpenApiDocument, item: PathItem, operation: OperationObject, answered: Method[]): Endpoint {
  return {
    methods: answered.map((method) => method.toUpperCase() as Endpoint['methods'][number]),
    ...(operation['x-batch'] !== undefined && { allow_batch: { v1: operation['x-batch'] } }),
    args: { ...Object.fromEntries(parametersOf(document, item, operation).map((one) => [one.name, argumentOf(document, one.schema ?? {}, one.required, one.description)])), ...bodyArguments(document, operation) },
  }
}

function parametersOf(document: OpenApiDocument, item: PathItem, operation: OperationObject): Parameter[] {
  return [...(item.parameters ?? []), ...(operation.parameters ?? [])].map((one) => resolved(document, one)).filter(({ name }) => !name.startsWith('_'))
}

function bodyArguments(document: OpenApiDocument, operation: OperationObject): Record<string, Argument> {
  const schema = operation.requestBody?.content['application/json']?.schema
  const required = schema ? (resolved(document, schema).required ?? []) : []
  return Object.fromEntries(Object.entries(bodyProperties(document, operation)).map(([name, property]) => [name, argumentOf(document, property, required.includes(name))]))
}

const kept = ['format', 'enum', 'default', 'minimum', 'maximum', 'minItems', 'maxItems', 'minLength', 'maxLength', 'pattern', 'uniqueItems'] as const

function argumentOf(document: OpenApiDocument, schema: Schema, required = false, description?: string): Argument {
  const forms = alternatives(document, schema)
  const types = [...new Set(forms.flatMap(typesOf))]
  const whole = resolved(document, schema)
  const list = forms.find((form) => form.items)
  const keywords = Object.fromEntries(kept.flatMap((keyword) => (keyword in whole ? [[keyword, (whole as Record<string, unknown>)[keyword]]] : [])))
  const text = description ?? whole.description
  return {
    ...(types.length && { type: types.length === 1 ? types[0] : types }),
    ...keywords,
    ...(list?.items && { items: { ...argumentOf(document, list.items), required: undefined } }),
    ...(text && { description: text }),
    required,
  }
}
