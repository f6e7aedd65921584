// Filters style attributes: allows known properties with plain values and a few functions.

import { hasKnownScheme } from './link-scheme.ts'

const PROPERTIES = new Set(
  (
    'background background-color background-image background-position background-repeat background-size ' +
    'background-attachment background-blend-mode border border-radius border-width border-color border-style ' +
    'border-right border-right-color border-right-style border-right-width border-bottom border-bottom-color ' +
    'border-bottom-left-radius border-bottom-right-radius border-bottom-style border-bottom-width ' +
    'border-left border-left-color border-left-style border-left-width border-top border-top-color ' +
    'border-top-left-radius border-top-right-radius border-top-style border-top-width border-spacing ' +
    'border-collapse caption-side columns column-count column-fill column-gap column-rule column-span column-width ' +
    'color filter font font-family font-size font-style font-variant font-weight letter-spacing line-height ' +
    'text-align text-decoration text-indent text-transform height min-height max-height width min-width max-width ' +
    'margin margin-right margin-bottom margin-left margin-top margin-block-start margin-block-end ' +
    'margin-inline-start margin-inline-end padding padding-right padding-bottom padding-left padding-top ' +
    'padding-block-start padding-block-end padding-inline-start padding-inline-end ' +
    'flex flex-basis flex-direction flex-flow flex-grow flex-shrink flex-wrap gap row-gap ' +
    'grid-template-columns grid-auto-columns grid-column-start grid-column-end grid-column grid-column-gap ' +
    'grid-template-rows grid-auto-rows grid-row-start grid-row-end grid-row grid-row-gap grid-gap ' +
    'justify-content justify-items justify-self align-content align-items align-self ' +
    'clear cursor direction float list-style-type object-fit object-position opacity overflow vertical-align ' +
    'writing-mode position top right bottom left z-index box-shadow aspect-ratio container-type'
  ).split(' '),
)
const URL_PROPERTIES = new Set(['background', 'background-image', 'cursor', 'filter'])
const GRADIENT_PROPERTIES = new Set(['background', 'background-image'])
const VARIABLE = /^--[a-z0-9_-]+$/i

const FUNCTIONS = new Set(['var', 'calc', 'min', 'max', 'minmax', 'clamp', 'repeat'])
const GRADIENT = /(?<![a-z-])(?:repeating-)?(?:linear|radial|conic)-gradient\((?:[^()]|rgba?\([^()]*\))*\)/g
const URL = /(?<![a-z-])url\(\s*(?:"([^"()]*)"|'([^'()]*)'|([^"'()]*))\)/g
const SUSPICIOUS = /[\\&=}{<>]|\/\*/

// Whether every parenthesis is closed and belongs to a safe function or a group in one.
function hasHarmlessFunctions(value: string): boolean {
  if (!/[()]/.test(value)) return true
  let depth = 0
  let nameStart = 0
  for (let index = 0; index < value.length; index++) {
    const character = value.charAt(index)
    if (character === '(') {
      const name = value.slice(nameStart, index).toLowerCase()
      if (!FUNCTIONS.has(name) && !(name === '' && depth > 0)) return false
      depth++
    }
    if (character === ')' && --depth < 0) return false
    if (!/[a-z-]/i.test(character)) nameStart = index + 1
  }
  return depth === 0
}

function withoutSafeAddresses(value: string): string {
  return value.replace(URL, (whole, double?: string, single?: string, bare?: string) =>
    hasKnownScheme((double ?? single ?? bare ?? '').trim()) ? '' : whole,
  )
}

/** Whether one declaration, as `property:value`, can stay. */
export function isHarmless(declaration: string): boolean {
  const colon = declaration.indexOf(':')
  const property = declaration.slice(0, colon).trim()
  if (colon < 0 || !(PROPERTIES.has(property) || VARIABLE.test(property))) return false
  let value = declaration.slice(colon + 1)
  if (URL_PROPERTIES.has(property)) value = withoutSafeAddresses(value)
  if (GRADIENT_PROPERTIES.has(property)) value = value.replace(GRADIENT, '')
  return !SUSPICIOUS.test(value) && hasHarmlessFunctions(value)
}

export function filterStyle(value: string): string {
  const declarations = value.replace(/[\n\r\t]/g, '').split(';')
  return declarations
    .map((declaration) => declaration.trim())
    .filter(isHarmless)
    .join(';')
}
