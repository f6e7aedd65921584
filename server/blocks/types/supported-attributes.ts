// The attributes that come with the features that a block supports.
import type { AttributeSchema } from '../../declarations/declarations.ts'
import { valueAt } from '../../rendering/blocks/block.ts'
import type { BlockAttributes } from '../attributes.ts'

const TEXT: AttributeSchema = { type: 'string' }
const OBJECT: AttributeSchema = { type: 'object' }

const TYPOGRAPHY = [
  'fontSize',
  'lineHeight',
  'textAlign',
  'textColumns',
  '__experimentalFontFamily',
  '__experimentalFontStyle',
  '__experimentalFontWeight',
  '__experimentalLetterSpacing',
  '__experimentalTextDecoration',
  '__experimentalTextTransform',
  '__experimentalWritingMode',
] as const

/** The features whose values are in `style`, besides colors and typography. */
const STYLED = [['__experimentalBorder'], ['spacing'], ['dimensions'], ['position'], ['background'], ['filter', 'duotone']] as const

/** Every block has a `className`, unless it opts out. */
export function attributesOfSupports(supports: BlockAttributes): Record<string, AttributeSchema> {
  const has = (...path: readonly string[]): boolean => isSupported(valueAt(supports, ...path))
  const { color } = supports
  const hasColor = (name: 'text' | 'background'): boolean =>
    color === true || (isObject(color) && (color[name] === undefined || Boolean(color[name])))
  const isColored =
    hasColor('text') || hasColor('background') || ['gradients', 'link', 'button', 'heading'].some((name) => has('color', name))
  const hasBorderColor = supports['__experimentalBorder'] === true || has('__experimentalBorder', 'color')
  const hasStyle = isColored || STYLED.some((path) => has(...path)) || TYPOGRAPHY.some((name) => has('typography', name))
  return {
    lock: OBJECT,
    metadata: OBJECT,
    ...(has('align') && { align: { type: 'string', enum: ['left', 'center', 'right', 'wide', 'full', ''] } }),
    ...(supports['customClassName'] !== false && { className: TEXT }),
    ...(hasStyle && { style: OBJECT }),
    ...(hasColor('background') && { backgroundColor: TEXT }),
    ...(hasColor('text') && { textColor: TEXT }),
    ...(has('color', 'gradients') && { gradient: TEXT }),
    ...(has('typography', 'fontSize') && { fontSize: TEXT }),
    ...(has('typography', '__experimentalFontFamily') && { fontFamily: TEXT }),
    ...(hasBorderColor && { borderColor: TEXT }),
    ...(has('layout') && { layout: OBJECT }),
    ...(has('ariaLabel') && { ariaLabel: TEXT }),
  }
}

/** Whether a feature is on or has settings. */
const isSupported = (value: unknown): boolean => value === true || (typeof value === 'object' && value !== null)

const isObject = (value: unknown): value is BlockAttributes => typeof value === 'object' && value !== null && !Array.isArray(value)
