// Images: one without a source shows nothing, and one in a gallery carries its media ID.

import { attributeOf, withAttribute, type StartTag } from '../start-tags.ts'
import { withTag, type BlockRenderer } from './block.ts'

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
  return hasSource ? identified : null
}
