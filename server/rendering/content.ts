// Renders the title, content and excerpt of an item for readers.

import { hasBlocks, renderBlocks } from './blocks.ts'
import { hasPlaceholders, withoutMarks } from './dynamic-blocks.ts'
import { piecesWithEmoji, withEmoji } from './emoticons.ts'
import { generateExcerpt } from './excerpt.ts'
import { imageIdsIn, withLoadingAttributes } from './image-tags.ts'
import { paragraphs } from './paragraphs.ts'
import { renderShortcodes, withEmbeds } from './rendered-shortcodes.ts'
import { shortcodesUnwrapped } from './shortcodes.ts'
import { typographic, typographicPieces } from './typography.ts'

export interface RenderedContent {
  // With a placeholder for each dynamic block and gallery.
  html: string
  // 1: the text consists of blocks, which have their own paragraphs.
  blockVersion: 0 | 1
  // Whether the text shows other data, such as the renditions of an image, and is completed when it is read.
  isDynamic: boolean
}

export function renderContent(raw: string): RenderedContent {
  const isBlocks = hasBlocks(raw)
  const html = isBlocks ? typographic(withEmbeds(renderBlocks(raw))) : paragraphs(typographic(withEmbeds(withoutMarks(raw))))
  const shown = withEmoji(renderShortcodes(shortcodesUnwrapped(html)))
  const isDynamic = showsOtherData(shown)
  return { html: isDynamic ? shown : withLoadingAttributes(shown), blockVersion: isBlocks ? 1 : 0, isDynamic }
}

/** Whether rendered content is completed when it is read. */
export function showsOtherData(html: string): boolean {
  return hasPlaceholders(html) || imageIdsIn(html).length > 0
}

/** Renders blocks inside of a dynamic block. The result is finished with the HTML of that block. */
export function renderInnerBlocks(source: string): string {
  return renderShortcodes(shortcodesUnwrapped(withEmbeds(renderBlocks(source))))
}

/** Text that is longer without a tag is not finished, because that would take too long in one piece. */
const MAX_PIECE = 64 * 1024

/** The last step of rendering dynamic blocks: typography and emoji. `join` joins the pieces of a long text. */
export async function finishHtml(html: string, join: (pieces: Iterable<string>) => Promise<string>): Promise<string> {
  return join(piecesWithEmoji(await join(typographicPieces(html, MAX_PIECE))))
}

export function renderTitle(raw: string): string {
  return typographic(raw).trim()
}

export function renderExcerpt(excerptRaw: string, contentRaw: string, words?: number): string {
  const written = excerptRaw.trim() !== ''
  const html = paragraphs(typographic(written ? excerptRaw : generateExcerpt(contentRaw, words)))
  return withEmoji(withLoadingAttributes(shortcodesUnwrapped(html)))
}
