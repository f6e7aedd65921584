// Adds the class to headings and lists that were written before it existed.

import { withClasses } from '../start-tags.ts'
import { withTag, type BlockRenderer } from './block.ts'

const withClassOn =
  (elements: readonly string[], name: string): BlockRenderer =>
  ({ own }) =>
    withTag(
      own,
      (html, tag) => withClasses(html, tag, [name]),
      (tag) => elements.includes(tag.name),
    )

export const heading = withClassOn(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'], 'wp-block-heading')
export const list = withClassOn(['ol', 'ul'], 'wp-block-list')
