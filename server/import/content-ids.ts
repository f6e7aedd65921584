// Replaces the IDs of media items and reusable blocks in content: those of the file become those of the database.
import type { ContentRow } from '../db/tables/content.ts'
import { DelimiterScanner } from '../rendering/block-delimiters.ts'

/** Returns the ID in the database; 0 if the file does not have the item. */
export type IdOf = (id: number) => number

const CLASS = /\b(wp-image-|attachment_)(\d{1,15})\b/g
const LIST = /(\[(?:gallery|playlist)\s[^\][]*?\b(?:ids|include|exclude)\s*=\s*["']?)([\d,\s]+)/g
/** The attributes with IDs, by block. */
const BLOCKS: Readonly<Record<string, RegExp>> = {
  'core/audio': /("id":)(\d{1,15})\b/g,
  'core/block': /("ref":)(\d{1,15})\b/g,
  'core/cover': /("id":)(\d{1,15})\b/g,
  'core/file': /("id":)(\d{1,15})\b/g,
  'core/gallery': /("ids":\[)([\d,\s]*)/g,
  'core/image': /("id":)(\d{1,15})\b/g,
  'core/media-text': /("mediaId":)(\d{1,15})\b/g,
  'core/video': /("id":)(\d{1,15})\b/g,
}

export function hasIds(content: string): boolean {
  return /wp-image-|attachment_|\[(?:gallery|playlist)\s|"(?:id|ids|mediaId|ref)":/.test(content)
}

/** Returns the content with the IDs of the database; undefined if an item that it refers to does not exist yet. */
export function withKnownIds(content: string, idOf: IdOf): string | undefined {
  let isComplete = true
  const resolve = withIds(content, (id) => {
    const known = idOf(id)
    if (!known) isComplete = false
    return known
  })
  return isComplete ? resolve : undefined
}

export function withIds(content: string, idOf: IdOf): string {
  const resolve = (_match: string, before: string, ids: string): string => before + resolveList(ids, idOf)
  let result = ''
  let position = 0
  for (const { name, start, end } of new DelimiterScanner(content).all()) {
    const attribute = Object.hasOwn(BLOCKS, name) ? BLOCKS[name] : undefined
    const delimiter = content.slice(start, end)
    result += resolveText(content.slice(position, start)) + (attribute ? delimiter.replace(attribute, resolve) : delimiter)
    position = end
  }
  return result + resolveText(content.slice(position))

  function resolveText(text: string): string {
    return text.replace(CLASS, resolve).replace(LIST, resolve)
  }
}

/** Marks are numbers with 15 digits in place of IDs that are not known yet, so that content can be rendered before it is written. */
const FIRST_MARK = 900_000_000_000_000
const MARK = /9\d{14}/g

type TextsWithMarks = Pick<ContentRow, 'content' | 'content_rendered' | 'excerpt_rendered'>

/** Returns the content with a mark for each ID; undefined if it has no IDs, or if a text looks like a mark. */
export function withMarks({ content, excerpt }: Pick<ContentRow, 'content' | 'excerpt'>): string | undefined {
  if (!hasIds(content) || markedIds(excerpt).length) return undefined
  const marked = withIds(content, (id) => FIRST_MARK + id)
  return withIdsForMarks(marked, (id) => id) === content ? marked : undefined
}

/** Replaces the marks in a row with IDs. */
export function resolveMarks<Row extends TextsWithMarks>(row: Row, idOf: IdOf): Row {
  return {
    ...row,
    content: withIdsForMarks(row.content, idOf),
    content_rendered: withIdsForMarks(row.content_rendered, idOf),
    excerpt_rendered: withIdsForMarks(row.excerpt_rendered, idOf),
  }
}

export function markedIds(text: string): number[] {
  return Array.from(text.matchAll(MARK), ([mark]) => Number(mark) - FIRST_MARK)
}

function withIdsForMarks(text: string, idOf: IdOf): string {
  return text.replace(MARK, (mark) => String(idOf(Number(mark) - FIRST_MARK)))
}

/** Removes IDs that the file does not have, unless it has none of the list. */
function resolveList(ids: string, idOf: IdOf): string {
  const known = ids.split(/[,\s]+/).flatMap((id) => idOf(Number(id)) || [])
  return known.length > 0 ? known.join(',') : ids
}
