// The HTML that dynamic blocks share: their outermost element, attributes and links.
import { escapeHtml } from '../rendering/html.ts'
import { hasKnownScheme } from '../rendering/link-scheme.ts'
import { valueAt } from '../rendering/blocks/block.ts'
import { declaredStyles, formatSpaced, type Styles } from '../rendering/blocks/declared-styles.ts'
import { elementClasses } from '../rendering/blocks/elements.ts'
import { supportsOf } from '../rendering/blocks/supports.ts'
import { filterStyle } from '../rendering/style-filter.ts'
import { textIn } from './attributes.ts'
import type { BlockAttributes } from './attributes.ts'
import type { DynamicBlock } from './block.ts'

/** Returns the escaped attributes of an element, without undefined ones. */
export function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escape(value)}"`))
    .join('')
}

/** Escapes text. Existing entities are kept, as in the reference. */
export function escape(text: string): string {
  return escapeHtml(text.replace(ENTITY, (_entity, inside: string) => `\u0002${inside};`)).replaceAll('\u0002', '&')
}

const ENTITY = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/gi

/** Returns the URL escaped for an attribute; empty if its scheme is unknown or can run scripts. */
export function safeUrl(url: string): string {
  const trimmed = url.trim()
  return hasKnownScheme(trimmed) ? escape(trimmed.replace(/[\s"<>^`{|}]/g, (sign) => encodeURIComponent(sign))) : ''
}

export interface WrapperOptions {
  class?: string
  style?: string
  /** Whether the reference filters the style again, which removes the last semicolon. */
  isFiltered?: boolean
}

/** Returns the attributes of a block's outermost element: the given classes and styles, then those in the block's attributes. */
export function wrapper(
  { name, attributes: own }: StyledBlock,
  { class: given = '', style = '', isFiltered = false }: WrapperOptions = {},
): string {
  const declared = declaredStyles(name, own)
  const classes = [given, ...alignment(name, own), classNames(own['className']), ...elementClasses(own), classOf(name), ...declared.classes]
  const styles = [style, declared.style].filter(Boolean).join(' ')
  return attributes({
    style: (isFiltered ? filterStyle(styles) : styles) || undefined,
    class: classes.filter(Boolean).join(' '),
  })
}

/** The styles of an element that has more than the styles of its block's supports. */
export const lookOf = (name: string, styles: Styles): WrapperOptions => ({
  class: [name, ...styles.classes].filter(Boolean).join(' '),
  style: formatSpaced(styles),
})

type StyledBlock = Pick<DynamicBlock, 'name' | 'attributes'>

/** Returns the label of a field, which the block's attributes can hide visually. */
export function labelFor(id: string, { name, attributes: own }: StyledBlock, html: string): string {
  const hidden = own['showLabel'] === false ? ' screen-reader-text' : ''
  return element('label', attributes({ for: id, class: `${classOf(name)}__label${hidden}` }), html)
}

const classOf = (name: string): string => `wp-block-${name.replace(/^core\//, '').replaceAll('/', '-')}`

const alignment = (name: string, { align }: BlockAttributes): string[] =>
  supportsOf(name).align && align ? [`align${classNames(align)}`] : []

/** Returns the characters of a text that are allowed in class names. */
export const classNames = (value: unknown): string => textIn(value).replace(/[^\p{L}\p{N}\s_:-]/gu, '')

/** The classes of a block with text and links. */
export const textClasses = ({ attributes: own }: StyledBlock): string => [alignmentOfText(own), linkColor(own)].filter(Boolean).join(' ')

export const alignmentOfText = ({ textAlign }: BlockAttributes): string => (textAlign ? `has-text-align-${classNames(textAlign)}` : '')

export const linkColor = (own: BlockAttributes): string =>
  valueAt(own, 'style', 'elements', 'link', 'color', 'text') === undefined ? '' : 'has-link-color'

export function element(tag: string, itsAttributes: string, html: string): string {
  return `<${tag}${itsAttributes}>${html}</${tag}>`
}

/** Returns the tag for a heading of a level; 0 means a paragraph. */
export function headingTag(level: unknown, absent: number): string {
  const number = typeof level === 'number' && Number.isInteger(level) && level >= 0 && level <= 6 ? level : absent
  return number === 0 ? 'p' : `h${number}`
}
