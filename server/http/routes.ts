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
  parameter?: { node: Node; accepts: (segment: string) => boolean }
  route?: Route
}

/** Literal segments come before parameters; an integer parameter takes digits alone. */
export function routeFinder(document: OpenApiDocument): (path: string) => Route | undefined {
  const root: Node = { literals: new Map() }
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
  const name = /^\{(.+)\}$/.exec(segment)?.[1]
  if (name) return (node.parameter ??= { node: { literals: new Map() }, accepts: acceptor(document, item, name) }).node
  const known = node.literals.get(segment)
  if (known) return known
  const made: Node = { literals: new Map() }
  node.literals.set(segment, made)
  return made
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
  return node.parameter?.accepts(segment) ? find(node.parameter.node, segments, index + 1) : undefined
}
