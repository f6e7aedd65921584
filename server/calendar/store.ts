// The SQL of the calendar. Every function takes the database or a transaction first.
import { expressionBuilder, sql } from 'kysely'
import type { Expression, ExpressionBuilder } from 'kysely'
import type { Language } from '../config/config.ts'
import type { Condition } from '../db/content-builder.ts'
import type { Dialect } from '../db/dialect.ts'
import { isAfter, keyColumns, rowsToRead } from '../db/keyset.ts'
import type { FoundRows, RowBounds, SortKey, SortOrder } from '../db/keyset.ts'
import { amongIds, countingOf, countingParts, fewOf, rowsOf } from '../lists/counting-store.ts'
import type { Among, Counting, CountingParts } from '../lists/counting-store.ts'
import type { ItemKey } from '../lists/lists-store.ts'
import { compiledQuery } from '../db/compiled-query.ts'
import { countOf, countOfUpTo, finishPage, rowLimit } from '../db/page.ts'
import type { Counted } from '../db/page.ts'
import type { Database, Db } from '../db/schema.ts'
import type { ContentTextsRow, EventRow, OrganizerRow, TermTextsRow, VenueRow } from '../db/tables/calendar.ts'
import type { ContentRow, ContentStatus } from '../db/tables/content.ts'

const byContent = <Row extends { content_id: number }>(rows: readonly Row[]): Map<number, Row> =>
  new Map(rows.map((row) => [row.content_id, row]))

export async function findEvents(db: Db, ids: readonly number[]): Promise<Map<number, EventRow>> {
  return byContent(ids.length ? await db.selectFrom('events').selectAll().where('content_id', 'in', ids).execute() : [])
}

export async function saveEvent(db: Db, row: EventRow): Promise<void> {
  await db
    .insertInto('events')
    .values(row)
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(row))
    .execute()
}

export async function findVenues(db: Db, ids: readonly number[]): Promise<Map<number, VenueRow>> {
  return byContent(ids.length ? await db.selectFrom('venues').selectAll().where('content_id', 'in', ids).execute() : [])
}

export async function saveVenue(db: Db, row: VenueRow): Promise<void> {
  await db
    .insertInto('venues')
    .values(row)
    .onConflict((conflict) => conflict.column('content_id').doUpdateSet(row))
    .execute()
}

export async function findOrganizers(db: Db, ids: readonly number[]): Promise<Map<number, OrganizerRow>> {
  return byContent(ids.length ? await db.selectFrom('organizers').selectAll().where('content_id', 'in', ids).execute() : [])
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

export async function findTexts(db: Db, ids: readonly number[], language: Language): Promise<Map<number, ContentTextsRow>> {
  return byContent(
    ids.length
      ? await db.selectFrom('content_texts').selectAll().where('content_id', 'in', ids).where('language', '=', language).execute()
      : [],
  )
}

export async function saveTexts(db: Db, row: Omit<ContentTextsRow, 'id'>): Promise<void> {
  await db
    .insertInto('content_texts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['content_id', 'language']).doUpdateSet(row))
    .execute()
}

export async function findTermTexts(db: Db, ids: readonly number[], language: Language): Promise<Map<number, TermTextsRow>> {
  const rows = ids.length
    ? await db.selectFrom('term_texts').selectAll().where('term_id', 'in', ids).where('language', '=', language).execute()
    : []
  return new Map(rows.map((row) => [row.term_id, row]))
}

export async function saveTermTexts(db: Db, row: TermTextsRow): Promise<void> {
  await db
    .insertInto('term_texts')
    .values(row)
    .onConflict((conflict) => conflict.columns(['term_id', 'language']).doUpdateSet(row))
    .execute()
}

/** Finds an item by a slug from a URL, percent-encoded or not. */
export function findBySlug(db: Db, type: string, slug: string): Promise<ContentRow | undefined> {
  return db
    .selectFrom('content')
    .selectAll()
    .where('type', '=', type)
    .where('slug', 'in', [slug, encodeURIComponent(slug).toLowerCase()])
    .orderBy('id')
    .executeTakeFirst()
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

export const eventBuilder = (): ExpressionBuilder<Database, 'events' | 'content'> => expressionBuilder<Database, 'events' | 'content'>()

export interface EventsPage extends RowBounds {
  statuses: readonly ContentStatus[]
  conditions: readonly Condition[]
  order: EventsOrder
  /** Selects the `id` of the events to look at, if few of all are. */
  few?: Among['few']
  /** Set if many events may match: they are counted up to a limit. */
  counting?: Counting | undefined
}

/** Sorts by the start of the event or by its publication date, earliest first. */
export type EventsOrder = 'events.start_date' | 'content.date_gmt'

/** What the statement of a page is built of. */
interface PageIngredients {
  shape: Pick<EventsPage, 'statuses' | 'order' | 'limit'> & {
    /** Set if the page is part of a walk. */
    walk: { isStarted: boolean } | undefined
    countLimit: number | undefined
  }
  values: readonly [offset: number]
  parts: CountingParts & Record<'conditions' | 'after' | 'few', readonly Expression<unknown>[]>
}

function ingredientsOf({ statuses, conditions, order, limit, offset, position, counting, few }: EventsPage): PageIngredients {
  return {
    shape: { statuses, order, limit, walk: position && { isStarted: position.key !== undefined }, countLimit: counting?.limit },
    values: [offset],
    parts: {
      ...{ conditions, ...countingParts(counting) },
      after: position?.key ? [isAfter(sortOrder(order), position.key)] : [],
      few: few ? [few] : [],
    },
  }
}

const compiledPage = compiledQuery((db, query: PageIngredients) => pageOf(db, query).page.select(['content.id', 'content.version']))

/** The keys of a page of events, and how many events there are in all; those hidden from listings are left out. */
export async function findEventKeys(db: Db, query: EventsPage): Promise<{ keys: ItemKey[]; total: number; next?: SortKey }> {
  const { rows: keys, ...counted } = await finished(db, query, await compiledPage(db, ingredientsOf(query)))
  return { keys, ...counted }
}

/** The same with the whole rows. */
export async function findEventsPage(db: Db, query: EventsPage): Promise<FoundRows<ContentRow>> {
  const { page } = pageOf(db, ingredientsOf(query))
  const rows = db
    .selectFrom(page.select([`${query.order} as place`, 'events.content_id']).as('page'))
    .innerJoin('content', 'content.id', 'page.content_id')
    .where('content.type', '=', 'event')
    .selectAll('content')
    .select('page.list_total')
    .orderBy('page.place')
    .orderBy('content.id')
  const keyed = query.position ? rows.select(keyColumns([sql.ref('page.place'), sql.ref('content.id')])) : rows
  return finished<ContentRow>(db, query, await keyed.execute())
}

/** Separates what the database has found into the page and the total. */
function finished<Row extends object>(db: Db, query: EventsPage, found: readonly Counted<Row>[]): Promise<FoundRows<Row>> {
  return finishPage<Row>(found, query, { db, total: () => pageOf(db, ingredientsOf(query)).total, countLimit: query.counting?.limit })
}

const sortOrder = (order: EventsOrder): SortOrder => [
  [sql.ref(order), 'asc'],
  [sql.ref('events.content_id'), 'asc'],
]

function pageOf(db: Db, { shape, values: [offset], parts }: PageIngredients) {
  const { order, limit, walk, statuses } = shape
  const matched = { statuses, conditions: parts.conditions as Condition[], few: fewOf(parts.few) }
  const total = walk?.isStarted ? sql.lit(0) : totalOf(db, matched, countingOf(shape.countLimit, parts))
  // Of two bounds of a column, SQLite uses the first one for its index.
  const page = matchingEvents(db, { ...matched, conditions: [...(parts.after as Condition[]), ...matched.conditions] })
    .select(sql<number>`${total}`.as('list_total'))
    .orderBy(order)
    .orderBy('events.content_id')
    .limit(rowLimit(rowsToRead(limit, walk)))
    .offset(offset)
  return { page: walk ? page.select(keyColumns(sortOrder(order).map(([by]) => by))) : page, total }
}

function totalOf(db: Db, { statuses, conditions, few }: Matched, counting: Counting | undefined): Expression<number> {
  return counting
    ? countOfUpTo(counting.limit, matchingEvents(db, { statuses, ...counting }))
    : countOf(matchingEvents(db, { statuses, conditions, few }))
}

type Matched = Pick<EventsPage, 'statuses' | 'conditions'> & Among

function matchingEvents(db: Db, { statuses, conditions, among, few }: Matched) {
  // SQLite reads the tables of a cross join in order; the date bounds leave fewer rows than the status does.
  const both = among || few ? rowsOf(db, { among, few }).crossJoin('events') : db.selectFrom('events').crossJoin('content')
  const all = both
    .whereRef('content.id', '=', 'events.content_id')
    .where('content.type', '=', sql.lit('event'))
    .where('content.status', 'in', statuses.map(sql.lit))
    .where('events.hide_from_listings', '=', sql.lit(0))
  return conditions.reduce((matching, condition) => matching.where(condition), all)
}

/** How many of these events match. */
export async function countEventsAmong(db: Db, query: Matched, ids: readonly number[]): Promise<number> {
  const among = countOf(matchingEvents(db, { ...query, few: amongIds(ids) }))
  const { count } = await db.selectNoFrom(sql<number>`${among}`.as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

/** Finds venues inside a rectangle in degrees. If it crosses the date line, `east` exceeds 180 or `west` is below -180. */
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
