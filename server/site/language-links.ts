// The links from a page to itself in other languages, for browsers and search engines.
import { readSummary } from '../engine/merged-texts.ts'
import { createLanguageLinks } from '../engine/permalinks.ts'
import type { PermalinkContext } from '../engine/permalinks.ts'
import type { PermalinkParts } from '../engine/rows-store.ts'
import { localeOf } from '../languages.ts'
import type { Language } from '../languages.ts'
import { escapeHtml } from '../rendering/html.ts'

type Item = PermalinkParts & { translations: string; ownSlug?: string }

/** Returns the URLs of each item in all languages that it has texts in; undefined if these are those of the site alone. */
export async function createAlternates(
  rows: readonly Item[],
  context: PermalinkContext,
): Promise<(row: Item) => ReadonlyMap<Language, string> | undefined> {
  const translated = rows.filter(({ translations }) => translations)
  if (!translated.length) return () => undefined
  const { site } = context.config
  const linkIn = await createLanguageLinks(translated, site.languages, context)
  return (row) => {
    const languages = readSummary(row.translations)
    const shown = site.languages.filter((language) => language === site.language || languages.has(language))
    return shown.length > 1 ? new Map(shown.map((language) => [language, linkIn(row, language)])) : undefined
  }
}

/** Returns HTML for the head of a page. Readers of other languages get the page in the language of the site. */
export function languageLinks(alternates: ReadonlyMap<Language, string> | undefined, own: Language): string {
  if (!alternates) return ''
  const link = (language: string, url: string): string => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">\n`
  return [...alternates].map(([language, url]) => link(localeOf(language), url)).join('') + link('x-default', alternates.get(own) ?? '')
}
