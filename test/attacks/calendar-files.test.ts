// iCalendar files that would keep an import busy for minutes or hours: what is wrong is reported, and the rest is imported.
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from '@jest/globals'
import { listEvents } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { casesOf } from '../support/sampling.ts'
import { sharedServer } from '../support/shared-server.ts'
import { bringCalendar } from '../import/bring.ts'

const server = await sharedServer()

const horizon = { now: new Date('2031-01-01T00:00:00Z'), until: new Date('2033-01-01T00:00:00Z'), maxOccurrences: 3 }
/** Of processor time. Most take much less, and without limits all take minutes. */
const MAX_SECONDS = 10

const many = (count: number, of: (n: number) => string): string[] => Array.from({ length: count }, (_none, n) => of(n))
const component = (name: string, ...lines: string[]): string => [`BEGIN:${name}`, ...lines, `END:${name}`].join('\r\n')

/** An event on the first of January, unless it has another start. */
const event = (...lines: string[]): string => {
  const start = lines.some((line) => line.startsWith('DTSTART')) ? [] : ['DTSTART:20310101T100000Z']
  return component('VEVENT', `UID:${newWord()}`, 'SUMMARY:Long', ...start, ...lines)
}

const zone = (...lines: string[]): string =>
  component(
    'VTIMEZONE',
    'TZID:Nowhere',
    component('STANDARD', 'DTSTART:19700101T000000', 'TZOFFSETFROM:+0100', 'TZOFFSETTO:+0200', ...lines),
  )
const there = event('DTSTART;TZID=Nowhere:20310101T100000')

const dates = (count: number): string[] =>
  many(count, (n) => `2031${String(1 + (n % 12)).padStart(2, '0')}${String(1 + (n % 28)).padStart(2, '0')}T000000Z`)

/** Imports the components and an event after them. */
async function bring(components: readonly string[]) {
  const [word, folder] = [newWord(), await mkdtemp(join(tmpdir(), 'calendar-'))]
  const last = component('VEVENT', `UID:${word}`, `SUMMARY:${word}`, 'DTSTART:20310101T100000Z')
  await writeFile(join(folder, 'events.ics'), component('VCALENDAR', 'VERSION:2.0', 'PRODID:test', ...components, last))
  const before = process.cpuUsage()
  const { skipped } = await bringCalendar(join(folder, 'events.ics'), horizon, server)
  const { user, system } = process.cpuUsage(before)
  const { total } = await listEvents(server.anonymous, { search: word, start_date: '2031-01-01' })
  return { seconds: (user + system) / 1_000_000, skipped: skipped.map(({ reason }) => reason), imported: total }
}

const matchesNone = /has no date up to|its recurrence rule matches no date/
/** Why it is not a series. */
const single = /^it became single events: /
const atMost = 'at most 3 occurrences of a recurring event are imported'

type File = [what: string, components: string[], reasons: (string | RegExp)[]]

const frequencies = ['SECONDLY', 'MINUTELY', 'HOURLY', 'DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']

/** They use up the time of an import. */
const long: File[] = [
  [
    'many series from the year 1000',
    many(300, () => event('DTSTART:10000101T000000Z', 'RRULE:FREQ=DAILY')),
    [atMost, single, /take too long; split the file/],
  ],
  // Values of the rule use the budget up sooner.
  [
    'series that are long together',
    many(300, () => event(`RRULE:FREQ=SECONDLY;BYHOUR=${many(24, String).join()}`)),
    [atMost, single, /take too long; split the file/],
  ],
]

it.each<File>([
  ['a duration of millions of years', [event('DURATION:P999999999W')], [/its duration is longer than 100 years/]],
  ['a series with such a duration', [event('DURATION:P999999999D', 'RRULE:FREQ=DAILY')], [/its duration is longer than 100 years/]],
  ['a negative duration', [event('DURATION:-P999999999W')], [/its duration is negative/]],
  ['an end before the start', [event('DTEND:20300101T100000Z')], ['it ends before it starts']],
  ['an end after all dates', [event('DTSTART:99991231T230000Z', 'DURATION:PT2H')], ['it ends after the year 9999']],
  ['an interval of 0', [event('RRULE:FREQ=DAILY;INTERVAL=0')], []],
  ['a negative interval', [event('RRULE:FREQ=DAILY;INTERVAL=-1')], []],
  ...casesOf(frequencies, ['SECONDLY', 'DAILY', 'YEARLY']).flatMap((frequency): File[] => [
    [`${frequency} with a huge interval`, [event(`RRULE:FREQ=${frequency};INTERVAL=999999999999`)], [single]],
    [
      `${frequency} with a huge count`,
      [event(`RRULE:FREQ=${frequency};COUNT=999999999`)],
      frequency === 'YEARLY' ? [single] : [atMost, single],
    ],
    [
      `${frequency} without an end, from the year 1000`,
      [event('DTSTART:10000101T000000Z', `RRULE:FREQ=${frequency}`)],
      frequency === 'YEARLY' ? [] : [atMost, single],
    ],
  ]),
  ...casesOf(
    frequencies.filter((frequency) => frequency !== 'WEEKLY'),
    ['HOURLY', 'MONTHLY'],
  ).map((frequency): File => [`${frequency} on February 31`, [event(`RRULE:FREQ=${frequency};BYMONTHDAY=31;BYMONTH=2`)], [matchesNone]]),
  ['a position that no month has', [event('RRULE:FREQ=YEARLY;BYDAY=MO;BYMONTH=4;BYSETPOS=100')], [matchesNone]],
  ['days that exclude each other', [event('RRULE:FREQ=YEARLY;BYMONTH=4;BYDAY=1MO;BYMONTHDAY=15,16,17,18,19,20,21')], [matchesNone]],
  ['invalid values', [event('RRULE:FREQ=YEARLY;BYMONTH=13'), event('RRULE:FREQ=DAILY;BYHOUR=25')], [/BYMONTH: invalid/, /BYHOUR: invalid/]],
  ['an invalid end', [event('RRULE:FREQ=DAILY;UNTIL=x')], [/^it cannot be read/]],
  ['many rules', [event(...many(20_000, () => 'RRULE:FREQ=SECONDLY'))], [/more than 50 recurrence rules/]],
  ['many dates', [event(...dates(40_000).map((date) => `RDATE:${date}`))], [/more than 5000 dates/]],
  ['many dates in a line', [event(`RDATE:${dates(100_000).join()}`)], [/more than 5000 dates/]],
  ['many excluded dates', [event('RRULE:FREQ=DAILY', ...dates(40_000).map((date) => `EXDATE:${date}`))], [/more than 5000 dates/]],
  ['as many dates as are allowed', [event('RRULE:FREQ=DAILY', ...dates(4_000).map((date) => `EXDATE:${date}`))], []],
  ['a date far ahead', [event('DTSTART:99980101T100000Z', 'RRULE:FREQ=DAILY')], ['it has no date up to 2033-01-01']],
  [
    'many modified occurrences',
    [
      component('VEVENT', 'UID:modified', 'SUMMARY:Long', 'DTSTART:20310101T100000Z', 'RRULE:FREQ=DAILY'),
      ...many(20_000, () =>
        component('VEVENT', 'UID:modified', 'SUMMARY:Long', 'RECURRENCE-ID:20310102T100000Z', 'DTSTART:20310102T110000Z'),
      ),
    ],
    ['the file has a newer entry with the same UID'],
  ],
  [
    'many versions that change all that follow',
    [
      component('VEVENT', 'UID:following', 'SUMMARY:Long', 'DTSTART:20310101T100000Z', 'RRULE:FREQ=DAILY'),
      ...many(1_000, (n) => {
        const start = new Date(Date.UTC(2031, 0, 2 + n, 10)).toISOString().replace(/[-:]|\.\d+/g, '')
        return component('VEVENT', 'UID:following', 'SUMMARY:Long', `RECURRENCE-ID;RANGE=THISANDFUTURE:${start}`, `DTSTART:${start}`)
      }),
    ],
    [atMost, single],
  ],
  ...casesOf(long, []),
  ['a time zone that changes every second', [zone('RRULE:FREQ=SECONDLY'), there], [matchesNone, /does not describe its time zone Nowhere/]],
  [
    'a time zone that never changes',
    [zone('RRULE:FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'), there],
    [matchesNone, /does not describe its time zone Nowhere/],
  ],
  [
    'a time zone with an invalid rule',
    [zone('RRULE:FREQ=DAILY;BYMONTH=13'), there],
    [/BYMONTH: invalid/, /does not describe its time zone Nowhere/],
  ],
  [
    'a time zone with many rules',
    [zone(...many(1_000, () => 'RRULE:FREQ=SECONDLY')), there],
    [/more than 50/, /does not describe its time zone Nowhere/],
  ],
  [
    'a time zone without a name',
    [component('VTIMEZONE', component('STANDARD', 'DTSTART:19700101T000000')), there],
    [/no TZID/, /does not describe its time zone Nowhere/],
  ],
  [
    'a time zone with many equal changes',
    [zone(...many(20_000, () => 'RDATE:19800101T000000')), ...many(300, () => event('DTSTART;TZID=Nowhere:20310101T100000'))],
    [],
  ],
  [
    'a time zone for many years',
    [zone('RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU'), ...many(300, (n) => event(`DTSTART;TZID=Nowhere:${2031 + n * 26}0101T100000`))],
    [],
  ],
  ['a long name of a time zone', [event(`DTSTART;TZID=${'/'.repeat(200_000)}:20310101T100000`)], [/does not describe its time zone/]],
  ['a long line', [event(`DESCRIPTION:${'a'.repeat(5_000_000)}`)], [/longer than 1000000 characters/]],
  ['a folded line', [event(`DESCRIPTION:${'a\r\n '.repeat(300_000)}`)], []],
  ['a long email address', [event(`ORGANIZER:mailto:a@${'.'.repeat(200_000)}@`)], []],
  ['an unfinished HTML document', [event(`X-ALT-DESC:${'<body'.repeat(100_000)}`)], []],
  ['many properties', [event(...many(60_000, () => 'X-A:1'))], []],
])(
  'an import with %s ends soon, and imports the rest',
  async (_what, components, reasons) => {
    const { seconds, skipped, imported } = await bring(components)
    expect(skipped).toHaveLength(reasons.length)
    expect(skipped).toEqual(expect.arrayContaining(reasons.map((reason) => expect.stringMatching(reason))))
    expect(imported).toBe(1)
    expect(seconds).toBeLessThan(reasons.includes(atMost) && components.length > 100 && components.length < 1_000 ? 60 : MAX_SECONDS)
  },
  300_000,
)
