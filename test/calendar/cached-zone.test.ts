// The offsets of time zones, looked up in spans, and the moments of local times.
import { describe, expect, it } from '@jest/globals'
import { IANAZone } from 'luxon'
import { CachedZone, SPAN_MS, localTimeAt, momentOf } from '#server/calendar/cached-zone.ts'
import { DAY_MS } from '#server/durations.ts'

/** Zones with changes that follow each other quickly, cross the date line, or are not of a full hour, and years of them. */
const unusual: [string, number][] = [
  ['America/Boa_Vista', 2000],
  ['America/Fortaleza', 2000],
  ['America/Argentina/Tucuman', 2004],
  ['Africa/Tunis', 1943],
  ['Europe/Simferopol', 1944],
  ['Europe/Vienna', 1945],
  ['Africa/Casablanca', 2030],
  ['Africa/Cairo', 2014],
  ['Asia/Gaza', 2011],
  ['Pacific/Apia', 2011],
  ['Pacific/Kwajalein', 1993],
  ['Australia/Lord_Howe', 2026],
  ['Asia/Pyongyang', 2018],
  ['America/Caracas', 2016],
  ['Africa/Monrovia', 1972],
  ['Asia/Manila', 1844],
  ['Europe/Berlin', 2026],
]

const HALF_HOUR_MS = DAY_MS / 48

function halfHoursOf(year: number): number[] {
  const [start, end] = [Date.UTC(year, 0, 1), Date.UTC(year + 1, 0, 1)]
  return Array.from({ length: (end - start) / HALF_HOUR_MS }, (_none, index) => start + index * HALF_HOUR_MS)
}

const formatted = (moments: readonly number[]): string[] => moments.map((moment) => new Date(moment).toISOString())

describe('CachedZone', () => {
  it.each(unusual)('knows the offsets of %s in %i', (name, year) => {
    const [zone, exact] = [new CachedZone(name), new IANAZone(name)]
    const different = halfHoursOf(year).filter((moment) => zone.offset(moment) !== exact.offset(moment))
    expect(formatted(different)).toEqual([])
  })

  it('looks up few offsets', () => {
    const zone = new CachedZone('Asia/Tbilisi')
    const { offset } = IANAZone.prototype
    let lookups = 0
    IANAZone.prototype.offset = function (moment) {
      lookups++
      return offset.call(this, moment)
    }
    for (const moment of halfHoursOf(2026)) zone.offset(moment)
    IANAZone.prototype.offset = offset
    expect(lookups).toBeLessThan((366 * DAY_MS) / SPAN_MS + 3)
  })
})

describe('momentOf', () => {
  it.each(unusual)('is the first moment at which clocks show a time: %s in %i', (name, year) => {
    const zone = new CachedZone(name)
    const firsts = new Map(
      halfHoursOf(year)
        .toReversed()
        .map((moment) => [localTimeAt(moment, zone), moment]),
    )
    const different = [...firsts].filter(([shown, moment]) => momentOf(shown, zone) !== moment).map(([shown]) => shown)
    expect(formatted(different)).toEqual([])
  })

  it('moves a time that a change of clocks skips', () => {
    const zone = new CachedZone('Europe/Berlin')
    const skipped = momentOf(Date.UTC(2026, 2, 29, 2, 30), zone)
    expect(new Date(localTimeAt(skipped, zone)).toISOString()).toBe('2026-03-29T03:30:00.000Z')
  })
})
