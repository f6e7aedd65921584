// Buttons. A button without a label is omitted.

import { findStartTag } from '../start-tags.ts'
import type { BlockRenderer } from './block.ts'

export const button: BlockRenderer = ({ own }) => {
  const html = own.join('')
  const tag = findStartTag(html, ({ name }) => name === 'a' || name === 'button')
  return tag && isEmpty(html.slice(tag.end), tag.name) ? null : own
}

const COMMENTS = /^(?:<!--[^]*?-->)+/

function isEmpty(rest: string, name: string): boolean {
  return (
    rest
      .replace(COMMENTS, '')
      .slice(0, name.length + 2)
      .toLowerCase() === `</${name}`
  )
}
