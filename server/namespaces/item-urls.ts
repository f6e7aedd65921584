// The URLs of items and terms of all types: in the API, and of their public pages.
import { hasPublicPages } from '../content/public.ts'
import type { Context } from '../context.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import { permalinks } from '../engine/permalinks.ts'
import { termUrls } from '../terms/term-urls.ts'
import { findTermsById } from '../terms/store.ts'
import type { ItemUrls } from '../webhooks/fan-out.ts'
import { findPermalinkParts } from '../engine/rows-store.ts'
import { contentTypes, taxonomies } from './content-types.ts'

type Changed = Pick<ChangeRow, 'type' | 'item_id'>

/** The types whose routes do not have the numbers of items. */
const NAMED: ReadonlySet<string> = new Set(['cms_template', 'cms_template_part', 'cms_global_styles'])

/** Null for types whose items have no URL with their number. */
export function itemUrl({ config }: Pick<Context, 'config'>, { type, item_id }: Changed): string | null {
  const route = NAMED.has(type) ? undefined : (contentTypes.get(type)?.route ?? taxonomies.get(type)?.route)
  return route === undefined ? null : `${config.restRoot}${route}/${item_id}`
}

export const itemUrls: ItemUrls = async (changes, context) => {
  const [itemLink, termLink] = [await itemLinks(changes, context), await termLinks(changes, context)]
  return (change) => ({ url: itemUrl(context, change), link: itemLink(change) ?? termLink(change) ?? null })
}

async function itemLinks(changes: readonly Changed[], { db, config }: Context): Promise<(change: Changed) => string | undefined> {
  const shown = changes.filter(({ type }) => hasPublicPages(type) || type === 'attachment')
  const rows = await findPermalinkParts(db, idsOf(shown))
  const { link } = await permalinks(db, rows, config.baseUrl, { isPublic: true })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ({ type, item_id }) => {
    const row = byId.get(item_id)
    return row?.type === type ? link(row) : undefined
  }
}

async function termLinks(changes: readonly Changed[], context: Context): Promise<(change: Changed) => string | undefined> {
  const shown = changes.filter(({ type }) => taxonomies.get(type)?.base !== undefined)
  const rows = await findTermsById(context.db, idsOf(shown))
  const links = new Map<number, string>()
  for (const name of new Set(rows.map(({ taxonomy }) => taxonomy))) {
    const own = rows.filter(({ taxonomy }) => taxonomy === name)
    const urlOf = await termUrls(own, taxonomies.get(name)?.base ?? '', context)
    for (const row of own) links.set(row.id, urlOf(row))
  }
  return ({ type, item_id }) => (taxonomies.has(type) ? links.get(item_id) : undefined)
}

const idsOf = (changes: readonly Changed[]): number[] => [...new Set(changes.map(({ item_id }) => item_id))]
