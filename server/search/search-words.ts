// Reads the words of a search: which must occur, which must not, and whether the last one may be incomplete.
import { searchTerms } from '../lists/search-terms.ts'
import { wordsSearchedFor } from './words.ts'

/** A word as each language folds it. */
export interface SearchedWord {
  variants: string[]
  /** Whether only the beginning of the word is known. */
  isOpen: boolean
}

export interface SearchedWords {
  wanted: SearchedWord[]
  /** Of each term that must not occur, the words. */
  unwanted: string[][][]
}

/** More words of a search are ignored. */
const MAX_WORDS = 10

export function readSearch(text: string, canBeOpen: boolean, locales: readonly string[]): SearchedWords {
  const variantsIn = (term: string): string[][] => foldedIn(term, locales)
  const { wanted, unwanted } = searchTerms(text)
  const words = wanted.flatMap(variantsIn).slice(0, MAX_WORDS)
  const isOpen = canBeOpen && /[\p{L}\p{N}\p{M}]$/u.test(text) && String(words.at(-1)) === String(variantsIn(text).at(-1))
  return {
    wanted: words.map((variants, index) => ({ variants, isOpen: isOpen && index === words.length - 1 })),
    unwanted: unwanted.map(variantsIn).filter(({ length }) => length > 0),
  }
}

function foldedIn(term: string, locales: readonly string[]): string[][] {
  const byLocale = locales.map((locale) => wordsSearchedFor(term, locale))
  return (byLocale[0] ?? [])
    .map((_word, index) => [...new Set(byLocale.flatMap((words) => words[index] || []))])
    .filter(({ length }) => length > 0)
}
