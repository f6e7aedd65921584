// The texts of calendar items in the requested language. The occurrences of a series have those of their event.
import type { RequestContext } from '../context.ts'
import type { ContentRow } from '../db/tables/content.ts'
import type { ContentTextsRow } from '../db/tables/texts.ts'
import { completeBodies } from '../engine/completed-bodies.ts'
import { findTexts } from '../engine/texts-store.ts'
import { bodyIn } from '../engine/translated-rows.ts'
import { isInOwnLanguage } from '../engine/translations.ts'
import type { ReadContext } from '../engine/trait.ts'
import { eventIdOf } from './occurrences-store.ts'

/** Returns the translations in the requested language by item ID; an empty map for the site's own language. */
export async function findTranslations(ids: readonly number[], context: RequestContext): Promise<Map<number, ContentTextsRow>> {
  return isInOwnLanguage(context) ? new Map<number, ContentTextsRow>() : findTexts(context.db, ids, context.language)
}

/** Renders the description of each item, in its translation if there is one. */
export async function renderDescriptions(
  rows: readonly ContentRow[],
  translated: ReadonlyMap<number, ContentTextsRow>,
  reading: ReadContext,
): Promise<(row: ContentRow) => string> {
  const shown = new Map(rows.map((row) => [row, withBody(row, translated.get(eventIdOf(row)))]))
  const rendered = await completeBodies('description', [...shown.values()], reading)
  return (row) => rendered(shown.get(row) ?? row).trim()
}

const withBody = (row: ContentRow, texts: ContentTextsRow | undefined): ContentRow =>
  texts?.content_rendered ? { ...row, ...bodyIn(texts) } : row
