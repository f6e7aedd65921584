// The conversion of styles in the format of theme.json to CSS.
import { describe, expect, it } from '@jest/globals'
import { escapeMarkup } from '#server/themes/markup.ts'
import { stylesheetOf } from '#server/themes/stylesheet.ts'
import type { StyleObject } from '#server/theme-files/style-object.ts'

const ofStyles = (styles: StyleObject): string => stylesheetOf({ settings: {}, styles })
const ofSettings = (settings: StyleObject): string => stylesheetOf({ settings, styles: {} })

describe('styles', () => {
  it.each<[string, StyleObject, string]>([
    [
      'of the page',
      { color: { text: 'red', background: '#fff' }, typography: { lineHeight: 1.5 } },
      'body { background-color: #fff; color: red; line-height: 1.5 }',
    ],
    [
      'of sides',
      { spacing: { padding: { top: '1px', left: '2px' } }, border: { left: { color: 'red', width: '3px' } } },
      'body { padding-top: 1px; padding-left: 2px; border-left-color: red; border-left-width: 3px }',
    ],
    [
      'of an element and its states',
      { elements: { link: { color: { text: 'red' }, ':hover': { color: { text: 'blue' } } } } },
      'a:where(:not(.wp-element-button)) { color: red }\na:where(:not(.wp-element-button)):hover { color: blue }',
    ],
    ['of a block', { blocks: { 'core/quote': { color: { text: 'red' } } } }, '.wp-block-quote { color: red }'],
    ['of a custom block', { blocks: { 'harbour/tide-table': { color: { text: 'red' } } } }, '.wp-block-harbour-tide-table { color: red }'],
    [
      'of an element in a block',
      { blocks: { 'core/heading': { elements: { link: { color: { text: 'red' } } } } } },
      ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((one) => `${one} a:where(:not(.wp-element-button))`).join(', ') + ' { color: red }',
    ],
    ['as CSS', { css: 'p { color: red }' }, 'p { color: red }'],
    ['as CSS of a block', { blocks: { 'core/quote': { css: '& p { color: red }' } } }, '.wp-block-quote { & p { color: red } }'],
    ['of a preset', { color: { text: 'var:preset|color|base' } }, 'body { color: var(--wp--preset--color--base) }'],
  ])('%s', (_what, styles, css) => {
    expect(ofStyles(styles)).toBe(css)
  })

  it.each([
    'red; color: blue',
    'red } a { color: blue',
    'red /* ',
    'url(',
    'calc(1px',
    '"red',
    "it's",
    'a < b',
    '\\72 ed',
    { deep: 'red' },
    ['red'],
    true,
    null,
    '',
  ])('ignore the value %j', (text) => {
    expect(ofStyles({ color: { text, background: '#fff' } })).toBe('body { background-color: #fff }')
  })

  it.each(['core/quote { } body', 'quote', 'core/', 'CORE/quote', 'core/quote, body', '__proto__'])('ignore the block %j', (name) => {
    expect(ofStyles({ blocks: Object.fromEntries([[name, { color: { text: 'red' } }]]) })).toBe('')
  })
})

describe('settings', () => {
  it('create a custom property for each preset, and classes for its uses', () => {
    expect(
      ofSettings({ color: { palette: [{ slug: 'sea', color: 'blue' }] }, spacing: { spacingSizes: [{ slug: '40', size: '1rem' }] } }).split(
        '\n',
      ),
    ).toEqual([
      ':root { --wp--preset--color--sea: blue; --wp--preset--spacing--40: 1rem }',
      '.has-sea-color { color: var(--wp--preset--color--sea) !important }',
      '.has-sea-background-color { background-color: var(--wp--preset--color--sea) !important }',
      '.has-sea-border-color { border-color: var(--wp--preset--color--sea) !important }',
    ])
  })

  it('may be grouped by origin', () => {
    expect(
      ofSettings({ color: { palette: { theme: [{ slug: 'sea', color: 'blue' }], custom: [{ slug: 'slate', color: 'grey' }] } } }),
    ).toContain(':root { --wp--preset--color--sea: blue; --wp--preset--color--slate: grey }')
  })

  it('create custom properties for widths and custom values', () => {
    expect(ofSettings({ layout: { contentSize: '40rem', wideSize: '60rem' }, custom: { lineHeight: { body: 1.5 } } })).toBe(
      ':root { --wp--style--global--content-size: 40rem; --wp--style--global--wide-size: 60rem; --wp--custom--line-height--body: 1.5 }',
    )
  })

  it('ignore invalid names', () => {
    expect(
      ofSettings({ color: { palette: [{ slug: 'a } b', color: 'red' }, { color: 'red' }, null, 'red'] }, custom: { 'a: b': '1' } }),
    ).toBe('')
  })
})

describe('font faces', () => {
  const withFaces = (...fontFace: unknown[]): string =>
    ofSettings({ typography: { fontFamilies: { custom: [{ slug: 'signal', fontFamily: 'Signal, serif', fontFace }] } } })
  const src = 'https://content.example.org/cms-content/uploads/fonts/signal.woff2'
  const faces = (css: string): string[] => css.split('\n').filter((line) => line.startsWith('@font-face'))

  it('are written before the presets, with their descriptors', () => {
    const css = withFaces({
      fontFamily: '"Signal Sans"',
      fontWeight: '300 800',
      fontStyle: 'italic',
      fontDisplay: 'swap',
      unicodeRange: 'U+0-FF',
      src,
    })
    expect(css.split('\n')[0]).toBe(
      `@font-face { font-family: "Signal Sans"; font-style: italic; font-weight: 300 800; font-display: swap; unicode-range: U+0-FF; src: url("${src}") }`,
    )
  })

  it('have all of their sources', () => {
    expect(faces(withFaces({ fontFamily: 'Signal', src: [src, `${src}?format=2`] }))).toEqual([
      `@font-face { font-family: Signal; src: url("${src}"), url("${src}?format=2") }`,
    ])
  })

  it('are omitted without a source of the web', () => {
    for (const wrong of ['javascript:alert(1)', 'data:font/woff2;base64,AAAA', 'file:./signal.woff2', '/signal.woff2', 7, undefined])
      expect(faces(withFaces({ fontFamily: 'Signal', src: wrong }, { fontFamily: 'Signal', src: [wrong] }, null, 'x'))).toEqual([])
    expect(faces(withFaces({ src }))).toEqual([])
  })

  it('cannot be escaped', () => {
    const [face, ...others] = faces(
      withFaces({ fontFamily: 'Signal', fontWeight: '400 } body { color: red', src: `${src}?a") } body { color: red } /*\\#"\n)` }),
    )
    expect(others).toEqual([])
    expect(face).toMatch(/^@font-face \{ font-family: Signal; src: url\("[^"\n]*"\) \}$/)
  })
})

describe('several sets of styles', () => {
  it('are written in order, so that the last one takes precedence', () => {
    const withText = (text: string) => ({ settings: {}, styles: { color: { text } } })
    expect(stylesheetOf(withText('red'), withText('blue'))).toBe('body { color: red }\nbody { color: blue }')
  })
})

describe('accepted CSS', () => {
  it('cannot close its element, and keeps its meaning', () => {
    expect(escapeMarkup('a::after { content: "</style><b>" } @media (width < 40rem) {}')).toBe(
      'a::after { content: "\\3c /style>\\3c b>" } @media (width < 40rem) {}',
    )
  })
})
