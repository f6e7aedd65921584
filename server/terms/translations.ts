// The names and descriptions of terms by language. The row of a term has those in the site's language.
import type { RequestContext } from '../context.ts'
import type { TermRow } from '../db/tables/terms.ts'
import type { TermTextsRow } from '../db/tables/texts.ts'
import type { Language } from '../languages.ts'
import { mergeTexts, readSummary, standInFor, writeSummary } from '../engine/merged-texts.ts'
import type { Translation } from '../engine/merged-texts.ts'
import { isInOwnLanguage } from '../engine/translations.ts'
import { filterTitle } from '../rendering/filter.ts'
import { findTermTexts, listTermTexts, saveTermTexts, updateTerm } from './store.ts'
import { cleanName } from './writing.ts'
import type { TermInput } from './writing.ts'

export interface TermTexts {
  name: string
  description: string
}

const noTexts: TermTexts = { name: '', description: '' }

/** Stores the texts of a new term that are not in the site's language. */
export async function addTranslation(row: TermRow, context: RequestContext): Promise<TermRow> {
  if (isInOwnLanguage(context)) return row
  const { name, description } = row
  return (await saveTexts(row, { name, description }, noTexts, context)).row
}

/** Stores the texts of a change in their language. Returns the change to the texts that are shown in the site's language. */
export async function changeTranslation(
  before: TermRow,
  { name, description, ...input }: TermInput,
  context: RequestContext,
): Promise<{ row: TermRow; input: TermInput }> {
  if (isInOwnLanguage(context) && !before.translations)
    return { row: before, input: { ...input, ...(name !== undefined && { name }), ...(description !== undefined && { description }) } }
  const written: Record<string, string> = {
    ...(name !== undefined && { name: cleanName(name) }),
    ...(description !== undefined && { description: filterTitle(description) }),
  }
  if (!Object.keys(written).length) return { row: before, input }
  const { own, row } = await saveTexts(before, written, before, context)
  return {
    row,
    input: {
      ...input,
      ...(own.name !== before.name && { name: own.name }),
      ...(own.description !== before.description && { description: own.description }),
    },
  }
}

async function saveTexts(
  row: TermRow,
  written: Readonly<Record<string, string>>,
  { name, description }: TermTexts,
  { db, config: { site }, language }: RequestContext,
): Promise<{ own: TermTexts; row: TermRow }> {
  const stored = await listTermTexts(db, row.id)
  const others = new Map(
    site.languages.flatMap((one) => {
      const texts = stored.find((row) => row.language === one)
      return texts || (one === language && one !== site.language) ? [[one, translationOf(texts)] as const] : []
    }),
  )
  const merged = mergeTexts<TermTexts>(written, language === site.language ? undefined : language, { name, description }, others)
  for (const [one, { texts, standsIn }] of merged.others)
    await saveTermTexts(db, { term_id: row.id, language: one, ...texts, stands_in: standsIn.join(' ') })
  const translations = writeSummary(merged.others)
  return { own: merged.own, row: translations === row.translations ? row : await updateTerm(db, row.id, { translations }) }
}

function translationOf(row: TermTextsRow | undefined): Translation<TermTexts> {
  if (!row) return { texts: noTexts, standsIn: [] }
  const { name, description, stands_in } = row
  return { texts: { name, description }, standsIn: stands_in.split(' ').filter(Boolean) }
}

/** The texts of terms in the requested language, each with the language of the texts that are missing there. */
export async function readTermTexts(
  rows: readonly TermRow[],
  context: Pick<RequestContext, 'db' | 'config' | 'language'>,
): Promise<(row: TermRow) => TermTexts & { fallbacks: Record<string, Language> }> {
  const { db, language, config } = context
  const ids = rows.flatMap(({ id, translations }) => (readSummary(translations).has(language) ? [id] : []))
  const found = isInOwnLanguage(context) ? undefined : await findTermTexts(db, ids, language)
  return (row) => {
    const texts = found?.get(row.id)
    const languages = readSummary(row.translations)
    const missing = (['name', 'description'] as const).flatMap((name) => {
      const standIn = standInFor(name, languages) ?? config.site.language
      return row[name] && !texts?.[name] && standIn !== language ? [[name, standIn] as const] : []
    })
    return {
      name: texts?.name || row.name,
      description: texts?.description || row.description,
      fallbacks: Object.fromEntries(missing),
    }
  }
}

/** Returns the terms with the texts of the requested language. */
export async function translateTerms<Row extends TermRow>(
  rows: readonly Row[],
  context: Pick<RequestContext, 'db' | 'config' | 'language'>,
): Promise<Row[]> {
  if (isInOwnLanguage(context)) return [...rows]
  const textsOf = await readTermTexts(rows, context)
  return rows.map((row) => {
    const { name, description } = textsOf(row)
    return { ...row, name, description }
  })
}
