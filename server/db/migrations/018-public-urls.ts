// What the public site knows of its URLs: the number of published items by block of 1,000 IDs, so that a sitemap is found without reading
// those before it; and the first parts of paths that types and taxonomies had, for redirects.
import type { DatabaseKind } from '../dialect.ts'
import { TRANSITIONS } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `insert into facet_counts (facet, type, status, value, count)
   select 'block', type, status, cast(id / 1000 as text), count(*) from content where status = 'publish' group by type, status, id / 1000`,
  ...BLOCK_COUNTS[kind],
  'create table former_bases (base text primary key, kind text not null, name text not null)',
  ...BASE_WRITES[kind],
]

const counted = (row: 'new' | 'old'): string =>
  row === 'new'
    ? `insert into facet_counts (facet, type, status, value, count) values ('block', new.type, 'publish', cast(new.id / 1000 as text), 1)
       on conflict (facet, type, status, value) do update set count = count + 1;`
    : `update facet_counts set count = count - 1
       where facet = 'block' and type = old.type and status = 'publish' and value = cast(old.id / 1000 as text);`

const month = 'substr(date_gmt, 1, 7)'

/** As before, with the blocks. */
const facetsOf = (rows: 'added' | 'removed', sign: 1 | -1): string =>
  `select facet, type, status, value, ${sign} as count from ${rows}, lateral (values
      ('author', author::text), ('date', substr(date_gmt, 1, 10)), ('modified', substr(modified_gmt, 1, 10)),
      ('month', ${month}), ('author_month', author || ' ' || ${month}),
      ('block', case when status = 'publish' then (id / 1000)::text end)
    ) as facets(facet, value) where type <> 'revision' and value is not null`

const stored = (rows: string): string => `insert into facet_counts (facet, type, status, value, count)
    select facet, type, status, value, sum(count) from (${rows}) as changes
    group by facet, type, status, value having sum(count) <> 0 order by facet, type, status, value
    on conflict (facet, type, status, value) do update set count = facet_counts.count + excluded.count;`

const BLOCK_COUNTS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create trigger block_counts_insert after insert on content when new.status = 'publish' begin ${counted('new')} end`,
    `create trigger block_counts_delete after delete on content when old.status = 'publish' begin ${counted('old')} end`,
    `create trigger block_counts_leave after update of type, status on content
     when old.status = 'publish' and (new.status <> 'publish' or new.type <> old.type) begin ${counted('old')} end`,
    `create trigger block_counts_enter after update of type, status on content
     when new.status = 'publish' and (old.status <> 'publish' or new.type <> old.type) begin ${counted('new')} end`,
  ],
  postgres: [
    `create or replace function add_to_facets() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${stored(facetsOf('added', 1))}
      elsif tg_op = 'DELETE' then ${stored(facetsOf('removed', -1))}
      else ${stored(`${facetsOf('added', 1)} union all ${facetsOf('removed', -1)}`)}
      end if;
      return null;
    end $$`,
  ],
}

/** Caches learn of its writes as of those of other tables. */
const BASE_WRITES: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `insert into data_changes (scope, count) values ('former_bases', 0)`,
    ...['insert', 'update', 'delete'].map(
      (event) => `create trigger data_changes_former_bases_${event} after ${event} on former_bases begin
        update data_changes set count = count + 1 where scope = 'former_bases';
      end`,
    ),
  ],
  postgres: Object.entries(TRANSITIONS).map(
    ([event, rows]) => `create trigger data_change_log_${event} after ${event} on former_bases referencing ${rows}
      for each statement execute function log_table_change()`,
  ),
}
