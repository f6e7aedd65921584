// Lists without empty terms keep the parents of terms with items, in both namespaces, whatever happens to the terms.
import { describe, expect, it } from '@jest/globals'
import { wrongData } from '../support/maintained-data.ts'
import { changeEvent, makeEvent } from '../support/calendar.ts'
import { changePost, makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const { editor } = server.as

interface Term {
  id: number
  name: string
}

const namespaces = {
  'cms/v2': {
    make: (categories: number[]) => makePost(editor, { categories }),
    unpublish: (id: number) => changePost(editor, id, { status: 'draft' }),
    of: 'post',
    total: 'X-CMS',
    listed: (body: unknown) => body as Term[],
  },
  'cal/events/v1': {
    make: (categories: number[]) => makeEvent(editor, { categories }),
    unpublish: (id: number) => changeEvent(editor, id, { status: 'draft' }),
    of: 'event',
    total: 'X-CAL',
    listed: (body: unknown) => (body as { categories: Term[] }).categories,
  },
} as const

async function sent(method: string, path: string, body?: object): Promise<{ headers: Headers; body: unknown }> {
  const response = await fetch(`${server.restRoot}/${path}`, {
    method,
    headers: { authorization: server.authorization.administrator, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  expect(response.ok).toBe(true)
  return { headers: response.headers, body: await response.json() }
}

describe.each(['cms/v2', 'cal/events/v1'] as const)('categories of %s without empty ones', (namespace) => {
  const { make, unpublish, of, total, listed } = namespaces[namespace]
  const path = `${namespace}/categories`

  const create = async (name: string, parent = 0): Promise<number> => ((await sent('POST', path, { name, parent })).body as Term).id

  /** A, with B below it, with C below that; D is beside A. Their names contain the word. */
  async function makeFour(word: string) {
    const a = await create(`${word} a`)
    const b = await create(`${word} b`, a)
    const c = await create(`${word} c`, b)
    const d = await create(`${word} d`)
    return { a, b, c, d }
  }

  async function list(query: Record<string, string | number>) {
    const { headers, body } = await sent('GET', `${path}?${new URLSearchParams({ hide_empty: 'true', ...query })}`)
    return {
      names: listed(body).map(({ name }) => name.split(' ')[1]),
      total: Number(headers.get(`${total}-Total`)),
      pages: Number(headers.get(`${total}-TotalPages`)),
      next: headers.get('Link')?.includes('rel="next"') ?? false,
    }
  }

  it('keep all terms above one with items', async () => {
    const word = newWord()
    const { a, b, c } = await makeFour(word)
    expect((await list({ search: word })).names).toEqual([])
    await make([c])
    expect((await list({ search: word })).names).toEqual(['a', 'b', 'c'])
    expect((await list({ parent: a })).names).toEqual(['b'])
    expect((await list({ parent: b })).names).toEqual(['c'])
    expect((await list({ include: a })).names).toEqual(['a'])
    expect((await list({ search: word, order: 'desc', orderby: 'count' })).names[0]).toBe('c')
  })

  it('count those with items of their own, and have all of them on their pages', async () => {
    const word = newWord()
    const { c, d } = await makeFour(word)
    await make([c])
    await make([d])
    expect(await list({ search: word })).toMatchObject({ total: 2, pages: 1, next: false })
    expect(await list({ search: word, per_page: 2 })).toEqual({ names: ['a', 'b'], total: 2, pages: 2, next: true })
    expect(await list({ search: word, per_page: 2, page: 2 })).toEqual({ names: ['c', 'd'], total: 2, pages: 2, next: false })
    expect(await list({ search: word, per_page: 2, page: 3 })).toEqual({ names: [], total: 2, pages: 2, next: false })
  })

  it('follow items, moves and deletions of terms', async () => {
    const word = newWord()
    const { a, b, c, d } = await makeFour(word)
    const names = async () => (await list({ search: word })).names
    const item = await make([c])
    const other = await make([b])
    await unpublish(other.id)
    expect(await names()).toEqual(['a', 'b', 'c'])
    await sent('POST', `${path}/${b}`, { parent: d })
    expect(await names()).toEqual(['b', 'c', 'd'])
    await sent('POST', `${path}/${c}`, { parent: a })
    expect(await names()).toEqual(['a', 'c'])
    await sent('POST', `${path}/${c}`, { parent: b })
    await sent('DELETE', `${path}/${b}?force=true`)
    expect(await names()).toEqual(['c', 'd'])
    await unpublish(item.id)
    expect(await names()).toEqual([])
    const { id } = await make([c])
    await sent('DELETE', `${path}/${c}?force=true`)
    expect(await names()).toEqual([])
    await unpublish(id)
  })

  it('of an item that is not published are all of its terms', async () => {
    const word = newWord()
    const { a, c } = await makeFour(word)
    const { id } = await make([a, c])
    await unpublish(id)
    expect((await list({ [of]: id })).names).toEqual(['a', 'c'])
    expect(await list({ [of]: id, per_page: 1 })).toMatchObject({ names: ['a'], total: 2, pages: 2 })
  })

  it('are right after many changes at once', async () => {
    const word = newWord()
    const ids: number[] = []
    for (let number = 0; number < 8; number++) ids.push(await create(`${word} ${number}`, ids[Math.floor((number - 1) / 2)]))
    const items = await Promise.all(ids.map(async (id) => (await make([id])).id))
    const move = async (id: number, parent: number) =>
      fetch(`${server.restRoot}/${path}/${id}`, {
        method: 'POST',
        headers: { authorization: server.authorization.administrator, 'content-type': 'application/json' },
        body: JSON.stringify({ parent }),
      })
    await Promise.all([
      ...items.map((id) => unpublish(id)),
      ...ids.map((id, index) => move(id, ids[(index * 3) % ids.length] ?? 0)),
      ...ids.map((id) => make([id, ids[2] ?? 0])),
      ...ids.map((id, index) => move(id, ids[(index * 5 + 1) % ids.length] ?? 0)),
    ])
    expect(await wrongData(server)).toEqual({})
  })

  it('are walked to the end with cursors', async () => {
    const word = newWord()
    const { c } = await makeFour(word)
    await make([c])
    const found: unknown[] = []
    for (let cursor: string | null = 'start'; cursor !== null;) {
      const { headers, body } = await sent(
        'GET',
        `${path}?${new URLSearchParams({ hide_empty: 'true', search: word, per_page: '1', cursor })}`,
      )
      found.push(...listed(body).map(({ id }) => id))
      cursor = headers.get(`${total}-NextCursor`)
    }
    expect(found).toHaveLength(3)
  })
})
