// Random recurrence rules, with starts between 1990 and 2050. The same seed gives the same rules.
import fc from 'fast-check'
import { RuleError, asText, checkRule } from '#server/calendar/recurrence/checks.ts'
import type { Rule } from '#server/calendar/recurrence/rules.ts'

const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const
const DAY_MS = 86_400_000

const weekday = fc.constantFrom(...weekdays)
const numbers = (max: number, maxLength: number) => fc.uniqueArray(signed(max), { minLength: 1, maxLength })
const signed = (max: number) => fc.integer({ min: -max, max }).filter((value) => value !== 0)

/** Adds a list in some of the rules. */
const sometimes = <Value>(list: fc.Arbitrary<Value[]>, oneIn: number) =>
  fc.oneof({ arbitrary: fc.constant<Value[]>([]), weight: oneIn - 1 }, { arbitrary: list, weight: 1 })

const date = fc.integer({ min: Date.UTC(1990) / 60_000, max: Date.UTC(2050) / 60_000 }).map((minutes) => new Date(minutes * 60_000))

export const calendarForm = (moment: Date): string => moment.toISOString().slice(0, 19).replace('T', ' ')

/** A rule and its first start, in the calendar's form. All rules end by date, because other implementations search for ever otherwise. */
export const randomRule = fc
  .record({
    frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const, 'yearly' as const),
    interval: fc.oneof(fc.constant(1), fc.integer({ min: 1, max: 14 })),
    week_start: fc.oneof(fc.constant('MO' as const), weekday),
    days: sometimes(fc.uniqueArray(weekday, { minLength: 1, maxLength: 4 }), 2),
    positions: sometimes(numbers(5, 4), 3),
    by_month: sometimes(fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 4 }), 3),
    by_month_day: sometimes(numbers(31, 6), 3),
    by_year_day: sometimes(numbers(366, 6), 5),
    by_week_number: sometimes(numbers(53, 4), 4),
    by_set_position: sometimes(numbers(5, 2), 3),
    start: date,
    length: fc.integer({ min: 1, max: 40 * 365 }),
  })
  .map(({ days, positions, start, length, ...rule }) => {
    const isNumbered = rule.frequency === 'monthly' || (rule.frequency === 'yearly' && !rule.by_week_number.length)
    const complete: Rule = {
      ...rule,
      count: null,
      until: calendarForm(new Date(start.getTime() + length * DAY_MS)),
      by_day: days.map((day, index) => ({ day, position: (isNumbered && positions[index]) || null })),
      by_month_day: rule.frequency === 'weekly' ? [] : rule.by_month_day,
      by_year_day: rule.frequency === 'yearly' ? rule.by_year_day : [],
      by_week_number: rule.frequency === 'yearly' ? rule.by_week_number : [],
    }
    const others = [complete.by_day, complete.by_month, complete.by_month_day, complete.by_year_day, complete.by_week_number]
    if (others.every((list) => !list.length)) complete.by_set_position = []
    return { rule: complete, start: calendarForm(start) }
  })
  .filter(({ rule }) => isAllowed(rule))

function isAllowed(rule: Rule): boolean {
  try {
    checkRule(rule, asText)
    return true
  } catch (error) {
    if (error instanceof RuleError) return false
    throw error
  }
}
