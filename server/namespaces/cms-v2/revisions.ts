// Presents revisions and autosaves, and builds the links to them.
import { link } from '#server/engine/links.ts'
import type { Link, Relations } from '#server/engine/links.ts'
import { definePresented } from '#server/engine/resource.ts'
import { countRevisions } from '#server/engine/revisions-store.ts'
import { compose } from '#server/engine/trait.ts'
import {
  previewLink,
  revisionContent,
  revisionExcerpt,
  revisionGuid,
  revisionRecord,
  revisionTitle,
} from '#server/engine/traits/revision-fields.ts'
import { footnotes, footnotesOfRevisions } from '#server/content/traits/footnotes.ts'
import { idsOf } from '#server/db/ids.ts'
import { translatedTexts } from '#server/engine/traits/translations.ts'
import { body, excerpt, title } from '#server/engine/traits/texts.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { prunerFor } from './contract.ts'
import type { Schemas } from './contract.ts'
import { numericId } from './links.ts'

/** The fields of a post or page that an autosave stores. */
export const autosavedFields = compose<ContentRow>()(title, body, excerpt, footnotes, translatedTexts)

export const revisionFields = (type: string) =>
  compose<ContentRow>()(revisionRecord, revisionGuid, revisionTitle, revisionContent, revisionExcerpt, footnotesOfRevisions(type))

/** Presents the revisions and autosaves of posts, pages and others with the same fields. */
export function presentRevisions({ type, route }: { type: string; route: string }) {
  return definePresented<Schemas['Revision']>()({
    type: 'revision',
    prune: prunerFor('Revision'),
    traits: compose<ContentRow>()(revisionFields(type), previewLink),
    links: [parentLink(route)],
  })
}

/** The link from a revision to its item. An autosaved draft has none. */
export function parentLink(route: string): Link<ContentRow> {
  return link('parent', (row, { config }) => (row.parent ? [{ href: `${config.restRoot}${route}/${row.parent}` }] : []))
}

/** The links from an item to its revisions: to all of them, with their count, and to the newest. */
export function historyLinks(route: string, name = numericId): Link<ContentRow> {
  return {
    async targets(rows, { db, config }) {
      const counts = await countRevisions(db, idsOf(rows))
      return (row): Relations => {
        // Items that are not stored, such as theme files, have no revisions.
        if (!row.id) return {}
        const href = `${config.restRoot}${route}/${name(row)}/revisions`
        const { count, newest } = counts.get(row.id) ?? { count: 0 }
        return {
          'version-history': [{ count, href }],
          'predecessor-version': newest === undefined ? [] : [{ id: newest, href: `${href}/${newest}` }],
        }
      }
    },
  }
}
