// Filters HTML of authors without the right to unfiltered HTML: keeps allowed markup unchanged, and removes the rest.
// Safe by construction: every < and > in the output belongs to a tag or comment that this file writes.

import { CONTENT_HTML, TEXT_HTML, TITLE_HTML, type AllowedHtml } from './allowed-html.ts'
import { filterAttributes } from './attribute-filter.ts'
import { filterBlockAttributes } from './block-attributes.ts'
import { DelimiterScanner, type BlockDelimiter } from './block-delimiters.ts'
import { normalizeEntities } from './entities.ts'
import { isPdfPreview } from './pdf-previews.ts'

const CONTROL_CHARACTERS = /[\x00-\x08\x0B\x0C\x0E-\x1F]/g
const TAG = /^(\/?)([a-z][a-z0-9-]*)([^]*)$/i
const ANGLE = /[<>]/g
// A block comment with unclosed attributes is removed, because later text could close them.
const UNENDED_BLOCK = /^<!--\s+\/?wp:[a-z][a-z0-9_/-]*\s+\{/

function escapeAngles(text: string): string {
  return text.replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

// Browsers parse comments with dashes or brackets differently, so both are removed.
function cleanComment(content: string): string {
  const text = content.replace(/-{2,}/g, '-').replace(/-$/, '')
  return text === '' ? '' : `<!--${escapeAngles(normalizeEntities(text))}-->`
}

class HtmlFilter {
  readonly #html: string
  readonly #allowed: AllowedHtml
  readonly #uploads: string | undefined
  readonly #scanner: DelimiterScanner
  readonly #output: string[] = []
  readonly #openBlocks: { name: string; attributes: string; place: number }[] = []
  #commentsEnd = false

  constructor(html: string, allowed: AllowedHtml, uploads: string | undefined) {
    this.#html = html
    this.#allowed = allowed
    this.#uploads = uploads
    this.#scanner = new DelimiterScanner(html)
  }

  filtered(): string {
    let position = 0
    while (position < this.#html.length) {
      ANGLE.lastIndex = position
      const start = ANGLE.exec(this.#html)?.index ?? this.#html.length
      this.#write(normalizeEntities(this.#html.slice(position, start)))
      position = start < this.#html.length ? this.#markup(start) : start
    }
    while (this.#openBlocks.length > 0) this.#closeBlock('')
    return this.#output.join('')
  }

  #write(text: string): void {
    if (text !== '') this.#output.push(text)
  }

  // Each of these methods writes the markup at an offset and returns the offset after it.
  #markup(start: number): number {
    if (this.#html[start] === '>') return this.#literal(start)
    return this.#html.startsWith('<!--', start) ? this.#comment(start) : this.#tag(start)
  }

  #literal(start: number): number {
    this.#write(escapeAngles(this.#html.charAt(start)))
    return start + 1
  }

  #comment(start: number): number {
    const delimiter = this.#scanner.at(start)
    if (delimiter) return this.#block(delimiter, delimiter.end)
    const end = this.#commentsEnd ? -1 : this.#html.indexOf('-->', start + 4)
    if (end < 0) {
      this.#commentsEnd = true
      return this.#literal(start)
    }
    const comment = cleanComment(this.#html.slice(start + 4, end))
    // Cleaning may create a block comment (`<!-- wp:name --->`).
    const tidied = new DelimiterScanner(comment).at(0)
    if (tidied) return this.#block(tidied, end + 3)
    if (!UNENDED_BLOCK.test(comment)) this.#write(comment)
    return end + 3
  }

  #tag(start: number): number {
    ANGLE.lastIndex = start + 1
    const end = ANGLE.exec(this.#html)?.index ?? -1
    if (end < 0 || this.#html[end] === '<') return this.#literal(start)
    const inside = this.#html.slice(start + 1, end)
    const parts = TAG.exec(inside)
    if (parts) this.#element(parts[1] === '/', parts[2] ?? '', parts[3] ?? '')
    // Declarations and malformed end tags are removed; any other `<` is a mathematical sign.
    else if (!/^[!?/]/.test(inside)) return this.#literal(start)
    return end + 1
  }

  #element(closing: boolean, name: string, rest: string): void {
    const attributes = this.#allowed.get(name.toLowerCase())
    if (!attributes) return
    if (closing) return this.#write(`</${name}>`)
    const trimmed = rest.trimEnd()
    const slash = trimmed.endsWith('/')
    const written = filterAttributes(slash ? trimmed.slice(0, -1) : trimmed, attributes)
    const tag = `<${name}${written}${slash ? ' /' : ''}>`
    if (name.toLowerCase() !== 'object' || isPdfPreview(tag, this.#uploads)) this.#write(tag)
  }

  #block({ kind, name, attributes: json }: BlockDelimiter, end: number): number {
    const shortName = name.replace(/^core\//, '')
    if (kind === 'close') {
      this.#closeBlock(shortName)
      return end
    }
    const applyFilters = filterBlockAttributes(json, (text) => new HtmlFilter(text, this.#allowed, this.#uploads).filtered())
    const attributes = applyFilters === '' ? '' : `${applyFilters} `
    if (kind === 'open') this.#openBlocks.push({ name: shortName, attributes, place: this.#output.length })
    this.#write(`<!-- wp:${shortName} ${attributes}${kind === 'void' ? '/' : ''}-->`)
    return end
  }

  // Closes the last open block, whatever its name. A block without content becomes a void block.
  #closeBlock(name: string): void {
    const block = this.#openBlocks.pop()
    if (block && block.place === this.#output.length - 1) {
      this.#output[block.place] = `<!-- wp:${block.name} ${block.attributes}/-->`
    } else this.#write(`<!-- /wp:${block?.name ?? name} -->`)
  }
}

function applyFilters(html: string, allowed: AllowedHtml, uploads?: string): string {
  return new HtmlFilter(html.replace(CONTROL_CHARACTERS, ''), allowed, uploads).filtered()
}

export function filterHtml(html: string): string {
  return applyFilters(html, TEXT_HTML)
}

/** Filters the content of an item, which can have previews of PDF files in the uploads folder. */
export function filterContent(html: string, uploads: string): string {
  return applyFilters(html, CONTENT_HTML, uploads)
}

export function filterTitle(html: string): string {
  return applyFilters(html, TITLE_HTML)
}
