// Converts an occurrence of an iCalendar event to the fields of the service's events.
import ICAL from 'ical.js'
import { NO_ADDRESS, X_PROPERTIES } from '../calendar/icalendar/calendar.ts'
import { removeControlCharacters } from '../calendar/icalendar/texts.ts'
import { escapeText } from '../rendering/html.ts'
import { filterHtml } from '../rendering/filter.ts'
import { customTexts, textIn } from './calendar-properties.ts'
import type { FileSeries } from './calendar-series.ts'
import { assertDates, lastMomentOf } from './calendar-times.ts'
import { isFloating, zoneNameOf } from './calendar-zones.ts'
import { isCanceled } from './occurrences.ts'
import type { FileEvent } from './occurrences.ts'
import { describeTooLong } from './text-lengths.ts'

export interface CalendarEntry {
  key: string
  /** Which occurrence of a series it is a version of. */
  occurrence: FileEvent['occurrence']
  /** When it was last changed; undefined if the file does not say. */
  revised: Date | undefined
  /** Whether the file calls off what has been imported before, and is not about other events. */
  isCancellation: boolean
  fields: {
    title: string
    description: string
    excerpt: string
    status: 'publish' | 'draft' | 'pending' | 'private'
    start_date: string
    end_date: string
    timezone: string
    all_day: boolean
    canceled: boolean
    recurrence: FileSeries['recurrence'] | null
    cost: string
    website: string
  }
  /** Names here and below are plain text. */
  venue: { name: string; address: string; geo_lat?: number; geo_lng?: number } | undefined
  organizers: { name: string; email?: string }[]
  categories: string[]
  tags: string[]
}

/** Throws if the event cannot be imported; the message is the reason. */
export function entryFrom(found: FileEvent): CalendarEntry {
  const { key, event, series } = found
  assertDates(event)
  const title = toOneLine(textIn(event, 'summary') ?? '')
  if (!title) throw new Error('it has no title')
  const location = (textIn(event, 'location') ?? '').trim()
  const entry = {
    key,
    occurrence: found.occurrence,
    revised: revisionOf(event),
    isCancellation: found.isCancellation,
    fields: {
      title: plainTextToHtml(title),
      description: descriptionOf(event),
      excerpt: filterHtml(customTexts(event, X_PROPERTIES.excerpt)[0] ?? ''),
      status: statusOf(event),
      ...(series ? series.times : timesOf(found)),
      canceled: found.isCancellation || isCanceled(event),
      recurrence: series ? series.recurrence : null,
      cost: customTexts(event, X_PROPERTIES.cost)[0] ?? '',
      website: [customTexts(event, X_PROPERTIES.website)[0] ?? '', location].find(isWebAddress) ?? '',
    },
    venue: location && !isWebAddress(location) ? venueFrom(location, event) : undefined,
    organizers: organizersOf(event),
    categories: distinct(
      event.getAllProperties('categories').flatMap((property) => property.getValues().map((name) => toOneLine(String(name)))),
    ),
    tags: distinct(customTexts(event, X_PROPERTIES.tag).map(toOneLine)),
  }
  const flaw = describeTooLong(textsOf(entry))
  if (flaw) throw new Error(flaw)
  return entry
}

function textsOf({ fields, venue, organizers, categories, tags }: CalendarEntry): Parameters<typeof describeTooLong>[0] {
  return [
    ['title', 'line', fields.title],
    ['description', 'content', fields.description],
    ['excerpt', 'summary', fields.excerpt],
    ['cost', 'line', fields.cost],
    ['venue', 'line', venue && plainTextToHtml(venue.name)],
    ['address', 'line', venue && plainTextToHtml(venue.address)],
    ...organizers.map(({ name }) => ['organizer', 'line', plainTextToHtml(name)] as const),
    ...[...categories, ...tags].map((name) => ['category or tag', 'line', plainTextToHtml(name)] as const),
  ]
}

/** Uses the zone of the times, otherwise the declared one. */
function timesOf({ start, end, zone }: FileEvent) {
  const named = start.isDate ? undefined : zoneNameOf(start)
  const last = lastMomentOf(start, end)
  return {
    start_date: formatTime(start, named),
    end_date: formatTime(last, zoneNameOf(last) === named ? named : undefined),
    timezone: named ?? zone,
    all_day: start.isDate,
  }
}

/** Formats a time as local if its zone is known or missing, otherwise in UTC. */
function formatTime(time: ICAL.Time, named: string | undefined): string {
  const isLocal = time.isDate || named !== undefined || isFloating(time)
  const local = time.toString().replace(/Z$/, '').slice(0, 19)
  return isLocal ? local.replace('T', ' ') : `${new Date(time.toUnixTime() * 1000).toISOString().slice(0, 19)}Z`
}

function toOneLine(text: string): string {
  return removeControlCharacters(text).replace(/\s+/g, ' ').trim()
}

export function plainTextToHtml(text: string): string {
  return escapeText(removeControlCharacters(text))
}

/** Some calendars write HTML where the standard has plain text. */
const LOOKS_LIKE_HTML = /<(?:br|p|a|ul|ol|li|b|i|u|strong|em|span|div)(?:\s[^<>]*)?\/?>/i

function descriptionOf(event: ICAL.Component): string {
  const [html = ''] = customTexts(event, 'X-ALT-DESC')
  const inBody = bodyOf(html)
  if (inBody.trim()) return filterHtml(inBody).trim()
  const text = textIn(event, 'description') ?? ''
  return (LOOKS_LIKE_HTML.test(text) ? filterHtml(text) : plainTextToHtml(text)).trim()
}

/** Returns the content of the body element. */
function bodyOf(html: string): string {
  const start = /<body[^<>]*>/i.exec(html)
  const end = html.toLowerCase().lastIndexOf('</body>')
  return start && end > start.index ? html.slice(start.index + start[0].length, end) : html
}

/** Without the time of the last change, that at which the entry was written. */
function revisionOf(event: ICAL.Component): Date | undefined {
  const time = event.getFirstPropertyValue('last-modified') ?? event.getFirstPropertyValue('dtstamp')
  return time instanceof ICAL.Time && !Number.isNaN(time.toUnixTime()) ? new Date(time.toUnixTime() * 1000) : undefined
}

function statusOf(event: ICAL.Component): CalendarEntry['fields']['status'] {
  const status = (['draft', 'pending', 'private'] as const).find((one) => one === customTexts(event, X_PROPERTIES.status)[0])
  const isOpen = /^PUBLIC$/i.test(textIn(event, 'class') ?? 'PUBLIC')
  return status ?? (isOpen ? 'publish' : 'private')
}

const MAX_EMAIL_LENGTH = 254

/** The first line is the name; further lines are the address. */
function venueFrom(location: string, event: ICAL.Component): CalendarEntry['venue'] {
  const [name = '', ...lines] = location.split('\n').map(toOneLine).filter(Boolean)
  const [latitude, longitude] = [event.getFirstPropertyValue('geo') ?? []].flat().map(Number)
  const isPlace = latitude !== undefined && longitude !== undefined && Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  return { name, address: lines.join(', '), ...(isPlace && { geo_lat: latitude, geo_lng: longitude }) }
}

function organizersOf(event: ICAL.Component): CalendarEntry['organizers'] {
  const main = event.getFirstProperty('organizer')
  const address = String(main?.getFirstValue() ?? '').replace(/^mailto:/i, '')
  const email =
    address.length <= MAX_EMAIL_LENGTH && /^[^\s@:]+@[^\s@:]+\.[^\s@:]+$/.test(address) && address !== NO_ADDRESS ? address : undefined
  const name = toOneLine(main?.getFirstParameter('cn') || (email ?? ''))
  const further = customTexts(event, X_PROPERTIES.organizer).map((one) => ({ name: toOneLine(one) }))
  return [{ name, ...(email !== undefined && { email }) }, ...further].filter((one) => one.name)
}

function isWebAddress(text: string): boolean {
  return /^https?:\/\/[^\s<>"]+$/i.test(text) && text.length <= 2000
}

function distinct(names: readonly string[]): string[] {
  return [...new Set(names.filter(Boolean))]
}
