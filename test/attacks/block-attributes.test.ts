// Block attributes and HTML that try to break out of the page, or are expensive to render.
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { wrapper } from '#server/blocks/markup.ts'
import { collectRules } from '#server/rendering/blocks/block-rules.ts'
import { staticRenderers } from '#server/rendering/blocks/static-blocks.ts'
import { dynamicBlocks } from '#server/rendering/dynamic-blocks.ts'
import { renderContent } from '#server/rendering/content.ts'
import { findForbidden, RENDERED_HTML } from '../support/browser-html.ts'
import { excessiveCosts } from '../support/costs.ts'
import { takesAll } from '../support/sampling.ts'

const block = (name: string, attributes: object, html: string): string =>
  `<!-- wp:${name} ${JSON.stringify(attributes).replaceAll('--', '\\u002d\\u002d').replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')} -->${html}<!-- /wp:${name} -->`

/** Blocks with their own renderers, and others of which only layout and colors are rendered. */
const STATIC = [...staticRenderers.keys()].filter((name) => !dynamicBlocks.some((one) => one === name))
const NAMES = [...STATIC.map((name) => name.replace('core/', '')), 'buttons', 'column', 'columns', 'details', 'acme/x']
const HOSTILE = [
  '"><script>x</script>',
  `' onload='x`,
  'red;} body{display:none',
  'red;}</style><script>x</script>',
  'url(javascript:x)',
  'expression(x)',
  'javascript:x',
  '\\75 rl(javascript:x)',
  '</style><script>',
  'var(--a"',
  '</div>',
  '\\22',
  '/*',
  '1px',
  '9'.repeat(400),
]
const OTHER_TYPES: unknown[] = [
  1e308,
  -1,
  1.5e-300,
  true,
  null,
  [],
  [['"><script>'], { a: 1 }],
  { toString: '"><script>', length: -1 },
  { ref: { ref: { ref: '">' } } },
]

const hostile = fc.oneof({ weight: 3, arbitrary: fc.constantFrom<unknown>(...HOSTILE) }, fc.constantFrom<unknown>(...OTHER_TYPES))
const attributes = fc.record({
  id: hostile,
  'data-id': hostile,
  minHeight: hostile,
  layout: fc.record({
    type: fc.constantFrom('flex', 'grid', 'constrained', 'default', ...HOSTILE),
    ...texts(
      'orientation',
      'justifyContent',
      'flexWrap',
      'verticalAlignment',
      'minimumColumnWidth',
      'columnCount',
      'contentSize',
      'wideSize',
    ),
  }),
  style: fc.record({
    spacing: fc.record({
      blockGap: fc.oneof(hostile, fc.record({ top: hostile, left: hostile })),
      padding: fc.record(texts('left', 'right')),
    }),
    elements: fc.record({ link: fc.record({ color: fc.record(texts('text', 'background', 'gradient')) }) }),
    layout: fc.record(texts('selfStretch', 'flexSize', 'columnStart', 'columnSpan')),
    dimensions: fc.record(texts('aspectRatio', 'minHeight')),
    position: fc.record({ type: fc.constantFrom('sticky', ...HOSTILE), ...texts('top') }),
    background: fc.record({ backgroundImage: fc.record(texts('url')), ...texts('backgroundSize', 'backgroundPosition') }),
  }),
})

function texts(...names: string[]): Record<string, fc.Arbitrary<unknown>> {
  return Object.fromEntries(names.map((name) => [name, hostile]))
}

describe('hostile attributes', () => {
  it('add no tags and no forbidden attributes', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), attributes, (name, values) => {
        const { html } = renderContent(block(name, values, '<div><a>t</a><img src="s"></div>'))
        expect(html.match(/<\/?[a-z]+/g)?.filter((tag) => !/p$/.test(tag))).toEqual(['<div', '<a', '</a', '<img', '</div'])
        expect([html, findForbidden(html, RENDERED_HTML)]).toEqual([html, []])
        expect(html).not.toMatch(/style="[^"]*display:none/)
      }),
      { numRuns: takesAll ? 1000 : 200 },
    )
  })

  it('add no CSS that applies outside the block or loads resources', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), attributes, (name, values) => {
        const rules = collectRules(renderContent(block(name, values, '<div><a>t</a><img src="s"></div>')).html)
        expect(rules).not.toMatch(/[<>]\s*\/?\s*(?:style|script)|javascript|display:none|expression|url\(|\\/)
        for (const line of rules.split('\n').filter(Boolean))
          expect(line).toMatch(/^(?:@container[^{}]*\{|@media[^{}]*\{)?[^{}]*\{[^{}]*\}\}?$/)
      }),
      { numRuns: takesAll ? 2000 : 400 },
    )
  })
})

const boxes = fc.oneof(hostile, fc.record(texts('top', 'left', 'topLeft', '"><script>')))
const styled = fc.record({
  ...texts('align', 'className', 'textColor', 'backgroundColor', 'gradient', 'fontSize', 'fontFamily', 'borderColor', 'customTextColor'),
  style: fc.record({
    color: fc.record(texts('text', 'background', 'gradient')),
    typography: fc.record(texts('fontSize', 'fontFamily', 'fontStyle', 'lineHeight', 'letterSpacing', 'textDecoration', 'writingMode')),
    border: fc.record({ ...texts('color', 'style', 'width'), radius: boxes, top: fc.record(texts('color', 'style', 'width')) }),
    spacing: fc.record({ padding: boxes, margin: boxes }),
    dimensions: fc.record(texts('minHeight')),
    elements: fc.record({ link: fc.record({ color: fc.record(texts('text')) }) }),
  }),
})
const DECLARATION =
  /^(?:color|background|background-color|border|font|letter|line|text|writing|padding|margin|min-height|column)[a-z-]*:[^;:{}<>"'\\]+$/

describe('hostile styles of blocks made from data', () => {
  it('stay in the style and the class of the block', () => {
    fc.assert(
      fc.property(fc.constantFrom(...dynamicBlocks), styled, (name, values) => {
        const tag = `<div${wrapper({ name, attributes: values })}></div>`
        const [, style = ''] = /^<div(?: style="([^"]*)")? class="[^"<>]*"><\/div>$/.exec(tag) ?? []
        expect(tag).toMatch(/^<div(?: style="[^"<>]*")? class="[^"<>]*"><\/div>$/)
        expect(style).not.toMatch(/url\(|expression|javascript|&|\/\*/i)
        for (const declaration of style.split(';').filter((one) => one.trim())) expect(declaration.trim()).toMatch(DECLARATION)
      }),
      { numRuns: takesAll ? 3000 : 600 },
    )
  })
})

const SIZE = 500_000

const times = (unit: string, size: number): string => unit.repeat(size / unit.length)
const within = (name: string, attributes: string, html: string): string => `<!-- wp:${name} ${attributes} -->${html}<!-- /wp:${name} -->`
const nested = (start: string, end: string, size: number): string => {
  const depth = size / (start.length + end.length)
  return start.repeat(depth) + end.repeat(depth)
}

const TEXTS: Record<string, (size: number) => string> = {
  'nested groups': (size) => nested('<!-- wp:group {"layout":{"type":"flex"}} --><div class="g">', '</div><!-- /wp:group -->', size),
  'nested blocks without tags': (size) => nested('<!-- wp:group -->', '<!-- /wp:group -->', size),
  'nested blocks without output': (size) => nested('<!-- wp:image -->', '<!-- /wp:image -->', size),
  'many blocks in one block': (size) =>
    within('group', '', `<div>${times('<!-- wp:heading --><h2>x</h2><!-- /wp:heading -->', size)}</div>`),
  'tags before the inner blocks': (size) => within('group', '', `${times('<div class="a">', size)}<!-- wp:x /--></div>`),
  'open quotation marks': (size) => within('heading', '', times('<a "', size)),
  'open attributes': (size) => within('heading', '', times('<h2 class="', size)),
  'many attributes': (size) => within('heading', '', `<h2 ${Array.from({ length: size / 9 }, (_, index) => `a${index}`).join(' ')}>x</h2>`),
  'many classes': (size) => within('heading', '', `<h2 class="${times('a b ', size)}">x</h2>`),
  'comments in a button': (size) => within('button', '', `<a>${times('<!---->', size)}</a>`),
  'deep attributes': (size) => within('group', `{"style":{"elements":${nested('{"link":', '}', size).replace('}', '1}')}}`, '<div></div>'),
  'a long value': (size) => within('group', `{"layout":{"type":"flex","contentSize":"${times('a', size)}"}}`, '<div></div>'),
  'URLs of songs on lines of their own': (size) => times('https://example.org/a.mp3\n', size),
  'URLs of songs in URLs': (size) => `${times('https://', size)}a.mp3\n`,
  'paragraphs of URLs that do not end': (size) => `${times('<p ', size)}>https://example.org/a.mp3\n`,
  'paragraphs of spaces': (size) => `${times('<p>        ', size)}https://example.org/a.mp3`,
  'spaces before the URL of a song': (size) => `${times(' ', size)}x https://example.org/a.mp3`,
  'covers with the featured image': (size) =>
    times('<!-- wp:cover {"useFeaturedImage":true} --><div class="wp-block-cover__inner-container"></div><!-- /wp:cover -->', size),
  'images that are enlarged': (size) =>
    times('<!-- wp:image {"lightbox":{"enabled":true}} --><figure><img src="a"></figure><!-- /wp:image -->', size),
  'classes that look like those with values': (size) => `<p class="${times('wp-container-', size)}">`,
  'many classes with values': (size) => within('html', '', `<p class="${times('wp-elements-e30 ', size)}">`),
  'long galleries': (size) => within('html', '', `<p class="${times(`wp-block-gallery-${'7'.repeat(500)} `, size)}">`),
}

const render = (text: string): string => collectRules(renderContent(text).html)

it('blocks add a few megabytes to a text at most', () => {
  const text = TEXTS['images that are enlarged']?.(5_000_000) ?? ''
  const { html } = renderContent(text)
  expect(html.match(/<img /g)?.length).toBeGreaterThan(40_000)
  expect(html.length).toBeLessThan(12_000_000)
})

describe('2 MB', () => {
  it.each(Object.entries(TEXTS))('of %s takes at most twelve times as long as a quarter of it', async (_what, text) => {
    const [short, long] = [text(SIZE), text(4 * SIZE)]
    const works = { long: () => render(long), short: () => render(short) }
    expect(await excessiveCosts(works, (least) => least.long <= 12 * least.short + 600)).toBeUndefined()
  })
})
