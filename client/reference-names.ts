// The names of the reference (`wp`, `tribe`) and those of the service (`cms`, `cal`), in both directions. Only names change: those of
// namespaces, types, taxonomies, parameters, fields, link relations and headers. Texts, markup and URLs in content stay as they are.

export interface Names {
  /** Renames in a name, or in a list of names such as `id,_links.wp:term`. */
  name(text: string): string
  /** Renames in a path or a URL: the namespace, what is named after it, and the query. */
  path(text: string): string
  header(name: string): string
  /** Renames in a JSON value: the keys, and the values that are names. */
  json(value: unknown): unknown
}

/** From the names of the reference to those of the service. */
export const toService: Names = createNames({ wp: 'cms', tribe: 'cal' }, { 'x-wp-': 'X-CMS-', 'x-tec-': 'X-CAL-' })

/** From the names of the service to those of the reference. */
export const toReference: Names = createNames({ cms: 'wp', cal: 'tribe' }, { 'x-cms-': 'X-WP-', 'x-cal-': 'X-TEC-' })

/** Fields and parameters whose values are names. */
const NAMED = new Set(
  'type types subtype object taxonomy taxonomies post_type post_types namespace namespaces rest_namespace rest_base _fields _embed'.split(
    ' ',
  ),
)
/** Fields and parameters whose values are paths. */
const PATHS = new Set(['path', 'rest_route'])
/** Fields whose values are not part of the interface: they belong to a theme, a block or a program. */
const OPAQUE = new Set(['attributes', 'content', 'persisted_preferences', 'settings', 'styles'])

function createNames(prefixes: Record<string, string>, headers: Record<string, string>): Names {
  const prefix = `(?:${Object.keys(prefixes).join('|')})`
  const inName = new RegExp(String.raw`(?<![\w-])${prefix}(?=[_:]|[\w/-]*/v\d)`, 'g')
  const ofNamespace = new RegExp(String.raw`(?<=^|/)${prefix}(?=(?:-[a-z-]+|/[a-z]+)?/v\d)`)
  const afterNamespace = new RegExp(String.raw`(?<=/v\d+/(?:(?:types|taxonomies)/)?)${prefix}(?=_)`)
  const renamed = (found: string): string => prefixes[found] ?? found

  const name = (text: string): string => text.replace(inName, renamed)

  function path(text: string): string {
    const [route = '', ...query] = text.split('?')
    const pairs = query.join('?').split('&').map(pair)
    return [route.replace(ofNamespace, renamed).replace(afterNamespace, renamed), ...(query.length ? [pairs.join('&')] : [])].join('?')
  }

  function pair(text: string): string {
    const [[key = '', value = ''] = []] = new URLSearchParams(text)
    const rename = renameOf(key.split('[')[0] ?? '') ?? String
    const [newKey, newValue] = [name(key), rename(value)]
    return newKey === key && newValue === value ? text : `${encodeURIComponent(newKey)}=${encodeURIComponent(newValue)}`
  }

  function renameOf(key: string): ((text: string) => string) | undefined {
    return NAMED.has(key) ? name : PATHS.has(key) ? path : undefined
  }

  const renameKey = (key: string): string => (key.startsWith('/') ? path(key) : name(key))

  function json(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(json)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([key, held]) => [renameKey(key), field(key, held, value)]))
  }

  function field(key: string, value: unknown, owner: object): unknown {
    if (OPAQUE.has(key)) return value
    // The slug of a type or a taxonomy is its name; that of an item is a text. The name of a CURIE is a bare prefix.
    const rename = key === 'slug' && 'rest_base' in owner ? name : key === 'name' && 'templated' in owner ? renamed : renameOf(key)
    if (!rename) return json(value)
    if (typeof value === 'string') return rename(value)
    return Array.isArray(value) ? value.map((one) => (typeof one === 'string' ? rename(one) : json(one))) : json(value)
  }

  function header(given: string): string {
    const [from, to] = Object.entries(headers).find(([start]) => given.toLowerCase().startsWith(start)) ?? ['', '']
    return to + given.slice(from.length)
  }

  return { name, path, header, json }
}
