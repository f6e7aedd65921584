// Names, which are HTML without tags.
import { filterTitle } from './filter.ts'
import { removeCode } from './plain-text.ts'

/** Strips tags and normalizes white space; an ampersand is stored as an entity. */
export function toPlainName(given: string): string {
  return filterTitle(removeCode(given).replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}
