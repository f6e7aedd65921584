// Prints random rules for record.py, which records what python-dateutil makes of them:
// node tools/recurrence/rules.ts | python3 tools/recurrence/record.py > test/calendar/recurrence-dates.json
import fc from 'fast-check'
import { findZone } from '../../server/calendar/dates.ts'
import { formatRule } from '../../server/calendar/recurrence/rules.ts'
import type { Rule } from '../../server/calendar/recurrence/rules.ts'
import { randomRule } from '../../test/support/random-rules.ts'

const zone = findZone('UTC')
if (!zone) throw new Error('There is no UTC.')
const samples = fc.sample(
  randomRule.filter(({ rule }) => isReadWell(rule)),
  { seed: 2445, numRuns: 200 },
)
const rules = samples.map(({ rule, start }, index) => ({
  rrule: formatRule(index % 3 ? rule : { ...rule, until: null, count: 1 + (index % 37) }, { zone, isAllDay: false }),
  start,
}))
console.log(JSON.stringify(rules))

/**
 * python-dateutil lets the first week begin at the start when it counts positions, takes all days of a numbered week instead of the weekday
 * of the start, takes weekdays with and without a number as two
 * restrictions, and numbers 1 January 2011 as week 53 of a year that has 52.
 */
function isReadWell({ frequency, by_day, by_month_day, by_year_day, by_week_number, by_set_position }: Rule): boolean {
  if (frequency === 'weekly' && by_set_position.length) return false
  if (by_week_number.length && ![by_day, by_month_day, by_year_day].some((list) => list.length)) return false
  if (by_week_number.some((week) => Math.abs(week) >= 52)) return false
  return new Set(by_day.map(({ position }) => position === null)).size < 2
}
