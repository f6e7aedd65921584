// The rights that own fields take, and those that own types name by role.
import { describe, expect, it } from '@jest/globals'
import { declaredCalls } from '../support/declared-calls.ts'
import type { DeclaredCaller, DeclaredItem } from '../support/declared-calls.ts'
import { declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import { shareableDatabase } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'

const site = declaredSite({
  'types/recipe.yaml': `
name: recipe
route: recipes
labels: { singular: Recipe, plural: Recipes }
like: post
supports: [title, content, author]
fields:
  servings: { type: integer, default: 4 }
  margin: { type: integer, x-read: edit_others_posts, x-filter: [equals, range], x-order: true }
  secret: { type: string, maxLength: 100, x-context: [edit], x-read: manage_options, x-filter: [contains] }
  rank: { type: integer, x-write: edit_others_posts, default: 1, x-filter: [equals] }
  blind: { type: integer, x-read: manage_options, x-write: edit_posts }
  notes: { type: string, maxLength: 100, x-context: [edit], x-filter: [equals, contains], x-order: true }
  supplier: { type: integer, x-refers-to: user, x-read: edit_others_posts }
`,
  'types/lesson.yaml': `
name: lesson
route: lessons
labels: { singular: Lesson, plural: Lessons }
like: post
supports: [title, content, author]
rights:
  editor: [edit_others, publish, delete_others]
  author: [edit, read_private]
  subscriber: [edit, publish, delete]
fields:
  price: { type: integer, x-read: edit_others_lessons }
`,
})
const server = await sharedServer({ ...shareableDatabase(), SITE_DIR: site, VALIDATE_RESPONSES: 'on' })
const { call, done, refused } = declaredCalls(server)

const make = (route: string, body: object = {}, caller?: DeclaredCaller): Promise<DeclaredItem> =>
  done('POST', `/${route}`, { title: newWord(), status: 'publish', ...body }, caller)
const everywhere = async (id: number, caller: DeclaredCaller): Promise<string> => {
  const texts: string[] = []
  for (const query of ['', '?context=edit', '?context=embed', '?_embed', '?_fields=meta', '?_fields=meta.margin,_links'])
    for (let turn = 0; turn < 2; turn++) texts.push(JSON.stringify((await call('GET', `/recipes/${id}${query}`, undefined, caller)).body))
  for (const query of ['', '&_embed', '&context=edit', '&_fields=meta', '&_envelope'])
    for (let turn = 0; turn < 2; turn++)
      texts.push(JSON.stringify((await call('GET', `/recipes?include=${id}${query}`, undefined, caller)).body))
  for (const path of [`/search?search=x&include=${id}`, `/resolve?url=/recipes/x`])
    texts.push(JSON.stringify((await call('GET', path, undefined, caller)).body))
  return texts.join('\n')
}

describe('a field with x-read', () => {
  it('is shown to callers with the right, and to no others in any response', async () => {
    const { id } = await make('recipes', { meta: { margin: 987_654, secret: newWord(), supplier: 1, blind: 3 } })
    // In this order, a cache could give the response of one caller to another.
    for (const [caller, isShown] of [
      ['editor', true],
      ['anonymous', false],
      ['author', false],
      ['administrator', true],
      ['subscriber', false],
      ['editor', true],
      ['anonymous', false],
    ] as const) {
      const text = await everywhere(id, caller)
      expect([caller, text.includes('987654'), text.includes('"margin"'), text.includes('"supplier"')]).toEqual([
        caller,
        isShown,
        isShown,
        isShown,
      ])
      const isAdministrator = caller === 'administrator'
      expect([caller, text.includes('"secret"'), text.includes('"blind"')]).toEqual([caller, isAdministrator, isAdministrator])
    }
  })

  it('is not in the response of the author who writes the item', async () => {
    const { id, meta } = await make('recipes', {}, 'author')
    expect(meta).toEqual({ footnotes: '', servings: 4, rank: 1, notes: null })
    await done('PATCH', `/recipes/${id}`, { meta: { margin: 5 } })
    expect((await done('PATCH', `/recipes/${id}`, { meta: { notes: 'x' } }, 'author')).meta).not.toHaveProperty('margin')
    const { previous } = (await done('DELETE', `/recipes/${id}?force=true`, undefined, 'author')) as unknown as { previous: DeclaredItem }
    expect(previous.meta).not.toHaveProperty('margin')
  })

  it('has entity tags of its own', async () => {
    const { id } = await make('recipes', { meta: { blind: 5 } })
    // Both have the same rights on the item.
    for (const path of [`/recipes/${id}`, `/recipes?include=${id}`]) {
      const [seen, hidden] = [await call('GET', path), await call('GET', path, undefined, 'editor')]
      expect([seen, hidden].map(({ body }) => JSON.stringify(body).includes('"blind":5'))).toEqual([true, false])
      const tag = seen.headers.get('ETag')
      expect(tag).not.toBe(hidden.headers.get('ETag'))
      expect((await call('GET', path, undefined, 'editor', { 'If-None-Match': String(tag) })).status).toBe(200)
    }
  })

  it.each(['margin=5', 'margin_min=5', 'margin_max=5', 'orderby=margin', 'secret_contains=a&context=edit'])(
    'does not tell its value by ?%s',
    async (query) => {
      const parameter = query.split('=')[0] === 'orderby' ? 'orderby' : query.split('=')[0]
      const { status, message } = await refused('GET', `/recipes?${query}`, undefined, 'author')
      expect([status, message]).toEqual([
        400,
        expect.stringMatching(new RegExp(`^Invalid parameter: ${parameter} must not name a field that you are not allowed to read`)),
      ])
      await done('GET', `/recipes?${query}`)
    },
  )

  it('cannot be changed by callers who cannot read it, unless x-write says so', async () => {
    const { id } = await make('recipes', {}, 'author')
    await done('PATCH', `/recipes/${id}`, { meta: { margin: 5 } })
    // The same value, too: the response would tell it.
    for (const margin of [5, 6, null])
      expect(await refused('PATCH', `/recipes/${id}`, { meta: { margin } }, 'author')).toMatchObject({
        status: 403,
        code: 'rest_cannot_update',
        message: "You are not allowed to change the field meta.margin. This requires the right to edit other users' posts.",
      })
    await done('PATCH', `/recipes/${id}`, { meta: { blind: 3 } }, 'author')
    expect((await done('GET', `/recipes/${id}`)).meta).toMatchObject({ margin: 5, blind: 3 })
  })
})

describe('a field with x-context edit', () => {
  it.each(['notes=x', 'notes_contains=x', 'orderby=notes'])('is compared in that context alone: ?%s', async (query) => {
    for (const caller of ['anonymous', 'administrator'] as const)
      expect(await refused('GET', `/recipes?${query}`, undefined, caller)).toMatchObject({
        status: 400,
        message: expect.stringContaining('names a field that only editors see'),
      })
    await done('GET', `/recipes?${query}&context=edit`, undefined, 'editor')
  })
})

describe('a field without x-context', () => {
  it.each(['view', 'embed', 'edit'])('is compared in the context %s', async (context) => {
    const { id } = await make('recipes', { meta: { rank: 77 } })
    const found = await done<DeclaredItem[]>('GET', `/recipes?rank=77&include=${id}&context=${context}`)
    expect(found.map((item) => item.id)).toEqual([id])
  })
})

describe('a field with x-write', () => {
  it('is changed by callers with the right, and can be sent back as it is by others', async () => {
    const { id, meta } = await make('recipes', {}, 'author')
    expect(meta['rank']).toBe(1)
    expect((await done('PATCH', `/recipes/${id}`, { meta: { rank: 1, servings: 2 } }, 'author')).meta).toMatchObject({ servings: 2 })
    expect((await refused('PATCH', `/recipes/${id}`, { meta: { rank: 2 } }, 'author')).message).toContain('change the field meta.rank')
    await done('PATCH', `/recipes/${id}`, { meta: { rank: 2 } }, 'editor')
    await done('PATCH', `/recipes/${id}`, { meta: { rank: 2 } }, 'author')
    expect((await refused('PATCH', `/recipes/${id}`, { meta: { rank: null } }, 'author')).status).toBe(403)
    expect((await refused('POST', '/recipes', { title: 'x', meta: { rank: 3 } }, 'author')).status).toBe(403)
  })
})

describe('a type with rights of its own', () => {
  const may = async (caller: DeclaredCaller, method: string, path: string, body?: object) =>
    (await call(method, path, body, caller)).status < 300

  it('lets each role do what it names', async () => {
    const own = await make('lessons', { status: 'draft' }, 'author')
    const mine = await make('lessons', {}, 'subscriber')
    const hidden = await make('lessons', { status: 'private' })
    const allowed = async (caller: DeclaredCaller) => ({
      create: await may(caller, 'POST', '/lessons', { title: 'x' }),
      publish: await may(caller, 'POST', '/lessons', { title: 'x', status: 'publish' }),
      editOthers: await may(caller, 'PATCH', `/lessons/${hidden.id}`, { title: newWord() }),
      readPrivate: await may(caller, 'GET', `/lessons/${hidden.id}`),
      deleteOthers: await may(caller, 'DELETE', `/lessons/${(await make('lessons')).id}`),
    })
    const nothing = { create: false, publish: false, editOthers: false, readPrivate: false, deleteOthers: false }
    const all = { create: true, publish: true, editOthers: true, readPrivate: true, deleteOthers: true }
    expect(await allowed('anonymous')).toEqual(nothing)
    expect(await allowed('contributor')).toEqual(nothing)
    expect(await allowed('author')).toEqual({ ...nothing, create: true, readPrivate: true })
    expect(await allowed('subscriber')).toEqual({ ...nothing, create: true, publish: true })
    expect(await allowed('editor')).toEqual(all)
    expect(await allowed('administrator')).toEqual(all)
    expect(await may('author', 'PATCH', `/lessons/${own.id}`, { title: 'y' })).toBe(true)
    expect(await may('author', 'DELETE', `/lessons/${own.id}`)).toBe(false)
    expect(await may('subscriber', 'PATCH', `/lessons/${mine.id}`, { title: 'y' })).toBe(true)
    expect(await may('subscriber', 'DELETE', `/lessons/${mine.id}`)).toBe(true)
  })

  it('says which right is missing', async () => {
    expect((await refused('POST', '/lessons', { title: 'x' }, 'contributor')).message).toBe(
      'You are not allowed to create a lesson. This requires the right to edit lessons.',
    )
    const { id } = await make('lessons')
    expect((await refused('PATCH', `/lessons/${id}`, { title: 'x' }, 'author')).message).toMatch(/requires the right to edit .*lessons/)
  })

  it('has capabilities with names, which types and users list', async () => {
    expect(await done<object>('GET', '/types/lesson?context=edit')).toMatchObject({
      capabilities: {
        edit_posts: 'edit_lessons',
        edit_post: 'edit_lesson',
        create_posts: 'edit_lessons',
        publish_posts: 'publish_lessons',
      },
    })
    const of = async (caller: DeclaredCaller) =>
      Object.keys((await done('GET', '/users/me?context=edit', undefined, caller))['capabilities'] as object).filter((name) =>
        /lessons$/.test(name),
      )
    expect(await of('author')).toEqual(['edit_lessons', 'read_private_lessons'])
    expect(await of('subscriber')).toEqual([
      'edit_lessons',
      'edit_published_lessons',
      'publish_lessons',
      'delete_lessons',
      'delete_published_lessons',
    ])
    expect(await of('contributor')).toEqual([])
    const users = await done<{ roles: string[] }[]>('GET', '/users?capabilities=delete_lessons&context=edit&per_page=100')
    expect(new Set(users.flatMap(({ roles }) => roles))).toEqual(new Set(['administrator', 'editor', 'subscriber']))
  })

  it('shows in links and in Allow what the caller may do', async () => {
    const { id, _links } = await make('lessons', { status: 'draft' }, 'author')
    expect(Object.keys(_links)).not.toContain('cms:action-publish')
    const allow = async (path: string, caller: DeclaredCaller) => (await call('OPTIONS', path, undefined, caller)).headers.get('Allow')
    expect(await allow('/lessons', 'subscriber')).toContain('POST')
    expect(await allow('/lessons', 'contributor')).not.toContain('POST')
    expect(await allow(`/lessons/${id}`, 'author')).toContain('PATCH')
    expect(await allow(`/lessons/${id}`, 'author')).not.toContain('DELETE')
    expect(Object.keys((await make('lessons', {}, 'subscriber'))._links)).toContain('cms:action-publish')
  })

  it('gives rights to fields, too', async () => {
    const { id } = await make('lessons', { meta: { price: 7 } })
    expect((await done('GET', `/lessons/${id}`, undefined, 'editor')).meta['price']).toBe(7)
    expect((await done('GET', `/lessons/${id}`, undefined, 'author')).meta).not.toHaveProperty('price')
  })
})
