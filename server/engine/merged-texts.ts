// Which text is shown in the site's language if it is missing there: that of the first other language that has it. A translation names
// the texts with which it stands in. Items and terms list their languages in a column, such as `de ka-ge:title,content`.
import type { Language } from '../languages.ts'

export interface Translation<Texts> {
  texts: Texts
  /** The names of the texts that are also shown in the site's language, because they are missing there. */
  standsIn: readonly string[]
}

type Fields = Readonly<Record<string, string>>

/**
 * Merges texts written in a language with the stored ones; undefined is the site's language. `own` are the texts shown in the site's language,
 * and `others` the translations, that in the language too, in the order in which they stand in. An empty text counts as missing.
 */
export function mergeTexts<Texts extends { [name in keyof Texts]: string }>(
  written: Fields,
  language: Language | undefined,
  own: Texts,
  others: ReadonlyMap<Language, Translation<Texts>>,
): { own: Texts; others: Map<Language, Translation<Texts>> } {
  const next = new Map<Language, { texts: Record<string, string>; names: Set<string> }>(
    [...others].map(([one, { texts, standsIn }]) => [one, { texts: { ...texts }, names: new Set(standsIn) }]),
  )
  const shown = { ...own } as Record<string, string>
  for (const [name, text] of Object.entries(written)) {
    const isMissing = [...next.values()].some(({ names }) => names.has(name))
    const kept = language === undefined ? text : isMissing ? '' : shown[name]
    const target = language === undefined ? undefined : next.get(language)
    if (target) target.texts[name] = text
    const standIn = kept ? undefined : [...next.values()].find(({ texts }) => texts[name])
    for (const one of next.values()) one.names[one === standIn ? 'add' : 'delete'](name)
    shown[name] = kept || (standIn?.texts[name] ?? '')
  }
  return {
    own: shown as Texts,
    others: new Map([...next].map(([one, { texts, names }]) => [one, { texts: texts as Texts, standsIn: [...names] }])),
  }
}

/** Lists the languages that have texts, with those that stand in. */
export function writeSummary<Texts extends { [name in keyof Texts]: string }>(others: ReadonlyMap<Language, Translation<Texts>>): string {
  return [...others]
    .filter(([, { texts }]) => Object.values(texts as Fields).some(Boolean))
    .map(([language, { standsIn }]) => (standsIn.length ? `${language}:${standsIn.join(',')}` : language))
    .join(' ')
}

/** The languages of a summary, with the names of the texts that stand in. */
export function readSummary(summary: string): Map<Language, string[]> {
  const entries = summary.split(' ').filter(Boolean)
  return new Map(
    entries.map((entry) => {
      const [language = '', names = ''] = entry.split(':')
      return [language, names.split(',').filter(Boolean)]
    }),
  )
}

/** The language whose text is shown in the site's language in place of a missing one; undefined if the text is not missing. */
export function standInFor(name: string, languages: ReadonlyMap<Language, readonly string[]>): Language | undefined {
  return [...languages].find(([, names]) => names.includes(name))?.[0]
}

/**
 * The languages of the site, except `shown`, that something has texts in. It has the site's own language if its title, or its name, is
 * written there.
 */
export function otherLanguages(
  summary: string,
  title: 'title' | 'name',
  shown: Language,
  { language: own, languages }: { language: Language; languages: readonly Language[] },
): Language[] {
  const others = readSummary(summary)
  const hasOwn = others.size > 0 && standInFor(title, others) === undefined
  return languages.filter((one) => one !== shown && (one === own ? hasOwn : others.has(one)))
}
