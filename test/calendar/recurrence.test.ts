// Recurrence rules: their text, what they may be, and the dates they give.
import { readFileSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { findZone } from '#server/calendar/dates.ts'
import { RuleError, formatRule, parseRule, ruleFrom } from '#server/calendar/recurrence/rules.ts'
import type { Rule } from '#server/calendar/recurrence/rules.ts'
import { givesStart, nextStart, startsUntil } from '#server/calendar/recurrence/starts.ts'
import { LAST_DATE } from '#server/calendar/recurrence/local-dates.ts'
import { randomRule } from '#test/support/random-rules.ts'

const zoneOf = (name: string) => findZone(name) ?? fail(name)
const utc = zoneOf('UTC')
const tbilisi = zoneOf('Asia/Tbilisi')
const newYork = zoneOf('America/New_York')

function fail(name: string): never {
  throw new Error(`No zone is called ${name}.`)
}

/** Returns the first starts. */
function first(count: number, rrule: string, start: string, until = '2130-12-31 23:59:59'): string[] {
  return startsUntil(parseRule(rrule, utc), start, until).starts.slice(0, count)
}

const numbersUpTo = (max: number, min = -max): string =>
  Array.from({ length: max - min + 1 }, (_none, index) => min + index)
    .filter(Boolean)
    .join()

const days = (count: number, rrule: string, day: string): string[] =>
  first(count, rrule, `${day} 18:30:00`).map((start) => start.replace(' 18:30:00', ''))

describe('parseRule', () => {
  it('reads what programs write', () => {
    const expected = parseRule('FREQ=WEEKLY;BYDAY=MO,WE;UNTIL=20270630T155959Z', tbilisi)
    expect(expected).toMatchObject({ frequency: 'weekly', interval: 1, until: '2027-06-30 19:59:59', week_start: 'MO' })
    for (const text of [
      'RRULE:FREQ=WEEKLY;UNTIL=20270630T155959Z;BYDAY=MO,WE;',
      'rrule:freq=weekly;interval=1;wkst=mo;until=20270630t155959z;byday=mo,we',
      ' FREQ=WEEKLY; BYDAY=WE, MO,MO ;\r\n UNTIL=20270630T195959;RSCALE=GREGORIAN;SKIP=OMIT',
    ])
      expect(parseRule(text, tbilisi)).toEqual(expected)
  })

  it('includes the day of an UNTIL without a time', () => {
    expect(parseRule('FREQ=DAILY;UNTIL=20270630', tbilisi).until).toBe('2027-06-30 23:59:59')
    expect(parseRule('FREQ=DAILY;UNTIL=20270630T000000', tbilisi).until).toBe('2027-06-30 00:00:00')
  })

  it('takes the year 9999 for no end', () => {
    expect(parseRule('FREQ=DAILY;UNTIL=99991231T235959Z', tbilisi).until).toBeNull()
  })

  it.each([
    ['FREQ=HOURLY', 'FREQ must be DAILY, WEEKLY, MONTHLY or YEARLY, not HOURLY.'],
    ['BYDAY=MO', 'FREQ is required: DAILY, WEEKLY, MONTHLY or YEARLY.'],
    ['', 'FREQ is required: DAILY, WEEKLY, MONTHLY or YEARLY.'],
    ['weekly', 'Each part of a rule is written NAME=VALUE, not WEEKLY.'],
    ['FREQ=DAILY;FREQ=WEEKLY', 'FREQ must not occur twice.'],
    ['FREQ=DAILY;INTERVAL=0', 'INTERVAL must be from 1 to 1000, not 0.'],
    ['FREQ=DAILY;INTERVAL=1001', 'INTERVAL must be from 1 to 1000, not 1001.'],
    ['FREQ=DAILY;INTERVAL=two', 'INTERVAL must be a whole number, not TWO.'],
    ['FREQ=DAILY;COUNT=10001', 'COUNT must be from 1 to 10000, not 10001.'],
    ['FREQ=DAILY;COUNT=2;UNTIL=20270630', 'COUNT and UNTIL exclude each other; send one of them.'],
    ['FREQ=DAILY;UNTIL=20270230', 'UNTIL must be a date that exists, not 20270230.'],
    ['FREQ=DAILY;UNTIL=tomorrow', 'UNTIL must be a date such as 20270630 or a time such as 20270630T215959Z, not TOMORROW.'],
    ['FREQ=WEEKLY;WKST=XX', 'WKST must be MO, TU, WE, TH, FR, SA or SU, not XX.'],
    ['FREQ=WEEKLY;BYDAY=2TH', 'BYDAY with a number, such as 2TH, needs FREQ=MONTHLY or YEARLY.'],
    ['FREQ=MONTHLY;BYDAY=54TH', 'The number of BYDAY must be from -53 to 53 and not 0, not 54.'],
    [
      'FREQ=YEARLY;BYWEEKNO=5;BYDAY=-1TH',
      'BYWEEKNO and BYDAY with a number, such as -1TH, cannot be combined in one rule. Send one of them.',
    ],
    ['FREQ=WEEKLY;BYMONTHDAY=13', 'BYMONTHDAY needs FREQ=DAILY, MONTHLY or YEARLY.'],
    ['FREQ=MONTHLY;BYMONTHDAY=0', 'BYMONTHDAY must be from -31 to 31 and not 0, not 0.'],
    ['FREQ=DAILY;BYDAY=MO;BYSETPOS=2', 'With FREQ=DAILY, BYSETPOS must be from -1 to 1 and not 0, not 2.'],
    ['FREQ=YEARLY;BYYEARDAY=1;BYMONTHDAY=1', 'BYYEARDAY and BYMONTHDAY cannot be combined in one rule. Send one of them.'],
    ['FREQ=YEARLY;BYYEARDAY=1;BYWEEKNO=1', 'BYYEARDAY and BYWEEKNO cannot be combined in one rule. Send one of them.'],
    ['FREQ=YEARLY;BYYEARDAY=1;BYDAY=MO', 'BYYEARDAY and BYDAY cannot be combined in one rule. Send one of them.'],
    ['FREQ=YEARLY;BYWEEKNO=9;BYMONTHDAY=1', 'BYWEEKNO and BYMONTHDAY cannot be combined in one rule. Send one of them.'],
    [
      'FREQ=YEARLY;BYWEEKNO=20,53;INTERVAL=2',
      'BYWEEKNO 53, a week that may be in two years, and INTERVAL cannot be combined in one rule. Send one of them.',
    ],
    [
      'FREQ=YEARLY;BYWEEKNO=-1,20;BYDAY=MO;BYSETPOS=1',
      'BYWEEKNO -1, a week that may be in two years, and BYSETPOS cannot be combined in one rule. Send one of them.',
    ],
    [
      'FREQ=YEARLY;BYDAY=2SU;BYMONTHDAY=24',
      'BYDAY with a number, such as 2SU, and BYMONTHDAY cannot be combined in one rule without BYMONTH. Send one of them.',
    ],
    [
      'FREQ=YEARLY;BYDAY=MO,1TU',
      'BYDAY with a number, such as 1TU, and BYDAY without a number, such as MO, cannot be combined in one rule without BYMONTH. Send one of them.',
    ],
    [
      'FREQ=YEARLY;BYDAY=20WE,-53MO;BYSETPOS=2',
      'BYDAY with a number, such as -53MO, and BYSETPOS cannot be combined in one rule without BYMONTH. Send one of them.',
    ],
    ['FREQ=MONTHLY;BYMONTH=13', 'BYMONTH must be from 1 to 12, not 13.'],
    ['FREQ=MONTHLY;BYYEARDAY=100', 'BYYEARDAY needs FREQ=YEARLY.'],
    ['FREQ=MONTHLY;BYWEEKNO=20', 'BYWEEKNO needs FREQ=YEARLY.'],
    ['FREQ=MONTHLY;BYSETPOS=1', 'BYSETPOS needs another BY part.'],
    ['FREQ=DAILY;BYHOUR=9', 'BYHOUR is not supported: an event repeats at its own time. Omit it.'],
    ['FREQ=DAILY;RSCALE=HEBREW', 'RSCALE must be GREGORIAN, not HEBREW.'],
    ['FREQ=DAILY;SKIP=BACKWARD', 'SKIP must be OMIT, not BACKWARD.'],
    ['FREQ=DAILY;X-FOO=1', 'X-FOO is not supported; omit it.'],
    ['FREQ=DAILY;CONSTRUCTOR=1', 'CONSTRUCTOR is not supported; omit it.'],
    [`FREQ=YEARLY;BYYEARDAY=${Array.from({ length: 61 }, (_none, index) => index + 1).join()}`, 'BYYEARDAY must have at most 60 values.'],
  ])('refuses %s', (text, message) => {
    expect(() => parseRule(text, utc)).toThrow(new RuleError(message))
  })
})

describe('formatRule', () => {
  it('writes the parts in one order, without defaults', () => {
    const rule = parseRule('WKST=MO;BYSETPOS=-1;BYDAY=-1SU,FR,TU;INTERVAL=1;COUNT=3;BYMONTH=12,1;FREQ=YEARLY', utc)
    expect(formatRule(rule, { zone: utc, isAllDay: false })).toBe('FREQ=YEARLY;COUNT=3;BYMONTH=1,12;BYDAY=TU,FR,-1SU;BYSETPOS=-1')
  })

  it('writes the end in UTC, or as a date for an all-day event', () => {
    const rule = parseRule('FREQ=DAILY;UNTIL=20270630', newYork)
    expect(formatRule(rule, { zone: newYork, isAllDay: false })).toBe('FREQ=DAILY;UNTIL=20270701T035959Z')
    expect(formatRule(rule, { zone: newYork, isAllDay: true })).toBe('FREQ=DAILY;UNTIL=20270630')
  })

  it('is the inverse of parseRule', () => {
    const zones = ['UTC', 'Asia/Tbilisi', 'America/New_York', 'Pacific/Apia', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC-3:30']
    fc.assert(
      fc.property(
        randomRule,
        fc.constantFrom(...zones.map(zoneOf)),
        fc.boolean(),
        fc.option(fc.integer({ min: 1, max: 10_000 })),
        ({ rule }, zone, isAllDay, count) => {
          const until = count ? null : isAllDay ? (rule.until?.slice(0, 10) ?? null) : rule.until
          const whole = ruleFrom({ ...rule, count, until }, zone)
          expect(parseRule(formatRule(whole, { zone, isAllDay }), zone)).toEqual(whole)
        },
      ),
    )
  })

  it('fits into the contract however long the lists are', () => {
    const longest: Rule = {
      ...parseRule('FREQ=MONTHLY;INTERVAL=1000;UNTIL=20270630T180000Z;WKST=SU', utc),
      frequency: 'yearly',
      by_month: Array.from({ length: 12 }, (_none, index) => index + 1),
      by_week_number: Array.from({ length: 53 }, () => -53),
      by_year_day: Array.from({ length: 60 }, () => -366),
      by_month_day: Array.from({ length: 62 }, () => -31),
      by_day: Array.from({ length: 100 }, () => ({ day: 'MO', position: -53 })),
      by_set_position: Array.from({ length: 60 }, () => -366),
    }
    expect(formatRule(longest, { zone: utc, isAllDay: false }).length).toBeLessThanOrEqual(2000)
  })
})

describe('ruleFrom', () => {
  it('completes the object of a request', () => {
    expect(ruleFrom({ frequency: 'monthly', by_day: [{ day: 'TH', position: 2 }, { day: 'MO' }] }, utc)).toEqual(
      parseRule('FREQ=MONTHLY;BYDAY=MO,2TH', utc),
    )
  })

  it('converts the end to the zone of the event', () => {
    const until = (text: string) => ruleFrom({ frequency: 'daily', until: text }, newYork).until
    expect(until('2027-06-30')).toBe('2027-06-30 23:59:59')
    expect(until('June 30, 2027')).toBe('2027-06-30 23:59:59')
    expect(until('2027-06-30 00:00')).toBe('2027-06-30 00:00:00')
    expect(until('2027-06-30T22:00:00Z')).toBe('2027-06-30 18:00:00')
    expect(until('2027-03-14 02:30:00')).toBe('2027-03-14 03:30:00')
  })

  it.each([
    [
      { frequency: 'weekly', by_day: [{ day: 'TH', position: 2 }] },
      'by_day with a number, such as 2TH, needs frequency monthly or yearly.',
    ],
    [{ frequency: 'weekly', by_set_position: [1] }, 'by_set_position needs another list.'],
    [{ frequency: 'weekly', count: 2, until: '2027-06-30' }, 'count and until exclude each other; send one of them.'],
    [{ frequency: 'weekly', until: '2027-02-30' }, 'until must be a date that exists, not 2027-02-30.'],
  ] as const)('refuses %j in the words of the object', (input, message) => {
    expect(() => ruleFrom(structuredClone(input) as Parameters<typeof ruleFrom>[0], utc)).toThrow(new RuleError(message))
  })
})

describe('startsOf', () => {
  it('gives the dates that python-dateutil gives', () => {
    const recorded = JSON.parse(readFileSync('test/calendar/recurrence-dates.json', 'utf8')) as {
      rrule: string
      start: string
      dates: string[]
    }[]
    expect(recorded.length).toBeGreaterThanOrEqual(100)
    expect(recorded.map(({ rrule, start }) => ({ rrule, start, dates: first(40, rrule, start, '2600-12-31 23:59:59') }))).toEqual(recorded)
  })

  it('leaves out days that a month or year does not have', () => {
    expect(days(3, 'FREQ=MONTHLY', '2024-01-31')).toEqual(['2024-01-31', '2024-03-31', '2024-05-31'])
    expect(days(3, 'FREQ=YEARLY', '2096-02-29')).toEqual(['2096-02-29', '2104-02-29', '2108-02-29'])
  })

  it('counts positions in the whole week, also before the start', () => {
    expect(days(2, 'FREQ=WEEKLY;BYDAY=MO,TU,SA;BYSETPOS=1', '2018-03-28')).toEqual(['2018-04-02', '2018-04-09'])
    expect(days(2, 'FREQ=WEEKLY;BYDAY=MO,SU;BYSETPOS=1;WKST=SU', '2026-11-22')).toEqual(['2026-11-22', '2026-11-29'])
  })

  it('takes the weekday of a numbered week from the start', () => {
    expect(days(3, 'FREQ=YEARLY;BYWEEKNO=1', '2026-01-01')).toEqual(['2026-01-01', '2027-01-07', '2028-01-06'])
  })

  it('numbers weeks as ISO 8601', () => {
    expect(days(4, 'FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA', '2004-06-01')).toEqual(['2005-01-01', '2010-01-02', '2016-01-02', '2021-01-02'])
    expect(days(3, 'FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SA', '2010-06-01')).toEqual(['2011-01-01', '2011-12-31', '2012-12-29'])
  })

  it('adds weekdays with a number to those without', () => {
    expect(days(6, 'FREQ=MONTHLY;BYDAY=MO,1TU', '2026-06-01')).toEqual([
      '2026-06-01',
      '2026-06-02',
      '2026-06-08',
      '2026-06-15',
      '2026-06-22',
      '2026-06-29',
    ])
  })

  it('begins even-numbered weeks with the first day of the week', () => {
    expect(days(4, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=MO', '1997-08-05')).toEqual([
      '1997-08-05',
      '1997-08-10',
      '1997-08-19',
      '1997-08-24',
    ])
    expect(days(4, 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,SU;WKST=SU', '1997-08-05')).toEqual([
      '1997-08-05',
      '1997-08-17',
      '1997-08-19',
      '1997-08-31',
    ])
  })

  it('ends with COUNT, and with UNTIL, which it includes', () => {
    expect(days(9, 'FREQ=DAILY;COUNT=2', '2026-11-26')).toEqual(['2026-11-26', '2026-11-27'])
    expect(days(9, 'FREQ=DAILY;UNTIL=20261127T183000Z', '2026-11-26')).toEqual(['2026-11-26', '2026-11-27'])
    expect(days(9, 'FREQ=DAILY;UNTIL=20261127T182959Z', '2026-11-26')).toEqual(['2026-11-26'])
  })

  it.each([
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=YEARLY;INTERVAL=1000;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=MONTHLY;BYDAY=6MO',
    'FREQ=MONTHLY;BYMONTH=2,4,6,9,11;BYMONTHDAY=31;COUNT=10000',
    'FREQ=DAILY;INTERVAL=1000;BYMONTH=2;BYMONTHDAY=31',
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=31;COUNT=10000',
    'FREQ=WEEKLY;BYDAY=MO;BYSETPOS=2',
    'FREQ=YEARLY;BYWEEKNO=20;BYMONTH=1',
    'FREQ=YEARLY;BYWEEKNO=20;BYMONTH=1;UNTIL=20991231',
  ])('ends soon if nothing matches: %s', (rrule) => {
    const rule = parseRule(rrule, utc)
    const search = () => [
      givesStart(rule, '1990-01-31 18:30:00'),
      startsUntil(rule, '1990-01-31 18:30:00', '2030-01-31 18:30:00').starts,
      nextStart(rule, '1990-01-31 18:30:00', '2030-01-31 18:30:00'),
    ]
    const before = process.cpuUsage()
    expect(search()).toEqual([false, [], undefined])
    expect(process.cpuUsage(before).user / 1000).toBeLessThan(1500)
  })

  it.each([
    'FREQ=DAILY',
    `FREQ=DAILY;BYMONTHDAY=${numbersUpTo(31)}`,
    `FREQ=DAILY;BYMONTH=${numbersUpTo(12, 1)};BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=1,-1`,
    'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;COUNT=10000',
    `FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=${numbersUpTo(7)}`,
    `FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYMONTHDAY=${numbersUpTo(31)};BYSETPOS=${numbersUpTo(30)}`,
    `FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;BYSETPOS=${numbersUpTo(30)}`,
    `FREQ=YEARLY;BYYEARDAY=${numbersUpTo(30)}`,
    `FREQ=YEARLY;BYWEEKNO=${numbersUpTo(53, 1)};BYDAY=MO,TU,WE,TH,FR,SA,SU`,
  ])('gives two years of a dense rule soon: %s', (rrule) => {
    const rule = parseRule(rrule, utc)
    const search = () => startsUntil(rule, '2027-01-01 18:30:00', '2029-01-01 18:30:00')
    const times = Array.from({ length: 5 }, () => {
      const before = process.cpuUsage()
      search()
      return process.cpuUsage(before).user / 1000
    })
    expect(Math.min(...times)).toBeLessThan(150)
  })

  it('says whether there may be more', () => {
    const until = '2026-12-31 23:59:59'
    const hasMore = (rrule: string) => startsUntil(parseRule(rrule, utc), '2026-11-26 18:30:00', until).hasMore
    expect(['FREQ=DAILY', 'FREQ=DAILY;COUNT=37', 'FREQ=DAILY;UNTIL=20270101'].map(hasMore)).toEqual([true, true, true])
    expect(['FREQ=DAILY;COUNT=36', 'FREQ=DAILY;UNTIL=20261231'].map(hasMore)).toEqual([false, false])
  })

  it('ends in the year 9999', () => {
    expect(first(9, 'FREQ=YEARLY', '9998-03-01 18:30:00', LAST_DATE)).toEqual(['9998-03-01 18:30:00', '9999-03-01 18:30:00'])
    expect(nextStart(parseRule('FREQ=YEARLY', utc), '9998-03-01 18:30:00', '9999-03-02 00:00:00')).toBeUndefined()
  })
})

describe('nextStart', () => {
  const next = (rrule: string, date: string) => nextStart(parseRule(rrule, utc), '2024-02-29 18:30:00', date)

  it('gives the start on a date, or the one after it', () => {
    expect(next('FREQ=WEEKLY', '2024-03-07 18:30:00')).toBe('2024-03-07 18:30:00')
    expect(next('FREQ=WEEKLY', '2024-03-07 18:30:01')).toBe('2024-03-14 18:30:00')
  })

  it('finds starts that are decades later', () => {
    expect(next('FREQ=YEARLY', '2096-03-01 00:00:00')).toBe('2104-02-29 18:30:00')
    expect(next('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=29;BYDAY=TH', '2080-03-01 00:00:00')).toBe('2120-02-29 18:30:00')
    expect(next('FREQ=YEARLY;INTERVAL=1000;BYMONTH=2;BYMONTHDAY=28,29', '2025-01-01 00:00:00')).toBe('3024-02-28 18:30:00')
  })

  it('gives none after the end of the rule', () => {
    expect(next('FREQ=WEEKLY;COUNT=3', '2024-03-14 18:30:01')).toBeUndefined()
    expect(next('FREQ=WEEKLY;UNTIL=20240320', '2024-03-14 18:30:01')).toBeUndefined()
  })
})

describe('givesStart', () => {
  it('says whether the rule gives the start of its series', () => {
    const weekly = parseRule('FREQ=WEEKLY;BYDAY=TH', utc)
    expect(givesStart(weekly, '2026-11-26 18:30:00')).toBe(true)
    expect(givesStart(weekly, '2026-11-27 18:30:00')).toBe(false)
    expect(givesStart(parseRule('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=31', utc), '2026-11-26 18:30:00')).toBe(false)
  })
})
