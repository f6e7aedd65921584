// Counts the descendants of each term that have published items, so that lists without empty terms keep the parents of those that are not.
// Triggers maintain the counts: when a term gets its first item or loses its last one, and when it is moved or deleted.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  const run = (statement: string): Promise<unknown> => sql.raw(statement).execute(db)
  await run('alter table terms add column below integer not null default 0')
  await run(`update terms set below = counted.count from (
      with recursive pairs(above, id) as (
        select parent, id from terms where count > 0 and parent <> 0
        union select terms.parent, pairs.id from pairs join terms on terms.id = pairs.above where terms.parent <> 0
      ) select above, count(*) as count from pairs group by above
    ) as counted where counted.above = terms.id`)
  for (const statement of TRIGGERS[kind]) await run(statement)
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

const TRIGGERS: Readonly<Record<DatabaseKind, readonly string[]>> = {
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
