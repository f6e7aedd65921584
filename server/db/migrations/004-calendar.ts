// The calendar: events, venues, organizers, and texts in further languages.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { DatabaseKind } from '../dialect.ts'

export async function up(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  await createVenues(db)
  await createOrganizers(db)
  await createEvents(db)
  await createTexts(db, kind)
}

/** Starts a table that extends `content`: one row for each item. */
const beside = (db: Kysely<unknown>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('content_id', 'integer', (column) => column.primaryKey().references('content.id').onDelete('cascade'))

async function createEvents(db: Kysely<unknown>): Promise<void> {
  let events = beside(db, 'events')
  for (const name of ['start_date', 'end_date', 'utc_start_date', 'utc_end_date', 'timezone', 'cost', 'website'])
    events = events.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['all_day', 'show_map', 'show_map_link', 'hide_from_listings', 'sticky', 'featured', 'ticketed', 'venue_id'])
    events = events.addColumn(name, 'integer', (column) => column.notNull())
  await events.execute()
  await db.schema.createIndex('events_by_start').on('events').columns(['start_date', 'content_id']).execute()
  await db.schema.createIndex('events_by_end').on('events').column('end_date').execute()
  await db.schema.createIndex('events_by_venue').on('events').column('venue_id').execute()
  await db.schema
    .createTable('event_organizers')
    .addColumn('event_id', 'integer', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('organizer_id', 'integer', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('position', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('event_organizers_key', ['event_id', 'organizer_id'])
    .execute()
  await db.schema.createIndex('event_organizers_by_organizer').on('event_organizers').column('organizer_id').execute()
}

async function createVenues(db: Kysely<unknown>): Promise<void> {
  let venues = beside(db, 'venues')
  for (const name of ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'website', 'stateprovince'])
    venues = venues.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['show_map', 'show_map_link']) venues = venues.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of ['geo_lat', 'geo_lng']) venues = venues.addColumn(name, 'double precision')
  await venues.execute()
  await sql`create index venues_by_place on venues(geo_lat, geo_lng) where geo_lat is not null`.execute(db)
}

async function createOrganizers(db: Kysely<unknown>): Promise<void> {
  let organizers = beside(db, 'organizers')
  for (const name of ['phone', 'website', 'email']) organizers = organizers.addColumn(name, 'text', (column) => column.notNull())
  await organizers.execute()
}

async function createTexts(db: Kysely<unknown>, kind: DatabaseKind): Promise<void> {
  let texts = db.schema
    .createTable('content_texts')
    .addColumn('id', 'integer', (column) =>
      kind === 'sqlite' ? column.primaryKey().autoIncrement() : column.primaryKey().generatedByDefaultAsIdentity(),
    )
    .addColumn('content_id', 'integer', (column) => column.notNull().references('content.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
  for (const name of [
    'title',
    'title_rendered',
    'content',
    'content_rendered',
    'excerpt',
    'excerpt_rendered',
    'address',
    'city',
    'stands_in',
  ])
    texts = texts.addColumn(name, 'text', (column) => column.notNull())
  await texts.addUniqueConstraint('content_texts_key', ['content_id', 'language']).execute()
  for (const statement of SEARCH_INDEXES[kind]) await sql.raw(statement).execute(db)
  await db.schema
    .createTable('term_texts')
    .addColumn('term_id', 'integer', (column) => column.notNull().references('terms.id').onDelete('cascade'))
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('stands_in', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('term_texts_key', ['term_id', 'language'])
    .execute()
}

/** The search index of `content_texts` and the triggers that maintain it. */
const SEARCH_INDEXES: Readonly<Record<DatabaseKind, readonly string[]>> = {
  sqlite: [
    `create virtual table content_texts_search using fts5(title, content, excerpt, content='content_texts', content_rowid='id', tokenize='trigram')`,
    `create trigger content_texts_search_insert after insert on content_texts begin
       insert into content_texts_search(rowid, title, content, excerpt) values (new.id, nfc(new.title), nfc(new.content), nfc(new.excerpt));
     end`,
    `create trigger content_texts_search_delete after delete on content_texts begin
       insert into content_texts_search(content_texts_search, rowid, title, content, excerpt) values ('delete', old.id, nfc(old.title), nfc(old.content), nfc(old.excerpt));
     end`,
    `create trigger content_texts_search_update after update of title, content, excerpt on content_texts
     when (old.title is not new.title or old.content is not new.content or old.excerpt is not new.excerpt) begin
       insert into content_texts_search(content_texts_search, rowid, title, content, excerpt) values ('delete', old.id, nfc(old.title), nfc(old.content), nfc(old.excerpt));
       insert into content_texts_search(rowid, title, content, excerpt) values (new.id, nfc(new.title), nfc(new.content), nfc(new.excerpt));
     end`,
  ],
  postgres: [
    `create index content_texts_search_title on content_texts using gin (normalize(title) gin_trgm_ops)`,
    `create index content_texts_search_content on content_texts using gin (normalize(content) gin_trgm_ops)`,
    `create index content_texts_search_excerpt on content_texts using gin (normalize(excerpt) gin_trgm_ops)`,
  ],
}
