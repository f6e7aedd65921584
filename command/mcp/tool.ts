// A tool as `npm run codegen` describes it in generated/<namespace>/tools.json, and which tools an assistant gets.
import { readFileSync, readdirSync } from 'node:fs'
import { packageFile } from '../package-files.ts'
import { everydayTools } from './everyday-tools.ts'

export interface Tool {
  /** The ID of the operation. */
  name: string
  title: string
  description: string
  inputSchema: InputSchema
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean }
  /** The namespace of the operation, such as `cms/v2`; empty for the index of the site. */
  namespace: string
  method: string
  /** The path below the REST root, such as `/cms/v2/posts/{id}`. */
  path: string
  /** Whether it lists, reads or changes items of a type, or terms of a taxonomy, that the site declares. */
  isOwn?: boolean
}

/** The arguments: the parameters of the operation by name, and its body as `body`. */
export interface InputSchema {
  type: 'object'
  properties: Record<string, { type?: unknown; default?: unknown }>
  required?: string[]
  additionalProperties: false
}

export interface ToolChoice {
  /** Whether operations that change something are tools. */
  write: boolean
  /** Globs of names, such as `list*`. Without any, the everyday tools; with namespaces, all tools of those. */
  names?: readonly string[] | undefined
  namespaces?: readonly string[] | undefined
}

const folder = packageFile('generated/')
let all: readonly Tool[] | undefined

/** Returns the tools of the operations that every service has. */
export function readTools(): readonly Tool[] {
  all ??= readdirSync(folder).flatMap((name) => JSON.parse(readFileSync(new URL(`${name}/tools.json`, folder), 'utf8')) as Tool[])
  return all
}

export function isWrite({ annotations }: Tool): boolean {
  return !annotations.readOnlyHint
}

/** Whether a name or a namespace is chosen, regardless of `write`. */
export function isChosen({ name, namespace, isOwn = false }: Tool, { names, namespaces }: ToolChoice): boolean {
  if (namespaces && !namespaces.includes(namespace)) return false
  if (!names) return namespaces !== undefined || isOwn || everydayTools.has(name)
  return names.some((glob) => matchesPattern(name, glob))
}

/** Linear, unlike a regular expression: callers of the endpoint choose the glob. */
function matchesPattern(name: string, glob: string): boolean {
  const [start = '', ...parts] = glob.split('*')
  const end = parts.pop()
  if (end === undefined) return name === start
  if (!name.startsWith(start)) return false
  let at = start.length
  for (const part of parts) {
    const found = name.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return name.length - end.length >= at && name.endsWith(end)
}
