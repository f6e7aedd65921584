// Schemas of values with fewer fields, such as responses in the embed context or with `_fields`.

/** Removes `required`. Such values can match more than one alternative. */
export function withoutRequired<Node extends object>(node: Node): Node {
  const text = JSON.stringify(node, (key, value: unknown) => {
    if (key === 'required' && Array.isArray(value)) return undefined
    // A partial value need not say which alternative it is.
    return isDiscriminated(value) ? { type: 'object' } : value
  })
  return JSON.parse(text.replaceAll('"oneOf":', '"anyOf":')) as Node
}

const isDiscriminated = (node: unknown): boolean => typeof node === 'object' && node !== null && 'oneOf' in node && 'discriminator' in node
