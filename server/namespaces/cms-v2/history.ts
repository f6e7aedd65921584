// How revisions and autosaves are shown, and the links that lead to them.
import { link } from '../../content/links.ts'
import type { Link, LinkObject } from '../../content/links.ts'
import { definePresented } from '../../content/resource.ts'
import { revisionCounts } from '../../content/store.ts'
import { compose } from '../../content/trait.ts'
import { keptContent, keptExcerpt, keptGuid, keptRecord, keptTitle } from '../../content/traits/kept.ts'
import { meta } from '../../content/traits/meta.ts'
import { body, excerpt, title } from '../../content/traits/texts.ts'
import type { ContentRow } from '../../db/tables/content.ts'
import { prunes } from './contract.ts'
import type { Schemas } from './contract.ts'
import { numbered } from './links.ts'

const footnotes = meta({ footnotes: '' })

/** The fields of a post or page that an autosave keeps. */
export const articleTexts = compose<ContentRow>()(title, body, excerpt, footnotes)

export const keptTexts = compose<ContentRow>()(keptRecord, keptGuid, keptTitle, keptContent, keptExcerpt, footnotes)

/** The revisions and autosaves of the posts or pages of a route. */
export function keptArticles(route: string) {
  return definePresented<Schemas['Revision']>()({
    type: 'revision',
    prune: prunes('Revision'),
    traits: keptTexts,
    links: [parentLink(route)],
  })
}

/** From a revision to what it belongs to. A draft that was saved itself belongs to nothing. */
export function parentLink(route: string): Link<ContentRow> {
  return link('parent', (row, { config }) => (row.parent ? [{ href: `${config.restRoot}${route}/${row.parent}` }] : []))
}

/** From an item to its revisions: to all of them with their number, and to the newest. */
export function historyLinks(route: string, name = numbered): Link<ContentRow>[] {
  const counted = (
    rel: string,
    target: (href: string, revisions: { count: number; newest?: number }) => LinkObject[],
  ): Link<ContentRow> => ({
    rel,
    async targets(rows, { db, config }) {
      const counts = await revisionCounts(
        db,
        rows.map((row) => row.id),
      )
      // What is not stored, such as a file of the theme, has no revisions.
      return (row) => (row.id ? target(`${config.restRoot}${route}/${name(row)}/revisions`, counts.get(row.id) ?? { count: 0 }) : [])
    },
  })
  return [
    counted('version-history', (href, { count }) => [{ count, href }]),
    counted('predecessor-version', (href, { newest }) => (newest === undefined ? [] : [{ id: newest, href: `${href}/${newest}` }])),
  ]
}
