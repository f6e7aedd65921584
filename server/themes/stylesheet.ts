// Converts styles in `theme.json` format to CSS. Custom properties and classes have the names that block content uses.
import { resolvePreset, isObject, objectAt } from '../theme-files/style-object.ts'
import type { StyleObject } from '../theme-files/style-object.ts'
import type { ThemeStyles } from '../theme-files/style-object.ts'

/** Later styles override earlier ones. */
export function stylesheetOf(...layers: readonly ThemeStyles[]): string {
  return layers
    .flatMap(({ settings, styles }) => [
      ...writeFontFaces(settings),
      ...writeVariables(settings),
      ...writeClasses(settings),
      ...writeRules(styles),
    ])
    .join('\n')
}

// ---- settings

interface Preset {
  /** The location of presets in the settings, and the field of each that holds its value. */
  at: readonly [string, string]
  value: string
  name: string
  /** The classes that content uses for a preset, and the properties that they set. */
  uses: readonly (readonly [ending: string, property: string])[]
}

const presets: readonly Preset[] = [
  {
    at: ['color', 'palette'],
    value: 'color',
    name: 'color',
    uses: [
      ['color', 'color'],
      ['background-color', 'background-color'],
      ['border-color', 'border-color'],
    ],
  },
  { at: ['color', 'gradients'], value: 'gradient', name: 'gradient', uses: [['gradient-background', 'background']] },
  { at: ['typography', 'fontSizes'], value: 'size', name: 'font-size', uses: [['font-size', 'font-size']] },
  { at: ['typography', 'fontFamilies'], value: 'fontFamily', name: 'font-family', uses: [['font-family', 'font-family']] },
  { at: ['spacing', 'spacingSizes'], value: 'size', name: 'spacing', uses: [] },
  { at: ['shadow', 'presets'], value: 'shadow', name: 'shadow', uses: [] },
]

function writeVariables(settings: StyleObject): string[] {
  const { contentSize, wideSize } = objectAt(settings, 'layout')
  const sizes = [declare('--wp--style--global--content-size', contentSize), declare('--wp--style--global--wide-size', wideSize)].flat()
  const writeDeclarations = [
    ...presets.flatMap((preset) => entriesOf(settings, preset).flatMap(({ slug, value }) => declare(variable(preset, slug), value))),
    ...sizes,
    ...writeCustomVariables('--wp--custom', objectAt(settings, 'custom')),
  ]
  return writeRule(':root', writeDeclarations)
}

function writeClasses(settings: StyleObject): string[] {
  return presets.flatMap((preset) =>
    entriesOf(settings, preset).flatMap(({ slug }) =>
      preset.uses.flatMap(([ending, property]) =>
        writeRule(`.has-${slug}-${ending}`, [`${property}: var(${variable(preset, slug)}) !important`]),
      ),
    ),
  )
}

const variable = ({ name }: Preset, slug: string): string => `--wp--preset--${name}--${slug}`

function entriesOf(settings: StyleObject, { at: [group, list], value }: Preset): { slug: string; value: unknown }[] {
  return listOf(objectAt(settings, group)[list]).flatMap((entry) =>
    isName(entry['slug']) ? [{ slug: entry['slug'].toLowerCase(), value: entry[value] }] : [],
  )
}

/** The objects of a list, or of lists by origin. */
function listOf(found: unknown): StyleObject[] {
  const entries = Array.isArray(found) ? found : isObject(found) ? Object.values(found).flat() : []
  return entries.filter(isObject)
}

function writeCustomVariables(prefix: string, values: StyleObject): string[] {
  return Object.entries(values).flatMap(([name, value]) => {
    if (!isName(name)) return []
    const full = `${prefix}--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
    return isObject(value) ? writeCustomVariables(full, value) : declare(full, value)
  })
}

/** The CSS descriptors of the settings of a font face, except family and source. */
const descriptors: Readonly<Record<string, string>> = {
  'font-style': 'fontStyle',
  'font-weight': 'fontWeight',
  'font-stretch': 'fontStretch',
  'font-display': 'fontDisplay',
  'ascent-override': 'ascentOverride',
  'descent-override': 'descentOverride',
  'line-gap-override': 'lineGapOverride',
  'size-adjust': 'sizeAdjust',
  'font-feature-settings': 'fontFeatureSettings',
  'font-variation-settings': 'fontVariationSettings',
  'unicode-range': 'unicodeRange',
}

/** Writes the font faces of the font families. Omits those without a web URL. */
function writeFontFaces(settings: StyleObject): string[] {
  return listOf(objectAt(settings, 'typography')['fontFamilies']).flatMap(({ fontFace }) =>
    listOf(fontFace).flatMap((face) => {
      const family = declare('font-family', face['fontFamily'])
      const urls = [face['src']].flat().flatMap((src) => (typeof src === 'string' ? quoteUrl(src) : []))
      const others = Object.entries(descriptors).flatMap(([property, name]) => declare(property, face[name]))
      return family.length && urls.length ? writeRule('@font-face', [...family, ...others, `src: ${urls.join(', ')}`]) : []
    }),
  )
}

/** A parsed URL has neither quotes nor line breaks. */
function quoteUrl(src: string): string[] {
  const url = URL.parse(src)
  return url && /^https?:$/.test(url.protocol) ? [`url("${url.href.replace(/["\\\s]/g, encodeURIComponent)}")`] : []
}

// ---- styles

const pseudos = [':hover', ':focus', ':focus-visible', ':active', ':visited', ':link']

const elements: Readonly<Record<string, string>> = {
  link: 'a:where(:not(.wp-element-button))',
  heading: 'h1, h2, h3, h4, h5, h6',
  h1: 'h1',
  h2: 'h2',
  h3: 'h3',
  h4: 'h4',
  h5: 'h5',
  h6: 'h6',
  button: '.wp-element-button, .wp-block-button__link',
  caption: 'figcaption, .wp-element-caption',
  cite: 'cite',
}

/** Blocks that consist of one element without a class. */
const plainBlocks: ReadonlyMap<string, string> = new Map([
  ['core/paragraph', 'p'],
  ['core/heading', 'h1, h2, h3, h4, h5, h6'],
  ['core/list', 'ul, ol'],
])

/** The page, its elements, and each block with its elements; there are no deeper levels. */
function writeRules(styles: StyleObject): string[] {
  const ofBlocks = Object.entries(objectAt(styles, 'blocks')).flatMap(([name, block]) => {
    const selector = blockSelector(name)
    return selector && isObject(block)
      ? [
          ...rulesOf(selector, block),
          ...writeElementRules(block, (element) => combineSelectors(selector, element)),
          ...writeNested(selector, block['css']),
        ]
      : []
  })
  return [
    ...rulesOf('body', styles),
    ...writeElementRules(styles, (element) => element),
    ...ofBlocks,
    ...(typeof styles['css'] === 'string' ? [styles['css']] : []),
  ]
}

function writeElementRules(styles: StyleObject, placed: (element: string) => string): string[] {
  const given = objectAt(styles, 'elements')
  return Object.entries(elements).flatMap(([name, element]) => rulesOf(placed(element), objectAt(given, name)))
}

function rulesOf(selector: string, styles: StyleObject): string[] {
  return [
    ...writeRule(selector, declarations(styles)),
    ...pseudos.flatMap((pseudo) =>
      writeRule(
        mapSelectors(selector, (one) => one + pseudo),
        declarations(objectAt(styles, pseudo)),
      ),
    ),
  ]
}

/** The CSS of a block is nested in its selector, so `&` is the block. */
function writeNested(selector: string, css: unknown): string[] {
  return typeof css === 'string' ? [`${selector} { ${css} }`] : []
}

function blockSelector(name: string): string | undefined {
  const [, namespace, block] = /^([a-z][a-z0-9-]*)\/([a-z][a-z0-9-]*)$/.exec(name) ?? []
  return plainBlocks.get(name) ?? (block && `.wp-block-${namespace === 'core' ? '' : `${namespace}-`}${block}`)
}

const mapSelectors = (selector: string, change: (one: string) => string): string => selector.split(', ').map(change).join(', ')
const combineSelectors = (outer: string, inner: string): string =>
  mapSelectors(outer, (above) => mapSelectors(inner, (below) => `${above} ${below}`))

type Path = readonly [string, string]

/** Maps the path of a value in the styles to the CSS property. */
const properties: readonly (readonly [Path, string])[] = [
  [['color', 'background'], 'background-color'],
  [['color', 'gradient'], 'background'],
  [['color', 'text'], 'color'],
  [['typography', 'fontFamily'], 'font-family'],
  [['typography', 'fontSize'], 'font-size'],
  [['typography', 'fontStyle'], 'font-style'],
  [['typography', 'fontWeight'], 'font-weight'],
  [['typography', 'letterSpacing'], 'letter-spacing'],
  [['typography', 'lineHeight'], 'line-height'],
  [['typography', 'textAlign'], 'text-align'],
  [['typography', 'textDecoration'], 'text-decoration'],
  [['typography', 'textTransform'], 'text-transform'],
  [['spacing', 'blockGap'], '--wp--style--block-gap'],
  [['spacing', 'margin'], 'margin'],
  [['spacing', 'padding'], 'padding'],
  [['border', 'color'], 'border-color'],
  [['border', 'radius'], 'border-radius'],
  [['border', 'style'], 'border-style'],
  [['border', 'width'], 'border-width'],
  [['outline', 'color'], 'outline-color'],
  [['outline', 'offset'], 'outline-offset'],
  [['outline', 'style'], 'outline-style'],
  [['outline', 'width'], 'outline-width'],
  [['dimensions', 'minHeight'], 'min-height'],
]

const sides = ['top', 'right', 'bottom', 'left'] as const

function declarations(styles: StyleObject): string[] {
  const single = properties.flatMap(([[group, name], property]) => {
    const value = objectAt(styles, group)[name]
    return isObject(value) ? sides.flatMap((side) => declare(`${property}-${side}`, value[side])) : declare(property, value)
  })
  const borders = sides.flatMap((side) =>
    ['color', 'style', 'width'].flatMap((name) => declare(`border-${side}-${name}`, objectAt(objectAt(styles, 'border'), side)[name])),
  )
  return [...single, ...borders, ...declare('box-shadow', styles['shadow'])]
}

// ---- CSS

function writeRule(selector: string, declarations: readonly string[]): string[] {
  return declarations.length ? [`${selector} { ${declarations.join('; ')} }`] : []
}

/** Returns nothing for a value that could escape its declaration. */
function declare(property: string, value: unknown): string[] {
  if (typeof value !== 'string' && typeof value !== 'number') return []
  const text = resolvePreset(String(value).trim())
  return /^[^{};<>\\]+$/.test(text) && isBalanced(text) ? [`${property}: ${text}`] : []
}

/** Whether brackets and quotes are closed and no comment begins, so that the following CSS is not affected. */
function isBalanced(text: string): boolean {
  const count = (sign: string): number => text.split(sign).length - 1
  return count('(') === count(')') && count('[') === count(']') && count('"') % 2 === 0 && count("'") % 2 === 0 && !text.includes('/*')
}

function isName(value: unknown): value is string {
  return typeof value === 'string' && /^[\w-]+$/.test(value)
}
