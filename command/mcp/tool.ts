// A tool as `npm run codegen` describes it in generated/<namespace>/tools.json, and which tools an assistant gets.
import { readFileSync, readdirSync } from 'node:fs'
import { packageFile } from '../package-files.ts'
import type { SiteDocument } from '../site-documents.ts'
import { everydayTools } from './everyday-tools.ts'
import { toolsOf } from './tools-of.ts'

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

/** Replaces the tools of the documents that a site changes, and adds those of its own types. */
export function withSiteTools(tools: readonly Tool[], documents: readonly SiteDocument[]): readonly Tool[] {
  const known = new Set(tools.map(({ name }) => name))
  const own = documents
    .flatMap((one) => toolsOf(one.document, one))
    .map((tool) => ({ ...tool, isOwn: !known.has(tool.name) && isOfItems(tool) }))
  const names = new Set(own.map(({ name }) => name))
  return [...tools.filter(({ name }) => !names.has(name)), ...own]
}

/** Those of revisions and the like have longer paths. */
const isOfItems = ({ path, namespace }: Tool): boolean => /^\/[^/]+(\/\{id\})?$/.test(path.slice(namespace.length + 1))

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
