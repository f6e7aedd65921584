// The occurrences of an event that repeats, and its exceptions.
import type { EventRow, OccurrenceRow } from '#server/db/tables/calendar.ts'
import type { ContentRow } from '#server/db/tables/content.ts'
import { findRow } from '#server/engine/rows-store.ts'
import { eraseRow } from '#server/engine/writes-store.ts'
import type { Change, Trait } from '#server/engine/trait.ts'
import { findExceptions, followSeries, readSeries, releaseExceptions } from '../exceptions-store.ts'
import { findOccurrence, occurrenceSlug } from '../occurrences-store.ts'
import { localMs } from '../recurrence/local-dates.ts'
import { omitOccurrence, restoreOccurrence, storeOccurrences } from '../series-store.ts'
import { findEvents, throwMissingEvent } from '../store.ts'

export const series: Trait<ContentRow, object, { recurrence?: object | null }> & { write: object } = {
  after: 'all',
  async write(input, change) {
    const { before, context } = change
    const event = before && (await findEvents(context.db, [before.id])).get(before.id)
    if (event?.recurrence) await changeSeries(event, change)
    else if (input.recurrence) change.addEffect(async (db, { id }) => void (await storeSeries(id, undefined, { ...context, db })))
    else if (before?.parent) await changeException(before, change)
  },
  /** An exception is left out of its series; the exceptions of a series are erased with it. */
  async erase({ id }, inside) {
    const occurrence = await findOccurrence(inside.db, id)
    if (occurrence?.series_id) await omitOccurrence(inside.db, { ...occurrence, event_id: occurrence.series_id })
    for (const exception of await findExceptions(inside.db, [id])) await eraseRow(inside.db, exception.id)
  },
}

/** An exception in the trash is left out of its series, and its slug belongs to the series. */
async function changeException(before: ContentRow, { after, values, context: { db }, addEffect }: Change<ContentRow>): Promise<void> {
  const occurrence = await findOccurrence(db, before.id)
  const of = occurrence?.series_id && (await findRow(db, before.type, occurrence.series_id))
  if (!of) return
  const slug = occurrenceSlug(of.slug, occurrence.name)
  if (slug) Object.assign(values, { slug, slug_before_trash: null })
  const isInTrash = after('status') === 'trash'
  // Exceptions are also in the trash while their series is.
  if (isInTrash && before.status !== 'trash') addEffect((trx) => omitOccurrence(trx, occurrence))
  if (!isInTrash && occurrence.omitted) addEffect((trx) => restoreOccurrence(trx, occurrence))
}

async function changeSeries(event: EventRow, { before, context, addEffect }: Change<ContentRow>): Promise<void> {
  if (!before) return
  const exceptions = await findExceptions(context.db, [before.id])
  const fields = context.declarations.fields.get(before.type)
  const formerly = exceptions.length ? await readSeries(context.db, before, event) : undefined
  addEffect(async (db, row) => {
    const { after, kept, left } = await storeSeries(row.id, event, { ...context, db }, exceptions)
    if (formerly) await followSeries(db, formerly, await readSeries(db, row, after), exceptions, kept, fields)
    await releaseExceptions(db, left)
  })
}

async function storeSeries(
  id: number,
  before: EventRow | undefined,
  inside: Change<ContentRow>['context'],
  exceptions: readonly OccurrenceRow[] = [],
) {
  const after = (await findEvents(inside.db, [id])).get(id) ?? throwMissingEvent({ id })
  if (before && DATED.every((column) => before[column] === after[column])) return { after, kept: exceptions, left: [] }
  const movedBy = before ? localMs(after.start_date) - localMs(before.start_date) : 0
  return { after, ...(await storeOccurrences(after, movedBy, inside)) }
}

/** What the occurrences of a series follow from. */
const DATED = ['start_date', 'end_date', 'timezone', 'all_day', 'recurrence'] as const
