// The words from which a word differs by one typing error: a letter that is wrong, missing or superfluous, or two letters in the wrong order.

/** Shorter words are too similar to others. Longer ones would have too many variants. */
const MIN_LETTERS = 5
const MAX_LETTERS = 20

const range = (first: string, last: string): string =>
  Array.from({ length: Number(last.codePointAt(0)) - Number(first.codePointAt(0)) + 1 }, (_none, index) =>
    String.fromCodePoint(Number(first.codePointAt(0)) + index),
  ).join('')

/** The letters of each alphabet, as words are folded, and those that some languages add. */
const ALPHABETS: readonly string[] = [
  `${range('a', 'z')}åäöøæñ`,
  range('α', 'ω'),
  `${range('а', 'я')}іїєґђјљњћџў`,
  range('ა', 'ჺ'),
  range('ա', 'ֆ'),
  range('א', 'ת'),
  `${range('ء', 'غ')}${range('ف', 'ي')}پچژگکی`,
]

/** Returns nothing for words that are not corrected: short ones, numbers, and those in scripts without an alphabet. */
export function oneErrorFrom(word: string): string[] {
  const letters = [...word]
  const alphabet = ALPHABETS.find((one) => letters.some((letter) => one.includes(letter)))
  if (!alphabet || letters.length < MIN_LETTERS || letters.length > MAX_LETTERS) return []
  const found = new Set<string>()
  for (let at = 0; at <= letters.length; at++) {
    const [before, here, next, after] = [
      letters.slice(0, at).join(''),
      letters[at] ?? '',
      letters[at + 1] ?? '',
      letters.slice(at + 2).join(''),
    ]
    const rest = here + next + after
    for (const letter of alphabet) {
      found.add(before + letter + rest)
      if (here) found.add(before + letter + next + after)
    }
    if (here) found.add(before + next + after)
    if (next) found.add(before + next + here + after)
  }
  found.delete(word)
  return [...found]
}
