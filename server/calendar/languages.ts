// Texts in two languages. Content rows have the texts in the site's language; translations are in a separate table.
import type { Language } from '../config/config.ts'
import type { RequestContext } from '../context.ts'
import type { Db } from '../db/schema.ts'
import type { ContentTextsRow } from '../db/tables/calendar.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { renderExcerpt, renderTitle, hasPlaceholdersIn } from '../rendering/content.ts'
import { completeBodies } from '../engine/completed-bodies.ts'
import { renderBody, renderTexts } from '../engine/rendered-texts.ts'
import type { ReadContext } from '../engine/trait.ts'
import { eventIdOf } from './occurrences-store.ts'
import { findTexts, saveTexts } from './store.ts'

export interface Texts {
  title: string
  content: string
  excerpt: string
  address: string
  city: string
}

export const emptyTexts: Texts = { title: '', content: '', excerpt: '', address: '', city: '' }

interface Translation<Fields> {
  texts: Fields
  /** The names of the texts that are also used in the site's language, because they are missing there. */
  standsIn: string[]
}

type Fields = Record<string, string>

/**
 * Merges texts written in one language with the stored ones. `own` are the texts shown in the site's language.
 * An empty text counts as missing, and the other language's text is shown instead.
 */
export function mergeTranslation<F extends { [name in keyof F]: string }>(
  written: Partial<F>,
  isOwn: boolean,
  own: F,
  translation: Translation<F>,
): { own: F; translation: Translation<F> } {
  const next = { own: { ...own } as Fields, texts: { ...translation.texts } as Fields, standsIn: new Set(translation.standsIn) }
  for (const [name, text] of Object.entries(written as Fields)) {
    const isMissing = next.standsIn.has(name) || !next.own[name]
    if (!isOwn) next.texts[name] = text
    if (isOwn && text) next.standsIn.delete(name)
    else if (isOwn ? next.texts[name] : isMissing && text) next.standsIn.add(name)
    else if (!isOwn) next.standsIn.delete(name)
    if (isOwn || isMissing) next.own[name] = (isOwn && text) || (next.texts[name] ?? '')
  }
  return { own: next.own as F, translation: { texts: next.texts as F, standsIn: [...next.standsIn] } }
}

/** Returns the columns, including HTML, of the texts that differ from `stored`, or of all texts. */
export function columnsOf(texts: Texts, stored?: Texts): Partial<ContentRow> {
  const { title, content, excerpt } = texts
  const differs = (name: keyof Texts): boolean => texts[name] !== stored?.[name]
  return {
    ...(differs('title') && { title, title_rendered: renderTitle(title) }),
    ...(differs('content') && renderBody(content)),
    ...((differs('content') || differs('excerpt')) && { excerpt, excerpt_rendered: renderExcerpt(excerpt, content) }),
  }
}

/** Returns the second language of the service, next to the site's own. */
export function otherLanguage(own: Language): Language {
  return own === 'en' ? 'ka-ge' : 'en'
}

/**
 * Merges texts written in the requested language, and returns the texts in the site's language.
 * `keep` stores the translation once the item has an ID.
 */
export async function mergeTexts(
  written: Partial<Texts>,
  own: Texts,
  contentId: number | undefined,
  { db, config, language }: RequestContext,
): Promise<{ own: Texts; keep(db: Db, contentId: number): Promise<void> }> {
  const other = otherLanguage(config.site.language)
  const stored = contentId === undefined ? undefined : (await findTexts(db, [contentId], other)).get(contentId)
  const isOwn = language === config.site.language
  const { own: shown, translation } = mergeTranslation(written, isOwn, own, {
    texts: stored ? textsOf(stored) : emptyTexts,
    standsIn: stored?.stands_in.split(' ').filter(Boolean) ?? [],
  })
  return {
    own: shown,
    async keep(trx, id) {
      if (isOwn && !stored) return
      const { title_rendered, content_rendered, excerpt_rendered } = renderTexts(translation.texts)
      await saveTexts(trx, {
        ...translation.texts,
        title_rendered,
        content_rendered,
        excerpt_rendered,
        content_id: id,
        language: other,
        stands_in: translation.standsIn.join(' '),
      })
    },
  }
}

function textsOf({ title, content, excerpt, address, city }: ContentTextsRow): Texts {
  return { title, content, excerpt, address, city }
}

/** Returns the translations in the requested language by item ID; an empty map for the site's own language. */
export async function findTranslations(
  ids: readonly number[],
  { db, config, language }: RequestContext,
): Promise<Map<number, ContentTextsRow>> {
  return language === config.site.language ? new Map<number, ContentTextsRow>() : findTexts(db, ids, language)
}

/** Renders the description of each item, in its translation if there is one. */
export async function renderDescriptions(
  rows: readonly ContentRow[],
  translated: ReadonlyMap<number, ContentTextsRow>,
  reading: ReadContext,
): Promise<(row: ContentRow) => string> {
  const shown = new Map(rows.map((row) => [row, translateRow(row, translated.get(eventIdOf(row)))]))
  const rendered = await completeBodies('description', [...shown.values()], reading)
  return (row) => rendered(shown.get(row) ?? row).trim()
}

function translateRow(row: ContentRow, other: ContentTextsRow | undefined): ContentRow {
  if (!other?.content_rendered) return row
  const { content, content_rendered } = other
  return { ...row, content, content_rendered, is_dynamic: hasPlaceholdersIn(content_rendered) ? 1 : 0 }
}
