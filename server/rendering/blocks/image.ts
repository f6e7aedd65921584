// Images. An image without a source is omitted, and an image in a gallery gets its media ID.

import { crc32 } from 'node:zlib'
import { escapeHtml } from '../html.ts'
import { attributeOf, withAttribute, withClasses, type StartTag } from '../start-tags.ts'
import { valueAt, withTag, type BlockRenderer } from './block.ts'

const isImage = (tag: StartTag): boolean => tag.name === 'img'

export const image: BlockRenderer = ({ own, attributes, parent }) => {
  let hasSource = false
  const id = parent === 'core/gallery' ? (attributes['data-id'] ?? attributes['id']) : attributes['data-id']
  const identified = withTag(
    own,
    (html, tag) => {
      hasSource = Boolean(attributeOf(tag, 'src'))
      return typeof id === 'number' || typeof id === 'string' ? withAttribute(html, tag, 'data-id', String(id)) : html
    },
    isImage,
  )
  if (!hasSource) return null
  const isEnlarged = valueAt(attributes, 'lightbox', 'enabled') === true && (attributes['linkDestination'] ?? 'none') === 'none'
  return isEnlarged ? withLightbox(identified) : identified
}

const IN_IMAGE = {
  'data-wp-class--hide': 'state.isContentHidden',
  'data-wp-class--show': 'state.isContentVisible',
  'data-wp-init': 'callbacks.setButtonStyles',
  'data-wp-on-async--click': 'actions.showLightbox',
  'data-wp-on-async--load': 'callbacks.setButtonStyles',
  'data-wp-on-async-window--resize': 'callbacks.setButtonStyles',
}

const BUTTON =
  '<button class="lightbox-trigger" type="button" aria-haspopup="dialog" aria-label="Enlarge" data-wp-init="callbacks.initTriggerButton" ' +
  'data-wp-on-async--click="actions.showLightbox" data-wp-style--right="state.imageButtonRight" data-wp-style--top="state.imageButtonTop">' +
  '<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12" fill="none" viewBox="0 0 12 12"><path stroke="#fff" stroke-width="1.5" d="M7 1h4v4M5 11H1V7"/></svg></button>'

/** Adds the attributes for scripts of front ends that enlarge an image on click. */
function withLightbox(own: readonly string[]): readonly string[] {
  const id = crc32(own.join('')).toString(16).padStart(8, '0')
  const inFigure = { 'data-wp-context': JSON.stringify({ imageId: id }), 'data-wp-interactive': 'core/image', 'data-wp-key': id }
  const figure = withTag(own, (html, tag) => withAttributes(html, tag, inFigure))
  const named = withTag(figure, (html, tag) => withClasses(html, tag, ['wp-lightbox-container']))
  const shown = withTag(named, (html, tag) => withAttributes(html, tag, IN_IMAGE), isImage)
  return withTag(shown, (html, tag) => html.slice(0, tag.end) + BUTTON + html.slice(tag.end), isImage)
}

/** Browsers use the first of several attributes with the same name. */
const withAttributes = (html: string, { nameEnd }: StartTag, values: Readonly<Record<string, string>>): string => {
  const written = Object.entries(values).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
  return html.slice(0, nameEnd) + written.join('') + html.slice(nameEnd)
}
