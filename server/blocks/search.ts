// The search form.
import { filteredHtml } from '../rendering/filter.ts'
import { plainText } from '../rendering/plain-text.ts'
import { numberIn, objectIn, oneOf, textIn } from './attributes.ts'
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
  const fields = input(block, id) + hiddenInputs(own['query']) + (hasButton ? button(block) : '')
  const box = `<div class="wp-block-search__inside-wrapper"${widthOf(block)}>${fields}</div>`
  return element('form', form + wrapper(block, { class: `wp-block-search__${position}${buttonClass}` }), label(block, id) + box)
}

function label({ attributes: own }: DynamicBlock, id: string): string {
  const text = filteredHtml(textIn(own['label'], 'Search'))
  const isHidden = own['showLabel'] === false || !text
  return element(
    'label',
    attributes({ class: `wp-block-search__label${isHidden ? ' screen-reader-text' : ''}`, for: id }),
    text || 'Search',
  )
}

function input({ attributes: own }: DynamicBlock, id: string): string {
  return `<input${attributes({
    class: 'wp-block-search__input',
    id,
    placeholder: textIn(own['placeholder']),
    value: '',
    type: 'search',
    name: 's',
  })} required />`
}

function hiddenInputs(query: unknown): string {
  return Object.entries(objectIn(query))
    .map(([name, value]) => `<input${attributes({ type: 'hidden', name, value: textIn(value) })} />`)
    .join('')
}

function button({ attributes: own }: DynamicBlock): string {
  const text = filteredHtml(textIn(own['buttonText'], 'Search'))
  const hasIcon = own['buttonUseIcon'] === true
  const classes = `wp-block-search__button${hasIcon ? ' has-icon' : ''} wp-element-button`
  return element('button', attributes({ 'aria-label': plainText(text), class: classes, type: 'submit' }), hasIcon ? ICON : text)
}

const ICON =
  '<svg class="search-icon" viewBox="0 0 24 24" width="24" height="24"><path d="M10 4a6 6 0 1 0 3.7 10.7l5 5 1.4-1.4-5-5A6 6 0 0 0 10 4m0 2a4 4 0 1 1 0 8 4 4 0 0 1 0-8"></path></svg>'

function widthOf({ attributes: { width, widthUnit } }: DynamicBlock): string {
  const number = numberIn(width)
  return number ? attributes({ style: `width: ${number}${oneOf(widthUnit, ['px', '%'])}` }) : ''
}
