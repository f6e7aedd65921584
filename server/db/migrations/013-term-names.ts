// Counts the changes of terms' names, by which the terms of an item are sorted, and of their slugs, which are among its classes. What an item shows of its terms depends on this count,
// so that renaming a term changes none of the items that have it.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  for (const statement of STATEMENTS[kind]) await sql.raw(statement).execute(db)
}

const STATEMENTS: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `insert into data_changes(scope, count) values ('term_names', 0)`,
    `create trigger data_changes_term_names after update of name, slug on terms when old.name <> new.name or old.slug <> new.slug begin
       update data_changes set count = count + 1 where scope = 'term_names';
     end`,
  ],
  postgres: [
    'create table if not exists data_changes (scope text primary key, count integer not null)',
    `insert into data_changes(scope, count) values ('term_names', 0)`,
    `create function count_term_name() returns trigger language plpgsql as $$
     begin
       update data_changes set count = count + 1 where scope = 'term_names';
       return null;
     end $$`,
    `create trigger data_changes_term_names after update of name, slug on terms for each row
     when (old.name <> new.name or old.slug <> new.slug) execute function count_term_name()`,
  ],
}
