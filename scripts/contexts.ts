// Makes a schema for each context: `Post` is what readers see, `PostInEdit` what editors see, `PostInEmbed` the short form.
// The responses to a read in the contexts `edit` and `embed` stand beside its statuses, where only the client looks for them:
// for all others, its type is that of the default context. Responses to writes have the context `edit`.
import type { OpenAPI3 } from 'openapi-typescript'

type Context = 'view' | 'edit' | 'embed'
type Schemas = Record<string, Node>
interface Node {
  [key: string]: unknown
}

const suffixes: Record<Context, string> = { view: '', edit: 'InEdit', embed: 'InEmbed' }
const methods = ['get', 'put', 'post', 'delete', 'patch'] as const

/** Returns the document with a schema for each context, and with responses that refer to them. */
export function inContexts(document: OpenAPI3): OpenAPI3 {
  const schemas = document.components?.schemas as Schemas | undefined
  if (!schemas) return document
  const differing = differingIn(schemas)
  for (const name of differing)
    for (const context of ['edit', 'embed', 'view'] as const)
      schemas[name + suffixes[context]] = shownIn(context, schemas[name] ?? {}, differing) as Node
  for (const schema of Object.values(schemas)) describeEmbedded(schema, differing)
  for (const item of Object.values(document.paths ?? {}) as Node[])
    for (const method of methods) {
      const { responses = {} } = (item[method] ?? {}) as { responses?: Record<string, Node> }
      for (const [status, response] of Object.entries(responses))
        if (status.startsWith('2')) Object.assign(responses, responsesInContexts(status, response, method === 'get', differing))
    }
  return document
}

/** Returns the schemas with a field that some context hides, at any depth. */
function differingIn(schemas: Schemas): Set<string> {
  const found = new Set<string>()
  const differs = (node: unknown): boolean =>
    !!node &&
    typeof node === 'object' &&
    ('x-context' in node || found.has(referred(node) ?? '') || Object.values(node).some((child) => differs(child)))
  for (let size = -1; size < found.size;) {
    size = found.size
    for (const [name, schema] of Object.entries(schemas)) if (differs(schema)) found.add(name)
  }
  return found
}

function referred(node: object): string | undefined {
  return '$ref' in node && typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined
}

/** Returns a copy without the fields that the context hides. Fields that readers do not see are required in the other contexts. */
function shownIn(context: Context, node: unknown, differing: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((child) => shownIn(context, child, differing))
  if (!node || typeof node !== 'object') return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, shownIn(context, child, differing)]))
  const name = referred(node)
  if (name && differing.has(name)) copy['$ref'] = `#/components/schemas/${name}${suffixes[context]}`
  if (copy['type'] === 'object' && copy['properties']) {
    const all = Object.entries(copy['properties'] as Record<string, { 'x-context'?: Context[] }>)
    const shown = all.filter(([, property]) => property['x-context']?.includes(context) ?? true)
    const required = (copy['required'] ?? []) as string[]
    copy['properties'] = Object.fromEntries(shown)
    copy['required'] = shown.flatMap(([field, property]) =>
      required.includes(field) || property['x-context']?.includes('view') === false ? [field] : [],
    )
  }
  return copy
}

/** `x-embedded` names the schemas of each relation's targets, directly or in a nested list. Embedded targets have the short form. */
function describeEmbedded({ properties }: Node, differing: ReadonlySet<string>): void {
  const embedded = (properties as Record<string, Node> | undefined)?.['_embedded']
  const relations = Object.entries((embedded?.['x-embedded'] ?? {}) as Record<string, (string | string[])[]>)
  if (!embedded) return
  const described = relations.map(([relation, kinds]): [string, unknown] => [relation, shownIn('embed', listOf(kinds), differing)])
  if (described.length) Object.assign(properties as Node, { _embedded: { type: 'object', properties: Object.fromEntries(described) } })
  else delete (properties as Node)['_embedded']
}

function listOf(kinds: (string | string[])[]): Node {
  const items = kinds.map((kind) => (Array.isArray(kind) ? listOf(kind) : { $ref: `#/components/schemas/${kind}` }))
  return { type: 'array', items: items.length === 1 ? items[0] : { oneOf: items } }
}

/** Returns a response by the key that it has among the responses of its operation. */
function responsesInContexts(status: string, response: Node, isRead: boolean, differing: ReadonlySet<string>): Record<string, Node> {
  const json = (response['content'] as Node | undefined)?.['application/json']
  const { description } = response
  const content = (context: Context): Node => ({ 'application/json': shownIn(context, json, differing) })
  if (JSON.stringify(shownIn('edit', json, differing)) === JSON.stringify(json)) return {}
  return isRead
    ? { edit: { description, content: content('edit') }, embed: { description, content: content('embed') } }
    : { [status]: { ...response, content: content('edit') } }
}
