// The colors that a block sets for its links, headings and buttons.

import { withClasses } from '../start-tags.ts'
import { valueAt, withTag, type BlockAttributes, type BlockRenderer } from './block.ts'
import { writeRule } from './css.ts'
import { ruleClass, type MakeRules } from './rule-classes.ts'

const HEADINGS = ['h1', 'h2', 'h3', 'h4', 'h5', 'h6']
const LINK = 'a:where(:not(.wp-element-button))'

const SELECTORS: readonly (readonly [path: readonly string[], within: readonly string[]])[] = [
  [['button'], ['.wp-element-button', '.wp-block-button__link']],
  [['link'], [LINK]],
  [['link', ':hover'], [`${LINK}:hover`]],
  [['heading'], HEADINGS],
  ...HEADINGS.map((heading) => [[heading], [heading]] as const),
]

const COLORS = { text: 'color', background: 'background-color', gradient: 'background' } as const

/** The CSS properties of each element, by its path. */
function colorsIn(elements: unknown): Record<string, Record<string, string>> {
  return Object.fromEntries(
    SELECTORS.flatMap(([path]) => {
      const colors = Object.entries(COLORS).flatMap(([name, property]) => {
        const value = valueAt(elements, ...path, 'color', name)
        return typeof value === 'string' ? [[property, value] as const] : []
      })
      return colors.length ? [[path.join(''), Object.fromEntries(colors)]] : []
    }),
  )
}

export const elementRules: MakeRules = (selector, values) =>
  SELECTORS.flatMap(([path, within]) => {
    const colors = Object.values(COLORS).map((property) => [property, valueAt(values, path.join(''), property)] as const)
    return writeRule(within.map((element) => `${selector} ${element}`).join(', '), Object.fromEntries(colors))
  })

/** Returns the class for the colors of elements, if there are any. */
export function elementClasses(attributes: BlockAttributes): readonly string[] {
  const elements = valueAt(attributes, 'style', 'elements')
  if (typeof elements !== 'object' || elements === null) return []
  const found = known.get(elements) ?? ruleClass('wp-elements-', colorsIn(elements), elementRules)
  known.set(elements, found)
  return found
}

/** Dynamic blocks need the classes twice. */
const known = new WeakMap<object, readonly string[]>()

export const withElementColors: BlockRenderer = ({ own, attributes }) => {
  const classes = elementClasses(attributes)
  return classes.length ? withTag(own, (html, tag) => withClasses(html, tag, classes)) : own
}
