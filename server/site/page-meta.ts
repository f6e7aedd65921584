// What search engines and previews of links show of a page: its description, its image and its language.
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

/** HTML for the head of the page. */
export function metaTags({ title, description, siteName, language, url, image }: PageMeta): string {
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

/** Georgian or the other language, by the letters of the text. The language of the site if there are none. */
export function languageOfText(text: string, { site }: Pick<Config, 'site'>): Language {
  const georgian = text.match(/\p{Script=Georgian}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (georgian === latin) return site.language
  return georgian > latin ? 'ka-ge' : 'en'
}
