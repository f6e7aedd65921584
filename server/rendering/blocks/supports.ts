// The styles that blocks take from their attributes, by the name of the block.
// The HTML of static blocks already has their styles, except for the layout.

export type ColorSupport = 'text' | 'background' | 'gradient'
export type BorderSupport = 'color' | 'radius' | 'style' | 'width'
export type SpacingSupport = 'padding' | 'margin'
export type TypographySupport = (typeof TYPE)[number]

export interface LayoutSupport {
  /** The layout of a block without one of its own. */
  layout: Readonly<Record<string, unknown>>
  /** The gap on a side that is not set. */
  gap?: string
  /** Whether the block has its own rule for its gap. */
  ownGap?: boolean
}

export interface Supports {
  align?: true
  color?: readonly ColorSupport[]
  typography?: readonly TypographySupport[]
  border?: readonly BorderSupport[]
  spacing?: readonly SpacingSupport[]
  minHeight?: true
  layout?: LayoutSupport
}

const FLOW: LayoutSupport = { layout: {} }
const FLEX: LayoutSupport = { layout: { type: 'flex' } }

const TYPE = [
  'fontSize',
  'fontFamily',
  'fontStyle',
  'fontWeight',
  'lineHeight',
  'textColumns',
  'textDecoration',
  'textTransform',
  'letterSpacing',
  'writingMode',
] as const

const FONT = TYPE.filter((name) => name !== 'textColumns' && name !== 'writingMode')
const typeWithout = (...names: readonly TypographySupport[]): readonly TypographySupport[] => FONT.filter((name) => !names.includes(name))

const COLOR: readonly ColorSupport[] = ['text', 'background', 'gradient']
const BORDER: readonly BorderSupport[] = ['color', 'radius', 'style', 'width']
const SPACING: readonly SpacingSupport[] = ['padding', 'margin']

const ALIGNED: Supports = { align: true }
const FONT_ONLY: Supports = { typography: FONT }
const TEXT: Supports = { color: COLOR, typography: FONT, border: BORDER, spacing: SPACING }
const ALIGNED_TEXT: Supports = { ...ALIGNED, ...TEXT }

const SUPPORTS: ReadonlyMap<string, Supports> = new Map([
  ['core/archives', ALIGNED_TEXT],
  ['core/avatar', { ...ALIGNED, spacing: SPACING }],
  ['core/buttons', { layout: FLEX }],
  ['core/calendar', { ...ALIGNED, typography: typeWithout('textDecoration') }],
  ['core/categories', ALIGNED_TEXT],
  ['core/column', { layout: FLOW }],
  ['core/columns', { layout: { layout: { type: 'flex', flexWrap: 'nowrap' }, gap: '2em' } }],
  ['core/cover', { layout: FLOW }],
  ['core/details', { layout: FLOW }],
  ['core/footnotes', { ...TEXT, color: ['text', 'background'] }],
  ['core/gallery', { layout: { ...FLEX, ownGap: true } }],
  ['core/group', { layout: FLOW }],
  ['core/home-link', FONT_ONLY],
  ['core/latest-comments', ALIGNED_TEXT],
  ['core/latest-posts', ALIGNED_TEXT],
  ['core/loginout', { ...TEXT, color: ['background', 'gradient'] }],
  ['core/navigation', { ...ALIGNED, typography: typeWithout('textDecoration'), layout: FLEX }],
  ['core/navigation-link', FONT_ONLY],
  ['core/navigation-submenu', FONT_ONLY],
  ['core/page-list', TEXT],
  ['core/post-author', TEXT],
  ['core/post-author-biography', TEXT],
  ['core/post-author-name', TEXT],
  ['core/post-content', { ...ALIGNED_TEXT, minHeight: true, layout: FLOW }],
  ['core/post-date', TEXT],
  ['core/post-excerpt', { ...TEXT, typography: [...FONT, 'textColumns'] }],
  ['core/post-featured-image', { ...ALIGNED, spacing: SPACING }],
  ['core/post-template', { ...ALIGNED_TEXT, layout: { ...FLOW, gap: '1.25em' } }],
  ['core/post-terms', TEXT],
  ['core/post-title', ALIGNED_TEXT],
  ['core/query', { layout: FLOW }],
  ['core/query-no-results', { ...ALIGNED, color: COLOR, typography: FONT }],
  ['core/query-total', ALIGNED_TEXT],
  ['core/quote', { layout: FLOW }],
  ['core/read-more', { ...TEXT, border: ['color', 'radius', 'width'] }],
  ['core/search', { ...ALIGNED, spacing: ['margin'] }],
  ['core/site-logo', { ...ALIGNED, spacing: SPACING }],
  ['core/site-tagline', { ...ALIGNED_TEXT, typography: [...FONT, 'writingMode'] }],
  ['core/site-title', { ...ALIGNED_TEXT, typography: [...FONT, 'writingMode'] }],
  ['core/social-links', { layout: FLEX }],
  ['core/tag-cloud', { ...ALIGNED, typography: typeWithout('fontSize', 'textDecoration'), border: BORDER, spacing: SPACING }],
  ['core/template-part', ALIGNED],
])

const NONE: Supports = {}

export const supportsOf = (name: string): Supports => SUPPORTS.get(name) ?? NONE
