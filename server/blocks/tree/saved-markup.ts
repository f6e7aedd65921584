// The HTML that editors store for blocks, by their attributes. Blocks of other kinds keep the HTML that they have.
import { escapeText } from '../../rendering/html.ts'
import { valueAt } from '../../rendering/blocks/block.ts'
import {
  formatCompact,
  borderStyles,
  colorStyles,
  joinStyles,
  spacingStyles,
  typographyStyles,
} from '../../rendering/blocks/declared-styles.ts'
import { textIn } from '../attributes.ts'
import type { BlockAttributes } from '../attributes.ts'
import { attributes as written, classNames, element } from '../markup.ts'

/** The HTML around the inner blocks, or the whole HTML of a block without any. */
export type Saved = readonly [string] | readonly [before: string, after: string]

type Save = (attributes: BlockAttributes) => Saved

/** The classes and the style that all blocks can have. `first` are the classes of the kind. */
const look = (own: BlockAttributes, ...first: readonly (string | false | undefined)[]): string => styledLook('', own, first)

/** The same with a style of the kind. */
function styledLook(ownStyle: string, own: BlockAttributes, first: readonly (string | false | undefined)[]): string {
  const { classes, declarations } = joinStyles(
    colorStyles(own, ['text', 'background', 'gradient']),
    typographyStyles(own, [
      'fontSize',
      'fontFamily',
      'fontStyle',
      'fontWeight',
      'lineHeight',
      'textDecoration',
      'textTransform',
      'letterSpacing',
    ]),
    borderStyles(own, ['color', 'radius', 'style', 'width']),
    spacingStyles(own, ['padding', 'margin']),
  )
  const all = [...first, ...classes, classNames(own['className'])].filter(Boolean)
  return written({
    id: textIn(own['anchor']) || undefined,
    class: all.length ? all.join(' ') : undefined,
    style: [formatCompact({ classes, declarations }).replace(/;$/, ''), ownStyle].filter(Boolean).join(';') || undefined,
  })
}

const aligned = ({ align }: BlockAttributes): string => (align ? `align${classNames(align)}` : '')
const textAligned = (align: unknown): string => (align ? `has-text-align-${classNames(align)}` : '')
const html = (value: unknown): string => textIn(value)
const optional = (tag: string, attributes: string, value: unknown): string => (html(value) ? element(tag, attributes, html(value)) : '')
const caption = (value: unknown): string => optional('figcaption', written({ class: 'wp-element-caption' }), value)

/** An element around the inner blocks. `last` comes after them. */
const around = (tag: string, attributes: string, last = ''): Saved => [`<${tag}${attributes}>`, `${last}</${tag}>`]

/** Attributes with the value `true` have none in HTML. */
const switches = (own: BlockAttributes, ...names: readonly string[]): string =>
  names.map((name) => (own[name] === true ? ` ${name.toLowerCase()}` : '')).join('')

const savers: Readonly<Record<string, Save>> = {
  'core/audio': (own) => [
    element(
      'figure',
      look(own, 'wp-block-audio', aligned(own)),
      element(
        'audio',
        ` controls${written({ src: textIn(own['src']), preload: textIn(own['preload']) || undefined })}${switches(own, 'autoplay', 'loop')}`,
        '',
      ) + caption(own['caption']),
    ),
  ],
  'core/button': (own) => [
    element(
      'div',
      written({
        class: ['wp-block-button', own['width'] ? `has-custom-width wp-block-button__width-${textIn(own['width'])}` : '']
          .filter(Boolean)
          .join(' '),
      }),
      element(
        textIn(own['tagName'], 'a'),
        look(own, 'wp-block-button__link', textAligned(own['textAlign']), 'wp-element-button') +
          written({
            href: textIn(own['url']) || undefined,
            title: textIn(own['title']) || undefined,
            target: textIn(own['linkTarget']) || undefined,
            rel: textIn(own['rel']) || undefined,
          }),
        html(own['text']),
      ),
    ),
  ],
  'core/buttons': (own) => around('div', look(own, 'wp-block-buttons', aligned(own))),
  'core/code': (own) => [element('pre', look(own, 'wp-block-code', aligned(own)), element('code', '', html(own['content'])))],
  'core/column': (own) => {
    const width = textIn(own['width']).replace(/^\d+$/, '$&%')
    const at = own['verticalAlignment'] ? `is-vertically-aligned-${classNames(own['verticalAlignment'])}` : ''
    return around('div', styledLook(width && `flex-basis:${width}`, own, ['wp-block-column', at]))
  },
  'core/columns': (own) => {
    const at = own['verticalAlignment'] ? `are-vertically-aligned-${classNames(own['verticalAlignment'])}` : ''
    return around('div', look(own, 'wp-block-columns', aligned(own), at, own['isStackedOnMobile'] === false && 'is-not-stacked-on-mobile'))
  },
  'core/details': (own) => {
    const [before, after] = around('details', look(own, 'wp-block-details', aligned(own)) + switches({ open: own['showContent'] }, 'open'))
    return [`${before}${element('summary', '', html(own['summary']))}`, after ?? '']
  },
  'core/embed': (own) => {
    const [type, slug] = [classNames(own['type']), classNames(own['providerNameSlug'])]
    const names = [type && `is-type-${type}`, slug && `is-provider-${slug} wp-block-embed-${slug}`]
    const wrapped = element('div', written({ class: 'wp-block-embed__wrapper' }), `\n${escapeText(textIn(own['url']))}\n`)
    return [element('figure', look(own, aligned(own), 'wp-block-embed', ...names), wrapped + caption(own['caption']))]
  },
  'core/freeform': ({ content }) => [html(content)],
  'core/gallery': (own) => {
    const names = [`columns-${textIn(own['columns'], 'default')}`, own['imageCrop'] !== false && 'is-cropped']
    const last = optional('figcaption', written({ class: 'blocks-gallery-caption wp-element-caption' }), own['caption'])
    return around('figure', look(own, 'wp-block-gallery', aligned(own), 'has-nested-images', ...names), last)
  },
  'core/group': (own) => around(textIn(own['tagName'], 'div'), look(own, 'wp-block-group', aligned(own))),
  'core/heading': (own) => [
    element(
      `h${textIn(own['level'], '2')}`,
      look(own, 'wp-block-heading', aligned(own), textAligned(own['textAlign'])),
      html(own['content']),
    ),
  ],
  'core/html': ({ content }) => [html(content)],
  'core/image': (own) => {
    const size = { width: textIn(own['width']) || undefined, height: textIn(own['height']) || undefined }
    const style = Object.entries({ 'aspect-ratio': textIn(own['aspectRatio']), 'object-fit': textIn(own['scale']), ...size })
    const image = `<img${written({
      src: textIn(own['url']),
      alt: textIn(own['alt']),
      class: own['id'] ? `wp-image-${textIn(own['id'])}` : undefined,
      style: style.flatMap(([name, value]) => (value ? [`${name}:${value}`] : [])).join(';') || undefined,
      title: textIn(own['title']) || undefined,
    })}/>`
    const link = written({
      class: textIn(own['linkClass']) || undefined,
      href: textIn(own['href']),
      target: textIn(own['linkTarget']) || undefined,
      rel: textIn(own['rel']) || undefined,
    })
    const names = [own['sizeSlug'] ? `size-${classNames(own['sizeSlug'])}` : '', Object.values(size).some(Boolean) && 'is-resized']
    const shown = textIn(own['href']) ? element('a', link, image) : image
    return [element('figure', look(own, 'wp-block-image', aligned(own), ...names), shown + caption(own['caption']))]
  },
  'core/list': (own) => {
    const order = own['ordered'] === true ? switches(own, 'reversed') + written({ start: textIn(own['start']) || undefined }) : ''
    return around(own['ordered'] === true ? 'ol' : 'ul', order + look(own, 'wp-block-list'))
  },
  'core/list-item': (own) => [`<li${look(own)}>${html(own['content'])}`, '</li>'],
  'core/more': ({ customText, noTeaser }) => [
    `<!--more${textIn(customText) ? ` ${textIn(customText)}` : ''}-->${noTeaser === true ? '\n<!--noteaser-->' : ''}`,
  ],
  'core/nextpage': () => ['<!--nextpage-->'],
  'core/paragraph': (own) => [
    element('p', look(own, textAligned(own['align']), own['dropCap'] === true && 'has-drop-cap'), html(own['content'])),
  ],
  'core/preformatted': (own) => [element('pre', look(own, 'wp-block-preformatted'), html(own['content']))],
  'core/pullquote': (own) => [
    element(
      'figure',
      look(own, 'wp-block-pullquote', aligned(own), textAligned(own['textAlign'])),
      element('blockquote', '', element('p', '', html(own['value'])) + optional('cite', '', own['citation'])),
    ),
  ],
  'core/query': (own) => around(textIn(own['tagName'], 'div'), look(own, 'wp-block-query', aligned(own))),
  'core/quote': (own) =>
    around('blockquote', look(own, 'wp-block-quote', aligned(own), textAligned(own['textAlign'])), optional('cite', '', own['citation'])),
  'core/separator': (own) => [
    `<hr${look(own, 'wp-block-separator', aligned(own), `has-${classNames(own['opacity']) || 'alpha-channel'}-opacity`)}/>`,
  ],
  'core/shortcode': ({ text }) => [html(text)],
  'core/social-links': (own) => around('ul', look(own, 'wp-block-social-links', aligned(own))),
  'core/spacer': (own) => [
    element('div', written({ style: `height:${textIn(own['height'], '100px')}`, 'aria-hidden': 'true', class: 'wp-block-spacer' }), ''),
  ],
  'core/table': (own) => {
    const sections = (['head', 'body', 'foot'] as const).map((name) => sectionOf(`t${name}`, own[name]))
    const table = element('table', written({ class: own['hasFixedLayout'] === false ? undefined : 'has-fixed-layout' }), sections.join(''))
    return [element('figure', look(own, 'wp-block-table', aligned(own)), table + caption(own['caption']))]
  },
  'core/verse': (own) => [element('pre', look(own, 'wp-block-verse', textAligned(own['textAlign'])), html(own['content']))],
  'core/video': (own) => [
    element(
      'figure',
      look(own, 'wp-block-video', aligned(own)),
      element(
        'video',
        switches(own, 'autoplay', 'controls', 'loop', 'muted', 'playsInline') +
          written({ poster: textIn(own['poster']) || undefined, src: textIn(own['src']), preload: textIn(own['preload']) || undefined }),
        '',
      ) + caption(own['caption']),
    ),
  ],
}

/** Returns undefined for kinds whose HTML the service does not write. */
export const savedMarkup = (name: string, attributes: BlockAttributes): Saved | undefined => savers[name]?.(attributes)

function sectionOf(tag: string, rows: unknown): string {
  if (!Array.isArray(rows) || !rows.length) return ''
  const cells = (row: unknown): unknown[] => (Array.isArray(valueAt(row, 'cells')) ? (valueAt(row, 'cells') as unknown[]) : [])
  return element(tag, '', rows.map((row) => element('tr', '', cells(row).map(cellOf).join(''))).join(''))
}

function cellOf(cell: unknown): string {
  const at = (name: string): string | undefined => textIn(valueAt(cell, name)) || undefined
  const align = at('align')
  const attributes = {
    class: align && `has-text-align-${classNames(align)}`,
    scope: at('scope'),
    'data-align': align,
    colspan: at('colspan'),
    rowspan: at('rowspan'),
  }
  return element(at('tag') === 'th' ? 'th' : 'td', written(attributes), at('content') ?? '')
}
