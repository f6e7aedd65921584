// The words of published items and of terms, for searches that find whole words, their beginnings, and words with a typing error. Triggers note
// what has been written; the service indexes it. Versions before note, and leave the index to others.
import type { DatabaseKind } from '../dialect.ts'
import { LONG_ID } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  // What is to be indexed: the ID of an item, or that of a term below zero. If it hides, searches do not find the entry until then.
  `create table search_pending (seq ${kind === 'sqlite' ? 'integer primary key' : LONG_ID[kind]}, entry integer not null, hides integer not null)`,
  'create index search_pending_by_entry on search_pending(entry) where hides = 1',
  ...INDEX[kind],
  // In how many entries each token of the index occurs.
  `create table search_tokens (token ${TEXT_BY_CODE[kind]} primary key, count integer not null)${kind === 'sqlite' ? ' without rowid' : ''}`,
  // By which rules the index was made.
  'create table search_rules (rules text primary key)',
  ...TRIGGERS[kind](),
  'insert into search_pending (entry, hides) select -id, 0 from terms',
  `insert into search_pending (entry, hides) select id, 0 from content where status = 'publish' and type <> 'revision' order by id`,
]

/** Sorted by code points, so that the words with the same beginning are a range. */
const TEXT_BY_CODE: Readonly<Record<DatabaseKind, string>> = { sqlite: 'text', postgres: 'text collate "C"' }

const INDEX: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    'create table search_entries (id integer primary key, words text not null)',
    `create virtual table search_index using fts5(tokens, content='', contentless_delete=1, detail=none, tokenize="ascii tokenchars '^=:#!@_-'")`,
    `insert into search_index(search_index, rank) values ('automerge', 8)`,
  ],
  postgres: [
    'create table search_entries (id integer primary key, words text not null, tokens tsvector not null)',
    'create index search_entries_by_token on search_entries using gin (tokens)',
  ],
}

const TEXTS = ['title', 'title_rendered', 'excerpt', 'content', 'content_rendered', 'words']
const COLUMNS = ['type', 'status', 'author', 'password', ...TEXTS]
const changed = (operator: 'is not' | '<>', columns: readonly string[]): string =>
  columns.map((column) => `old.${column} ${operator} new.${column}`).join(' or ')

const note = (entry: string, hides: 0 | 1): string => `insert into search_pending (entry, hides) values (${entry}, ${hides});`

interface Noted {
  table: string
  event: string
  /** A condition on the rows. */
  when?: string
  /** The ID of what is noted, of the new or the old row. */
  entry: string
  hides: 0 | 1
}

const isShown = (row: 'new' | 'old'): string => `${row}.status = 'publish' and ${row}.type <> 'revision'`

const noted = (operator: 'is not' | '<>'): Noted[] => [
  { table: 'content', event: 'insert', when: isShown('new'), entry: 'new.id', hides: 1 },
  { table: 'content', event: 'delete', when: isShown('old'), entry: 'old.id', hides: 1 },
  {
    table: 'content',
    event: `update of ${COLUMNS.join(', ')}`,
    when: `(new.status = 'publish' or old.status = 'publish') and new.type <> 'revision' and (${changed(operator, COLUMNS)})`,
    entry: 'new.id',
    hides: 1,
  },
  { table: 'content_texts', event: 'insert', entry: 'new.content_id', hides: 1 },
  { table: 'content_texts', event: 'delete', entry: 'old.content_id', hides: 1 },
  {
    table: 'content_texts',
    event: 'update',
    when: changed(
      operator,
      TEXTS.filter((text) => text !== 'words'),
    ),
    entry: 'new.content_id',
    hides: 1,
  },
  { table: 'content_terms', event: 'insert', entry: 'new.content_id', hides: 0 },
  { table: 'content_terms', event: 'delete', entry: 'old.content_id', hides: 0 },
  { table: 'terms', event: 'insert', entry: '-new.id', hides: 1 },
  { table: 'terms', event: 'delete', entry: '-old.id', hides: 1 },
  { table: 'terms', event: 'update', when: changed(operator, ['name', 'description', 'taxonomy']), entry: '-new.id', hides: 1 },
  { table: 'term_texts', event: 'insert', entry: '-new.term_id', hides: 1 },
  { table: 'term_texts', event: 'delete', entry: '-old.term_id', hides: 1 },
  { table: 'term_texts', event: 'update', when: changed(operator, ['name', 'description']), entry: '-new.term_id', hides: 1 },
]

const nameOf = ({ table, event }: Noted): string => `search_pending_${table}_${event.split(' ')[0]}`

const TRIGGERS: Readonly<Record<DatabaseKind, () => string[]>> = {
  sqlite: () =>
    noted('is not').map(
      (one) => `create trigger ${nameOf(one)} after ${one.event} on ${one.table}${one.when ? ` when ${one.when}` : ''} begin
        ${note(one.entry, one.hides)}
      end`,
    ),
  postgres: () =>
    noted('<>').flatMap((one) => [
      `create function ${nameOf(one)}() returns trigger language plpgsql as $$ begin ${note(one.entry, one.hides)} return null; end $$`,
      `create trigger ${nameOf(one)} after ${one.event} on ${one.table} for each row
       ${one.when ? `when (${one.when})` : ''} execute function ${nameOf(one)}()`,
    ]),
}
