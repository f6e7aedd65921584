// Looks up the words of the index: in how many entries they are, which begin with some letters, and which differ from a word by a typing error.
import { sql } from 'kysely'
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
export async function findWordsFrom({ db }: Reading, letters: string): Promise<string[]> {
  const { rows } = await sql<CountedToken>`select token, count from
    (select token, count from search_tokens where ${beginsWith(letters)} order by token limit ${sql.lit(MAX_READ)}) as words
    order by count desc, token limit ${sql.lit(MAX_WORDS)}`.execute(db)
  return rows.map(({ token }) => token)
}

const LAST = '\u{10ffff}'

const beginsWith = (letters: string) => sql`token >= ${letters} and token < ${letters + LAST}`

/** How many words that differ from a misspelled one are searched for. */
const MAX_CORRECTIONS = 10
/** How many words that begin with a corrected beginning are looked at. */
const MAX_PER_BEGINNING = 5

/** The most frequent words that differ from the word by one typing error; if it is open, words that begin with such a word. */
export async function findCorrections({ db, dialect }: Reading, word: string, isOpen: boolean): Promise<string[]> {
  const variants = oneErrorFrom(word)
  if (!variants.length) return []
  const given = dialect.jsonEntries(listOf(variants))
  const found = isOpen
    ? sql`select token, count from search_tokens where token in (select found.token from ${given} cross join search_tokens as found
        where found.token in (select token from search_tokens where token >= (given.value ->> 0) and token < (given.value ->> 0) || ${LAST}
          order by token limit ${sql.lit(MAX_PER_BEGINNING)}))`
    : sql`select token, count from search_tokens where token in (select value ->> 0 from ${given})`
  const { rows } = await sql<CountedToken>`${found} order by count desc, token limit ${sql.lit(MAX_CORRECTIONS)}`.execute(db)
  return rows.map(({ token }) => token)
}
