// The excerpt of an item without paragraphs, for blocks that put it into one of their own.
import { generatedExcerpt } from '../rendering/excerpt.ts'
import type { Surroundings } from './block.ts'
import type { ListedItem } from './store.ts'

const PARAGRAPH = /^<p>|<\/p>\s*$/g

/** Returns the written excerpt as HTML, or one that is generated from the content. */
export async function excerptOf(item: ListedItem, words: number, { data }: Pick<Surroundings, 'data'>): Promise<string> {
  if (item.excerpt.trim()) return item.excerpt
  if (words === STORED_WORDS) return item.excerpt_rendered.replace(PARAGRAPH, '')
  return generatedExcerpt(await sourceOf(item, { data }), words)
}

/** Larger texts are not shown, because they are read in one turn of the event loop. */
const MAX_SOURCE = 256 * 1024

/** The content of an item as written. */
export async function sourceOf({ id }: ListedItem, { data }: Pick<Surroundings, 'data'>): Promise<string> {
  const { content = '' } = (await data.texts.load(id)) ?? {}
  return content.length > MAX_SOURCE ? '' : content
}

/** The length of the excerpts that are stored. */
const STORED_WORDS = 55
