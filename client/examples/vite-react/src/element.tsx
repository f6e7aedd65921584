// The outermost element of a block, with the classes and styles that the service has given it, around other children.
import { createElement } from 'react'
import type { CSSProperties, ReactNode } from 'react'

const START_TAG = /^\s*<([a-z][a-z0-9]*)((?:\s+[^\s=>]+(?:="[^"]*")?)*)\s*\/?>/i
const ATTRIBUTE = /([^\s=]+)(?:="([^"]*)")?/g

const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&quot;': '"', '&#039;': "'", '&lt;': '<', '&gt;': '>' }
const decoded = (text: string): string => text.replace(/&(?:amp|quot|#039|lt|gt);/g, (entity) => ENTITIES[entity] ?? entity)

/** Properties of React that have another name than the attribute. */
const NAMES: Readonly<Record<string, string>> = { class: 'className', colspan: 'colSpan', rowspan: 'rowSpan', tabindex: 'tabIndex' }

function propsFrom(attributes: string): Record<string, unknown> {
  const entries = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value]): [string, unknown] => {
    const text = decoded(value ?? '')
    return name === 'style' ? ['style', styleFrom(text)] : [NAMES[name] ?? name, value === undefined ? true : text]
  })
  return Object.fromEntries(entries)
}

/** `margin-top:1em` as `{ marginTop: '1em' }`. */
function styleFrom(text: string): CSSProperties {
  const declarations = text.split(';').map((one) => one.split(/:(.*)/s).map((part) => part.trim()))
  const camel = (name: string): string =>
    name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())
  return Object.fromEntries(declarations.flatMap(([name, value]) => (name && value ? [[camel(name), value]] : [])))
}

interface Props {
  /** The HTML of the block. */
  of: string
  /** In place of the children: HTML that the service has made safe. */
  html?: string | undefined
  children?: ReactNode
}

/** The element that the HTML of a block begins with. */
export function Element({ of, html, children }: Props) {
  const [, name = 'div', attributes = ''] = START_TAG.exec(of) ?? []
  const inside = html === undefined ? {} : { dangerouslySetInnerHTML: { __html: html } }
  return createElement(name, { ...propsFrom(attributes), ...inside }, html === undefined ? children : undefined)
}

/** The HTML of a block as it is, without an element around it in the layout. */
export const Html = ({ html }: { html: string }) => <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />
