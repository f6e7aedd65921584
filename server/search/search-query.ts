// Makes the queries of a search: the best matches first, each with what it must have more than those after it.
import type { RequestContext } from '../context.ts'
import type { TokenQuery } from '../db/word-index.ts'
import { beginning, inTitle, MAX_TOKEN_PREFIX } from './entries.ts'
import type { SearchedWord, SearchedWords } from './search-words.ts'
import { countTokens, findCorrections, findWordsFrom } from './vocabulary-store.ts'
import type { Counts } from './vocabulary-store.ts'

type Reading = Pick<RequestContext, 'db' | 'dialect'>

/** Entries that match equally well. */
export interface Tier {
  query: TokenQuery
  score: number
  /** At most so many entries match; the least of what each group of tokens has. */
  most: number
}

/** How well an entry matches. */
const SCORES = {
  wholeInTitle: 1,
  inTitle: 0.9,
  someInTitle: 0.7,
  whole: 0.5,
  all: 0.4,
  correctedInTitle: 0.3,
  corrected: 0.2,
  none: 0,
} as const

/** The tokens of a word: as it is, and with what it may begin. */
interface WordTokens {
  whole: readonly string[]
  open: readonly string[]
}

/** What the tokens of an entry must have besides the words: one of each group. */
export type Marks = readonly (readonly string[])[]

/** The matches of the words; empty if there are none. The last tier has all of them. */
export async function findTiers({ wanted, unwanted }: SearchedWords, of: Marks, context: Reading): Promise<Tier[]> {
  const words = await Promise.all(wanted.map((word) => tokensFor(word, context)))
  const build = await tierBuilder(words, unwanted, of, context)
  if (!words.length) return [build([], SCORES.none)].filter((tier) => tier !== undefined)
  const open = words.map((word) => word.open)
  const whole = words.map((word) => word.whole)
  const isOpen = wanted.some((word) => word.isOpen)
  return [
    build(whole.map(inTitles), SCORES.wholeInTitle),
    ...(isOpen ? [build(open.map(inTitles), SCORES.inTitle)] : []),
    ...(words.length > 1 ? [build([...open, open.flatMap(inTitles)], SCORES.someInTitle)] : []),
    ...(isOpen ? [build(whole, SCORES.whole)] : []),
    build(open, isOpen ? SCORES.all : SCORES.whole),
  ].filter((tier) => tier !== undefined)
}

/** The matches of words with one typing error, along with those without; empty if no such words exist. */
export async function findCorrectedTiers({ wanted, unwanted }: SearchedWords, of: Marks, context: Reading): Promise<Tier[]> {
  const corrections = await Promise.all(wanted.map((word) => correctionsOf(word, context)))
  if (!corrections.some(({ length }) => length)) return []
  const words = await Promise.all(wanted.map((word) => tokensFor(word, context)))
  const corrected = words.map(({ open }, index) => ({ whole: [], open: [...open, ...(corrections[index] ?? [])] }))
  const build = await tierBuilder(corrected, unwanted, of, context)
  const groups = corrected.map(({ open }) => open)
  return [build(groups.map(inTitles), SCORES.correctedInTitle), build(groups, SCORES.corrected)].filter((tier) => tier !== undefined)
}

async function correctionsOf({ variants, isOpen }: SearchedWord, context: Reading): Promise<string[]> {
  return (await Promise.all(variants.map((word) => findCorrections(context, word, isOpen)))).flat()
}

/** The matches that have one of the marks, too; undefined if there are none. */
export async function narrowTo(tier: Tier, tokens: readonly string[], context: Reading): Promise<Tier | undefined> {
  const counts = await countTokens(context, tokens)
  const [group] = existing([tokens], counts) ?? []
  return (
    group && { ...tier, query: { ...tier.query, groups: [...tier.query.groups, group] }, most: Math.min(tier.most, totalOf(group, counts)) }
  )
}

const inTitles = (tokens: readonly string[]): string[] => tokens.map(inTitle)

async function tokensFor({ variants, isOpen }: SearchedWord, context: Reading): Promise<WordTokens> {
  if (!isOpen) return { whole: variants, open: variants }
  const open = await Promise.all(
    variants.map(async (letters) => ([...letters].length > MAX_TOKEN_PREFIX ? findWordsFrom(context, letters) : [beginning(letters)])),
  )
  return { whole: variants, open: open.flat() }
}

type BuildTier = (groups: readonly (readonly string[])[], score: number) => Tier | undefined

/** Builds queries of the tokens that the index has. */
async function tierBuilder(
  words: readonly WordTokens[],
  unwanted: SearchedWords['unwanted'],
  of: Marks,
  context: Reading,
): Promise<BuildTier> {
  const tokens = words.flatMap(({ whole, open }) => [...whole, ...open])
  const counts = await countTokens(context, [...new Set([...tokens, ...inTitles(tokens), ...of.flat(), ...unwanted.flat(2)])])
  const without = unwanted.map((groups) => existing(groups, counts)).flatMap((groups) => (groups ? [{ groups, without: [] }] : []))
  return (groups, score) => {
    const found = existing([...groups, ...of], counts)
    return found && { query: { groups: found, without }, score, most: Math.min(...found.map((group) => totalOf(group, counts))) }
  }
}

/** Undefined if a group has no token that the index has. */
function existing(groups: readonly (readonly string[])[], counts: Counts): string[][] | undefined {
  const found = groups.map((tokens) => [...new Set(tokens)].filter((token) => counts.has(token)))
  return found.every(({ length }) => length) ? found : undefined
}

const totalOf = (tokens: readonly string[], counts: Counts): number => tokens.reduce((sum, token) => sum + (counts.get(token) ?? 0), 0)
