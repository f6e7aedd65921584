// Conversions of dates.
import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { isDateTime, siteDate, siteDateFrom } from '#server/engine/dates.ts'

const zones = ['UTC', 'America/New_York', 'Asia/Tbilisi', 'Asia/Kathmandu', 'Pacific/Apia', 'Australia/Lord_Howe']

describe('siteDateFrom', () => {
  it('is the inverse of siteDate for every time in UTC', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1970-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (moment, zone) => {
          const written = siteDate(moment, zone)
          expect(siteDateFrom(written.date_gmt, 'UTC', zone)).toEqual(written)
          expect(siteDateFrom(`${written.date_gmt}Z`, zone, zone)).toEqual(written)
        },
      ),
    )
  })

  it('keeps every local time that exists', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2100-01-01T00:00:00Z'), noInvalidDate: true }),
        fc.constantFrom(...zones),
        (moment, zone) => {
          const { date } = siteDate(moment, zone)
          expect(siteDateFrom(date, zone, zone).date).toBe(date)
        },
      ),
    )
  })

  it('uses the first occurrence of an ambiguous hour', () => {
    expect(siteDateFrom('2026-11-01T01:30:00', 'America/New_York', 'UTC').date).toBe('2026-11-01T05:30:00')
    expect(siteDateFrom('2026-10-25T02:30:00', 'Europe/Berlin', 'UTC').date).toBe('2026-10-25T00:30:00')
    expect(siteDateFrom('2026-04-05T01:45:00', 'Australia/Lord_Howe', 'UTC').date).toBe('2026-04-04T14:45:00')
  })
})

describe('isDateTime', () => {
  it.each([
    '2026-02-28T10:00:00',
    '2024-02-29T10:00',
    '2026-01-01 10:00:00',
    '2026-01-01T10:00:00Z',
    '2026-01-01T10:00:00.123+04:00',
    '2026-01-01t10:00:00z',
    '2026-01-01T10:00:00-0930',
    '2026-01-01T10:00:00+04',
  ])('accepts %s', (text) => {
    expect(isDateTime(text)).toBe(true)
  })

  it.each([
    '',
    '2026-02-30T10:00:00',
    '2026-02-29T10:00:00',
    '2026-1-1T10:00:00',
    '2026-01-01',
    '10:00',
    '2026-01-01T10:00:00+15:00',
    '2026-01-01T10:00:00+04:60',
    '0000-01-01T00:00:00',
    '2026-01-01T10:00:00 UTC',
    '2026-W01-1T10:00',
    '٢٠٢٦-01-01T10:00:00',
    '2026-01-01T10:00:00\n',
  ])('refuses %j', (text) => {
    expect(isDateTime(text)).toBe(false)
  })
})
