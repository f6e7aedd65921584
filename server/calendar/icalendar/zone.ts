// Writes a VTIMEZONE: the offset changes of a time zone in the years that an event needs.
import { DateTime } from 'luxon'
import type { Zone } from 'luxon'
import { DAY_MS } from '#server/durations.ts'
import { abbreviateZone } from '../dates.ts'

/** Returns a VTIMEZONE that covers the years of these moments (in milliseconds); lines end in CRLF. */
export function writeTimeZone(name: string, zone: Zone, moments: readonly number[]): string {
  const years = [...new Set(moments.map((at) => new Date(at).getUTCFullYear()))].toSorted((a, b) => a - b)
  const onsets = years.flatMap((year, index) => [...(years[index - 1] === year - 1 ? [] : [startOf(year)]), ...findChanges(zone, year)])
  return ['BEGIN:VTIMEZONE', `TZID:${name}`, ...onsets.flatMap((at) => writeObservance(name, zone, at)), 'END:VTIMEZONE'].join('\r\n')
}

function startOf(year: number): number {
  return DateTime.utc(year).toMillis()
}

/** Returns the moments at which the offset changes. No week has two changes. */
function findChanges(zone: Zone, year: number): number[] {
  const changes: number[] = []
  const end = startOf(year + 1)
  for (let from = startOf(year); from < end; from += 7 * DAY_MS) {
    const until = Math.min(from + 7 * DAY_MS, end)
    if (zone.offset(from) !== zone.offset(until)) changes.push(findChangeBetween(zone, from, until))
  }
  return changes
}

function findChangeBetween(zone: Zone, from: number, until: number): number {
  let [before, after] = [from, until]
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2)
    if (zone.offset(middle) === zone.offset(from)) before = middle
    else after = middle
  }
  return after
}

function writeObservance(name: string, zone: Zone, at: number): string[] {
  const [before, after] = [zone.offset(at - 1), zone.offset(at)]
  const local = DateTime.fromMillis(at, { zone })
  const kind = local.isInDST ? 'DAYLIGHT' : 'STANDARD'
  // An onset is written in the local time before the change.
  const onset = DateTime.fromMillis(at, { zone: 'utc' }).plus({ minutes: before }).toFormat("yyyyMMdd'T'HHmmss")
  return [
    `BEGIN:${kind}`,
    `DTSTART:${onset}`,
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(after)}`,
    `TZNAME:${abbreviateZone(name, local)}`,
    `END:${kind}`,
  ]
}

/** Formats minutes as `+0530`. */
function formatOffset(minutes: number): string {
  const [hours, rest] = [Math.trunc(Math.abs(minutes) / 60), Math.round(Math.abs(minutes) % 60)]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}
