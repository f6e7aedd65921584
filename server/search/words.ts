// Splits texts into words as searches compare them: in lower case, and without accents, unless the language of the text counts the letter with
// its accent as a letter of its own, such as the Swedish "å". All texts that are indexed, searched for or marked take this road.
import { LRUCache } from 'lru-cache'
import removeAccents from 'remove-accents'

/** A word, and where it is in the text. */
export interface PlacedWord {
  word: string
  start: number
  end: number
}

/** Changes with what this file does, so that texts are indexed again. */
export const WORD_RULES = 1

/** Longer words are cut. */
const MAX_LENGTH = 40

const WORD = /[\p{L}\p{N}][\p{L}\p{N}\p{M}]*|\p{Extended_Pictographic}/gu
/** The same for the usual text, faster. */
const ASCII_WORD = /[a-z0-9]+/gi

/** Letters of scripts that are written without spaces. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]`
const RUN = new RegExp(String.raw`(?:${UNSPACED}[\p{M}ー]*)+|(?:(?!${UNSPACED}).)+`, 'gsu')
const isUnspaced = new RegExp(`^${UNSPACED}`, 'u')

/** The words of a text, in its order. Of text without spaces, the letters and their pairs. */
export function* placedWords(text: string, locale: string): Generator<PlacedWord> {
  for (const { 0: piece, index } of text.matchAll(isAscii.test(text) ? ASCII_WORD : WORD)) {
    const word = foldWord(piece, locale)
    if (isAscii.test(word)) yield { word: cut(word), start: index, end: index + piece.length }
    else yield* runsOf(piece, index, locale)
  }
}

/** The words that a text must have if it is searched for these. Pairs of letters say more than the letters. */
export function wordsSearchedFor(text: string, locale: string): string[] {
  const words = [...placedWords(text, locale)]
  return words
    .filter(({ start, end }) => !words.some((other) => other.start <= start && other.end >= end && other.end - other.start > end - start))
    .map(({ word }) => word)
}

function* runsOf(piece: string, at: number, locale: string): Generator<PlacedWord> {
  for (const { 0: run, index } of piece.matchAll(RUN)) {
    const start = at + index
    if (!isUnspaced.test(run)) {
      const word = cut(foldWord(run, locale))
      if (word) yield { word, start, end: start + run.length }
      continue
    }
    let before: PlacedWord | undefined
    let position = start
    for (const letter of run) {
      const one = { word: foldWord(letter, locale), start: position, end: position + letter.length }
      position = one.end
      yield one
      if (before) yield { word: before.word + one.word, start: before.start, end: one.end }
      before = one
    }
  }
}

const isAscii = /^[\x00-\x7f]+$/

/** Marks that no letter has been composed with, points of vowels in Hebrew and Arabic, and what stretches Arabic words. */
const MARKS = /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u0640\u064b-\u065f\u0670]/g
const ACCENTED = /(?=[^\x00-\x7f])[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]/gu
const NOT_IN_WORDS = /[^\p{L}\p{N}\p{M}\p{Extended_Pictographic}]/gu

function foldWord(word: string, locale: string): string {
  const folding = foldingIn(locale)
  if (isAscii.test(word)) return folding.lower(word)
  const known = folding.words.get(word)
  if (known !== undefined) return known
  const folded = folding
    .lower(word.normalize('NFKC'))
    .replace(MARKS, '')
    .replace(ACCENTED, (letter) => foldLetter(letter, folding))
    .replace(NOT_IN_WORDS, '')
  folding.words.set(word, folded)
  return folded
}

/** How a language folds letters. What has been folded is kept. */
interface Folding {
  lower(text: string): string
  collator: Intl.Collator
  letters: Map<string, string>
  words: LRUCache<string, string>
}

const MAX_KEPT_WORDS = 10_000

const foldings = new Map<string, Folding>()

function foldingIn(locale: string): Folding {
  const known = foldings.get(locale)
  if (known) return known
  // Where the capital letter is "İ", the letter without a dot is another one.
  const isDotless = 'I'.toLocaleLowerCase(locale) === 'ı'
  const folding: Folding = {
    lower: isDotless ? (text) => text.toLocaleLowerCase(locale) : (text) => text.toLowerCase(),
    collator: new Intl.Collator(locale, { sensitivity: 'base' }),
    letters: new Map([['ς', 'σ'], ['ß', 'ss'], ...(isDotless ? [] : ([['ı', 'i']] as const))]),
    words: new LRUCache({ max: MAX_KEPT_WORDS }),
  }
  foldings.set(locale, folding)
  return folding
}

function foldLetter(letter: string, { letters, collator }: Folding): string {
  const known = letters.get(letter)
  if (known !== undefined) return known
  const plain = plainLetter(letter)
  const folded = collator.compare(plain, letter) === 0 ? plain : letter
  letters.set(letter, folded)
  return folded
}

const plainLetter = (letter: string): string => removeAccents(letter.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase()

const cut = (word: string): string => (word.length > MAX_LENGTH ? [...word].slice(0, MAX_LENGTH).join('') : word)
