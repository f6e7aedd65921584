// The index of words: where its tokens are, and which entries have them. SQLite lists the entries of a token in their order, so it reads no more
// than a page needs. PostgreSQL finds rare tokens in an index, and frequent ones by walking through the entries.
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
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

export interface WordIndex {
  /** Writes the entries, in place of those with the same IDs. */
  write(db: Db, entries: readonly IndexedEntry[]): Promise<void>
  remove(db: Db, ids: readonly number[]): Promise<void>
  /** Where the entries are that match: `entry.id` is the ID. */
  matching(query: TokenQuery): { from: RawBuilder<unknown>; condition: RawBuilder<unknown>; id: RawBuilder<number> }
}

const rowsOf = (entries: readonly IndexedEntry[]): string =>
  JSON.stringify(entries.map(({ id, words, tokens }) => [id, words, tokens.join(' ')]))

const idsIn = (ids: readonly number[]) => sql.join(ids.map((id) => sql.lit(id)))

export const sqliteWordIndex: WordIndex = {
  async write(db, entries) {
    const rows = rowsOf(entries)
    await sqliteWordIndex.remove(
      db,
      entries.map(({ id }) => id),
    )
    await sql`insert into search_entries (id, words) select value ->> 0, value ->> 1 from json_each(${rows})`.execute(db)
    await sql`insert into search_index (rowid, tokens) select value ->> 0, value ->> 2 from json_each(${rows})`.execute(db)
  },
  async remove(db, ids) {
    await sql`delete from search_index where rowid in (${idsIn(ids)})`.execute(db)
    await sql`delete from search_entries where id in (${idsIn(ids)})`.execute(db)
  },
  matching: (query) => ({
    from: sql`search_index`,
    condition: sql`search_index match ${sqliteExpression(query)}`,
    id: sql<number>`search_index.rowid`,
  }),
}

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
  matching: (query) => ({
    from: sql`search_entries`,
    condition: sql`search_entries.tokens @@ cast(${postgresExpression(query)} as tsquery)`,
    id: sql<number>`search_entries.id`,
  }),
}

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
