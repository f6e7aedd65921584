// What a recurrence rule may be: the limits of the contract, and the combinations that RFC 5545 allows.
import type { Rule } from '#server/contract/recurrence.ts'

/** A mistake in a rule. The message names the part. */
export class RuleError extends Error {}

/** How messages name the fields of a rule. */
interface Naming {
  nameOf(field: keyof Rule): string
  frequencies(...names: Rule['frequency'][]): string
}

const textNames: Record<keyof Rule, string> = {
  frequency: 'FREQ',
  interval: 'INTERVAL',
  count: 'COUNT',
  until: 'UNTIL',
  week_start: 'WKST',
  by_day: 'BYDAY',
  by_month_day: 'BYMONTHDAY',
  by_month: 'BYMONTH',
  by_year_day: 'BYYEARDAY',
  by_week_number: 'BYWEEKNO',
  by_set_position: 'BYSETPOS',
}

export const asText: Naming = {
  nameOf: (field) => textNames[field],
  frequencies: (...names) => `FREQ=${either(names.map((name) => name.toUpperCase()))}`,
}

export const asObject: Naming = {
  nameOf: (field) => field,
  frequencies: (...names) => `frequency ${either(names)}`,
}

/** Joins names for a message: `MO, TU or WE`. */
export function either(names: readonly string[]): string {
  return new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(names)
}

const MAX_INTERVAL = 1000
const MAX_COUNT = 10_000
const MAX_DAYS = 100
const MAX_POSITION = 53
/** The days of a repetition. */
const MAX_SET_POSITION = { daily: 1, weekly: 7, monthly: 31, yearly: 366 }

const lists = {
  by_month: { min: 1, max: 12, maxValues: 12 },
  by_week_number: { min: -53, max: 53, maxValues: 53 },
  by_year_day: { min: -366, max: 366, maxValues: 60 },
  by_month_day: { min: -31, max: 31, maxValues: 62 },
  by_set_position: { min: -366, max: 366, maxValues: 60 },
} as const

const numberLists = Object.keys(lists) as (keyof typeof lists)[]
const otherLists = ['by_day', ...numberLists.filter((field) => field !== 'by_set_position')] as const

const weekdays: Rule['week_start'][] = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']

/** Sorts the lists and removes what they repeat: rules that mean the same are equal. Those that count from the end come last. */
export function normalizeRule(rule: Rule): Rule {
  const days = rule.by_day.toSorted(
    (a, b) => compare(a.position ?? 0, b.position ?? 0) || weekdays.indexOf(a.day) - weekdays.indexOf(b.day),
  )
  return {
    ...rule,
    ...Object.fromEntries(numberLists.map((field) => [field, [...new Set(rule[field])].toSorted(compare)])),
    by_day: days.filter(({ day, position }, index) => day !== days[index - 1]?.day || position !== days[index - 1]?.position),
  }
}

function compare(a: number, b: number): number {
  return Number(a < 0) - Number(b < 0) || a - b
}

/** Throws a RuleError that names the part. */
export function checkRule(rule: Rule, { nameOf, frequencies }: Naming): void {
  checkNumbers(rule, nameOf)
  const { frequency } = rule
  const positioned = rule.by_day.find(({ position }) => position !== null)
  const example = positioned && `${positioned.position}${positioned.day}`
  if (rule.count !== null && rule.until !== null)
    throw new RuleError(`${nameOf('count')} and ${nameOf('until')} exclude each other; send one of them.`)
  if (positioned && frequency !== 'monthly' && frequency !== 'yearly')
    throw new RuleError(`${nameOf('by_day')} with a number, such as ${example}, needs ${frequencies('monthly', 'yearly')}.`)
  checkCombinations(rule, nameOf)
  if (rule.by_month_day.length && frequency === 'weekly')
    throw new RuleError(`${nameOf('by_month_day')} needs ${frequencies('daily', 'monthly', 'yearly')}.`)
  for (const field of ['by_year_day', 'by_week_number'] as const)
    if (rule[field].length && frequency !== 'yearly') throw new RuleError(`${nameOf(field)} needs ${frequencies('yearly')}.`)
  if (rule.by_set_position.length && otherLists.every((field) => !rule[field].length))
    throw new RuleError(`${nameOf('by_set_position')} needs another ${nameOf('by_day') === 'BYDAY' ? 'BY part' : 'list'}.`)
  const max = MAX_SET_POSITION[frequency]
  for (const position of rule.by_set_position)
    checkRange(position, -max, max, `With ${frequencies(frequency)}, ${nameOf('by_set_position')}`)
}

/** Refuses what calendar applications, and the library that computes the dates, understand in different ways. */
function checkCombinations(rule: Rule, nameOf: Naming['nameOf']): void {
  const nameOfList = (field: (typeof numberLists)[number] | 'by_day') => rule[field].length > 0 && nameOf(field)
  const nameOfDays = (fits: (position: number | null) => boolean) => {
    const found = rule.by_day.find(({ position }) => fits(position))
    return (
      found && `${nameOf('by_day')} ${found.position === null ? 'without' : 'with'} a number, such as ${found.position ?? ''}${found.day},`
    )
  }
  const numberedDays = nameOfDays((position) => position !== null)
  const weekOfTwoYears = rule.by_week_number.find((week) => week === 1 || week === -1 || Math.abs(week) >= 52)
  const nameOfWeek = weekOfTwoYears !== undefined && `${nameOf('by_week_number')} ${weekOfTwoYears}, a week that may be in two years,`
  const always: Conflict[] = [
    [nameOfList('by_year_day'), nameOfList('by_month_day')],
    [nameOfList('by_year_day'), nameOfList('by_week_number')],
    [nameOfList('by_year_day'), nameOfList('by_day')],
    [nameOfList('by_week_number'), nameOfList('by_month_day')],
    [nameOfList('by_week_number'), numberedDays],
    [nameOfWeek, nameOfList('by_set_position')],
    [nameOfWeek, rule.interval > 1 && nameOf('interval')],
  ]
  /** Numbers of weekdays count those of the year in these rules. */
  const withoutMonths: Conflict[] = [
    [numberedDays, nameOfList('by_month_day')],
    [numberedDays, nameOfDays((position) => position === null)],
    [nameOfDays((position) => Math.abs(position ?? 0) === 53), nameOfList('by_set_position')],
  ]
  assertNone(always, '')
  if (rule.frequency === 'yearly' && !rule.by_month.length) assertNone(withoutMonths, ` without ${nameOf('by_month')}`)
}

type Conflict = [string | false | undefined, string | false | undefined]

function assertNone(conflicts: Conflict[], condition: string): void {
  for (const [one, other] of conflicts)
    if (one && other) throw new RuleError(`${one} and ${other} cannot be combined in one rule${condition}. Send one of them.`)
}

function checkNumbers(rule: Rule, nameOf: Naming['nameOf']): void {
  checkRange(rule.interval, 1, MAX_INTERVAL, nameOf('interval'))
  if (rule.count !== null) checkRange(rule.count, 1, MAX_COUNT, nameOf('count'))
  for (const field of numberLists) {
    const { min, max, maxValues } = lists[field]
    checkLength(rule[field], maxValues, nameOf(field))
    for (const value of rule[field]) checkRange(value, min, max, nameOf(field))
  }
  checkLength(rule.by_day, MAX_DAYS, nameOf('by_day'))
  for (const { position } of rule.by_day) checkRange(position ?? 1, -MAX_POSITION, MAX_POSITION, `The number of ${nameOf('by_day')}`)
}

function checkRange(value: number, min: number, max: number, name: string): void {
  if (value < min || value > max || value === 0)
    throw new RuleError(`${name} must be from ${min} to ${max}${min < 0 ? ' and not 0' : ''}, not ${value}.`)
}

function checkLength(list: readonly unknown[], max: number, name: string): void {
  if (list.length > max) throw new RuleError(`${name} must have at most ${max} values.`)
}
