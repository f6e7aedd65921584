// Finds the operation that answers a method and a path.
import { methods, resolved, typesOf } from '../contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, PathItem } from '../contract/documents.ts'

export interface Route {
  path: string
  item: PathItem
  operations: Partial<Record<Method, OperationObject>>
}

interface Node {
  literals: Map<string, Node>
  /** By what the segment has after the parameter, as `.ics`; mostly nothing. */
  parameters: Map<string, { node: Node; accepts: (segment: string) => boolean }>
  route?: Route
}

/** Literal segments come before parameters; an integer parameter takes digits alone. */
export function routeFinder(document: OpenApiDocument): (path: string) => Route | undefined {
  const root = emptyNode()
  for (const [path, item] of Object.entries(document.paths)) {
    const operations = Object.fromEntries(methods.flatMap((method) => (item[method] ? [[method, item[method]]] : [])))
    segmentsOf(path).reduce((node, segment) => child(document, item, node, segment), root).route = { path, item, operations }
  }
  return (path) => find(root, segmentsOf(path), 0)
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function child(document: OpenApiDocument, item: PathItem, node: Node, segment: string): Node {
  const [whole, name = '', ending = ''] = /^\{(.+)\}(.*)$/.exec(segment) ?? []
  const known = whole ? node.parameters.get(ending)?.node : node.literals.get(segment)
  if (known) return known
  const made = emptyNode()
  if (whole) node.parameters.set(ending, { node: made, accepts: acceptor(document, item, name) })
  else node.literals.set(segment, made)
  return made
}

function emptyNode(): Node {
  return { literals: new Map(), parameters: new Map() }
}

function acceptor(document: OpenApiDocument, item: PathItem, name: string): (segment: string) => boolean {
  const parameter = item.parameters?.map((one) => resolved(document, one)).find((one) => one.name === name && one.in === 'path')
  const isInteger = parameter?.schema && typesOf(resolved(document, parameter.schema)).includes('integer')
  return isInteger ? (segment) => /^\d{1,10}$/.test(segment) : () => true
}

function find(node: Node, segments: string[], index: number): Route | undefined {
  const segment = segments[index]
  if (segment === undefined) return node.route
  const literal = node.literals.get(segment)
  const found = literal && find(literal, segments, index + 1)
  if (found) return found
  for (const [ending, parameter] of node.parameters) {
    const isMeant = segment.endsWith(ending) && parameter.accepts(segment.slice(0, segment.length - ending.length))
    const match = isMeant ? find(parameter.node, segments, index + 1) : undefined
    if (match) return match
  }
  return undefined
}
