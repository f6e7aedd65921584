// A fast reader for items in the form that exports use: elements, texts and CDATA sections, without comments, custom entities or namespace
// declarations. The XML parser reads all other items.
import type { Element } from './element.ts'

/** The name of an element by the name in its tag; undefined if its prefix has no namespace. */
type NameOf = (tagName: string) => string | undefined

export interface PlainItem {
  element: Element
  /** The position after its end tag. */
  end: number
}

export const ITEM = '<item>'
export const ITEM_END = '</item>'

const CDATA = '<![CDATA['
const CDATA_END = ']]>'
const NAME = /^[A-Za-z_][\w-]*(?::[A-Za-z_][\w-]*)?$/
const TAG_WITH_ATTRIBUTES = /^([\w:-]+)((?: [A-Za-z_][\w-]*="[^<&"\t\n]*")+)$/
const ATTRIBUTE = / ([\w-]+)="([^"]*)"/g
const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const OTHER_ENTITY = /&(?!(?:amp|lt|gt|quot|apos);)/
/** Characters that XML does not allow, and line ends that it replaces. */
const OTHER_CHARACTER = /[\x00-\x08\x0B-\x1F\uFFFE\uFFFF]/
const MAX_DEPTH = 10

const noAttributes: Element['attributes'] = new Map()

/** Returns a function that reads the item at a position; it returns undefined if the item has another form or no end. */
export function createPlainItemReader(nameOf: NameOf): (text: string, start: number) => PlainItem | undefined {
  const names = new Map<string, string | undefined>()

  return (text, start) => {
    if (knownName('item') !== 'item') return undefined
    const element = emptyElement('item', noAttributes)
    const end = readContent(element, 'item', text, start + ITEM.length, 0)
    return end === undefined || OTHER_CHARACTER.test(text.slice(start, end)) ? undefined : { element, end }
  }

  /** Reads the content of an element from the end of its start tag, and returns the end of its end tag. */
  function readContent(element: Element, tagName: string, text: string, start: number, depth: number): number | undefined {
    for (let position: number | undefined = start; position !== undefined;) {
      const tag = text.indexOf('<', position)
      if (tag < 0 || !addText(element, text.slice(position, tag))) return undefined
      if (text[tag + 1] === '/') return text.startsWith(`${tagName}>`, tag + 2) ? tag + tagName.length + 3 : undefined
      position = text.startsWith(CDATA, tag) ? readSection(element, text, tag) : readChild(element, text, tag, depth + 1)
    }
    return undefined
  }

  function readChild(parent: Element, text: string, start: number, depth: number): number | undefined {
    const end = text.indexOf('>', start)
    const tag = end < 0 || depth > MAX_DEPTH ? undefined : tagOf(text.slice(start + 1, end))
    const name = tag && knownName(tag.name)
    if (!tag || !name) return undefined
    const element = emptyElement(name, tag.attributes)
    parent.children.push(element)
    return readContent(element, tag.name, text, end + 1, depth)
  }

  function knownName(tagName: string): string | undefined {
    if (!names.has(tagName)) names.set(tagName, NAME.test(tagName) ? nameOf(tagName) : undefined)
    return names.get(tagName)
  }
}

function emptyElement(name: string, attributes: Element['attributes']): Element {
  return { name, attributes, text: '', children: [] }
}

/** Returns false if the text has another form. */
function addText(element: Element, text: string): boolean {
  const hasEntities = text.includes('&')
  if ((hasEntities && OTHER_ENTITY.test(text)) || text.includes(CDATA_END)) return false
  element.text += hasEntities ? text.replace(/&(\w+);/g, (_entity, name: string) => SIGNS[name] ?? '') : text
  return true
}

function readSection(element: Element, text: string, start: number): number | undefined {
  const end = text.indexOf(CDATA_END, start)
  if (end < 0) return undefined
  element.text += text.slice(start + CDATA.length, end)
  return end + CDATA_END.length
}

/** Returns undefined if the tag has another form, for example that of an empty element. */
function tagOf(tag: string): { name: string; attributes: Element['attributes'] } | undefined {
  if (!tag.includes(' ')) return { name: tag, attributes: noAttributes }
  const [, name, given = ''] = TAG_WITH_ATTRIBUTES.exec(tag) ?? []
  const pairs = Array.from(given.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value] as const)
  const attributes = new Map(pairs)
  const isPlain = attributes.size === pairs.length && !attributes.has('xmlns')
  return name !== undefined && isPlain ? { name, attributes } : undefined
}
