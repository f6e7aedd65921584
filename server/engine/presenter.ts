// Presents rows as items of the API.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { isFieldRequested } from '../contract/response-fields.ts'
import type { PruneToContext, View } from '../contract/response-fields.ts'
import { embeddedFor, linksFor } from './links.ts'
import type { Link } from './links.ts'
import type { ReadContext, Trait } from './trait.ts'

export interface Presented<Out extends object> {
  type: string
  prune: PruneToContext
  traits: Trait<ContentRow, Out, never>
  links: readonly Link<ContentRow>[]
}

/** What to embed in an item. */
export interface Embedding {
  _embed?: string[]
}

/** Identifies the cached JSON of an item. */
interface CacheKey {
  id: number
  version: number
}

export function presenter<Out extends object>(resource: Presented<Out>) {
  async function present(rows: readonly ContentRow[], reading: ReadContext & { query: Embedding }): Promise<Out[]> {
    const read = await resource.traits.read?.(rows, reading)
    const { _embed: names, _fields: fields } = reading.query
    const links = isFieldRequested(fields, '_links') ? await linksFor(resource.links, rows, reading) : () => ({})
    const embedded =
      names && isFieldRequested(fields, '_embedded') ? await embeddedFor(resource.links, names, rows, reading) : () => undefined
    return rows.map((row) => {
      const _embedded = embedded(row)
      return resource.prune({ ...(read?.(row) as Out), _links: links(row), ...(_embedded && { _embedded }) }, reading.query.context)
    })
  }

  /** Presents one item in the edit context. */
  async function presentEdited(row: ContentRow, context: RequestContext, embedding: Embedding = {}): Promise<Out> {
    const [item] = await present([row], { ...context, query: { ...embedding, context: 'edit' } })
    return item as Out
  }

  const cacheKeyOf = ({ id, version }: CacheKey, view: View): string => `${resource.type} ${id} ${version} ${view}`

  /** The cached JSON of the items, by ID; items not cached for their version are missing. */
  function knownTexts(keys: readonly CacheKey[], view: Exclude<View, 'edit'>, { items }: RequestContext): Map<number, string> {
    return new Map(
      keys.flatMap((key) => {
        const text = items.get(cacheKeyOf(key, view))
        return text === undefined ? [] : [[key.id, text] as const]
      }),
    )
  }

  /** Presents the rows as JSON, by ID, and caches it. */
  async function texts(rows: readonly ContentRow[], view: Exclude<View, 'edit'>, context: RequestContext): Promise<Map<number, string>> {
    if (!rows.length) return new Map()
    const items = await present(rows, { ...context, query: { context: view } })
    const written = new Map(rows.map((row, index) => [row.id, JSON.stringify(items[index])]))
    for (const row of rows) context.items.set(cacheKeyOf(row, view), written.get(row.id) ?? '')
    return written
  }

  return { present, presentEdited, knownTexts, texts }
}
