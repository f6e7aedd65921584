// The index of words: where its tokens are, and which entries have them. SQLite lists the entries of a token in their order, so it reads no more
// than a page needs. PostgreSQL collects the entries of rare tokens, and walks through the latest entries for frequent ones.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { idsOf } from './ids.ts'
import { readCount, rowLimit, unplannedId } from './page.ts'
import type { Db } from './schema.ts'

export interface IndexedEntry {
  id: number
  words: string
  tokens: readonly string[]
}

/** What an entry must have: one token of each group. */
export interface TokenQuery {
  groups: readonly (readonly string[])[]
  /** What it must not be found by. */
  without: readonly TokenQuery[]
}

/** The entries that are looked for. */
export interface Lookup {
  query: TokenQuery
  /** At most so many entries match the query. */
  most: number
  /** The highest ID of an entry. */
  maxId: number
  /** What else must hold for an entry with this ID. */
  conditions(id: RawBuilder<number>): readonly RawBuilder<unknown>[]
}

export interface WordIndex {
  /** Writes the entries, in place of those with the same IDs. */
  write(db: Db, entries: readonly IndexedEntry[]): Promise<void>
  remove(db: Db, ids: readonly number[]): Promise<void>
  /** The IDs of the latest matches, in descending order; of those below `before`, if it is set. */
  findLatest(db: Db, lookup: Lookup, limit: number, before?: number): Promise<number[]>
  /** The number of matches, if there are no more than the limit. */
  count(db: Db, lookup: Lookup, limit: number): Promise<number>
  /** Selects the `id` of so many matches. */
  select(lookup: Lookup, limit: number): RawBuilder<unknown>
}

const rowsOf = (entries: readonly IndexedEntry[]): string =>
  JSON.stringify(entries.map(({ id, words, tokens }) => [id, words, tokens.join(' ')]))

const idsIn = (ids: readonly number[]) => sql.join(ids.map((id) => sql.lit(id)))

const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `)

/** SQLite's index takes no numbers but integers, which conversions make. */
const isBefore = (id: RawBuilder<number>, before: number | undefined): RawBuilder<unknown>[] =>
  before === undefined ? [] : [sql`${id} < ${unplannedId(before)}`]

export const sqliteWordIndex: WordIndex = {
  async write(db, entries) {
    const rows = rowsOf(entries)
    await sqliteWordIndex.remove(db, idsOf(entries))
    await sql`insert into search_entries (id, words) select value ->> 0, value ->> 1 from json_each(${rows})`.execute(db)
    await sql`insert into search_index (rowid, tokens) select value ->> 0, value ->> 2 from json_each(${rows})`.execute(db)
  },
  async remove(db, ids) {
    await sql`delete from search_index where rowid in (${idsIn(ids)})`.execute(db)
    await sql`delete from search_entries where id in (${idsIn(ids)})`.execute(db)
  },
  async findLatest(db, lookup, limit, before) {
    const { rows } = await sql<{ id: number }>`${sqliteMatches(lookup, before)} order by rowid desc limit ${rowLimit(limit)}`.execute(db)
    return idsOf(rows)
  },
  count: (db, lookup, limit) => readCount(db, countOf(sqliteWordIndex.select(lookup, limit))),
  select: (lookup, limit) => sql`${sqliteMatches(lookup)} order by rowid desc limit ${sql.lit(limit)}`,
}

function sqliteMatches({ query, conditions }: Lookup, before?: number): RawBuilder<unknown> {
  const id = sql<number>`search_index.rowid`
  return sql`select ${id} as id from search_index
    where ${all([sql`search_index match ${sqliteExpression(query)}`, ...conditions(id), ...isBefore(id, before)])}`
}

/** PostgreSQL collects so many matches at most. */
const MAX_COLLECTED = 20_000

/** How many of the latest entries are walked through. */
const MAX_WALKED = 5_000

/** A walk is tried if it should have so many times the matches that are needed: they may not be spread evenly. */
const MARGIN = 2

/** Fewer matches are collected in any case. */
const MIN_FREQUENT = 1_000

export const postgresWordIndex: WordIndex = {
  async write(db, entries) {
    await sql`insert into search_entries (id, words, tokens)
      select cast(value ->> 0 as integer), value ->> 1, array_to_tsvector(string_to_array(value ->> 2, ' '))
      from jsonb_array_elements(cast(${rowsOf(entries)} as jsonb)) as given(value)
      on conflict (id) do update set words = excluded.words, tokens = excluded.tokens`.execute(db)
  },
  async remove(db, ids) {
    await sql`delete from search_entries where id in (${idsIn(ids)})`.execute(db)
  },
  async findLatest(db, lookup, limit, before) {
    const order = sql`order by id desc limit ${rowLimit(limit)}`
    const find = async (entries: RawBuilder<unknown>): Promise<number[]> =>
      idsOf((await sql<{ id: number }>`${entries} ${order}`.execute(db)).rows)
    const latest = isFrequent(lookup, limit) ? await find(selectLatest(lookup, before)) : []
    return latest.length === limit ? latest : find(selectEntries(lookup, before))
  },
  async count(db, lookup, limit) {
    const count = (entries: RawBuilder<unknown>): Promise<number> => readCount(db, countOf(sql`${entries} limit ${sql.lit(limit)}`))
    const latest = isFrequent(lookup, limit) ? await count(selectLatest(lookup)) : 0
    return latest === limit ? latest : count(selectEntries(lookup))
  },
  select: (lookup, limit) => sql`${selectEntries(lookup)} limit ${sql.lit(limit)}`,
}

const countOf = (entries: RawBuilder<unknown>) => sql<number>`(select count(*) from (${entries}) as bounded)`

const isFrequent = ({ most, maxId }: Lookup, limit: number): boolean => most > MIN_FREQUENT && most * MAX_WALKED > MARGIN * limit * maxId

const ENTRY_ID = sql<number>`id`

/**
 * Up to so many matches are collected before anything else is checked. The tokens are not part of the statement: PostgreSQL's estimates for many
 * rare ones are far too high, so that it would read all entries.
 */
function selectEntries(lookup: Lookup, before?: number): RawBuilder<unknown> {
  const others = [sql`true`, ...lookup.conditions(ENTRY_ID), ...isBefore(ENTRY_ID, before)]
  return lookup.most <= MAX_COLLECTED
    ? sql`with found as materialized (select id from (select ${tokensOf(lookup)} as query offset 0) as wanted
        cross join search_entries where tokens @@ wanted.query) select id from found where ${all(others)}`
    : sql`select id from search_entries where ${all([hasTokens(lookup), ...others])}`
}

/** Among the latest entries alone. */
const selectLatest = (lookup: Lookup, before?: number): RawBuilder<unknown> =>
  sql`select id from (select id, tokens from search_entries where ${all([sql`true`, ...isBefore(ENTRY_ID, before)])}
      order by id desc limit ${sql.lit(MAX_WALKED)}) as latest
    where ${all([hasTokens(lookup), ...lookup.conditions(ENTRY_ID)])}`

const tokensOf = ({ query }: Lookup) => sql`cast(${postgresExpression(query)} as tsquery)`

const hasTokens = (lookup: Lookup) => sql`tokens @@ ${tokensOf(lookup)}`

/** Tokens have no quotation marks. */
const sqliteExpression = ({ groups, without }: TokenQuery): string =>
  [groups.map((tokens) => `(${tokens.map((token) => `"${token}"`).join(' OR ')})`).join(' AND '), ...without.map(sqliteExpression)]
    .map((part) => `(${part})`)
    .join(' NOT ')

const postgresExpression = ({ groups, without }: TokenQuery): string =>
  [
    ...groups.map((tokens) => `(${tokens.map((token) => `'${token}'`).join(' | ')})`),
    ...without.map((other) => `!(${postgresExpression(other)})`),
  ].join(' & ')
