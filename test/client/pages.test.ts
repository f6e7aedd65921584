// Reading all pages of a list.
import { describe, expect, it } from '@jest/globals'
import { ContentServiceError, ConnectionError, createClient, list, pages, unwrap } from '../../client/index.ts'
import type { Client } from '../../client/index.ts'
import { makePost, newWord, posts } from '../support/posts.ts'
import type { PostsQuery } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeTag } from '../support/terms.ts'

const server = await sharedServer()

/** Publishes posts with the word in their titles. Returns their IDs. */
async function makePosts(word: string, count: number): Promise<number[]> {
  const ids: number[] = []
  while (ids.length < count) ids.push((await makePost(server.as.editor, { title: `${word} ${ids.length}` })).id)
  return ids
}

/** An anonymous client that records the beginnings of the cursors that it has sent. */
function counting(): { client: Client; requested: (string | null)[] } {
  const requested: (string | null)[] = []
  const client = createClient({
    baseUrl: server.baseUrl,
    fetch: (request) => (requested.push(new URL(request.url).searchParams.get('cursor')?.slice(0, 5) ?? null), fetch(request)),
  })
  return { client, requested }
}

const upwards = (search: string): Pick<PostsQuery, 'search' | 'orderby' | 'order'> => ({ search, orderby: 'id', order: 'asc' })

async function idsIn(list: AsyncIterable<{ id: number }>): Promise<number[]> {
  const ids: number[] = []
  for await (const { id } of list) ids.push(id)
  return ids
}

describe('list', () => {
  it('returns the items of a page, the totals and the next page', async () => {
    const word = newWord()
    const ids = await makePosts(word, 3)
    const page = (number: number) =>
      list(server.anonymous.content, '/posts', { params: { query: { ...upwards(word), per_page: 2, page: number, _fields: ['id'] } } })
    expect(await page(1)).toEqual({ items: [{ id: ids[0] }, { id: ids[1] }], total: 3, totalPages: 2, next: 2, nextCursor: undefined })
    expect(await page(2)).toEqual({ items: [{ id: ids[2] }], total: 3, totalPages: 2, next: undefined, nextCursor: undefined })
    await expect(page(3)).rejects.toMatchObject({ code: 'rest_post_invalid_page_number' })
  })

  it('returns the cursor of the next page for a cursor', async () => {
    const word = newWord()
    const ids = await makePosts(word, 3)
    const page = (cursor: string) =>
      list(server.anonymous.content, '/posts', { params: { query: { ...upwards(word), per_page: 2, cursor, _fields: ['id'] } } })
    const first = await page('start')
    expect(first).toMatchObject({ items: [{ id: ids[0] }, { id: ids[1] }], total: 3, totalPages: 2, next: undefined })
    expect(await page(first.nextCursor ?? '')).toEqual({
      items: [{ id: ids[2] }],
      total: 3,
      totalPages: 2,
      next: undefined,
      nextCursor: undefined,
    })
  })

  it.each(['/venues', '/organizers'] as const)('returns the same for the calendar: %s', async (path) => {
    const word = newWord()
    const { calendar } = server.as.editor
    for (const name of [`${word} A`, `${word} B`]) {
      await unwrap(calendar.POST('/venues', { body: { venue: name } }))
      await unwrap(calendar.POST('/organizers', { body: { organizer: name } }))
    }
    const page = await list(calendar, path, { params: { query: { search: word, per_page: 1, _fields: ['slug'] } } })
    expect(page).toEqual({ items: [{ slug: expect.stringContaining(word) }], total: 2, totalPages: 2, next: 2, nextCursor: undefined })
  })
})

describe('the totals of a list', () => {
  it('are properties of its array, which loops and JSON ignore', async () => {
    const word = newWord()
    const ids = await makePosts(word, 2)
    const found = await unwrap(
      server.anonymous.content.GET('/posts', { params: { query: { ...upwards(word), per_page: 1, _fields: ['id'] } } }),
    )
    expect([found.total, found.totalPages]).toEqual([2, 2])
    expect(JSON.stringify(found)).toBe(`[{"id":${ids[0]}}]`)
    expect(Object.keys(found)).toEqual(['0'])
  })
})

describe('pages', () => {
  it('yields the items of the calendar with the requested fields', async () => {
    const word = newWord()
    const { calendar } = server.as.editor
    for (const hour of ['10', '12'])
      await unwrap(
        calendar.POST('/events', {
          body: {
            title: `${word} ${hour}`,
            start_date: `2031-03-04 ${hour}:00:00`,
            end_date: `2031-03-04 ${hour}:30:00`,
            status: 'publish',
          },
        }),
      )
    const titles: object[] = []
    const query = { search: word, start_date: '2031-01-01', per_page: 1, _fields: ['title', 'venue.city'] } as const
    for await (const event of pages(server.anonymous.calendar, '/events', { params: { query } })) titles.push(event)
    expect(titles).toEqual([expect.objectContaining({ title: `${word} 10` }), expect.objectContaining({ title: `${word} 12` })])
    expect(titles.every((event) => !('id' in event))).toBe(true)
  })

  it('yields the items of all pages in order, with one request per page', async () => {
    const word = newWord()
    const ids = await makePosts(word, 5)
    const { client, requested } = counting()
    expect(await idsIn(pages(client.content, '/posts', { params: { query: { ...upwards(word), per_page: 2 } } }))).toEqual(ids)
    expect([requested[0], requested.length]).toEqual(['start', 3])
  })

  it('sends one request if there is only one page or no item', async () => {
    const word = newWord()
    const ids = await makePosts(word, 2)
    const { client, requested } = counting()
    expect(await idsIn(pages(client.content, '/posts', { params: { query: { ...upwards(word), per_page: 2 } } }))).toEqual(ids)
    expect(await idsIn(pages(client.content, '/posts', { params: { query: { search: newWord() } } }))).toEqual([])
    expect(requested).toEqual(['start', 'start'])
  })

  it('reads lists without options and other lists, as the user of the client', async () => {
    const tags = [await makeTag(server.as.editor), await makeTag(server.as.editor)].map(({ id }) => id)
    expect(await idsIn(pages(server.anonymous.content, '/tags'))).toEqual(expect.arrayContaining(tags))
    const { id } = await makePost(server.as.author, { status: 'draft' })
    expect(
      await idsIn(pages(server.as.author.content, '/posts', { params: { query: { status: ['draft'], context: 'edit', per_page: 1 } } })),
    ).toContain(id)
  })

  it('requests a page only when it is needed', async () => {
    const word = newWord()
    const [first] = await makePosts(word, 3)
    const { client, requested } = counting()
    for await (const { id } of pages(client.content, '/posts', { params: { query: { ...upwards(word), per_page: 1 } } })) {
      expect(id).toBe(first)
      break
    }
    expect(requested).toEqual(['start'])
  })

  it.each([2, 0])('ends at the end of the list if it has shrunk to %d items', async (left) => {
    const word = newWord()
    const ids = await makePosts(word, 4)
    const seen: number[] = []
    for await (const { id } of pages(server.anonymous.content, '/posts', { params: { query: { ...upwards(word), per_page: 2 } } })) {
      seen.push(id)
      if (seen.length === 2) for (const gone of ids.slice(left)) await posts(server.as.editor).remove(gone)
    }
    expect(seen).toEqual(ids.slice(0, 2))
  })

  it('neither repeats nor skips items if others are added and deleted before them', async () => {
    const word = newWord()
    const ids = (await makePosts(word, 6)).toReversed()
    const seen: number[] = []
    for await (const { id } of pages(server.anonymous.content, '/posts', {
      params: { query: { ...upwards(word), order: 'desc', per_page: 2 } },
    })) {
      seen.push(id)
      if (seen.length === 2) await makePosts(word, 3)
      if (seen.length === 4) await posts(server.as.editor).remove(id)
    }
    expect(seen).toEqual(ids)
  })

  it('continues if the list has grown', async () => {
    const word = newWord()
    const ids = await makePosts(word, 2)
    const seen: number[] = []
    for await (const { id } of pages(server.anonymous.content, '/posts', { params: { query: { ...upwards(word), per_page: 1 } } })) {
      seen.push(id)
      if (seen.length === 1) ids.push(...(await makePosts(word, 1)))
    }
    expect(seen).toEqual(ids)
  })

  it('throws the error of the service', async () => {
    const error = await idsIn(pages(server.anonymous.content, '/posts', { params: { query: { per_page: 1000 } } })).catch(
      (thrown: unknown) => thrown,
    )
    expect(error).toBeInstanceOf(ContentServiceError)
    expect(error).toMatchObject({ code: 'rest_invalid_param', params: { per_page: expect.any(String) } })
  })

  it('does not treat a response without the number of pages as the last page', async () => {
    const { content } = createClient({ baseUrl: 'http://x.example', fetch: () => Promise.resolve(Response.json([{ id: 1 }])) })
    const error = await idsIn(pages(content, '/posts')).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ConnectionError)
    expect(error).toMatchObject({ status: 200, message: expect.stringContaining('X-CMS-TotalPages') })
  })

  it('stops at the next item if it is aborted', async () => {
    const word = newWord()
    const [first] = await makePosts(word, 3)
    const { client, requested } = counting()
    const reason = new Error('enough')
    const stop = new AbortController()
    const seen: number[] = []
    const reading = (async () => {
      for await (const { id } of pages(client.content, '/posts', {
        params: { query: { ...upwards(word), per_page: 2 } },
        signal: stop.signal,
      })) {
        seen.push(id)
        stop.abort(reason)
      }
    })()
    await expect(reading).rejects.toBe(reason)
    expect(seen).toEqual([first])
    expect(requested).toEqual(['start'])
  })

  it('aborts the current request', async () => {
    const stop = new AbortController()
    const waiting = (request: Request): Promise<Response> =>
      new Promise((_, fail) => {
        request.signal.addEventListener('abort', () => fail(request.signal.reason as Error))
        stop.abort(new Error('enough'))
      })
    const { content } = createClient({ baseUrl: 'http://x.example', fetch: waiting })
    await expect(idsIn(pages(content, '/posts', { signal: stop.signal }))).rejects.toThrow('enough')
  })
})
