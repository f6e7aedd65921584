// What belongs to the site as a whole, and what its processes share.
import type { DatabaseKind } from '../dialect.ts'

export const statements = (kind: DatabaseKind): string[] => [
  'create table settings (name text primary key, value text not null)',
  // Generated on first use, such as the key with which application passwords are hashed.
  'create table secrets (name text primary key, value text not null)',
  // The documents of the site toolkit.
  'create table documents (path text primary key, content text not null)',
  // The embeds of other sites, as these described them.
  'create table foreign_embeds (key text primary key, embed text not null, fetched text not null)',
  'create index foreign_embeds_by_age on foreign_embeds(fetched)',
  // Requests and failed logins in a period of time. A crash of PostgreSQL may lose them, so they need not be written to its log.
  `create ${kind === 'postgres' ? 'unlogged ' : ''}table shared_counts (key text primary key, count integer not null, reset_at bigint not null)`,
]
