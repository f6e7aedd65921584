// Rules about several fields of a request. The hand-written documents have them in `x-rules`, which the validators of the service ignore,
// because operations check them with their own error codes. The published documents have them in the schema.

/** Moves the rules of each schema to the schema itself. */
export function withRules<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withRules) as Node
  if (!node || typeof node !== 'object') return node
  const { 'x-rules': rules, ...others } = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withRules<unknown>(child)]))
  return { ...others, ...(rules as object | undefined) } as Node
}
