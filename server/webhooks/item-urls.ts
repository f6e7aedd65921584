// The URLs of items, terms and users: in the API, and of their public pages.
import type { Context } from '../context.ts'
import type { ChangeRow } from '../db/tables/changes.ts'
import { createPermalinks } from '../engine/permalinks.ts'
import { createTermUrls } from '../terms/term-urls.ts'
import { findTermsById } from '../terms/store.ts'
import { findPermalinkParts } from '../engine/rows-store.ts'
import { kindOf } from './kinds.ts'
import type { Kinds } from './kinds.ts'

type Changed = Pick<ChangeRow, 'type' | 'item_id'>

/** The URLs of an item in the API and of its public page. */
export interface ItemUrls {
  url: string | null
  link: string | null
}

/** Null for types whose items have no URL with their number. */
export function formatItemUrl(context: Kinds & Pick<Context, 'config'>, { type, item_id }: Changed): string | null {
  const route = kindOf(type, context)?.route
  return route ? `${context.config.restRoot}${route}/${item_id}` : null
}

export async function findItemUrls(changes: readonly Changed[], context: Context): Promise<(change: Changed) => ItemUrls> {
  const [itemLink, termLink] = [await findItemLinks(changes, context), await findTermLinks(changes, context)]
  return (change) => ({ url: formatItemUrl(context, change), link: itemLink(change) ?? termLink(change) ?? null })
}

async function findItemLinks(changes: readonly Changed[], context: Context): Promise<(change: Changed) => string | undefined> {
  const shown = changes.filter(({ type }) => context.contentTypes.get(type)?.shownAs)
  const rows = await findPermalinkParts(context.db, idsOf(shown))
  const { link } = await createPermalinks(rows, context, { isPublic: true })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ({ type, item_id }) => {
    const row = byId.get(item_id)
    return row?.type === type ? link(row) : undefined
  }
}

async function findTermLinks(changes: readonly Changed[], context: Context): Promise<(change: Changed) => string | undefined> {
  const { taxonomies } = context
  const shown = changes.filter(({ type }) => taxonomies.has(type))
  const rows = await findTermsById(context.db, idsOf(shown))
  const links = new Map<number, string>()
  for (const name of new Set(rows.map(({ taxonomy }) => taxonomy))) {
    const own = rows.filter(({ taxonomy }) => taxonomy === name)
    const urlOf = await createTermUrls(own, taxonomies.get(name)?.base ?? '', context)
    for (const row of own) links.set(row.id, urlOf(row))
  }
  return ({ type, item_id }) => (taxonomies.has(type) ? links.get(item_id) : undefined)
}

const idsOf = (changes: readonly Changed[]): number[] => [...new Set(changes.map(({ item_id }) => item_id))]
