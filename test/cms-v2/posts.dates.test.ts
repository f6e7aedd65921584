// Dates of posts on a site with daylight saving time, hours away from UTC.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureOf } from '../support/responses.ts'
import { clockAt } from '../support/clock.ts'
import { changePost, idsOf, makePost, newWord, posts } from '../support/posts.ts'
import type { Post, PostInput } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const clock = clockAt('2026-07-01T16:00:00')
const { itIs } = clock

const server = await sharedServer({ SITE_TIMEZONE: 'America/New_York' }, { now: clock.now })

const dates = ({ date, date_gmt }: Post) => [date, date_gmt]
const dated = async (fields: PostInput) => dates(await makePost(server.as.editor, fields))

describe('a date in New York', () => {
  it.each<[PostInput, string, string]>([
    [{ date: '2023-07-14T20:15:00' }, '2023-07-14T20:15:00', '2023-07-15T00:15:00'],
    [{ date: '2023-12-14T20:15:00' }, '2023-12-14T20:15:00', '2023-12-15T01:15:00'],
    [{ date_gmt: '2023-07-15T00:15:00' }, '2023-07-14T20:15:00', '2023-07-15T00:15:00'],
    [{ date_gmt: '2023-12-15T01:15:00' }, '2023-12-14T20:15:00', '2023-12-15T01:15:00'],
    [{ date: '2023-05-20T12:00:00+04:00' }, '2023-05-20T04:00:00', '2023-05-20T08:00:00'],
    [{ date: '2023-05-20T12:00:00Z' }, '2023-05-20T08:00:00', '2023-05-20T12:00:00'],
    [{ date_gmt: '2023-05-20T12:00:00-04:00' }, '2023-05-20T12:00:00', '2023-05-20T16:00:00'],
    [{ date: '2023-01-01T02:00:00+0530' }, '2022-12-31T15:30:00', '2022-12-31T20:30:00'],
    [{ date: '2023-05-20 12:00:00' }, '2023-05-20T12:00:00', '2023-05-20T16:00:00'],
    [{ date: '2024-02-29T12:00:00' }, '2024-02-29T12:00:00', '2024-02-29T17:00:00'],
    // An ambiguous time is read as the first of the two.
    [{ date: '2023-11-05T01:30:00' }, '2023-11-05T01:30:00', '2023-11-05T05:30:00'],
    [{ date: '2023-11-05T01:30:00-05:00' }, '2023-11-05T01:30:00', '2023-11-05T06:30:00'],
    // One second before the clocks go forward, and exactly then.
    [{ date: '2023-03-12T01:59:59' }, '2023-03-12T01:59:59', '2023-03-12T06:59:59'],
    [{ date: '2023-03-12T03:00:00' }, '2023-03-12T03:00:00', '2023-03-12T07:00:00'],
  ])('%j', async (fields, date, date_gmt) => {
    expect(await dated(fields)).toEqual([date, date_gmt])
  })

  it('in the hour that is skipped in spring moves forward by one hour', async () => {
    expect(await dated({ date: '2023-03-12T02:30:00' })).toEqual(['2023-03-12T03:30:00', '2023-03-12T07:30:00'])
  })

  it('can be changed in local time or in UTC', async () => {
    const { id } = await makePost(server.as.editor, { date: '2023-07-14T20:15:00' })
    expect(dates(await changePost(server.as.editor, id, { date: '2023-01-14T20:15:00' }))).toEqual([
      '2023-01-14T20:15:00',
      '2023-01-15T01:15:00',
    ])
    expect(dates(await changePost(server.as.editor, id, { date_gmt: '2023-08-01T04:00:00' }))).toEqual([
      '2023-08-01T00:00:00',
      '2023-08-01T04:00:00',
    ])
    expect(dates(await changePost(server.as.editor, id, { title: 'Same date' }))).toEqual(['2023-08-01T00:00:00', '2023-08-01T04:00:00'])
  })

  it('of a new post is the current time of the site', async () => {
    itIs('2026-07-01T16:00:00')
    expect(await dated({})).toEqual(['2026-07-01T12:00:00', '2026-07-01T16:00:00'])
    itIs('2026-12-01T16:00:00')
    expect(await dated({})).toEqual(['2026-12-01T11:00:00', '2026-12-01T16:00:00'])
  })

  it('is compared with the current time in the time zone of the site', async () => {
    itIs('2026-07-01T16:00:00')
    expect((await makePost(server.as.editor, { date: '2026-07-01T12:00:01' })).status).toBe('future')
    expect((await makePost(server.as.editor, { date: '2026-07-01T12:00:00' })).status).toBe('publish')
    expect((await makePost(server.as.editor, { date: '2026-07-01T15:00:00Z' })).status).toBe('publish')
  })

  it.each([
    '2023-02-30T10:00:00',
    '2023-02-29T10:00:00',
    '2023-04-31T10:00:00',
    '2023-02-30T10:00:00+04:00',
    '2023-00-10T10:00:00',
    '2023-01-01T24:30:00',
    '2023-01-01T10:60:00',
    '0000-01-01T00:00:00',
    '20230520T120000',
    '2023-05-20T12:00:00+99:00',
    'tomorrow',
  ])('is refused: %s', async (date) => {
    expect(await failureOf(posts(server.as.editor).create({ title: newWord(), date }))).toEqual(invalid('date'))
  })
})

describe('a list in New York', () => {
  it('reads before and after in the time zone of the site, unless they have an offset', async () => {
    const word = newWord()
    const { id } = await dataOf(posts(server.as.editor).create({ title: word, status: 'publish', date: '2021-07-10T12:00:00' }))
    const found = async (bound: { after?: string; before?: string }) =>
      (await idsOf(server.anonymous, { search: word, ...bound })).includes(id)
    expect(await found({ after: '2021-07-10T11:59:59' })).toBe(true)
    expect(await found({ after: '2021-07-10T12:00:00' })).toBe(false)
    expect(await found({ before: '2021-07-10T12:00:00' })).toBe(false)
    expect(await found({ before: '2021-07-10T12:00:01' })).toBe(true)
    expect(await found({ after: '2021-07-10T15:59:59Z' })).toBe(true)
    expect(await found({ after: '2021-07-10T16:00:00Z' })).toBe(false)
    expect(await found({ before: '2021-07-10T20:00:01+04:00' })).toBe(true)
  })
})
