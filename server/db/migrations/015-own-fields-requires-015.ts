// The fields that a site declares: those of users, and the words of items in fields that searches find, which are a column of the search
// index. Versions before would write the index without them.
import type { DatabaseKind } from '../dialect.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `alter table users add column meta text not null default '{}'`,
  `alter table content add column words text not null default ''`,
  // Which fields of a type the index has, and up to which item.
  'create table searched_fields (type text primary key, fields text not null, position integer not null)',
  ...INDEX[kind],
]

const COLUMNS = ['title', 'content', 'excerpt', 'words'] as const
const columns = COLUMNS.join(', ')

const normalized = (row: 'new' | 'old'): string => COLUMNS.map((column) => `nfc(${row}.${column})`).join(', ')
const changed = (operator: 'is not' | '<>'): string => COLUMNS.map((column) => `old.${column} ${operator} new.${column}`).join(' or ')

const IS_DEFERRED = 'exists (select 1 from content_search_pending where id = 0)'

const note = (row: 'new' | 'old', names: string): string =>
  `insert or ignore into content_search_pending(${names}) select ${names.replace(/\w+/g, `${row}.$&`)} where ${IS_DEFERRED};`

const add = `insert into content_search(rowid, ${columns})
  select new.id, ${normalized('new')} where not ${IS_DEFERRED};`

const remove = `insert into content_search(content_search, rowid, ${columns})
  select 'delete', old.id, ${normalized('old')} where not ${IS_DEFERRED};`

const TRIGGERS = ['insert', 'delete', 'update'].map((event) => `content_search_${event}`)

const INDEX: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    ...TRIGGERS.map((name) => `drop trigger ${name}`),
    'drop table content_search',
    'alter table content_search_pending add column words text',
    `create virtual table content_search using fts5(${columns}, content='content', content_rowid='id', tokenize='trigram')`,
    `insert into content_search(content_search, rank) values ('automerge', 8)`,
    `insert into content_search(rowid, ${columns})
     select id, ${COLUMNS.map((column) => `nfc(${column})`).join(', ')} from content where type <> 'revision'`,
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
  ],
  postgres: [
    `alter table content_search add column words text not null default ''`,
    'create index content_search_words on content_search using gin (words gin_trgm_ops)',
    `create or replace function fold_content() returns trigger language plpgsql as $$
     begin
       if tg_op <> 'INSERT' then delete from content_search where id = old.id; end if;
       if tg_op <> 'DELETE' then
         insert into content_search (id, ${columns})
         values (new.id, ${COLUMNS.map((column) => `lower(normalize(new.${column}))`).join(', ')});
       end if;
       return null;
     end $$`,
    'drop trigger content_search_update on content',
    `create trigger content_search_update after update of ${columns} on content for each row
     when (new.type <> 'revision' and (${changed('<>')})) execute function fold_content()`,
  ],
}
