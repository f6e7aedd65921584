// The known shortcodes, and the ends of their tags. All other bracketed words are text.

export const SHORTCODES = ['audio', 'caption', 'embed', 'gallery', 'playlist', 'video', 'wp_caption'] as const

export type ShortcodeName = (typeof SHORTCODES)[number]

/** The start of a tag: `[name`, `[/name` or `[[name`. */
const START = new RegExp(`\\[[/[]?(?:${SHORTCODES.join('|')})(?=[\\s\\]/])`, 'g')
const SIGN = /[[\]<>]/g
const SIGN_IN_TAG = /[[\]>]/g

export interface Range {
  start: number
  end: number
}

/** Returns the next tag of a shortcode, with the brackets of an escaped one. It may contain HTML tags, but no other brackets. */
export function findShortcodeTag(text: string, from: number): Range | undefined {
  START.lastIndex = from
  for (let match = START.exec(text); match; match = START.exec(text)) {
    const end = endOfTag(text, START.lastIndex)
    if (end > 0) return { start: match.index, end }
  }
  return undefined
}

// Reads only up to the next `[`, so that unclosed tags are read once.
function endOfTag(text: string, from: number): number {
  let position = from
  for (;;) {
    const stop = indexOf(SIGN, text, position)
    if (text[stop] === ']') return text[stop + 1] === ']' ? stop + 2 : stop + 1
    const tagEnd = text[stop] === '<' ? indexOf(SIGN_IN_TAG, text, stop + 1) : -1
    if (text[tagEnd] !== '>') return -1
    position = tagEnd + 1
  }
}

function indexOf(sign: RegExp, text: string, from: number): number {
  sign.lastIndex = from
  return sign.exec(text)?.index ?? -1
}
