// `_links` and what `_embed` brings along.
import type { RequestContext } from '../context.ts'

export interface LinkObject {
  href: string
  embeddable?: boolean
  taxonomy?: string
  post_type?: string
  count?: number
  id?: number
  name?: string
  templated?: boolean
}

/** Relations of an item with what they lead to; one that leads nowhere does not show. */
export type Relations = Record<string, LinkObject[]>

/** Fetches what a relation leads to, for a whole page of items at once: for each target, in their order, what is found there. */
export type Load<Row> = (rows: readonly Row[], context: RequestContext) => Promise<(row: Row) => unknown[]>

/** One relation of an item, or several that are told from the same. */
export interface Link<Row> {
  /** Prepared once a page, like the reading of a trait. */
  targets(rows: readonly Row[], context: RequestContext): Promise<(row: Row) => Relations> | ((row: Row) => Relations)
  /** The relation through which `_embed` brings something along. */
  embeds?: { rel: string; load: Load<Row> }
}

/** A relation whose targets can be told from the row alone. */
export function link<Row>(rel: string, target: (row: Row, context: RequestContext) => LinkObject[], load?: Load<Row>): Link<Row> {
  return { targets: (_rows, context) => (row) => ({ [rel]: target(row, context) }), ...(load && { embeds: { rel, load } }) }
}

/** What is found by id, for links with one target each. */
export type Embedded = (ids: readonly number[], context: RequestContext) => Promise<Map<number, object>>

/** Loads the one target of each row, whose id `idOf` gives; 0 stands for none. */
export function loading<Row>(idOf: (row: Row) => number, embedded: Embedded): Load<Row> {
  return async (rows, context) => {
    const found = await embedded(rows.map(idOf).filter(Boolean), context)
    return (row) => [found.get(idOf(row)) ?? []].flat()
  }
}

export async function linksFor<Row>(
  links: readonly Link<Row>[],
  rows: readonly Row[],
  context: RequestContext,
): Promise<(row: Row) => Relations> {
  const targets = await Promise.all(links.map(async (link) => link.targets(rows, context)))
  const curies = [{ name: 'cms', href: `${context.config.baseUrl}/docs/#{rel}`, templated: true }]
  return (row) => {
    const found: Relations = {}
    for (const of of targets) {
      for (const [rel, objects] of Object.entries(of(row))) if (objects.length) found[rel] = objects
    }
    return Object.keys(found).some((rel) => rel.startsWith('cms:')) ? { ...found, curies } : found
  }
}

/** What the asked relations lead to; an empty list of names stands for all. */
export async function embeddedFor<Row>(
  links: readonly Link<Row>[],
  names: readonly string[],
  rows: readonly Row[],
  context: RequestContext,
): Promise<(row: Row) => Record<string, unknown[]> | undefined> {
  const isAsked = (rel: string): boolean => names.length === 0 || names.includes(rel) || names.includes('1') || names.includes('true')
  const asked = links.flatMap(({ embeds }) => (embeds && isAsked(embeds.rel) ? embeds : []))
  const loaded = await Promise.all(asked.map(async ({ rel, load }) => [rel, await load(rows, context)] as const))
  return (row) => {
    const found = Object.fromEntries(loaded.map(([rel, of]) => [rel, of(row)] as const).filter(([, list]) => list.length))
    return Object.keys(found).length ? found : undefined
  }
}
