// The styles of a block's box that are not in its HTML: aspect ratio, background image and position.

import { filterStyle } from '../style-filter.ts'
import { withClasses, withStyle } from '../start-tags.ts'
import { scalarsAt, valueAt, withTag, type Block, type BlockRenderer } from './block.ts'
import { writeDeclarations, writeRule, type Declarations } from './css.ts'
import { ruleClass, type MakeRules } from './rule-classes.ts'

function withBoxStyle(own: Block['own'], style: readonly string[], classes: readonly string[]): Block['own'] {
  if (style.length === 0) return own
  const styled = withTag(own, (html, tag) => withStyle(html, tag, style.map((declaration) => `${declaration};`).join('')))
  return withTag(styled, (html, tag) => withClasses(html, tag, classes))
}

/** The stylesheet's aspect ratio would override a minimum height, and its minimum height an aspect ratio. */
export const withAspectRatio: BlockRenderer = ({ own, attributes }) => {
  const dimensions = valueAt(attributes, 'style', 'dimensions')
  const ratio = valueAt(dimensions, 'aspectRatio') ?? undefined
  const height = valueAt(dimensions, 'minHeight') ?? valueAt(attributes, 'minHeight') ?? undefined
  if (ratio !== undefined)
    return withBoxStyle(own, writeDeclarations({ 'aspect-ratio': ratio, 'min-height': 'unset' }), ['has-aspect-ratio'])
  return height === undefined ? own : withBoxStyle(own, writeDeclarations({ 'aspect-ratio': 'unset' }), [])
}

export const withBackgroundImage: BlockRenderer = ({ own, attributes }) => {
  const background = valueAt(attributes, 'style', 'background')
  const image = imageDeclaration(valueAt(background, 'backgroundImage', 'url'))
  const value = (name: string): unknown => valueAt(background, `background${name}`)
  const size = value('Size') ?? (image === '' ? undefined : 'cover')
  const rest: Declarations = {
    'background-position': value('Position') ?? (image !== '' && size === 'contain' ? '50% 50%' : undefined),
    'background-repeat': value('Repeat'),
    'background-size': size,
    'background-attachment': value('Attachment'),
  }
  return withBoxStyle(own, [image, ...writeDeclarations(rest)].filter(Boolean), ['has-background'])
}

const MAX_URL_LENGTH = 2000

function imageDeclaration(url: unknown): string {
  if (typeof url !== 'string' || url === '' || url.length > MAX_URL_LENGTH || url.includes(';')) return ''
  return filterStyle(`background-image:url('${url}')`)
}

const SIDES = ['top', 'right', 'bottom', 'left']

export const positionRules: MakeRules = (selector, values) => {
  const position = valueAt(values, 'type')
  if (position !== 'sticky' && position !== 'fixed') return []
  const sides = Object.fromEntries(SIDES.map((side) => [side, valueAt(values, side)]))
  return writeRule(selector, { ...sides, position, 'z-index': '10' })
}

export const withPosition: BlockRenderer = ({ own, attributes }) => {
  const position = scalarsAt(valueAt(attributes, 'style', 'position'), ['type', ...SIDES])
  const [name] = ruleClass('wp-container-position-', position, positionRules)
  return name ? withTag(own, (html, tag) => withClasses(html, tag, [name, `is-position-${position['type']}`])) : own
}
