// The time zones of an iCalendar file.
import ICAL from 'ical.js'
import { findIana } from 'windows-iana'
import type { WindowsZoneName } from 'windows-iana'
import { MAX_YEAR, limitRules } from './calendar-rules.ts'
import type { RuleBudget } from './calendar-rules.ts'
import { findZone } from '../calendar/dates.ts'
import { writeTimeZone } from '../calendar/icalendar/zone.ts'

/** Longer than any name of a zone with a path. */
const MAX_NAME_LENGTH = 255

/** Returns the IANA name of a zone of the file, if it has one. Some programs prepend a path, others use the names of Windows. */
export function ianaName(tzid: string): string | undefined {
  if (tzid.length > MAX_NAME_LENGTH) return undefined
  const parts = tzid.split('/')
  const names: readonly string[] = [...parts.map((_part, index) => parts.slice(index).join('/')), ...findIana(tzid as WindowsZoneName)]
  return names.find((name) => findZone(name))
}

/** Returns the IANA name of the zone of a time; undefined if it has none. */
export function zoneNameOf({ zone }: ICAL.Time): string | undefined {
  const { tzid = 'floating', component } = zone ?? {}
  if (tzid === 'floating' || tzid === 'UTC' || tzid === 'Z') return undefined
  const location = (component as ICAL.Component | undefined)?.getFirstPropertyValue('x-lic-location')
  return ianaName(tzid) ?? (typeof location === 'string' ? ianaName(location) : undefined)
}

/** Whether a time has no zone, and is local wherever it is read. */
export const isFloating = ({ zone }: ICAL.Time): boolean => zone === ICAL.Timezone.localTimezone

export const isUtc = ({ zone }: ICAL.Time): boolean => zone === ICAL.Timezone.utcTimezone

/**
 * Expands the zones for all dates of the calendar at once, because the library would start again for each later year. Removes zones that
 * cannot be read, and adds known zones that are not described. Calls `skip` with the reason for each removed zone.
 */
export function prepareZones(calendar: ICAL.Component, lastYear: number, budget: RuleBudget, skip: (reason: string) => void): void {
  const [year] = [lastYear, ...yearsIn(calendar)].toSorted((a, b) => b - a)
  const end = ICAL.Time.fromData({ year: Math.min(year ?? lastYear, MAX_YEAR), month: 12, day: 31 })
  expandZones(calendar, end, budget, skip)
  describeZones(calendar)
  expandZones(calendar, end, budget, skip)
}

function expandZones(calendar: ICAL.Component, end: ICAL.Time, budget: RuleBudget, skip: (reason: string) => void): void {
  for (const component of calendar.getAllSubcomponents('vtimezone')) {
    const tzid = component.getFirstPropertyValue('tzid')
    try {
      if (typeof tzid !== 'string') throw new Error('it has no TZID')
      const spend = budget.open()
      for (const part of component.getAllSubcomponents()) limitRules(part, spend)
      const zone = calendar.getTimeZoneByID(tzid)
      zone?.utcOffset(end)
      if (zone) removeRepeated(zone)
    } catch (error) {
      calendar.removeSubcomponent(component)
      forgetZone(calendar, String(tzid))
      skip(`it cannot be read: ${(error as Error).message}`)
    }
  }
}

/** The library caches zones. */
function forgetZone(calendar: ICAL.Component, tzid: string): void {
  const { _timezoneCache: known } = calendar as unknown as { _timezoneCache?: Map<string, ICAL.Timezone> }
  known?.delete(tzid)
}

/** The library searches linearly among changes at the same time. */
function removeRepeated(zone: ICAL.Timezone): void {
  const expanded = zone as unknown as { changes: Record<string, number>[] }
  const timeOf = ({ year, month, day, hour, minute, second }: Record<string, number>): string =>
    [year, month, day, hour, minute, second].join()
  expanded.changes = expanded.changes.filter((change, index, all) => index === 0 || timeOf(change) !== timeOf(all[index - 1] ?? {}))
}

function yearsIn(calendar: ICAL.Component): number[] {
  const properties = calendar.getAllSubcomponents('vevent').flatMap((event) => event.getAllProperties())
  const dates = properties.filter(({ type }) => type === 'date' || type === 'date-time')
  return dates.flatMap(({ jCal }) => jCal.slice(3).map((value) => Number(/^\d{4}/.exec(String(value))?.[0] ?? 0)))
}

/** Some files use zones without describing them. This adds descriptions of known zones. */
function describeZones(calendar: ICAL.Component): void {
  const described = new Set(calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid')))
  const named = new Set(
    calendar
      .getAllSubcomponents('vevent')
      .flatMap((event) => event.getAllProperties().flatMap((property) => property.getFirstParameter('tzid') ?? [])),
  )
  for (const tzid of named) {
    const zone = described.has(tzid) ? undefined : findZone(ianaName(tzid) ?? '')
    if (zone) calendar.addSubcomponent(new ICAL.Component(ICAL.parse(writeTimeZone(tzid, zone, Date.UTC(1970))) as unknown[]))
  }
}
