// When an event repeats, in words: those of each language, and that they say what the rule says.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { build } from 'esbuild'
import fc from 'fast-check'
import type { Browser, Page } from 'playwright-core'
import { patternOf } from '../../client/recurrence-pattern.ts'
import * as library from '../../client/recurrence.ts'
import type { RecurrenceLanguage, Recurring } from '../../client/recurrence.ts'
import { inChromium, launchChromium } from '../support/chromium.ts'
import { servePage } from '../support/page-server.ts'
import type { ServedPage } from '../support/page-server.ts'
import { takesAll } from '../support/sampling.ts'
import { WEEKDAYS, asPattern, datesOf, ruleOf } from './rule-dates.ts'
import type { Rule } from './rule-dates.ts'

const { describeRecurrence, english } = library
const SEED = 28

interface Given {
  rdates?: string[]
  exdates?: string[]
  occurrence?: string
  isAllDay?: boolean
}

/** A series that starts on Thursday, 26 November 2026. Dates without a time are at the time of the event. */
function series(rule: string | Rule | null, { rdates = [], exdates = [], occurrence, isAllDay = false }: Given = {}): Recurring {
  const time = isAllDay ? '00:00:00' : '18:30:00'
  const full = (date: string): string => (date.includes(' ') ? date : `${date} ${time}`)
  const recurrence = {
    rrule: rule && 'FREQ=DAILY',
    rule: typeof rule === 'string' ? ruleOf(rule) : rule,
    rdates: rdates.map(full),
    exdates: exdates.map(full),
  }
  return { all_day: isAllDay, start_date: `2026-11-26 ${time}`, occurrence: occurrence ? full(occurrence) : null, recurrence }
}

const table: [rule: string, english: string, georgian: string][] = [
  ['FREQ=WEEKLY;BYDAY=TH;COUNT=10', 'Every Thursday, 10 times', 'ყოველ ხუთშაბათს, სულ 10-ჯერ'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;UNTIL=2027-06-30 23:59:59',
    'Every 2 weeks on Tuesday and Thursday until 30 June 2027',
    'ყოველ მეორე კვირას, სამშაბათს და ხუთშაბათს, 2027 წლის 30 ივნისის ჩათვლით',
  ],
  ['FREQ=MONTHLY;BYDAY=2TH', 'Monthly on the second Thursday', 'ყოველი თვის მეორე ხუთშაბათს'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', 'Monthly on the last day', 'ყოველი თვის ბოლო დღეს'],
  ['FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=1', 'Every year on 1 May', 'ყოველწლიურად, 1 მაისს'],
  ['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR', 'Every weekday', 'ყოველ სამუშაო დღეს (ორშაბათიდან პარასკევის ჩათვლით)'],
  ['FREQ=DAILY', 'Every day', 'ყოველდღე'],
  ['FREQ=DAILY;INTERVAL=3;COUNT=1', 'Every 3 days, once', 'ყოველ მესამე დღეს, სულ ერთხელ'],
  [
    'FREQ=DAILY;INTERVAL=2;BYDAY=MO,WE;BYMONTH=6',
    'Every 2 days in June, if that is a Monday or Wednesday',
    'ყოველ მეორე დღეს, ივნისში, თუ ეს ორშაბათი ან ოთხშაბათია',
  ],
  ['FREQ=DAILY;BYMONTH=6,7', 'Every day in June and July', 'ყოველდღე, ივნისში და ივლისში'],
  [
    'FREQ=DAILY;INTERVAL=3;BYMONTHDAY=13,-1;BYDAY=FR',
    'Every 3 days, if that is the 13th or last day of the month and a Friday',
    'ყოველ მესამე დღეს, თუ ეს თვის 13 რიცხვი ან ბოლო დღეა და პარასკევია',
  ],
  ['FREQ=WEEKLY', 'Every Thursday', 'ყოველ ხუთშაბათს'],
  [
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU',
    'Every 2 weeks on Monday and Sunday (weeks start on Sunday)',
    'ყოველ მეორე კვირას, ორშაბათს და კვირა დღეს (კვირა იწყება კვირა დღეს)',
  ],
  [
    'FREQ=WEEKLY;BYDAY=MO,TU,WE;BYSETPOS=1',
    'Every Monday, Tuesday and Wednesday, only the first of these dates in each week',
    'ყოველ ორშაბათს, სამშაბათს და ოთხშაბათს, კვირაში მხოლოდ პირველ ასეთ დღეს',
  ],
  [
    'FREQ=WEEKLY;BYDAY=TH,SU;BYMONTH=6,7,8',
    'Every Thursday and Sunday in June, July and August',
    'ყოველ ხუთშაბათს და კვირა დღეს, ივნისში, ივლისში და აგვისტოში',
  ],
  ['FREQ=WEEKLY;INTERVAL=21;BYDAY=SA', 'Every 21 weeks on Saturday', 'ყოველ 21-ე კვირას, შაბათს'],
  ['FREQ=MONTHLY', 'Monthly on the 26th', 'ყოველი თვის 26 რიცხვში'],
  ['FREQ=MONTHLY;INTERVAL=2;BYMONTHDAY=1,15', 'Every 2 months on the 1st and 15th', 'ყოველ მეორე თვეს, 1 და 15 რიცხვში'],
  [
    'FREQ=MONTHLY;BYMONTHDAY=1,15,-1;COUNT=3',
    'Monthly on the 1st, 15th and last day, 3 times',
    'ყოველი თვის 1 და 15 რიცხვში და ბოლო დღეს, სულ 3-ჯერ',
  ],
  ['FREQ=MONTHLY;BYMONTHDAY=-2', 'Monthly on the second to last day', 'ყოველი თვის ბოლოდან მეორე დღეს'],
  ['FREQ=MONTHLY;BYDAY=1MO,3MO', 'Monthly on the first and third Monday', 'ყოველი თვის პირველ და მესამე ორშაბათს'],
  [
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
    'Monthly on the last weekday',
    'ყოველი თვის ბოლო სამუშაო დღეს (ორშაბათიდან პარასკევის ჩათვლით)',
  ],
  ['FREQ=MONTHLY;BYDAY=SA,SU;BYSETPOS=1', 'Monthly on the first Saturday or Sunday', 'ყოველი თვის პირველ შაბათს ან კვირა დღეს'],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=-1', 'Monthly on the last day', 'ყოველი თვის ბოლო დღეს'],
  ['FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR', 'Monthly on the 13th, if that is a Friday', 'ყოველი თვის 13 რიცხვში, თუ ეს პარასკევია'],
  [
    'FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=2FR',
    'Monthly on the 13th, if that is the second Friday of the month',
    'ყოველი თვის 13 რიცხვში, თუ ეს თვის მეორე პარასკევია',
  ],
  [
    'FREQ=MONTHLY;INTERVAL=3;BYDAY=MO,2TU,-1FR',
    'Every 3 months on each Monday, the second Tuesday and the last Friday',
    'ყოველ მესამე თვეს, ყოველ ორშაბათს, მეორე სამშაბათს და ბოლო პარასკევს',
  ],
  [
    'FREQ=MONTHLY;BYMONTH=6,7;BYDAY=1TH',
    'Every year on the first Thursday of June and July',
    'ყოველწლიურად, ივნისის და ივლისის პირველ ხუთშაბათს',
  ],
  [
    'FREQ=MONTHLY;BYMONTHDAY=1,2,3,4,5,6,7;BYDAY=MO;BYSETPOS=-1',
    'Monthly on the 1st, 2nd, 3rd, 4th, 5th, 6th and 7th, if that is a Monday, only the last of these dates in each month',
    'ყოველი თვის 1, 2, 3, 4, 5, 6 და 7 რიცხვში, თუ ეს ორშაბათია, თვეში მხოლოდ ბოლო ასეთ დღეს',
  ],
  ['FREQ=YEARLY', 'Every year on 26 November', 'ყოველწლიურად, 26 ნოემბერს'],
  ['FREQ=YEARLY;INTERVAL=4', 'Every 4 years on 26 November', 'ყოველ მეოთხე წელს, 26 ნოემბერს'],
  ['FREQ=YEARLY;BYMONTH=3,9', 'Every year on 26 March and 26 September', 'ყოველწლიურად, 26 მარტს და 26 სექტემბერს'],
  [
    'FREQ=YEARLY;BYMONTH=3,9;BYMONTHDAY=1,15',
    'Every year on the 1st and 15th of March and September',
    'ყოველწლიურად, მარტის და სექტემბრის 1 და 15 რიცხვში',
  ],
  ['FREQ=YEARLY;BYMONTH=5;BYDAY=2SU', 'Every year on the second Sunday of May', 'ყოველწლიურად, მაისის მეორე კვირა დღეს'],
  ['FREQ=YEARLY;BYDAY=20MO', 'Every year on the 20th Monday of the year', 'ყოველწლიურად, წლის მე-20 ორშაბათს'],
  [
    'FREQ=YEARLY;BYDAY=20MO,-2SU,TU',
    'Every year on each Tuesday, the 20th Monday and the second to last Sunday of the year',
    'ყოველწლიურად, წლის ყოველ სამშაბათს, მე-20 ორშაბათს და ბოლოდან მეორე კვირა დღეს',
  ],
  [
    'FREQ=YEARLY;BYYEARDAY=1,100,-1',
    'Every year on day 1, day 100 and the last day of the year',
    'ყოველწლიურად, წლის პირველ, მე-100 და ბოლო დღეს',
  ],
  [
    'FREQ=YEARLY;BYYEARDAY=100;BYDAY=MO,TU;BYMONTH=4,5',
    'Every year on day 100 of the year, if that is a Monday or Tuesday and in April or May',
    'ყოველწლიურად, წლის მე-100 დღეს, თუ ეს ორშაბათი ან სამშაბათია და აპრილში ან მაისშია',
  ],
  [
    'FREQ=YEARLY;BYWEEKNO=20,21,-1;BYDAY=MO',
    'Every year on Monday in week 20, week 21 and the last week of the year',
    'ყოველწლიურად, წლის მე-20, 21-ე და ბოლო კვირაში, ორშაბათს',
  ],
  [
    'FREQ=YEARLY;BYWEEKNO=20;BYMONTH=5;WKST=SU',
    'Every year on Thursday in week 20 of the year (weeks start on Sunday), if that is in May',
    'ყოველწლიურად, წლის მე-20 კვირაში, ხუთშაბათს, თუ ეს მაისშია (კვირა იწყება კვირა დღეს)',
  ],
  [
    'FREQ=YEARLY;INTERVAL=2;BYMONTHDAY=1;BYWEEKNO=1',
    'Every 2 years on the 1st of each month, if that is in week 1 of the year',
    'ყოველ მეორე წელს, ყოველი თვის 1 რიცხვში, თუ ეს წლის პირველ კვირაშია',
  ],
  ['FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30', 'Every year on the 30th of February', 'ყოველწლიურად, თებერვლის 30 რიცხვში'],
  [
    'FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=2,3,4,5,6,7,8;BYDAY=TU',
    'Every year on the 2nd, 3rd, 4th, 5th, 6th, 7th and 8th of November, if that is a Tuesday',
    'ყოველწლიურად, ნოემბრის 2, 3, 4, 5, 6, 7 და 8 რიცხვში, თუ ეს სამშაბათია',
  ],
  ['FREQ=YEARLY;BYDAY=TH', 'Every Thursday', 'ყოველ ხუთშაბათს'],
  [
    'FREQ=YEARLY;BYMONTH=1,2;BYDAY=MO;BYSETPOS=1,-2',
    'Every year on each Monday of January and February, only the first and second to last of these dates in each year',
    'ყოველწლიურად, იანვრის და თებერვლის ყოველ ორშაბათს, წელიწადში მხოლოდ პირველ და ბოლოდან მეორე ასეთ დღეს',
  ],
]

describe('a recurring event', () => {
  it.each(table)('is described in English and Georgian: %s', (rule, inEnglish, inGeorgian) => {
    expect([describeRecurrence(series(rule), 'en-GB'), describeRecurrence(series(rule), 'ka-ge')]).toEqual([inEnglish, inGeorgian])
  })

  it('has the dates and lists of the region of the reader', () => {
    const rule = 'FREQ=WEEKLY;BYDAY=MO,WE,FR;UNTIL=2027-06-30 23:59:59'
    expect(describeRecurrence(series(rule), 'en-US')).toBe('Every Monday, Wednesday, and Friday until June 30, 2027')
  })

  it('says when weeks start only if that changes the dates for the reader', () => {
    const rule = series('FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU;WKST=MO')
    expect(describeRecurrence(rule, 'en-GB')).toBe('Every 2 weeks on Monday and Sunday')
    expect(describeRecurrence(rule, 'en-US')).toBe('Every 2 weeks on Monday and Sunday (weeks start on Monday)')
    expect(describeRecurrence(series('FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH;WKST=MO'), 'en-US')).toBe('Every 2 weeks on Tuesday and Thursday')
  })

  it.each([
    ['at the time of the event', '2027-06-30 18:30:00', false, '30 June 2027'],
    ['before the time of the event', '2027-06-30 18:29:59', false, '29 June 2027'],
    ['before the first of the month', '2027-03-01 00:00:00', false, '28 February 2027'],
    ['on a whole day', '2027-06-30 00:00:00', true, '30 June 2027'],
  ])('ends on the last day on which it can take place: %s', (_what, until, isAllDay, day) => {
    expect(describeRecurrence(series(`FREQ=DAILY;UNTIL=${until}`, { isAllDay }), 'en-GB')).toBe(`Every day until ${day}`)
  })

  it('names added dates and those that are left out, and counts them if they are many', () => {
    const few = series('FREQ=WEEKLY;BYDAY=TH;COUNT=10', { rdates: ['2026-12-01'], exdates: ['2026-12-24', '2026-12-31'] })
    expect(describeRecurrence(few, 'en-GB')).toBe(
      'Every Thursday, 10 times, and on 1 December 2026, except 24 December 2026 and 31 December 2026',
    )
    expect(describeRecurrence(few, 'ka')).toBe(
      'ყოველ ხუთშაბათს, სულ 10-ჯერ, აგრეთვე 2026 წლის 1 დეკემბერს, გარდა 2026 წლის 24 დეკემბრისა და 2026 წლის 31 დეკემბრისა',
    )
    const many = series('FREQ=WEEKLY', {
      rdates: ['2027-08-09', '2026-12-01', '2026-12-02', '2027-04-01', '2027-02-15'],
      exdates: ['2026-12-24', '2026-12-31', '2027-01-07', '2027-08-05', '2027-08-12', '2027-08-19'],
    })
    expect(describeRecurrence(many, 'en-GB')).toBe(
      'Every Thursday, and on 1 December 2026, 2 December 2026, 15 February 2027 and 2 other dates, ' +
        'except 24 December 2026, 31 December 2026, 7 January 2027 and 3 other dates',
    )
    expect(describeRecurrence(many, 'ka')).toBe(
      'ყოველ ხუთშაბათს, აგრეთვე 2026 წლის 1 დეკემბერს, 2026 წლის 2 დეკემბერს, 2027 წლის 15 თებერვალს და კიდევ 2 დღეს, ' +
        'გარდა 2026 წლის 24 დეკემბრისა, 2026 წლის 31 დეკემბრისა, 2027 წლის 7 იანვრისა და კიდევ 3 დღისა',
    )
  })

  it('is not called off on a day on which it takes place at another time', () => {
    const moved = series('FREQ=WEEKLY;BYDAY=TH', { rdates: ['2026-12-24 20:00:00'], exdates: ['2026-12-24'] })
    expect(describeRecurrence(moved, 'en-GB')).toBe('Every Thursday, and on 24 December 2026')
    const atOtherTime = series('FREQ=WEEKLY;BYDAY=TH', { exdates: ['2026-12-24 10:00:00'] })
    expect(describeRecurrence(atOtherTime, 'en-GB')).toBe('Every Thursday')
  })

  it('without a rule takes place on its dates', () => {
    const dates = series(null, { rdates: ['2027-01-05', '2026-12-01', '2027-02-02'], exdates: ['2027-02-02'] })
    expect(describeRecurrence(dates, 'en-GB')).toBe('On 26 November 2026, 1 December 2026 and 5 January 2027')
    expect(describeRecurrence(dates, 'ka')).toBe('2026 წლის 26 ნოემბერს, 2026 წლის 1 დეკემბერს და 2027 წლის 5 იანვარს')
    const withoutItsStart = series(null, { rdates: ['2027-01-05'], exdates: ['2026-11-26'] })
    expect(describeRecurrence(withoutItsStart, 'en-GB')).toBe('On 5 January 2027')
  })

  it('has no description if it is a single event', () => {
    expect(describeRecurrence({ ...series(null), recurrence: null }, 'en')).toBeNull()
  })
})

describe('an occurrence', () => {
  it('has the description of its series, also after it has been moved', () => {
    const monthly = series('FREQ=MONTHLY', { occurrence: '2027-03-26' })
    expect(describeRecurrence({ ...monthly, start_date: '2027-03-29 10:00:00' }, 'en-GB')).toBe('Monthly on the 26th')
    const until = series('FREQ=DAILY;UNTIL=2027-06-30 18:30:00', { occurrence: '2027-06-01' })
    expect(describeRecurrence({ ...until, start_date: '2027-06-01 20:00:00' }, 'en-GB')).toBe('Every day until 30 June 2027')
  })

  it.each([
    ['FREQ=WEEKLY', 'Every week, and on 1 December 2026', 'ყოველკვირეულად, აგრეთვე 2026 წლის 1 დეკემბერს'],
    ['FREQ=MONTHLY;BYMONTH=5', 'Monthly in May, and on 1 December 2026', 'ყოველთვიურად, მაისში, აგრეთვე 2026 წლის 1 დეკემბერს'],
    ['FREQ=YEARLY;BYMONTH=5', 'Every year in May, and on 1 December 2026', 'ყოველწლიურად, მაისში, აგრეთვე 2026 წლის 1 დეკემბერს'],
    [null, 'On several dates, including 1 December 2026', 'რამდენიმე დღეს, მათ შორის 2026 წლის 1 დეკემბერს'],
  ])('that was added is no start of the rule %s', (rule, inEnglish, inGeorgian) => {
    const added = series(rule, { rdates: ['2026-12-01'], occurrence: '2026-12-01' })
    expect([describeRecurrence(added, 'en-GB'), describeRecurrence(added, 'ka')]).toEqual([inEnglish, inGeorgian])
  })
})

describe('the language', () => {
  const german: RecurrenceLanguage = (names) => ({
    ...english(names),
    everyWeekday: (days) => `Jeden ${names.and(days.map(names.weekday))}`,
    until: (day) => `bis ${names.date(day)}`,
  })
  const rule = series('FREQ=WEEKLY;BYDAY=TU,TH;UNTIL=2027-06-30 23:59:59')

  it('can be one of the caller, with the names of Intl', () => {
    expect(describeRecurrence(rule, 'de-AT', { de: german })).toBe('Jeden Dienstag und Donnerstag bis 30. Juni 2027')
    expect(describeRecurrence(rule, 'de-AT', { de: english, 'de-AT': german })).toBe('Jeden Dienstag und Donnerstag bis 30. Juni 2027')
    expect(describeRecurrence(rule, 'EN-gb', { en: german })).toBe('Jeden Tuesday and Thursday bis 30 June 2027')
  })

  it('is English throughout if there is none', () => {
    expect(describeRecurrence(rule, 'de-AT')).toBe('Every Tuesday and Thursday until June 30, 2027')
    expect(describeRecurrence(rule, 'kab')).toBe('Every Tuesday and Thursday until June 30, 2027')
    expect(describeRecurrence(rule)).toMatch(/^Every Tuesday and Thursday until/)
  })
})

const lists = (number: fc.Arbitrary<number>, maxLength = 4) =>
  fc.oneof(fc.constant<number[]>([]), fc.uniqueArray(number, { minLength: 1, maxLength }))
const nonZero = (max: number) => fc.integer({ min: -max, max }).filter(Boolean)
const rules: fc.Arbitrary<Rule> = fc
  .record({
    frequency: fc.constantFrom('daily' as const, 'weekly' as const, 'monthly' as const, 'yearly' as const),
    interval: fc.oneof({ weight: 4, arbitrary: fc.constant(1) }, fc.integer({ min: 2, max: 4 })),
    count: fc.oneof(fc.constant(null), fc.integer({ min: 1, max: 10_000 })),
    until: fc.constantFrom(null, '2028-02-29 23:59:59'),
    week_start: fc.constantFrom(...WEEKDAYS),
    by_day: fc.oneof(
      fc.constantFrom(WEEKDAYS, WEEKDAYS.slice(0, 5), WEEKDAYS.slice(5)).map((days) => days.map((day) => ({ day, position: null }))),
      fc.array(fc.record({ day: fc.constantFrom(...WEEKDAYS), position: fc.oneof(fc.constant(null), nonZero(5)) }), { maxLength: 4 }),
    ),
    by_month_day: lists(nonZero(31)),
    by_month: fc.oneof(lists(fc.integer({ min: 1, max: 12 })), fc.constant(Array.from({ length: 12 }, (_one, index) => index + 1))),
    by_year_day: lists(nonZero(366)),
    by_week_number: lists(nonZero(53)),
    by_set_position: lists(nonZero(5), 2),
  })
  .map(valid)

/** Leaves out what a rule of this frequency cannot have. */
function valid(rule: Rule): Rule {
  const isYearly = rule.frequency === 'yearly'
  const mayCount = rule.frequency === 'monthly' || (isYearly && !rule.by_week_number.length)
  const days = {
    by_day: mayCount ? rule.by_day : rule.by_day.map(({ day }) => ({ day, position: null })),
    by_month_day: rule.frequency === 'weekly' ? [] : rule.by_month_day,
    by_year_day: isYearly ? rule.by_year_day : [],
    by_week_number: isYearly ? rule.by_week_number : [],
  }
  const hasList = [rule.by_month, ...Object.values(days)].some(({ length }) => length)
  return { ...rule, ...days, by_set_position: hasList ? rule.by_set_position : [], until: rule.count ? null : rule.until }
}

/** A rule, and one that differs from it in one property. */
const neighbors = fc
  .tuple(rules, rules, fc.constantFrom(...(Object.keys(ruleOf('FREQ=DAILY')) as (keyof Rule)[])))
  .map(([rule, other, name]) => [rule, valid({ ...rule, [name]: other[name] })] as const)

describe('every rule', () => {
  const dates: fc.Arbitrary<string[]> = fc.array(
    fc.constantFrom('2026-12-24', '2027-01-05', '2027-02-01 10:00:00', '2027-08-09', '2028-08-09', '2029-08-09'),
  )
  const events = fc.record({ rule: fc.option(rules, { freq: 10 }), rdates: dates, exdates: dates, isAllDay: fc.boolean() })

  it('has sentences in both languages that are complete', () => {
    fc.assert(
      fc.property(events, fc.boolean(), ({ rule, ...given }, isAdded) => {
        const [occurrence] = isAdded ? given.rdates.filter((date) => !given.exdates.includes(date)) : []
        const event = series(rule, { ...given, ...(occurrence && { occurrence }) })
        const hasDates = rule ?? [...given.rdates, '2026-11-26'].some((date) => !given.exdates.includes(date))
        for (const [locale, foreign] of [
          ['en-GB', /\p{Script=Georgian}/u],
          ['ka', /[a-z]/i],
        ] as const) {
          const sentence = describeRecurrence(event, locale) ?? ''
          if (hasDates) expect(sentence).not.toBe('')
          expect(sentence).not.toMatch(/undefined|null|NaN|object|function| {2}| [,.)]|\( |,,|^\s|\s$/)
          expect(sentence).not.toMatch(foreign)
        }
      }),
      { numRuns: takesAll ? 1000 : 200, seed: SEED },
    )
  })

  it('is described by a pattern that gives the same dates', () => {
    fc.assert(
      fc.property(rules, fc.constantFrom('2026-01-01', '2026-11-26', '2027-05-31', '2028-02-29'), (rule, start) => {
        expect(datesOf(patternOf(rule, start), start)).toEqual(datesOf(asPattern(rule, start), start))
      }),
      { numRuns: takesAll ? 300 : 100, seed: SEED },
    )
  })

  it('has sentences that differ from those of rules with other dates', () => {
    const datesFrom = (rule: Rule, start: string): string[] => datesOf(asPattern(rule, start), start)
    fc.assert(
      fc.property(neighbors, ([rule, other]) => {
        // A rule must give its start.
        const [start] = datesFrom(rule, '2026-11-26')
        const given = (one: Rule): string => [...(start ? datesFrom(one, start) : []), one.count, one.until].join()
        fc.pre(start !== undefined && given(other).startsWith(start))
        const sentences = (one: Rule): (string | null)[] =>
          ['en-GB', 'ka'].map((locale) => describeRecurrence({ ...series(one), start_date: `${start} 18:30:00` }, locale))
        if (given(rule) !== given(other)) expect(sentences(rule)).not.toEqual(sentences(other))
      }),
      { numRuns: takesAll ? 300 : 100, seed: SEED },
    )
  })
})

declare global {
  var recurrenceLibrary: typeof library
}

inChromium(() => {
  let front: ServedPage
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    const stdin = {
      contents: `import * as library from './client/recurrence.ts'; globalThis.recurrenceLibrary = library`,
      resolveDir: '.',
    }
    const { outputFiles } = await build({ stdin, bundle: true, write: false, format: 'esm', platform: 'browser' })
    front = await servePage(outputFiles[0]?.text ?? '')
    browser = await launchChromium()
    page = await browser.newPage()
    await page.goto(front.url)
  }, 60_000)
  afterAll(async () => {
    await browser.close()
    front.close()
  })

  it('has Georgian lists, ordinals and names, as in Node', async () => {
    const events = table.map(([rule]) => series(rule))
    const found = await page.evaluate((all) => all.map((event) => globalThis.recurrenceLibrary.describeRecurrence(event, 'ka-ge')), events)
    expect(found).toEqual(table.map(([, , georgian]) => georgian))
  })
})
