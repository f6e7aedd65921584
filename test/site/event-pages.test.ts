// The public pages of events that repeat, and of those that are called off.
import { expect, it } from '@jest/globals'
import { changeEvent, makeEvent, makeVenue, eventIds } from '../support/calendar.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { editor } = server.as
const read = async (url: string): Promise<string> => (await fetch(url)).text()

const daily = { start_date: '2031-03-06 18:30:00', end_date: '2031-03-06 20:00:00', recurrence: { rrule: 'FREQ=DAILY;COUNT=60' } }
const datesIn = (page: string): string[] => [...page.matchAll(/<h3><a href="[^"]*\/(\d{4}-\d\d-\d\d)\/">/g)].map(([, date = '']) => date)

it('the page of a series links its upcoming dates, page by page, and theirs link back', async () => {
  const { id, url } = await makeEvent(editor, { title: newWord(), ...daily })
  const [, second = 0] = await eventIds(editor, { series: [id], starts_after: '2031-01-01' })
  const { url: ofSecond } = await changeEvent(editor, second, { canceled: true })
  const first = await read(url)
  expect(datesIn(first)).toHaveLength(50)
  expect(first).toContain('Canceled: <time datetime="2031-03-07 18:30:00">')
  expect(first).toContain('<a href="?page=2" rel="next">')
  expect(datesIn(await read(`${url}?page=2`))).toHaveLength(10)
  expect(await read(ofSecond)).toContain(`<a href="${url}">All dates</a>`)
  expect(await read(ofSecond)).toContain('<strong>Canceled</strong>')
})

it('the page of a single event has neither', async () => {
  const page = await read((await makeEvent(editor, { title: newWord() })).url)
  expect(page).not.toMatch(/Canceled|All dates|Dates/)
})

it('the page of a venue lists its later events, too', async () => {
  const { id: venue, url } = await makeVenue(editor)
  await makeEvent(editor, { title: newWord(), venue, ...daily })
  expect(await read(`${url}?page=2`)).toContain('datetime="2031-05-04 18:30:00"')
})
