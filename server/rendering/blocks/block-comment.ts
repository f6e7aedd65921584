// Writes blocks as content has them: comments with a name and attributes.
import type { BlockAttributes } from './block.ts'

/** A block with the blocks inside it, or without content. */
export function blockText(name: string, attributes: BlockAttributes, inner?: string): string {
  const short = name.replace(/^core\//, '')
  const opening = `wp:${short} ${Object.keys(attributes).length ? `${commentSafe(JSON.stringify(attributes))} ` : ''}`
  return inner === undefined ? `<!-- ${opening}/-->` : `<!-- ${opening}-->${inner}<!-- /wp:${short} -->`
}

/** JSON that cannot end the comment that it is in. */
const commentSafe = (json: string): string =>
  json
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
