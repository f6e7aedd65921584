// Users, their preferences, the passwords of their applications, and the passwords that they log in with on the authorization page.
import type { DatabaseKind } from '../dialect.ts'
import { ID } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table users (
    id ${ID[kind]},
    login text not null unique,
    email text not null default '',
    name text not null,
    first_name text not null default '',
    last_name text not null default '',
    nickname text not null default '',
    slug text not null unique,
    url text not null default '',
    description text not null default '',
    role text not null,
    registered text not null,
    locale text not null default ''
  )`,
  // Written often and read by their user alone, so they are not part of the users, on which cached responses depend.
  `create table user_preferences (
    user_id integer primary key references users(id) on delete cascade,
    preferences text not null
  )`,
  `create table application_passwords (
    id text primary key,
    user_id integer not null references users(id) on delete cascade,
    name text not null,
    hash text not null,
    created text not null,
    last_used text,
    last_ip text,
    app_id text
  )`,
  'create index application_passwords_by_user on application_passwords(user_id)',
  'create unique index application_passwords_by_hash on application_passwords(hash)',
  `create table account_passwords (
    user_id integer primary key references users(id) on delete cascade,
    hash text not null
  )`,
]
