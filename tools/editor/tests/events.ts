// The form of an event.
import { expect, it } from '@jest/globals'
import { unwrap } from '../../../client/index.ts'
import { newWord } from '../../../test/support/posts.ts'
import { button, choose, editor, open, page, server, visible } from '../session.ts'

export function events(): void {
  it('writes an event in both languages, with a new venue and organizers', async () => {
    const [title, georgian, venue] = [newWord(), newWord(), newWord()]
    await open('event')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Description').fill('First line\n\nSecond line')
    await page.getByRole('tab', { name: 'ქართული' }).click()
    await page.getByLabel('Title').fill(georgian)
    await page.getByLabel('Start').fill('2030-06-01T18:00')
    await page.getByLabel('End').fill('2030-06-01T20:30')
    await choose('Time zone', 'Asia/Tbilisi', 'Asia/Tbilisi')
    await choose('Venue', venue, `Add “${venue}”`)
    for (const name of ['Ferry Choir', 'Boat club']) {
      await page.getByLabel('Organizers').fill(name)
      await page.keyboard.press('Enter')
    }
    await page.getByLabel('Status').selectOption('Published')
    await button('Save').click()
    await page.waitForURL(/event\?id=\d+/)
    await page.getByRole('heading', { name: 'Edit event' }).waitFor()
    const id = Number(new URL(page.url()).searchParams.get('id'))
    const read = (i18n_language: 'en' | 'ka-ge') =>
      unwrap(server.anonymous.calendar.at('/events/{id}').get({ params: { path: { id }, query: { i18n_language } } }))
    expect(await read('en')).toMatchObject({
      title,
      description: '<p>First line</p>\n<p>Second line</p>',
      start_date: '2030-06-01 18:00:00',
      end_date: '2030-06-01 20:30:00',
      timezone: 'Asia/Tbilisi',
      venue: { venue },
      organizer: [{ organizer: 'Ferry Choir' }, { organizer: 'Boat club' }],
    })
    expect(await read('ka-ge')).toMatchObject({ title: georgian })
    await page.getByLabel('All day').click()
    await button('Save').click()
    await visible('Saved.')
    expect(await read('en')).toMatchObject({ all_day: true, title })
    await page.goto(new URL('events', page.url()).href)
    await page.getByRole('row', { name: title }).waitFor()
  })

  it('says what is wrong with an event', async () => {
    await open('event')
    await page.getByLabel('Summary').fill('Without a title')
    await button('Save').click()
    await page
      .getByText(/title/i)
      .filter({ hasText: /must|missing|required|empty/i })
      .first()
      .waitFor()
    expect(editor.failures.delete('400 POST /cal/events/v1/events')).toBe(true)
  })
}
