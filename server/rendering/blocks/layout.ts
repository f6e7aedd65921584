// Layout: the classes of blocks that arrange their inner blocks.

import { attributeOf, findStartTag, withClasses, type StartTag } from '../start-tags.ts'
import { scalarsAt, valueAt, withTag, type Block, type BlockAttributes, type BlockRenderer } from './block.ts'
import { childRules, layoutRules, type LayoutType } from './layout-rules.ts'
import { ruleClass } from './rule-classes.ts'
import { supportsOf, type LayoutSupport } from './supports.ts'

const CLASSES: Readonly<Record<LayoutType, string>> = {
  default: 'is-layout-flow',
  constrained: 'is-layout-constrained',
  flex: 'is-layout-flex',
  grid: 'is-layout-grid',
}

/** Adds layout classes to the tag around the inner blocks, and the classes for the place in the enclosing layout to the first tag. */
export const withLayout: BlockRenderer = ({ own, name, attributes }) => {
  const placed = withClassesOn(own, placeClasses(attributes))
  const classes = layoutClasses(name, attributes)
  return classes.length ? withClassesOn(placed, classes, wrapperOf(own)) : placed
}

function withClassesOn(own: Block['own'], classes: readonly string[], isWanted?: (tag: StartTag) => boolean): Block['own'] {
  return classes.length ? withTag(own, (html, tag) => withClasses(html, tag, classes), isWanted) : own
}

/** The tag around the inner blocks has the class of the last tag before them. A block without inner blocks is its own wrapper. */
function wrapperOf([first = '', ...rest]: Block['own']): ((tag: StartTag) => boolean) | undefined {
  if (rest.length === 0) return undefined
  let last = ''
  findStartTag(first, (tag) => {
    last = attributeOf(tag, 'class') ?? last
    return false
  })
  return last === '' ? undefined : (tag) => attributeOf(tag, 'class')?.includes(last) ?? false
}

function placeClasses(attributes: BlockAttributes): string[] {
  const place = valueAt(attributes, 'style', 'layout')
  if (place === undefined) return []
  return ruleClass('wp-container-content-', scalarsAt(place, PLACE_FIELDS), childRules)
}

const PLACE_FIELDS = ['selfStretch', 'flexSize', 'columnStart', 'columnSpan', 'rowStart', 'rowSpan']

/** Returns the layout classes of a block; none if it does not support layout. */
function layoutClasses(name: string, attributes: BlockAttributes): string[] {
  const support = supportsOf(name).layout
  if (!support) return []
  const layout = valueAt(attributes, 'layout') ?? support.layout
  const type = typeOf(layout)
  const values = { type, ...scalarsAt(layout, LAYOUT_FIELDS), ...gapOf(attributes, type, support), ...paddingOf(attributes, type) }
  const dashed = name.replace('/', '-')
  return [
    ...describingClasses(attributes),
    CLASSES[type],
    ...ruleClass(`wp-container-${dashed}-is-layout-`, values, layoutRules),
    `wp-block-${dashed.replace(/^core-/, '')}-${CLASSES[type]}`,
  ]
}

function typeOf(layout: unknown): LayoutType {
  if (valueAt(layout, 'inherit') === true || valueAt(layout, 'contentSize')) return 'constrained'
  const type = valueAt(layout, 'type')
  return type === 'constrained' || type === 'flex' || type === 'grid' ? type : 'default'
}

const LAYOUT_FIELDS = [
  ...['orientation', 'justifyContent', 'verticalAlignment', 'flexWrap'],
  ...['columnCount', 'minimumColumnWidth', 'rowCount', 'contentSize', 'wideSize'],
]

/** Returns one gap for both sides, or one for each. */
function gapOf(attributes: BlockAttributes, type: LayoutType, { gap = '0.5em', ownGap = false }: LayoutSupport): object {
  const written = valueAt(attributes, 'style', 'spacing', 'blockGap')
  if (ownGap) return {}
  if (typeof written !== 'object' || written === null) return scalarsAt({ row: written }, ['row'])
  const { top, left } = scalarsAt(written, ['top', 'left'])
  return type === 'flex' || type === 'grid' ? { row: top ?? gap, column: left ?? gap } : { row: top }
}

/** Blocks with full width extend across the padding of a constrained layout. */
function paddingOf(attributes: BlockAttributes, type: LayoutType): object {
  if (type !== 'constrained') return {}
  const padding = valueAt(attributes, 'style', 'spacing', 'padding')
  const { left, right } = typeof padding === 'string' ? { left: padding, right: padding } : scalarsAt(padding, ['left', 'right'])
  return { paddingLeft: left, paddingRight: right }
}

/** Classes for values that the block itself sets, whatever its layout. */
function describingClasses(attributes: BlockAttributes): string[] {
  const word = (field: string): string => {
    const value = valueAt(attributes, 'layout', field)
    return typeof value === 'string' && /^[a-z-]{1,40}$/.test(value) ? value : ''
  }
  return [
    word('orientation') && `is-${word('orientation')}`,
    word('justifyContent') && `is-content-justification-${word('justifyContent')}`,
    word('flexWrap') === 'nowrap' ? 'is-nowrap' : '',
  ].filter(Boolean)
}
