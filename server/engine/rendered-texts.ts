// The text columns of an item: the source and the HTML rendered from it.
import type { ContentRow } from '../db/tables/content.ts'
import { renderContent, renderExcerpt, renderTitle } from '../rendering/content.ts'

type BodyColumns = Pick<ContentRow, 'content' | 'content_rendered' | 'block_version' | 'is_dynamic'>
type TextColumns = BodyColumns & Pick<ContentRow, 'title' | 'title_rendered' | 'excerpt' | 'excerpt_rendered'>

export function renderBody(content: string): BodyColumns {
  const { html, blockVersion, isDynamic } = renderContent(content)
  return { content, content_rendered: html, block_version: blockVersion, is_dynamic: isDynamic ? 1 : 0 }
}

export function renderTexts({ title, content, excerpt }: Pick<ContentRow, 'title' | 'content' | 'excerpt'>): TextColumns {
  return {
    title,
    title_rendered: renderTitle(title),
    ...renderBody(content),
    excerpt,
    excerpt_rendered: renderExcerpt(excerpt, content),
  }
}
