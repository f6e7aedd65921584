// The search form: a label, and a box with the field and the button. Each of them has styles of its own.
import { valueAt } from '../rendering/blocks/block.ts'
import { borderStyles, colorStyles, joinStyles, formatSpaced, typographyStyles, type Styles } from '../rendering/blocks/declared-styles.ts'
import { writeDeclarations } from '../rendering/blocks/css.ts'
import { filterHtml } from '../rendering/filter.ts'
import { plainText } from '../rendering/plain-text.ts'
import { numberIn, objectIn, oneOf, textIn } from './attributes.ts'
import type { BlockAttributes } from './attributes.ts'
import type { DynamicBlock, Renderer } from './block.ts'
import { attributes, element, wrapper } from './markup.ts'

const POSITIONS = ['button-outside', 'button-inside', 'no-button', 'button-only'] as const

export const search: Renderer = (block) => {
  const { attributes: own, surroundings } = block
  const position = oneOf(own['buttonPosition'], POSITIONS)
  const hasButton = position !== 'no-button'
  const buttonClass = hasButton ? ` wp-block-search__${own['buttonUseIcon'] === true ? 'icon' : 'text'}-button` : ''
  const form = ` role="search" method="get" action="${surroundings.context.config.baseUrl}/"`
  const id = `wp-block-search__input-${block.surroundings.serialNumber()}`
  const look = stylesOfParts(own, position === 'button-inside')
  const fields = renderInput(block, id, look.input) + renderHiddenInputs(own['query']) + (hasButton ? renderButton(block, look.button) : '')
  const box = element('div', addStyle('wp-block-search__inside-wrapper', look.box), fields)
  return element(
    'form',
    form + wrapper(block, { class: `wp-block-search__${position}${buttonClass}` }),
    renderLabel(block, id, look.label) + box,
  )
}

type Look = Readonly<Record<'label' | 'input' | 'button' | 'box', Styles>>

const NONE: Styles = { classes: [], declarations: [] }

/** Returns the styles of each part. A button inside the box shares the border of the box. */
function stylesOfParts(own: BlockAttributes, isInside: boolean): Look {
  const border = borderStyles(own, ['width', 'color', 'style'])
  const radius = borderStyles(own, ['radius'])
  const font = typographyStyles(own, ['fontSize', 'fontFamily', 'letterSpacing', 'fontWeight', 'fontStyle', 'lineHeight', 'textTransform'])
  const decoration = typographyStyles(own, ['textDecoration'])
  const edge = isInside ? radius : joinStyles(border, radius)
  return {
    label: joinStyles(font, decoration),
    input: joinStyles(font, edge),
    button: joinStyles(colorStyles(own, ['text', 'background', 'gradient']), font, edge, decoration),
    box: joinStyles(widthStyles(own), isInside ? joinStyles(border, outerRadiusStyles(own)) : NONE),
  }
}

/** The radius of the box, which is larger than that of its parts by its padding. */
function outerRadiusStyles(own: BlockAttributes): Styles {
  const radius = valueAt(own, 'style', 'border', 'radius')
  const isOne = typeof radius === 'string' || typeof radius === 'number'
  const outer = (value: unknown) =>
    (Number.parseInt(textIn(value), 10) || 0) === 0
      ? undefined
      : `calc(${/^\d+$/.test(textIn(value)) ? `${textIn(value)}px` : textIn(value)} + 4px)`
  const corners = isOne
    ? outer(radius)
    : Object.fromEntries(Object.entries(objectIn(radius)).map(([corner, value]) => [corner, outer(value)]))
  return borderStyles({ style: { border: { radius: corners } } }, ['radius'])
}

const widthStyles = ({ width: number, widthUnit }: BlockAttributes): Styles => ({
  classes: [],
  declarations: numberIn(number) ? writeDeclarations({ width: `${numberIn(number)}${oneOf(widthUnit, ['px', '%'])}` }) : [],
})

const addStyle = (name: string, look: Styles, ...more: readonly string[]): string =>
  attributes({ class: [name, ...look.classes, ...more].join(' '), style: formatSpaced(look).replace(/;$/, '') || undefined })

function renderLabel({ attributes: own }: DynamicBlock, id: string, look: Styles): string {
  const text = filterHtml(textIn(own['label'], 'Search'))
  const isHidden = own['showLabel'] === false || !text
  const hidden = { classes: ['screen-reader-text'], declarations: look.declarations }
  return element('label', addStyle('wp-block-search__label', isHidden ? hidden : look) + attributes({ for: id }), text || 'Search')
}

function renderInput({ attributes: own }: DynamicBlock, id: string, look: Styles): string {
  const { classes } = look
  return `<input${attributes({
    class: ['wp-block-search__input', ...classes].join(' '),
    id,
    placeholder: textIn(own['placeholder']),
    value: '',
    type: 'search',
    name: 's',
    style: formatSpaced(look).replace(/;$/, '') || undefined,
  })} required />`
}

function renderHiddenInputs(query: unknown): string {
  return Object.entries(objectIn(query))
    .map(([name, value]) => `<input${attributes({ type: 'hidden', name, value: textIn(value) })} />`)
    .join('')
}

function renderButton({ attributes: own }: DynamicBlock, look: Styles): string {
  const text = filterHtml(textIn(own['buttonText'], 'Search'))
  const hasIcon = own['buttonUseIcon'] === true
  const more = [hasIcon ? 'has-icon' : [], 'wp-element-button'].flat()
  return element(
    'button',
    attributes({ 'aria-label': plainText(text) }) + addStyle('wp-block-search__button', look, ...more) + attributes({ type: 'submit' }),
    hasIcon ? ICON : text,
  )
}

const ICON =
  '<svg class="search-icon" viewBox="0 0 24 24" width="24" height="24"><path d="M10 4a6 6 0 1 0 3.7 10.7l5 5 1.4-1.4-5-5A6 6 0 0 0 10 4m0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8"></path></svg>'
