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

/** One relation of an item. `load` fetches what it leads to, for a whole page of items at once. */
export interface Link<Row> {
  rel: string
  /** Prepared once a page, like the reading of a trait. */
  targets(rows: readonly Row[], context: RequestContext): Promise<(row: Row) => LinkObject[]> | ((row: Row) => LinkObject[])
  /** For each target, in their order, what is found there. */
  load?(rows: readonly Row[], context: RequestContext): Promise<(row: Row) => unknown[]>
}

/** A link whose targets can be told from the row alone. */
export function link<Row>(rel: string, target: (row: Row, context: RequestContext) => LinkObject[], load?: Link<Row>['load']): Link<Row> {
  return { rel, targets: (_rows, context) => (row) => target(row, context), ...(load && { load }) }
}

/** What is found by id, for links with one target each. */
export type Embedded = (ids: readonly number[], context: RequestContext) => Promise<Map<number, object>>

/** Loads the one target of each row, whose id `idOf` gives; 0 stands for none. */
export function loading<Row>(idOf: (row: Row) => number, embedded: Embedded): NonNullable<Link<Row>['load']> {
  return async (rows, context) => {
    const found = await embedded(rows.map(idOf).filter(Boolean), context)
    return (row) => [found.get(idOf(row)) ?? []].flat()
  }
}

export async function linksFor<Row>(
  links: readonly Link<Row>[],
  rows: readonly Row[],
  context: RequestContext,
): Promise<(row: Row) => Record<string, LinkObject[]>> {
  const targets = await Promise.all(links.map(async ({ rel, targets: prepare }) => [rel, await prepare(rows, context)] as const))
  const curies = [{ name: 'cms', href: `${context.config.baseUrl}/docs/#{rel}`, templated: true }]
  return (row) => {
    const found: Record<string, LinkObject[]> = {}
    for (const [rel, of] of targets) {
      const objects = of(row)
      if (objects.length) found[rel] = objects
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
  const loaded = await Promise.all(
    links.filter(({ rel, load }) => load && isAsked(rel)).map(async ({ rel, load }) => [rel, await load?.(rows, context)] as const),
  )
  return (row) => {
    const found = Object.fromEntries(loaded.map(([rel, of]) => [rel, of?.(row) ?? []] as const).filter(([, list]) => list.length))
    return Object.keys(found).length ? found : undefined
  }
}
