// Writes a VTIMEZONE: the offset changes of a time zone from a year on, without an end, because events may repeat for ever.
import { DateTime } from 'luxon'
import type { Zone } from 'luxon'
import { LRUCache } from 'lru-cache'
import { MINUTE_MS } from '#server/durations.ts'
import { SPAN_MS } from '../cached-zone.ts'
import { abbreviateZone } from '../dates.ts'

/** Weekdays and leap years repeat after so many years, so a rule that fits them all fits for ever. */
const CYCLE_YEARS = 28
/** For so many years after the first, changes that follow no rule are listed, such as those around Ramadan. */
const LISTED_YEARS = 40

const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

/** The components of a zone by its name and first year. */
const written = new LRUCache<string, string>({ max: 200 })

/** Returns a VTIMEZONE that is right from the year of a moment (in milliseconds) on; lines end in CRLF. */
export function writeTimeZone(name: string, zone: Zone, from: number): string {
  const year = new Date(from).getUTCFullYear()
  const key = `${year} ${zone.name} ${name}`
  const text = written.get(key) ?? describeZone(name, zone, year)
  written.set(key, text)
  return text
}

function describeZone(name: string, zone: Zone, first: number): string {
  const known = new Map<number, number[]>()
  const changesIn = (year: number): number[] => {
    const changes = known.get(year) ?? findChanges(zone, year)
    known.set(year, changes)
    return changes
  }
  const listed: number[] = []
  let rules: RegularChange[] | undefined
  for (let year = first; year < first + LISTED_YEARS; year++) {
    rules = rulesFrom(zone, year, changesIn)
    if (rules) break
    listed.push(...changesIn(year))
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${name}`,
    ...[startOf(first), ...listed].flatMap((at) => writeObservance(name, zone, at)),
    ...(rules ?? []).flatMap(({ at, rule }) => writeObservance(name, zone, at, rule)),
    'END:VTIMEZONE',
  ].join('\r\n')
}

function startOf(year: number): number {
  return DateTime.utc(year).toMillis()
}

/** Offsets change at full quarters of an hour. */
const QUARTER_MS = 15 * MINUTE_MS

/** Returns the moments at which the offset changes. Asks for few offsets, because each takes time. */
function findChanges(zone: Zone, year: number): number[] {
  const changes: number[] = []
  const end = startOf(year + 1)
  for (let from = startOf(year); from < end; from += SPAN_MS) {
    const until = Math.min(from + SPAN_MS, end)
    if (zone.offset(from) !== zone.offset(until)) changes.push(findChangeBetween(zone, from, until))
  }
  return changes
}

function findChangeBetween(zone: Zone, from: number, until: number): number {
  let [before, after] = [from / QUARTER_MS, until / QUARTER_MS]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (zone.offset(middle * QUARTER_MS) === zone.offset(from)) before = middle
    else after = middle
  }
  return after * QUARTER_MS
}

interface RegularChange {
  at: number
  rule: string
}

/** Returns a rule for each change of a year, if the changes of a cycle of years follow them. */
function rulesFrom(zone: Zone, first: number, changesIn: (year: number) => number[]): RegularChange[] | undefined {
  const changes = changesIn(first)
  const later: number[][] = []
  for (let year = first + 1; year < first + CYCLE_YEARS; year++) {
    const found = changesIn(year)
    if (found.length !== changes.length) return undefined
    later.push(found)
  }
  const rules = changes.map((at, index) => ({ at, rule: ruleFor(zone, [at, ...later.map((found) => found[index] as number)]) }))
  return rules.every((one): one is RegularChange => one.rule !== undefined) ? rules : undefined
}

function ruleFor(zone: Zone, moments: readonly number[]): string | undefined {
  const onsets = moments.map((at) => onsetOf(zone, at))
  const [first] = onsets
  const sameAs = (of: (onset: DateTime, at: number) => unknown): boolean =>
    onsets.every((onset, index) => of(onset, moments[index] as number) === of(first as DateTime, moments[0] as number))
  const isSame =
    sameAs((onset) => `${onset.month} ${onset.weekday} ${onset.toFormat('HHmmss')}`) &&
    sameAs((_onset, at) => `${zone.offset(at - 1)} ${zone.offset(at)}`)
  if (!first || !isSame) return undefined
  const rule = `FREQ=YEARLY;BYMONTH=${first.month}`
  const weekday = WEEKDAYS[first.weekday - 1] as string
  const days = onsets.map(({ day }) => day)
  const position = Math.ceil(first.day / 7)
  if (days.every((day) => Math.ceil(day / 7) === position)) return `${rule};BYDAY=${position}${weekday}`
  if (onsets.every(({ day, daysInMonth }) => day + 7 > (daysInMonth ?? 0))) return `${rule};BYDAY=-1${weekday}`
  const earliest = Math.min(...days)
  if (Math.max(...days) - earliest > 6) return undefined
  return `${rule};BYMONTHDAY=${Array.from({ length: 7 }, (_none, index) => earliest + index).join()};BYDAY=${weekday}`
}

/** An onset is written in the local time before the change. */
function onsetOf(zone: Zone, at: number): DateTime {
  return DateTime.fromMillis(at, { zone: 'utc' }).plus({ minutes: zone.offset(at - 1) })
}

function writeObservance(name: string, zone: Zone, at: number, rule?: string): string[] {
  const [before, after] = [zone.offset(at - 1), zone.offset(at)]
  const local = DateTime.fromMillis(at, { zone })
  const kind = local.isInDST ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onsetOf(zone, at).toFormat("yyyyMMdd'T'HHmmss")}`,
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(after)}`,
    `TZNAME:${abbreviateZone(name, local)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${kind}`,
  ]
}

/** Formats minutes as `+0530`. */
function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.round(Math.abs(minutes) % 60)]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}
