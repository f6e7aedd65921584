// Galleries: the gap between images, which the class of the gallery encodes in digits.

import { withClasses } from '../start-tags.ts'
import { valueAt, withTag, type BlockRenderer } from './block.ts'
import { cssValue, writeRule } from './css.ts'

export const gallery: BlockRenderer = ({ own, attributes }) => {
  const gap = valueAt(attributes, 'style', 'spacing', 'blockGap')
  const sides = typeof gap === 'object' ? [valueAt(gap, 'top'), valueAt(gap, 'left')] : [gap]
  const name = `wp-block-gallery-${digitsOf(sides.map((side) => cssValue(side) ?? '').join('|'))}`
  return withTag(own, (html, tag) => withClasses(html, tag, [name]))
}

/** The rules of a gallery with a custom gap. */
export function galleryRules(selector: string, digits: string): string[] {
  const sides = textOf(digits)?.split('|') ?? []
  const [row = '', column = row] = sides
  if (row === '' && column === '') return []
  const [top, left] = [row || DEFAULT_GAP, column || DEFAULT_GAP]
  return writeRule(`.wp-block-gallery${selector}`, {
    // Widths are calculated with the gap, so it needs a unit.
    '--wp--style--unstable-gallery-gap': left === '0' ? '0px' : left,
    gap: top === left ? top : `${top} ${left}`,
  })
}

const DEFAULT_GAP = 'var(--wp--style--gallery-gap-default, var(--wp--style--block-gap, 0.5em))'

/** The bytes of the text after a first byte of 1, as one decimal number. */
function digitsOf(text: string): string {
  return BigInt(`0x01${Buffer.from(text).toString('hex')}`).toString()
}

function textOf(digits: string): string | undefined {
  const hex = BigInt(digits).toString(16)
  return /^1(?:..)*$/.test(hex) ? Buffer.from(hex.slice(1), 'hex').toString() : undefined
}
