// The excerpt of an item without paragraphs, for blocks that put it into one of their own.
import { generatedExcerpt } from '../rendering/excerpt.ts'
import type { Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'

const PARAGRAPH = /^<p>|<\/p>\s*$/g

/** Returns the written excerpt as HTML, or one that is generated from the content. */
export async function excerptOf(item: ListedItem, words: number, { data }: Surroundings): Promise<string> {
  if (item.excerpt.trim()) return item.excerpt
  if (words === STORED_WORDS) return item.excerpt_rendered.replace(PARAGRAPH, '')
  const shown = await data.texts.load(item.id)
  return shown ? generatedExcerpt(shown.content, words) : ''
}

/** The length of the excerpts that are stored. */
const STORED_WORDS = 55
