// Looks up the words of the index: in how many entries they are, which begin with some letters, and which differ from a word by a typing error.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Context } from '../context.ts'
import { oneErrorFrom } from './spelling.ts'

type Reading = Pick<Context, 'db' | 'dialect'>

/** In how many entries a token is, by token. Those in none are missing. */
export type Counts = ReadonlyMap<string, number>

interface CountedToken {
  token: string
  count: number
}

const rowsToCounts = (rows: readonly CountedToken[]): Counts => new Map(rows.map(({ token, count }) => [token, Number(count)]))

const listOf = (tokens: readonly string[]): string => JSON.stringify(tokens.map((token) => [token]))

export async function countTokens({ db, dialect }: Reading, tokens: readonly string[]): Promise<Counts> {
  const { rows } = await sql<CountedToken>`select token, count from search_tokens
    where token in (select value ->> 0 from ${dialect.jsonEntries(listOf(tokens))})`.execute(db)
  return rowsToCounts(rows)
}

/** How many words with a beginning are looked at, and how many of those, the most frequent ones, are searched for. */
const MAX_READ = 5000
const MAX_WORDS = 50

/** The most frequent words that begin with the letters. */
export async function findWordsFrom(of: Reading, letters: string): Promise<string[]> {
  return tokensOf(await findFrom(of, letters, MAX_WORDS))
}

async function findFrom({ db }: Reading, letters: string, limit: number): Promise<readonly CountedToken[]> {
  const { rows } = await sql<CountedToken>`select token, count from
    (select token, count from search_tokens where ${beginsWith(sql`${letters}`)} order by token limit ${sql.lit(MAX_READ)}) as words
    order by count desc, token limit ${sql.lit(limit)}`.execute(db)
  return rows
}

const tokensOf = (rows: readonly CountedToken[]): string[] => rows.map(({ token }) => token)

const LAST = '\u{10ffff}'

const beginsWith = (letters: RawBuilder<unknown>) => sql`token >= ${letters} and token < ${letters} || ${LAST}`

/** How many words that differ from a misspelled one are searched for. */
const MAX_CORRECTIONS = 10
/** How many corrected beginnings of words are looked at, and how many words with each. */
const MAX_BEGINNINGS = 20
const MAX_PER_BEGINNING = 5

/** The most frequent words that differ from the word by one typing error; if it is open, words that begin with such a word. */
export async function findCorrections(of: Reading, word: string, isOpen: boolean): Promise<string[]> {
  const variants = oneErrorFrom(word)
  if (!variants.length) return []
  const found = isOpen
    ? (await Promise.all((await findBeginnings(of, variants)).map((letters) => findFrom(of, letters, MAX_PER_BEGINNING)))).flat()
    : Array.from(await countTokens(of, variants), ([token, count]) => ({ token, count }))
  return tokensOf(found.toSorted((one, other) => Number(other.count) - Number(one.count))).slice(0, MAX_CORRECTIONS)
}

/** Those with which words begin. */
async function findBeginnings({ db, dialect }: Reading, variants: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ letters: string }>`select value ->> 0 as letters from ${dialect.jsonEntries(listOf(variants))}
    where exists (select 1 from search_tokens where ${beginsWith(sql`(given.value ->> 0)`)} limit 1 offset 0)
    limit ${sql.lit(MAX_BEGINNINGS)}`.execute(db)
  return rows.map(({ letters }) => letters)
}
