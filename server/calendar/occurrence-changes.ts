// Changes of single occurrences, and of an occurrence with all that follow.
import { randomUUID } from 'node:crypto'
import type { RecurrenceInput } from '../contract/recurrence.ts'
import type { TypeDescription } from '../content-type.ts'
import type { RequestContext } from '../context.ts'
import type { EventRow, OccurrenceRow } from '../db/tables/calendar.ts'
import type { ContentRow } from '../db/tables/content.ts'
import { store, moveToTrash } from '../engine/change.ts'
import { freeSlug } from '../engine/free-slug.ts'
import { mayEdit, mayRemove } from '../engine/permissions.ts'
import { findRow } from '../engine/rows-store.ts'
import type { Trait } from '../engine/trait.ts'
import type { Caller } from '../users/caller.ts'
import { assertAllowed } from '../users/missing-right.ts'
import { formatDate, parseDate } from './dates.ts'
import { copyEvent } from './exceptions-store.ts'
import { continuationOf, formatStamp } from './icalendar/series.ts'
import { findEventItem, isException, moveOccurrences, occurrenceSlug } from './occurrences-store.ts'
import type { EventItem } from './occurrences-store.ts'
import { datesAt } from './recurrence/plan.ts'
import { changesOfRecurrence, invalidRecurrence, recurrenceOf, writeRecurrence } from './recurrence/recurrence.ts'
import type { StoredRecurrence } from './recurrence/recurrence.ts'
import { formatLocal, localMs } from './recurrence/local-dates.ts'
import { splitRecurrence } from './recurrence/split.ts'
import type { Split } from './recurrence/split.ts'
import { mayReadSeries } from './series-access.ts'
import { copiedFields, ownFieldsOf } from './series-fields.ts'
import { omitOccurrence, restoreOccurrence } from './series-store.ts'
import { findEvents, isGuidTaken, throwMissingEvent } from './store.ts'

interface Input {
  slug?: string
  status?: string
  start_date?: string
  end_date?: string
  timezone?: string
  recurrence?: RecurrenceInput | null
  meta?: object
}

interface Written<In extends object> extends Pick<TypeDescription, 'type' | 'permissions'> {
  traits: Trait<ContentRow, object, In>
}

/** An occurrence with its series. */
interface InSeries {
  item: EventItem
  occurrence: OccurrenceRow
  series: ContentRow
  event: EventRow
}

const CHANGE_SERIES = 'change the series of this event'

/** Whether a change of an occurrence applies to all that follow, too. The contract has validated the parameter. */
const includesFollowing = ({ url: { given } }: RequestContext): boolean => given['scope'] === 'following'

export function occurrenceChanges<In extends Input>(of: Written<In>) {
  return { change, remove }

  async function change(before: EventItem, input: In, inside: RequestContext): Promise<ContentRow> {
    const found = await withSeries(before, inside)
    if (!found) return store(of, before, input, inside)
    return includesFollowing(inside) ? changeFollowing(found, input, inside) : changeOne(found, input, inside)
  }

  /** Makes the occurrence an event of its own, an exception, and changes it. */
  async function changeOne(found: InSeries, input: In, inside: RequestContext): Promise<ContentRow> {
    const { item, occurrence, series } = found
    const { slug: _slug, recurrence, ...own } = withOwnFields(input, found, inside)
    assertSameRecurrence(recurrence, found, inside.caller)
    const isOnlyRestored = occurrence.omitted && own.status === series.status && Object.keys(own).length === 1
    if (isOnlyRestored && !isException(occurrence)) await restoreOccurrence(inside.db, occurrence)
    else await store(of, await exceptionOf(found, inside), own as In, inside)
    return reread(item.id, series, inside)
  }

  async function exceptionOf({ item, occurrence, series, event }: InSeries, { db, declarations }: RequestContext): Promise<ContentRow> {
    if (isException(occurrence)) return (await findRow(db, of.type, item.id)) ?? item
    const { start_date, end_date, utc_start_date, utc_end_date } = occurrence
    const own = {
      id: item.id,
      slug: occurrenceSlug(series.slug, occurrence.name),
      guid: `${series.guid}/${formatStamp(occurrence, event)}`,
      parent: series.id,
      version: series.version,
    }
    const row = occurrence.omitted ? { ...series, ...moveToTrash(series), slug_before_trash: null } : series
    return copyEvent(db, { ...row, ...copiedFields(series, declarations.fields.get(of.type)) }, own, {
      ...event,
      ...{ recurrence: '', generated_until: '' },
      ...{ start_date, end_date, utc_start_date, utc_end_date },
    })
  }

  /** Ends the series before the occurrence, and begins another one with it, which is changed. */
  async function changeFollowing(found: InSeries, input: In, inside: RequestContext): Promise<ContentRow> {
    const { occurrence, series, event } = found
    assertAllowed(inside.caller, 'rest_forbidden', CHANGE_SERIES, (caller) => mayEdit(of.permissions, caller, series))
    const { before, after } = split(found)
    if (!before) {
      await store(of, series, seriesInput(input, found, event.start_date), inside)
      return changeException(found, input, inside)
    }
    const [id = 0] = await inside.dialect.reserveIds(inside.db, 1)
    const slug = series.slug && (await freeSlug(series.slug, { id, type: of.type, parent: 0 }, inside))
    const dates = datesAt(after.start, event)
    const copy = await copyEvent(
      inside.db,
      { ...series, ...copiedFields(series, inside.declarations.fields.get(of.type)) },
      { id, slug, guid: await uidFrom(found, inside), parent: 0, version: 1 },
      { ...event, ...dates, recurrence: writeRecurrence(after.recurrence) },
    )
    await moveOccurrences(inside.db, series.id, occurrence.occurrence, id)
    await endSeries(found, before, inside)
    const own = withOwnFields(input, found, inside)
    await store(of, copy, seriesInput(own, found, after.start), inside)
    return changeException({ ...found, series: copy }, own, inside)
  }

  /** An exception does not follow its series where it has been changed, but a change of it and all that follow is one of itself, too. */
  async function changeException({ item, series }: InSeries, input: In, inside: RequestContext): Promise<ContentRow> {
    const changed = await reread(item.id, series, inside)
    const found = await withSeries(changed, inside)
    const { recurrence: _recurrence, ...own } = input
    return found && isException(found.occurrence) ? changeOne(found, own as In, inside) : changed
  }

  /** Calendar programs see from the UID which series this one continues. */
  async function uidFrom({ occurrence, series, event }: InSeries, { db }: RequestContext): Promise<string> {
    const uid = continuationOf(series.guid, formatStamp(occurrence, event))
    return (await isGuidTaken(db, of.type, uid)) ? randomUUID() : uid
  }

  /** Stores the series with what is left of its recurrence. */
  async function endSeries({ series }: InSeries, recurrence: StoredRecurrence, inside: RequestContext): Promise<void> {
    const { rule, rdates, exdates } = recurrence
    await store(of, series, { recurrence: { rule, rdates: [...rdates], exdates: [...exdates] } } as In, inside)
  }

  async function remove(before: EventItem, inside: RequestContext): Promise<ContentRow> {
    const found = await withSeries(before, inside)
    if (!found) return store(of, before, {} as In, inside, moveToTrash(before))
    if (includesFollowing(inside)) return removeFollowing(found, inside)
    const { item, occurrence, series } = found
    if (isException(occurrence)) {
      const exception = await exceptionOf(found, inside)
      await store(of, exception, {} as In, inside, moveToTrash(exception))
    } else await omitOccurrence(inside.db, occurrence)
    return reread(item.id, series, inside)
  }

  async function removeFollowing(found: InSeries, inside: RequestContext): Promise<ContentRow> {
    const { item, series } = found
    assertAllowed(inside.caller, 'rest_forbidden', CHANGE_SERIES, (caller) => mayRemove(of.permissions, caller, series))
    const { before } = split(found)
    if (before) {
      await endSeries(found, before, inside)
      return { ...item, status: 'trash' }
    }
    await store(of, series, {} as In, inside, moveToTrash(series))
    return reread(item.id, series, inside)
  }

  async function withSeries(item: EventItem, { db }: RequestContext): Promise<InSeries | undefined> {
    const { occurrence } = item
    if (!occurrence?.series_id) return undefined
    const series = await findRow(db, of.type, occurrence.series_id)
    const event = (await findEvents(db, [occurrence.series_id])).get(occurrence.series_id)
    return series && event ? { item, occurrence, series, event } : undefined
  }

  /** The occurrence after the change. If the change has moved it out of its series, the series. */
  async function reread(id: number, series: ContentRow, { db }: RequestContext): Promise<ContentRow> {
    return (await findEventItem(db, id)) ?? (await findEventItem(db, series.id)) ?? throwMissingEvent(series)
  }
}

function withOwnFields<In extends Input>(input: In, { series }: InSeries, { declarations }: RequestContext): In {
  return input.meta ? { ...input, meta: ownFieldsOf({ ...input.meta }, series, declarations.fields.get(series.type)) } : input
}

/** Callers may send back what they have read, which is null if they may not read the series. */
function assertSameRecurrence(recurrence: Input['recurrence'], { event, series }: InSeries, caller: Caller): void {
  if (recurrence === undefined || (recurrence === null && !mayReadSeries(series, caller))) return
  if (recurrence && !Object.keys(changesOfRecurrence(recurrence, event)).length) return
  throw invalidRecurrence(
    `It belongs to the series ${series.id}. Update that, or send scope=following to change this occurrence and all that follow.`,
  )
}

/** A change of an occurrence as one of the series that starts on `start`. What has been read of the recurrence is that of the whole. */
function seriesInput<In extends Input>(input: In, { occurrence, event }: InSeries, start: string): In {
  const offset = localMs(start) - localMs(occurrence.start_date)
  const shifted = (text: string): string => {
    const date = offset ? parseDate(text, input.timezone || event.timezone) : undefined
    return date ? formatLocal(localMs(formatDate(date)) + offset) : text
  }
  return {
    ...input,
    start_date: input.start_date === undefined ? start : shifted(input.start_date),
    ...(input.end_date !== undefined && { end_date: shifted(input.end_date) }),
    ...(input.recurrence && { recurrence: changesOfRecurrence(input.recurrence, event) }),
  }
}

function split({ occurrence: { occurrence }, event }: InSeries): Split {
  return splitRecurrence(recurrenceOf(event) ?? throwMissingEvent({ id: event.content_id }), event.start_date, occurrence)
}
