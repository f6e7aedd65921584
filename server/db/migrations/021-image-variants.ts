// What is known of the pixels of an image, and the files that were made of it in other widths, formats and crops.
export const statements = (): string[] => [
  'alter table media_files add column frames integer',
  'alter table media_files add column placeholder text',
  'alter table media_files add column dominant_color text',
  // When a process began to find them out.
  'alter table media_files add column described_since text',
  `create index media_files_undescribed on media_files(path) where frames is null and size = 'full'`,
  `create table image_variants (
    path text primary key,
    -- Null while it is being made, and once it is no longer used.
    content_id integer references content(id) on delete set null,
    version text not null,
    name text not null,
    bytes integer not null,
    since text not null
  )`,
  'create unique index image_variants_by_name on image_variants(content_id, version, name) where content_id is not null',
  'create index image_variants_left on image_variants(since) where content_id is null',
]
