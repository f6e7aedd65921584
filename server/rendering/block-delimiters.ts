// Finds the comments that delimit blocks (`<!-- wp:name {…} -->`) in linear time.
// The parser package reads the same grammar with one regular expression, which takes quadratic time
// on repeated unclosed comments.

export interface BlockDelimiter {
  kind: 'open' | 'close' | 'void'
  // With its namespace: `core/paragraph`.
  name: string
  // The JSON with its braces; '' if there are no attributes.
  attributes: string
  start: number
  end: number
}

const HEAD = /<!--\s+(\/)?wp:([a-z][a-z0-9_-]*\/)?([a-z][a-z0-9_-]*)\s+/y
const TAIL = /(\/)?-->/y
const ATTRIBUTES_END = /\}\s+\/?-->/g

// One scanner per text: it remembers the next end of attributes, so no part is searched twice.
export class DelimiterScanner {
  readonly #text: string
  #attributesEnd = -1
  #searched = false

  constructor(text: string) {
    this.#text = text
  }

  at(start: number): BlockDelimiter | null {
    HEAD.lastIndex = start
    const head = HEAD.exec(this.#text)
    if (head === null) return null
    const headEnd = start + head[0].length
    const attributesEnd = this.#text[headEnd] === '{' ? this.#endOfAttributes(headEnd) : headEnd
    if (attributesEnd < 0) return null
    const attributes = this.#text.slice(headEnd, attributesEnd)
    const tail = this.#tailAt(attributesEnd, attributes !== '')
    if (tail === null) return null
    const kind = tail.isVoid ? 'void' : head[1] ? 'close' : 'open'
    return { kind, name: (head[2] ?? 'core/') + (head[3] ?? ''), attributes, start, end: tail.end }
  }

  all(): BlockDelimiter[] {
    const found: BlockDelimiter[] = []
    let start = this.#text.indexOf('<!--')
    while (start >= 0) {
      const delimiter = this.at(start)
      if (delimiter) found.push(delimiter)
      start = this.#text.indexOf('<!--', delimiter ? delimiter.end : start + 4)
    }
    return found
  }

  #endOfAttributes(from: number): number {
    if (!this.#searched || (this.#attributesEnd >= 0 && this.#attributesEnd < from)) {
      ATTRIBUTES_END.lastIndex = from
      this.#attributesEnd = ATTRIBUTES_END.exec(this.#text)?.index ?? -1
      this.#searched = true
    }
    return this.#attributesEnd < 0 ? -1 : this.#attributesEnd + 1
  }

  #tailAt(from: number, spaced: boolean): { isVoid: boolean; end: number } | null {
    let position = from
    if (spaced) while (/\s/.test(this.#text.charAt(position))) position++
    TAIL.lastIndex = position
    const tail = TAIL.exec(this.#text)
    return tail && { isVoid: tail[1] !== undefined, end: position + tail[0].length }
  }
}
