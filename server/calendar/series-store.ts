// Stores the occurrences of a series as its rule and dates give them, and keeps the IDs of those that stay.
import type { Dialect } from '../db/dialect.ts'
import type { Db } from '../db/schema.ts'
import type { EventRow, OccurrenceRow } from '../db/tables/calendar.ts'
import type { Flag } from '../db/tables/content.ts'
import { deleteOccurrences, findOccurrencesOf, insertOccurrences, isException } from './occurrences-store.ts'
import { formatLocal, localMs } from './recurrence/local-dates.ts'
import { datesAt, planSeries } from './recurrence/plan.ts'
import { recurrenceOf, writeRecurrence } from './recurrence/recurrence.ts'
import { bumpVersion } from '../engine/writes-store.ts'
import { rowLimit } from '../db/page.ts'
import { findEvents } from './store.ts'

interface Storing {
  db: Db
  dialect: Dialect
  now(): Date
}

/** Exceptions whose occurrence has another start now, or none any more. */
export interface MovedExceptions {
  kept: readonly OccurrenceRow[]
  left: readonly OccurrenceRow[]
}

/** Stores the occurrences of an event after a change. `movedBy` is how far its start has moved, in milliseconds. */
export async function storeOccurrences(event: EventRow, movedBy: number, { db, dialect, now }: Storing): Promise<MovedExceptions> {
  const plan = planSeries(event, now())
  const stored = await findOccurrencesOf(db, event.content_id)
  const byStart = new Map(stored.map((row) => [formatLocal(localMs(row.occurrence) + movedBy), row]))
  const wanted = occurrencesOf(event, plan.starts, byStart)
  const known = new Map(stored.map((row) => [row.id, row]))
  const changed = wanted.filter((row) => !isSame(row, known.get(row.id)))
  const staying = new Set(wanted.map(({ id }) => id))
  const left = stored.filter(({ id }) => !staying.has(id))
  const virtual = changed.filter((row) => !isException(row))
  await deleteOccurrences(
    db,
    [...virtual, ...left.filter((row) => !isException(row))].flatMap(({ id }) => (id ? [id] : [])),
  )
  const ids = await dialect.reserveIds(db, virtual.filter(({ id }) => !id).length)
  await insertOccurrences(
    db,
    dialect,
    virtual.map((row) => (row.id ? { ...row, version: row.version + 1 } : { ...row, id: ids.shift() ?? 0 })),
  )
  for (const { id, occurrence, name, omitted } of changed.filter(isException))
    await db.updateTable('event_occurrences').set({ occurrence, name, omitted }).where('id', '=', id).execute()
  await setHorizon(db, event, plan.generatedUntil)
  return { kept: wanted.filter(isException), left: left.filter(isException) }
}

/** Stores the occurrences of a series from its horizon on to the one of now. */
export async function extendSeries(event: EventRow, { db, dialect, now }: Storing): Promise<void> {
  const { starts, generatedUntil } = planSeries(event, now(), Infinity)
  const later = starts.filter((start) => start > event.generated_until)
  const rows = occurrencesOf(event, later, new Map())
  const ids = await dialect.reserveIds(db, rows.length)
  await insertOccurrences(
    db,
    dialect,
    rows.map((row, index) => ({ ...row, id: ids[index] ?? 0 })),
  )
  await setHorizon(db, event, generatedUntil)
}

async function setHorizon(db: Db, { content_id, generated_until }: EventRow, until: string): Promise<void> {
  if (until !== generated_until)
    await db.updateTable('events').set({ generated_until: until }).where('content_id', '=', content_id).execute()
}

/** The occurrences as they should be. New ones have no ID. An exception keeps its dates. */
function occurrencesOf(event: EventRow, starts: readonly string[], byStart: ReadonlyMap<string, OccurrenceRow>): OccurrenceRow[] {
  const omitted = new Set(recurrenceOf(event)?.exdates)
  const names = new Set<string>()
  return starts.map((occurrence) => {
    const known = byStart.get(occurrence)
    const row = {
      ...{ id: 0, event_id: event.content_id, series_id: event.content_id, version: 0, ...known },
      occurrence,
      name: nameOf(occurrence, names),
      omitted: omitted.has(occurrence) ? (1 as const) : (0 as const),
    }
    return known && isException(known) ? { ...known, ...row } : { ...row, ...datesAt(occurrence, event) }
  })
}

/** Names an occurrence by its day; further ones on the same day by the time, too. */
function nameOf(occurrence: string, names: Set<string>): string {
  const [day = '', time = ''] = occurrence.split(' ')
  const name = names.has(day) ? `${day}-${time.replaceAll(':', '')}` : day
  names.add(name)
  return name
}

function isSame(one: OccurrenceRow, other: OccurrenceRow | undefined): boolean {
  return other !== undefined && Object.entries(one).every(([column, value]) => other[column as keyof OccurrenceRow] === value)
}

/** Leaves an occurrence out of its series. */
export function omitOccurrence(db: Db, occurrence: OccurrenceRow): Promise<void> {
  return setOmitted(db, occurrence, 1)
}

/** Takes an occurrence that was left out into its series again. */
export function restoreOccurrence(db: Db, occurrence: OccurrenceRow): Promise<void> {
  return setOmitted(db, occurrence, 0)
}

async function setOmitted(db: Db, { id, event_id, series_id, occurrence }: OccurrenceRow, omitted: Flag): Promise<void> {
  if (series_id === null) return
  await db
    .updateTable('event_occurrences')
    .set((eb) => ({ event_id, omitted, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  await changeExdates(db, series_id, (dates) => (omitted ? [...dates, occurrence] : dates.filter((date) => date !== occurrence)))
}

/** Changes which occurrences a series leaves out. */
async function changeExdates(db: Db, seriesId: number, change: (dates: readonly string[]) => readonly string[]): Promise<void> {
  const event = (await findEvents(db, [seriesId])).get(seriesId)
  const recurrence = event && recurrenceOf(event)
  if (!recurrence) return
  const exdates = [...new Set(change(recurrence.exdates))].toSorted()
  await db
    .updateTable('events')
    .set({ recurrence: writeRecurrence({ ...recurrence, exdates }) })
    .where('content_id', '=', event.content_id)
    .execute()
  await bumpVersion(db, [event.content_id])
}

/** Finds series that have their occurrences only up to an earlier date. */
export function findSeriesToExtend(db: Db, until: string, limit: number): Promise<EventRow[]> {
  return db
    .selectFrom('events')
    .selectAll()
    .where('generated_until', '<>', '')
    .where('generated_until', '<', until)
    .orderBy('generated_until')
    .limit(rowLimit(limit))
    .execute()
}
