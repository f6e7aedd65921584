// Builds `_links` and loads embedded items.
import type { LoadEmbedded, RequestContext } from '../context.ts'
import type { View } from '../contract/response-fields.ts'
import type { Caller } from '../users/caller.ts'

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

export interface LinkObject {
  href: string
  targetHints?: { allow: HttpMethod[] }
  embeddable?: boolean
  taxonomy?: string
  post_type?: string
  count?: number
  id?: number
  name?: string
  templated?: boolean
}

/** The links of an item by relation. Relations without links are omitted. */
export type Relations = Record<string, LinkObject[]>

/** Loads the targets of a relation for all items of a page. The returned function returns the targets of one row, in order. */
export type Load<Row> = (rows: readonly Row[], context: RequestContext) => Promise<(row: Row) => unknown[]>

/** A request, with the context of the items if they have several. */
export interface Linking extends RequestContext {
  query?: { context: View }
}

/** A relation of an item, or several relations from the same data. */
export interface Link<Row> {
  /** Called once per page, like `read` of a trait. */
  targets(rows: readonly Row[], context: Linking): Promise<(row: Row) => Relations> | ((row: Row) => Relations)
  /** The relation that `_embed` can embed, or those that the request has. */
  embeds?: Embeds<Row> | ((context: Linking) => readonly Embeds<Row>[])
}

export interface Embeds<Row> {
  rel: string
  load: Load<Row>
}

/** A relation whose links depend only on the row. */
export function link<Row>(rel: string, target: (row: Row, context: RequestContext) => LinkObject[], load?: Load<Row>): Link<Row> {
  return { targets: (_rows, context) => (row) => ({ [rel]: target(row, context) }), ...(load && { embeds: { rel, load } }) }
}

/** The link of an item to itself, with the methods that the caller may use. */
export function selfLink<Row>(path: (row: Row) => string, allow: (row: Row, caller: Caller) => HttpMethod[]): Link<Row> {
  return link('self', (row, { config, caller }) => [{ href: config.restRoot + path(row), targetHints: { allow: allow(row, caller) } }])
}

export const allowOnlyRead = (): HttpMethod[] => ['GET']

/** Loads a single target per row. `idOf` returns its ID, or 0 if there is none. */
export function loading<Row>(idOf: (row: Row) => number, embedded: LoadEmbedded): Load<Row> {
  return async (rows, context) => {
    const found = await embedded(rows.map(idOf).filter(Boolean), context)
    return (row) => [found.get(idOf(row)) ?? []].flat()
  }
}

export async function linksFor<Row>(links: readonly Link<Row>[], rows: readonly Row[], context: Linking): Promise<(row: Row) => Relations> {
  const targets = await Promise.all(links.map(async (link) => link.targets(rows, context)))
  const curies = [{ name: 'cms', href: `${context.config.baseUrl}/docs/#{rel}`, templated: true }]
  return (row) => {
    const found: Relations = {}
    for (const relationsOf of targets) {
      for (const [rel, objects] of Object.entries(relationsOf(row))) if (objects.length) found[rel] = objects
    }
    return Object.keys(found).some((rel) => rel.startsWith('cms:')) ? { ...found, curies } : found
  }
}

/** Loads the targets of the named relations, or of all relations if `names` is empty. */
export async function embeddedFor<Row>(
  links: readonly Link<Row>[],
  names: readonly string[],
  rows: readonly Row[],
  context: Linking,
): Promise<(row: Row) => Record<string, unknown[]> | undefined> {
  const isRequested = (rel: string): boolean => names.length === 0 || names.includes(rel) || names.includes('1') || names.includes('true')
  const embeddable = links.flatMap(({ embeds }) => (typeof embeds === 'function' ? embeds(context) : (embeds ?? [])))
  const requested = embeddable.filter(({ rel }) => isRequested(rel))
  const loaded = await Promise.all(requested.map(async ({ rel, load }) => [rel, await load(rows, context)] as const))
  return (row) => {
    const found = Object.fromEntries(loaded.map(([rel, targetsOf]) => [rel, targetsOf(row)] as const).filter(([, list]) => list.length))
    return Object.keys(found).length ? found : undefined
  }
}
