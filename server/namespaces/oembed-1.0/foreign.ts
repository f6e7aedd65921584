// Fetches embeds from other sites.
import { escapeHtml } from '#server/rendering/html.ts'
import type { FetchPublic, FetchOptions } from '#server/outgoing/fetch-public.ts'
import type { Embed } from './contract.ts'
import { discoverEndpoint } from './discovery.ts'
import { isOfProvider, findProvider } from '#server/blocks/embed-providers.ts'
import { isHttpUrl, sanitizeHtml } from './safe-html.ts'
import { fieldsFromXml } from './xml.ts'

/** The request for an embed of a page. */
export interface EmbedQuery {
  url: string
  maxwidth: number
  maxheight?: number | undefined
  /** Whether to use discovery for sites that are not known providers. */
  discover: boolean
}

type Fields = Record<string, unknown>

const EMBED: FetchOptions = {
  types: /^(application|text)\/([\w.+-]*(json|xml)(\+oembed)?|javascript)\b/i,
  maxBytes: 512 * 1024,
  beyond: 'fail',
}
const PAGE: FetchOptions = { types: /^(text\/html|application\/xhtml\+xml)\b/i, maxBytes: 256 * 1024, beyond: 'cut' }

/** Fetches the embed of a page; returns undefined if the site offers none. */
export async function fetchEmbed(query: EmbedQuery, fetchPublic: FetchPublic): Promise<Embed | undefined> {
  const known = findProvider(new URL(query.url))?.endpoint
  if (known) return embedFromProvider(known, query, fetchPublic)
  if (!query.discover) return undefined
  const page = await fetchPublic(query.url, PAGE)
  const found = discoverEndpoint(page.text, page.url)
  return found === undefined
    ? undefined
    : fetchEmbedFrom(withParameters(found, sizeParameters(query)), EMBED, query, sanitizeHtml, fetchPublic)
}

/** Fetches an embed from a known provider. Redirects may not leave the provider's hosts. */
function embedFromProvider(endpoint: string, query: EmbedQuery, fetchPublic: FetchPublic): Promise<Embed | undefined> {
  const isOwnHost = (url: URL): boolean => isOfProvider(endpoint, url)
  const url = withParameters(endpoint, { ...sizeParameters(query), url: query.url, format: 'json' })
  return fetchEmbedFrom(url, { ...EMBED, mayLeadTo: isOwnHost }, query, (html) => sanitizeHtml(html, isOwnHost), fetchPublic)
}

function sizeParameters({ maxwidth, maxheight }: EmbedQuery): Record<string, string> {
  return { maxwidth: String(maxwidth), ...(maxheight !== undefined && { maxheight: String(maxheight) }) }
}

function withParameters(endpoint: string, parameters: Record<string, string>): string {
  const url = new URL(endpoint)
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value)
  return url.href
}

async function fetchEmbedFrom(
  url: string,
  wanted: FetchOptions,
  query: EmbedQuery,
  clean: (html: string) => string,
  fetchPublic: FetchPublic,
): Promise<Embed | undefined> {
  const { text } = await fetchPublic(url, wanted)
  const fields = text.trimStart().startsWith('<') ? fieldsFromXml(text) : fieldsFromJson(text)
  return fields && embedFrom(fields, query.url, clean)
}

function fieldsFromJson(text: string): Fields | undefined {
  try {
    const value = JSON.parse(text) as unknown
    return value && typeof value === 'object' && !Array.isArray(value) ? (value as Fields) : undefined
  } catch {
    return undefined
  }
}

/** Converts the response to the contract's schema; undefined if it lacks what its type requires. */
function embedFrom(fields: Fields, page: string, clean: (html: string) => string): Embed | undefined {
  const embed = {
    ...scalarFields(fields),
    version: '1.0' as const,
    title: textOf(fields['title']),
    provider_name: textOf(fields['provider_name']),
    provider_url: urlIn(fields['provider_url']),
    author_name: textOf(fields['author_name']),
    author_url: urlIn(fields['author_url']),
    width: pixelsOf(fields['width']),
    height: pixelsOf(fields['height']),
    url: urlIn(fields['url']),
    thumbnail_url: urlIn(fields['thumbnail_url']),
    thumbnail_width: pixelsOf(fields['thumbnail_width']),
    thumbnail_height: pixelsOf(fields['thumbnail_height']),
  }
  const { type } = fields
  if (type === 'photo') return embed.url === null ? undefined : { ...embed, type, html: linkTo(page, imageHtml(embed.url, embed)) }
  if (type === 'link') return { ...embed, type, html: embed.title === null ? null : linkTo(page, escapeHtml(embed.title)) }
  if (type !== 'video' && type !== 'rich') return undefined
  const html = clean(textOf(fields['html']) ?? '')
  return html ? { ...embed, type, html } : undefined
}

/** Keeps the fields that are scalar or null. */
function scalarFields(fields: Fields): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value)),
  )
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' && value ? value : typeof value === 'number' ? String(value) : null
}

function urlIn(value: unknown): string | null {
  return typeof value === 'string' && isHttpUrl(value) ? value : null
}

/** Returns the number of pixels; null for values such as `"100%"`. */
function pixelsOf(value: unknown): number | null {
  const pixels = Math.round(Number(typeof value === 'string' ? value.replace(/px$/, '') : value))
  return (typeof value === 'string' || typeof value === 'number') && pixels > 0 && pixels <= 100_000 ? pixels : null
}

function linkTo(page: string, html: string): string {
  return `<a href="${escapeHtml(page)}">${html}</a>`
}

function imageHtml(url: string, { title, width, height }: Pick<Embed, 'title' | 'width' | 'height'>): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  return `<img src="${escapeHtml(url)}" alt="${escapeHtml(title ?? '')}"${size}>`
}
