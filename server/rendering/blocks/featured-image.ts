// Static blocks that show the featured image of the item, with a placeholder for the image.

import { attributeOf, withAttribute, type StartTag } from '../start-tags.ts'
import { withTag, type BlockRenderer } from './block.ts'

const hasClass =
  (name: string) =>
  (tag: StartTag): boolean =>
    attributeOf(tag, 'class')?.split(/\s+/).includes(name) ?? false

const insertAt = (html: string, at: number, added: string): string => html.slice(0, at) + added + html.slice(at)

const startOf = ({ name, nameEnd }: StartTag): number => nameEnd - name.length - 1

/** The image of a cover comes before the container of its inner blocks. */
export const coverWithImage: BlockRenderer = ({ own, attributes, ofItem }) => {
  const isImage = (attributes['backgroundType'] ?? 'image') === 'image'
  if (attributes['useFeaturedImage'] !== true || !isImage) return own
  return withTag(own, (html, tag) => insertAt(html, startOf(tag), ofItem), hasClass('wp-block-cover__inner-container'))
}

export const mediaTextWithImage: BlockRenderer = ({ own, attributes, ofItem }) => {
  if (attributes['useFeaturedImage'] !== true) return own
  const filled = attributes['imageFill'] === true ? withTag(own, withFillingElement, hasClass('is-image-fill')) : own
  return withTag(filled, (html, tag) => insertAt(html, tag.end, ofItem), hasClass('wp-block-media-text__media'))
}

/** The image fills its side as an element instead of a background. */
function withFillingElement(html: string, tag: StartTag): string {
  const classes = (attributeOf(tag, 'class') ?? '').split(/\s+/)
  return withAttribute(html, tag, 'class', classes.map((name) => (name === 'is-image-fill' ? 'is-image-fill-element' : name)).join(' '))
}
