// Renders the title, content and excerpt of an item for readers.

import { hasBlocks, renderBlocks } from './blocks.ts'
import { hasPlaceholders } from './dynamic-blocks.ts'
import { withEmoji } from './emoticons.ts'
import { generatedExcerpt } from './excerpt.ts'
import { paragraphs } from './paragraphs.ts'
import { typographic } from './typography.ts'

export interface RenderedContent {
  // With a placeholder for each dynamic block.
  html: string
  // 1: the text consists of blocks, which have their own paragraphs.
  blockVersion: 0 | 1
  isDynamic: boolean
}

export function renderedContent(raw: string): RenderedContent {
  if (!hasBlocks(raw)) return { html: withEmoji(paragraphs(typographic(raw))), blockVersion: 0, isDynamic: false }
  const html = finishedHtml(renderBlocks(raw))
  return { html, blockVersion: 1, isDynamic: hasPlaceholders(html) }
}

/** The last step of rendering blocks: typography and emoji. */
export function finishedHtml(html: string): string {
  return withEmoji(typographic(html))
}

export function renderedTitle(raw: string): string {
  return typographic(raw).trim()
}

export function renderedExcerpt(excerptRaw: string, contentRaw: string, words?: number): string {
  const written = excerptRaw.trim() !== ''
  return withEmoji(paragraphs(typographic(written ? excerptRaw : generatedExcerpt(contentRaw, words))))
}
