// Rules about several fields of a request. Operations check them with error codes of their own, so the hand-written documents have them
// in `x-rules`, which the validators of the service ignore. Programs that know nothing but OpenAPI find them in the schema itself.

/** Returns the node with the rules of each schema beside its other keywords. */
export function withRules<Node>(node: Node): Node {
  if (Array.isArray(node)) return node.map(withRules) as Node
  if (!node || typeof node !== 'object') return node
  const { 'x-rules': rules, ...others } = Object.fromEntries(Object.entries(node).map(([key, child]) => [key, withRules<unknown>(child)]))
  return { ...others, ...(rules as object | undefined) } as Node
}
