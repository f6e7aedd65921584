// Parses and formats the dates of the calendar, and looks up time zones.
import { DateTime, FixedOffsetZone, IANAZone } from 'luxon'
import type { Zone } from 'luxon'
import { LRUCache } from 'lru-cache'
import { CachedZone, localTimeAt, momentOf } from './cached-zone.ts'
import { parseRelativeDate } from './relative-dates.ts'
import { TIME, parseTime } from './date-grammar.ts'
import { findZoneAbbreviation } from './zone-names.ts'

export const FORMAT = 'yyyy-MM-dd HH:mm:ss'

/** A date in the calendar's form. Much faster than `toFormat(FORMAT)`. */
export function formatDate(date: DateTime): string {
  return date.toSQL({ includeOffset: false })?.slice(0, FORMAT.length) ?? ''
}

/** Longer than any valid date. */
const MAX_LENGTH = 100

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

const DAY = String.raw`(?<day>\d{1,2})`
const MONTH = String.raw`(?<month>\d{1,2})`
const YEAR = String.raw`(?<year>\d{4})`
const NAME = `(?<name>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:tember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)`
const inLetters = [`${NAME} ${DAY} ${YEAR}`, `${DAY} ${NAME} ${YEAR}`, `${YEAR} ${NAME} ${DAY}`]
const inNumbers = [
  `${MONTH}/${DAY}/${YEAR}`,
  `${YEAR}/${MONTH}/${DAY}`,
  `${YEAR}-${MONTH}-${DAY}`,
  `${DAY}[.]${MONTH}[.]${YEAR}`,
  `${DAY}-${MONTH}-${YEAR}`,
]
const patterns = [
  ...[...inLetters, ...inNumbers].map((day) => new RegExp(`^${day}(?: ${TIME})?$`)),
  ...[`${NAME} ${YEAR}`, `${YEAR}-${MONTH}`].map((month) => new RegExp(`^${month}$`)),
]

/**
 * Parses a date in `zone` unless it has an offset. Calls `now` only if the date may be relative.
 * Returns undefined for invalid and nonexistent dates (30 February) and for years without four digits.
 */
export function parseDate(text: string, zone: string | Zone, now: () => Date = () => new Date()): DateTime<true> | undefined {
  const known = typeof zone === 'string' ? findZone(zone) : zone
  if (!known || text.length > MAX_LENGTH) return undefined
  const plain = text.trim()
  const found = parseCachedIso(plain, known) ?? parseWords(plain, known, now)
  return found?.isValid && hasFourDigits(found) && hasFourDigits(found.toUTC()) ? (found as DateTime<true>) : undefined
}

const NAMES_TIME = /:|\dt\d|midnight|\dam\b|\d am\b|now/i

/** Whether the text of a date, such as `2026-03-01`, names a day and no time. */
export function namesDayOnly(text: string, date: DateTime): boolean {
  return !NAMES_TIME.test(text) && date.equals(date.startOf('day'))
}

export function hasFourDigits({ year }: DateTime): boolean {
  return year > 0 && year < 10_000
}

export function isDate(text: string): boolean {
  return parseDate(text, 'utc') !== undefined
}

const COMPACT = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})?)?(?=Z?$)/
const ISO = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?([Zz]|UTC|GMT|[+-]\d{2}(?::?\d{2})?)?)?$/

/** Most queries of a calendar have the same few dates. */
const isoDates = new LRUCache<string, DateTime>({ max: 1000 })

function parseCachedIso(text: string, zone: Zone): DateTime | undefined {
  const key = `${zone.name} ${text}`
  const loadZone = isoDates.get(key)
  if (loadZone) return loadZone
  const found = parseIso(text, zone)
  if (found) isoDates.set(key, found)
  return found
}

function parseIso(text: string, zone: Zone): DateTime | undefined {
  const spread = text.replace(
    COMPACT,
    (_all, year, month, day, hour = '00', minute = '00', second = '00') =>
      `${[year, month, day].join('-')}T${[hour, minute, second].join(':')}`,
  )
  const [whole, day, time = '00:00', offset = ''] = ISO.exec(spread) ?? []
  if (whole === undefined) return undefined
  const iso = `${day}T${time.indexOf(':') === 1 ? '0' : ''}${time}`
  return offset ? DateTime.fromISO(iso + offset.replace(/UTC|GMT/, 'Z'), { zone }) : asLocal(DateTime.fromISO(iso, { zone: 'utc' }), zone)
}

/** The moment at which clocks of `zone` show what `date` shows. Luxon would choose the second of two such moments at times. */
function asLocal(date: DateTime, zone: Zone): DateTime {
  return date.isValid ? DateTime.fromMillis(momentOf(localTimeAt(date.toMillis(), date.zone), zone), { zone }) : date
}

function parseWords(text: string, zone: Zone, now: () => Date): DateTime | undefined {
  const normalized = text
    .toLowerCase()
    .replace(/,/g, ' ')
    .replace(/\bat\b/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (normalized.length > 40) return undefined
  const relative = parseRelativeDate(normalized, DateTime.fromJSDate(now(), { zone }))
  if (relative || !/\d/.test(normalized)) return relative && asLocal(relative, zone)
  const mail = DateTime.fromRFC2822(text, { zone })
  if (mail.isValid) return mail
  const absolute = normalized.replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]* (?=.*\d)/, '')
  const found = patterns.map((spelling) => spelling.exec(absolute)?.groups).find(Boolean)
  return found && dateFromGroups(found, zone)
}

function dateFromGroups({ year, month, name, day = '1', ...at }: Partial<Record<string, string>>, zone: Zone): DateTime | undefined {
  const time = at['hour'] === undefined ? {} : parseTime(at)
  const number = name === undefined ? Number(month) : months.indexOf(name.slice(0, 3)) + 1
  const found = time && DateTime.fromObject({ year: Number(year), month: number, day: Number(day), ...time }, { zone: 'utc' })
  return found && asLocal(found, zone)
}

/** Cached because creating a zone is slow. */
const zones = new LRUCache<string, { zone?: Zone | undefined; abbreviations: Map<string, string> }>({ max: 1000 })

function known(name: string) {
  const found = zones.get(name) ?? { zone: createZone(name), abbreviations: new Map<string, string>() }
  // Invalid names can be long and are unlimited in number, so they are not cached.
  if (found.zone) zones.set(name, found)
  return found
}

/** Returns the zone for a name or for `UTC` with an offset in hours: `UTC+4`, `UTC-3:30`, `UTC+5.5`. */
export function findZone(name: string): Zone | undefined {
  return known(name).zone
}

function createZone(name: string): Zone | undefined {
  const [, sign, hours, minutes, fraction] = /^UTC([+-])(\d{1,2})(?::([0-5]\d)|\.(\d{1,2}))?$/i.exec(name) ?? []
  if (hours !== undefined) {
    const offset = Number(hours) * 60 + Number(minutes ?? 0) + Math.round(Number(`0.${fraction ?? 0}`) * 60)
    return offset <= 14 * 60 ? FixedOffsetZone.instance(sign === '-' ? -offset : offset) : undefined
  }
  return IANAZone.isValidZone(name) ? new CachedZone(name) : undefined
}

/** Returns the abbreviation of a zone at a moment, or its offset if it has none. */
export function abbreviateZone(name: string, at: DateTime): string {
  const { zone, abbreviations } = known(name)
  if (!zone || zone.type === 'fixed') return name
  const season = `${at.offset} ${at.isInDST}`
  const abbreviation = abbreviations.get(season) ?? findZoneAbbreviation(name, at)
  abbreviations.set(season, abbreviation)
  return abbreviation
}

/** Converts `2026-03-01T09:30:00`, the format of content rows, to the format of the calendar. */
export function toCalendarFormat(iso: string): string {
  return iso.replace('T', ' ')
}

/** Splits a date in the format of the calendar into `year`, `month` and so on. */
export function splitDate(date: string) {
  const [year = '', month = '', day = '', hour = '', minutes = '', seconds = ''] = date.split(/[- :]/)
  return { year, month, day, hour, minutes, seconds }
}
