// Sort keys of texts in the order of a language, for SQLite, which knows no languages. Letters that differ in case or accent alone are
// equal at first, unless the language has them as letters of their own, as Swedish has "å".
const BLOCKS = [
  [0x20, 0x24f],
  [0x370, 0x58f],
  [0x5d0, 0x5ea],
  [0x620, 0x64a],
  [0x10a0, 0x10ff],
  [0x1c90, 0x1cbf],
  [0x1e00, 0x1fff],
] as const

/** The first rank, above the separators of keys. */
const FIRST = 0x20

const ranksByLanguage = new Map<string, ReadonlyMap<string, string>>()

/** Returns a text whose code points are in the order of the language. */
export function collationKey(text: string, language: string): string {
  const ranks = ranksByLanguage.get(language) ?? rankLetters(language)
  ranksByLanguage.set(language, ranks)
  const lower = text.normalize().toLowerCase()
  let key = ''
  for (const letter of lower) key += ranks.get(letter) ?? letter
  return `${key}\u0001${lower}`
}

function rankLetters(language: string): Map<string, string> {
  const letters = BLOCKS.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)))
  const { compare } = new Intl.Collator(language)
  const base = new Intl.Collator(language, { sensitivity: 'base' })
  const ranks = new Map<string, string>()
  let rank = FIRST
  let before: string | undefined
  for (const letter of letters.toSorted(compare)) {
    if (before !== undefined && base.compare(before, letter) !== 0) rank++
    ranks.set(letter, String.fromCharCode(rank))
    before = letter
  }
  return ranks
}
