// Renders the title, content and excerpt of an item for readers.

import { hasBlocks, renderBlocks } from './blocks.ts'
import { withEmoji } from './emoticons.ts'
import { generatedExcerpt } from './excerpt.ts'
import { paragraphs } from './paragraphs.ts'
import { renderedShortcodes, withEmbeds } from './rendered-shortcodes.ts'
import { shortcodesUnwrapped } from './shortcodes.ts'
import { typographic } from './typography.ts'

export interface RenderedContent {
  html: string
  // 1: the text consists of blocks, which have their own paragraphs.
  blockVersion: 0 | 1
}

export function renderedContent(raw: string): RenderedContent {
  if (hasBlocks(raw)) return { html: finished(typographic(withEmbeds(renderBlocks(raw)))), blockVersion: 1 }
  return { html: finished(paragraphs(typographic(withEmbeds(raw)))), blockVersion: 0 }
}

function finished(html: string): string {
  return withEmoji(renderedShortcodes(shortcodesUnwrapped(html)))
}

export function renderedTitle(raw: string): string {
  return typographic(raw).trim()
}

export function renderedExcerpt(excerptRaw: string, contentRaw: string, words?: number): string {
  const written = excerptRaw.trim() !== ''
  return withEmoji(shortcodesUnwrapped(paragraphs(typographic(written ? excerptRaw : generatedExcerpt(contentRaw, words)))))
}
