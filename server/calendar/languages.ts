// Texts in several languages. The rows of content hold what the site's own language shows; further languages have rows beside them.
import type { Kysely } from 'kysely'
import type { Language } from '../config/config.ts'
import type { RequestContext } from '../context.ts'
import type { Database } from '../db/schema.ts'
import type { ContentTextsRow } from '../db/tables/calendar.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { renderedContent, renderedExcerpt, renderedTitle } from '../rendering/content.ts'
import { findTexts, saveTexts } from './store.ts'

/** The header that says which language was asked for. */
export function contentLanguage({ language }: RequestContext): { 'Content-Language': Language } {
  return { 'Content-Language': language }
}

/** The texts of an item as they were written. */
export interface Texts {
  title: string
  content: string
  excerpt: string
  address: string
  city: string
}

export const noTexts: Texts = { title: '', content: '', excerpt: '', address: '', city: '' }

interface Translation<Fields> {
  texts: Fields
  /** The names of those that are shown in the site's language too, because none is written there. */
  standsIn: string[]
}

type Fields = Record<string, string>

/**
 * What writing texts in one language makes of those of all. `own` are the texts that the site's language shows.
 * A text counts as not written where it is empty; then that of another language stands in for it.
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

/** The columns of content that hold these texts, their HTML made. */
export function columnsOf({ title, content, excerpt }: Partial<Texts>): Partial<ContentRow> {
  const columns: Partial<ContentRow> = {}
  if (title !== undefined) Object.assign(columns, { title, title_rendered: renderedTitle(title) })
  if (content !== undefined) {
    const { html, blockVersion } = renderedContent(content)
    Object.assign(columns, { content, content_rendered: html.trim(), block_version: blockVersion })
  }
  if (excerpt !== undefined)
    Object.assign(columns, { excerpt, excerpt_rendered: excerpt.trim() ? renderedExcerpt(excerpt, '').trim() : '' })
  return columns
}

/** The language besides the site's own: there are two. */
export function otherLanguage(own: Language): Language {
  return own === 'en' ? 'ka-ge' : 'en'
}

/**
 * Takes in the texts that were written in the language of the request: gives back those that the site's language shows from now on.
 * `keep` stores the rest, once the item has an id.
 */
export async function translatedColumns(
  written: Partial<Texts>,
  own: Texts,
  contentId: number | undefined,
  { db, config, language }: RequestContext,
): Promise<{ own: Texts; keep(db: Kysely<Database>, contentId: number): Promise<void> }> {
  const other = otherLanguage(config.site.language)
  const stored = contentId === undefined ? undefined : (await findTexts(db, [contentId], other)).get(contentId)
  const isOwn = language === config.site.language
  const { own: shown, translation } = mergeTranslation(written, isOwn, own, {
    texts: stored ? textsOf(stored) : noTexts,
    standsIn: stored?.stands_in.split(' ').filter(Boolean) ?? [],
  })
  return {
    own: shown,
    async keep(trx, id) {
      if (isOwn && !stored) return
      const { title_rendered = '', content_rendered = '', excerpt_rendered = '' } = columnsOf(translation.texts)
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

/** The translations that the language of the request shows, by the ids of their items; none for the site's own language. */
export async function translations(
  ids: readonly number[],
  { db, config, language }: RequestContext,
): Promise<Map<number, ContentTextsRow>> {
  return language === config.site.language ? new Map<number, ContentTextsRow>() : findTexts(db, ids, language)
}
