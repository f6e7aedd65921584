// Query parameters of the client, as the service receives them.
import { describe, expect, it } from '@jest/globals'
import { createClient, unwrap } from '../../client/index.ts'
import { idsOf, makePost, newWord, posts } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory, makeTag } from '../support/terms.ts'

const server = await sharedServer()

describe('query parameters', () => {
  it.each(['a,b', 'a[b]', 'a&b=c', 'a+b', '100%', '50%25', 'ნინო', 'a#b', 'a?b/c', 'a;b', "it's"])(
    'strings arrive unchanged: %s',
    async (sign) => {
      const word = newWord()
      const { id } = await makePost(server.as.editor, { title: `${word}${sign}` })
      await makePost(server.as.editor, { title: word })
      expect(await idsOf(server.anonymous, { search: `${word}${sign}` })).toEqual([id])
    },
  )

  it('strings keep their spaces', async () => {
    const [one, other] = [newWord(), newWord()]
    const { id } = await makePost(server.as.editor, { title: `${one} ${other}` })
    await makePost(server.as.editor, { title: `${other} ${one}` })
    expect(await idsOf(server.anonymous, { search: `"${one} ${other}"` })).toEqual([id])
  })

  it('lists arrive with one value and with several', async () => {
    const made = [await makePost(server.as.editor), await makePost(server.as.editor), await makePost(server.as.editor)]
    const [a = 0, b = 0, c = 0] = made.map(({ id }) => id)
    expect(await idsOf(server.anonymous, { include: [c, a, b], orderby: 'include' })).toEqual([c, a, b])
    expect(await idsOf(server.anonymous, { include: [b] })).toEqual([b])
    expect(await idsOf(server.anonymous, { slug: made.slice(1).map(({ slug }) => slug), orderby: 'id', order: 'asc' })).toEqual([b, c])
  })

  it('an empty list is sent: as _embed it means everything', async () => {
    const { id } = await makePost(server.as.editor)
    const read = (query: { _embed?: string[] }) => unwrap(posts(server.anonymous).get(id, query))
    expect((await read({ _embed: [] }))._embedded).toMatchObject({ author: [{ id: server.ids.editor }] })
    expect((await read({}))._embedded).toBeUndefined()
  })

  it('objects arrive with their members', async () => {
    const [above, one, other] = [await makeCategory(server.as.editor), await makeTag(server.as.editor), await makeTag(server.as.editor)]
    const below = await makeCategory(server.as.editor, { parent: above.id })
    const { id: both } = await makePost(server.as.editor, { tags: [one.id, other.id], categories: [below.id] })
    const { id: single } = await makePost(server.as.editor, { tags: [one.id] })
    const terms = [one.id, other.id]
    expect(await idsOf(server.anonymous, { tags: { terms, operator: 'AND' } })).toEqual([both])
    expect((await idsOf(server.anonymous, { tags: { terms, operator: 'OR' } })).sort()).toEqual([both, single].sort())
    expect(await idsOf(server.anonymous, { categories: { terms: [above.id], include_children: true } })).toEqual([both])
    expect(await idsOf(server.anonymous, { categories: { terms: [above.id], include_children: false } })).toEqual([])
  })

  it('false and 0 are sent, undefined is not', async () => {
    const word = newWord()
    const { id } = await makePost(server.as.editor, { title: word })
    await makePost(server.as.editor, { title: word, sticky: true })
    expect(await idsOf(server.anonymous, { search: word, sticky: false, order: undefined })).toEqual([id])
    const { content } = server.anonymous
    const { response } = await content.GET('/categories', { params: { query: { parent: 0, slug: undefined } } })
    expect(new URL(response.url).search).toBe('?parent=0')
  })

  it.each(['a,b', 'a b', ''])('a value that lists cannot contain is refused before the request is sent: "%s"', async (value) => {
    let sent = 0
    const { content } = createClient({ baseUrl: server.baseUrl, fetch: (request) => (sent++, fetch(request)) })
    await expect(content.GET('/posts', { params: { query: { slug: ['fine', value] } } })).rejects.toThrow(
      `${JSON.stringify(value)} cannot be a value of the list \`slug\``,
    )
    expect(sent).toBe(0)
  })
})
