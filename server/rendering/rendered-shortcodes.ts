// Renders shortcodes. Those with uploaded files become placeholders, which are completed when the text is read.

import { wrapInCaption } from './captions.ts'
import { MARK } from './dynamic-blocks.ts'
import { splitHtml } from './html-pieces.ts'
import { isPlayable, link, mayNamePlayable, renderPlayer, type PlayerKind } from './players.ts'
import type { ShortcodeAttributes } from './shortcode-attributes.ts'
import { renderShortcodesWith, type Shortcode, type ShortcodeRenderers } from './shortcodes.ts'

/** Captures an item ID and the source of the shortcode. Without an ID, the shortcode belongs to the item of the text. */
const PLACEHOLDER = new RegExp(`<!--${MARK}(\\d*)(\\[[^${MARK}]*)${MARK}-->`)

/** Further players and galleries of a text are omitted, because their markup takes much space. */
export const MAX_SHORTCODES = 1_000

/** Renders the shortcodes of rendered content. Embeds are rendered before. */
export function renderShortcodes(html: string): string {
  let count = 0
  const limited = (render: (shortcode: Shortcode, number: number) => string) => (shortcode: Shortcode) =>
    ++count > MAX_SHORTCODES ? '' : render(shortcode, count)
  const later = limited(({ source }) => writePlaceholder(source))
  const play = (kind: PlayerKind) =>
    limited(({ attributes, content, source }, number) => renderPlayer(kind, attributes, number, content) ?? writePlaceholder(source))
  const caption = (shortcode: Shortcode): string => wrapInCaption(shortcode, render)
  const renderers: ShortcodeRenderers = {
    audio: play('audio'),
    video: play('video'),
    caption,
    wp_caption: caption,
    gallery: later,
    playlist: later,
  }
  const render = (part: string): string => renderShortcodesWith(part, renderers)
  return render(html)
}

const writePlaceholder = (source: string): string => `<!--${MARK}${source}${MARK}-->`

/** A shortcode that is completed later. */
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

/** Assigns the shortcodes of a text that is shown inside another text to its item. */
export const assignShortcodes = (itemId: number, html: string): string => html.replaceAll(`<!--${MARK}[`, `<!--${MARK}${itemId}[`)

/** Removes the placeholders of shortcodes. */
export const removePlaceholders = (html: string): string =>
  splitAtShortcodes(html, 0)
    .filter((part) => typeof part === 'string')
    .join('')

/** Converts embeds to players, and to links to other files and pages. Runs before typography, which would change URLs. */
export function renderEmbeds(content: string): string {
  const html = renderShortcodesWith(content, {
    embed: ({ attributes, content: text }) => embedOf((text || attributes.get('src') || '').trim(), attributes),
  })
  return renderPlayersOfUrls(html)
}

const ALONE = [
  /^([^\S\n]*)(https?:\/\/[^\s<>"[\]]{1,2000})(?=[^\S\n]*$)/gim,
  /(<p(?: [^<>]*)?>\s*)(https?:\/\/[^\s<>"[\]]{1,2000})(?=\s*<\/p>)/gi,
]

/** Converts URLs of files that are alone on a line or in a paragraph to players. */
function renderPlayersOfUrls(content: string): string {
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
  return splitHtml(html)
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
