// The differences between SQLite and PostgreSQL, all in one place.
import { idsOf } from './ids.ts'
import { sql } from 'kysely'
import type { Expression, RawBuilder, SqlBool } from 'kysely'
import type { Db } from './schema.ts'
import type { Language } from '../languages.ts'
import { transact } from './transact.ts'
import { unavailability } from './unavailable.ts'
import { MAX_PAUSE_MS } from './sqlite-statements.ts'
import { postgresWordIndex, sqliteWordIndex } from './word-index.ts'
import type { WordIndex } from './word-index.ts'

/** `words` are those of own fields. */
export type SearchColumn = 'title' | 'content' | 'excerpt' | 'words'

/** The tables with a search index. */
export type Searched = 'content' | 'content_texts'

/** Whether all words must occur, or any of them. */
export type Which = 'all' | 'any'

export type DatabaseKind = 'sqlite' | 'postgres'

export interface Dialect {
  kind: DatabaseKind
  /** Folds text for case-insensitive comparison and sorting. */
  fold(text: Expression<string>): Expression<string>
  /** What texts are sorted by in the order of a language. */
  collate(text: Expression<string>, language: Language): Expression<string>
  /** Folds case and normalizes to NFC, for search. */
  searchable(text: Expression<string>): Expression<string>
  /**
   * Whether all or any of the words occur in the columns, each in at least one, regardless of case and
   * Unicode form. Uses the search index, which covers all types except revisions.
   */
  contains(which: Which, columns: readonly SearchColumn[], words: readonly string[], table?: Searched): Expression<SqlBool>
  /** The same item by item without the index, for queries that read few items before they have found enough. */
  containsItself(which: Which, columns: readonly SearchColumn[], words: readonly string[], table?: Searched): Expression<SqlBool>
  /** Whether one of the columns equals the word, regardless of case and Unicode form. */
  equals(columns: readonly SearchColumn[], word: string): Expression<SqlBool>
  /** Selects the `id` of all items that the search index finds, one by one, and names the words that are left to be looked for in them. */
  idsContaining(columns: readonly SearchColumn[], words: readonly string[]): { ids: RawBuilder<unknown>; others: readonly string[] }
  /** Whether at most `limit` items of all types contain those of the words that the search index has, if it tells so quickly. */
  matchesAtMost?(db: Db, limit: number, columns: readonly SearchColumn[], words: readonly string[]): Promise<boolean>
  /** The same for any texts, row by row without the index; for few rows. Reads each row once for all words. */
  includes(which: Which, texts: readonly Expression<string>[], words: readonly string[]): Expression<SqlBool>
  /** Whether the search index has words in all letters, not in English ones alone. SQLite's always has. */
  indexesAllLetters?(db: Db): Promise<boolean>
  /** The index of whole words and their beginnings. */
  wordIndex: WordIndex
  /** Within a transaction, lets one writer at a time choose unique names. SQLite has a single writer anyway. */
  lockWrites(db: Db, name: string): Promise<void>
  /** Whether the database accepts no writes at the moment. Throws if it does not respond. */
  isReadOnly(db: Db): Promise<boolean>
  /** The bytes that the database takes. */
  sizeOf(db: Db): Promise<number>
  /** The entries of a JSON array as rows: in `given.value`. */
  jsonEntries(json: string): RawBuilder<unknown>
  /** Within a transaction that holds its locks, returns IDs for new content, in ascending order. */
  reserveIds(db: Db, count: number): Promise<number[]>
  /** Gives committed changes their positions in the log, if the database accepts writes. SQLite writes them in the order of commits anyway. */
  numberChanges(db: Db): Promise<void>
  /** How long a program with one transaction after another pauses between them, so that other processes can write. */
  pauseBetweenWritesMs: number
  /** Writes a snapshot of the database to a new file while others write. PostgreSQL has its own tools. */
  backUp?(db: Db, file: string): Promise<void>
}

const CHANGE_COLUMNS = sql.raw('at, type, item_id, slug, status_before, status_after, author_before, author_after')

/** The trigram indexes cannot find shorter words; these are searched row by row. */
const MIN_INDEXED_LENGTH = 3

/** In SQLite's index, each further letter costs as much as another word. The index is queried for the beginning, and the rows found are checked. */
const MAX_INDEXED_LENGTH = 16

/** Own fields have no texts in further languages. */
const columnsOf = (table: Searched, columns: readonly SearchColumn[]): readonly SearchColumn[] =>
  table === 'content' ? columns : columns.filter((column) => column !== 'words')

const refs = (table: Searched, columns: readonly SearchColumn[]) =>
  columnsOf(table, columns).map((column) => sql.ref<string>(`${table}.${column}`))

const joinConditions = (which: Which, conditions: readonly Expression<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, which === 'all' ? sql` and ` : sql` or `)})`

const equalsIn =
  (searchable: Dialect['searchable']): Dialect['equals'] =>
  (columns, word) =>
    joinConditions(
      'any',
      refs('content', columns).map((column) => sql<SqlBool>`${searchable(column)} = ${word.normalize().toLowerCase()}`),
    )

export const sqliteDialect: Dialect = {
  kind: 'sqlite',
  fold: (text) => sql<string>`fold(${text})`,
  collate: (text, language) => sql<string>`collation_key(${text}, ${language})`,
  searchable: (text) => sql<string>`fold(nfc(${text}))`,
  includes: (which, texts, words) => sql<SqlBool>`${sql.raw(which)}_in(${JSON.stringify(words)}, ${sql.join(texts)})`,
  contains(which, columns, words, table = 'content') {
    const indexable = words.filter((word) => isBetween(MIN_INDEXED_LENGTH, word, MAX_INDEXED_LENGTH))
    const others = words.filter((word) => !indexable.includes(word))
    const queried = which === 'all' ? words.filter(isIndexable) : indexable
    return joinConditions(which, [
      ...(queried.length ? [matchSearchIndex(which, columns, queried, table)] : []),
      ...(others.length ? [sqliteDialect.containsItself(which, columns, others, table)] : []),
    ])
  },
  containsItself: (which, columns, words, table = 'content') => sqliteDialect.includes(which, refs(table, columns), words),
  equals: (columns, word) => equalsIn(sqliteDialect.searchable)(columns, word),
  idsContaining: (columns, words) => ({
    ids: sql`select rowid as id from content_search where content_search match ${matchOf('all', columns, words.filter(isIndexable))}`,
    others: words.filter((word) => !isBetween(MIN_INDEXED_LENGTH, word, MAX_INDEXED_LENGTH)),
  }),
  async matchesAtMost(db, limit, columns, words) {
    const { ids } = sqliteDialect.idsContaining(columns, words)
    const { rows } = await sql<{ count: number }>`select count(*) as count from (${ids} limit ${sql.lit(limit + 1)})`.execute(db)
    return Number(rows[0]?.count) <= limit
  },
  wordIndex: sqliteWordIndex,
  jsonEntries: (json) => sql`json_each(${json}) as given`,
  lockWrites: () => Promise.resolve(),
  async isReadOnly(db) {
    await db.selectNoFrom(sql.lit(1).as('one')).execute()
    return false
  },
  async sizeOf(db) {
    const { rows } = await sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(
      db,
    )
    return Number(rows[0]?.bytes)
  },
  async reserveIds(db, count) {
    const { rows } = await sql<{
      seq: number
    }>`update sqlite_sequence set seq = seq + ${count} where name = 'content' returning seq`.execute(db)
    // Before the first item, there is no sequence yet.
    if (!rows[0]) await sql`insert into sqlite_sequence (name, seq) values ('content', ${count})`.execute(db)
    const last = rows[0]?.seq ?? count
    return Array.from({ length: count }, (_none, index) => last - count + 1 + index)
  },
  numberChanges: () => Promise.resolve(),
  pauseBetweenWritesMs: MAX_PAUSE_MS + 2,
  async backUp(db, file) {
    await sql`vacuum into ${file}`.execute(db)
  },
}

/** PostgreSQL has the collations of the languages that ICU knows, and the order of all scripts for others. */
function collationOf(language: Language): string {
  const { language: name } = new Intl.Locale(language)
  return Intl.Collator.supportedLocalesOf(name).length ? `${name}-x-icu` : 'und-x-icu'
}

export const postgresDialect: Dialect = {
  kind: 'postgres',
  fold: (text) => sql<string>`lower(${text})`,
  collate: (text, language) => sql<string>`(${text}) collate ${sql.id(collationOf(language))}`,
  searchable: (text) => sql<string>`lower(normalize(${text}))`,
  // Normalizing a long text costs much more than searching it for a word. The separator keeps words from matching across texts.
  includes: (which, texts, words) =>
    sql<SqlBool>`(select ${sql.raw(which === 'all' ? 'bool_and' : 'bool_or')}(strpos(searched.text, lower(word)) > 0)
      from (select lower(normalize(concat_ws(chr(1), ${sql.join(texts)}))) as text offset 0) as searched,
      unnest(array[${sql.join(words.map((word) => word.normalize()))}]::text[]) as word)`,
  contains(which, columns, words, table = 'content') {
    const canUseIndex = which === 'all' ? words.some(isIndexable) : words.every(isIndexable)
    if (!canUseIndex) return postgresDialect.containsItself(which, columns, words, table)
    return sql<SqlBool>`${sql.ref(`${table}.id`)} in (select searched.id from ${searchTable(table)} where ${matchFoldedTexts(which, columnsOf(table, columns), words)})`
  },
  // The offset keeps PostgreSQL from reading all texts: it looks for those of each item.
  containsItself: (which, columns, words, table = 'content') =>
    sql<SqlBool>`exists (select 1 from ${searchTable(table)} where searched.id = ${sql.ref(`${table}.id`)}
      and ${matchFoldedTexts(which, columnsOf(table, columns), words)} limit 1 offset 0)`,
  equals: (columns, word) => equalsIn(postgresDialect.searchable)(columns, word),
  idsContaining: (columns, words) => ({
    ids: sql`select searched.id from ${searchTable('content')} where ${matchFoldedTexts('all', columns, words)}`,
    others: [],
  }),
  // The index knows the letters of `lc_ctype`.
  async indexesAllLetters(db) {
    const { rows } = await sql<{ count: number }>`select cardinality(show_trgm('ა')) as count`.execute(db)
    return Number(rows[0]?.count) > 0
  },
  async lockWrites(db, name) {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
  },
  // A standby, or `default_transaction_read_only`.
  async isReadOnly(db) {
    const { mode } = await db.selectNoFrom(sql<string>`current_setting('transaction_read_only')`.as('mode')).executeTakeFirstOrThrow()
    return mode === 'on'
  },
  async sizeOf(db) {
    const { rows } = await sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`.execute(db)
    return Number(rows[0]?.bytes)
  },
  wordIndex: postgresWordIndex,
  jsonEntries: (json) => sql`jsonb_array_elements(cast(${json} as jsonb)) as given(value)`,
  async reserveIds(db, count) {
    const { rows } = await sql<{ id: number }>`select nextval(pg_get_serial_sequence('content', 'id'))::integer as id
      from generate_series(1, ${count}::integer) order by id`.execute(db)
    return idsOf(rows)
  },
  // One move at a time; each sees what the one before has committed. What cannot be moved now, such as on a standby, is moved later.
  async numberChanges(db) {
    const { rows } = await sql`select from change_outbox limit 1`.execute(db)
    if (!rows.length) return
    try {
      await transact(db, async (inside) => {
        await postgresDialect.lockWrites(inside, 'changes')
        await sql`with moved as (delete from change_outbox returning *)
          insert into changes (${CHANGE_COLUMNS}) select ${CHANGE_COLUMNS} from moved order by id`.execute(inside)
      })
    } catch (error) {
      if (!unavailability(error)) throw error
    }
  },
  // Its locks are first come, first served.
  pauseBetweenWritesMs: 0,
}

/** Searches content item by item. */
export function searchItemByItem(dialect: Dialect): Dialect {
  return {
    ...dialect,
    contains: (which, columns, words, table = 'content') =>
      table === 'content' ? dialect.containsItself(which, columns, words) : dialect.contains(which, columns, words, table),
  }
}

/** Leaves the words that must occur out of conditions, for items that have them. */
export const withWordsFound = (dialect: Dialect): Dialect => ({ ...dialect, contains: () => sql<SqlBool>`1 = 1` })

/** Leaves out all words of a search. */
export const withoutWords = (dialect: Dialect): Dialect => ({
  ...withWordsFound(dialect),
  containsItself: () => sql<SqlBool>`1 = 0`,
  equals: () => sql<SqlBool>`1 = 1`,
})

/** Whether the search index can find a word. */
export const isIndexable = (word: string): boolean => isBetween(MIN_INDEXED_LENGTH, word)

function isBetween(least: number, word: string, most = Infinity): boolean {
  const { length } = [...word.normalize()]
  return length >= least && length <= most
}

/** One query for all words: SQLite starts from the rarest. */
function matchSearchIndex(which: Which, columns: readonly SearchColumn[], words: readonly string[], table: Searched): Expression<SqlBool> {
  const index = sql.raw(`${table}_search`)
  return sql<SqlBool>`${sql.ref(`${table}.id`)} in (select rowid from ${index} where ${index} match ${matchOf(which, columnsOf(table, columns), words)})`
}

function matchOf(which: Which, columns: readonly SearchColumn[], words: readonly string[]): string {
  const phrases = words.map((word) => `"${[...word.normalize()].slice(0, MAX_INDEXED_LENGTH).join('').replaceAll('"', '""')}"`)
  return `{${columns.join(' ')}} : (${phrases.join(which === 'all' ? ' AND ' : ' OR ')})`
}

const searchTable = (table: Searched) => sql`${sql.table(`${table}_search`)} as searched`

/** PostgreSQL keeps the texts folded and normalized beside the items. */
function matchFoldedTexts(which: Which, columns: readonly SearchColumn[], words: readonly string[]): Expression<SqlBool> {
  const has = (word: string): Expression<SqlBool> =>
    joinConditions(
      'any',
      columns.map((column) => sql<SqlBool>`${sql.ref(`searched.${column}`)} like lower(${containsPattern(word)})`),
    )
  return joinConditions(which, words.map(has))
}

const containsPattern = (word: string): string => `%${word.normalize().replace(/[\\%_]/g, '\\$&')}%`
