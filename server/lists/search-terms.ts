// Parses a search: words, phrases in double quotes, and words with a minus that must not occur.

const stopWords = new Set(
  'a about an are as at be by com for from how in is it of on or that the this to was what when where who will with www'.split(' '),
)

const MAX_TERMS = 9

export interface SearchTerms {
  wanted: string[]
  unwanted: string[]
}

/** Parses the search and drops stop words. If only stop words are left, or there are too many terms, the search is one phrase. */
export function searchTerms(search: string): SearchTerms {
  const text = search.trim()
  // The last phrase may lack its closing quote.
  const parts = [...text.matchAll(/-?"([^"]*)(?:"|$)|[^\s,"+]+/g)].map(([whole, phrase]) => ({
    isUnwanted: /^-./.test(whole),
    term: phrase === undefined ? withoutQuotes(whole.replace(/^-(?=.)/, '')) : phrase.trim(),
  }))
  const significant = parts.filter(({ term }) => term !== '' && !isTooCommon(term))
  const wanted = significant.filter((part) => !part.isUnwanted).map((part) => part.term)
  if (text && (significant.length === 0 || significant.length > MAX_TERMS))
    return { wanted: [text.replaceAll('"', '').trim()].filter(Boolean), unwanted: [] }
  return { wanted: [...new Set(wanted)], unwanted: [...new Set(significant.filter((part) => part.isUnwanted).map((part) => part.term))] }
}

/** Single quotes around a word do not make a phrase; those within it, as in "baker's", are part of it. */
function withoutQuotes(word: string): string {
  return word.replace(/^'+|'+$/g, '')
}

function isTooCommon(word: string): boolean {
  return /^[a-z-]$/i.test(word) || stopWords.has(word.toLowerCase())
}
