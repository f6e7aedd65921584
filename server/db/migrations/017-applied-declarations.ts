// The declarations of the site that the stored content fits: the types, taxonomies and fields that were applied last, as JSON, in one row.
export const statements = (): string[] => [
  'create table applied_declarations (id integer primary key, declarations text not null, applied text not null)',
]
