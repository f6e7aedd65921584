// Recurrence rules: the text of RFC 5545 and the object of the contract, each made from the other.
import type { Zone } from 'luxon'
import type { Rule, RuleInput } from '#server/contract/recurrence.ts'
import { formatDate, namesDayOnly, parseDate } from '../dates.ts'
import { RuleError, asObject, asText, checkRule, either, normalizeRule } from './checks.ts'

export type { Rule } from '#server/contract/recurrence.ts'
export { RuleError } from './checks.ts'

type Day = Rule['by_day'][number]

const frequencies = { DAILY: 'daily', WEEKLY: 'weekly', MONTHLY: 'monthly', YEARLY: 'yearly' } as const
const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

const everyDay: Rule = {
  frequency: 'daily',
  interval: 1,
  count: null,
  until: null,
  week_start: 'MO',
  by_day: [],
  by_month_day: [],
  by_month: [],
  by_year_day: [],
  by_week_number: [],
  by_set_position: [],
}

/** What each part of the text sets. */
const parts: Record<string, (value: string, zone: Zone) => Partial<Rule>> = {
  FREQ: (value) => ({ frequency: oneOf(frequencies, value, 'FREQ') }),
  INTERVAL: (value) => ({ interval: integerFrom(value, 'INTERVAL') }),
  COUNT: (value) => ({ count: integerFrom(value, 'COUNT') }),
  UNTIL: (value, zone) => ({ until: parseUntil(value, zone) }),
  WKST: (value) => ({ week_start: weekdayFrom(value, 'WKST') }),
  BYMONTH: (value) => ({ by_month: integersFrom(value, 'BYMONTH') }),
  BYWEEKNO: (value) => ({ by_week_number: integersFrom(value, 'BYWEEKNO') }),
  BYYEARDAY: (value) => ({ by_year_day: integersFrom(value, 'BYYEARDAY') }),
  BYMONTHDAY: (value) => ({ by_month_day: integersFrom(value, 'BYMONTHDAY') }),
  BYDAY: (value) => ({ by_day: value.split(',').map(dayFrom) }),
  BYSETPOS: (value) => ({ by_set_position: integersFrom(value, 'BYSETPOS') }),
  // Both are the defaults of RFC 7529.
  RSCALE: (value) => expectValue('RSCALE', value, 'GREGORIAN'),
  SKIP: (value) => expectValue('SKIP', value, 'OMIT'),
  BYHOUR: refuseTime('BYHOUR'),
  BYMINUTE: refuseTime('BYMINUTE'),
  BYSECOND: refuseTime('BYSECOND'),
}

/** Longer than any rule that passes the checks. */
const MAX_LENGTH = 10_000

/** Parses a rule of RFC 5545, with or without `RRULE:`, as programs write it. `zone` is the zone of the event. Throws a RuleError. */
export function parseRule(text: string, zone: Zone): Rule {
  if (text.length > MAX_LENGTH) throw new RuleError(`A rule must have at most ${MAX_LENGTH} characters.`)
  const assignments = text
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/^RRULE[:=]/, '')
    .split(';')
    .filter(Boolean)
  const found = new Map<string, Partial<Rule>>()
  for (const assignment of assignments) {
    const [, name = '', value = ''] = /^([^=]*)=(.+)$/.exec(assignment) ?? []
    if (!name) throw new RuleError(`Each part of a rule is written NAME=VALUE, not ${assignment.slice(0, 50)}.`)
    const parse = Object.hasOwn(parts, name) ? parts[name] : undefined
    if (!parse) throw new RuleError(`${name.slice(0, 50)} is not supported; omit it.`)
    if (found.has(name)) throw new RuleError(`${name} must not occur twice.`)
    found.set(name, parse(value, zone))
  }
  if (!found.has('FREQ')) throw new RuleError('FREQ is required: DAILY, WEEKLY, MONTHLY or YEARLY.')
  const rule = normalizeRule(Object.assign({ ...everyDay }, ...found.values()) as Rule)
  checkRule(rule, asText)
  return rule
}

/** Makes a complete rule of the object of a request. Throws a RuleError. */
export function ruleFrom(input: RuleInput, zone: Zone): Rule {
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined)) as RuleInput
  const rule = normalizeRule({
    ...everyDay,
    ...given,
    until: typeof given.until === 'string' ? localUntil(given.until, zone, 'until') : null,
    by_day: (given.by_day ?? []).map(({ day, position = null }) => ({ day, position })),
  })
  checkRule(rule, asObject)
  return rule
}

/**
 * Returns the canonical text of a rule without `RRULE:`. Omits defaults. The end of a rule for an all-day event is a date, because RFC 5545
 * requires the type of `DTSTART`.
 */
export function formatRule(rule: Rule, { zone, isAllDay }: { zone: Zone; isAllDay: boolean }): string {
  const values: [string, string | number | null | false][] = [
    ['FREQ', rule.frequency.toUpperCase()],
    ['INTERVAL', rule.interval > 1 && rule.interval],
    ['COUNT', rule.count],
    ['UNTIL', rule.until && (isAllDay ? rule.until.slice(0, 10).replaceAll('-', '') : formatUtc(rule.until, zone))],
    ['BYMONTH', rule.by_month.join()],
    ['BYWEEKNO', rule.by_week_number.join()],
    ['BYYEARDAY', rule.by_year_day.join()],
    ['BYMONTHDAY', rule.by_month_day.join()],
    ['BYDAY', rule.by_day.map(({ day, position }) => `${position ?? ''}${day}`).join()],
    ['BYSETPOS', rule.by_set_position.join()],
    ['WKST', rule.week_start !== 'MO' && rule.week_start],
  ]
  return values
    .filter(([, value]) => value)
    .map(([name, value]) => `${name}=${value}`)
    .join(';')
}

function oneOf<Value>(values: Readonly<Record<string, Value>>, text: string, part: string): Value {
  const found = Object.hasOwn(values, text) ? values[text] : undefined
  if (found !== undefined) return found
  throw new RuleError(`${part} must be ${either(Object.keys(values))}, not ${text.slice(0, 50)}.`)
}

function weekdayFrom(text: string, part: string): Rule['week_start'] {
  return oneOf(Object.fromEntries(weekdays.map((day) => [day, day])), text, part)
}

function integersFrom(text: string, part: string): number[] {
  return text.split(',').map((value) => integerFrom(value, part))
}

function integerFrom(text: string, part: string): number {
  if (!/^[+-]?\d{1,9}$/.test(text)) throw new RuleError(`${part} must be a whole number, not ${text.slice(0, 50) || 'empty'}.`)
  return Number(text)
}

function dayFrom(text: string): Day {
  const [, position = '', day = ''] = /^([+-]?\d*)(.*)$/.exec(text) ?? []
  return { day: weekdayFrom(day, 'BYDAY'), position: position === '' ? null : integerFrom(position, 'BYDAY') }
}

function expectValue(part: string, value: string, only: string): Partial<Rule> {
  if (value !== only) throw new RuleError(`${part} must be ${only}, not ${value.slice(0, 50)}.`)
  return {}
}

function refuseTime(part: string) {
  return (): never => {
    throw new RuleError(`${part} is not supported: an event repeats at its own time. Omit it.`)
  }
}

const UNTIL = /^\d{8}(T\d{4}(\d{2})?Z?)?$/

function parseUntil(text: string, zone: Zone): string | null {
  if (!UNTIL.test(text))
    throw new RuleError(`UNTIL must be a date such as 20270630 or a time such as 20270630T215959Z, not ${text.slice(0, 50)}.`)
  return localUntil(text, zone, 'UNTIL')
}

/** Programs write this for rules without end. There is no later year. */
const NEVER = /^\s*9999/

/** Returns a date in `zone`, which includes its whole day if it has no time. A time that the clocks skip becomes the one after it. */
function localUntil(text: string, zone: Zone, name: string): string | null {
  if (NEVER.test(text)) return null
  const found = parseDate(text, zone)?.setZone(zone)
  if (!found) throw new RuleError(`${name} must be a date that exists, not ${text.slice(0, 50)}.`)
  return formatDate(namesDayOnly(text, found) ? found.endOf('day') : found)
}

function formatUtc(until: string, zone: Zone): string {
  const found = parseDate(until, zone)?.toUTC()
  if (!found) throw new RuleError(`UNTIL must be a date that exists, not ${until}.`)
  return found.toFormat("yyyyMMdd'T'HHmmss'Z'")
}
