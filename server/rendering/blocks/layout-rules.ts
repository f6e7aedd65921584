// The CSS rules of layouts with custom values. The rules of all layouts of a type are in the block stylesheet.

import { valueAt } from './block.ts'
import { cssValue, writeRule } from './css.ts'
import type { MakeRules } from './rule-classes.ts'

export type LayoutType = 'default' | 'constrained' | 'flex' | 'grid'

export const layoutRules: MakeRules = (selector, values) => {
  const makeRules = RULES.get(valueAt(values, 'type'))
  return makeRules ? makeRules(selector, values) : []
}

const flowRules: MakeRules = (selector, values) => {
  const gap = cssValue(valueAt(values, 'row'))
  if (gap === undefined) return []
  return [
    ...writeRule(`${selector} > *`, { 'margin-block-start': '0', 'margin-block-end': '0' }),
    ...writeRule(`${selector} > * + *`, { 'margin-block-start': gap, 'margin-block-end': '0' }),
  ]
}

const CONSTRAINED_CHILDREN = ':where(:not(.alignleft):not(.alignright):not(.alignfull))'

const constrainedRules: MakeRules = (selector, values) => {
  const content = valueAt(values, 'contentSize') ?? valueAt(values, 'wideSize')
  const wide = valueAt(values, 'wideSize') ?? content
  const side = valueAt(values, 'justifyContent')
  const margins = {
    'margin-left': side === 'left' ? '0 !important' : 'auto !important',
    'margin-right': side === 'right' ? '0 !important' : 'auto !important',
  }
  const sized = [
    ...writeRule(`${selector} > ${CONSTRAINED_CHILDREN}`, { 'max-width': content, ...margins }),
    ...writeRule(`${selector} > .alignwide`, { 'max-width': wide }),
    ...writeRule(`${selector} .alignfull`, { 'max-width': 'none' }),
  ]
  const aligned =
    side === 'left' || side === 'right' ? writeRule(`${selector} > ${CONSTRAINED_CHILDREN}`, { [`margin-${side}`]: '0 !important' }) : []
  const left = cssValue(valueAt(values, 'paddingLeft'))
  const right = cssValue(valueAt(values, 'paddingRight'))
  return [
    ...(content === undefined ? [] : sized),
    ...writeRule(`${selector} > .alignfull`, {
      'margin-right': right && `calc(${right} * -1)`,
      'margin-left': left && `calc(${left} * -1)`,
    }),
    ...aligned,
    ...flowRules(selector, values),
  ]
}

const ENDS: Readonly<Record<string, string>> = {
  left: 'flex-start',
  right: 'flex-end',
  top: 'flex-start',
  bottom: 'flex-end',
  center: 'center',
}
const MAIN_AXIS: ReadonlyMap<unknown, string> = new Map([...Object.entries(ENDS), ['space-between', 'space-between']])
const CROSS_AXIS: ReadonlyMap<unknown, string> = new Map([...Object.entries(ENDS), ['stretch', 'stretch']])

const flexRules: MakeRules = (selector, values) => {
  const isVertical = valueAt(values, 'orientation') === 'vertical'
  const horizontally = valueAt(values, 'justifyContent')
  const vertically = valueAt(values, 'verticalAlignment')
  const axes = isVertical
    ? {
        'flex-direction': 'column',
        'align-items': CROSS_AXIS.get(horizontally) ?? 'flex-start',
        'justify-content': MAIN_AXIS.get(vertically),
      }
    : { 'justify-content': MAIN_AXIS.get(horizontally), 'align-items': CROSS_AXIS.get(vertically) }
  return writeRule(selector, { 'flex-wrap': valueAt(values, 'flexWrap') === 'nowrap' ? 'nowrap' : undefined, gap: gapOf(values), ...axes })
}

const gridRules: MakeRules = (selector, values) => {
  const count = positiveInteger(valueAt(values, 'columnCount'))
  const width = cssValue(valueAt(values, 'minimumColumnWidth'))
  const gap = gapOf(values)
  const filled = (minimum: string) => ({
    'grid-template-columns': `repeat(auto-fill, minmax(${minimum}, 1fr))`,
    'container-type': 'inline-size',
  })
  const share = `(100% - (${cssValue(valueAt(values, 'column') ?? valueAt(values, 'row')) ?? '1.2rem'} * (${count} - 1))) / ${count}`
  const rows = positiveInteger(valueAt(values, 'rowCount'))
  const columns =
    count === undefined
      ? filled(`min(${width ?? '12rem'}, 100%)`)
      : width === undefined
        ? {
            'grid-template-columns': `repeat(${count}, minmax(0, 1fr))`,
            'grid-template-rows': rows && `repeat(${rows}, minmax(1rem, auto))`,
          }
        : filled(`max(min(${width}, 100%), ${share})`)
  return writeRule(selector, { ...columns, gap })
}

const RULES: ReadonlyMap<unknown, MakeRules> = new Map<LayoutType, MakeRules>([
  ['default', flowRules],
  ['constrained', constrainedRules],
  ['flex', flexRules],
  ['grid', gridRules],
])

/** The rules of a block with a custom place in the enclosing layout. */
export const childRules: MakeRules = (selector, values) => {
  const stretch = valueAt(values, 'selfStretch')
  const size = stretch === 'fixed' ? cssValue(valueAt(values, 'flexSize')) : undefined
  return writeRule(selector, {
    'flex-basis': size,
    'box-sizing': size && 'border-box',
    'flex-grow': stretch === 'fill' ? '1' : undefined,
    'grid-column': gridLines(valueAt(values, 'columnStart'), valueAt(values, 'columnSpan')),
    'grid-row': gridLines(valueAt(values, 'rowStart'), valueAt(values, 'rowSpan')),
  })
}

function gridLines(start: unknown, span: unknown): string | undefined {
  const parts = [positiveInteger(start), positiveInteger(span) && `span ${positiveInteger(span)}`].filter(Boolean)
  return parts.length ? parts.join(' / ') : undefined
}

function gapOf(values: unknown): string | undefined {
  const row = cssValue(valueAt(values, 'row'))
  const column = cssValue(valueAt(values, 'column'))
  return row && column ? `${row} ${column}` : row
}

function positiveInteger(value: unknown): number | undefined {
  const number = Number(value)
  return Number.isInteger(number) && number > 0 && number <= 1000 ? number : undefined
}
