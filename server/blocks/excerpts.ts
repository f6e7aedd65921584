// The excerpt of an item without its paragraph tags, for blocks that have a paragraph of their own.
import { generateExcerpt } from '../rendering/excerpt.ts'
import { plainText } from '../rendering/plain-text.ts'
import type { Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'

const PARAGRAPH = /^<p>|<\/p>\s*$/g

/** Returns the author's excerpt as HTML, or one that is generated from the content. */
export async function excerptOf(item: ListedItem, words: number, { data }: Pick<Surroundings, 'data'>): Promise<string> {
  if (item.excerpt.trim()) return item.excerpt
  if (words === STORED_WORDS) return item.excerpt_rendered.replace(PARAGRAPH, '')
  return generateExcerpt(await sourceOf(item, { data }), words)
}

/** Larger texts are omitted, because they are parsed in one turn of the event loop. */
const MAX_SOURCE = 256 * 1024

/** Returns the raw content of an item. */
export async function sourceOf({ id }: ListedItem, { data }: Pick<Surroundings, 'data'>): Promise<string> {
  const { content = '' } = (await data.texts.load(id)) ?? {}
  return content.length > MAX_SOURCE ? '' : content
}

/** The length of stored excerpts. */
export const STORED_WORDS = 55

const CUT = / \[&hellip;\]$/

/** Returns the first words of an excerpt as text. Generated excerpts are no longer than the stored ones. */
export function cutExcerpt(item: ListedItem, words: number, { saysMore }: { saysMore: boolean }): string {
  const generated = item.excerpt_rendered.trim()
  const excerpt = item.excerpt.trim() ? item.excerpt : saysMore ? generated.replace(PARAGRAPH, '').replace(CUT, '') : generated
  const found = plainText(excerpt)
    .split(/[\n\r\t ]+/)
    .filter(Boolean)
  return found.slice(0, words).join(' ') + (found.length > words ? '&hellip;' : '')
}
