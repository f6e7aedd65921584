// Resolves the IDs of media items and reusable blocks in content from those of the file to those of the database.
import { DelimiterScanner } from '../rendering/block-delimiters.ts'

/** Returns the ID in the database; 0 if the file does not have the item. */
type IdOf = (id: number) => number

const CLASS = /\b(wp-image-|attachment_)(\d{1,15})\b/g
const LIST = /(\[(?:gallery|playlist)\s[^\][]*?\b(?:ids|include|exclude)\s*=\s*["']?)([\d,\s]+)/g
/** The attributes with an ID, by block. */
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

/** The content with the IDs of the database; undefined if an item that it refers to does not exist yet. */
export function withKnownIds(content: string, idOf: IdOf): string | undefined {
  let isComplete = true
  const resolved = withIds(content, (id) => {
    const known = idOf(id)
    if (!known) isComplete = false
    return known
  })
  return isComplete ? resolved : undefined
}

export function withIds(content: string, idOf: IdOf): string {
  const resolved = (_match: string, before: string, ids: string): string => before + resolvedList(ids, idOf)
  let result = ''
  let position = 0
  for (const { name, start, end } of new DelimiterScanner(content).all()) {
    const attribute = Object.hasOwn(BLOCKS, name) ? BLOCKS[name] : undefined
    const delimiter = content.slice(start, end)
    result += inText(content.slice(position, start)) + (attribute ? delimiter.replace(attribute, resolved) : delimiter)
    position = end
  }
  return result + inText(content.slice(position))

  function inText(text: string): string {
    return text.replace(CLASS, resolved).replace(LIST, resolved)
  }
}

/** IDs that the file does not have stay if it has none of the list, and are removed otherwise. */
function resolvedList(ids: string, idOf: IdOf): string {
  const known = ids.split(/[,\s]+/).flatMap((id) => idOf(Number(id)) || [])
  return known.length > 0 ? known.join(',') : ids
}
