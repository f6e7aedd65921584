// The calendar of posts in content.
import { describe, expect, it } from '@jest/globals'
import { makePage } from '../support/pages.ts'
import { makePost } from '../support/posts.ts'
import { block, postOf, readAgain, renderedIn } from '../support/rendered.ts'
import { dataOf } from '../support/responses.ts'
import { sharedServer } from '../support/shared-server.ts'

let now = new Date('2031-03-18T12:00:00Z')
const server = await sharedServer({ SITE_TIMEZONE: 'UTC' }, { now: () => now })
const empty = await sharedServer()

const posted = (date: string, fields: object = {}) =>
  makePost(server.as.administrator, { title: date, date: `${date}T09:00:00`, ...fields })
const calendar = (attributes: object = {}): string => block('calendar', attributes)
const days = (html: string): string[] => [...html.matchAll(/<td[^>]*>(.*?)<\/td>/g)].map(([, cell = '']) => cell.replaceAll(/<[^>]*>/g, ''))

describe('the calendar', () => {
  it('shows the month that it names, with links to the days on which posts were published', async () => {
    await posted('2024-02-05')
    await posted('2024-02-05')
    await posted('2024-02-29')
    await posted('2024-02-11', { status: 'draft' })
    await posted('2023-11-03')
    await posted('2024-06-30')
    const html = await renderedIn(server, calendar({ year: 2024, month: 2, textColor: 'accent' }), { date: '2020-01-01T00:00:00' })
    expect(html).toContain(
      '<div class="wp-block-calendar"><table id="wp-calendar" class="wp-calendar-table has-text-color has-accent-color">',
    )
    expect(html).toContain('<caption>February 2024</caption>')
    expect(days(html)).toEqual(['&nbsp;', ...Array.from({ length: 29 }, (_none, day) => String(day + 1)), '&nbsp;'])
    expect(html).toContain('<td colspan="3" class="pad">&nbsp;</td>')
    expect([...html.matchAll(/href="([^"]+)"/g)].map(([, url]) => url?.slice(server.baseUrl.length))).toEqual([
      '/2024/02/05/',
      '/2024/02/29/',
      '/2023/11/',
      '/2024/06/',
    ])
    expect(html).toContain('aria-label="Posts published on February 5, 2024">5</a>')
    expect(html).not.toContain('id="today"')
  })

  it.each([
    [{ year: 2026, month: 2 }, 28, 4],
    [{ year: 2027, month: 2 }, 28, 4],
    [{ year: 2026, month: 8 }, 31, 6],
  ])('has whole weeks: %j', async (attributes, length, weeks) => {
    const html = await renderedIn(server, calendar(attributes))
    const cells = [...(html.split('<tbody>')[1] ?? '').matchAll(/<td(?: colspan="(\d)")?/g)]
    expect(cells.reduce((sum, [, colspan]) => sum + Number(colspan ?? 1), 0) % 7).toBe(0)
    expect(days(html).filter((day) => day !== '&nbsp;')).toHaveLength(length)
    expect(html.split('<tbody>')[1]?.split('<tr>').length).toBeGreaterThanOrEqual(weeks + 1)
  })

  it('shows the current month and marks today, also after a month has passed', async () => {
    const post = await postOf(server, calendar())
    expect(await readAgain(server, post)).toMatch(/<caption>March 2031<\/caption>.*<td id="today">(<a [^>]*>)?18(<\/a>)?<\/td>/)
    now = new Date('2031-04-02T12:00:00Z')
    expect(await readAgain(server, post)).toMatch(/<caption>April 2031<\/caption>.*<td id="today">2<\/td>/)
  })

  it.each([
    [{ year: 'x', month: [] }],
    [{ year: -1, month: 13 }],
    [{ year: 2024 }],
    [{ year: 99_999, month: 1 }],
    [{ year: 2024, month: 0 }],
  ])('shows the current month for %j', async (attributes) => {
    expect(await renderedIn(server, calendar(attributes))).toContain(' 2031</caption>')
  })
})

describe('the calendar of a site without posts', () => {
  it('shows nothing', async () => {
    const page = await makePage(empty.as.administrator, { content: calendar() })
    const { content } = await dataOf(empty.anonymous.content.GET('/pages/{id}', { params: { path: { id: page.id } } }))
    expect(content.rendered.trim()).toBe('')
  })
})
