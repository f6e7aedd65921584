// Reads an iCalendar file: its events, each occurrence by itself, and what in it has no place here.
import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import ICAL from 'ical.js'
import { zoneNamed } from '../calendar/dates.ts'
import { describeZones } from './calendar-zones.ts'
import { occurrencesOf } from './occurrences.ts'
import type { SeriesLimit } from './occurrences.ts'
import { skippedItems } from './skipped.ts'
import type { Skipped } from './skipped.ts'

/** The file is no iCalendar, or it breaks off. */
export class CalendarFileError extends Error {}

/** One event at one time. */
export interface Occurrence {
  /** Names it wherever it comes from: its UID, and for one of a series the moment at which the series has it. */
  key: string
  event: ICAL.Component
  start: ICAL.Time
  end: ICAL.Time
  /** The zone of the calendar, for times that name none. */
  zone: string | undefined
}

export interface CalendarFile {
  occurrences: Occurrence[]
  leftOut: Skipped[]
}

export async function readCalendarFile(file: string, horizon: SeriesLimit): Promise<CalendarFile> {
  const calendars = calendarsIn(await textOf(file), file)
  const { omit, all } = skippedItems()
  const occurrences = calendars.flatMap((calendar) => eventsIn(calendar, horizon, omit))
  return { occurrences: [...Map.groupBy(occurrences, ({ key }) => key).values()].flatMap(([first]) => first ?? []), leftOut: all() }
}

/** Whether a file is iCalendar, by how it begins. */
export async function isCalendarFile(file: string): Promise<boolean> {
  if (/\.(?:ics|ical|ifb)$/i.test(file)) return true
  return /^\uFEFF?\s*BEGIN:VCALENDAR/i.test(await readFile(file, 'utf8').catch(() => ''))
}

async function textOf(file: string): Promise<string> {
  const bytes = await readFile(file).catch((error: NodeJS.ErrnoException) => {
    throw new CalendarFileError(error.code === 'ENOENT' ? `There is no file ${file}.` : `${file} cannot be read: ${error.message}.`)
  })
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new CalendarFileError(`${file} is not in UTF-8, which iCalendar files are written in.`)
  }
}

function calendarsIn(text: string, file: string): ICAL.Component[] {
  let parsed: unknown[]
  try {
    parsed = ICAL.parse(text.trim()) as unknown[]
  } catch (error) {
    throw new CalendarFileError(`${file} is not a sound iCalendar file: ${(error as Error).message}.`)
  }
  const roots = (Array.isArray(parsed[0]) ? parsed : [parsed]) as unknown[][]
  const calendars = roots.filter(([name]) => name === 'vcalendar').map((root) => new ICAL.Component(root))
  if (!calendars.length) throw new CalendarFileError(`${file} is no iCalendar file: it has no VCALENDAR.`)
  return calendars
}

type Omit = ReturnType<typeof skippedItems>['omit']

function eventsIn(calendar: ICAL.Component, horizon: SeriesLimit, omit: Omit): Occurrence[] {
  for (const { name } of calendar.getAllSubcomponents())
    if (name !== 'vevent' && name !== 'vtimezone') omit(name, 'the service has events alone')
  describeZones(calendar, horizon.until.getUTCFullYear())
  const isCalledOff = textIn(calendar, 'method')?.toUpperCase() === 'CANCEL'
  const zone = zoneIn(calendar)
  const events = calendar.getAllSubcomponents('vevent')
  return [...Map.groupBy(events, uidOf)].flatMap(([uid, versions]) =>
    isCalledOff
      ? omitted('it has been called off', versions.length)
      : occurrencesOf(uid, versions, horizon, omitted).map((occurrence) => ({ ...occurrence, zone })),
  )

  function omitted(reason: string, count = 1): [] {
    omit('event', reason, count)
    return []
  }
}

/** Without control characters, which would not survive being written again. One that is missing follows from what the event says. */
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
  return name !== undefined && zoneNamed(name) ? name : undefined
}
