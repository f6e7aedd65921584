// Reads an iCalendar file: expands its events to single occurrences and collects what cannot be imported.
import { createHash } from 'node:crypto'
import { open, readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { findZone } from '../calendar/dates.ts'
import { describeZones } from './calendar-zones.ts'
import { occurrencesOf } from './occurrences.ts'
import type { Occurrence, SeriesLimit } from './occurrences.ts'
import { skippedItems } from './skipped.ts'
import type { Skipped } from './skipped.ts'

/** The file is not iCalendar or is incomplete. */
export class CalendarFileError extends Error {}

export interface CalendarFile {
  occurrences: Occurrence[]
  skipped: Skipped[]
}

export async function readCalendarFile(file: string, horizon: SeriesLimit): Promise<CalendarFile> {
  const calendars = calendarsIn(await textOf(file), file)
  const { skip, all } = skippedItems()
  const occurrences = calendars.flatMap((calendar) => eventsIn(calendar, horizon, skip))
  return { occurrences: [...Map.groupBy(occurrences, ({ key }) => key).values()].flatMap(([first]) => first ?? []), skipped: all() }
}

/** Whether a file is iCalendar, judged by its first bytes. */
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

function calendarsIn(text: string, file: string): ICAL.Component[] {
  let parsed: unknown[]
  try {
    parsed = ICAL.parse(text.trim()) as unknown[]
  } catch (error) {
    throw new CalendarFileError(`${file} is not a valid iCalendar file: ${(error as Error).message}.`)
  }
  const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
  const calendars = roots.filter(([name]) => name === 'vcalendar').map((root) => new ICAL.Component(root))
  if (!calendars.length) throw new CalendarFileError(`${file} is not an iCalendar file: it has no VCALENDAR.`)
  return calendars
}

type Skip = ReturnType<typeof skippedItems>['skip']

function eventsIn(calendar: ICAL.Component, horizon: SeriesLimit, skip: Skip): Occurrence[] {
  for (const { name } of calendar.getAllSubcomponents())
    if (name !== 'vevent' && name !== 'vtimezone') skip(name, 'only events are imported')
  describeZones(calendar, horizon.until.getUTCFullYear())
  const isCalledOff = textIn(calendar, 'method')?.toUpperCase() === 'CANCEL'
  const zone = zoneIn(calendar)
  const events = calendar.getAllSubcomponents('vevent')
  return [...Map.groupBy(events, uidOf)].flatMap(([uid, versions]) =>
    isCalledOff
      ? skipEvent('it is canceled', versions.length)
      : occurrencesOf(uid, versions, horizon, skipEvent).map((occurrence) => ({ ...occurrence, zone })),
  )

  function skipEvent(reason: string, count = 1): [] {
    skip('event', reason, count)
    return []
  }
}

/** Returns the text without control characters; a missing one is derived from the event. */
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

export function textIn(component: ICAL.Component, name: string): string | undefined {
  const value = component.getFirstPropertyValue(name)
  return value === null ? undefined : String(value)
}

function zoneIn(calendar: ICAL.Component): string | undefined {
  const name = textIn(calendar, 'x-wr-timezone')
  return name !== undefined && findZone(name) ? name : undefined
}
