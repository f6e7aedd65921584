// Renders the title, content and excerpt of an item for readers.

import type { BlockMarks } from './block-marks.ts'
import { hasBlocks, renderBlocks } from './blocks.ts'
import { hasPlaceholders, removeMarks } from './dynamic-blocks.ts'
import { replaceEmoticonsInPieces, replaceEmoticons } from './emoticons.ts'
import { generateExcerpt } from './excerpt.ts'
import { imageIdsIn, addLoadingAttributes } from './image-tags.ts'
import { addParagraphs } from './paragraphs.ts'
import { renderShortcodes, renderEmbeds } from './rendered-shortcodes.ts'
import { unwrapShortcodes } from './shortcodes.ts'
import { applyTypography, applyTypographyInPieces } from './typography.ts'

export interface RenderedContent {
  // With a placeholder for each dynamic block and gallery.
  html: string
  // 1 if the text consists of blocks, which have their own paragraphs.
  blockVersion: 0 | 1
  // Whether the text is completed when it is read, because it shows other data, such as the renditions of an image.
  isDynamic: boolean
}

export function renderContent(raw: string): RenderedContent {
  const shown = renderIncomplete(raw)
  const isDynamic = hasPlaceholdersIn(shown)
  return { html: isDynamic ? shown : addLoadingAttributes(shown), blockVersion: hasBlocks(raw) ? 1 : 0, isDynamic }
}

/** Renders content up to what is completed when it is read. Static blocks get marks. */
export function renderIncomplete(raw: string, marks?: BlockMarks): string {
  const html = hasBlocks(raw)
    ? applyTypography(renderEmbeds(renderBlocks(raw, marks)))
    : addParagraphs(applyTypography(renderEmbeds(removeMarks(raw))))
  return replaceEmoticons(renderShortcodes(unwrapShortcodes(html)))
}

/** Whether rendered content must be completed when it is read. */
export function hasPlaceholdersIn(html: string): boolean {
  return hasPlaceholders(html) || imageIdsIn(html).length > 0
}

/** Renders blocks inside a dynamic block. The last step follows for the HTML of that block. */
export function renderInnerBlocks(source: string, marks?: BlockMarks): string {
  return renderShortcodes(unwrapShortcodes(renderEmbeds(renderBlocks(source, marks))))
}

/** Longer text without a tag skips the last step, which would take too long. */
const MAX_PIECE = 64 * 1024

/** The last step of rendering dynamic blocks: typography and emoji. `join` joins the pieces of a long text. */
export async function finishHtml(html: string, join: (pieces: Iterable<string>) => Promise<string>): Promise<string> {
  return join(replaceEmoticonsInPieces(await join(applyTypographyInPieces(html, MAX_PIECE))))
}

export function renderTitle(raw: string): string {
  return applyTypography(raw).trim()
}

export function renderExcerpt(excerptRaw: string, contentRaw: string, words?: number): string {
  const written = excerptRaw.trim() !== ''
  const html = addParagraphs(applyTypography(written ? excerptRaw : generateExcerpt(contentRaw, words)))
  return replaceEmoticons(addLoadingAttributes(unwrapShortcodes(html)))
}
