// The links of actions: what the caller may do with an item, in the `edit` context and after a change.
import { describe, expect, it } from '@jest/globals'
import type { Role } from '../support/accounts.ts'
import { createImage, uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

const server = await sharedServer()
const roles = ['administrator', 'editor', 'author', 'contributor', 'subscriber'] as const

type Caller = Role | 'anonymous'
interface Item {
  id: number | string
  _links: Record<string, { href: string }[]>
}

async function request<Body>(
  as: Caller,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; etag: string; body: Body }> {
  const response = await fetch(`${server.restRoot}/cms/v2${path}`, {
    method,
    headers: { ...(as !== 'anonymous' && { Authorization: server.authorization[as] }), 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, etag: response.headers.get('ETag') ?? '', body: (await response.json()) as Body }
}

const make = async (as: Role, route: string, body: object = {}): Promise<Item> =>
  (await request<Item>(as, 'POST', route, { title: newWord(), content: 'x', status: 'publish', ...body })).body

/** The actions without the prefix, sorted. All links must lead to the item. */
function actionsOf(item: Item, at: string): string[] {
  const actions = Object.keys(item._links).filter((rel) => rel.startsWith('cms:action-'))
  for (const action of actions) expect(item._links[action]).toEqual([{ href: `${server.restRoot}/cms/v2${at}` }])
  return actions.map((action) => action.slice('cms:action-'.length)).toSorted()
}

async function actions(as: Caller, at: string, context = 'edit'): Promise<string[] | number> {
  const { status, body } = await request<Item>(as, 'GET', `${at}?context=${context}`)
  return status === 200 ? actionsOf(body, at) : status
}

const byRole = async (at: string) =>
  Object.fromEntries(await Promise.all(roles.map(async (role) => [role, await actions(role, at)] as const)))

const terms = ['assign-categories', 'assign-tags', 'create-tags']
const everything = ['assign-author', ...terms, 'create-categories', 'publish', 'sticky', 'unfiltered-html'].toSorted()

describe('the links of actions', () => {
  it('of a post follow from the rights of each role', async () => {
    const { id } = await make('author', '/posts')
    expect(await byRole(`/posts/${id}`)).toEqual({
      administrator: everything,
      editor: everything,
      author: ['assign-categories', 'assign-tags', 'create-tags', 'publish'],
      contributor: 403,
      subscriber: 403,
    })
    expect(await actions('anonymous', `/posts/${id}`)).toBe(401)
  })

  it('of their own draft give contributors terms, but neither publishing nor HTML', async () => {
    const item = await make('contributor', '/posts', { status: 'draft' })
    expect(actionsOf(item, `/posts/${item.id}`)).toEqual(terms)
    expect(await actions('contributor', `/posts/${item.id}`)).toEqual(terms)
    const list = await request<Item[]>('contributor', 'GET', `/posts?context=edit&status=draft&include=${item.id}`)
    expect(list.body.map((one) => actionsOf(one, `/posts/${one.id}`))).toEqual([terms])
  })

  it('of pages have no terms and nothing sticky', async () => {
    const { id } = await make('editor', '/pages')
    const ofEditors = ['assign-author', 'publish', 'unfiltered-html']
    expect(await byRole(`/pages/${id}`)).toEqual({
      administrator: ofEditors,
      editor: ofEditors,
      author: 403,
      contributor: 403,
      subscriber: 403,
    })
  })

  it('of files do not publish', async () => {
    const { id } = await uploaded(server, await createImage(20, 20), { name: 'action.png' })
    expect(await byRole(`/media/${id}`)).toEqual({
      administrator: ['assign-author', 'unfiltered-html'],
      editor: ['assign-author', 'unfiltered-html'],
      author: [],
      contributor: 403,
      subscriber: 403,
    })
  })

  it('of blocks have pattern categories', async () => {
    const { id } = await make('author', '/blocks')
    const ofAuthors = ['assign-cms_pattern_category', 'create-cms_pattern_category', 'publish']
    expect(await byRole(`/blocks/${id}`)).toEqual({
      administrator: [...ofAuthors, 'unfiltered-html'],
      editor: [...ofAuthors, 'unfiltered-html'],
      author: ofAuthors,
      contributor: 403,
      subscriber: 403,
    })
  })

  it('of an event name its taxonomies by their route for editors', async () => {
    const { id } = await make('author', '/events')
    const ofAuthors = ['assign-event_categories', 'assign-tags', 'create-event_categories', 'create-tags', 'publish']
    const ofEditors = ['assign-author', ...ofAuthors, 'unfiltered-html']
    expect(await byRole(`/events/${id}`)).toEqual({
      administrator: ofEditors,
      editor: ofEditors,
      author: ofAuthors,
      contributor: 403,
      subscriber: 403,
    })
  })

  it('name every taxonomy as its rest_base does, which is where editors look for them', async () => {
    const types = await request<Record<string, { rest_base: string; taxonomies: string[] }>>('administrator', 'GET', '/types')
    const taxonomies = await request<Record<string, { rest_base: string }>>('administrator', 'GET', '/taxonomies')
    const withTerms = Object.values(types.body).filter((type) => type.taxonomies.length)
    expect(withTerms.length).toBeGreaterThan(3)
    for (const type of withTerms) {
      const { id } = await make('administrator', `/${type.rest_base}`, { url: 'https://example.org/' })
      const bases = type.taxonomies.map((name) => taxonomies.body[name]!.rest_base)
      const assigned = (await actions('administrator', `/${type.rest_base}/${id}`)) as string[]
      expect(assigned.filter((action) => action.startsWith('assign-') && action !== 'assign-author')).toEqual(
        bases.map((base) => `assign-${base}`).toSorted(),
      )
    }
  })

  it('of navigation menus and menu items are for administrators', async () => {
    const navigation = await make('administrator', '/navigation')
    expect(await actions('administrator', `/navigation/${navigation.id}`)).toEqual(['publish', 'unfiltered-html'])
    expect(await actions('editor', `/navigation/${navigation.id}`)).toBe(403)
    const item = await make('administrator', '/menu-items', { url: 'https://example.org/' })
    expect(await actions('administrator', `/menu-items/${item.id}`)).toEqual(['assign-menus', 'create-menus', 'publish', 'unfiltered-html'])
  })

  it.each(['/templates/default//index', '/template-parts/default//header'])('of %s are in every context', async (at) => {
    for (const context of ['view', 'edit', 'embed']) {
      expect(await actions('administrator', at, context)).toEqual(['publish', 'unfiltered-html'])
      expect(await actions('editor', at, context)).toEqual(['unfiltered-html'])
      expect(await actions('author', at, context)).toEqual([])
      expect(await actions('contributor', at, context)).toEqual([])
    }
  })

  it('of global styles are about CSS', async () => {
    const { body } = await request<Item[]>('administrator', 'GET', '/themes')
    const at = `/global-styles/${body[0]?._links['cms:user-global-styles']?.[0]?.href.split('/').at(-1)}`
    expect(await actions('administrator', at)).toEqual(['edit-css', 'publish'])
    expect(await actions('contributor', at, 'view')).toEqual([])
  })

  it('are in the response to a change, with the rights of its caller', async () => {
    const { id } = await make('author', '/posts')
    const at = `/posts/${id}`
    expect(actionsOf((await request<Item>('author', 'PUT', at, { title: newWord() })).body, at)).not.toContain('sticky')
    expect(actionsOf((await request<Item>('editor', 'PATCH', at, { title: newWord() })).body, at)).toEqual(everything)
  })

  it('are never in what is read in view or embed, alone, in lists and embedded, whoever read it before', async () => {
    const { id } = await make('author', '/posts')
    const child = await make('editor', '/pages', { parent: (await make('editor', '/pages')).id })
    for (const as of ['administrator', 'author', 'anonymous'] as const) {
      await actions('administrator', `/posts/${id}`)
      for (const path of [
        `/posts/${id}?_embed=1`,
        `/posts/${id}?context=embed`,
        `/posts?include=${id}`,
        `/pages/${child.id}?_embed=up`,
        `/posts/${id}/revisions`,
      ]) {
        const { body } = await request<unknown>(as, 'GET', path)
        expect(JSON.stringify(body)).not.toContain('cms:action-')
      }
    }
  })

  it('are in no response that another caller revalidates', async () => {
    const { id } = await make('author', '/posts')
    const path = `/posts/${id}?context=edit`
    const { etag } = await request('editor', 'GET', path)
    const again = await fetch(`${server.restRoot}/cms/v2${path}`, {
      headers: { Authorization: server.authorization.author, 'If-None-Match': etag },
    })
    expect(again.status).toBe(200)
    expect(actionsOf((await again.json()) as Item, `/posts/${id}`)).not.toContain('sticky')
  })
})
