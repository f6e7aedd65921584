// Finds, replaces and removes shortcodes (`[name key="value"]…[/name]`) in HTML, in linear time.
// Brackets inside HTML tags and comments are not shortcodes.

import { splitHtml } from './html-pieces.ts'
import { SHORTCODES, type Range, type ShortcodeName } from './shortcode-tags.ts'
import { parseShortcodeAttributes, type ShortcodeAttributes } from './shortcode-attributes.ts'

export interface Shortcode {
  name: ShortcodeName
  attributes: ShortcodeAttributes
  /** Undefined without an end tag. */
  content: string | undefined
  /** The whole text as written. */
  source: string
}

/** The renderers by name. Other shortcodes are text. */
export type ShortcodeRenderers = Partial<Record<ShortcodeName, (shortcode: Shortcode) => string>>

/** Replaces shortcodes with HTML, and unescapes escaped ones (`[[name]]`). */
export function renderShortcodesWith(html: string, renderers: ShortcodeRenderers): string {
  return replaceShortcodes(html, Object.keys(renderers) as ShortcodeName[], (found) =>
    found.isEscaped ? html.slice(found.start + 1, found.end - 1) : (renderers[found.name]?.(shortcodeAt(html, found)) ?? ''),
  )
}

/** Reads a text that is a shortcode. */
export function parseShortcode(source: string): Shortcode | undefined {
  for (const found of findOccurrences(source, SHORTCODES)) return shortcodeAt(source, found)
  return undefined
}

/** Removes shortcodes with their content. Escaped ones are unescaped. */
export function removeShortcodes(html: string): string {
  return replaceShortcodes(html, SHORTCODES, ({ isEscaped, start, end }) => (isEscaped ? html.slice(start + 1, end - 1) : ''))
}

/** Embeds are rendered before paragraphs are added. */
const IN_PARAGRAPHS = SHORTCODES.filter((name) => name !== 'embed')

/** Removes the paragraphs around shortcodes that are alone in them. */
export function unwrapShortcodes(html: string): string {
  if (!html.includes('<p>')) return html
  let result = ''
  let position = 0
  for (const { isEscaped, start, end } of findOccurrences(html, IN_PARAGRAPHS)) {
    const before = startOfSpace(html, start, position)
    const after = endOfSpace(html, end)
    const paragraph = before - '<p>'.length
    const isAlone = paragraph >= position && html.startsWith('<p>', paragraph) && html.startsWith('</p>', after)
    if (isEscaped || !isAlone) continue
    result += html.slice(position, paragraph) + html.slice(start, end)
    position = after + '</p>'.length
  }
  return result + html.slice(position)
}

function startOfSpace(html: string, end: number, least: number): number {
  let start = end
  for (;;) {
    const length = spaceBefore(html, start)
    if (length === 0 || start - length < least) return start
    start -= length
  }
}

const SPACE = /^[\r\n\t \u00A0]$/

function spaceBefore(html: string, end: number): number {
  if (SPACE.test(html.charAt(end - 1))) return 1
  return html.startsWith('&nbsp;', end - 6) ? 6 : 0
}

const SPACES = /(?:[\r\n\t \u00A0]|&nbsp;)*/y

function endOfSpace(html: string, from: number): number {
  SPACES.lastIndex = from
  SPACES.exec(html)
  return SPACES.lastIndex
}

interface Occurrence extends Range {
  name: ShortcodeName
  /** Whether the shortcode is in double brackets, which are part of the range. */
  isEscaped: boolean
  attributes: Range
  content: Range | undefined
}

function replaceShortcodes(html: string, names: readonly ShortcodeName[], replacement: (found: Occurrence) => string): string {
  let result = ''
  let position = 0
  for (const found of findOccurrences(html, names)) {
    result += html.slice(position, found.start) + replacement(found)
    position = found.end
  }
  return result + html.slice(position)
}

function shortcodeAt(html: string, { name, attributes, content, start, end }: Occurrence): Shortcode {
  return {
    name,
    attributes: parseShortcodeAttributes(html.slice(attributes.start, attributes.end)),
    content: content && html.slice(content.start, content.end),
    source: html.slice(start, end),
  }
}

function* findOccurrences(html: string, names: readonly ShortcodeName[]): Generator<Occurrence> {
  if (!html.includes('[')) return
  const opening = new RegExp(`\\[(\\[?)(${names.join('|')})(?![\\w-])`, 'g')
  if (!opening.test(html)) return
  const text = withoutBracketsInTags(html)
  const closings = new Map<ShortcodeName, number>()
  opening.lastIndex = 0
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const name = match[2] as ShortcodeName
    const isDoubled = match[1] === '['
    const tagEnd = text.indexOf(']', opening.lastIndex)
    if (tagEnd < 0) return
    const isVoid = text[tagEnd - 1] === '/'
    const closing = isVoid ? -1 : findClosing(text, name, tagEnd + 1, closings)
    const end = closing < 0 ? tagEnd + 1 : closing + name.length + '[/]'.length
    const isEscaped = isDoubled && text[end] === ']'
    yield {
      name,
      isEscaped,
      attributes: { start: opening.lastIndex, end: isVoid ? tagEnd - 1 : tagEnd },
      content: closing < 0 ? undefined : { start: tagEnd + 1, end: closing },
      start: isDoubled && !isEscaped ? match.index + 1 : match.index,
      end: isEscaped ? end + 1 : end,
    }
    opening.lastIndex = isEscaped ? end + 1 : end
  }
}

// Remembers the next end tag of each name, so that no part is searched twice.
function findClosing(text: string, name: ShortcodeName, from: number, known: Map<ShortcodeName, number>): number {
  let closing = known.get(name) ?? 0
  if (closing >= 0 && (closing < from || !known.has(name))) closing = text.indexOf(`[/${name}]`, from)
  known.set(name, closing)
  return closing
}

// Keeps the length, so that positions do not change.
function withoutBracketsInTags(html: string): string {
  if (!html.includes('<')) return html
  return splitHtml(html, { cdata: true })
    .map(({ kind, text }) => (kind === 'text' ? text : text.replace(/[[\]]/g, ' ')))
    .join('')
}
