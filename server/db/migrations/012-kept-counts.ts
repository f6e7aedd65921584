// Counts of items by author, by term, and by the day of their publication and modification, and indexes that list items by term and by author.
// Triggers maintain them, so that no list counts or sorts what many items have in common. Revisions are not counted.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(db)
  await db.schema
    .createTable('facet_counts')
    .addColumn('facet', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('facet_counts_key', ['facet', 'type', 'status', 'value'])
    .modifyEnd(kind === 'sqlite' ? sql`without rowid` : sql``)
    .execute()
  await run('drop index content_terms_by_term')
  // What the item of the row has, for the index.
  for (const column of ['type', 'status', 'date_gmt']) await run(`alter table content_terms add column ${column} text not null default ''`)
  await run(`update content_terms set type = item.type, status = item.status, date_gmt = item.date_gmt
    from content as item where item.id = content_terms.content_id`)
  for (const statement of [...EXISTING, ...MAINTENANCE[kind]]) await run(statement)
  await run('create index content_terms_by_date on content_terms(term_id, type, status, date_gmt, content_id)')
  await run('create index content_by_status on content(type, status, (id + 0))')
  await run('create index content_by_status_author on content(type, status, author, id)')
}

const EXISTING = [
  ...[
    ['author', 'cast(author as text)'],
    ['date', 'substr(date_gmt, 1, 10)'],
    ['modified', 'substr(modified_gmt, 1, 10)'],
  ].map(
    ([facet, value]) => `insert into facet_counts(facet, type, status, value, count)
      select '${facet}', type, status, ${value}, count(*) from content where type <> 'revision' group by type, status, ${value}`,
  ),
  `insert into facet_counts(facet, type, status, value, count)
    select 'term', type, status, cast(term_id as text), count(*) from content_terms group by type, status, term_id`,
]

/** Counts one item more or less under a value. */
const counted = (row: 'new' | 'old', facet: string, value: string): string =>
  row === 'new'
    ? `insert into facet_counts(facet, type, status, value, count) values ('${facet}', new.type, new.status, ${value}, 1)
       on conflict(facet, type, status, value) do update set count = count + 1;`
    : `update facet_counts set count = count - 1 where facet = '${facet}' and type = old.type and status = old.status and value = ${value};`

const facets = { author: ['author'], date: ['date_gmt'], modified: ['modified_gmt'] } as const
const valueOf = (row: 'new' | 'old', facet: keyof typeof facets): string =>
  facet === 'author' ? `cast(${row}.author as text)` : `substr(${row}.${facets[facet][0]}, 1, 10)`
const all = (row: 'new' | 'old'): string =>
  (Object.keys(facets) as (keyof typeof facets)[]).map((facet) => counted(row, facet, valueOf(row, facet))).join('\n')

const MAINTENANCE: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger facet_counts_insert after insert on content when new.type <> 'revision' begin ${all('new')} end`,
    `create trigger facet_counts_delete after delete on content when old.type <> 'revision' begin ${all('old')} end`,
    ...(Object.keys(facets) as (keyof typeof facets)[]).map(
      (facet) => `create trigger facet_counts_${facet} after update of type, status, ${facets[facet][0]} on content
        when new.type <> 'revision' and
          (old.type <> new.type or old.status <> new.status or ${valueOf('old', facet)} <> ${valueOf('new', facet)}) begin
          ${counted('old', facet, valueOf('old', facet))}
          ${counted('new', facet, valueOf('new', facet))}
        end`,
    ),
    `create trigger content_terms_insert after insert on content_terms begin
       update content_terms set (type, status, date_gmt) = (select type, status, date_gmt from content where id = new.content_id)
       where content_id = new.content_id and term_id = new.term_id;
     end`,
    `create trigger content_terms_item after update of type, status, date_gmt on content
     when old.type <> new.type or old.status <> new.status or old.date_gmt <> new.date_gmt begin
       update content_terms set type = new.type, status = new.status, date_gmt = new.date_gmt where content_id = new.id;
     end`,
    `create trigger facet_counts_term after update of type, status on content_terms when old.type <> new.type or old.status <> new.status begin
       ${counted('old', 'term', 'cast(old.term_id as text)')}
       ${counted('new', 'term', 'cast(new.term_id as text)')}
     end`,
    `create trigger facet_counts_term_delete after delete on content_terms begin
       ${counted('old', 'term', 'cast(old.term_id as text)')}
     end`,
  ],
  // One statement for all rows of a change: many changes of one count in a transaction would take longer and longer.
  postgres: [
    `create function add_to_facets() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then
         insert into facet_counts(facet, type, status, value, count)
         ${summed(contentFacets('added', 1))}
         on conflict (facet, type, status, value) do update set count = facet_counts.count + excluded.count;
       elsif tg_op = 'DELETE' then
         insert into facet_counts(facet, type, status, value, count)
         ${summed(contentFacets('removed', -1))}
         on conflict (facet, type, status, value) do update set count = facet_counts.count + excluded.count;
       else
         insert into facet_counts(facet, type, status, value, count)
         ${summed(`${contentFacets('added', 1)} union all ${contentFacets('removed', -1)}`)}
         on conflict (facet, type, status, value) do update set count = facet_counts.count + excluded.count;
       end if;
       return null;
     end $$`,
    ...statementTriggers('content', 'add_to_facets'),
    `create function add_to_term_facet() returns trigger language plpgsql as $$
     begin
       if tg_op = 'INSERT' then
         insert into facet_counts(facet, type, status, value, count)
         ${summed(termFacet('added', 1))}
         on conflict (facet, type, status, value) do update set count = facet_counts.count + excluded.count;
       elsif tg_op = 'DELETE' then
         insert into facet_counts(facet, type, status, value, count)
         ${summed(termFacet('removed', -1))}
         on conflict (facet, type, status, value) do update set count = facet_counts.count + excluded.count;
       else
         insert into facet_counts(facet, type, status, value, count)
         ${summed(`${termFacet('added', 1)} union all ${termFacet('removed', -1)}`)}
         on conflict (facet, type, status, value) do update set count = facet_counts.count + excluded.count;
       end if;
       return null;
     end $$`,
    ...statementTriggers('content_terms', 'add_to_term_facet'),
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

function contentFacets(rows: 'added' | 'removed', sign: 1 | -1): string {
  return `select facet, type, status, value, ${sign} as count from ${rows},
    lateral (values ('author', author::text), ('date', substr(date_gmt, 1, 10)), ('modified', substr(modified_gmt, 1, 10))) as facets(facet, value)
    where type <> 'revision'`
}

function termFacet(rows: 'added' | 'removed', sign: 1 | -1): string {
  return `select 'term' as facet, type, status, term_id::text as value, ${sign} as count from ${rows}`
}

/** In one order, so that two transactions do not wait for each other. */
function summed(rows: string): string {
  return `select facet, type, status, value, sum(count) from (${rows}) as changes
    group by facet, type, status, value having sum(count) <> 0 order by facet, type, status, value`
}

/** One trigger per event, as each has its own transition tables. */
function statementTriggers(table: string, action: string): string[] {
  const transitions = {
    insert: 'new table as added',
    update: 'old table as removed new table as added',
    delete: 'old table as removed',
  }
  return Object.entries(transitions).map(
    ([event, tables]) => `create trigger ${table}_facets_${event} after ${event} on ${table} referencing ${tables}
      for each statement execute function ${action}()`,
  )
}
