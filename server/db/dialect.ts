// The differences between SQLite and PostgreSQL, all in one place.
import { sql } from 'kysely'
import type { ColumnDefinitionBuilder, Expression, Kysely, SqlBool } from 'kysely'
import type { Database } from './schema.ts'

export type SearchColumn = 'title' | 'content' | 'excerpt'

/** The tables with a search index. */
export type Searched = 'content' | 'content_texts'

/** Whether all words must occur, or any of them. */
export type Which = 'all' | 'any'

export interface Dialect {
  /** Makes an integer column a primary key with generated values that are never reused. */
  generatedKey(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  /** Folds text for case-insensitive comparison and sorting. */
  fold(text: Expression<string>): Expression<string>
  /** Folds case and normalizes to NFC, for search. */
  searchable(text: Expression<string>): Expression<string>
  /**
   * Whether all or any of the words occur in the columns, each in at least one, regardless of case and
   * Unicode form. Uses the search index, which covers all types except revisions.
   */
  contains(which: Which, columns: readonly SearchColumn[], words: readonly string[], table?: Searched): Expression<SqlBool>
  /** The same for any texts, row by row without the index; for few rows. Reads each row once for all words. */
  includes(which: Which, texts: readonly Expression<string>[], words: readonly string[]): Expression<SqlBool>
  /** The triggers and indexes that maintain the search index and the counts of `content`. */
  createContentIndexes(db: Kysely<Database>): Promise<void>
  /** The search index of `content_texts`. */
  createTextsIndexes(db: Kysely<Database>): Promise<void>
  /** Rebuilds both search indexes from the tables. */
  rebuildSearchIndexes(db: Kysely<Database>): Promise<void>
  /** The triggers that maintain `terms.count`, the number of published items with the term. */
  createTermCounts(db: Kysely<Database>): Promise<void>
  /** Within a transaction, lets one writer at a time choose unique names. SQLite has a single writer anyway. */
  lockWrites(db: Kysely<Database>, name: string): Promise<void>
  /** Writes a snapshot of the database to a new file while others write. PostgreSQL has its own tools. */
  backUp?(db: Kysely<Database>, file: string): Promise<void>
}

/** The trigram indexes cannot find shorter words; these are searched row by row. */
const MIN_INDEXED_LENGTH = 3

/** In SQLite's index, each further letter costs as much as another word. The index is queried for the beginning, and the rows found are checked. */
const MAX_INDEXED_LENGTH = 16

const refs = (table: Searched, columns: readonly SearchColumn[]) => columns.map((column) => sql.ref<string>(`${table}.${column}`))

const joined = (which: Which, conditions: readonly Expression<SqlBool>[]) =>
  sql<SqlBool>`(${sql.join(conditions, which === 'all' ? sql` and ` : sql` or `)})`

export const sqliteDialect: Dialect = {
  generatedKey: (column) => column.primaryKey().autoIncrement(),
  fold: (text) => sql<string>`fold(${text})`,
  searchable: (text) => sql<string>`fold(nfc(${text}))`,
  includes: (which, texts, words) => sql<SqlBool>`${sql.raw(which)}_in(${JSON.stringify(words)}, ${sql.join(texts)})`,
  contains(which, columns, words, table = 'content') {
    const answered = words.filter((word) => isBetween(MIN_INDEXED_LENGTH, word, MAX_INDEXED_LENGTH))
    const others = words.filter((word) => !answered.includes(word))
    const asked = which === 'all' ? words.filter((word) => isBetween(MIN_INDEXED_LENGTH, word)) : answered
    return joined(which, [
      ...(asked.length ? [inSearchIndex(which, columns, asked, table)] : []),
      ...(others.length ? [sqliteDialect.includes(which, refs(table, columns), others)] : []),
    ])
  },
  async createContentIndexes(db) {
    await run(db, [
      ...searchIndex('content', INDEXED_CONTENT),
      `create trigger content_counts_insert after insert on content begin
         insert into content_counts(type, status, count) values (new.type, new.status, 1) on conflict(type, status) do update set count = count + 1;
       end`,
      `create trigger content_counts_delete after delete on content begin
         update content_counts set count = count - 1 where type = old.type and status = old.status;
       end`,
      `create trigger content_counts_update after update of type, status on content when old.type <> new.type or old.status <> new.status begin
         update content_counts set count = count - 1 where type = old.type and status = old.status;
         insert into content_counts(type, status, count) values (new.type, new.status, 1) on conflict(type, status) do update set count = count + 1;
       end`,
      `create index content_by_title on content(type, fold(title))`,
    ])
  },
  createTextsIndexes: (db) => run(db, searchIndex('content_texts')),
  async rebuildSearchIndexes(db) {
    for (const [table, condition] of searched)
      await run(db, [
        ...['insert', 'delete', 'update'].map((event) => `drop trigger ${table}_search_${event}`),
        `drop table ${table}_search`,
        ...searchIndex(table, condition),
        `insert into ${table}_search(rowid, title, content, excerpt) select id, ${nfc('title, content, excerpt')} from ${table}${condition ? ` where ${condition}` : ''}`,
      ])
  },
  async createTermCounts(db) {
    await run(db, [
      `create trigger term_counts_insert after insert on content_terms begin
         update terms set count = count + 1 where id = new.term_id and (select status from content where id = new.content_id) = 'publish';
       end`,
      `create trigger term_counts_delete after delete on content_terms begin
         update terms set count = count - 1 where id = old.term_id and (select status from content where id = old.content_id) = 'publish';
       end`,
      `create trigger term_counts_content_delete before delete on content begin
         delete from content_terms where content_id = old.id;
       end`,
      `create trigger term_counts_status after update of status on content when (old.status = 'publish') <> (new.status = 'publish') begin
         update terms set count = count + case new.status when 'publish' then 1 else -1 end
         where id in (select term_id from content_terms where content_id = new.id);
       end`,
    ])
  },
  lockWrites: () => Promise.resolve(),
  async backUp(db, file) {
    await sql`vacuum into ${file}`.execute(db)
  },
}

export const postgresDialect: Dialect = {
  generatedKey: (column) => column.primaryKey().generatedByDefaultAsIdentity(),
  fold: (text) => sql<string>`lower(${text})`,
  searchable: (text) => sql<string>`lower(normalize(${text}))`,
  // Normalizing a long text costs much more than searching it for a word. The separator keeps words from matching across texts.
  includes: (which, texts, words) =>
    sql<SqlBool>`(select ${sql.raw(which === 'all' ? 'bool_and' : 'bool_or')}(strpos(searched.text, lower(word)) > 0)
      from (select lower(normalize(concat_ws(chr(1), ${sql.join(texts)}))) as text offset 0) as searched,
      unnest(array[${sql.join(words.map((word) => word.normalize()))}]::text[]) as word)`,
  contains(which, columns, words, table = 'content') {
    const indexed = words.filter((word) => isBetween(MIN_INDEXED_LENGTH, word))
    const short = words.filter((word) => !indexed.includes(word))
    const has = (word: string) =>
      joined(
        'any',
        refs(table, columns).map((text) => sql<SqlBool>`normalize(${text}) ilike ${containsPattern(word)}`),
      )
    return joined(which, [...indexed.map(has), ...(short.length ? [postgresDialect.includes(which, refs(table, columns), short)] : [])])
  },
  async createContentIndexes(db) {
    await run(db, [
      `create extension if not exists pg_trgm`,
      ...trigramIndexes('content', INDEXED_CONTENT),
      `create function count_content() returns trigger language plpgsql as $$
       begin
         if tg_op = 'UPDATE' and old.type = new.type and old.status = new.status then return null; end if;
         if tg_op <> 'INSERT' then
           update content_counts set count = count - 1 where type = old.type and status = old.status;
         end if;
         if tg_op <> 'DELETE' then
           insert into content_counts(type, status, count) values (new.type, new.status, 1)
           on conflict (type, status) do update set count = content_counts.count + 1;
         end if;
         return null;
       end $$`,
      `create trigger content_counts after insert or delete or update of type, status on content for each row execute function count_content()`,
      `create index content_by_title on content(type, lower(title))`,
    ])
  },
  createTextsIndexes: (db) => run(db, trigramIndexes('content_texts')),
  async rebuildSearchIndexes(db) {
    for (const [table, condition] of searched)
      await run(db, [
        ...['title', 'content', 'excerpt'].map((column) => `drop index ${table}_search_${column}`),
        ...trigramIndexes(table, condition),
      ])
  },
  async createTermCounts(db) {
    await run(db, [
      `create function count_term() returns trigger language plpgsql as $$
       begin
         if tg_op = 'INSERT' then
           update terms set count = count + 1 where id = new.term_id and (select status from content where id = new.content_id) = 'publish';
         else
           update terms set count = count - 1 where id = old.term_id and (select status from content where id = old.content_id) = 'publish';
         end if;
         return null;
       end $$`,
      `create trigger term_counts after insert or delete on content_terms for each row execute function count_term()`,
      `create function release_terms() returns trigger language plpgsql as $$
       begin
         delete from content_terms where content_id = old.id;
         return old;
       end $$`,
      `create trigger term_counts_content_delete before delete on content for each row execute function release_terms()`,
      `create function recount_terms() returns trigger language plpgsql as $$
       begin
         if (old.status = 'publish') <> (new.status = 'publish') then
           update terms set count = count + case new.status when 'publish' then 1 else -1 end
           where id in (select term_id from content_terms where content_id = new.id);
         end if;
         return null;
       end $$`,
      `create trigger term_counts_status after update of status on content for each row execute function recount_terms()`,
    ])
  },
  async lockWrites(db, name) {
    await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(db)
  },
}

function isBetween(least: number, word: string, most = Infinity): boolean {
  const { length } = [...word.normalize()]
  return length >= least && length <= most
}

/** One query for all words: SQLite starts from the rarest. */
function inSearchIndex(which: Which, columns: readonly SearchColumn[], words: readonly string[], table: Searched): Expression<SqlBool> {
  const index = sql.raw(`${table}_search`)
  const phrases = words.map((word) => `"${[...word.normalize()].slice(0, MAX_INDEXED_LENGTH).join('').replaceAll('"', '""')}"`)
  const match = `{${columns.join(' ')}} : (${phrases.join(which === 'all' ? ' AND ' : ' OR ')})`
  return sql<SqlBool>`${sql.ref(`${table}.id`)} in (select rowid from ${index} where ${index} match ${match})`
}

const containsPattern = (word: string): string => `%${word.normalize().replace(/[\\%_]/g, '\\$&')}%`

/** The content rows that search covers. */
const INDEXED_CONTENT = "type <> 'revision'"

const searched: readonly (readonly [Searched, condition?: string])[] = [['content', INDEXED_CONTENT], ['content_texts']]

/** Comma-separated columns, each in Unicode NFC. */
const nfc = (columns: string): string => columns.replace(/[\w.]+/g, 'nfc($&)')

async function run(db: Kysely<Database>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** SQLite's search index of a table, in Unicode NFC, and the triggers that maintain it. `condition` selects the rows to index. */
function searchIndex(table: Searched, condition?: string): string[] {
  const index = `${table}_search`
  const has = (row: 'new' | 'old'): string => (condition ? ` when ${row}.${condition}` : '')
  const insert = `insert into ${index}(rowid, title, content, excerpt) values (new.id, ${nfc('new.title, new.content, new.excerpt')});`
  const remove = `insert into ${index}(${index}, rowid, title, content, excerpt) values ('delete', old.id, ${nfc('old.title, old.content, old.excerpt')});`
  const isChanged = '(old.title is not new.title or old.content is not new.content or old.excerpt is not new.excerpt)'
  return [
    `create virtual table ${index} using fts5(title, content, excerpt, content='${table}', content_rowid='id', tokenize='trigram')`,
    `create trigger ${index}_insert after insert on ${table}${has('new')} begin ${insert} end`,
    `create trigger ${index}_delete after delete on ${table}${has('old')} begin ${remove} end`,
    `create trigger ${index}_update after update of title, content, excerpt on ${table} when ${condition ? `new.${condition} and ` : ''}${isChanged} begin ${remove} ${insert} end`,
  ]
}

/** The same for PostgreSQL. */
function trigramIndexes(table: Searched, condition?: string): string[] {
  return ['title', 'content', 'excerpt'].map(
    (column) =>
      `create index ${table}_search_${column} on ${table} using gin (normalize(${column}) gin_trgm_ops)${condition ? ` where ${condition}` : ''}`,
  )
}
