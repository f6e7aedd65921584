// Removes markup from HTML and keeps its text, with unchanged entities, in linear time.

// Returns the offset after the tag at `start`. A `>` in a quoted attribute does not end the tag,
// and a `<` inside it nests.
function endOfTag(html: string, start: number): number {
  let depth = 0
  let quote = ''
  for (let index = start; index < html.length; index++) {
    const character = html.charAt(index)
    if (quote !== '') {
      if (character === quote) quote = ''
    } else if (character === '"' || character === "'") quote = character
    else if (character === '<') depth++
    else if (character === '>' && --depth === 0) return index + 1
  }
  return html.length
}

function endOfMarkup(html: string, start: number): number {
  if (!html.startsWith('<!--', start)) return endOfTag(html, start)
  const end = html.indexOf('-->', start + 4)
  return end < 0 ? html.length : end + 3
}

function startsMarkup(html: string, start: number): boolean {
  const next = html.charAt(start + 1)
  return next !== '' && next.trim() !== ''
}

export function removeTags(html: string): string {
  let text = ''
  let position = 0
  let start = html.indexOf('<')
  while (start >= 0) {
    const markup = startsMarkup(html, start)
    text += html.slice(position, markup ? start : start + 1)
    position = markup ? endOfMarkup(html, start) : start + 1
    start = html.indexOf('<', position)
  }
  return text + html.slice(position)
}

const CODE_ELEMENT = /<(script|style)/gi

// Scripts and style sheets are removed with their content.
export function removeCode(html: string): string {
  const lower = html.toLowerCase()
  // Lower-casing may change the length of a text; the characters concerned do not occur in tags.
  const searched = lower.length === html.length ? lower : html
  const unclosed = new Set<string>()
  let text = ''
  let position = 0
  for (const match of html.matchAll(CODE_ELEMENT)) {
    const name = (match[1] ?? '').toLowerCase()
    if (match.index < position || unclosed.has(name)) continue
    const closing = searched.indexOf(`</${name}>`, match.index)
    if (closing < 0) unclosed.add(name)
    else {
      text += html.slice(position, match.index)
      position = closing + name.length + 3
    }
  }
  return text + html.slice(position)
}

export function plainText(html: string): string {
  return removeTags(removeCode(html)).trim()
}
