// Expensive searches: the number of words is bounded, and they are found in one pass at most.
import { describe, expect, it } from '@jest/globals'
import { makeEvent, makeVenue, eventIds, thatYear } from '../support/calendar.ts'
import { dataOf } from '../support/responses.ts'
import { excessiveCosts, processorTimeOfAll } from '../support/costs.ts'
import { isPostgres } from '../support/database.ts'
import { idsOf, makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { anonymous } = server
const { editor } = server.as

const letters = [...'bcdfghjklmnpqrstvwxz']
/** Words of two letters that occur in no text of these tests. */
const shortWords = letters
  .flatMap((first) => letters.map((second) => `${first}${second}`))
  .filter((word) => !'the quick brown fox jumps over lazy dogs'.includes(word))
const sentence = 'the quick brown fox jumps over the lazy dogs '

let offset = 0

/** Searches at a URL that has not been requested before. */
async function search(text: string): Promise<void> {
  const url = `${server.restRoot}/cms/v2/posts?_fields=id&per_page=1&search=${encodeURIComponent(text)}&offset=${offset++}`
  const response = await fetch(url)
  await response.text()
  expect(response.status).toBe(200)
}

/** Many long posts, inserted directly: creating them over HTTP would take longer than the tests. */
async function manyLongPosts(): Promise<void> {
  const { id } = await makePost(editor)
  const row = await server.context.db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  for (let index = 0; index < 80; index++)
    await server.context.db
      .insertInto('content')
      .values({ ...row, id: undefined, slug: `long-${index}`, content: sentence.repeat(200) + index })
      .execute()
}

describe('the cost of a search', () => {
  it('does not grow with the number and length of its words', async () => {
    await manyLongPosts()
    expect(shortWords.length).toBeGreaterThan(250)
    const without = (words: readonly string[]) => words.map((word) => `-${word}`).join(' ')
    const excessive = await excessiveCosts(
      {
        manyShort: () => search(without(shortWords)),
        long: () => search(sentence.repeat(36).slice(0, 1600)),
        phrase: () => search(`"${sentence.repeat(36).slice(0, 1590)}"`),
        nineShort: () => search(without(shortWords.slice(0, 9))),
        oneShort: () => search('-zq'),
      },
      ({ oneShort, nineShort, manyShort, long, phrase }) =>
        nineShort < oneShort * 5 && manyShort < oneShort * 10 && Math.max(long, phrase) < oneShort * 15,
      isPostgres ? () => performance.now() : processorTimeOfAll,
    )
    expect(excessive).toBeUndefined()
  })
})

describe('a search', () => {
  it('looks for up to nine words separately and for more as one phrase; excluded words count', async () => {
    const word = newWord()
    const { id } = await makePost(editor, { content: word })
    const absent = (count: number): string =>
      shortWords
        .slice(0, count)
        .map((one) => ` -${one}`)
        .join('')
    const few = `${word} ${Array.from({ length: 8 }, () => `-${newWord()}`).join(' ')}`
    expect(await idsOf(anonymous, { search: few })).toEqual([id])
    expect(await idsOf(anonymous, { search: `${few} -${newWord()}` })).toEqual([])
    const phrase = `${word}${absent(9)}`
    const whole = await makePost(editor, { content: `so ${phrase} then` })
    expect(await idsOf(anonymous, { search: phrase })).toEqual([whole.id])
  })

  it('compares words that are shorter or longer than those of the index in full', async () => {
    const word = newWord()
    const [a, b, c] = [
      await makePost(editor, { title: word, content: `ok: ${word} lighthouse keeper` }),
      await makePost(editor, { title: word, content: `no: ${word} lighthouse kettle` }),
      await makePost(editor, { title: word, content: `no: ${word}` }),
    ].map((post) => post.id)
    const found = (search: string) => idsOf(anonymous, { search: `${word} ${search}`, orderby: 'id', order: 'asc' })
    expect(await found(`"${word} lighthouse keeper"`)).toEqual([a])
    expect(await found(`-"${word} lighthouse keeper"`)).toEqual([b, c])
    expect(await found(`ok "${word} lighthouse"`)).toEqual([a])
    expect(await found(`-ok -"${word} lighthouse kettle"`)).toEqual([c])
    expect(await found(`no -lighthouse`)).toEqual([c])
    expect(await found(`-ok -lighthouse`)).toEqual([c])
  })

  it('of the calendar has the same bounds', async () => {
    const word = newWord()
    const { id } = await makeEvent(editor, { title: word })
    const venue = await makeVenue(editor, { venue: word })
    const venueIds = async (search: string): Promise<number[]> =>
      (await dataOf(anonymous.calendar.GET('/venues', { params: { query: { search } } }))).venues.map((one) => one.id)
    const excluded = (count: number): string => `${word} ${Array.from({ length: count }, () => `-${newWord()}`).join(' ')}`
    expect(await eventIds(anonymous, { ...thatYear, search: excluded(8) })).toEqual([id])
    expect(await eventIds(anonymous, { ...thatYear, search: excluded(9) })).toEqual([])
    expect(await venueIds(excluded(8))).toEqual([venue.id])
    expect(await venueIds(excluded(9))).toEqual([])
  })
})
