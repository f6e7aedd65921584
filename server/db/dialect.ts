// Everything that SQLite and PostgreSQL do differently, and nothing else.
import { sql } from 'kysely'
import type { ColumnDefinitionBuilder, Expression, Kysely, SqlBool } from 'kysely'
import type { Database } from './schema.ts'

export type SearchColumn = 'title' | 'content' | 'excerpt'

/** The tables whose texts have a search index. */
export type Searched = 'content' | 'content_texts'

export interface Dialect {
  /** Makes an integer column a primary key whose values the database gives, none of them twice. */
  generatedKey(column: ColumnDefinitionBuilder): ColumnDefinitionBuilder
  /** Text in one letter case, for comparing and sorting as people do. */
  fold(text: Expression<string>): Expression<string>
  /** Whether the row has each of the texts in one of the columns, whatever the letter case. Uses the search index, which knows all types but revisions. */
  contains(columns: readonly SearchColumn[], texts: readonly string[], table?: Searched): Expression<SqlBool>
  /** The same row by row, without the index: for few rows. */
  like(columns: readonly SearchColumn[], text: string, table?: Searched): Expression<SqlBool>
  /** The triggers and indexes that keep the search index and the counts of `content`. */
  createContentIndexes(db: Kysely<Database>): Promise<void>
  /** The search index of `content_texts`. */
  createTextsIndexes(db: Kysely<Database>): Promise<void>
  /** The triggers that keep `terms.count`: how many published items have the term. */
  createTermCounts(db: Kysely<Database>): Promise<void>
  /** Within a transaction: lets one writer at a time choose names that must be unique. SQLite has one writer anyway. */
  lockWrites(db: Kysely<Database>, name: string): Promise<void>
  /** Writes the database as it is at one moment to a new file, while others go on writing. PostgreSQL has programs for it. */
  backUp?(db: Kysely<Database>, file: string): Promise<void>
}

const containsPattern = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The trigram index finds nothing shorter; such texts are compared row by row. */
const SHORTEST_INDEXED = 3

export const sqliteDialect: Dialect = {
  generatedKey: (column) => column.primaryKey().autoIncrement(),
  fold: (text) => sql<string>`fold(${text})`,
  like: (columns, text, table = 'content') =>
    sql<SqlBool>`(${sql.join(
      columns.map((column) => sql`fold(${sql.ref(`${table}.${column}`)}) like ${containsPattern(text.toLowerCase())} escape '\\'`),
      sql` or `,
    )})`,
  contains(columns, texts, table = 'content') {
    const isIndexed = (text: string): boolean => [...text].length >= SHORTEST_INDEXED
    const conditions = texts.filter((text) => !isIndexed(text)).map((text) => sqliteDialect.like(columns, text, table))
    // One question about all texts: the index starts from the rarest.
    const phrases = texts.filter(isIndexed).map((text) => `"${text.replaceAll('"', '""')}"`)
    if (phrases.length)
      conditions.push(
        sql<SqlBool>`${sql.ref(`${table}.id`)} in (select rowid from ${sql.raw(`${table}_search`)} where ${sql.raw(`${table}_search`)} match ${`{${columns.join(' ')}} : (${phrases.join(' AND ')})`})`,
      )
    return sql<SqlBool>`(${sql.join(conditions, sql` and `)})`
  },
  async createContentIndexes(db) {
    await run(db, [
      ...searchIndex('content', "type <> 'revision'"),
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
  contains: (columns, texts, table) =>
    sql<SqlBool>`(${sql.join(
      texts.map((text) => postgresDialect.like(columns, text, table)),
      sql` and `,
    )})`,
  like: (columns, text, table = 'content') =>
    sql<SqlBool>`(${sql.join(
      columns.map((column) => sql`${sql.ref(`${table}.${column}`)} ilike ${containsPattern(text)}`),
      sql` or `,
    )})`,
  async createContentIndexes(db) {
    await run(db, [
      `create extension if not exists pg_trgm`,
      ...trigramIndexes('content', "type <> 'revision'"),
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

async function run(db: Kysely<Database>, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** SQLite's search index over a table, and the triggers that keep it. `condition` says which rows it knows. */
function searchIndex(table: Searched, condition?: string): string[] {
  const index = `${table}_search`
  const has = (row: 'new' | 'old'): string => (condition ? ` when ${row}.${condition}` : '')
  const insert = `insert into ${index}(rowid, title, content, excerpt) values (new.id, new.title, new.content, new.excerpt);`
  const remove = `insert into ${index}(${index}, rowid, title, content, excerpt) values ('delete', old.id, old.title, old.content, old.excerpt);`
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
      `create index ${table}_search_${column} on ${table} using gin (${column} gin_trgm_ops)${condition ? ` where ${condition}` : ''}`,
  )
}
