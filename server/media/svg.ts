// Sanitizes SVG: keeps only known elements and attributes, and no references to other files.
import { SaxesParser } from 'saxes'
import { escapeHtml, escapeText } from '../rendering/html.ts'

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

const references = new Set(['href', 'xlink:href'])
/** A reference to a part of the same SVG. */
const WITHIN = /^\s*#[\w.-]+\s*$/
/** As in `url(#shade)`. Other functions and escapes could load something. */
const ELSEWHERE = /url\s*\(\s*(?!['"]?#)|\\|@|expression\s*\(|javascript:|data:/i
const NAMESPACES = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"'
const MAX_DEPTH = 200

/** The parser runs on the main thread. */
export const MAX_SVG_BYTES = 1024 * 1024

export interface SvgFile {
  text: string
  /** In pixels, if the SVG has it. */
  width: number | null
  height: number | null
}

/** Returns the SVG without scripts, styles, links, foreign content and unknown elements; undefined if it is invalid. */
export function sanitizeSvg(text: string): SvgFile | undefined {
  const written: string[] = []
  // The names of the open elements; undefined for those that are removed with their content.
  const open: (string | undefined)[] = []
  let drawing: Omit<SvgFile, 'text'> | undefined

  // Throws on the first error, as it has no error handler.
  const parser = new SaxesParser({})
  // Declarations in the document type could be used for entity expansion attacks.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw new Error('The document type has declarations.')
  })
  parser.on('opentag', ({ name: given, attributes: its }) => {
    const name = given.replace(/^svg:/, '')
    const isInside = open.length === 0 ? name === 'svg' : open.at(-1) !== undefined
    if (open.length >= MAX_DEPTH) throw new Error('The SVG is nested too deeply.')
    if (!isInside || !elements.has(name)) return open.push(undefined)
    if (!open.length) drawing = measuresOf(its)
    written.push(`<${name}${open.length ? '' : ` ${NAMESPACES}`}${attributesOf(its)}>`)
    open.push(name)
  })
  parser.on('closetag', () => {
    const name = open.pop()
    if (name) written.push(`</${name}>`)
  })
  parser.on('text', (content) => void (open.at(-1) && written.push(escapeText(content))))
  parser.on('cdata', (content) => void (open.at(-1) && written.push(escapeText(content))))
  try {
    parser.write(text).close()
  } catch {
    return undefined
  }
  return drawing && { text: written.join(''), ...drawing }
}

function attributesOf(given: Record<string, string>): string {
  const kept = Object.entries(given).filter(([name, value]) =>
    references.has(name) ? WITHIN.test(value) : attributes.has(name) && !ELSEWHERE.test(value),
  )
  return kept.map(([name, value]) => ` ${name}="${escapeHtml(value)}"`).join('')
}

function measuresOf({ width, height, viewBox = '' }: Record<string, string>): Omit<SvgFile, 'text'> {
  const [, , boxWidth, boxHeight] = viewBox.trim().split(/[\s,]+/)
  return { width: pixels(width) ?? pixels(boxWidth), height: pixels(height) ?? pixels(boxHeight) }
}

function pixels(length: string | undefined): number | null {
  const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(length ?? '')?.[1]
  return found === undefined ? null : Math.min(Math.round(Number(found)), 1_000_000)
}
