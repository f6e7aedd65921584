// Derives the schemas of each context. `x-context` on a property lists the contexts that show it.

export type Context = 'view' | 'edit' | 'embed'

export interface Node {
  [key: string]: unknown
}

export type Nodes = Record<string, Node>

/** The suffix of schema names in each context. */
export const suffixes: Record<Context, string> = { view: '', edit: 'InEdit', embed: 'InEmbed' }

/** Returns the names of the schemas that match, or contain a schema that matches, at any depth. */
export function findSchemas(schemas: Nodes, matches: (node: object) => boolean): Set<string> {
  const found = new Set<string>()
  const contains = (node: unknown): boolean =>
    !!node &&
    typeof node === 'object' &&
    (matches(node) || found.has(referencedName(node) ?? '') || Object.values(node).some((child) => contains(child)))
  for (let size = -1; size < found.size;) {
    size = found.size
    for (const [name, schema] of Object.entries(schemas)) if (contains(schema)) found.add(name)
  }
  return found
}

/** Returns the names of the schemas that differ between contexts. */
export function findDiffering(schemas: Nodes): Set<string> {
  return findSchemas(schemas, (node) => 'x-context' in node)
}

/** Returns the name of the schema that a node references. */
export function referencedName(node: object): string | undefined {
  return '$ref' in node && typeof node.$ref === 'string' ? node.$ref.split('/').at(-1) : undefined
}

/**
 * Returns a copy without the fields that the context hides. Fields that are hidden in `view` are required in the other contexts, unless reading them
 * takes a right.
 */
export function pruneToContext(context: Context, node: unknown, differing: ReadonlySet<string>): unknown {
  if (Array.isArray(node)) return node.map((child) => pruneToContext(context, child, differing))
  if (!node || typeof node !== 'object') return node
  const copy = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, pruneToContext(context, child, differing)]))
  const name = referencedName(node)
  if (name && differing.has(name)) copy['$ref'] = `#/components/schemas/${name}${suffixes[context]}`
  if (copy['type'] === 'object' && copy['properties']) {
    const all = Object.entries(copy['properties'] as Record<string, { 'x-context'?: Context[]; 'x-read'?: string }>)
    const shown = all.filter(([, property]) => property['x-context']?.includes(context) ?? true)
    const required = (copy['required'] ?? []) as string[]
    copy['properties'] = Object.fromEntries(shown)
    copy['required'] = shown.flatMap(([field, property]) =>
      required.includes(field) || (property['x-context']?.includes('view') === false && property['x-read'] === undefined) ? [field] : [],
    )
  }
  return copy
}

/** Returns the schema of `_embedded` from `x-embedded`, which names the target schemas of each relation. Targets are in the embed context. */
export function embeddedSchema({ properties }: Node, differing: ReadonlySet<string>): Node | undefined {
  const embedded = (properties as Nodes | undefined)?.['_embedded']
  const relations = Object.entries((embedded?.['x-embedded'] ?? {}) as Record<string, Targets>)
  if (!relations.length) return undefined
  const described = relations.map(([relation, targets]) => [relation, pruneToContext('embed', listOf(targets), differing)])
  return { type: 'object', properties: Object.fromEntries(described) as Node }
}

/** The names of schemas, directly or in a nested list. */
type Targets = (string | string[])[]

function listOf(targets: Targets): Node {
  const items = targets.map((target) => (Array.isArray(target) ? listOf(target) : { $ref: `#/components/schemas/${target}` }))
  return { type: 'array', items: items.length === 1 ? items[0] : { oneOf: items } }
}
