// Where a file is stored that has taken the place of another one: its URL, and so its path, stays the same.
export const statements = (): string[] => ['alter table media_files add column stored_as text']
