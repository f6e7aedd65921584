// The search indexes of items, except revisions, and of their texts in further languages, with the triggers that maintain them.
import type { DatabaseKind } from '../dialect.ts'

export const statements = (kind: DatabaseKind): string[] => STATEMENTS[kind]()

const COLUMNS = ['title', 'content', 'excerpt'] as const
const columns = COLUMNS.join(', ')

const normalized = (row: 'new' | 'old'): string => COLUMNS.map((column) => `nfc(${row}.${column})`).join(', ')
const changed = (operator: 'is not' | '<>'): string => COLUMNS.map((column) => `old.${column} ${operator} new.${column}`).join(' or ')

const STATEMENTS: Readonly<Record<DatabaseKind, () => string[]>> = {
  sqlite: () => [
    createIndex('content'),
    ...DEFERRABLE_TRIGGERS,
    // Merging eight parts of the index at a time instead of four rewrites each word less often.
    `insert into content_search(content_search, rank) values ('automerge', 8)`,
    createIndex('content_texts'),
    ...TEXT_TRIGGERS,
  ],
  postgres: () => [
    'create extension if not exists pg_trgm',
    ...foldedTable('content', `type <> 'revision'`),
    ...foldedTable('content_texts'),
  ],
}

const createIndex = (table: string): string =>
  `create virtual table ${table}_search using fts5(${columns}, content='${table}', content_rowid='id', tokenize='trigram')`

const TEXT_TRIGGERS = [
  `create trigger content_texts_search_insert after insert on content_texts begin
     insert into content_texts_search(rowid, ${columns}) values (new.id, ${normalized('new')});
   end`,
  `create trigger content_texts_search_delete after delete on content_texts begin
     insert into content_texts_search(content_texts_search, rowid, ${columns}) values ('delete', old.id, ${normalized('old')});
   end`,
  `create trigger content_texts_search_update after update of ${columns} on content_texts
   when (${changed('is not')}) begin
     insert into content_texts_search(content_texts_search, rowid, ${columns}) values ('delete', old.id, ${normalized('old')});
     insert into content_texts_search(rowid, ${columns}) values (new.id, ${normalized('new')});
   end`,
]

const IS_DEFERRED = 'exists (select 1 from content_search_pending where id = 0)'

const note = (row: 'new' | 'old', names: string): string =>
  `insert or ignore into content_search_pending(${names}) select ${names.replace(/\w+/g, `${row}.$&`)} where ${IS_DEFERRED};`

const add = `insert into content_search(rowid, ${columns})
  select new.id, ${normalized('new')} where not ${IS_DEFERRED};`

const remove = `insert into content_search(content_search, rowid, ${columns})
  select 'delete', old.id, ${normalized('old')} where not ${IS_DEFERRED};`

/**
 * A transaction may write the search index of content at its end, in one go, which takes half the time. It then has the row 0 in
 * `content_search_pending`, and the triggers note the items that it writes, with the texts that the index has of them, instead of writing the index.
 */
const DEFERRABLE_TRIGGERS = [
  'create table content_search_pending (id integer primary key, title text, content text, excerpt text)',
  `create trigger content_search_insert after insert on content when new.type <> 'revision' begin
     ${note('new', 'id')}
     ${add}
   end`,
  `create trigger content_search_delete after delete on content when old.type <> 'revision' begin
     ${note('old', `id, ${columns}`)}
     ${remove}
   end`,
  `create trigger content_search_update after update of ${columns} on content
   when new.type <> 'revision' and (${changed('is not')}) begin
     ${note('old', `id, ${columns}`)}
     ${remove}
     ${add}
   end`,
]

/**
 * The texts as searches compare them. Folding and normalizing a text takes longer than searching it, and a change of an item that leaves its
 * texts alone writes no trigrams.
 */
function foldedTable(table: string, condition?: string): string[] {
  const folded = COLUMNS.map((column) => `lower(normalize(new.${column}))`).join(', ')
  const search = `${table}_search`
  const when = (row: 'new' | 'old'): string => (condition ? `when (${row}.${condition})` : '')
  return [
    `create table ${search} (id integer primary key, title text not null, content text not null, excerpt text not null)`,
    `create index ${search}_trigrams on ${search} using gin (${COLUMNS.map((column) => `${column} gin_trgm_ops`).join(', ')})`,
    `create function fold_${table}() returns trigger language plpgsql as $$
     begin
       if tg_op <> 'INSERT' then delete from ${search} where id = old.id; end if;
       if tg_op <> 'DELETE' then insert into ${search} (id, ${columns}) values (new.id, ${folded}); end if;
       return null;
     end $$`,
    `create trigger ${search}_insert after insert on ${table} for each row ${when('new')} execute function fold_${table}()`,
    `create trigger ${search}_delete after delete on ${table} for each row ${when('old')} execute function fold_${table}()`,
    `create trigger ${search}_update after update of ${columns} on ${table} for each row
     when (${condition ? `new.${condition} and ` : ''}(${changed('<>')})) execute function fold_${table}()`,
  ]
}
