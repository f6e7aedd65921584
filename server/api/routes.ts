// Matches paths to the routes of a document.
import { methods, resolveRef, typesOf } from '../contract/documents.ts'
import type { Method, OpenApiDocument, OperationObject, PathItem } from '../contract/documents.ts'

export interface Route {
  path: string
  item: PathItem
  operations: Partial<Record<Method, OperationObject>>
}

export interface Match {
  route: Route
  /** The values of the path parameters, decoded. */
  params: Record<string, string>
}

interface Parameter {
  node: Node
  /** How many path segments it may span. */
  span: number
  accepts: (segment: string) => boolean
}

interface Node {
  literals: Map<string, Node>
  /** By the suffix of their segment, such as `.ics`; usually empty. */
  parameters: Map<string, Parameter>
  route?: Route
}

const PARAMETER = /^\{(.+)\}(.*)$/

/** Literal segments take precedence over parameters. An integer parameter matches only digits; `x-segments` is how many segments a parameter may span. */
export function routeFinder(document: OpenApiDocument): (path: string) => Match | undefined {
  const root = emptyNode()
  for (const [path, item] of Object.entries(document.paths)) {
    const operations = Object.fromEntries(methods.flatMap((method) => (item[method] ? [[method, item[method]]] : [])))
    segmentsOf(path).reduce((node, segment) => child(document, item, node, segment), root).route = { path, item, operations }
  }
  return (path) => (isDecodable(path) ? find(root, segmentsOf(path), []) : undefined)
}

/** Whether the percent-encoded bytes are valid UTF-8. */
function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path)
    return true
  } catch {
    return false
  }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

function paramsOf(template: string, taken: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    segmentsOf(template).flatMap((segment, index) => {
      const [, name, ending = ''] = PARAMETER.exec(segment) ?? []
      const value = taken[index] ?? ''
      return name === undefined ? [] : [[name, decodeURIComponent(value.slice(0, value.length - ending.length))]]
    }),
  )
}

function child(document: OpenApiDocument, item: PathItem, node: Node, segment: string): Node {
  const [whole, name = '', ending = ''] = PARAMETER.exec(segment) ?? []
  const known = whole ? node.parameters.get(ending)?.node : node.literals.get(segment)
  if (known) return known
  const added = emptyNode()
  if (whole) node.parameters.set(ending, { node: added, ...acceptance(document, item, name) })
  else node.literals.set(segment, added)
  return added
}

function emptyNode(): Node {
  return { literals: new Map(), parameters: new Map() }
}

function acceptance(document: OpenApiDocument, item: PathItem, name: string): { span: number; accepts: (segment: string) => boolean } {
  const parameter = item.parameters?.map((node) => resolveRef(document, node)).find((node) => node.name === name && node.in === 'path')
  const schema = parameter?.schema && resolveRef(document, parameter.schema)
  return {
    span: schema?.['x-segments'] ?? 1,
    accepts: typesOf(schema).includes('integer') ? (segment) => /^\d{1,10}$/.test(segment) : () => true,
  }
}

/** `taken` are the segments matched so far, one for each parameter, with encoded slashes. */
function find(node: Node, segments: readonly string[], taken: readonly string[]): Match | undefined {
  const [segment, ...rest] = segments
  if (segment === undefined) return node.route && { route: node.route, params: paramsOf(node.route.path, taken) }
  const literal = node.literals.get(segment)
  const found = literal && find(literal, rest, [...taken, segment])
  if (found) return found
  for (const [ending, parameter] of node.parameters) {
    const match = matchParameter(ending, parameter, segments, taken)
    if (match) return match
  }
  return undefined
}

function matchParameter(
  ending: string,
  { node, span, accepts }: Parameter,
  segments: readonly string[],
  taken: readonly string[],
): Match | undefined {
  for (let length = 1; length <= Math.min(span, segments.length); length++) {
    const value = segments.slice(0, length).join('%2F')
    if (!value.endsWith(ending) || !accepts(value.slice(0, value.length - ending.length))) continue
    const match = find(node, segments.slice(length), [...taken, value])
    if (match) return match
  }
  return undefined
}
