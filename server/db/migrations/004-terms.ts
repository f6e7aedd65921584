// Terms, and the items that have them. Triggers maintain two counts of each term, and what the index of its items needs to know of an item.
import type { DatabaseKind } from '../dialect.ts'
import { folded, ID } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table terms (
    id ${ID[kind]},
    taxonomy text not null,
    name text not null,
    slug text not null,
    description text not null default '',
    parent integer not null default 0,
    count integer not null default 0,
    meta text not null default '{}',
    below integer not null default 0,
    constraint terms_slug unique (taxonomy, slug)
  )`,
  'create index terms_by_name on terms(taxonomy, name)',
  'create index terms_by_parent on terms(parent)',
  `create index terms_by_folded_name on terms(taxonomy, parent, (${folded('name', kind)}))`,
  // `type`, `status` and `date_gmt` are those of the item.
  `create table content_terms (
    content_id integer not null references content(id) on delete cascade,
    term_id integer not null references terms(id) on delete cascade,
    type text not null default '',
    status text not null default '',
    date_gmt text not null default '',
    constraint content_terms_key primary key (content_id, term_id)
  )`,
  'create index content_terms_by_date on content_terms(term_id, type, status, date_gmt, content_id)',
  // The slugs of terms before they were renamed.
  `create table former_term_slugs (
    taxonomy text not null,
    slug text not null,
    term_id integer not null references terms(id) on delete cascade,
    constraint former_term_slugs_key primary key (taxonomy, slug)
  )`,
  'create index former_term_slugs_by_term on former_term_slugs(term_id)',
  ...ITEM_COUNTS[kind],
  ...COPIES[kind],
  ...COUNTS_BELOW[kind],
  `insert into terms(taxonomy, name, slug) values ('category', 'Uncategorized', 'uncategorized')`,
]

/** `terms.count`: the number of published items with the term. */
const ITEM_COUNTS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
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
  ],
  postgres: [
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
  ],
}

/** The columns of `content_terms` that are those of the item. */
const COPIES: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger content_terms_insert after insert on content_terms begin
       update content_terms set (type, status, date_gmt) = (select type, status, date_gmt from content where id = new.content_id)
       where content_id = new.content_id and term_id = new.term_id;
     end`,
    `create trigger content_terms_item after update of type, status, date_gmt on content
     when old.type <> new.type or old.status <> new.status or old.date_gmt <> new.date_gmt begin
       update content_terms set type = new.type, status = new.status, date_gmt = new.date_gmt where content_id = new.id;
     end`,
  ],
  postgres: [
    // The lock keeps the item from changing until the row that repeats it is there.
    `create function describe_content_term() returns trigger language plpgsql as $$
     begin
       select item.type, item.status, item.date_gmt into new.type, new.status, new.date_gmt
       from content as item where item.id = new.content_id for share;
       return new;
     end $$`,
    `create trigger content_terms_insert before insert on content_terms for each row execute function describe_content_term()`,
    `create function redescribe_content_terms() returns trigger language plpgsql as $$
     begin
       update content_terms set type = new.type, status = new.status, date_gmt = new.date_gmt where content_id = new.id;
       return null;
     end $$`,
    `create trigger content_terms_item after update of type, status, date_gmt on content for each row
     when (old.type <> new.type or old.status <> new.status or old.date_gmt <> new.date_gmt) execute function redescribe_content_terms()`,
  ],
}

const hasItems = (row: 'new' | 'old', kind: DatabaseKind): string =>
  kind === 'sqlite' ? `(${row}.count > 0)` : `(${row}.count > 0)::integer`

/** Adds to the counts of a parent and of everything above it. */
const added = (parent: string, number: string): string => `update terms set below = below + ${number} where id in (
    with recursive above(id) as (select ${parent} union select terms.parent from above join terms on terms.id = above.id where terms.parent <> 0)
    select id from above);`

const moved = 'new.parent <> old.parent'
const filledOrEmptied = 'new.parent = old.parent and new.parent <> 0 and (new.count > 0) <> (old.count > 0)'
const leftOver = (kind: DatabaseKind): string => added('old.parent', `-(old.below + ${hasItems('old', kind)})`)
const brought = (kind: DatabaseKind): string => added('new.parent', `new.below + ${hasItems('new', kind)}`)
const changed = (kind: DatabaseKind): string => added('new.parent', `${hasItems('new', kind)} - ${hasItems('old', kind)}`)

/**
 * `terms.below`: the number of descendants with published items, so that lists without empty terms keep the parents of those that are not.
 * Changes when a term gets its first item or loses its last one, and when it is moved or deleted.
 */
const COUNTS_BELOW: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger terms_below_count after update of count on terms when ${filledOrEmptied} begin ${changed('sqlite')} end`,
    `create trigger terms_below_parent after update of parent on terms when ${moved} begin ${leftOver('sqlite')} ${brought('sqlite')} end`,
    `create trigger terms_below_delete after delete on terms when old.parent <> 0 begin ${leftOver('sqlite')} end`,
  ],
  // Two transactions that change the same branch wait for each other before they read what is above it.
  postgres: [
    `create function count_terms_below() returns trigger language plpgsql as $$
     begin
       perform pg_advisory_xact_lock(hashtext('terms below'));
       if tg_op = 'DELETE' then ${leftOver('postgres')}
       elsif ${moved} then ${leftOver('postgres')} ${brought('postgres')}
       else ${changed('postgres')}
       end if;
       return null;
     end $$`,
    `create trigger terms_below_update after update of count, parent on terms for each row when (${moved} or ${filledOrEmptied})
     execute function count_terms_below()`,
    `create trigger terms_below_delete after delete on terms for each row when (old.parent <> 0) execute function count_terms_below()`,
  ],
}
