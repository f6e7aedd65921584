// Resolves the time zones of an iCalendar file.
import ICAL from 'ical.js'
import { findZone } from '../calendar/dates.ts'
import { vtimezone } from '../calendar/icalendar/zone.ts'

/** Returns the IANA name of a zone of the file, if it has one. Some programs prepend a path. */
export function ianaName(tzid: string): string | undefined {
  const parts = tzid.split('/')
  return parts.map((_part, index) => parts.slice(index).join('/')).find((name) => findZone(name))
}

/** Some files name zones without describing them; this adds descriptions of known ones, up to a year. */
export function describeZones(calendar: ICAL.Component, lastYear: number): void {
  const described = new Set(calendar.getAllSubcomponents('vtimezone').map((zone) => zone.getFirstPropertyValue('tzid')))
  const named = new Set(
    calendar
      .getAllSubcomponents('vevent')
      .flatMap((event) => event.getAllProperties().flatMap((property) => property.getFirstParameter('tzid') ?? [])),
  )
  const years = Array.from({ length: lastYear - 1969 }, (_none, index) => Date.UTC(1970 + index))
  for (const tzid of named) {
    const zone = described.has(tzid) ? undefined : findZone(ianaName(tzid) ?? '')
    if (zone) calendar.addSubcomponent(new ICAL.Component(ICAL.parse(vtimezone(tzid, zone, years)) as unknown[]))
  }
}
