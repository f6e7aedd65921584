// Georgian dates where `Intl` has no Georgian. Node has it, so that it tells what is right.
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import * as library from '../../client/calendar.ts'
import { georgianFormat, georgianList, georgianOrdinal } from '../../client/georgian.ts'
import { inChromium, launchChromium } from '../support/chromium.ts'
import { servePage } from '../support/page-server.ts'
import type { ServedPage } from '../support/page-server.ts'

type Options = Intl.DateTimeFormatOptions

const styles: Options[] = [
  ...(['full', 'long', 'medium', 'short'] as const).flatMap((dateStyle) => [{ dateStyle }, { dateStyle, timeStyle: 'short' } as const]),
  { timeStyle: 'medium' },
]
const names: Options[] = (['long', 'short', 'narrow'] as const).flatMap((length) => [{ month: length }, { weekday: length }])
const parts: Options[] = [
  {},
  { month: 'long', year: 'numeric' },
  { month: 'short', year: 'numeric' },
  { day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'long', year: 'numeric' },
  { weekday: 'short', day: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { weekday: 'long', hour: 'numeric', minute: 'numeric' },
  { day: 'numeric', month: 'numeric' },
  { day: '2-digit', month: '2-digit', year: 'numeric' },
  { day: 'numeric', month: 'long', hour: 'numeric', minute: '2-digit' },
  { hour: 'numeric', minute: '2-digit', hour12: true },
]

/** Every month, every weekday, days of one and of two digits. */
const moments = Array.from({ length: 24 }, (_, index) => new Date(Date.UTC(2026, index, 1 + index, index, index)))

describe('Georgian dates without the help of Intl', () => {
  it.each([...styles, ...names, ...parts].map((options) => [JSON.stringify(options), options] as const))(
    'are as in Intl: %s',
    (_name, options) => {
      const given = { ...options, timeZone: 'Asia/Tbilisi' }
      const expected = new Intl.DateTimeFormat('ka', given)
      const georgian = georgianFormat(given)
      expect(moments.map((moment) => georgian.format(moment))).toEqual(moments.map((moment) => expected.format(moment)))
    },
  )

  it.each<[string, Options, number]>([
    ['hours of a day', { dateStyle: 'medium', timeStyle: 'short' }, 7_200_000],
    ['days with times', { dateStyle: 'medium', timeStyle: 'short' }, 90_000_000],
    ['days of a month', { dateStyle: 'medium' }, 172_800_000],
    ['days of a month', { dateStyle: 'long' }, 172_800_000],
    ['days in numbers', { dateStyle: 'short' }, 5_000_000_000],
    ['weekdays', { weekday: 'long' }, 172_800_000],
  ])('are as in Intl for ranges: %s', (_what, options, length) => {
    const given = { ...options, timeZone: 'UTC' }
    const start = new Date('2026-03-05T08:30:00Z')
    const end = new Date(start.getTime() + length)
    expect(georgianFormat(given).formatRange(start, end)).toBe(new Intl.DateTimeFormat('ka', given).formatRange(start, end))
  })

  it('name both months of a range', () => {
    const range = georgianFormat({ dateStyle: 'medium', timeZone: 'UTC' }).formatRange(new Date('2026-03-30'), new Date('2026-04-02'))
    expect(range).toBe('30 მარ – 2 აპრ. 2026')
  })
})

describe('Georgian lists and ordinals without the help of Intl', () => {
  it.each(['conjunction', 'disjunction'] as const)('are as in Intl: %s', (type) => {
    for (const items of [[], ['ა'], ['ა', 'ბ'], ['ა', 'ბ', 'გ', 'დ']])
      expect(georgianList(items, type)).toBe(new Intl.ListFormat('ka', { type }).format(items))
  })

  it('are as in Intl: ordinals', () => {
    const expected = new Intl.PluralRules('ka', { type: 'ordinal' })
    const numbers = Array.from({ length: 1500 }, (_one, index) => index)
    expect(numbers.map(georgianOrdinal)).toEqual(numbers.map((number) => expected.select(number)))
  })
})

declare global {
  var calendarLibrary: typeof library
}

inChromium(() => {
  let front: ServedPage
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    const stdin = { contents: `import * as library from './client/calendar.ts'; globalThis.calendarLibrary = library`, resolveDir: '.' }
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

  const shown = ([locales, options]: [string[], Options[]]) => {
    const { dateFormat, formatTimes, monthGrid } = globalThis.calendarLibrary
    const event = {
      all_day: false,
      start_date: '2026-03-05 18:30:00',
      end_date: '2026-03-05 20:00:00',
      utc_start_date: '2026-03-05 14:30:00',
      utc_end_date: '2026-03-05 16:00:00',
      timezone: 'Asia/Tbilisi',
    }
    return locales.map((locale) => {
      const { title, weekdays, weeks } = monthGrid('2026-03', [event], { locale })
      const dates = options.map((given) => dateFormat(locale, { ...given, timeZone: 'UTC' }).format(new Date('2026-03-05T08:30:00Z')))
      const times = [
        formatTimes(event, locale),
        formatTimes({ ...event, all_day: true }, locale),
        formatTimes(event, locale, { timeZone: 'UTC' }),
      ]
      return { title, weekdays, first: weeks[0]?.days[0]?.date, dates, times }
    })
  }

  it('writes Georgian names of months and days, as Node does', async () => {
    globalThis.calendarLibrary = library
    const given: Parameters<typeof shown>[0] = [
      ['ka', 'ka-ge', 'ka-GE'],
      [...styles, ...names, ...parts],
    ]
    const found = await page.evaluate(shown, given)
    expect(found).toEqual(shown(given))
    expect(found[1]).toMatchObject({ title: 'მარტი, 2026', times: ['5 მარ. 2026, 18:30–20:00', expect.any(String), expect.any(String)] })
    expect(found[1]?.weekdays[0]).toEqual({ short: 'ორშ', long: 'ორშაბათი' })
  })
})
