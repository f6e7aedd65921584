// Lets a program that adds many items write the type, the status and the date of an item with its terms, instead of leaving them to a trigger,
// which would write each row and its place in the index twice. On SQLite alone.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind !== 'sqlite') return
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db)
}

const counted = (facet: string, value: string): string =>
  `insert into facet_counts(facet, type, status, value, count) values ('${facet}', new.type, new.status, ${value}, 1)
   on conflict(facet, type, status, value) do update set count = count + 1;`

const STATEMENTS = [
  'drop trigger content_terms_insert',
  `create trigger content_terms_insert after insert on content_terms when new.type = '' begin
     update content_terms set (type, status, date_gmt) = (select type, status, date_gmt from content where id = new.content_id)
     where content_id = new.content_id and term_id = new.term_id;
   end`,
  `create trigger facet_counts_term_insert after insert on content_terms when new.type <> '' begin
     ${counted('term', 'cast(new.term_id as text)')}
     ${counted('term_month', `new.term_id || ' ' || substr(new.date_gmt, 1, 7)`)}
   end`,
]
