// What follows from the tag of a language: its name for clients and browsers, and its script. Tags are those of BCP 47 in lower case,
// such as `en`, `ka-ge` and `zh-hant`.

export type Language = string

/** The locale of a language, as clients name it: `de_AT`. The region is the most likely one if the language has none. */
export function localeName(language: Language): string {
  const { language: name, region = '' } = new Intl.Locale(language).maximize()
  return `${name}_${region}`
}

/** The language in HTML and for `Intl`, without a region that follows from it: `ka` for `ka-ge`, `de-AT` for `de-at`. */
export const localeOf = (language: Language): string => new Intl.Locale(language).minimize().baseName

/** The script of most letters of a text, such as `Grek`. */
const scriptOf = (language: Language): string => new Intl.Locale(language).maximize().script ?? 'Latn'

/**
 * Detects the language of a text from the script of its letters: the site's language, unless most letters are of a script
 * that another language of the site has.
 */
export function detectLanguage(text: string, { languages }: { languages: readonly [Language, ...Language[]] }): Language {
  const scripts = [...new Set(languages.map(scriptOf))]
  if (scripts.length < 2) return languages[0]
  const counts = scripts.map((script) => text.match(lettersOf(script))?.length ?? 0)
  const most = Math.max(...counts)
  const leading = scripts.filter((_script, index) => counts[index] === most)
  return (leading.length === 1 && languages.find((language) => scriptOf(language) === leading[0])) || languages[0]
}

/** Scripts that are mixtures of others have the letters of the first one. */
const MIXTURES: Readonly<Record<string, string>> = { Jpan: 'Hira', Kore: 'Hang', Hans: 'Hani', Hant: 'Hani' }

const lettersOf = (script: string): RegExp => new RegExp(`\\p{Script=${MIXTURES[script] ?? script}}`, 'gu')
