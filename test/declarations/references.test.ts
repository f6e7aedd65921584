// Own fields that refer to other items: what they accept, their links, and what happens when an item goes to which others refer.
import { describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { Pool } from 'pg'
import { declaredCalls } from '../support/declared-calls.ts'
import type { DeclaredItem } from '../support/declared-calls.ts'
import { addAccount, removeAccount } from '../support/accounts.ts'
import { isPostgres } from '../support/database.ts'
import { declaredSite } from '../support/declared-site.ts'
import { uploaded } from '../support/media.ts'
import { newWord } from '../support/posts.ts'
import { databaseUrl, shareableDatabase, startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { statementsDuring } from '../support/statements.ts'

const files = {
  'types/recipe.yaml': `
name: recipe
route: recipes
labels: { singular: Recipe, plural: Recipes }
like: post
taxonomies: [cuisine]
fields:
  cook: { type: integer, x-refers-to: user, x-filter: [equals] }
  photo: { type: integer, x-refers-to: media }
  sides: { type: array, items: { type: integer }, x-refers-to: recipe, x-filter: [contains] }
  article: { type: integer, x-refers-to: { to: post, on-delete: refuse } }
  main_cuisine: { type: integer, x-refers-to: cuisine }
  drafted: { type: integer, x-refers-to: page, x-context: [edit] }
  tasting: { type: integer, x-refers-to: event }
  keyword: { type: integer, x-refers-to: { to: post_tag, on-delete: refuse } }
`,
  'taxonomies/cuisine.yaml': `
name: cuisine
route: cuisines
labels: { singular: Cuisine, plural: Cuisines }
`,
  'fields/post.yaml': `
fields:
  recipes: { type: array, items: { type: integer }, x-refers-to: { to: recipe, on-delete: empty } }
`,
}
const site = declaredSite(files)
const server = await sharedServer({ ...shareableDatabase(), SITE_DIR: site, VALIDATE_RESPONSES: 'on' })
const { call, done, refused } = declaredCalls(server)

const make = (route: string, more: object = {}): Promise<DeclaredItem> =>
  done('POST', `/${route}`, { title: newWord(), status: 'publish', ...more })
const recipe = (meta: object, more: object = {}) => make('recipes', { meta, ...more })
const read = (id: number, query = '', route = 'recipes') => done('GET', `/${route}/${id}${query}`)
const erase = (route: string, id: number) => done('DELETE', `/${route}/${id}?force=true`)
const userId = async (role: 'author' | 'editor'): Promise<number> => (await done('GET', '/users/me', undefined, role)).id

describe('a field that refers to items', () => {
  it('takes the IDs of items that exist', async () => {
    const [post, page, side] = [await make('posts'), await make('pages'), await recipe({})]
    const cuisine = await done('POST', '/cuisines', { name: newWord() })
    const cook = await userId('author')
    const meta = { cook, article: post.id, drafted: page.id, sides: [side.id], main_cuisine: cuisine.id }
    expect((await recipe(meta)).meta).toMatchObject(meta)
  })

  it.each([
    ['cook', 'user', 999_999],
    ['photo', 'media item', 999_999],
    ['sides', 'recipe', [999_999]],
    ['article', 'post', 999_999],
    ['main_cuisine', 'cuisine', 999_999],
    ['tasting', 'event', 999_999],
  ])('refuses in %s the ID of a %s that does not exist', async (field, noun, value) => {
    expect(await refused('POST', '/recipes', { title: 'x', meta: { [field]: value } })).toMatchObject({
      status: 400,
      code: 'rest_invalid_param',
      message: `Invalid parameter: meta.${field} is invalid: no ${noun} has the ID 999999.`,
      data: { params: { [`meta.${field}`]: `is invalid: no ${noun} has the ID 999999` } },
    })
  })

  it('refuses the ID of an item of another type', async () => {
    const { id } = await make('pages')
    expect((await refused('POST', '/recipes', { title: 'x', meta: { article: id } })).message).toContain(`no post has the ID ${id}`)
  })

  it('refuses an item that the caller may not read as one that does not exist', async () => {
    const { id } = await make('posts', { status: 'private' })
    const { id: hidden } = await addAccount(server.context, 'subscriber', newWord())
    const send = async (meta: object) => (await refused('POST', '/recipes', { title: 'x', meta }, 'author')).message
    expect(await send({ article: id })).toBe(`Invalid parameter: meta.article is invalid: no post has the ID ${id}.`)
    expect(await send({ cook: hidden })).toBe(`Invalid parameter: meta.cook is invalid: no user has the ID ${hidden}.`)
    expect((await recipe({ article: id, cook: hidden })).meta).toMatchObject({ article: id, cook: hidden })
  })

  it('keeps an item that the caller may not read, if it was there before', async () => {
    const { id: hidden } = await make('recipes', { status: 'private' })
    const { id } = await recipe({})
    const { id: own } = await done('POST', '/recipes', { title: 'x', status: 'publish' }, 'author')
    await done('PATCH', `/recipes/${own}`, { meta: { sides: [hidden] } })
    const { meta } = await done('PATCH', `/recipes/${own}`, { meta: { sides: [hidden, id] } }, 'author')
    expect(meta['sides']).toEqual([hidden, id])
  })

  it('is what lists are filtered by', async () => {
    const [side, cook] = [await recipe({}), await userId('editor')]
    const { id } = await recipe({ sides: [side.id], cook })
    const found = async (query: string) => (await done<DeclaredItem[]>('GET', `/recipes?${query}`)).map((item) => item.id)
    expect(await found(`sides_contains=${side.id}`)).toEqual([id])
    expect(await found(`cook=${cook}&include=${id},${side.id}`)).toEqual([id])
  })
})

describe('the link of a field', () => {
  it('leads to each item, and embeds those that the caller may read', async () => {
    const [shown, hidden] = [await recipe({}), await recipe({}, { status: 'private' })]
    const cook = await userId('author')
    await done('POST', '/posts', { title: 'x', status: 'publish' }, 'author')
    const { id } = await recipe({ cook, sides: [shown.id, hidden.id] })
    const { body } = await call('GET', `/recipes/${id}?_embed=cook,sides`, undefined, 'anonymous')
    expect(body._links['cook']).toEqual([{ embeddable: true, href: `${server.restRoot}/cms/v2/users/${cook}` }])
    expect(body._links['sides']).toEqual(
      [shown, hidden].map((item) => ({ embeddable: true, href: `${server.restRoot}/cms/v2/recipes/${item.id}` })),
    )
    expect(body._embedded).toEqual({ cook: [expect.objectContaining({ id: cook })], sides: [expect.objectContaining({ id: shown.id })] })
    expect((await read(id, '?_embed=sides'))._embedded?.['sides']?.map((item) => item.id)).toEqual([shown.id, hidden.id])
  })

  it('does not embed users whom the caller may not read', async () => {
    const { id: cook } = await addAccount(server.context, 'subscriber', newWord())
    const { id } = await recipe({ cook })
    expect((await call('GET', `/recipes/${id}?_embed=cook`, undefined, 'anonymous')).body._embedded).toBeUndefined()
    expect((await read(id, '?_embed=cook'))._embedded?.['cook']).toHaveLength(1)
  })

  it('is there in the contexts alone that show the field', async () => {
    const page = await make('pages')
    const { id } = await recipe({ drafted: page.id })
    for (const query of ['', '?context=embed', '?_embed']) {
      const { _links, _embedded = {} } = await read(id, query)
      expect([Object.keys(_links), Object.keys(_embedded)].flat()).not.toContain('drafted')
    }
    expect((await read(id, '?context=edit&_embed=drafted'))._embedded?.['drafted']).toHaveLength(1)
  })

  it('is embedded in lists with one query', async () => {
    const cook = await userId('author')
    const items = [await recipe({ cook }), await recipe({ cook }), await recipe({ cook: await userId('editor') })]
    const list = () => done<DeclaredItem[]>('GET', `/recipes?include=${items.map(({ id }) => id).join()}&_embed=cook`)
    const statements = (await statementsDuring(list)).filter((text) => /from "users" where "id" in/.test(text))
    expect((await list()).map((item) => item._embedded?.['cook']?.length)).toEqual([1, 1, 1])
    // Which of them the caller may read, and the rows.
    expect(statements).toHaveLength(2)
  })

  it('is in the document of the site', async () => {
    const document = (await (await fetch(`${server.baseUrl}/docs/cms-v2/openapi.json`)).json()) as {
      components: { schemas: Record<string, { properties: Record<string, { description?: string; properties?: object }> }> }
    }
    const { schemas } = document.components
    expect(schemas['Links']?.properties['cook']?.description).toBe('What the field `cook` refers to.')
    expect(JSON.stringify(schemas['Recipe'])).toContain('"sides"')
    expect((await call('GET', '/recipes?_embed=coock', undefined, 'anonymous', { Prefer: 'handling=strict' })).body).toMatchObject({
      message: expect.stringContaining('did you mean cook?'),
    })
  })
})

describe('an item that is deleted permanently', () => {
  it('is removed from the fields that refer to it, one and many', async () => {
    const [gone, kept] = [await recipe({}), await recipe({})]
    const { id } = await recipe({ sides: [gone.id, kept.id] })
    const post = await make('posts', { meta: { recipes: [gone.id] } })
    await done('DELETE', `/recipes/${gone.id}`)
    expect((await read(id)).meta['sides']).toEqual([gone.id, kept.id])
    await erase('recipes', gone.id)
    expect((await read(id)).meta['sides']).toEqual([kept.id])
    expect((await read(post.id, '', 'posts')).meta['recipes']).toEqual([])
  })

  it('is gone from caches and entity tags, and the items that referred to it have changed', async () => {
    const gone = await recipe({})
    const { id } = await recipe({ sides: [gone.id] })
    const get = () => call('GET', `/recipes/${id}`, undefined, 'anonymous')
    await get()
    const tag = (await get()).headers.get('ETag')
    const logged = async () => {
      const { db, dialect } = server.context
      await dialect.numberChanges(db)
      return (await db.selectFrom('changes').select(['id', 'item_id']).where('type', '=', 'recipe').execute()).map((row) => row.item_id)
    }
    const before = await logged()
    await erase('recipes', gone.id)
    const { headers, body } = await get()
    expect(body.meta['sides']).toEqual([])
    expect(headers.get('ETag')).not.toBe(tag)
    expect((await logged()).slice(before.length).toSorted()).toEqual([gone.id, id].toSorted())
  })

  it.each([
    ['user', 'cook'],
    ['term', 'main_cuisine'],
    ['media item', 'photo'],
    ['event', 'tasting'],
  ])('of the kind %s is removed from the fields, too', async (kind, field) => {
    const author = await addAccount(server.context, 'author', newWord())
    const target: Record<string, () => Promise<[id: number, erase: () => Promise<unknown>]>> = {
      user: async () => [author.id, () => done('DELETE', `/users/${author.id}?force=true&reassign=false`)],
      term: async () => {
        const { id } = await done('POST', '/cuisines', { name: newWord() })
        return [id, () => erase('cuisines', id)]
      },
      'media item': async () => {
        const { id } = await uploaded(server, 'text', { name: 'text.txt' })
        return [id, () => erase('media', id)]
      },
      event: async () => {
        const { id } = await make('events')
        return [id, () => erase('events', id)]
      },
    }
    const [targetId, remove] = await (target[kind] as () => Promise<[number, () => Promise<unknown>]>)()
    const { id } = await recipe({ [field]: targetId })
    expect((await read(id)).meta[field]).toBe(targetId)
    await remove()
    expect((await read(id)).meta[field]).toBeNull()
  })

  it('is removed from the fields when the command line deletes a user', async () => {
    const cook = await addAccount(server.context, 'author', newWord())
    const { id } = await recipe({ cook: cook.id })
    await removeAccount(server.context, cook.id, await userId('editor'))
    expect((await read(id)).meta['cook']).toBeNull()
  })

  it('stays if a field refuses its deletion, and the message says how many items refer to it', async () => {
    const post = await make('posts')
    const [one, other] = [await recipe({ article: post.id }), await recipe({ article: post.id })]
    expect(await refused('DELETE', `/posts/${post.id}?force=true`)).toMatchObject({
      status: 403,
      code: 'rest_cannot_delete',
      message: '2 items refer to this one (recipe.article), so it cannot be deleted. Change these items first.',
    })
    await done('DELETE', `/posts/${post.id}`)
    await done('PATCH', `/recipes/${one.id}`, { meta: { article: null } })
    expect((await refused('DELETE', `/posts/${post.id}?force=true`)).message).toMatch(/^One item refers to this one/)
    await erase('recipes', other.id)
    await erase('posts', post.id)
  })

  it('stays also if it is deleted in the calendar', async () => {
    const tag = await done('POST', '/tags', { name: newWord() })
    const { id } = await recipe({ keyword: tag.id })
    const remove = () =>
      fetch(`${server.restRoot}/cal/events/v1/tags/${tag.id}`, {
        method: 'DELETE',
        headers: { Authorization: server.authorization.administrator },
      })
    const response = await remove()
    expect([response.status, await response.json()]).toEqual([403, expect.objectContaining({ code: 'rest_cannot_delete' })])
    await erase('recipes', id)
    expect((await remove()).status).toBe(200)
  })

  it('is removed in portions from very many items', async () => {
    const gone = await recipe({})
    const { id } = await recipe({ sides: [gone.id] })
    const { db } = server.context
    const { id: _id, ...row } = await db.selectFrom('content').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    const copies = Array.from({ length: 1200 }, (_none, index) => ({ ...row, slug: `${row.slug}-${index}`, guid: `${row.guid}-${index}` }))
    for (let first = 0; first < copies.length; first += 300)
      await db
        .insertInto('content')
        .values(copies.slice(first, first + 300))
        .execute()
    const statements = await statementsDuring(() => erase('recipes', gone.id))
    const transactions = statements
      .join('\n')
      .split('savepoint member')
      .filter((text) => /update "content" set meta/.test(text))
    // On PostgreSQL, the statements of transactions are not recorded.
    expect(transactions).toHaveLength(isPostgres ? 0 : 2)
    const left = await db.selectFrom('content').select('id').where('type', '=', 'recipe').where('meta', 'like', `%[${gone.id}]%`).execute()
    expect(left).toEqual([])
  })
})

describe('a write and a deletion at the same time', () => {
  /** Runs both in two processes. On PostgreSQL, the first one stops where it changes the row, until the second one is under way or done. */
  async function together(row: number, first: () => Promise<unknown>, second: () => Promise<unknown>): Promise<void> {
    const { db } = server.context
    if (!isPostgres) return void (await Promise.all([first(), second()]))
    const waiting = async (): Promise<number> => {
      const { rows } = await sql<{ count: string }>`select count(*) as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return Number(rows[0]?.count)
    }
    const until = async (isReached: () => Promise<boolean>): Promise<void> => {
      while (!(await isReached())) await new Promise((resolve) => setTimeout(resolve, 5))
    }
    const running: Promise<unknown>[] = []
    const pool = new Pool({ connectionString: databaseUrl(server) })
    const holder = await pool.connect()
    try {
      await holder.query('begin')
      await holder.query('select 1 from content where id = $1 for update', [row])
      running.push(first())
      await until(async () => (await waiting()) >= 1)
      let isDone = false
      running.push(second().finally(() => (isDone = true)))
      await until(async () => isDone || (await waiting()) >= 2)
    } finally {
      await holder.query('rollback')
      holder.release()
      await pool.end()
      await Promise.all(running)
    }
  }

  it.each(['write', 'deletion'])('leave no reference to nothing if the %s begins first', async (first) => {
    const second = await startSecond(server, { SITE_DIR: site })
    const other = declaredCalls({ restRoot: second.restRoot, authorization: server.authorization })
    try {
      for (let turn = 0; turn < 5; turn++) {
        const [gone, { id }] = [await make('pages'), await recipe({})]
        const statuses: number[] = []
        const write = async () => call('PATCH', `/recipes/${id}`, { meta: { drafted: gone.id } })
        const remove = async () => statuses.push((await other.call('DELETE', `/pages/${gone.id}?force=true`)).status)
        if (first === 'write') await together(id, write, remove)
        else await together(gone.id, remove, write)
        expect(statuses).toEqual([200])
        expect((await read(id, '?context=edit')).meta['drafted']).toBeNull()
      }
    } finally {
      await second.close()
    }
  })
})

describe('references that were stored before they were declared', () => {
  it('are found from the next start on', async () => {
    const plain = { ...files, 'fields/page.yaml': 'fields:\n  chef: { type: integer }\n' }
    const before = await startSecond(server, { SITE_DIR: declaredSite(plain) })
    const cook = await addAccount(server.context, 'author', newWord())
    const page = await declaredCalls({ restRoot: before.restRoot, authorization: server.authorization }).done('POST', '/pages', {
      title: 'x',
      meta: { chef: cook.id },
    })
    await before.close()
    const declared = { ...files, 'fields/page.yaml': 'fields:\n  chef: { type: integer, x-refers-to: user }\n' }
    const after = await startSecond(server, { SITE_DIR: declaredSite(declared) })
    const calls = declaredCalls({ restRoot: after.restRoot, authorization: server.authorization })
    try {
      await calls.done('DELETE', `/users/${cook.id}?force=true&reassign=false`)
      expect((await calls.done('GET', `/pages/${page.id}?context=edit`)).meta['chef']).toBeNull()
    } finally {
      await after.close()
      await (await startSecond(server, { SITE_DIR: site })).close()
    }
  })
})
