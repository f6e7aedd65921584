// The URLs of public pages.
import type { SiteConfig } from '../config/config.ts'
import type { Language } from '../languages.ts'

export interface PublicUrl {
  /** The segments of the path, in the form of stored slugs. */
  slugs: string[]
  query: URLSearchParams
}

/** Parses a URL at or below `baseUrl`, absolute or as a path; undefined if it is invalid or of another site. */
export function parsePublicUrl(text: string, baseUrl: string): PublicUrl | undefined {
  const base = new URL(`${baseUrl}/`)
  const url = URL.parse(text, text.startsWith('/') ? base : undefined)
  if (!url || url.host !== base.host || !`${url.pathname}/`.startsWith(base.pathname)) return undefined
  const segments = url.pathname.slice(base.pathname.length).split('/')
  return { slugs: segments.filter(Boolean).map(toStoredSlug), query: url.searchParams }
}

/** Splits off the language of a URL: the first part of its path if paths have it, otherwise a parameter. `language` is that of a URL that names none. */
export function splitLanguage(
  { slugs, query }: PublicUrl,
  { language: own, languages, hasLanguagePaths }: Pick<SiteConfig, 'language' | 'languages' | 'hasLanguagePaths'>,
  language: Language = own,
): { url: PublicUrl; language: Language } {
  const [first = '', ...rest] = slugs
  if (hasLanguagePaths && first !== own && languages.includes(first)) return { url: { slugs: rest, query }, language: first }
  const named = query.get('i18n_language')?.toLowerCase() ?? ''
  return { url: { slugs, query }, language: languages.includes(named) ? named : language }
}

/** Slugs are stored percent-encoded in lower case. A slug that was cut inside a letter cannot be decoded. */
function toStoredSlug(segment: string): string {
  try {
    return encodeURIComponent(decodeURIComponent(segment).toLowerCase()).toLowerCase()
  } catch {
    return segment.toLowerCase()
  }
}
