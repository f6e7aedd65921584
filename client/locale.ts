// What `Intl` knows of a language, and Georgian for browsers whose `Intl` has none, such as Chromium.

import { georgianFormat, georgianList, georgianOrdinal } from './georgian.ts'
import type { DateFormat } from './georgian.ts'

/**
 * Returns an `Intl.DateTimeFormat`, or a Georgian format of the same options if the locale is Georgian and the browser does not know it, such as
 * Chromium: `dateFormat('ka-ge', { dateStyle: 'long' }).format(date)`.
 */
export function dateFormat(locale: string | undefined, options: Intl.DateTimeFormatOptions = {}): DateFormat {
  return lacksGeorgian(locale, Intl.DateTimeFormat) ? georgianFormat(options) : new Intl.DateTimeFormat(locale, options)
}

/** Joins the items of a list: "a, b and c" or "a, b or c". */
export function joinList(locale: string | undefined, items: readonly string[], type: 'conjunction' | 'disjunction'): string {
  return lacksGeorgian(locale, Intl.ListFormat) ? georgianList(items, type) : new Intl.ListFormat(locale, { type }).format(items)
}

/** Returns the plural category of a number, or that of its ordinal: "two" for 2 in English, which has "2nd". */
export function pluralOf(locale: string | undefined, number: number, type: 'cardinal' | 'ordinal'): Intl.LDMLPluralRule {
  if (lacksGeorgian(locale, Intl.PluralRules)) return type === 'ordinal' ? georgianOrdinal(number) : number === 1 ? 'one' : 'other'
  return new Intl.PluralRules(locale, { type }).select(number)
}

function lacksGeorgian(locale: string | undefined, format: { supportedLocalesOf: (locale: string) => string[] }): boolean {
  return /^ka\b/i.test(locale ?? '') && !format.supportedLocalesOf('ka').length
}

interface WeekInfo {
  firstDay: number
}

/** Returns the first day of the week in a locale, from 1 (Monday) to 7 (Sunday). */
export function firstDayOf(locale: string = new Intl.DateTimeFormat().resolvedOptions().locale): number {
  const found = new Intl.Locale(locale) as Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo }
  const region = found.maximize().region ?? ''
  return (found.getWeekInfo?.() ?? found.weekInfo)?.firstDay ?? (SUNDAY.includes(region) ? 7 : SATURDAY.includes(region) ? 6 : 1)
}

/** The regions whose weeks begin on Sunday or on Saturday (Unicode CLDR), for browsers that do not know it. */
const SUNDAY =
  'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW'
const SATURDAY = 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'
