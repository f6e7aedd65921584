// Converts a tool call to a request.
import { queryString } from '../../client/query.ts'
import type { Tool } from './tool.ts'

export interface ToolRequest {
  method: string
  /** Below the REST root, such as `/cms/v2/posts?page=2`. */
  url: string
  headers: Record<string, string>
  /** Undefined if there is none. */
  body: unknown
}

export type Arguments = Record<string, unknown>

/** Why a call cannot be carried out, for the assistant. */
export class ToolError extends Error {}

/** Throws a ToolError if an argument is unknown or missing. The service itself checks the values. */
export function requestOf(tool: Tool, given: Arguments): ToolRequest {
  assertKnown(tool, given)
  const { body, 'If-Match': tag, ...parameters } = given
  const inPath = new Set([...tool.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))
  const path = tool.path.replace(/\{(\w+)\}/g, (_, name: string) => pathValue(tool, name, parameters[name]))
  const query = Object.entries({ ...expandShortForm(tool, given), ...parameters }).filter(([name]) => !inPath.has(name))
  const text = queryOf(Object.fromEntries(query))
  return {
    method: tool.method,
    url: text ? `${path}?${text}` : path,
    // An assistant can only correct what it is told.
    headers: { prefer: 'handling=strict', ...(typeof tag === 'string' && { 'if-match': tag }) },
    body,
  }
}

function assertKnown({ name, inputSchema: { properties, required = [] } }: Tool, given: Arguments): void {
  const known = Object.keys(properties)
  const unknown = Object.keys(given).find((argument) => !known.includes(argument))
  if (unknown !== undefined)
    throw new ToolError(
      `${name} has no argument ${JSON.stringify(unknown)}. ${known.length ? `Its arguments are ${known.join(', ')}.` : 'It has none.'}`,
    )
  const missing = required.find((argument) => given[argument] === undefined)
  if (missing !== undefined) throw new ToolError(`${name} requires the argument ${missing}.`)
}

/** The tools of lists name another default of the context than the service has. */
function expandShortForm({ inputSchema: { properties } }: Tool, given: Arguments): Arguments {
  const { context } = properties
  return context?.default === 'embed' && given['_fields'] === undefined ? { context: context.default } : {}
}

/** One segment, so that it cannot lead to another operation. */
function pathValue({ inputSchema }: Tool, name: string, value: unknown): string {
  const isInteger = inputSchema.properties[name]?.type === 'integer'
  if (isInteger && !/^\d+$/.test(String(value))) throw new ToolError(`${name} must be a positive whole number.`)
  if ((typeof value !== 'string' && typeof value !== 'number') || ['', '.', '..'].includes(String(value)))
    throw new ToolError(`${JSON.stringify(value)} is not a valid ${name}.`)
  return encodeURIComponent(value)
}

function queryOf(values: Arguments): string {
  try {
    return queryString(values)
  } catch (error) {
    throw new ToolError((error as Error).message)
  }
}
