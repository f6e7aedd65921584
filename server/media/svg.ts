// Sanitizes SVG: keeps known elements and attributes, and removes references to other files.
import { setImmediate as nextTurn } from 'node:timers/promises'
import { SaxesParser } from 'saxes'
import { escapeHtml, escapeText } from '../rendering/html.ts'
import { DrawingEffort, DrawsTooMuchError, URL_OF_PART } from './svg-effort.ts'
import type { Attribute } from './svg-effort.ts'

const elements = new Set(
  (
    'svg g defs symbol use title desc path rect circle ellipse line polyline polygon text tspan textPath marker linearGradient radialGradient stop clipPath mask pattern ' +
    'filter feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting feDisplacementMap feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR ' +
    'feGaussianBlur feMerge feMergeNode feMorphology feOffset fePointLight feDistantLight feSpotLight feSpecularLighting feTile feTurbulence'
  ).split(' '),
)

const attributes = new Set(
  (
    'id class x y x1 x2 y1 y2 cx cy r rx ry fx fy fr dx dy d points width height viewBox version preserveAspectRatio transform gradientTransform patternTransform gradientUnits patternUnits ' +
    'patternContentUnits clipPathUnits maskUnits maskContentUnits markerUnits markerWidth markerHeight refX refY orient pathLength spreadMethod offset rotate startOffset textLength lengthAdjust ' +
    'fill fill-opacity fill-rule stroke stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset stroke-opacity opacity color display visibility overflow ' +
    'clip-path clip-rule mask filter marker-start marker-mid marker-end stop-color stop-opacity flood-color flood-opacity lighting-color color-interpolation color-interpolation-filters paint-order ' +
    'vector-effect shape-rendering text-rendering font-family font-size font-style font-weight font-variant font-stretch letter-spacing word-spacing text-anchor text-decoration dominant-baseline ' +
    'alignment-baseline baseline-shift style writing-mode direction unicode-bidi filterUnits primitiveUnits in in2 result mode type values operator k1 k2 k3 k4 radius stdDeviation baseFrequency numOctaves seed ' +
    'stitchTiles tableValues slope intercept amplitude exponent order kernelMatrix divisor bias targetX targetY edgeMode preserveAlpha surfaceScale diffuseConstant specularConstant specularExponent ' +
    'azimuth elevation pointsAtX pointsAtY pointsAtZ limitingConeAngle z scale xChannelSelector yChannelSelector role aria-label aria-hidden'
  ).split(' '),
)

/** Functions that load nothing, in lower case. The empty name is for parentheses that only group. */
const functions = new Set(
  (
    ' rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix icc-color calc min max clamp matrix matrix3d translate translatex translatey translatez translate3d ' +
    'scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d skew skewx skewy perspective blur brightness contrast drop-shadow grayscale hue-rotate ' +
    'invert opacity saturate sepia circle ellipse inset polygon path rect xywh'
  ).split(' '),
)

const references = new Set(['href', 'xlink:href'])
const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const MAX_DEPTH = 200
const MAX_ATTRIBUTES = 1_000
const MAX_LENGTH_WITH_FUNCTIONS = 10_000

/** The parser runs on the main thread, and lets other work proceed after each slice. */
export const MAX_SVG_BYTES = 1024 * 1024
const SLICE_LENGTH = 16 * 1024

export interface SvgFile {
  text: string
  /** In pixels; null if the SVG does not specify it. */
  width: number | null
  height: number | null
}

/** Returns the SVG without scripts, styles, links, foreign content and unknown elements; undefined if it is invalid. Throws a DrawsTooMuchError. */
export async function sanitizeSvg(text: string): Promise<SvgFile | undefined> {
  const written: string[] = []
  const effort = new DrawingEffort()
  // The names of the open elements; undefined for those that are removed with their content.
  const open: (string | undefined)[] = []
  let drawing: Omit<SvgFile, 'text'> | undefined

  // Throws on the first error, as it has no error handler.
  const parser = new SaxesParser({})
  // Declarations in the document type could be used for entity expansion attacks.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Error('The document type has declarations.')
  })
  let attributesInTag = 0
  parser.on('opentagstart', () => void (attributesInTag = 0))
  parser.on('attribute', () => {
    if (++attributesInTag > MAX_ATTRIBUTES) throw new Error('The tag has too many attributes.')
  })
  parser.on('opentag', ({ name: given, attributes: its }) => {
    const name = given.replace(/^svg:/, '')
    const isInside = open.length === 0 ? name === 'svg' : open.at(-1) !== undefined
    if (open.length >= MAX_DEPTH) throw new Error('The SVG is nested too deeply.')
    if (!isInside || !elements.has(name)) return open.push(undefined)
    if (!open.length) drawing = measuresOf(its)
    const kept = filterSvgAttributes(its)
    effort.open(name, kept)
    written.push(`<${name}${open.length ? '' : ` ${NAMESPACES}`}${attributesOf(kept)}>`)
    open.push(name)
  })
  parser.on('closetag', () => {
    const name = open.pop()
    if (!name) return
    effort.close()
    written.push(`</${name}>`)
  })
  parser.on('text', (content) => void (open.at(-1) && written.push(escapeText(content))))
  parser.on('cdata', (content) => void (open.at(-1) && written.push(escapeText(content))))
  try {
    for (let start = 0; start < text.length; start += SLICE_LENGTH) {
      parser.write(text.slice(start, start + SLICE_LENGTH))
      await nextTurn()
    }
    parser.close()
  } catch (error) {
    if (error instanceof DrawsTooMuchError) throw error
    return undefined
  }
  effort.assertLimited()
  return drawing && { text: written.join(''), ...drawing }
}

const filterSvgAttributes = (given: Record<string, string>): Attribute[] =>
  Object.entries(given).filter(([name, value]) =>
    references.has(name) ? partIn(value) !== undefined : attributes.has(name) && isSelfContained(value),
  )

/** Returns the ID in a reference to a part of the same SVG. */
const partIn = (reference: string): string | undefined => /^\s*#([\w.-]+)\s*$/.exec(reference)?.[1]

const FUNCTION = /(?<![\w-])([\w-]*)\(/g

/** Whether a value only has known functions, and nothing that could hide others. */
function isSelfContained(value: string): boolean {
  if (value.includes('(') && value.length > MAX_LENGTH_WITH_FUNCTIONS) return false
  const rest = value.replace(URL_OF_PART, ' ')
  if (/[\\@]|\/\*|javascript:|data:/i.test(rest)) return false
  for (const [, name = ''] of rest.matchAll(FUNCTION)) if (!functions.has(name.toLowerCase())) return false
  return true
}

function attributesOf(kept: readonly Attribute[]): string {
  return kept.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')
}

function measuresOf({ width, height, viewBox = '' }: Record<string, string>): Omit<SvgFile, 'text'> {
  const [, , boxWidth, boxHeight] = viewBox.trim().split(/[\s,]+/, 4)
  return { width: parsePixels(width) ?? parsePixels(boxWidth), height: parsePixels(height) ?? parsePixels(boxHeight) }
}

function parsePixels(length: string | undefined): number | null {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '')?.[1]
  return found === undefined ? null : Math.min(Math.round(Number(found)), 1_000_000)
}
