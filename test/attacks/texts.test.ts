// Long texts: their maximum length, and how many of them a response contains.
import { describe, expect, it } from '@jest/globals'
import { invalid, failureIn, failureOf } from '../support/responses.ts'
import { makeEvent } from '../support/calendar.ts'
import { makePost, newWord, posts, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const admin = server.as.administrator

describe('a text above the maximum length of the contract', () => {
  it.each<[string, Parameters<ReturnType<typeof posts>['create']>[0]]>([
    ['title', { title: 'x'.repeat(2_001) }],
    ['title', { title: { raw: 'x'.repeat(2_001) } }],
    ['slug', { title: 'x', slug: 'x'.repeat(2_001) }],
    ['content', { content: '&'.repeat(1_000_001) }],
    ['content', { content: { raw: '<p>'.repeat(333_334) } }],
    ['excerpt', { title: 'x', excerpt: '&'.repeat(100_001) }],
  ])('is refused: %s', async (field, input) => {
    expect(await failureOf(posts(admin).create(input))).toMatchObject({ status: 400, params: [expect.stringMatching(field)] })
  })

  it('is refused in the calendar and in a document too', async () => {
    const { id } = await makeEvent(admin, { title: newWord() })
    const send = (method: string, path: string, body: unknown): Promise<Response> =>
      fetch(server.restRoot + path, {
        method,
        headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      })
    const description = 'x'.repeat(1_000_001)
    expect(await failureIn(await send('PATCH', `/cal/events/v1/events/${id}`, { description }))).toEqual(invalid('description'))
    expect((await send('PUT', `/cms-toolkit/api/${newWord()}`, description)).status).toBe(400)
  })

  it('is accepted at the maximum length', async () => {
    const { content } = await makePost(admin, { title: 'x', content: 'word '.repeat(200_000) })
    expect(content.raw).toHaveLength(1_000_000)
  })
})

describe('a page of a list', () => {
  it('is refused if its texts are too long together, and returned with fewer items or without the texts', async () => {
    const word = newWord()
    const ids: number[] = []
    for (let count = 0; count < 3; count++) {
      const { id } = await makePost(server.as.author, { title: word, status: 'draft' })
      ids.push(id)
      await server.context.db
        .updateTable('content')
        .set({ content_rendered: 'x'.repeat(12 * 1024 * 1024) })
        .where('id', '=', id)
        .execute()
    }
    const at = (query: string): Promise<Response> =>
      fetch(`${server.restRoot}/cms/v2/posts?include=${ids.join()}&status=draft&${query}`, {
        headers: { Authorization: server.authorization.author },
      })
    for (const query of ['', 'context=edit', '_embed'])
      expect([query, await failureIn(await at(query))]).toEqual([query, { status: 400, code: 'rest_page_too_large' }])
    expect(await (await at('_fields=id,title.raw&context=edit')).json()).toEqual(
      expect.arrayContaining(ids.map((id) => ({ id, title: { raw: word } }))),
    )
    expect(((await (await at('per_page=2')).json()) as unknown[]).length).toBe(2)
    expect((await readPost(server.as.author, ids[0] ?? 0)).content.rendered).toHaveLength(12 * 1024 * 1024)
  })
})
