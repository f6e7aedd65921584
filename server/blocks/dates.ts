// Formats dates for blocks, in the formats of the reference, in the requested language and the site's time zone.
import { DateTime } from 'luxon'
import type { RequestContext } from '../context.ts'
import { localeOf } from '../languages.ts'
import type { Language } from '../languages.ts'

/** Without a language, dates are in that of the site. */
type Site = Pick<RequestContext, 'config'> & { language?: Language }

const zonedDate = (date: string, { config: { site }, language = site.language }: Site): DateTime =>
  DateTime.fromISO(date, { zone: site.timezone }).setLocale(localeOf(language))

export const formatWithOffset = (date: string, site: Site): string => zonedDate(date, site).toFormat("yyyy-MM-dd'T'HH:mm:ssZZ")

/** Formats a date in a PHP format, in which each letter is a part of the date and `\` escapes the next letter. */
export function formatDate(date: string, format: string, site: Site): string {
  const at = zonedDate(date, site)
  return format.replace(/\\(.?)|([a-z])/gi, (_whole, literal: string | undefined, letter: string) => literal ?? partOf(at, letter))
}

const TOKENS: Readonly<Record<string, string>> = {
  d: 'dd',
  D: 'ccc',
  j: 'd',
  l: 'cccc',
  N: 'c',
  z: 'o',
  W: 'WW',
  F: 'LLLL',
  m: 'LL',
  M: 'LLL',
  n: 'L',
  o: 'kkkk',
  Y: 'yyyy',
  y: 'yy',
  A: 'a',
  g: 'h',
  G: 'H',
  h: 'hh',
  H: 'HH',
  i: 'mm',
  s: 'ss',
  v: 'SSS',
  e: 'z',
  T: 'ZZZZ',
  P: 'ZZ',
  O: 'ZZZ',
  U: 'X',
  c: "yyyy-MM-dd'T'HH:mm:ssZZ",
  r: 'ccc, dd LLL yyyy HH:mm:ss ZZZ',
}

const COMPUTED: Readonly<Record<string, (at: DateTime) => string>> = {
  S: ({ day }) => ordinalEnding(day),
  w: ({ weekday }) => String(weekday % 7),
  t: ({ daysInMonth }) => String(daysInMonth),
  L: ({ isInLeapYear }) => (isInLeapYear ? '1' : '0'),
  a: (at) => at.toFormat('a').toLowerCase(),
}

function partOf(at: DateTime, letter: string): string {
  const computed = Object.hasOwn(COMPUTED, letter) ? COMPUTED[letter] : undefined
  const token = Object.hasOwn(TOKENS, letter) ? TOKENS[letter] : undefined
  return computed ? computed(at) : token ? at.toFormat(token) : letter
}

function ordinalEnding(day: number): string {
  const isTeen = day > 10 && day < 14
  return (isTeen ? undefined : ['st', 'nd', 'rd'][(day % 10) - 1]) ?? 'th'
}
