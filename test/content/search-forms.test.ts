// Searches find letters with accents in composed (NFC) and decomposed (NFD) form, however they are stored.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/answers.ts'
import { changeEvent, eventIds, makeEvent, makeEventCategory, makeOrganizer, makeVenue, thatYear } from '../support/calendar.ts'
import { picture, uploaded } from '../support/media.ts'
import { changePost, idsOf, makePost, newWord, posts } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTag, tags } from '../support/terms.ts'

const server = await sharedServer()
const { visitor } = server
const { editor } = server.as

const forms = ['NFC', 'NFD'] as const
const pairs = forms.flatMap((stored) => forms.map((asked) => [stored, asked] as const))

describe.each(pairs)('text in %s and a search in %s', (stored, asked) => {
  const word = newWord()
  const text = `${word}éclair`.normalize(stored)
  const search = `${word}ÉCLAIR`.normalize(asked)

  it('of posts: a word, a short word, a phrase and an excluded word', async () => {
    const { id } = await makePost(editor, { title: text, content: `Ça va, ${text} où déjà`.normalize(stored) })
    const found = (query: string) => idsOf(visitor, { search: query.normalize(asked) })
    expect(await found(search)).toEqual([id])
    expect(await found(`${word} ÇA`)).toEqual([id])
    expect(await found(`"${search} où déjà"`)).toEqual([id])
    expect(await found(`${word} -éclair`)).toEqual([])
    expect(await idsOf(visitor, { search, search_semantics: 'exact' })).toEqual([id])
    expect(await idsOf(visitor, { search, orderby: 'relevance' })).toEqual([id])
    await changePost(editor, id, { title: word, content: 'e' })
    expect(await found(search)).toEqual([])
    await dataOf(posts(editor).remove(id, { force: true }))
    expect(await found(word)).toEqual([])
  })

  it('of texts outside the index, and of names', async () => {
    const { id } = await dataOf(editor.content.POST('/blocks', { body: { title: text, content: 'x', status: 'publish' } }))
    expect((await dataOf(editor.content.GET('/blocks', { params: { query: { search } } }))).map((one) => one.id)).toEqual([id])
    const tag = await makeTag(editor, { name: text, slug: newWord() })
    expect(await tags(visitor).ids({ search })).toEqual([tag.id])
    const media = await uploaded(server, await picture(4, 2), { fields: { title: text } })
    expect((await dataOf(visitor.content.GET('/media', { params: { query: { search } } }))).map((one) => one.id)).toEqual([media.id])
  })

  it('of the calendar, in both languages', async () => {
    const event = await makeEvent(editor, { title: newWord() })
    await changeEvent(editor, event.id, { description: text })
    await changeEvent(editor, event.id, { title: `ka ${text}` }, 'ka-ge')
    expect(await eventIds(visitor, { ...thatYear, search })).toEqual([event.id])
    expect(await eventIds(visitor, { ...thatYear, search: `"ka ${search}"`, i18n_language: 'ka-ge' })).toEqual([event.id])
    const venue = await makeVenue(editor, { city: text })
    expect((await dataOf(visitor.calendar.GET('/venues', { params: { query: { search } } }))).venues.map((one) => one.id)).toEqual([
      venue.id,
    ])
    const organizer = await makeOrganizer(editor, { organizer: text })
    const found = await dataOf(visitor.calendar.GET('/organizers', { params: { query: { search } } }))
    expect(found.organizers.map((one) => one.id)).toEqual([organizer.id])
    const category = await makeEventCategory(editor, { name: text, slug: newWord() })
    const categories = await dataOf(visitor.calendar.GET('/categories', { params: { query: { search, hide_empty: false } } }))
    expect(categories.categories.map((one) => one.id)).toEqual([category.id])
  })
})
