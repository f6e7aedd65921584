// The locale of users, and the preferences that editors keep with them. Preferences are written often and read by their user alone, so they
// are not part of the users, on which cached responses depend.
import type { DatabaseKind } from '../dialect.ts'

export const statements = (_kind: DatabaseKind): string[] => [
  `alter table users add column locale text not null default ''`,
  `create table user_preferences (
    user_id integer primary key references users(id) on delete cascade,
    preferences text not null
  )`,
]
