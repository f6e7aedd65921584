// Filters that are invalid or very long: refused with an explanation, never ignored, never a 500.
import { describe, expect, it } from '@jest/globals'
import { makePost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeCategory } from '../support/terms.ts'

const server = await sharedServer()
const { editor } = server.as

const listAt = (route: string, init?: RequestInit): Promise<Response> => fetch(`${server.restRoot}${route}`, init)
/** Callers who cannot edit send shorter lists. */
const asEditor = { headers: { authorization: server.authorization.editor } }
const idsAt = async (query: string): Promise<number[]> => {
  const response = await listAt(`/cms/v2/posts?_fields=id&${query}`, asEditor)
  expect([query.slice(0, 100), response.status]).toEqual([query.slice(0, 100), 200])
  return ((await response.json()) as { id: number }[]).map(({ id }) => id)
}

describe('a filter by terms', () => {
  it.each([
    ['categories=2&categories[operator]=AND', 'categories'],
    ['categories[operator]=AND&categories=2', 'categories'],
    ['categories[]=2&categories[include_children]=true', 'categories'],
    ['categories[terms]=2&categories[]=3', 'categories'],
    ['tags_exclude=2&tags_exclude[terms]=3', 'tags_exclude'],
    ['categories[term]=2', 'categories'],
    ['search=x&search[y]=z', 'search'],
    ['terms=2&operator=AND', 'terms'],
    ['operator=AND&categories=2', 'operator'],
    ['include_children=true', 'include_children'],
  ])('is refused if it is not understood: %s', async (query, name) => {
    const response = await listAt(`/cms/v2/posts?${query}`)
    const { data, code } = (await response.json()) as { code: string; data: { params: Record<string, string> } }
    expect([response.status, code, Object.keys(data.params)]).toEqual([400, 'rest_invalid_param', [name]])
  })

  it('gets a message that shows the valid forms', async () => {
    const response = await listAt('/cms/v2/posts?terms=2&operator=AND')
    expect(((await response.json()) as { message: string }).message).toContain('categories[terms]')
  })

  it('ignores parameters that lists do not have', async () => {
    expect((await listAt('/cms/v2/posts?taste=2&taste[sour]=3&taste=4')).status).toBe(200)
    expect((await listAt('/cms/v2/pages?terms=2&operator=AND')).status).toBe(200)
  })

  it('accepts the maximum number of terms, with AND and with children', async () => {
    const [top, other] = [await makeCategory(editor), await makeCategory(editor)]
    const below = await makeCategory(editor, { parent: top.id })
    const [both] = [await makePost(editor, { categories: [below.id, other.id] }), await makePost(editor, { categories: [top.id] })]
    const all = (ids: readonly number[], more = '') => idsAt(`categories[terms]=${ids.join()}&categories[operator]=AND${more}`)
    const thousand = Array.from({ length: 998 }, (_none, index) => 1_000_000 + index)
    expect(await all([below.id, other.id])).toEqual([both.id])
    expect(await all([top.id, other.id])).toEqual([])
    expect(await all([top.id, other.id], '&categories[include_children]=true')).toEqual([both.id])
    expect(await all([top.id, below.id, other.id], '&categories[include_children]=true')).toEqual([both.id])
    expect(await all([below.id, other.id, ...thousand])).toEqual([])
    expect(await all([below.id, other.id, ...thousand], '&categories[include_children]=true')).toEqual([])
    expect(await idsAt(`categories=${[other.id, ...thousand].join()}`)).toEqual([both.id])
  })

  it.each([
    '/cms/v2/posts?categories',
    '/cms/v2/posts?categories[operator]=AND&categories[terms]',
    '/cms/v2/posts?categories[operator]=AND&categories[include_children]=true&categories[terms]',
    '/cms/v2/posts?tags_exclude[terms]',
    '/cms/v2/posts?include',
    '/cms/v2/posts?exclude',
    '/cms/v2/posts?slug',
    '/cal/events/v1/events?include',
    '/cms/v2/categories?include',
  ])('or another list gets a response, up to the maximum length of a URL: %s', async (list) => {
    const ids = Array.from({ length: 3000 }, (_none, index) => index + 1).join()
    expect((await listAt(`${list}=${ids}`, asEditor)).status).toBe(200)
  })

  it.each(['categories', 'tags'])('by slug or ID is refused above a hundred terms: %s', async (name) => {
    const slugs = Array.from({ length: 101 }, (_none, index) => `slug-${index}`).join()
    const response = await listAt(`/cal/events/v1/events?${name}=${slugs}`)
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('100')])
  })
})
