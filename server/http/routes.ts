// Finds the operation that answers a method and a path.
import { methods, resolved, typesOf } from '../contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, Parameter, PathItem } from '../contract/documents.ts'

export interface Route {
  path: string
  item: PathItem
  operations: Partial<Record<Method, OperationObject>>
  /** Where the last parameter begins, if it takes all segments from there. */
  restFrom?: number
}

interface Node {
  literals: Map<string, Node>
  parameter?: { node: Node; accepts: (segment: string) => boolean }
  route?: Route
  /** Answers what is longer than any other route below here. */
  rest?: Route
}

/** Literal segments come before parameters; an integer parameter takes digits alone. */
export function routeFinder(document: OpenApiDocument): (path: string) => Route | undefined {
  const root: Node = { literals: new Map() }
  for (const [path, item] of Object.entries(document.paths)) {
    const operations = Object.fromEntries(methods.flatMap((method) => (item[method] ? [[method, item[method]]] : [])))
    const segments = segmentsOf(path)
    const route = { path, item, operations }
    segments.reduce((node, segment) => child(document, item, node, segment), root).route = route
    if (takesRest(document, item, segments.at(-1))) segments.slice(0, -1).reduce((node, segment) => child(document, item, node, segment), root).rest = { ...route, restFrom: segments.length - 1 }
  }
  return (path) => find(root, segmentsOf(path), 0)
}

/** The path as its pattern has it: what a parameter takes is one segment. */
export function inSegments({ restFrom }: Route, path: string): string {
  if (restFrom === undefined) return path
  const segments = segmentsOf(path)
  return `/${[...segments.slice(0, restFrom), segments.slice(restFrom).join('%2F')].join('/')}`
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** `{id}` -> `id` */
function nameIn(segment: string): string | undefined {
  return /^\{(.+)\}$/.exec(segment)?.[1]
}

function child(document: OpenApiDocument, item: PathItem, node: Node, segment: string): Node {
  const name = nameIn(segment)
  if (name) return (node.parameter ??= { node: { literals: new Map() }, accepts: acceptor(document, item, name) }).node
  const known = node.literals.get(segment)
  if (known) return known
  const made: Node = { literals: new Map() }
  node.literals.set(segment, made)
  return made
}

function pathParameter(document: OpenApiDocument, item: PathItem, name: string): Parameter | undefined {
  return item.parameters?.map((one) => resolved(document, one)).find((one) => one.name === name && one.in === 'path')
}

function takesRest(document: OpenApiDocument, item: PathItem, segment = ''): boolean {
  const name = nameIn(segment)
  return name !== undefined && pathParameter(document, item, name)?.['x-takes-rest'] === true
}

function acceptor(document: OpenApiDocument, item: PathItem, name: string): (segment: string) => boolean {
  const parameter = pathParameter(document, item, name)
  const isInteger = parameter?.schema && typesOf(resolved(document, parameter.schema)).includes('integer')
  return isInteger ? (segment) => /^\d{1,10}$/.test(segment) : () => true
}

function find(node: Node, segments: string[], index: number): Route | undefined {
  const segment = segments[index]
  if (segment === undefined) return node.route
  const literal = node.literals.get(segment)
  const found = literal && find(literal, segments, index + 1)
  if (found) return found
  const taken = node.parameter?.accepts(segment) ? find(node.parameter.node, segments, index + 1) : undefined
  return taken ?? node.rest
}
