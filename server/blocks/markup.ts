// The HTML that dynamic blocks have in common: their outermost element, attributes and links.
import { escapeHtml } from '../rendering/html.ts'
import { hasKnownScheme } from '../rendering/link-scheme.ts'
import { objectIn, oneOf, textIn } from './attributes.ts'
import type { DynamicBlock } from './block.ts'

/** Returns attributes of an element, escaped; those that are undefined are omitted. */
export function attributes(values: Record<string, string | undefined>): string {
  return Object.entries(values)
    .map(([name, value]) => (value === undefined ? '' : ` ${name}="${escaped(value)}"`))
    .join('')
}

/** Escapes text. Existing entities stay, as the reference keeps them. */
export function escaped(text: string): string {
  return escapeHtml(text.replace(ENTITY, (_entity, inside: string) => `\u0002${inside};`)).replaceAll('\u0002', '&')
}

const ENTITY = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/gi

/** Returns the URL, escaped for an attribute; empty if its scheme is unknown or can run scripts. */
export function safeUrl(url: string): string {
  const trimmed = url.trim()
  return hasKnownScheme(trimmed) ? escaped(trimmed.replace(/[\s"<>^`{|}]/g, (sign) => encodeURIComponent(sign))) : ''
}

interface WrapperOptions {
  class?: string
  style?: string
  /** Whether the block lays out what is inside it. */
  hasLayout?: boolean
}

/** The attributes of a block's outermost element: the given classes, then those that every block has. */
export function wrapper(block: DynamicBlock, { class: given = '', style, hasLayout = false }: WrapperOptions = {}): string {
  const name = `wp-block-${block.name.replace(/^core\//, '').replaceAll('/', '-')}`
  const classes = [given, ...supportedClasses(block), name, ...(hasLayout ? layoutClasses(block, name) : [])]
  return attributes({ style: style || undefined, class: classes.filter(Boolean).join(' ') })
}

function layoutClasses({ attributes: { layout } }: DynamicBlock, name: string): string[] {
  const type = oneOf(objectIn(layout)['type'], ['default', 'constrained', 'flex', 'grid'])
  const layoutClass = `is-layout-${type === 'default' ? 'flow' : type}`
  return [layoutClass, `${name}-${layoutClass}`]
}

function supportedClasses({ attributes: { align, className } }: DynamicBlock): string[] {
  return [align && `align${classNames(align)}`, classNames(className)].filter((name) => typeof name === 'string' && name !== '') as string[]
}

const classNames = (value: unknown): string => textIn(value).replace(/[^\p{L}\p{N}\s_:-]/gu, '')

/** The classes of a block that holds text. */
export function textClasses({ attributes: { textAlign, style } }: DynamicBlock): string {
  const hasLinkColor = objectIn(objectIn(objectIn(objectIn(style)['elements'])['link'])['color'])['text'] !== undefined
  return [textAlign && `has-text-align-${classNames(textAlign)}`, hasLinkColor && 'has-link-color'].filter(Boolean).join(' ')
}

export function element(tag: string, itsAttributes: string, html: string): string {
  return `<${tag}${itsAttributes}>${html}</${tag}>`
}

/** Returns the tag for a heading of a level; 0 means a paragraph. */
export function headingTag(level: unknown, absent: number): string {
  const number = typeof level === 'number' && Number.isInteger(level) && level >= 0 && level <= 6 ? level : absent
  return number === 0 ? 'p' : `h${number}`
}
