// The classes and the style from a block's attributes: colors, typography, borders and spacing.
// The attributes are untrusted, so all values are filtered as CSS, and presets become class names.

import { scalarsAt, valueAt, type BlockAttributes } from './block.ts'
import { writeDeclarations, presetName, type Declarations } from './css.ts'
import {
  supportsOf,
  type BorderSupport,
  type ColorSupport,
  type SpacingSupport,
  type Supports,
  type TypographySupport,
} from './supports.ts'

export interface Styles {
  classes: readonly string[]
  /** As `property:value`. */
  declarations: readonly string[]
}

type StylesOf<Support> = (attributes: BlockAttributes, supported: readonly Support[]) => Styles

/** Returns the classes and the style of a block with this name. */
export function declaredStyles(name: string, attributes: BlockAttributes): { classes: string[]; style: string } {
  if (!ATTRIBUTES.some((one) => attributes[one] !== undefined)) return { classes: [], style: '' }
  const groups = stylesOf(supportsOf(name), attributes)
  return {
    classes: groups.flatMap(({ classes }) => classes),
    style: groups.map(formatCompact).filter(Boolean).join(' '),
  }
}

const stylesOf = ({ color, typography, border, spacing, minHeight }: Supports, attributes: BlockAttributes): Styles[] => [
  colorStyles(attributes, color ?? []),
  typographyStyles(attributes, typography ?? []),
  borderStyles(attributes, border ?? []),
  spacingStyles(attributes, spacing ?? []),
  plainStyles(minHeight ? { 'min-height': valueAt(attributes, 'style', 'dimensions', 'minHeight') } : {}),
]

/** `a:b;c:d;` */
export const formatCompact = ({ declarations: written }: Styles): string => written.map((declaration) => `${declaration};`).join('')

/** `a: b; c: d;` */
export const formatSpaced = ({ declarations: written }: Styles): string =>
  written.map((declaration) => `${declaration.replace(':', ': ')};`).join(' ')

export const joinStyles = (...styles: readonly Styles[]): Styles => ({
  classes: [...new Set(styles.flatMap(({ classes }) => classes))],
  declarations: styles.flatMap((one) => one.declarations),
})

const NONE: Styles = { classes: [], declarations: [] }

const plainStyles = (values: Declarations): Styles => ({ classes: [], declarations: writeDeclarations(omitEmpty(values)) })

/** Removes empty values. */
const omitEmpty = (values: Declarations): Declarations =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== 0 && value !== undefined))

// ---- presets

interface Preset {
  /** As in `var:preset|color|accent`. */
  kind: string
  /** Classes for any value. */
  always?: string
  /** The class of a preset. */
  named: (slug: string) => string
}

/** A preset becomes a class, any other value a declaration. The attribute with the name of a preset takes precedence. */
function presetStyles(property: string, { kind, always, named }: Preset, name: unknown, value: unknown): Styles {
  const written = typeof name === 'string' && name !== '' ? `var:preset|${kind}|${name}` : value
  if (!isGiven(written)) return NONE
  const slug = presetName(written, kind)
  return {
    classes: [always ?? [], slug === undefined ? [] : named(slug)].flat(),
    declarations: slug === undefined ? writeDeclarations({ [property]: written }) : [],
  }
}

const isGiven = (value: unknown): value is string | number =>
  (typeof value === 'string' && value !== '') || (typeof value === 'number' && value !== 0)

// ---- colors

interface ColorPart extends Preset {
  property: string
  /** The attribute with the name of a preset. */
  attribute: string
}

const COLORS: Readonly<Record<ColorSupport, ColorPart>> = {
  text: {
    property: 'color',
    attribute: 'textColor',
    kind: 'color',
    always: 'has-text-color',
    named: (slug) => `has-${slug}-color`,
  },
  background: {
    property: 'background-color',
    attribute: 'backgroundColor',
    kind: 'color',
    always: 'has-background',
    named: (slug) => `has-${slug}-background-color`,
  },
  gradient: {
    property: 'background',
    attribute: 'gradient',
    kind: 'gradient',
    always: 'has-background',
    named: (slug) => `has-${slug}-gradient-background`,
  },
}

export const colorStyles: StylesOf<ColorSupport> = (attributes, supported) =>
  joinStyles(
    ...supported.map((name) => {
      const part = COLORS[name]
      return presetStyles(part.property, part, attributes[part.attribute], valueAt(attributes, 'style', 'color', name))
    }),
  )

/** The colors of an overlay, which has separate attributes. */
export function overlayStyles({ overlayColor, customOverlayColor, gradient, customGradient }: BlockAttributes): Styles {
  const { classes, declarations } = joinStyles(
    presetStyles('background-color', COLORS.background, overlayColor, undefined),
    presetStyles('background-image', COLORS.gradient, gradient, undefined),
    plainStyles({ 'background-image': customGradient, 'background-color': customOverlayColor }),
  )
  const hasGradient = isGiven(gradient) || isGiven(customGradient)
  return {
    classes: [...classes.filter((name) => name !== 'has-background'), ...(hasGradient ? ['has-background-gradient'] : [])],
    declarations,
  }
}

// ---- typography

const FONT_PRESETS: Partial<Record<TypographySupport, Preset>> = {
  fontSize: { kind: 'font-size', named: (slug) => `has-${slug}-font-size` },
  fontFamily: { kind: 'font-family', named: (slug) => `has-${slug}-font-family` },
}

const addDashes = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

export const typographyStyles: StylesOf<TypographySupport> = (attributes, supported) =>
  joinStyles(
    ...supported.map((name) => {
      const value = valueAt(attributes, 'style', 'typography', name)
      const preset = FONT_PRESETS[name]
      if (preset) return presetStyles(addDashes(name), preset, attributes[name], value)
      return value === undefined ? NONE : plainStyles({ [name === 'textColumns' ? 'column-count' : addDashes(name)]: value })
    }),
  )

// ---- borders

const BORDER_COLOR: Preset = { kind: 'color', always: 'has-border-color', named: (slug) => `has-${slug}-border-color` }
const BOX_SIDES = ['top', 'right', 'bottom', 'left']
const CORNERS = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']

/** The properties of one side of a border, in this order. */
const SIDE_PARTS = ['width', 'color', 'style'] as const

export const borderStyles: StylesOf<BorderSupport> = (attributes, supported) => {
  const border = valueAt(attributes, 'style', 'border')
  const name = attributes['borderColor']
  if (border === undefined && name === undefined) return NONE
  const parts: Readonly<Record<BorderSupport, () => Styles>> = {
    color() {
      const value = valueAt(border, 'color')
      const written = typeof name === 'string' && name !== '' ? `var:preset|color|${name}` : value
      // The color is also declared, because a theme may have no rule for the class.
      return { classes: presetStyles('border-color', BORDER_COLOR, name, value).classes, ...onlyDeclarations({ 'border-color': written }) }
    },
    radius: () =>
      plainStyles(declareParts(valueAt(border, 'radius'), 'border-radius', CORNERS, (corner) => `border-${addDashes(corner)}-radius`)),
    style: () => plainStyles({ 'border-style': valueAt(border, 'style') }),
    width: () => plainStyles({ 'border-width': withUnit(valueAt(border, 'width')) }),
  }
  const bySide = supported.includes('color') || supported.includes('width') ? BOX_SIDES : []
  const sides = bySide.map((side) =>
    plainStyles(Object.fromEntries(SIDE_PARTS.map((part) => [`border-${side}-${part}`, valueAt(border, side, part)] as const))),
  )
  return joinStyles(...supported.map((part) => parts[part]()), ...sides)
}

const onlyDeclarations = (values: Declarations): Pick<Styles, 'declarations'> => ({ declarations: plainStyles(values).declarations })

/** Old blocks have numbers without a unit. */
const withUnit = (value: unknown): unknown => (isGiven(value) && /^\d{1,6}$/.test(String(value)) ? `${value}px` : value)

/** Declares one value for the whole property, or one for each part. */
function declareParts(value: unknown, property: string, names: readonly string[], propertyOf: (name: string) => string): Declarations {
  if (typeof value !== 'object') return { [property]: withUnit(value) }
  const written = scalarsAt(value, orderIn(value, names))
  return Object.fromEntries(Object.entries(written).map(([name, one]) => [propertyOf(name), one]))
}

/** Returns the names in the order of the value. */
const orderIn = (value: object | null, names: readonly string[]): string[] =>
  Object.keys(value ?? {}).filter((name) => names.includes(name))

// ---- spacing

export const spacingStyles: StylesOf<SpacingSupport> = (attributes, supported) =>
  joinStyles(
    ...supported.map((name) => {
      const value = valueAt(attributes, 'style', 'spacing', name)
      if (value === undefined) return NONE
      return plainStyles(typeof value === 'object' ? declareParts(value, name, BOX_SIDES, (side) => `${name}-${side}`) : { [name]: value })
    }),
  )

/** The attributes that styles are taken from. */
const ATTRIBUTES = ['style', 'borderColor', ...Object.values(COLORS).map(({ attribute }) => attribute), ...Object.keys(FONT_PRESETS)]

/** The shadow of a box. */
export const shadowStyles = (attributes: BlockAttributes): Styles => plainStyles({ 'box-shadow': valueAt(attributes, 'style', 'shadow') })
