// The calendar: events, venues, organizers, and texts in further languages.
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Dialect } from '../dialect.ts'
import type { Database } from '../schema.ts'

export async function up(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  await createVenues(db)
  await createOrganizers(db)
  await createEvents(db)
  await createTexts(db, dialect)
}

/** A table whose rows belong to one item of content each. */
const beside = (db: Kysely<Database>, name: string) =>
  db.schema
    .createTable(name)
    .addColumn('content_id', 'integer', (column) => column.primaryKey().references('content.id').onDelete('cascade'))

async function createEvents(db: Kysely<Database>): Promise<void> {
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

async function createVenues(db: Kysely<Database>): Promise<void> {
  let venues = beside(db, 'venues')
  for (const name of ['address', 'city', 'country', 'province', 'state', 'zip', 'phone', 'website', 'stateprovince'])
    venues = venues.addColumn(name, 'text', (column) => column.notNull())
  for (const name of ['show_map', 'show_map_link']) venues = venues.addColumn(name, 'integer', (column) => column.notNull())
  for (const name of ['geo_lat', 'geo_lng']) venues = venues.addColumn(name, 'double precision')
  await venues.execute()
  await sql`create index venues_by_place on venues(geo_lat, geo_lng) where geo_lat is not null`.execute(db)
}

async function createOrganizers(db: Kysely<Database>): Promise<void> {
  let organizers = beside(db, 'organizers')
  for (const name of ['phone', 'website', 'email']) organizers = organizers.addColumn(name, 'text', (column) => column.notNull())
  await organizers.execute()
}

async function createTexts(db: Kysely<Database>, dialect: Dialect): Promise<void> {
  let texts = db.schema
    .createTable('content_texts')
    .addColumn('id', 'integer', dialect.generatedKey)
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
  await dialect.createTextsIndexes(db)
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
