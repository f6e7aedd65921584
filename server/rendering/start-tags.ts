// Finds start tags in HTML like browsers, and changes their attributes without changing anything else.

import { decodeHTMLAttribute } from 'entities'
import { Tokenizer } from 'htmlparser2'
import { escapeHtml } from './html.ts'

interface Attribute {
  /** The value as written, without its quotes. */
  value: string
  start: number
  end: number
}

export interface StartTag {
  /** In lower case. */
  name: string
  nameEnd: number
  /** After the closing bracket. */
  end: number
  /** By name, in lower case. */
  attributes: ReadonlyMap<string, Attribute>
}

/** Returns the first matching start tag, and reports the comments before it. */
export function findStartTag(
  html: string,
  isWanted: (tag: StartTag) => boolean = () => true,
  passComment: (start: number, end: number) => void = () => undefined,
): StartTag | undefined {
  let tag = { name: '', nameEnd: 0, end: 0, attributes: new Map<string, Attribute>() }
  let attribute: Attribute = { value: '', start: 0, end: 0 }
  let found: StartTag | undefined
  const endTag = (end: number): void => {
    tag.end = end + 1
    if (!isWanted(tag)) return
    found = tag
    tokenizer.pause()
  }
  const ignore = (): void => undefined
  const tokenizer = new Tokenizer(
    { decodeEntities: false },
    {
      onopentagname(start, end) {
        tag = { name: html.slice(start, end).toLowerCase(), nameEnd: end, end, attributes: new Map() }
      },
      onattribname(start, end) {
        attribute = { value: '', start, end }
        const name = html.slice(start, end).toLowerCase()
        // Browsers use the first of several attributes with the same name.
        if (!tag.attributes.has(name)) tag.attributes.set(name, attribute)
      },
      onattribdata(start, end) {
        attribute.value = html.slice(start, end)
      },
      onattribend(_quote, end) {
        attribute.end = end
      },
      onopentagend: endTag,
      onselfclosingtag: endTag,
      onattribentity: ignore,
      oncdata: ignore,
      onclosetag: ignore,
      oncomment: (start, end, offset) => passComment(start, end - offset),
      ondeclaration: ignore,
      onend: ignore,
      onprocessinginstruction: ignore,
      ontext: ignore,
      ontextentity: ignore,
    },
  )
  tokenizer.write(html)
  return found
}

/** Returns the decoded value; undefined if the tag does not have the attribute. */
export function attributeOf(tag: StartTag, name: string): string | undefined {
  const value = tag.attributes.get(name)?.value
  return value === undefined ? undefined : decodeHTMLAttribute(value)
}

/** Sets an attribute of a tag in its HTML. */
export function withAttribute(html: string, tag: StartTag, name: string, value: string): string {
  const written = `${name}="${escapeHtml(value)}"`
  const existing = tag.attributes.get(name)
  if (existing) return html.slice(0, existing.start) + written + html.slice(existing.end)
  return `${html.slice(0, tag.nameEnd)} ${written}${html.slice(tag.nameEnd)}`
}

/**
 * Replaces values of attributes in all start tags with what `change` returns for them, unless that is undefined. Values are decoded.
 * Replaces comments with what `changeComment` returns for them. Stops at markup that not all browsers read as this does, so that nothing is
 * changed within a value.
 */
export function replaceValues(
  html: string,
  change: (name: string, value: string) => string | undefined,
  changeComment: (comment: string) => string = (comment) => comment,
): string {
  if (html.includes('<![CDATA[')) return html
  let result = ''
  let position = 0
  const replace = (start: number, end: number, text: string): void => {
    result += html.slice(position, start) + text
    position = end
  }
  const changeTag = (tag: StartTag): boolean => {
    if (tag.name === 'noscript' || (tag.name === 'script' && textOfScript(html, tag).includes('<!--'))) return true
    for (const [name, { value, start, end }] of tag.attributes) {
      const changed = value && change(name, decodeHTMLAttribute(value))
      if (changed) replace(start + name.length, end, `="${escapeHtml(changed)}"`)
    }
    return false
  }
  findStartTag(html, changeTag, (start, end) => replace(start, end, changeComment(html.slice(start, end))))
  return result + html.slice(position)
}

function textOfScript(html: string, { end }: StartTag): string {
  const ends = /<\/script/gi
  ends.lastIndex = end
  return html.slice(end, ends.exec(html)?.index)
}

/** Adds classes to a tag, each once. */
export function withClasses(html: string, tag: StartTag, classes: readonly string[]): string {
  const present = new Set((attributeOf(tag, 'class') ?? '').split(/\s+/).filter(Boolean))
  if (classes.every((name) => present.has(name))) return html
  return withAttribute(html, tag, 'class', [...new Set([...present, ...classes])].join(' '))
}

/** Adds declarations, each ending in a semicolon, to the style of the tag. */
export function withStyle(html: string, tag: StartTag, declarations: string): string {
  const existing = attributeOf(tag, 'style') ?? ''
  return withAttribute(
    html,
    tag,
    'style',
    existing === '' || existing.endsWith(';') ? existing + declarations : `${existing};${declarations}`,
  )
}
