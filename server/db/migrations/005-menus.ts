// The targets of menu items.
export const statements = (): string[] => [
  `create table menu_items (
    content_id integer primary key references content(id) on delete cascade,
    type text not null,
    object text not null,
    object_id integer not null,
    url text not null,
    target text not null,
    classes text not null,
    xfn text not null
  )`,
  'create index menu_items_by_object on menu_items(type, object_id)',
]
