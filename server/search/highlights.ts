// Shows where a text matches a search: as HTML that consists of escaped text, with <mark> around the words that match.
import { escapeText } from '../rendering/html.ts'
import type { EntryText } from './entries.ts'
import type { PlannedSearch } from './find-by-words.ts'
import { placedWords } from './words.ts'

export interface Highlight {
  title: string
  text: string
}

/** The words of a fragment, and how many of them come before the first match. */
const MAX_WORDS = 30
const WORDS_BEFORE = 8

/** How much is read of a text for its first match, and of all texts of a page. Of the others, the beginning is shown. */
const MAX_TEXT = 50_000
const MAX_TEXTS = 500_000

type IsMatch = (word: string) => boolean

/** Returns a function for the texts of each result of a page, in all languages. */
export function highlighter({ words, tiers }: Pick<PlannedSearch, 'words' | 'tiers'>): (texts: readonly EntryText[]) => Highlight {
  const found = new Set(tiers.at(-1)?.query.groups.flat())
  const beginnings = words.wanted.flatMap(({ isOpen, variants }) => (isOpen ? variants : []))
  const isMatch: IsMatch = (word) => found.has(word) || beginnings.some((letters) => word.startsWith(letters))
  let remaining = MAX_TEXTS
  return (texts) => {
    const marked = texts.map((text) => {
      const most = Math.min(MAX_TEXT, remaining)
      remaining -= Math.min(text.text.length, most)
      return markIn(text, isMatch, most)
    })
    const [best] = marked.toSorted((one, other) => other.matches - one.matches)
    return { title: best?.title ?? '', text: best?.text ?? '' }
  }
}

/** A title counts more than a text. */
function markIn({ title, text, locale }: EntryText, isMatch: IsMatch, most: number): Highlight & { matches: number } {
  const inTitle = [...placedWords(title, locale)].filter(({ word }) => isMatch(word))
  const fragment = fragmentOf(text, locale, isMatch, most)
  return {
    title: marked(title, { start: 0, end: title.length, matches: inTitle }),
    text: marked(text, fragment),
    matches: 2 * Math.min(inTitle.length, 1) + Math.min(fragment.matches.length, 1),
  }
}

interface Place {
  start: number
  end: number
}

interface Fragment extends Place {
  matches: Place[]
}

/** The words around the first match, or those at the beginning. */
function fragmentOf(text: string, locale: string, isMatch: IsMatch, most: number): Fragment {
  const read = text.slice(0, Math.max(most, MAX_FRAGMENT))
  const beginning: Place[] = []
  let recent: Place[] = []
  const matches: Place[] = []
  for (const { word, start, end } of placedWords(read, locale)) {
    if (beginning.length < MAX_WORDS) beginning.push({ start, end })
    const isFound = isMatch(word)
    if (isFound) matches.push({ start, end })
    recent.push({ start, end })
    if (!matches.length) recent = recent.slice(-WORDS_BEFORE)
    else if (recent.length >= MAX_WORDS) break
  }
  const words = matches.length ? recent : beginning
  const [first, last] = [words[0], words.at(-1)]
  const start = first === beginning[0] || first?.start === beginning[0]?.start ? 0 : (first?.start ?? 0)
  const isToEnd = words.length < MAX_WORDS && read.length === text.length
  return { start, end: isToEnd ? text.length : (last?.end ?? 0), matches }
}

/** Enough for the beginning of a text. */
const MAX_FRAGMENT = 1_000

function marked(text: string, { start, end, matches }: Fragment): string {
  const parts = [start > 0 ? '…' : '']
  let position = start
  for (const match of merged(matches)) {
    parts.push(escapeText(text.slice(position, match.start)), `<mark>${escapeText(text.slice(match.start, match.end))}</mark>`)
    position = match.end
  }
  parts.push(escapeText(text.slice(position, end)), end < text.length ? '…' : '')
  return parts.join('').replace(/\s+/g, ' ').trim()
}

/** Letters of texts without spaces and their pairs overlap. */
function merged(places: readonly Place[]): Place[] {
  const found: Place[] = []
  for (const { start, end } of places) {
    const last = found.at(-1)
    if (last && start <= last.end) last.end = Math.max(last.end, end)
    else found.push({ start, end })
  }
  return found
}
