// The title and description of a calendar item in the requested language, and the excerpt of an event.
import type { ContentRow } from '#server/db/tables/content.ts'
import type { ErrorCode } from '#server/contract/schemas.ts'
import { ApiError } from '#server/contract/api-error.ts'
import { permissionsFor, isAllowed, statusForEditing } from '#server/engine/permissions.ts'
import type { Change, ReadContext, Trait } from '#server/engine/trait.ts'
import { uploadsOf } from '#server/engine/traits/texts.ts'
import { filterContent, filterHtml, filterTitle } from '#server/rendering/filter.ts'
import { plainText } from '#server/rendering/plain-text.ts'
import { changeTexts, columnsOf, emptyTexts } from '#server/engine/translations.ts'
import type { SomeTexts, Texts } from '#server/engine/translations.ts'
import { findTranslations, renderDescriptions } from '../translated-items.ts'
import { eventIdOf, eventIdsOf } from '../occurrences-store.ts'

type TextName = 'title' | 'content' | 'excerpt' | 'address' | 'city'

/** Removes markup unless the caller may write it. */
export function sanitizeToPlainText(text: string, { context }: Pick<Change<ContentRow>, 'context'>): string {
  return context.caller.can('unfiltered_html') ? text.trim() : plainText(text)
}

const filters: Record<TextName, (text: string, uploads: string) => string> = {
  title: filterTitle,
  content: filterContent,
  excerpt: filterHtml,
  address: plainText,
  city: plainText,
}

/** Removes unsafe HTML unless the caller may write any HTML. */
function sanitizeTexts(texts: SomeTexts, { context }: Change<ContentRow>): SomeTexts {
  if (context.caller.can('unfiltered_html')) return texts
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, filters[name as TextName](text, uploadsOf(context))]))
}

/** Writes texts to the row and its translations, and returns the texts in the site's language. `more` are texts from other tables. */
export async function writeTexts(
  written: SomeTexts,
  change: Change<ContentRow>,
  nameless: ErrorCode,
  more: Partial<Pick<Texts, 'address' | 'city'>> = {},
): Promise<Texts> {
  const { before, context, values, addEffect } = change
  if (written.title !== undefined && !written.title.trim()) throw new ApiError(400, nameless, 'The name or title must not be empty.')
  const own: Texts = Object.assign(textsIn(before), more)
  const safe = sanitizeTexts({ ...written, ...(written.title !== undefined && { title: written.title.trim() }) }, change)
  const { own: shown, keep } = await changeTexts(safe, own, before, context)
  Object.assign(values, columnsOf(shown, before && own))
  addEffect((db, row) => keep(db, row.id))
  return shown
}

function textsIn(row: ContentRow | undefined): Texts {
  return row ? { ...emptyTexts, title: row.title, content: row.content, excerpt: row.excerpt } : emptyTexts
}

interface EventTexts {
  title: string
  description: string
  excerpt: string
  protected: boolean
}

export const eventTexts: Trait<ContentRow, EventTexts, { title?: string; description?: string; excerpt?: string }> & { read: object } = {
  name: 'title',
  async read(rows, reading) {
    const translated = await findTranslations(eventIdsOf(rows), reading)
    const description = await renderDescriptions(
      rows.filter((row) => isUnlocked(row, reading)),
      translated,
      reading,
    )
    return (row) => {
      const other = translated.get(eventIdOf(row))
      const isOpen = isUnlocked(row, reading)
      return {
        title: other?.title_rendered || row.title_rendered,
        description: isOpen ? description(row) : '',
        excerpt: isOpen ? writtenExcerpt(other) || writtenExcerpt(row) : '',
        protected: row.password !== '',
      }
    }
  },
  async write({ title, description, excerpt }, change) {
    await writeTexts(
      {
        ...(title !== undefined && { title }),
        ...(description !== undefined && { content: description }),
        ...(excerpt !== undefined && { excerpt }),
      },
      change,
      'could-not-create-event',
    )
  },
}

/** The excerpt of an event as HTML; empty if it is generated from the description. */
function writtenExcerpt(of: Pick<ContentRow, 'excerpt' | 'excerpt_rendered'> | undefined): string {
  return of?.excerpt.trim() ? of.excerpt_rendered.trim() : ''
}

/** Callers who may edit an event can read it without its password. */
function isUnlocked(row: ContentRow, { caller, query }: ReadContext): boolean {
  return (
    row.password === '' ||
    row.password === query.password ||
    isAllowed(permissionsFor('posts').edit(caller), caller, row, statusForEditing(row))
  )
}
