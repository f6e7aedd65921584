// Metadata of pages for search engines and link previews: description, image and language.
import { localeName } from '../languages.ts'
import type { Language } from '../languages.ts'
import { escapeHtml } from '../rendering/html.ts'
import { shortText } from '../rendering/short-text.ts'

export interface PageMeta {
  title: string
  /** HTML. */
  description: string
  siteName: string
  language: Language
  /** The permalink, for the page of an item. */
  url?: string | undefined
  image?: string | undefined
}

/** Returns HTML for the head of the page. */
export function renderMetaTags({ title, description, siteName, language, url, image }: PageMeta): string {
  const text = shortText(description)
  const tags = [
    ['name', 'description', text],
    ['property', 'og:title', title || siteName],
    ['property', 'og:description', text],
    ['property', 'og:type', url ? 'article' : 'website'],
    ['property', 'og:site_name', siteName],
    ['property', 'og:locale', localeName(language)],
    ['property', 'og:url', url],
    ['property', 'og:image', image],
  ] as const
  return tags.flatMap(([kind, name, value]) => (value ? [`<meta ${kind}="${name}" content="${escapeHtml(value)}">\n`] : [])).join('')
}
