// The number of items by type and status, and by author, term, and the day and month of their publication and modification,
// so that no list counts what many items have in common, and a deep page starts at its month. Triggers maintain the counts.
// Only `content_counts` counts revisions.
import type { DatabaseKind } from '../dialect.ts'
import { CLUSTERED, TRANSITIONS } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table content_counts (
    type text not null,
    status text not null,
    count integer not null,
    constraint content_counts_key primary key (type, status)
  )`,
  `create table facet_counts (
    facet text not null,
    type text not null,
    status text not null,
    value text not null,
    count integer not null,
    constraint facet_counts_key primary key (facet, type, status, value)
  ) ${CLUSTERED[kind]}`,
  ...CONTENT_COUNTS[kind],
  ...FACET_COUNTS[kind],
]

const CONTENT_COUNTS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
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
  ],
  postgres: [
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
  ],
}

type Row = 'new' | 'old'

const INSERT = 'insert into facet_counts(facet, type, status, value, count)'
const month = (row = ''): string => `substr(${row}date_gmt, 1, 7)`

/** Counts one item more or less under a value. */
const counted = (row: Row, facet: string, value: string): string =>
  row === 'new'
    ? `${INSERT} values ('${facet}', new.type, new.status, ${value}, 1)
       on conflict(facet, type, status, value) do update set count = count + 1;`
    : `update facet_counts set count = count - 1 where facet = '${facet}' and type = old.type and status = old.status and value = ${value};`

/** The facets that depend on one column of the item. */
const facets = [
  { facet: 'author', column: 'author', valueOf: (row: Row) => `cast(${row}.author as text)` },
  { facet: 'date', column: 'date_gmt', valueOf: (row: Row) => `substr(${row}.date_gmt, 1, 10)` },
  { facet: 'modified', column: 'modified_gmt', valueOf: (row: Row) => `substr(${row}.modified_gmt, 1, 10)` },
] as const

const countedByFacet = (row: Row): string => facets.map(({ facet, valueOf }) => counted(row, facet, valueOf(row))).join('\n')
const countedByTerm = (row: Row): string => counted(row, 'term', `cast(${row}.term_id as text)`)
const countedByMonth = (row: Row): string => `${counted(row, 'month', month(`${row}.`))}
  ${counted(row, 'author_month', `${row}.author || ' ' || ${month(`${row}.`)}`)}`
const countedByTermAndMonth = (row: Row): string => counted(row, 'term_month', `${row}.term_id || ' ' || ${month(`${row}.`)}`)

const isRestated = 'old.type <> new.type or old.status <> new.status'
const isMoved = `${isRestated} or ${month('old.')} <> ${month('new.')}`

const FACET_COUNTS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger facet_counts_insert after insert on content when new.type <> 'revision' begin ${countedByFacet('new')} end`,
    `create trigger facet_counts_delete after delete on content when old.type <> 'revision' begin ${countedByFacet('old')} end`,
    ...facets.map(
      ({ facet, column, valueOf }) => `create trigger facet_counts_${facet} after update of type, status, ${column} on content
        when new.type <> 'revision' and (${isRestated} or ${valueOf('old')} <> ${valueOf('new')}) begin
          ${counted('old', facet, valueOf('old'))}
          ${counted('new', facet, valueOf('new'))}
        end`,
    ),
    `create trigger facet_counts_term after update of type, status on content_terms when ${isRestated} begin
       ${countedByTerm('old')}
       ${countedByTerm('new')}
     end`,
    `create trigger facet_counts_term_delete after delete on content_terms begin ${countedByTerm('old')} end`,
    `create trigger month_counts_insert after insert on content when new.type <> 'revision' begin ${countedByMonth('new')} end`,
    `create trigger month_counts_delete after delete on content when old.type <> 'revision' begin ${countedByMonth('old')} end`,
    `create trigger month_counts_update after update of type, status, author, date_gmt on content
     when new.type <> 'revision' and (old.author <> new.author or ${isMoved}) begin ${countedByMonth('old')} ${countedByMonth('new')} end`,
    `create trigger month_counts_term after update of type, status, date_gmt on content_terms when ${isMoved} begin
       ${countedByTermAndMonth('old')} ${countedByTermAndMonth('new')}
     end`,
    `create trigger month_counts_term_delete after delete on content_terms begin ${countedByTermAndMonth('old')} end`,
  ],
  // One statement for all rows of a change: many changes of one count in a transaction would take longer and longer.
  postgres: [...counting('content', 'add_to_facets', itemFacets), ...counting('content_terms', 'add_to_term_facet', termFacets)],
}

function counting(table: string, name: string, facetsOf: (rows: 'added' | 'removed', sign: 1 | -1) => string): string[] {
  const [added, removed] = [facetsOf('added', 1), facetsOf('removed', -1)]
  return [
    `create function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${stored(added)}
      elsif tg_op = 'DELETE' then ${stored(removed)}
      else ${stored(`${added} union all ${removed}`)}
      end if;
      return null;
    end $$`,
    ...Object.entries(TRANSITIONS).map(
      ([event, rows]) => `create trigger ${table}_facets_${event} after ${event} on ${table} referencing ${rows}
        for each statement execute function ${name}()`,
    ),
  ]
}

/** In one order, so that two transactions do not wait for each other. */
function stored(rows: string): string {
  return `${INSERT} select facet, type, status, value, sum(count) from (${rows}) as changes
    group by facet, type, status, value having sum(count) <> 0 order by facet, type, status, value
    on conflict (facet, type, status, value) do update set count = facet_counts.count + excluded.count;`
}

function itemFacets(rows: 'added' | 'removed', sign: 1 | -1): string {
  return `select facet, type, status, value, ${sign} as count from ${rows}, lateral (values
      ('author', author::text), ('date', substr(date_gmt, 1, 10)), ('modified', substr(modified_gmt, 1, 10)),
      ('month', ${month()}), ('author_month', author || ' ' || ${month()})
    ) as facets(facet, value) where type <> 'revision'`
}

function termFacets(rows: 'added' | 'removed', sign: 1 | -1): string {
  return `select facet, type, status, value, ${sign} as count from ${rows}, lateral (values
      ('term', term_id::text), ('term_month', term_id || ' ' || ${month()})
    ) as facets(facet, value)`
}
