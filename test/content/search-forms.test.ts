// Searches find letters with accents in composed (NFC) and decomposed (NFD) form, however they are stored.
import { describe, expect, it } from '@jest/globals'
import { dataOf } from '../support/responses.ts'
import { changeEvent, eventIds, makeEvent, makeEventCategory, makeOrganizer, makeVenue, thatYear } from '../support/calendar.ts'
import { createImage, uploaded } from '../support/media.ts'
import { changePost, idsOf, makePost, newWord, posts } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTag, tags } from '../support/terms.ts'

const server = await sharedServer()
const { anonymous } = server
const { editor } = server.as

const forms = ['NFC', 'NFD'] as const
const pairs = forms.flatMap((stored) => forms.map((requested) => [stored, requested] as const))

describe.each(pairs)('text in %s and a search in %s', (stored, requested) => {
  const word = newWord()
  const text = `${word}éclair`.normalize(stored)
  const search = `${word}ÉCLAIR`.normalize(requested)

  it('of posts: a word, a short word, a phrase and an excluded word', async () => {
    const { id } = await makePost(editor, { title: text, content: `Ça va, ${text} où déjà`.normalize(stored) })
    const found = (query: string) => idsOf(anonymous, { search: query.normalize(requested) })
    expect(await found(search)).toEqual([id])
    expect(await found(`${word} ÇA`)).toEqual([id])
    expect(await found(`"${search} où déjà"`)).toEqual([id])
    expect(await found(`${word} -éclair`)).toEqual([])
    expect(await idsOf(anonymous, { search, search_semantics: 'exact' })).toEqual([id])
    expect(await idsOf(anonymous, { search, orderby: 'relevance' })).toEqual([id])
    await changePost(editor, id, { title: word, content: 'e' })
    expect(await found(search)).toEqual([])
    await dataOf(posts(editor).remove(id, { force: true }))
    expect(await found(word)).toEqual([])
  })

  it('of texts outside the index, and of names', async () => {
    const { id } = await dataOf(editor.content.POST('/blocks', { body: { title: text, content: 'x', status: 'publish' } }))
    expect((await dataOf(editor.content.GET('/blocks', { params: { query: { search } } }))).map((one) => one.id)).toEqual([id])
    const tag = await makeTag(editor, { name: text, slug: newWord() })
    expect(await tags(anonymous).ids({ search })).toEqual([tag.id])
    const media = await uploaded(server, await createImage(4, 2), { fields: { title: text } })
    expect((await dataOf(anonymous.content.GET('/media', { params: { query: { search } } }))).map((one) => one.id)).toEqual([media.id])
  })

  it('of the calendar, in both languages', async () => {
    const event = await makeEvent(editor, { title: newWord() })
    await changeEvent(editor, event.id, { description: text })
    await changeEvent(editor, event.id, { title: `ka ${text}` }, 'ka-ge')
    expect(await eventIds(anonymous, { ...thatYear, search })).toEqual([event.id])
    expect(await eventIds(anonymous, { ...thatYear, search: `"ka ${search}"`, i18n_language: 'ka-ge' })).toEqual([event.id])
    const venue = await makeVenue(editor, { city: text })
    expect((await dataOf(anonymous.calendar.GET('/venues', { params: { query: { search } } }))).venues.map((one) => one.id)).toEqual([
      venue.id,
    ])
    const organizer = await makeOrganizer(editor, { organizer: text })
    const found = await dataOf(anonymous.calendar.GET('/organizers', { params: { query: { search } } }))
    expect(found.organizers.map((one) => one.id)).toEqual([organizer.id])
    const category = await makeEventCategory(editor, { name: text, slug: newWord() })
    const categories = await dataOf(anonymous.calendar.GET('/categories', { params: { query: { search, hide_empty: false } } }))
    expect(categories.categories.map((one) => one.id)).toEqual([category.id])
  })
})
