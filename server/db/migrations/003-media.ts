// The files of media items: which paths are taken, and by which item. A file without an item is deleted later.
export const statements = (): string[] => [
  `create table media_files (
    path text primary key,
    content_id integer references content(id) on delete set null,
    size text not null,
    mime_type text not null,
    width integer,
    height integer,
    bytes integer,
    since text not null,
    -- Where it is stored if it has taken the place of another file, whose path and URL it has.
    stored_as text
  )`,
  'create index media_files_by_content on media_files(content_id)',
  'create index media_files_left on media_files(since) where content_id is null',
]
