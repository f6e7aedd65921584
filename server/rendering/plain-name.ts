// Names, which are HTML without tags.
import { filterTitle } from './filter.ts'
import { withoutCode } from './plain-text.ts'

/** Strips tags and normalizes white space; an ampersand is stored as an entity. */
export function plainName(given: string): string {
  return filterTitle(withoutCode(given).replace(/<[^>]*>/g, ''))
    .replace(/\s+/g, ' ')
    .trim()
}
