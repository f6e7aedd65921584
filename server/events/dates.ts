// Dates of the calendar: how they may be spelled, how they are written, and the time zones they are in.
import { DateTime, FixedOffsetZone, IANAZone } from 'luxon'
import type { Zone } from 'luxon'
import { LRUCache } from 'lru-cache'

export const FORMAT = 'yyyy-MM-dd HH:mm:ss'

const times = ['', ' H:m', ' H:m:s', ' ha', ' h:ma', ' h:m:sa', ' h a', ' h:m a', ' h:m:s a']
const days = ['MMMM d yyyy', 'd MMMM yyyy', 'MMM d yyyy', 'd MMM yyyy', 'yyyy MMMM d', 'yyyy MMM d', 'M/d/yyyy', 'yyyy/M/d', 'yyyy-M-d']
const spellings = days.flatMap((day) => times.map((time) => day + time))

const relative: Record<string, number> = { yesterday: -1, today: 0, tomorrow: 1 }

/** `text` is in `zone` unless it names an offset. Undefined if it is no date, or one that does not exist, as 30 February. */
export function spelledDate(text: string, zone: string | Zone, now = new Date()): DateTime<true> | undefined {
  const plain = text.trim()
  const found = inIso(plain, zone) ?? inWords(plain, zone, now)
  return found?.isValid && found.year > 0 && found.year < 10_000 ? earliest(found as DateTime<true>, plain) : undefined
}

export function isSpelledDate(text: string): boolean {
  return spelledDate(text, 'utc') !== undefined
}

const ISO = /^(\d{4}-\d{2}-\d{2})(?:[Tt ](\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?([Zz]|[+-]\d{2}(?::?\d{2})?)?)?$/

function inIso(text: string, zone: string | Zone): DateTime | undefined {
  const [whole, day, time = '00:00', offset = ''] = ISO.exec(text) ?? []
  return whole === undefined
    ? undefined
    : DateTime.fromISO(`${day}T${time.padStart(time.indexOf(':') === 1 ? time.length + 1 : 0, '0')}${offset}`, { zone })
}

function inWords(text: string, zone: string | Zone, now: Date): DateTime | undefined {
  const words = text.toLowerCase()
  const present = DateTime.fromJSDate(now, { zone })
  if (words === 'now') return present.startOf('second')
  if (Object.hasOwn(relative, words)) return present.startOf('day').plus({ days: relative[words] ?? 0 })
  const calm = words
    .replace(/,/g, ' ')
    .replace(/\bat\b/g, ' ')
    .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
  if (!/\d/.test(calm) || calm.length > 40) return undefined
  for (const spelling of spellings) {
    const found = DateTime.fromFormat(calm, spelling, { zone, locale: 'en-US' })
    if (found.isValid) return found
  }
  return undefined
}

/** Of an hour that there is twice, when the clocks go back, the first is meant. */
function earliest(found: DateTime<true>, text: string): DateTime<true> {
  if (/(?:z|[+-]\d{2}(?::?\d{2})?)$/i.test(text) && /:\d/.test(text)) return found
  return found.getPossibleOffsets()[0] ?? found
}

/** Asking for the data of a zone costs much more than what is done with it. */
const zones = new LRUCache<string, { zone?: Zone | undefined; abbreviations: Map<string, string> }>({ max: 1000 })

function known(name: string) {
  const found = zones.get(name) ?? { zone: zoneOf(name), abbreviations: new Map<string, string>() }
  zones.set(name, found)
  return found
}

/** A zone by its name, or `UTC` with an offset in hours, as `UTC+4`, `UTC-3:30` or `UTC+5.5`. */
export function zoneNamed(name: string): Zone | undefined {
  return known(name).zone
}

function zoneOf(name: string): Zone | undefined {
  const [, sign, hours, minutes, fraction] = /^UTC([+-])(\d{1,2})(?::([0-5]\d)|\.(\d{1,2}))?$/i.exec(name) ?? []
  if (hours !== undefined) {
    const offset = Number(hours) * 60 + Number(minutes ?? 0) + Math.round(Number(`0.${fraction ?? 0}`) * 60)
    return offset <= 14 * 60 ? FixedOffsetZone.instance(sign === '-' ? -offset : offset) : undefined
  }
  return IANAZone.isValidZone(name) ? IANAZone.create(name) : undefined
}

/** Browsers' and servers' data name a zone shortly in the English of the places that use it, so these are asked in turn. */
const speakers = ['en-US', 'en-GB', 'en-AU', 'en-NZ', 'en-ZA', 'en-IN', 'ja']

/** What a zone is called at a moment; its offset where it has no short name. */
export function zoneAbbreviation(name: string, at: DateTime): string {
  const { zone, abbreviations } = known(name)
  if (!zone || zone.type === 'fixed') return name
  const season = `${at.offset} ${at.isInDST}`
  const abbreviation = abbreviations.get(season) ?? shortName(at)
  abbreviations.set(season, abbreviation)
  return abbreviation
}

function shortName(at: DateTime): string {
  for (const locale of speakers) {
    const short = at.setLocale(locale).offsetNameShort
    if (short && !/^(?:GMT|UTC)./.test(short)) return short
  }
  return at.toFormat('ZZZ').replace(/00$/, '')
}

/** `2026-03-01T09:30:00`, as rows of content hold it, in the calendar's form. */
export function withSpace(iso: string): string {
  return iso.replace('T', ' ')
}

/** `year`, `month` … of a date in the calendar's form. */
export function detailsOf(date: string) {
  const [year = '', month = '', day = '', hour = '', minutes = '', seconds = ''] = date.split(/[- :]/)
  return { year, month, day, hour, minutes, seconds }
}
