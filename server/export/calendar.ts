// Exports all events as an iCalendar file, series with their exceptions.
import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { pipeline } from 'node:stream/promises'
import { writeCalendar } from '../calendar/icalendar/calendar.ts'
import type { CalendarPart } from '../calendar/icalendar/calendar.ts'
import { findEventItems } from '../calendar/occurrences-store.ts'
import type { Language } from '../languages.ts'
import { onBehalfOf } from '../context.ts'
import type { Context, RequestContext } from '../context.ts'
import { idsOf } from '../db/ids.ts'
import { partsOf } from '../namespaces/cal-events-v1/feeds.ts'
import { findEventsAfter } from './calendar-store.ts'

const EVENTS_AT_ONCE = 100
/** Stands for the events between the time zones and the end. */
const EVENTS = 'X-EVENTS\r\n'

/** The owner of the database may read everything. */
const owner = { user: null, can: () => true }

export interface CalendarReport {
  file: string
  /** The number of events and series. */
  events: number
}

export async function exportCalendar(
  file: string,
  context: Context,
  { language, progress }: { language: Language; progress(done: number): void },
): Promise<CalendarReport> {
  const asOwner = { ...onBehalfOf(owner, context), language }
  const zones: CalendarPart['zones'] = []
  const report = { file, events: 0 }
  // The time zones come first, and are known last.
  const [events, part] = [`${file}.events.part`, `${file}.part`]
  await pipeline(eventTexts, createWriteStream(events))
  const [head = '', tail = ''] = writeCalendar([{ text: EVENTS, zones }], asOwner).split(EVENTS)
  await pipeline(
    async function* () {
      yield head
      yield* createReadStream(events)
      yield tail
    },
    createWriteStream(part, { flush: true }),
  )
  await rename(part, file)
  await rm(events)
  return report

  async function* eventTexts(): AsyncGenerator<string> {
    for (let last = 0; ;) {
      const found = await findEventsAfter(context.db, last, EVENTS_AT_ONCE)
      if (!found.length) return
      for (const one of await calendarParts(found, asOwner)) {
        zones.push(...one.zones)
        yield one.text
      }
      last = found.at(-1)?.id ?? last
      progress((report.events += found.length))
    }
  }
}

/** Events with a password are read with it. */
async function calendarParts(found: Awaited<ReturnType<typeof findEventsAfter>>, asOwner: RequestContext): Promise<CalendarPart[]> {
  const parts: CalendarPart[] = []
  for (const [password, rows] of Map.groupBy(found, (row) => row.password))
    parts.push(
      ...(await partsOf(await findEventItems(asOwner.db, idsOf(rows)), asOwner, { password: password || undefined, isListed: false })),
    )
  return parts
}
