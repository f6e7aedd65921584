// The languages of terms in responses of site content: their texts, what stands in for missing ones, and links to other languages.
import { idsOf } from '../db/ids.ts'
import type { TermRow } from '../db/tables/terms.ts'
import { otherLanguages, readSummary } from '../engine/merged-texts.ts'
import { urlIn } from '../engine/permalinks.ts'
import type { Reading } from '../engine/presenter.ts'
import type { Language } from '../languages.ts'
import { listTermTextsOf } from './store.ts'
import { createTermUrls } from './term-urls.ts'
import { readTermTexts } from './translations.ts'
import type { TermTexts } from './translations.ts'

interface TermLanguages extends TermTexts {
  language: Language
  fallbacks: Record<string, Language>
  translations: Record<Language, { href: string; link: string; texts?: TermTexts }>
}

/** Adds the texts of the requested language, and the languages, to what a taxonomy presents of its terms. */
export async function translatedTerms<Item extends object>(
  rows: readonly TermRow[],
  taxonomy: { route: string; base: string; present(row: TermRow, url: string): Item },
  reading: Reading,
): Promise<(row: TermRow) => Item & Omit<TermLanguages, keyof TermTexts>> {
  const url = await createTermUrls(rows, taxonomy.base, reading)
  const languagesOf = await termLanguages(rows, taxonomy, reading)
  return (row) => {
    const { name, description, ...languages } = languagesOf(row)
    return { ...taxonomy.present({ ...row, name, description }, url(row)), ...languages }
  }
}

/** Reads the texts of terms in the requested language, and what they have in others. */
async function termLanguages(
  rows: readonly TermRow[],
  { route, base }: { route: string; base: string },
  reading: Reading,
): Promise<(row: TermRow) => TermLanguages> {
  const { config, db, language } = reading
  const { site } = config
  const textsOf = await readTermTexts(rows, reading)
  const translated = rows.filter(({ translations }) => translations)
  const urlOf = translated.length ? await createTermUrls(translated, base, { config, db }) : undefined
  const written = reading.query.context === 'edit' && translated.length ? await listTermTextsOf(db, idsOf(translated)) : undefined
  const textsIn = (row: TermRow, one: Language): TermTexts => {
    const standIns = [...readSummary(row.translations).values()].flat()
    const own = { name: standIns.includes('name') ? '' : row.name, description: standIns.includes('description') ? '' : row.description }
    const { name, description } =
      one === site.language ? own : (written?.find((texts) => texts.term_id === row.id && texts.language === one) ?? own)
    return { name, description }
  }
  return (row) => {
    const others = otherLanguages(row.translations, 'name', language, site)
    const links = others.map((one) => [
      one,
      {
        href: `${config.restRoot}${route}/${row.id}?i18n_language=${one}`,
        link: urlIn(urlOf?.(row) ?? '', one, reading),
        ...(written && { texts: textsIn(row, one) }),
      },
    ])
    return { ...textsOf(row), language, translations: Object.fromEntries(links) as TermLanguages['translations'] }
  }
}
