// Limits the work for the recurrence rules of an iCalendar file. The library may take hours for a rule.
import ICAL from 'ical.js'

/** For one rule, about a second. A unit is one date of the rule's frequency, such as a day, even if other parts of the rule exclude it. */
const MAX_UNITS = 700_000
/** For all rules of a file, about twenty seconds, and more for large files. */
const MIN_UNITS_OF_FILE = 10_000_000
const UNITS_PER_BYTE = 30
const UNITS_OF_MATCH = 10
const UNITS_OF_YEAR = 30
/** Days of the week and leap days repeat well within this time. */
const MAX_GAP_YEARS = 100
export const MAX_YEAR = 9999
const DAYS_UNTIL_MAX_YEAR = MAX_YEAR * 366
const perDay: Readonly<Record<string, number>> = { SECONDLY: 86_400, MINUTELY: 1_440, HOURLY: 24 }
/** The values of lists such as `BYDAY`, in total. */
const MAX_VALUES = 1_000
const MAX_RULES = 50

/** Spends units on a rule; throws if the budget is exceeded. */
export type Spend = (units: number) => void

export class RuleBudget {
  #left: number

  constructor(bytes: number) {
    this.#left = MIN_UNITS_OF_FILE + bytes * UNITS_PER_BYTE
  }

  /** Returns the budget of one rule, or of one event with its rules. */
  open(): Spend {
    let left = MAX_UNITS
    return (units) => {
      left -= units
      this.#left -= units
      if (left < 0) throw new Error('its recurrence rule matches no date')
      if (this.#left < 0) throw new Error('the recurrence rules of the file take too long; split the file and import its parts')
    }
  }
}

/** Makes the rules of an event or of a time zone spend units. Throws if they are too complex. */
export function limitRules(component: ICAL.Component, spend: Spend): void {
  const rules = component.getAllProperties('rrule').map((property) => property.getFirstValue() as ICAL.Recur)
  if (rules.length > MAX_RULES) throw new Error(`it has more than ${MAX_RULES} recurrence rules`)
  for (const rule of rules) {
    const values = Object.values(rule.parts as Record<string, unknown[]>).reduce((sum, list) => sum + list.length, 0)
    if (values > MAX_VALUES) throw new Error(`its recurrence rule has more than ${MAX_VALUES} values`)
    // The library adds long intervals day by day.
    rule.interval = Math.min(rule.interval, DAYS_UNTIL_MAX_YEAR * (perDay[rule.freq] ?? 1))
    rule.iterator = (dtstart) => limitIterator(rule, dtstart, (units) => spend(units + (units * values) / 10))
  }
}

/** The library's constructor calls these methods, so they cannot use fields of the class. */
function limitIterator(rule: ICAL.Recur, dtstart: ICAL.Time, spend: Spend): ICAL.RecurIterator {
  let lastYear: number | undefined
  const months = numbersIn(rule, 'BYMONTH')
  const days = numbersIn(rule, 'BYMONTHDAY')

  class LimitedIterator extends ICAL.RecurIterator {
    override check_contracting_rules(): boolean {
      const { year } = this.last
      // The end of the rule.
      if (year > MAX_YEAR) return (this.completed = true)
      const fits = super.check_contracting_rules() && isInList(this.last)
      spend(fits ? UNITS_OF_MATCH : 1)
      if (fits) lastYear = year
      lastYear ??= year
      if (year - lastYear > MAX_GAP_YEARS) throw new Error('its recurrence rule matches no date')
      return fits
    }

    /** The library treats February 31 as a day in March. */
    override expand_year_days(year: number): number {
      spend(UNITS_OF_YEAR)
      const result = super.expand_year_days(year)
      const found = this as unknown as { days: number[] }
      if (months || days) found.days = found.days.filter((day) => isInList(ICAL.Time.fromDayOfYear(day, year)))
      return result
    }

    override increment_month(): void {
      spend(1)
      super.increment_month()
    }

    override increment_monthday(count: number): void {
      if (count > DAYS_UNTIL_MAX_YEAR) this.last.year = MAX_YEAR + 1
      else {
        spend(Math.ceil(count / 30))
        super.increment_monthday(count)
      }
    }
  }

  return new LimitedIterator({ rule, dtstart })

  function isInList({ year, month, day }: ICAL.Time): boolean {
    if (months && !months.has(month)) return false
    return !days || days.has(day) || days.has(day - ICAL.Time.daysInMonth(month, year) - 1)
  }
}

function numbersIn(rule: ICAL.Recur, part: 'BYMONTH' | 'BYMONTHDAY'): ReadonlySet<number> | undefined {
  const values = (rule.parts as Record<string, (string | number)[] | undefined>)[part]
  return values && new Set(values.map(Number))
}
