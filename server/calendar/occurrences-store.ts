// The occurrences of series. One that has not been changed by itself is its series at another date; an exception is an event of its own, with
// the ID of the occurrence.
import { sql } from 'kysely'
import { compiledQuery } from '../db/compiled-query.ts'
import type { Dialect } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { OccurrenceRow } from '../db/tables/calendar.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { findInOrder, findRow } from '../engine/rows-store.ts'
import type { ItemKey } from '../lists/sorted-store.ts'
import { pageTooLarge, splitPortions } from '../lists/text-sizes-store.ts'
import { findBySlug } from './store.ts'

/** An event, a series, or an occurrence of a series, which has the columns of its event and an ID, slug, status and version of its own. */
export type EventItem = ContentRow & { occurrence?: OccurrenceRow }

/** The ID of the event that has the texts, terms, venue and organizers of an item. */
export const eventIdOf = ({ id, occurrence }: EventItem): number => occurrence?.event_id ?? id

/** Whether an occurrence is an event of its own. */
export const isException = ({ id, event_id, series_id }: OccurrenceRow): boolean => series_id !== null && event_id === id

/** The IDs of these events, once each. */
export const eventIdsOf = (rows: readonly EventItem[]): number[] => [...new Set(rows.map(eventIdOf))]

/** Separates the slug of a series from the name of an occurrence. No other slug has it. */
export const SEPARATOR = '--'

/** Empty while the series has no slug. */
export const occurrenceSlug = (seriesSlug: string, name: string): string => seriesSlug && `${seriesSlug}${SEPARATOR}${name}`

function itemOf(event: ContentRow, occurrence: OccurrenceRow | undefined): EventItem {
  if (!occurrence || occurrence.series_id === null) return event
  return {
    ...event,
    id: occurrence.id,
    slug: isException(occurrence) ? event.slug : occurrenceSlug(event.slug, occurrence.name),
    ...(occurrence.omitted && { status: 'trash', status_before_trash: event.status_before_trash ?? event.status }),
    version: event.version + occurrence.version,
    occurrence,
  }
}

const occurrencesById = compiledQuery((db, { values }: { values: readonly number[] }) =>
  db.selectFrom('event_occurrences').selectAll().where('id', 'in', values),
)

export async function findOccurrence(db: Db, id: number): Promise<OccurrenceRow | undefined> {
  return (await findOccurrences(db, [id])).get(id)
}

async function findOccurrences(db: Db, ids: readonly number[]): Promise<Map<number, OccurrenceRow>> {
  const rows = ids.length ? await occurrencesById(db, { values: ids }) : []
  return new Map(rows.map((row) => [row.id, row]))
}

export async function findEventItem(db: Db, id: number): Promise<EventItem | undefined> {
  const occurrence = await findOccurrence(db, id)
  const event = await findRow(db, 'event', occurrence?.event_id ?? id)
  return event && itemOf(event, occurrence)
}

export async function findEventItemBySlug(db: Db, slug: string): Promise<EventItem | undefined> {
  const event = await findBySlug(db, 'event', slug)
  if (event) return event.parent ? findEventItem(db, event.id) : event
  const [seriesSlug, name] = slug.split(SEPARATOR)
  const series = seriesSlug && name ? await findBySlug(db, 'event', seriesSlug) : undefined
  if (!series || name === undefined) return undefined
  const [occurrence] = await occurrencesOfSeries(db, series.id).where('name', '=', name).execute()
  // The slug of an exception is found first.
  return occurrence?.event_id === series.id ? itemOf(series, occurrence) : undefined
}

/** Finds items in the order of `ids`. Skips those that do not exist. Throws if they are too large in total. */
export async function findEventItems(db: Db, ids: readonly number[]): Promise<EventItem[]> {
  const found: EventItem[] = []
  for await (const portion of findEventItemsByPortion(db, ids)) {
    if (found.length) throw pageTooLarge(ids.length)
    found.push(...portion)
  }
  return found
}

/** Reads items in portions, so that only one portion is in memory at a time. */
export async function* findEventItemsByPortion(db: Db, ids: readonly number[]): AsyncGenerator<EventItem[]> {
  const occurrences = await findOccurrences(db, ids)
  const eventOf = (id: number): number => occurrences.get(id)?.event_id ?? id
  for (const portion of await splitPortions(db, ids, 'event', eventOf)) {
    const events = new Map((await findInOrder(db, [...new Set(portion.map(eventOf))], 'event')).map((row) => [row.id, row]))
    yield portion.flatMap((id) => {
      const event = events.get(eventOf(id))
      return event ? itemOf(event, occurrences.get(id)) : []
    })
  }
}

/** What decides who may read an item. */
export type AccessRow = Pick<ContentRow, 'id' | 'author' | 'status' | 'status_before_trash'>

export async function findAccess(db: Db, ids: readonly number[]): Promise<AccessRow[]> {
  if (!ids.length) return []
  return db.selectFrom('content').select(['id', 'author', 'status', 'status_before_trash']).where('id', 'in', ids).execute()
}

const occurrencesOfSeries = (db: Db, seriesId: number) => db.selectFrom('event_occurrences').selectAll().where('series_id', '=', seriesId)

export function findOccurrencesOf(db: Db, seriesId: number): Promise<OccurrenceRow[]> {
  return occurrencesOfSeries(db, seriesId).execute()
}

/** Returns the key of each single event and, once, of each series that these occurrences belong to, in their order. */
export async function findWholes(db: Db, ids: readonly number[]): Promise<ItemKey[]> {
  if (!ids.length) return []
  const rows = await db
    .selectFrom('event_occurrences')
    .innerJoin('content', (join) =>
      join.on((eb) => eb('content.id', '=', eb.fn.coalesce('event_occurrences.series_id', 'event_occurrences.id'))),
    )
    .select(['event_occurrences.id as occurrence', 'content.id', 'content.version'])
    .where('event_occurrences.id', 'in', ids)
    .execute()
  const wholes = new Map(rows.map(({ occurrence, ...key }) => [occurrence, key]))
  const found = new Map(ids.flatMap((id) => wholes.get(id) ?? []).map((key) => [key.id, key]))
  return [...found.values()]
}

const COLUMNS = [
  'id',
  'event_id',
  'series_id',
  'occurrence',
  'name',
  'start_date',
  'end_date',
  'utc_start_date',
  'utc_end_date',
  'omitted',
  'version',
] as const

const INTEGERS: ReadonlySet<string> = new Set(['id', 'event_id', 'series_id', 'omitted', 'version'])

/** Inserts any number of occurrences in one statement. */
export async function insertOccurrences(db: Db, dialect: Dialect, rows: readonly OccurrenceRow[]): Promise<void> {
  if (!rows.length) return
  const json = JSON.stringify(rows.map((row) => COLUMNS.map((column) => row[column])))
  const values = COLUMNS.map((column, index) => `cast(given.value ->> ${index} as ${INTEGERS.has(column) ? 'integer' : 'text'})`)
  // The latest first, so that the last end of the event is written once.
  await sql`insert into event_occurrences (${sql.raw(COLUMNS.join(', '))}) select ${sql.raw(values.join(', '))}
    from ${dialect.jsonEntries(json)} where true order by ${sql.raw(values[COLUMNS.indexOf('utc_end_date')] ?? '')} desc`.execute(db)
}

export async function deleteOccurrences(db: Db, ids: readonly number[]): Promise<void> {
  for (let done = 0; done < ids.length; done += AT_ONCE)
    await db
      .deleteFrom('event_occurrences')
      .where('id', 'in', ids.slice(done, done + AT_ONCE))
      .execute()
}

/** Databases limit the number of parameters. */
const AT_ONCE = 1000

/** Gives the occurrences of a series from one on to another series. Their IDs and exceptions stay. */
export async function moveOccurrences(db: Db, from: number, since: string, to: number): Promise<void> {
  const moved = db.updateTable('event_occurrences').where('series_id', '=', from).where('occurrence', '>=', since)
  await moved.where('event_id', '=', from).set({ event_id: to }).execute()
  await moved.set({ series_id: to }).execute()
  const exceptions = db.selectFrom('event_occurrences').select('id').where('series_id', '=', to).whereRef('event_id', '=', 'id')
  await db.updateTable('content').set({ parent: to }).where('id', 'in', exceptions).execute()
}
