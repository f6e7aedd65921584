// Writes blocks as in stored content: comments with a name and attributes.
import type { BlockAttributes } from './block.ts'

/** Writes a block with its inner blocks, or without content. */
export function writeBlock(name: string, attributes: BlockAttributes, inner?: string): string {
  const short = name.replace(/^core\//, '')
  const opening = `wp:${short} ${Object.keys(attributes).length ? `${escapeForComment(JSON.stringify(attributes))} ` : ''}`
  return inner === undefined ? `<!-- ${opening}/-->` : `<!-- ${opening}-->${inner}<!-- /wp:${short} -->`
}

/** Escapes JSON so that it cannot end its comment. */
const escapeForComment = (json: string): string =>
  json
    .replaceAll('--', String.raw`\u002d\u002d`)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('>', String.raw`\u003e`)
    .replaceAll('&', String.raw`\u0026`)
