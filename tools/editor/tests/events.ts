// The form of an event.
import { expect, it } from '@jest/globals'
import { unwrap } from '../../../client/index.ts'
import { newWord } from '../../../test/support/posts.ts'
import { button, canvas, choose, editor, expectAccessible, open, page, server, visible } from '../session.ts'

export function events(): void {
  it('writes an event in both languages, with a new venue and organizers', async () => {
    const [title, georgian, venue, venueInGeorgian, choir] = Array.from({ length: 5 }, newWord)
    await open('event')
    await page.getByLabel('Title').fill(title!)
    await describe('First ', 'strong', 'English')
    await page.getByRole('tab', { name: 'ქართული' }).click()
    await page.getByLabel('Title').fill(georgian!)
    await describe('პირველი ', 'ძლიერი', 'ქართული')
    await page.getByLabel('Start').fill('2030-06-01T18:00')
    await page.getByLabel('End').fill('2030-06-01T20:30')
    await choose('Time zone', 'Asia/Tbilisi', 'Asia/Tbilisi')
    await add('Venue', venue!, venueInGeorgian)
    await add('Organizers', choir!)
    await add('Organizers: add', 'Boat club')
    await page.getByLabel('Categories').fill('Music')
    await page.keyboard.press('Enter')
    await page.getByLabel('Status').selectOption('Published')
    await button('Save').click()
    await page.waitForURL(/event\?id=\d+/)
    await page.getByRole('heading', { name: 'Edit event' }).waitFor()
    const id = Number(new URL(page.url()).searchParams.get('id'))
    const read = (i18n_language: 'en' | 'ka-ge') =>
      unwrap(server.anonymous.calendar.at('/events/{id}').get({ params: { path: { id }, query: { i18n_language } } }))
    const { organizer, categories, ...english } = await read('en')
    expect(english).toMatchObject({
      title,
      description: '<p>First <strong>strong</strong></p>\n<ul class="wp-block-list">\n<li>point</li>\n</ul>',
      start_date: '2030-06-01 18:00:00',
      end_date: '2030-06-01 20:30:00',
      timezone: 'Asia/Tbilisi',
      venue: { venue },
    })
    expect(organizer.map(({ organizer: name }) => name)).toEqual([choir, 'Boat club'])
    expect(categories.map(({ name }) => name)).toEqual(['Music'])
    expect(await read('ka-ge')).toMatchObject({
      title: georgian,
      description: expect.stringContaining('<p>პირველი <strong>ძლიერი</strong></p>'),
      venue: { venue: venueInGeorgian },
    })
    await button(`Edit ${venue}`).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Address').fill('1 Mill Road')
    await dialog.getByRole('tab', { name: 'ქართული' }).click()
    expect(await dialog.getByLabel('Name').inputValue()).toBe(venueInGeorgian)
    await dialog.getByLabel('Address').fill('წისქვილის ქუჩა 1')
    await expectAccessible()
    await dialog.getByRole('button', { name: 'Save venue' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByLabel('All day').click()
    await button('Save').click()
    await visible('Saved.')
    await expectAccessible()
    expect(await read('en')).toMatchObject({
      all_day: true,
      title,
      venue: { venue, address: '1 Mill Road' },
      description: english.description,
    })
    expect(await read('ka-ge')).toMatchObject({ venue: { address: 'წისქვილის ქუჩა 1' } })
    await page.goto(new URL('events', page.url()).href)
    await page.getByRole('row', { name: title! }).waitFor()
  })

  it('repeats an event, and changes one date, all that follow, and all', async () => {
    const [title, later] = [newWord(), newWord()]
    const { calendar } = server.as.editor
    await open('event')
    await page.getByLabel('Title').fill(title)
    await page.getByLabel('Start').fill('2030-06-06T18:30')
    await page.getByLabel('End').fill('2030-06-06T20:00')
    await page.getByLabel('Repeats').selectOption('Every week')
    await page.getByLabel('Until').fill('2030-06-27')
    await page.getByLabel('Status').selectOption('Published')
    await expectAccessible()
    await button('Save').click()
    await page.waitForURL(/event\?id=\d+/)
    const id = Number(new URL(page.url()).searchParams.get('id'))
    const occurrences = async (series: number) => {
      const query = { series: [series], starts_after: '2030-01-01' }
      return (await unwrap(calendar.at('/events').get({ params: { query } }))).events
    }
    const [, second, third] = await occurrences(id)

    await open(`event?id=${second?.id}`)
    await page.getByLabel('Canceled').click()
    await expectAccessible()
    await button('Save').click()
    await visible('Saved.')

    await open(`event?id=${third?.id}`)
    await page.getByLabel('Changes apply to').selectOption('This date and all that follow')
    await page.getByLabel('Title').fill(later)
    await page.getByLabel('Repeats').selectOption('Every day')
    await button('Save').click()
    await page.getByLabel('Changes apply to').and(page.locator(':has(option:checked:text("This date"))')).waitFor()
    const { series } = await unwrap(calendar.at('/events/{id}').get({ params: { path: { id: third?.id ?? 0 } } }))
    expect((await occurrences(series ?? 0)).map((one) => [one.title, one.start_date])).toEqual(
      Array.from({ length: 8 }, (_none, day) => [later, `2030-06-${20 + day} 18:30:00`]),
    )

    await page.goto(new URL('events', page.url()).href)
    await page.getByRole('row', { name: title }).filter({ hasText: '(canceled)' }).waitFor()
    await open(`event?id=${second?.id}`)
    await page.getByRole('link', { name: 'Edit all dates' }).click()
    await page.waitForURL(new RegExp(`event\\?id=${id}$`))
    await page.getByLabel('Cost').fill('5')
    await button('Save').click()
    await visible('Saved.')
    expect(await occurrences(id)).toMatchObject([
      { start_date: '2030-06-06 18:30:00', canceled: false, cost: '$5' },
      { start_date: '2030-06-13 18:30:00', canceled: true, cost: '$5' },
    ])
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

  /** Writes a paragraph with a bold word, and a list. */
  async function describe(text: string, bold: string, language: string): Promise<void> {
    await page.getByRole('tabpanel', { name: language }).locator('iframe').waitFor()
    await canvas()
      .getByRole('button', { name: 'Add default block' })
      .or(canvas().getByRole('document', { name: /Empty block/ }))
      .first()
      .click()
    await page.keyboard.type(text)
    await page.keyboard.press('Control+b')
    await page.keyboard.type(bold)
    await page.keyboard.press('Enter')
    await page.keyboard.type('- point')
  }

  /** Adds a venue or an organizer, with its names in both languages. */
  async function add(label: string, name: string, inGeorgian?: string): Promise<void> {
    await choose(label, name, `Add “${name}”`)
    const dialog = page.getByRole('dialog')
    if (inGeorgian) {
      await dialog.getByRole('tab', { name: 'ქართული' }).click()
      await dialog.getByLabel('Name').fill(inGeorgian)
    }
    await dialog.getByRole('button', { name: /^Save / }).click()
    await button(`Edit ${name}`).waitFor()
  }
}
