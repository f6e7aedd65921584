// The SQL of the calendar.
import { expressionBuilder } from 'kysely'
import type { ExpressionBuilder } from 'kysely'
import type { Language } from '../languages.ts'
import { compiledQuery } from '../db/compiled-query.ts'
import type { Dialect } from '../db/dialect.ts'
import { rowLimit } from '../db/page.ts'
import type { Database, Db } from '../db/schema.ts'
import { findRow, findRows } from '../engine/rows-store.ts'
import type { EventRow, OrganizerRow, VenueRow } from '../db/tables/calendar.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'

const mapByContent = <Row extends { content_id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.content_id, row]))

export async function findEvents(db: Db, ids: readonly number[]): Promise<Map<number, EventRow>> {
  return mapByContent(ids.length ? await db.selectFrom('events').selectAll().where('content_id', 'in', ids).execute() : [])
}

export function throwMissingEvent({ id }: Pick<ContentRow, 'id'>): never {
  throw new Error(`The event ${id} has no row among the events.`)
}

/** Triggers write the last end, also for organizers, so it is not written here. */
export async function saveEvent(db: Db, { utc_last_end: _lastEnd, ...row }: EventRow): Promise<void> {
  await db
    .insertInto('events')
    .values(row)
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(row))
    .execute()
}

export async function isGuidTaken(db: Db, type: string, guid: string): Promise<boolean> {
  return (await db.selectFrom('content').select('id').where('guid', '=', guid).where('type', '=', type).limit(1).execute()).length > 0
}

export async function findVenues(db: Db, ids: readonly number[]): Promise<Map<number, VenueRow>> {
  return mapByContent(ids.length ? await db.selectFrom('venues').selectAll().where('content_id', 'in', ids).execute() : [])
}

export async function saveVenue(db: Db, row: VenueRow): Promise<void> {
  await db
    .insertInto('venues')
    .values(row)
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(row))
    .execute()
}

export async function findOrganizers(db: Db, ids: readonly number[]): Promise<Map<number, OrganizerRow>> {
  return mapByContent(ids.length ? await db.selectFrom('organizers').selectAll().where('content_id', 'in', ids).execute() : [])
}

export async function saveOrganizer(db: Db, row: OrganizerRow): Promise<void> {
  await db
    .insertInto('organizers')
    .values(row)
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(row))
    .execute()
}

/** Returns the venue of each event that has one. */
export async function findVenueIds(db: Db, eventIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db
    .selectFrom('events')
    .select(['content_id', 'venue_id'])
    .where('content_id', 'in', eventIds)
    .where('venue_id', '<>', 0)
    .execute()
  return new Map(rows.map((row) => [row.content_id, [row.venue_id]]))
}

export async function setVenue(db: Db, eventId: number, venueId: number): Promise<void> {
  await db.updateTable('events').set({ venue_id: venueId }).where('content_id', '=', eventId).execute()
}

export async function removeVenue(db: Db, venueId: number): Promise<void> {
  await db.updateTable('events').set({ venue_id: 0 }).where('venue_id', '=', venueId).execute()
}

/** Returns the organizers of each event, in order. */
export async function findOrganizerIds(db: Db, eventIds: readonly number[]): Promise<Map<number, number[]>> {
  const rows = await db.selectFrom('event_organizers').selectAll().where('event_id', 'in', eventIds).orderBy('position').execute()
  return new Map([...Map.groupBy(rows, (row) => row.event_id)].map(([id, of]) => [id, of.map((row) => row.organizer_id)]))
}

export async function replaceOrganizers(db: Db, eventId: number, organizerIds: readonly number[]): Promise<void> {
  await db.deleteFrom('event_organizers').where('event_id', '=', eventId).execute()
  if (organizerIds.length)
    await db
      .insertInto('event_organizers')
      .values(organizerIds.map((organizer_id, position) => ({ event_id: eventId, organizer_id, position })))
      .execute()
}

const rowBySlug = compiledQuery((db, { values: [type, ...slugs] }: { values: readonly [string, ...string[]] }) =>
  db.selectFrom('content').selectAll().where('type', '=', type).where('slug', 'in', slugs).orderBy('id').limit(rowLimit(1)),
)

/** Finds the items of a type, which are rows of their own. */
export const itemRows = (type: string) => ({
  byId: (db: Db, id: number): Promise<ContentRow | undefined> => findRow(db, type, id),
  bySlug: (db: Db, slug: string): Promise<ContentRow | undefined> => findBySlug(db, type, slug),
  byIds: (db: Db, ids: readonly number[]): Promise<ContentRow[]> => findRows(db, ids, type),
})

/** Finds an item by a slug from a URL, percent-encoded or not. */
export async function findBySlug(db: Db, type: string, slug: string): Promise<ContentRow | undefined> {
  return (await rowBySlug(db, { values: [type, slug, encodeURIComponent(slug).toLowerCase()] }))[0]
}

const outsideTrash: Readonly<Record<Exclude<ContentStatus, 'trash'>, true>> = {
  publish: true,
  future: true,
  draft: true,
  pending: true,
  private: true,
  inherit: true,
  'auto-draft': true,
}

/** Finds items by name, in the site's language or the requested one, ignoring case; excludes the trash. */
export function findNamed(
  type: string,
  names: readonly string[],
  { db, dialect, language }: { db: Db; dialect: Dialect; language: Language },
): Promise<ContentRow[]> {
  const folded = names.map((name) => name.toLowerCase())
  return (
    db
      .selectFrom('content')
      .selectAll()
      .where('type', '=', type)
      // The index by title begins with the type and the status.
      .where('status', 'in', Object.keys(outsideTrash) as ContentStatus[])
      .where((eb) => {
        const translated = eb
          .selectFrom('content_texts')
          .select('content_id')
          .where('language', '=', language)
          .where((of) => of(dialect.fold(of.ref('content_texts.title')), 'in', folded))
        return eb.or([eb(dialect.fold(eb.ref('content.title')), 'in', folded), eb('content.id', 'in', translated)])
      })
      .orderBy('id')
      .execute()
  )
}

/** For conditions of the occurrences of events. */
export const occurrenceBuilder = (): ExpressionBuilder<Database, 'event_occurrences' | 'content'> =>
  expressionBuilder<Database, 'event_occurrences' | 'content'>()

/** Finds venues in a rectangle in degrees. If it crosses the date line, `east` is above 180 or `west` is below -180. */
export function findVenuesWithin(
  db: Db,
  { south, north, west, east }: { south: number; north: number; west: number; east: number },
): Promise<{ content_id: number; geo_lat: number; geo_lng: number }[]> {
  return db
    .selectFrom('venues')
    .select(['content_id', 'geo_lat', 'geo_lng'])
    .where('geo_lat', '>=', south)
    .where('geo_lat', '<=', north)
    .where((eb) => eb.or([0, 360, -360].map((turn) => eb.and([eb('geo_lng', '>=', west + turn), eb('geo_lng', '<=', east + turn)]))))
    .$narrowType<{ geo_lat: number; geo_lng: number }>()
    .execute()
}
