// Counts of items by the month of their publication: of all items, and of those of each author and term, so that a page deep in such a list
// starts at its month. On PostgreSQL, an index has the counts of events by day, so that they are summed without reading their rows.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const statement of [...EXISTING, ...MAINTENANCE[kind]]) await sql.raw(statement).execute(db)
}

const month = (row = ''): string => `substr(${row}date_gmt, 1, 7)`
const INSERT = 'insert into facet_counts(facet, type, status, value, count)'

const EXISTING = [
  `${INSERT} select 'month', type, status, ${month()}, count(*) from content where type <> 'revision' group by type, status, ${month()}`,
  `${INSERT} select 'author_month', type, status, author || ' ' || ${month()}, count(*) from content where type <> 'revision'
   group by type, status, author, ${month()}`,
  `${INSERT} select 'term_month', type, status, term_id || ' ' || ${month()}, count(*) from content_terms
   group by type, status, term_id, ${month()}`,
]

type Row = 'new' | 'old'

/** Counts one item more or less under a value. */
const counted = (row: Row, facet: string, value: string): string =>
  row === 'new'
    ? `${INSERT} values ('${facet}', new.type, new.status, ${value}, 1) on conflict(facet, type, status, value) do update set count = count + 1;`
    : `update facet_counts set count = count - 1 where facet = '${facet}' and type = old.type and status = old.status and value = ${value};`

const item = (row: Row): string => `${counted(row, 'month', month(`${row}.`))}
  ${counted(row, 'author_month', `${row}.author || ' ' || ${month(`${row}.`)}`)}`
const term = (row: Row): string => counted(row, 'term_month', `${row}.term_id || ' ' || ${month(`${row}.`)}`)
const moved = `old.type <> new.type or old.status <> new.status or ${month('old.')} <> ${month('new.')}`

const MAINTENANCE: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger month_counts_insert after insert on content when new.type <> 'revision' begin ${item('new')} end`,
    `create trigger month_counts_delete after delete on content when old.type <> 'revision' begin ${item('old')} end`,
    `create trigger month_counts_update after update of type, status, author, date_gmt on content
     when new.type <> 'revision' and (old.author <> new.author or ${moved}) begin ${item('old')} ${item('new')} end`,
    `create trigger month_counts_term after update of type, status, date_gmt on content_terms when ${moved} begin ${term('old')} ${term('new')} end`,
    `create trigger month_counts_term_delete after delete on content_terms begin ${term('old')} end`,
  ],
  postgres: [
    counting('add_to_facets', itemFacets),
    counting('add_to_term_facet', termFacets),
    'create index event_day_counts_sums on event_day_counts(list, status, day) include (count)',
  ],
}

/** Replaces the function of the triggers, which counts all rows of a change in one statement. */
function counting(name: string, facetsOf: (rows: 'added' | 'removed', sign: 1 | -1) => string): string {
  const [added, removed] = [facetsOf('added', 1), facetsOf('removed', -1)]
  return `create or replace function ${name}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${stored(added)}
      elsif tg_op = 'DELETE' then ${stored(removed)}
      else ${stored(`${added} union all ${removed}`)}
      end if;
      return null;
    end $$`
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
