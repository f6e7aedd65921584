// What imports read and the service has no place for, and how far the import of a folder with a site has come.
import type { DatabaseKind } from '../dialect.ts'
import { ID } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table kept_elements (
    id ${ID[kind]},
    content_id integer references content(id) on delete cascade,
    kind text not null,
    key text not null unique,
    element text not null
  )`,
  'create index kept_elements_by_item on kept_elements(content_id, id)',
  `create table restores (
    id integer primary key,
    checksums text not null,
    step integer not null,
    bytes bigint not null,
    is_complete integer not null
  )`,
]
