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
  /** Whether it accepts digits only. */
  isNumber: boolean
}

interface Node {
  literals: Map<string, Node>
  /** By the suffix of their segment, such as `.ics`; usually empty. */
  parameters: Map<string, Parameter>
  end?: End
}

/** A node at which a route ends. */
interface End {
  route: Route
  /** The names of its parameters in their order, and the suffixes of their segments. */
  parameters: { name: string; ending: string }[]
}

const PARAMETER = /^\{(.+)\}(.*)$/

/** Literal segments take precedence over parameters. An integer parameter matches only digits; `x-segments` is how many segments a parameter may span. */
export function routeFinder(document: OpenApiDocument): (path: string) => Match | undefined {
  const root = emptyNode()
  for (const [path, item] of Object.entries(document.paths)) {
    const operations = Object.fromEntries(methods.flatMap((method) => (item[method] ? [[method, item[method]]] : [])))
    const segments = segmentsOf(path)
    segments.reduce((node, segment) => child(document, item, node, segment), root).end = {
      route: { path, item, operations },
      parameters: segments.flatMap((segment) => {
        const [, name, ending = ''] = PARAMETER.exec(segment) ?? []
        return name === undefined ? [] : { name, ending }
      }),
    }
  }
  return (path) => (isDecodable(path) ? find(root, segmentsOf(path), 0, []) : undefined)
}

/** Whether the percent-encoded bytes are valid UTF-8. */
function isDecodable(path: string): boolean {
  if (!path.includes('%')) return true
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

function paramsOf(parameters: End['parameters'], taken: readonly string[]): Record<string, string> {
  const params: Record<string, string> = {}
  for (const [index, { name, ending }] of parameters.entries()) {
    const value = taken[index] ?? ''
    params[name] = decodeURIComponent(value.slice(0, value.length - ending.length))
  }
  return params
}

function child(document: OpenApiDocument, item: PathItem, node: Node, segment: string): Node {
  const [whole, name = '', ending = ''] = PARAMETER.exec(segment) ?? []
  if (!whole) {
    const known = node.literals.get(segment) ?? emptyNode()
    node.literals.set(segment, known)
    return known
  }
  const own = acceptance(document, item, name)
  const known = node.parameters.get(ending) ?? { node: emptyNode(), ...own }
  // Routes that share a segment share what it accepts; the validators check each route's own parameter.
  node.parameters.set(ending, { ...known, isNumber: known.isNumber && own.isNumber })
  return known.node
}

function emptyNode(): Node {
  return { literals: new Map(), parameters: new Map() }
}

function acceptance(document: OpenApiDocument, item: PathItem, name: string): Pick<Parameter, 'span' | 'isNumber'> {
  const parameter = item.parameters?.map((node) => resolveRef(document, node)).find((node) => node.name === name && node.in === 'path')
  const schema = parameter?.schema && resolveRef(document, parameter.schema)
  return {
    span: schema?.['x-segments'] ?? 1,
    isNumber: typesOf(schema).includes('integer'),
  }
}

/** Matches the segments from `at` on. `taken` are those of the parameters so far, with encoded slashes. */
function find(node: Node, segments: readonly string[], at: number, taken: readonly string[]): Match | undefined {
  const segment = segments[at]
  if (segment === undefined) return node.end && { route: node.end.route, params: paramsOf(node.end.parameters, taken) }
  const literal = node.literals.get(segment)
  const found = literal && find(literal, segments, at + 1, taken)
  if (found) return found
  for (const [ending, parameter] of node.parameters) {
    const match = matchParameter(ending, parameter, segments, at, taken)
    if (match) return match
  }
  return undefined
}

function matchParameter(
  ending: string,
  { node, span, isNumber }: Parameter,
  segments: readonly string[],
  at: number,
  taken: readonly string[],
): Match | undefined {
  for (let end = at + 1; end <= Math.min(at + span, segments.length); end++) {
    const value = segments.slice(at, end).join('%2F')
    if (!value.endsWith(ending) || (isNumber && !/^\d{1,10}$/.test(value.slice(0, value.length - ending.length)))) continue
    const match = find(node, segments, end, [...taken, value])
    if (match) return match
  }
  return undefined
}
