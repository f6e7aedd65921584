// Reads the events of an iCalendar file, and counts the entries that cannot be imported.
import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { findZone } from '../calendar/dates.ts'
import { RuleBudget } from './calendar-rules.ts'
import { prepareZones } from './calendar-zones.ts'
import { textIn } from './calendar-properties.ts'
import { occurrencesOf } from './occurrences.ts'
import type { FileEvent, SeriesLimit } from './occurrences.ts'
import { createSkipCounter } from './skipped.ts'
import type { Skipped } from './skipped.ts'

/** The file is not a complete iCalendar file. */
export class CalendarFileError extends Error {}

export interface CalendarFile {
  events: FileEvent[]
  skipped: Skipped[]
}

/** `siteZone` is the time zone of calendars that do not have one. */
export async function readCalendarFile(file: string, horizon: SeriesLimit, siteZone: string): Promise<CalendarFile> {
  const { skip, all } = createSkipCounter()
  const text = await textOf(file)
  const budget = new RuleBudget(text.length)
  const events = calendarsIn(text, file, skip).flatMap((calendar) => eventsIn(calendar, { horizon, budget, skip, siteZone }))
  return { events: [...Map.groupBy(events, ({ key }) => key).values()].flatMap(([first]) => first ?? []), skipped: all() }
}

/** Whether a file is iCalendar, by its extension or its first bytes. */
export async function isCalendarFile(file: string): Promise<boolean> {
  if (/\.(?:ics|ical|ifb)$/i.test(file)) return true
  return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(await beginningOf(file).catch(() => ''))
}

async function beginningOf(file: string): Promise<string> {
  await using opened = await open(file)
  const { buffer, bytesRead } = await opened.read({ buffer: Buffer.alloc(1000) })
  return buffer.toString('utf8', 0, bytesRead)
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CalendarFileError(error.code === 'ENOENT' ? `The file ${file} does not exist.` : `${file} cannot be read: ${error.message}.`)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CalendarFileError(`${file} is not encoded in UTF-8, as iCalendar files must be.`)
  }
}

function calendarsIn(text: string, file: string, skip: Skip): ICAL.Component[] {
  let parsed: unknown[]
  try {
    parsed = ICAL.parse(text.trim()) as unknown[]
  } catch (error) {
    const readable = parseWithoutBroken(text.trim(), skip)
    if (!readable) throw new CalendarFileError(`${file} is not a valid iCalendar file: ${(error as Error).message}.`)
    parsed = readable
  }
  const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
  const calendars = roots.filter(([name]) => name === 'vcalendar').map((root) => new ICAL.Component(root))
  if (!calendars.length) throw new CalendarFileError(`${file} is not an iCalendar file: it has no VCALENDAR.`)
  return calendars
}

/** The library rejects the whole file because of one invalid value. This parses the file without the components that it rejects. */
function parseWithoutBroken(text: string, skip: Skip): unknown[] | undefined {
  const broken: { what: string; reason: string }[] = []
  const rest = text.split(/^(?=BEGIN:(?:VEVENT|VTIMEZONE)\b)/im).map((piece) => {
    const [, name = ''] = /^BEGIN:(VEVENT|VTIMEZONE)\b/i.exec(piece) ?? []
    const last = name && new RegExp(`^END:${name}[ \\t]*(?:\\r?\\n)?`, 'im').exec(piece)
    if (!last) return piece
    const end = last.index + last[0].length
    try {
      ICAL.parse(piece.slice(0, end).trim())
      return piece
    } catch (error) {
      const what = name.toUpperCase() === 'VEVENT' ? 'event' : 'vtimezone'
      broken.push({ what, reason: `it cannot be read: ${(error as Error).message}` })
      return piece.slice(end)
    }
  })
  try {
    const parsed = ICAL.parse(rest.join('')) as unknown[]
    for (const { what, reason } of broken) skip(what, reason)
    return parsed
  } catch {
    return undefined
  }
}

type Skip = ReturnType<typeof createSkipCounter>['skip']

function eventsIn(
  calendar: ICAL.Component,
  { horizon, budget, skip, siteZone }: { horizon: SeriesLimit; budget: RuleBudget; skip: Skip; siteZone: string },
): FileEvent[] {
  for (const { name } of calendar.getAllSubcomponents())
    if (name !== 'vevent' && name !== 'vtimezone') skip(name, 'only events are imported')
  prepareZones(calendar, horizon.until.getUTCFullYear(), budget, (reason) => skip('vtimezone', reason))
  const isCancellation = textIn(calendar, 'method')?.toUpperCase() === 'CANCEL'
  const reading = { horizon, budget, zone: zoneIn(calendar) ?? siteZone, skip: skipping('event'), explain: skipping('recurring event') }
  const events = calendar.getAllSubcomponents('vevent')
  return [...Map.groupBy(events, uidOf)].flatMap(([uid, versions]) =>
    occurrencesOf(uid, versions, reading).map((found) => ({ ...found, isCancellation })),
  )

  function skipping(what: string) {
    return (reason: string, count = 1): [] => {
      skip(what, reason, count)
      return []
    }
  }
}

/** Returns the UID without control characters; a missing one is derived from the event. */
function uidOf(event: ICAL.Component): string {
  const uid = textIn(event, 'uid')
    ?.replace(/[\p{Cc}\\]/gu, '')
    .trim()
  return (
    uid ||
    createHash('sha256')
      .update(`${textIn(event, 'dtstart')} ${textIn(event, 'summary')}`)
      .digest('hex')
      .slice(0, 32)
  )
}

function zoneIn(calendar: ICAL.Component): string | undefined {
  const name = textIn(calendar, 'x-wr-timezone')
  return name !== undefined && findZone(name) ? name : undefined
}
