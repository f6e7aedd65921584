// What shortcodes show. Those that show uploaded files become placeholders, which are completed when the text is read.

import { wrapInCaption } from './captions.ts'
import { MARK } from './dynamic-blocks.ts'
import { htmlPieces } from './html-pieces.ts'
import { isPlayable, link, mayNamePlayable, player, type PlayerKind } from './players.ts'
import type { ShortcodeAttributes } from './shortcode-attributes.ts'
import { withShortcodes, type Shortcode, type ShortcodeRenderers } from './shortcodes.ts'

/** Captures the ID of an item and the source of the shortcode. Without an ID, the shortcode belongs to the item whose text it is. */
const PLACEHOLDER = new RegExp(`<!--${MARK}(\\d*)(\\[[^${MARK}]*)${MARK}-->`)

/** Further players and galleries of a text are omitted, as their markup takes much space. */
export const MAX_SHORTCODES = 1_000

/** Renders the shortcodes of rendered content. Embeds are rendered before. */
export function renderShortcodes(html: string): string {
  let count = 0
  const limited = (render: (shortcode: Shortcode, number: number) => string) => (shortcode: Shortcode) =>
    ++count > MAX_SHORTCODES ? '' : render(shortcode, count)
  const later = limited(({ source }) => placeholderFor(source))
  const play = (kind: PlayerKind) =>
    limited(({ attributes, content, source }, number) => player(kind, attributes, number, content) ?? placeholderFor(source))
  const caption = (shortcode: Shortcode): string => wrapInCaption(shortcode, render)
  const renderers: ShortcodeRenderers = {
    audio: play('audio'),
    video: play('video'),
    caption,
    wp_caption: caption,
    gallery: later,
    playlist: later,
  }
  const render = (part: string): string => withShortcodes(part, renderers)
  return render(html)
}

const placeholderFor = (source: string): string => `<!--${MARK}${source}${MARK}-->`

/** A shortcode to be completed. */
export interface LaterShortcode {
  source: string
  itemId: number
}

/** Splits HTML at the placeholders of shortcodes. */
export function splitAtShortcodes(html: string, itemId: number): (string | LaterShortcode)[] {
  const pieces = html.split(PLACEHOLDER)
  return pieces.flatMap((piece, index) => {
    if (index % 3 === 0) return piece
    return index % 3 === 1 ? { itemId: Number(piece) || itemId, source: pieces[index + 1] ?? '' } : []
  })
}

/** Ties the shortcodes of a text that is shown within another one to the item of the text. */
export const withShortcodesOf = (itemId: number, html: string): string => html.replaceAll(`<!--${MARK}[`, `<!--${MARK}${itemId}[`)

/** Removes the placeholders of shortcodes. */
export const withoutPlaceholders = (html: string): string =>
  splitAtShortcodes(html, 0)
    .filter((part) => typeof part === 'string')
    .join('')

/** Turns embeds into players, and into links to other files and pages. Comes before typography, which would change URLs. */
export function withEmbeds(content: string): string {
  const html = withShortcodes(content, {
    embed: ({ attributes, content: text }) => embedOf((text || attributes.get('src') || '').trim(), attributes),
  })
  return withPlayersOfUrls(html)
}

const ALONE = [
  /^([^\S\n]*)(https?:\/\/[^\s<>"[\]]{1,2000})(?=[^\S\n]*$)/gim,
  /(<p(?: [^<>]*)?>\s*)(https?:\/\/[^\s<>"[\]]{1,2000})(?=\s*<\/p>)/gi,
]

/** Turns the URLs of files that are alone on a line or in a paragraph into players. */
function withPlayersOfUrls(content: string): string {
  if (!mayNamePlayable(content)) return content
  return ALONE.reduce((html, alone) => {
    // The lines of a tag are not lines of the text.
    const lines = withoutLinesInTags(html)
    let result = ''
    let position = 0
    for (const { index, 1: before = '', 2: url = '' } of lines.matchAll(alone)) {
      const kind = /[?#]/.test(url) ? undefined : playerKindOf(url)
      if (!kind) continue
      const start = index + before.length
      result += `${html.slice(position, start)}[${kind} src="${url}" /]`
      position = start + url.length
    }
    return result + html.slice(position)
  }, content)
}

function withoutLinesInTags(html: string): string {
  if (!html.includes('<')) return html
  return htmlPieces(html)
    .map(({ kind, text }) => (kind === 'text' ? text : text.replace(/\n/g, ' ')))
    .join('')
}

const playerKindOf = (url: string): PlayerKind | undefined => (['audio', 'video'] as const).find((one) => isPlayable(one, url))

function embedOf(url: string, attributes: ShortcodeAttributes): string {
  if (/[[\]"<>]/.test(url)) return ''
  const kind = playerKindOf(url)
  if (!kind) return url && link(url)
  const size = ['width', 'height']
    .filter((name) => attributes.has(name))
    .map((name) => ` ${name}="${Number.parseInt(attributes.get(name) ?? '', 10) || 0}"`)
  return `[${kind}${size.join('')} src="${url}" /]`
}
