// Filters the attributes of an opening tag: keeps the allowed ones, each with a quoted, safe value.

import { normalizeEntities } from './entities.ts'
import { filterUrl } from './link-scheme.ts'
import { filterStyle } from './style-filter.ts'

const URL_ATTRIBUTES = new Set(
  (
    'action archive background cite classid codebase data formaction href icon longdesc manifest poster profile src ' + 'usemap xmlns'
  ).split(' '),
)
const DATA_NAME = /^data-[a-z0-9_.:-]+$/

const ATTRIBUTE = /\s*([_a-z][-_a-z0-9:.]*)(?:\s*=\s*("[^"]*"|'[^']*'|[^\s"']+))?(?=\s|$)/iy
// Anything that is not an attribute is removed, up to the next white space outside quotes.
const JUNK = /\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"']+)*/y

interface Attribute {
  name: string
  // The value as written, with its quotes; undefined for a name without a value.
  value: string | undefined
}

function parseAttributes(source: string): Attribute[] {
  const attributes: Attribute[] = []
  let position = 0
  while (position < source.length) {
    ATTRIBUTE.lastIndex = position
    const match = ATTRIBUTE.exec(source)
    if (match) attributes.push({ name: match[1] ?? '', value: match[2] })
    JUNK.lastIndex = position
    const taken = match ?? JUNK.exec(source)
    position += Math.max(1, taken?.[0].length ?? 0)
  }
  return attributes
}

function isAllowed(name: string, allowed: ReadonlySet<string>): boolean {
  return allowed.has(name) || (allowed.has('data-*') && DATA_NAME.test(name))
}

function filterValue(name: string, value: string): string {
  const text = normalizeEntities(value)
  if (name === 'style') return filterStyle(text)
  return URL_ATTRIBUTES.has(name) ? filterUrl(text) : text
}

function writeAttribute({ name, value }: Attribute): string {
  if (value === undefined) return ` ${name}`
  const quote = value.startsWith("'") ? "'" : '"'
  const bare = /^["']/.test(value) ? value.slice(1, -1) : value
  const filtered = filterValue(name.toLowerCase(), bare)
  if (name.toLowerCase() === 'style' && filtered === '') return ''
  return ` ${name}=${quote}${filtered}${quote}`
}

// `source` is the text between the element's name and the closing bracket; it contains no < and no >.
export function filterAttributes(source: string, allowed: ReadonlySet<string>): string {
  const seen = new Set<string>()
  let result = ''
  for (const attribute of parseAttributes(source)) {
    const name = attribute.name.toLowerCase()
    if (seen.has(name) || !isAllowed(name, allowed)) continue
    seen.add(name)
    result += writeAttribute(attribute)
  }
  return result
}
