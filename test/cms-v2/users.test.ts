// Reading users: which data is visible to whom.
import { describe, expect, it } from '@jest/globals'
import type { Client, ContextName, FieldName, InEdit } from '../../client/index.ts'
import type { components, operations } from '#generated/cms-v2/client.ts'
import { makeEvent } from '../support/calendar.ts'
import { erasePage, makePage } from '../support/pages.ts'
import { roles } from '../support/accounts.ts'
import { dataOf, invalid, failureIn, failureOf, totalsOf } from '../support/responses.ts'
import { makePost, readPost } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'

type User = components['schemas']['User']
type Query = Omit<NonNullable<operations['listUsers']['parameters']['query']>, '_fields' | '_embed'> & {
  _fields?: FieldName<InEdit<'User'>>[]
}
type View = { context?: ContextName }

const server = await sharedServer()
// Users with published posts are public: the editor and the author.
await makePost(server.as.editor)
await makePost(server.as.author)
await makePost(server.as.contributor, { status: 'draft' })

const users = ({ content }: Client) => ({
  list: (query: Query = {}) => content.GET('/users', { params: { query } }),
  get: (id: number, query: View = {}) => content.GET('/users/{id}', { params: { path: { id }, query } }),
  me: (query: View = {}) => content.GET('/users/me', { params: { query } }),
})

const found = async (client: Client, query: Query): Promise<number[]> => (await dataOf(users(client).list(query))).map((user) => user.id)

const privateFields: Exclude<keyof components['schemas']['UserInEdit'], keyof User>[] = [
  'email',
  'username',
  'roles',
  'capabilities',
  'registered_date',
  'first_name',
  'last_name',
  'nickname',
  'locale',
]

function expectNothingPrivate(user: object): void {
  for (const field of privateFields) expect(user).not.toHaveProperty(field)
  expect(JSON.stringify(user)).not.toMatch(/hash|example\.org|argon/)
}

describe('listUsers', () => {
  it('shows users with published posts to everybody, without private fields', async () => {
    for (const client of [server.anonymous, server.as.subscriber, server.as.author]) {
      const result = users(client).list()
      const items = await dataOf(result)
      expect(items.map((user) => user.id).sort()).toEqual([server.ids.editor, server.ids.author].sort())
      items.forEach(expectNothingPrivate)
      expect(totalsOf((await result).response)).toEqual({ total: 2, pages: 1 })
    }
  })

  it('shows all users to callers who may list users', async () => {
    expect((await found(server.as.administrator, {})).sort()).toEqual(Object.values(server.ids).sort())
    const items = await dataOf(users(server.as.administrator).list({ context: 'edit' }))
    expect(items.find((user) => user.id === server.ids.author)).toMatchObject({
      email: 'author@example.org',
      username: 'author',
      roles: ['author'],
    })
  })

  it.each<[Query, string]>([
    [{ context: 'edit' }, 'rest_forbidden_context'],
    [{ roles: ['editor'] }, 'rest_user_cannot_view'],
    [{ capabilities: ['edit_posts'] }, 'rest_user_cannot_view'],
    [{ orderby: 'email' }, 'rest_forbidden_orderby'],
    [{ orderby: 'registered_date' }, 'rest_forbidden_orderby'],
  ])('refuses %j unless the caller may list users', async (query, code) => {
    expect(await failureOf(users(server.anonymous).list(query))).toEqual({ status: 401, code })
    for (const role of ['subscriber', 'author', 'editor'] as const)
      expect(await failureOf(users(server.as[role]).list(query))).toEqual({ status: 403, code })
    expect((await users(server.as.administrator).list(query)).response.status).toBe(200)
  })

  it('lists authors for users who may write', async () => {
    expect(await failureOf(users(server.anonymous).list({ who: 'authors' }))).toEqual({ status: 401, code: 'rest_forbidden_who' })
    expect(await failureOf(users(server.as.subscriber).list({ who: 'authors' }))).toEqual({ status: 403, code: 'rest_forbidden_who' })
    expect(await found(server.as.administrator, { who: 'authors' })).not.toContain(server.ids.subscriber)
    expect(await found(server.as.contributor, { who: 'authors' })).toContain(server.ids.author)
  })

  it('filters by roles, capabilities and published posts, for administrators', async () => {
    const { administrator, editor, author } = server.ids
    expect(await found(server.as.administrator, { roles: ['editor', 'author'], orderby: 'id' })).toEqual(
      [editor, author].sort((a, b) => a - b),
    )
    expect(await found(server.as.administrator, { capabilities: ['list_users'] })).toEqual([administrator])
    expect(await found(server.as.administrator, { roles: ['nobody'] })).toEqual([])
    expect((await found(server.as.administrator, { has_published_posts: true })).sort()).toEqual([editor, author].sort())
  })

  it('filters by the types of published items, in all notations of a list', async () => {
    const asAdministrator = { headers: { Authorization: server.authorization.administrator } }
    const having = async (query: string): Promise<number[]> => {
      const response = await fetch(`${server.restRoot}/cms/v2/users?${query}`, asAdministrator)
      return ((await response.json()) as { id: number }[]).map(({ id }) => id)
    }
    const page = await makePage(server.as.editor)
    await makeEvent(server.as.administrator)
    const { editor, author, administrator } = server.ids
    expect(await having('has_published_posts=page')).toEqual([editor])
    expect((await having('has_published_posts=post,page')).sort()).toEqual([editor, author].sort())
    expect((await having('has_published_posts[]=post&has_published_posts[]=event')).sort()).toEqual([administrator, editor, author].sort())
    for (const yes of ['true', '1']) expect((await having(`has_published_posts=${yes}`)).sort()).toEqual([editor, author].sort())
    for (const no of ['false', '0']) expect(await having(`has_published_posts=${no}`)).toHaveLength(Object.keys(server.ids).length)
    // Users who have published only events are not public.
    expect(await found(server.anonymous, { has_published_posts: ['event'] })).toEqual([])
    await erasePage(server.as.editor, page.id)
  })

  it('has avatars in every context, generated by the service', async () => {
    for (const context of ['view', 'embed', 'edit'] as const) {
      const user = await dataOf(users(server.as.administrator).get(server.ids.author, { context }))
      expect(Object.keys(user.avatar_urls)).toEqual(['24', '48', '96'])
      for (const [size, url] of Object.entries(user.avatar_urls)) {
        const response = await fetch(url)
        expect([response.status, response.headers.get('Content-Type'), response.headers.get('Cache-Control')]).toEqual([
          200,
          'image/svg+xml; charset=utf-8',
          'public, max-age=31536000, immutable',
        ])
        expect(url.startsWith(server.baseUrl)).toBe(true)
        expect(await response.text()).toContain(`width="${size}" height="${size}"`)
      }
    }
  })

  it('generates different avatars for different users, and no other files', async () => {
    const draw = (name: string): Promise<Response> => fetch(`${server.baseUrl}/cms-content/avatars/${name}`)
    const [one, same, other] = await Promise.all(['1-96.svg', '1-96.svg', '2-96.svg'].map(async (name) => (await draw(name)).text()))
    expect(one).toBe(same)
    expect(one).not.toBe(other)
    for (const name of ['1-97.svg', '1-96.png', 'x-96.svg', '-1-96.svg', '1-96.svg%22']) expect((await draw(name)).status).toBe(404)
  })

  it('filters by include, exclude, slug and search', async () => {
    const { editor, author } = server.ids
    const { anonymous } = server
    expect(await found(anonymous, { include: [editor] })).toEqual([editor])
    expect(await found(anonymous, { include: [server.ids.subscriber] })).toEqual([])
    expect(await found(anonymous, { exclude: [editor] })).toEqual([author])
    expect(await found(anonymous, { slug: ['author'] })).toEqual([author])
    expect(await found(anonymous, { search: 'THE EDIT' })).toEqual([editor])
    expect(await found(anonymous, { search: '' })).toHaveLength(2)
    for (const sign of ['%', '_', '\\']) expect(await found(anonymous, { search: sign })).toEqual([])
  })

  it('searches email addresses only for callers who may see them', async () => {
    expect(await found(server.anonymous, { search: 'example.org' })).toEqual([])
    expect(await found(server.as.editor, { search: 'author@example' })).toEqual([])
    expect(await found(server.as.administrator, { search: 'author@example' })).toEqual([server.ids.author])
  })

  it.each<[Query, ('editor' | 'author')[]]>([
    [{}, ['author', 'editor']],
    [{ order: 'desc' }, ['editor', 'author']],
    [{ orderby: 'name' }, ['author', 'editor']],
    [{ orderby: 'slug', order: 'desc' }, ['editor', 'author']],
    [{ orderby: 'include_slugs', slug: ['editor', 'author'] }, ['editor', 'author']],
    [{ per_page: 1 }, ['author']],
    [{ per_page: 1, page: 2 }, ['editor']],
    [{ offset: 1 }, ['editor']],
  ])('sorts and paginates with %j', async (query, expected) => {
    expect(await found(server.anonymous, query)).toEqual(expected.map((role) => server.ids[role]))
  })

  it('keeps the requested order of IDs, also across pages', async () => {
    const ids = [server.ids.editor, server.ids.author]
    for (const include of [ids, ids.toReversed()]) {
      expect(await found(server.anonymous, { include, orderby: 'include' })).toEqual(include)
      expect(await found(server.anonymous, { include, orderby: 'include', per_page: 1 })).toEqual(include.slice(0, 1))
    }
  })

  it('sorts by ID, email, registration date and website', async () => {
    const ids = Object.values(server.ids).sort((a, b) => a - b)
    expect(await found(server.as.administrator, { orderby: 'id' })).toEqual(ids)
    expect(await found(server.as.administrator, { orderby: 'id', order: 'desc' })).toEqual(ids.toReversed())
    expect(await found(server.as.administrator, { orderby: 'email' })).toEqual([...roles].sort().map((role) => server.ids[role]))
    for (const orderby of ['registered_date', 'url'] as const)
      expect((await found(server.as.administrator, { orderby })).sort()).toEqual([...ids].sort())
  })

  it.each(['per_page=0', 'page=x', 'orderby=colour', 'who=all', 'include=x', 'has_published_posts=perhaps', 'context=print'])(
    'refuses %s',
    async (query) => {
      expect(await failureIn(await fetch(`${server.restRoot}/cms/v2/users?${query}`))).toEqual(invalid(query.split('=')[0] ?? ''))
    },
  )

  it('returns only the fields in _fields, but no private ones', async () => {
    expect(
      await dataOf(users(server.anonymous).list({ include: [server.ids.author], _fields: ['id', 'email', 'username', 'name'] })),
    ).toEqual([{ id: server.ids.author, name: 'The author' }])
  })
})

describe('getUser', () => {
  it('shows users with published posts to everybody', async () => {
    for (const context of ['view', 'embed'] as const) {
      const user = await dataOf(users(server.anonymous).get(server.ids.author, { context }))
      expect(user).toMatchObject({ id: server.ids.author, name: 'The author', slug: 'author', link: `${server.baseUrl}/author/author/` })
      expectNothingPrivate(user)
    }
  })

  it('shows other users only to themselves and to callers who may list users', async () => {
    const { contributor } = server.ids
    expect(await failureOf(users(server.anonymous).get(contributor))).toEqual({ status: 401, code: 'rest_user_cannot_view' })
    expect(await failureOf(users(server.as.author).get(contributor))).toEqual({ status: 403, code: 'rest_user_cannot_view' })
    for (const role of ['contributor', 'administrator'] as const)
      expect((await dataOf(users(server.as[role]).get(contributor))).id).toBe(contributor)
  })

  it('allows the edit context for the user and for callers who may list users', async () => {
    const { author } = server.ids
    for (const role of ['author', 'administrator'] as const)
      expect(await dataOf(users(server.as[role]).get(author, { context: 'edit' }))).toMatchObject({
        email: 'author@example.org',
        roles: ['author'],
      })
    expect(await failureOf(users(server.anonymous).get(author, { context: 'edit' }))).toEqual({
      status: 401,
      code: 'rest_forbidden_context',
    })
    expect(await failureOf(users(server.as.editor).get(author, { context: 'edit' }))).toEqual({
      status: 403,
      code: 'rest_forbidden_context',
    })
  })

  it('returns 404 for an unknown ID', async () => {
    for (const id of [0, 999999])
      expect(await failureOf(users(server.anonymous).get(id))).toEqual({ status: 404, code: 'rest_user_invalid_id' })
  })
})

describe('getCurrentUser', () => {
  it.each(roles)('returns the caller with the role %s', async (role) => {
    const me = await dataOf(users(server.as[role]).me())
    expect(me.id).toBe(server.ids[role])
    expectNothingPrivate(me)
    expect(await dataOf(users(server.as[role]).me({ context: 'edit' }))).toMatchObject({
      username: role,
      email: `${role}@example.org`,
      roles: [role],
      capabilities: { read: true },
    })
  })

  it('refuses anonymous callers', async () => {
    expect(await failureOf(users(server.anonymous).me())).toEqual({ status: 401, code: 'rest_not_logged_in' })
  })

  it('is the author of new items', async () => {
    const me = await dataOf(users(server.as.editor).me())
    expect((await readPost(server.anonymous, (await makePost(server.as.editor)).id)).author).toBe(me.id)
  })
})
