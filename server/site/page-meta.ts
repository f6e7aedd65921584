// What search engines and previews of links show of a page: its description, its image and its language.
import { decodeHTML } from 'entities'
import type { Config, Language } from '../config/config.ts'
import type { Context } from '../context.ts'
import { findReadableMedia } from '../media/library-store.ts'
import { findFilesOf } from '../media/store.ts'
import { uploadUrl } from '../media/uploads.ts'
import { escapeHtml } from '../rendering/html.ts'
import { plainText } from '../rendering/plain-text.ts'
import type { Caller } from '../users/caller.ts'

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

const MAX_LENGTH = 200

/** HTML for the head of the page. */
export function metaTags({ title, description, siteName, language, url, image }: PageMeta): string {
  const text = truncate(decodeHTML(plainText(description)).replaceAll(/\s+/g, ' ').trim())
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

function truncate(text: string): string {
  return text.length <= MAX_LENGTH ? text : `${text.slice(0, text.lastIndexOf(' ', MAX_LENGTH) + 1 || MAX_LENGTH).trimEnd()}…`
}

/** Georgian or the other language, by the letters of the text. The language of the site if there are none. */
export function languageOfText(text: string, { site }: Pick<Config, 'site'>): Language {
  const georgian = text.match(/\p{Script=Georgian}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (georgian === latin) return site.language
  return georgian > latin ? 'ka-ge' : 'en'
}

/** The URL of the featured image, if the caller can read it. */
export async function imageUrl(id: number, caller: Caller, { db, config }: Context): Promise<string | undefined> {
  const [row] = id ? await findReadableMedia(db, [id], caller) : []
  const files = row && (await findFilesOf(db, [row.id])).get(row.id)
  const file = files?.find(({ size }) => size === 'full')
  return file && uploadUrl(config.baseUrl, file.path)
}
