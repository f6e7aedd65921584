// On PostgreSQL: the texts of items as searches compare them, in tables of their own, named as the search indexes of SQLite. Folding and
// normalizing a text takes longer than searching it, and a change of an item that leaves its texts alone no longer writes trigrams.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  if (kind !== 'postgres') return
  for (const statement of [...folding('content', `type <> 'revision'`), ...folding('content_texts')]) await sql.raw(statement).execute(db)
}

const COLUMNS = ['title', 'content', 'excerpt'] as const

function folding(table: string, condition = 'true'): string[] {
  const folded = (row: string): string => COLUMNS.map((column) => `lower(normalize(${row}.${column}))`).join(', ')
  const changed = COLUMNS.map((column) => `old.${column} <> new.${column}`).join(' or ')
  const search = `${table}_search`
  return [
    `create table ${search} (id integer primary key, title text not null, content text not null, excerpt text not null)`,
    `insert into ${search} (id, ${COLUMNS.join(', ')}) select id, ${folded(table)} from ${table} where ${condition}`,
    `create index ${search}_trigrams on ${search} using gin (${COLUMNS.map((column) => `${column} gin_trgm_ops`).join(', ')})`,
    `create function fold_${table}() returns trigger language plpgsql as $$
     begin
       if tg_op <> 'INSERT' then delete from ${search} where id = old.id; end if;
       if tg_op <> 'DELETE' then insert into ${search} (id, ${COLUMNS.join(', ')}) values (new.id, ${folded('new')}); end if;
       return null;
     end $$`,
    `create trigger ${search}_insert after insert on ${table} for each row
     ${condition === 'true' ? '' : `when (new.${condition})`} execute function fold_${table}()`,
    `create trigger ${search}_delete after delete on ${table} for each row
     ${condition === 'true' ? '' : `when (old.${condition})`} execute function fold_${table}()`,
    `create trigger ${search}_update after update of ${COLUMNS.join(', ')} on ${table} for each row
     when (${condition === 'true' ? '' : `new.${condition} and `}(${changed})) execute function fold_${table}()`,
    ...COLUMNS.map((column) => `drop index ${search}_${column}`),
  ]
}
