// Rows -> items as they are shown.
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

/** What is to come along with an item. */
export interface Embedding {
  _embed?: string[]
}

/** What is needed of an item to know its JSON again. */
interface Known {
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
      const brought = embedded(row)
      return resource.prune({ ...(read?.(row) as Out), _links: links(row), ...(brought && { _embedded: brought }) }, reading.query.context)
    })
  }

  /** One item with everything that its editors see. */
  async function presentEdited(row: ContentRow, context: RequestContext, asked: Embedding = {}): Promise<Out> {
    const [item] = await present([row], { ...context, query: { ...asked, context: 'edit' } })
    return item as Out
  }

  const nameOf = ({ id, version }: Known, view: View): string => `${resource.type} ${id} ${version} ${view}`

  /** The items' JSON as readers see it, by id, as far as it is known for their versions. */
  function knownTexts(keys: readonly Known[], view: Exclude<View, 'edit'>, { items }: RequestContext): Map<number, string> {
    return new Map(
      keys.flatMap((key) => {
        const text = items.get(nameOf(key, view))
        return text === undefined ? [] : [[key.id, text] as const]
      }),
    )
  }

  /** The rows' JSON as readers see it, by id, which is known from then on. */
  async function texts(rows: readonly ContentRow[], view: Exclude<View, 'edit'>, context: RequestContext): Promise<Map<number, string>> {
    if (!rows.length) return new Map()
    const items = await present(rows, { ...context, query: { context: view } })
    const written = new Map(rows.map((row, index) => [row.id, JSON.stringify(items[index])]))
    for (const row of rows) context.items.set(nameOf(row, view), written.get(row.id) ?? '')
    return written
  }

  return { present, presentEdited, knownTexts, texts }
}
