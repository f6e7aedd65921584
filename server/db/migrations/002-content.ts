// Content of all types, and what belongs to single items: autosaves, preview links and former paths.
import type { DatabaseKind } from '../dialect.ts'
import { folded, ID } from './dialects.ts'

export const statements = (kind: DatabaseKind): string[] => [
  `create table content (
    id ${ID[kind]},
    type text not null,
    status text not null,
    slug text not null,
    parent integer not null default 0,
    menu_order integer not null default 0,
    author integer not null,
    date text not null,
    date_gmt text not null,
    date_floats integer not null default 0,
    modified text not null,
    modified_gmt text not null,
    password text not null default '',
    comment_status text not null default 'open',
    ping_status text not null default 'open',
    featured_media integer not null default 0,
    sticky integer not null default 0,
    template text not null default '',
    format text not null default 'standard',
    mime_type text not null default '',
    guid text not null default '',
    status_before_trash text,
    slug_before_trash text,
    version integer not null default 1,
    meta text not null default '{}',
    title text not null default '',
    title_rendered text not null default '',
    block_version integer not null default 0,
    excerpt text not null default '',
    excerpt_rendered text not null default '',
    content text not null default '',
    content_rendered text not null default '',
    is_dynamic integer not null default 0
  )`,
  // The last column is checked in the index: a list by date of items modified in a period may read many before it finds one.
  'create index content_by_date on content(type, status, date_gmt, id, modified_gmt)',
  'create index content_by_modified on content(type, status, modified_gmt, id)',
  'create index content_by_slug on content(type, slug)',
  'create index content_by_parent on content(parent, type)',
  'create index content_by_guid on content(guid)',
  'create index content_by_featured_media on content(featured_media)',
  // Few items are sticky or scheduled, or have a format: small indexes of those alone.
  'create index content_sticky on content(type, status, date_gmt) where sticky = 1',
  `create index content_scheduled on content(date_gmt) where status = 'future'`,
  // The lists in their orders. All begin with the type and the status, so that SQLite chooses among them by the order alone:
  // its statistics of a large table are estimates.
  'create index content_by_status on content(type, status, (id + 0))',
  'create index content_by_status_author on content(type, status, author, id)',
  `create index content_by_title on content(type, status, (${folded('title', kind)}), id)`,
  'create index content_by_author on content(type, status, author, date_gmt, id)',
  'create index content_by_status_parent on content(type, status, parent, id)',
  `create index content_by_format on content(type, status, format, date_gmt, id) where format <> 'standard'`,

  // The versions of items that autosaves created, and the user whose autosave it was.
  `create table autosave_versions (
    content_id integer not null references content(id) on delete cascade,
    version integer not null,
    user_id integer references users(id) on delete cascade,
    constraint autosave_versions_key primary key (content_id, version)
  )`,
  'create index autosave_versions_by_user on autosave_versions(user_id)',

  // Tokens with which anyone can read one item that is not public. They end with their item and with their creator.
  `create table preview_links (
    id ${ID[kind]},
    content_id integer not null references content(id) on delete cascade,
    author integer not null references users(id) on delete cascade,
    hash text not null unique,
    autosave integer not null,
    created text not null,
    expires text not null
  )`,
  'create index preview_links_by_content on preview_links(content_id)',
  'create index preview_links_by_author on preview_links(author)',
  'create index preview_links_by_expiry on preview_links(expires)',

  // The paths of items before they were renamed or moved.
  `create table former_paths (
    path text primary key,
    content_id integer not null references content(id) on delete cascade
  )`,
  'create index former_paths_by_item on former_paths(content_id)',
]
