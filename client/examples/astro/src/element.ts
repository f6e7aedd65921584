// The outermost element in the HTML of a block, with the classes and styles that the service has given it.
const START_TAG = /^\s*<([a-z][a-z0-9]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/i
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#039;': "'", '&lt;': '<', '&gt;': '>' }
const decoded = (text: string): string => text.replace(/&(?:amp|quot|#039|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

/** Attributes without a value are true. */
export function elementOf(html: string): { name: string; attributes: Record<string, string | true> } {
  const [, name = 'div', attributes = ''] = START_TAG.exec(html) ?? []
  const entries = [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', value]): [string, string | true] => [
    key,
    value === undefined ? true : decoded(value),
  ])
  return { name, attributes: Object.fromEntries(entries) }
}
