// Which items the own fields of other items refer to. Triggers follow the values of the fields that a site declares; the others cost nothing.
import type { DatabaseKind } from '../dialect.ts'
import { CLUSTERED } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table reference_fields (type text not null, field text not null, target text not null, primary key (type, field)) ${CLUSTERED[kind]}`,
  `create table field_references (
    type text not null,
    item_id integer not null,
    field text not null,
    target text not null,
    target_id bigint not null,
    primary key (type, item_id, field, target_id)
  ) ${CLUSTERED[kind]}`,
  'create index field_references_by_target on field_references(target, target_id)',
  ...HOLDERS.flatMap((holder) => TRIGGERS[kind](holder)),
]

/** A table with items that have own fields, and the type of a row. */
interface Holder {
  table: string
  type: (row: 'new' | 'old') => string
}

const HOLDERS: readonly Holder[] = [
  { table: 'content', type: (row) => `${row}.type` },
  { table: 'terms', type: (row) => `${row}.taxonomy` },
  { table: 'users', type: () => `'user'` },
]

const TRIGGERS: Readonly<Record<DatabaseKind, (holder: Holder) => string[]>> = {
  sqlite({ table, type }) {
    const removed = `delete from field_references where type = ${type('old')} and item_id = old.id;`
    const added = `insert or ignore into field_references (type, item_id, field, target, target_id)
      select ${type('new')}, new.id, fields.field, fields.target, value.value
      from reference_fields as fields, json_each(new.meta, '$."' || fields.field || '"') as value
      where fields.type = ${type('new')} and value.type = 'integer';`
    const trigger = (event: string, of: string, condition: string, actions: string): string =>
      `create trigger field_references_${table}_${event} after ${event} ${of} on ${table} when ${condition} begin ${actions} end`
    const declared = `exists (select 1 from reference_fields where type = ${type('new')})`
    return [
      trigger('insert', '', `new.meta <> '{}'`, added),
      trigger('update', 'of meta', `new.meta <> old.meta and ${declared}`, `${removed} ${added}`),
      trigger('delete', '', `old.meta <> '{}'`, removed),
    ]
  },
  postgres({ table, type }) {
    const removed = `delete from field_references where type = ${type('old')} and item_id = old.id;`
    const trigger = (event: string, of: string, condition: string): string =>
      `create trigger field_references_${event} after ${event} ${of} on ${table} for each row when (${condition})
       execute function follow_${table}_references()`
    return [
      `create function follow_${table}_references() returns trigger language plpgsql as $$
       declare stored jsonb;
       begin
         if tg_op = 'DELETE' then ${removed} return null; end if;
         if not exists (select from reference_fields where type = ${type('new')}) then return null; end if;
         if tg_op = 'UPDATE' then ${removed} end if;
         stored := new.meta::jsonb;
         insert into field_references (type, item_id, field, target, target_id)
         select ${type('new')}, new.id, fields.field, fields.target, value.value::bigint
         from reference_fields as fields, jsonb_array_elements(case jsonb_typeof(stored -> fields.field)
           when 'array' then stored -> fields.field when 'number' then jsonb_build_array(stored -> fields.field) else '[]' end) as value
         where fields.type = ${type('new')} and jsonb_typeof(value.value) = 'number'
         on conflict do nothing;
         return null;
       end $$`,
      trigger('insert', '', `new.meta <> '{}'`),
      trigger('update', 'of meta', 'new.meta <> old.meta'),
      trigger('delete', '', `old.meta <> '{}'`),
    ]
  },
}
