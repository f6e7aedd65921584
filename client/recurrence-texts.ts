// The sentences of recurring events in English and Georgian. A language is a function from the names that `Intl` knows to the texts of
// `RecurrenceTexts`: a missing text does not compile.

import type { CalendarSchemas } from './schemas.ts'

export type Weekday = CalendarSchemas['Weekday']
export type Frequency = CalendarSchemas['RecurrenceFrequency']

/** What `Intl` knows in the language and the region of the reader. */
export interface Names {
  /** A day of the week: "Thursday". */
  weekday: (day: Weekday) => string
  /** A month, from 1 to 12: "June". */
  month: (month: number) => string
  /** A date: "30 June 2027", or "1 May" without a year. */
  date: (date: CalendarDay) => string
  /** "a, b and c" */
  and: (items: string[]) => string
  /** "a, b or c" */
  or: (items: string[]) => string
  /** The plural category of a number, such as "one" or "few". */
  plural: (number: number) => Intl.LDMLPluralRule
  /** The category of an ordinal: in English "two" for 2, because of "2nd". */
  ordinal: (number: number) => Intl.LDMLPluralRule
}

export interface CalendarDay {
  year?: number
  month: number
  day: number
}

/** "on": the days as a time, as in "on Monday and Friday". "if": as a condition, what "that is" goes before, as in "a Monday or Friday". */
export type Use = 'on' | 'if'

/** What days are counted in: the days of the week of a month or year, the days of a month, the days and the weeks of a year. */
export type Scope = 'month' | 'every month' | 'year' | { months: number[] }

/** The parts of a sentence, from the texts below. */
export interface SentenceParts {
  frequency: Frequency
  interval: number
  /** `every`, or `everyWeekday`. */
  every: string
  /** The days. */
  on?: string | undefined
  /** The weeks of the year. */
  weeks?: string | undefined
  /** The months that the days are limited to, from `inMonths`. */
  months?: string | undefined
  /** What else a day must be, each with the use "if". */
  ifs: string[]
  only?: string | undefined
  weekStart?: string | undefined
  until?: string | undefined
  times?: string | undefined
  added?: string | undefined
  except?: string | undefined
}

/** The texts of a language. Numbers of days, weeks and positions that are negative count from the end: -1 is the last one. */
export interface RecurrenceTexts {
  /** The beginning of a sentence: "Every day", "Every 2 weeks". */
  every: Record<Frequency, (interval: number) => string>
  /** The beginning of the sentence of an event that takes place on these days every week: "Every Tuesday and Thursday". */
  everyWeekday: (days: Weekday[]) => string
  /** "Tuesday and Thursday", "a Tuesday or Thursday" */
  weekdays: (days: Weekday[], use: Use) => string
  /** All of these days of a month or year, as a time: "each Tuesday and Thursday". */
  eachWeekday: (days: Weekday[]) => string
  /** Of one of these days: "the second and last Thursday", "the last Saturday or Sunday". */
  nthWeekday: (positions: number[], days: Weekday[], use: Use) => string
  /** "the 1st and 15th", "the last day" */
  monthDays: (days: number[], use: Use) => string
  /** "day 100 and the last day" */
  yearDays: (days: number[], use: Use) => string
  /** "week 20 of the year" */
  weeks: (weeks: number[], use: Use) => string
  /** Dates of each year: "1 May and 1 June". */
  dates: (dates: CalendarDay[]) => string
  /** Days with what they are counted in: "the second Sunday of May". */
  within: (days: string, scope: Scope) => string
  /** "in June and July" */
  inMonths: (months: number[], use: Use) => string
  /** Which of the days that the rest of the rule gives are taken: "only the first and last of these dates in each month". */
  only: (positions: number[], frequency: Frequency) => string
  /** "weeks start on Sunday" */
  weekStart: (day: Weekday) => string
  /** Puts the parts together. */
  sentence: (parts: SentenceParts) => string
  /** "until 30 June 2027", which includes that day */
  until: (date: CalendarDay) => string
  /** "10 times" */
  times: (count: number) => string
  /** "and on 3 December 2026", where `others` is the number of further dates, from 2, or 0 */
  added: (dates: CalendarDay[], others: number) => string
  /** "except 24 December 2026" */
  except: (dates: CalendarDay[], others: number) => string
  /** The sentence of an event that takes place on these dates: "On 1 May 2026 and 3 June 2026". */
  onDates: (dates: CalendarDay[], others: number) => string
  /** The same for an event that also takes place on other dates, which are unknown. */
  including: (dates: CalendarDay[], others: number) => string
}

export type RecurrenceLanguage = (names: Names) => RecurrenceTexts

export const english: RecurrenceLanguage = ({ weekday, month, date, and, or, ordinal }) => {
  const number = (n: number): string => `${n}${{ one: 'st', two: 'nd', few: 'rd', zero: 'th', many: 'th', other: 'th' }[ordinal(n)]}`
  const positive = (n: number): string => ['first', 'second', 'third', 'fourth', 'fifth'][n - 1] ?? number(n)
  const position = (n: number): string => (n > 0 ? positive(n) : n === -1 ? 'last' : `${positive(-n)} to last`)
  const every = (unit: string, interval: number): string => (interval === 1 ? `Every ${unit}` : `Every ${interval} ${unit}s`)
  const join = (use: Use) => (use === 'on' ? and : or)
  const listed = (dates: CalendarDay[], others: number): string => and([...dates.map(date), ...(others ? [`${others} other dates`] : [])])
  const oneOf = (days: Weekday[]): string => (isWorkweek(days) ? 'weekday' : or(days.map(weekday)))
  const each = (days: Weekday[]): string => (isWorkweek(days) ? 'weekday' : and(days.map(weekday)))
  const units = { daily: 'day', weekly: 'week', monthly: 'month', yearly: 'year' }

  return {
    every: {
      daily: (interval) => every('day', interval),
      weekly: (interval) => every('week', interval),
      monthly: (interval) => (interval === 1 ? 'Monthly' : every('month', interval)),
      yearly: (interval) => every('year', interval),
    },
    everyWeekday: (days) => `Every ${each(days)}`,
    weekdays: (days, use) => (use === 'if' ? `a ${oneOf(days)}` : isWorkweek(days) ? 'weekdays' : and(days.map(weekday))),
    eachWeekday: (days) => `each ${each(days)}`,
    nthWeekday: (positions, days, use) => `the ${join(use)(positions.map(position))} ${oneOf(days)}`,
    monthDays: (days, use) => `the ${join(use)(days.map((day) => (day > 0 ? number(day) : `${position(day)} day`)))}`,
    yearDays: (days, use) => join(use)(days.map((day) => (day > 0 ? `day ${day}` : `the ${position(day)} day`))),
    weeks: (weeks, use) => `in ${join(use)(weeks.map((week) => (week > 0 ? `week ${week}` : `the ${position(week)} week`)))} of the year`,
    dates: (dates) => and(dates.map(date)),
    within: (days, scope) => {
      if (typeof scope === 'object') return `${days} of ${and(scope.months.map(month))}`
      return `${days} of ${{ month: 'the month', 'every month': 'each month', year: 'the year' }[scope]}`
    },
    inMonths: (months, use) => `in ${join(use)(months.map(month))}`,
    only: (positions, frequency) => `only the ${and(positions.map(position))} of these dates in each ${units[frequency]}`,
    weekStart: (day) => `weeks start on ${weekday(day)}`,
    sentence: ({ every: start, on, weeks, months, ifs, only, weekStart, until, times, added, except }) => {
      const when = [start, on && `on ${on}`, weeks, months, weekStart && `(${weekStart})`].filter(Boolean).join(' ')
      const rule = [when, ifs.length && `if that is ${ifs.join(' and ')}`, only].filter(Boolean).join(', ')
      const limited = until ? `${rule}${rule === when ? '' : ','} ${until}` : rule
      return [limited, times, added, except].filter(Boolean).join(', ')
    },
    until: (day) => `until ${date(day)}`,
    times: (count) => (count === 1 ? 'once' : `${count} times`),
    added: (dates, others) => `and on ${listed(dates, others)}`,
    except: (dates, others) => `except ${listed(dates, others)}`,
    onDates: (dates, others) => `On ${listed(dates, others)}`,
    including: (dates, others) => `On several dates, including ${listed(dates, others)}`,
  }
}

export const georgian: RecurrenceLanguage = ({ weekday, month, and, or, ordinal }) => {
  // "კვირა" is both the week and Sunday, "კვირა დღე" only Sunday.
  const named = (day: Weekday): string => (day === 'SU' ? `${weekday(day)} დღე` : weekday(day))
  const stem = (name: string): string => name.replace(/ი$/, '')
  const dative = (name: string): string => `${stem(name)}ს`
  /** იანვრის, მარტის, აგვისტოს: the last vowel of some stems is lost. */
  const genitive = (name: string): string => (name.endsWith('ი') ? `${stem(name).replace(/[აე](?=[რლ]$)/, '')}ის` : `${name}ს`)
  const positive = (n: number): string =>
    ['პირველ', 'მეორე', 'მესამე', 'მეოთხე', 'მეხუთე'][n - 1] ?? (ordinal(n) === 'many' || n % 100 === 0 ? `მე-${n}` : `${n}-ე`)
  const position = (n: number): string => (n > 0 ? positive(n) : n === -1 ? 'ბოლო' : `ბოლოდან ${positive(-n)}`)
  /** Before a noun in the dative or in the nominative. */
  const positions = (all: number[], use: Use): string =>
    use === 'on' ? and(all.map(position)) : or(all.map((n) => position(n).replace(/პირველ$/, 'პირველი')))
  const is = (name: string): string => `${name}ა`
  const every = (interval: number, each: string, unit: string): string => (interval === 1 ? each : `ყოველ ${positive(interval)} ${unit}`)
  const workday = 'სამუშაო დღეს (ორშაბათიდან პარასკევის ჩათვლით)'
  const onEach = (days: Weekday[]): string => `ყოველ ${isWorkweek(days) ? workday : and(days.map((day) => dative(named(day))))}`
  const full = ({ year, month: number, day }: CalendarDay, inflect: (name: string) => string): string =>
    `${year ? `${year} წლის ` : ''}${day} ${inflect(month(number))}`
  const listed = (dates: CalendarDay[], others: number): string =>
    and([...dates.map((day) => full(day, dative)), ...(others ? [`კიდევ ${others} დღეს`] : [])])
  const units = { daily: 'დღეში', weekly: 'კვირაში', monthly: 'თვეში', yearly: 'წელიწადში' }

  return {
    every: {
      daily: (interval) => every(interval, 'ყოველდღე', 'დღეს'),
      weekly: (interval) => every(interval, 'ყოველკვირეულად', 'კვირას'),
      monthly: (interval) => every(interval, 'ყოველთვიურად', 'თვეს'),
      yearly: (interval) => every(interval, 'ყოველწლიურად', 'წელს'),
    },
    everyWeekday: onEach,
    weekdays: (days, use) => (use === 'on' ? and(days.map((day) => dative(named(day)))) : is(or(days.map(named)))),
    eachWeekday: onEach,
    nthWeekday: (numbers, days, use) => {
      if (use === 'if') return is(`${positions(numbers, use)} ${or(days.map(named))}`)
      return `${positions(numbers, use)} ${isWorkweek(days) ? workday : or(days.map((day) => dative(named(day))))}`
    },
    monthDays: (days, use) => {
      const [dates, last] = [days.filter((day) => day > 0), days.filter((day) => day < 0)]
      if (use === 'if')
        return is(
          or([...(dates.length ? [`${or(dates.map(String))} რიცხვი`] : []), ...(last.length ? [`${positions(last, use)} დღე`] : [])]),
        )
      return and([...(dates.length ? [`${and(dates.map(String))} რიცხვში`] : []), ...(last.length ? [`${positions(last, use)} დღეს`] : [])])
    },
    yearDays: (days, use) => (use === 'on' ? `${positions(days, use)} დღეს` : is(`${positions(days, use)} დღე`)),
    weeks: (weeks, use) => {
      const within = `წლის ${use === 'on' ? and(weeks.map(position)) : or(weeks.map(position))} კვირაში`
      return use === 'on' ? within : is(within)
    },
    dates: (dates) => and(dates.map((day) => full(day, dative))),
    within: (days, scope) => {
      if (typeof scope === 'object') return `${and(scope.months.map((number) => genitive(month(number))))} ${days}`
      return `${{ month: 'თვის', 'every month': 'ყოველი თვის', year: 'წლის' }[scope]} ${days}`
    },
    inMonths: (months, use) => {
      const names = months.map((number) => `${stem(month(number))}ში`)
      return use === 'on' ? and(names) : is(or(names))
    },
    only: (numbers, frequency) => `${units[frequency]} მხოლოდ ${positions(numbers, 'on')} ასეთ დღეს`,
    weekStart: (day) => `კვირა იწყება ${dative(named(day))}`,
    sentence: ({ frequency, interval, every: start, on, weeks, months, ifs, only, weekStart, ...rest }) => {
      const when = frequency === 'monthly' && interval === 1 && on ? [`ყოველი თვის ${on}`] : [start, weeks, months, on]
      const rule = [...when, ifs.length && `თუ ეს ${ifs.join(' და ')}`, only].filter(Boolean).join(', ')
      const { until, times, added, except } = rest
      return [weekStart ? `${rule} (${weekStart})` : rule, until, times, added, except].filter(Boolean).join(', ')
    },
    until: (day) => `${full(day, genitive)} ჩათვლით`,
    times: (count) => (count === 1 ? 'სულ ერთხელ' : `სულ ${count}-ჯერ`),
    added: (dates, others) => `აგრეთვე ${listed(dates, others)}`,
    except: (dates, others) =>
      `გარდა ${and([...dates.map((day) => `${full(day, genitive)}ა`), ...(others ? [`კიდევ ${others} დღისა`] : [])])}`,
    onDates: listed,
    including: (dates, others) => `რამდენიმე დღეს, მათ შორის ${listed(dates, others)}`,
  }
}

function isWorkweek(days: Weekday[]): boolean {
  return days.length === 5 && !days.includes('SA') && !days.includes('SU')
}
