// The names and descriptions of terms in the second language.
import type { RequestContext } from '../context.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { filterTitle } from '../rendering/filter.ts'
import type { TermTranslations } from '../terms/collection.ts'
import { cleanName } from '../terms/writing.ts'
import { mergeTranslation, otherLanguage } from './languages.ts'
import { findTermTexts, saveTermTexts } from './store.ts'

interface TermTexts {
  name: string
  description: string
}

export const termTranslations: TermTranslations = {
  async add({ id, name, description }, context) {
    await saveTranslation(id, { name, description }, { name: '', description: '' }, context)
  },

  async change(before, { name, description, ...input }, context) {
    const written = {
      ...(name !== undefined && { name: cleanName(name) }),
      ...(description !== undefined && { description: filterTitle(description) }),
    }
    const own = await saveTranslation(before.id, written, before, context)
    return {
      ...input,
      ...(own.name !== before.name && { name: own.name }),
      ...(own.description !== before.description && { description: own.description }),
    }
  },
}

/** Stores texts written in the requested language, and returns the texts in the site's language. */
async function saveTranslation(
  id: number,
  written: Partial<TermTexts>,
  { name, description }: Pick<TermRow, 'name' | 'description'>,
  { db, config, language }: RequestContext,
): Promise<TermTexts> {
  const other = otherLanguage(config.site.language)
  const isOwn = language === config.site.language
  const stored = (await findTermTexts(db, [id], other)).get(id)
  const next = mergeTranslation<TermTexts>(
    written,
    isOwn,
    { name, description },
    {
      texts: { name: stored?.name ?? '', description: stored?.description ?? '' },
      standsIn: stored?.stands_in.split(' ').filter(Boolean) ?? [],
    },
  )
  if (!isOwn || stored)
    await saveTermTexts(db, { term_id: id, language: other, ...next.translation.texts, stands_in: next.translation.standsIn.join(' ') })
  return next.own
}
