// What the index has of an item or a term: its words and marks, and the tokens that are looked up for them.
import { placedWords } from './words.ts'

/** A text of an item or a term in one language. */
export interface EntryText {
  locale: string
  title: string
  text: string
}

export interface Entry {
  /** Of a term, the ID below zero. */
  id: number
  /** Each word and mark once, separated by spaces. Words of titles begin with "=". */
  words: string
}

/** An item has the words of all of its languages. The rest of longer texts is not found. */
const MAX_WORDS = 5000

/** Shorter beginnings of words are tokens. */
export const MAX_TOKEN_PREFIX = 3

const IN_TITLE = '='
const BEGINNING = '^'

/** Marks say which searches may find an entry. */
export const marks = {
  /** An entry of this type or taxonomy that everyone may find. */
  open: (type: string) => `:${type}`,
  /** A protected item, for those who may edit all items of its type. */
  protected: (type: string) => `!${type}`,
  /** A protected item, for its author. */
  protectedOf: (type: string, author: number) => `!${type}@${author}`,
  /** All entries of the types that a caller may find. */
  findable: (types: readonly string[], seesProtected: boolean, user: number | undefined): string[] =>
    types.flatMap((type) => [
      marks.open(type),
      ...(seesProtected ? [marks.protected(type)] : user === undefined ? [] : [marks.protectedOf(type, user)]),
    ]),
  /** An item with a term. */
  term: (id: number) => `#${id}`,
}

const isMark = (word: string): boolean => /^[:!#]/.test(word)

export function entryOf(id: number, texts: readonly EntryText[], own: readonly string[]): Entry {
  const titles = new Set(texts.flatMap(({ title, locale }) => wordsOf(title, locale)))
  const words = new Set(texts.flatMap(({ text, locale }) => wordsOf(text, locale)))
  const found = [...[...titles].map(inTitle), ...[...words].filter((word) => !titles.has(word))]
  return { id, words: [...found.slice(0, MAX_WORDS), ...own].join(' ') }
}

function wordsOf(text: string, locale: string): string[] {
  return Array.from(placedWords(text, locale), ({ word }) => word).filter(Boolean)
}

/** The token of a word, or of a beginning, in titles alone. */
export const inTitle = (token: string): string => IN_TITLE + token

/** The token of a beginning of words. */
export const beginning = (letters: string): string => BEGINNING + letters

/** The tokens of an entry: its marks, its words and their beginnings, and those of its title once more. */
export function tokensOf(words: string): string[] {
  const tokens = new Set<string>()
  for (const given of words ? words.split(' ') : []) {
    const word = given.startsWith(IN_TITLE) ? given.slice(1) : given
    const own = isMark(given) ? [given] : [word, ...beginningsOf(word)]
    for (const token of own) tokens.add(token)
    if (given !== word) for (const token of own) tokens.add(inTitle(token))
  }
  return [...tokens]
}

function beginningsOf(word: string): string[] {
  const letters = [...word.slice(0, 2 * MAX_TOKEN_PREFIX)].slice(0, MAX_TOKEN_PREFIX)
  return letters.map((_letter, index) => beginning(letters.slice(0, index + 1).join('')))
}
