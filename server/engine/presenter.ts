// Presents rows as items of the API.
import type { ContentRow } from '../db/tables/content.ts'
import { isFieldRequested } from '../contract/response-fields.ts'
import type { PruneToContext } from '../contract/response-fields.ts'
import { embeddedFor, linksFor } from './links.ts'
import type { Link } from './links.ts'
import { translateRows } from './translated-rows.ts'
import type { ReadContext, Trait } from './trait.ts'

export interface Presented<Out extends object> {
  type: string
  prune: PruneToContext
  traits: Trait<ContentRow, Out, never>
  links: readonly Link<ContentRow>[]
  /** Whether items have texts in further languages. */
  isTranslated?: boolean
}

/** The relations to embed in an item. */
export interface Embedding {
  _embed?: string[]
}

export interface Reading extends ReadContext {
  query: ReadContext['query'] & Embedding
  /** What the JSON of items depends on besides their versions. */
  variant?: string
}

export function presenter<Out extends object>(resource: Presented<Out>) {
  async function present(stored: readonly ContentRow[], reading: Reading): Promise<Out[]> {
    const rows = resource.isTranslated ? await translateRows(stored, reading) : stored
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

  return { present }
}
