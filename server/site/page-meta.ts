// Metadata of pages for search engines and link previews: description, image and language.
import type { Config, Language } from '../config/config.ts'
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
    ['property', 'og:locale', language === 'ka-ge' ? 'ka_GE' : 'en_US'],
    ['property', 'og:url', url],
    ['property', 'og:image', image],
  ] as const
  return tags.flatMap(([kind, name, value]) => (value ? [`<meta ${kind}="${name}" content="${escapeHtml(value)}">\n`] : [])).join('')
}

/** Detects Georgian or the other language from the letters of a text. Without letters, it is the language of the site. */
export function detectLanguage(text: string, { site }: Pick<Config, 'site'>): Language {
  const georgian = text.match(/\p{Script=Georgian}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (georgian === latin) return site.language
  return georgian > latin ? 'ka-ge' : 'en'
}
