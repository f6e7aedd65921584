// The text columns of an item: the source and the HTML rendered from it.
import type { ContentRow } from '../db/tables/content.ts'
import { renderedContent, renderedExcerpt, renderedTitle } from '../rendering/content.ts'

type TextColumns = Pick<
  ContentRow,
  'title' | 'title_rendered' | 'content' | 'content_rendered' | 'block_version' | 'excerpt' | 'excerpt_rendered'
>

export function renderedTexts({ title, content, excerpt }: Pick<ContentRow, 'title' | 'content' | 'excerpt'>): TextColumns {
  const { html, blockVersion } = renderedContent(content)
  return {
    title,
    title_rendered: renderedTitle(title),
    content,
    content_rendered: html,
    block_version: blockVersion,
    excerpt,
    excerpt_rendered: renderedExcerpt(excerpt, content),
  }
}
