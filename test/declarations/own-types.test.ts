// Types, taxonomies and fields that a site declares: they are like the service's own wherever items appear.
import { describe, expect, it } from '@jest/globals'
import { declaredCalls } from '../support/declared-calls.ts'
import type { DeclaredCaller, DeclaredItem } from '../support/declared-calls.ts'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { newWord } from '../support/posts.ts'
import type { Role } from '../support/accounts.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'

const site = declaredSite(cookingSite)
const server = await sharedServer({ ...shareableDatabase(), SITE_DIR: site, VALIDATE_RESPONSES: 'on' })
const { call } = declaredCalls(server, '')
const callsOf = (second: { restRoot: string }) => declaredCalls({ ...second, authorization: server.authorization }, '').call

/** The same site, with another field of recipes. */
const withField = (field: string): typeof cookingSite => ({
  ...cookingSite,
  'types/recipe.yaml': `${cookingSite['types/recipe.yaml']}  ${field}\n`,
})

interface Item extends DeclaredItem {
  title: { raw: string; rendered: string }
}

async function made(path: string, body: object, role: Role = 'administrator'): Promise<Item> {
  const { status, body: item } = await call<Item>('POST', path, body, role)
  expect([status, item]).toEqual([201, expect.anything()])
  return item
}

const recipe = (fields: object = {}, more: object = {}): Promise<Item> =>
  made('/cms/v2/recipes', { title: newWord(), status: 'publish', meta: fields, ...more })

const listed = async (path: string, role: DeclaredCaller = 'administrator'): Promise<Item[]> => {
  const { status, body } = await call<Item[]>('GET', path, undefined, role)
  expect([status, body]).toEqual([200, expect.any(Array)])
  return body
}

const problemOf = async (method: string, path: string, body?: object): Promise<string> => {
  const found = await call<{ message: string }>(method, path, body)
  expect(found.status).toBe(400)
  return found.body.message
}

describe('an own type', () => {
  it('has items with fields, which are null or the default without a value', async () => {
    const { id, meta } = await recipe({ difficulty: 'easy' })
    const values = { footnotes: '', servings: 4, difficulty: 'easy', steps: null, origin: null, notes: null, vegan: null, nutrition: null }
    expect(meta).toEqual(values)
    const { notes: _notes, ...shown } = values
    expect((await call('GET', `/cms/v2/recipes/${id}`)).body.meta).toEqual(shown)
    expect((await call('GET', `/cms/v2/recipes/${id}?context=edit`)).body.meta).toEqual(values)
  })

  it('keeps the values of fields that a request does not name, and resets those that are null', async () => {
    const { id } = await recipe({ difficulty: 'easy', servings: 8, nutrition: { kcal: 250.5 } })
    const { body } = await call('PATCH', `/cms/v2/recipes/${id}`, { meta: { servings: null, vegan: true } })
    expect(body.meta).toMatchObject({ servings: 4, difficulty: 'easy', vegan: true, nutrition: { kcal: 250.5 } })
  })

  it('rejects values that do not match the schema, and fields that are not declared', async () => {
    const send = (meta: object) => problemOf('POST', '/cms/v2/recipes', { title: 'x', meta })
    expect(await send({ servings: 0 })).toBe('Invalid parameter: meta (servings) must be at least 1.')
    expect(await send({ servings: 'many' })).toMatch(/meta \(servings\)/)
    expect(await send({ difficulty: 'medium' })).toMatch(/meta \(difficulty\) must be one of easy, hard/)
    expect(await send({ nutrition: {} })).toMatch(/kcal/)
    for (const name of ['taste', '__proto__', 'constructor'])
      expect((await call('POST', '/cms/v2/recipes', JSON.parse(`{"title":"x","meta":{"${name}":1}}`) as object)).status).toBe(400)
  })

  it('makes markup in fields safe for users without unfiltered_html', async () => {
    const steps = ['Cut <script>alert(1)</script><b>figs</b>']
    expect((await made('/cms/v2/recipes', { title: 'x', meta: { steps } }, 'author')).meta['steps']).toEqual(['Cut alert(1)<b>figs</b>'])
  })

  it('has lists that are filtered by fields', async () => {
    const word = newWord()
    const few = await recipe({ servings: 2, difficulty: 'hard', origin: `${word} Racha`, steps: [`${word} one`], vegan: true })
    const many = await recipe({ servings: 90, difficulty: 'easy', origin: `${word} Guria`, vegan: false })
    const usual = await recipe({ origin: word })
    const found = async (query: string) => (await listed(`/cms/v2/recipes?origin_contains=${word}&${query}`)).map(({ id }) => id).toSorted()
    expect(await found('')).toEqual([few.id, many.id, usual.id].toSorted())
    expect(await found('servings=4')).toEqual([usual.id])
    expect(await found('servings_min=3&servings_max=90')).toEqual([many.id, usual.id])
    expect(await found('difficulty=hard')).toEqual([few.id])
    expect(await found('difficulty=easy,hard')).toEqual([few.id, many.id].toSorted())
    expect(await found('vegan=true')).toEqual([few.id])
    expect(await found('vegan=false')).toEqual([many.id])
    expect(await found(`steps_contains=${word}%20one`)).toEqual([few.id])
    expect(await found(`origin_contains=${encodeURIComponent(`${word.toUpperCase()} RACHA`)}`)).toEqual([few.id])
    expect(await problemOf('GET', '/cms/v2/recipes?difficulty=medium')).toMatch(/must be one of easy, hard/)
    expect(await problemOf('GET', '/cms/v2/recipes?servings_min=x')).toMatch(/servings_min must be/)
  })

  it('has lists that are sorted by fields, page by page and with cursors', async () => {
    const word = newWord()
    for (const [servings, origin] of [
      [9, 'b'],
      [3, 'A'],
      [undefined, undefined],
      [9, 'C'],
    ])
      await recipe({ servings, origin, steps: [word] })
    const all = async (query: string) => (await listed(`/cms/v2/recipes?steps_contains=${word}&${query}`)).map(({ meta }) => meta)
    expect((await all('orderby=servings&order=asc')).map(({ servings }) => servings)).toEqual([3, 4, 9, 9])
    expect((await all('orderby=origin&order=asc')).map(({ origin }) => origin)).toEqual([null, 'A', 'b', 'C'])
    expect((await all('orderby=origin&order=desc&per_page=2&page=2')).map(({ origin }) => origin)).toEqual(['A', null])
    for (const order of ['orderby=servings&order=desc', 'orderby=origin&order=asc']) {
      const whole = (await listed(`/cms/v2/recipes?steps_contains=${word}&${order}`)).map(({ id }) => id)
      const walked: number[] = []
      let cursor: string | null = 'start'
      while (cursor) {
        const page: { body: Item[]; headers: Headers } = await call<Item[]>(
          'GET',
          `/cms/v2/recipes?steps_contains=${word}&${order}&per_page=1&cursor=${cursor}`,
        )
        walked.push(...page.body.map(({ id }) => id))
        cursor = page.headers.get('X-CMS-NextCursor')
      }
      expect(walked).toEqual(whole)
    }
  })

  it('has the statuses, rights, trash, revisions, autosaves and previews of posts', async () => {
    expect((await call('POST', '/cms/v2/recipes', { title: 'x' }, 'subscriber')).status).toBe(403)
    expect((await call('POST', '/cms/v2/recipes', { title: 'x', status: 'publish' }, 'contributor')).status).toBe(403)
    const draft = await made('/cms/v2/recipes', { title: 'Draft' }, 'author')
    expect((await call('GET', `/cms/v2/recipes/${draft.id}`, undefined, 'anonymous')).status).toBe(401)
    expect((await call('PUT', `/cms/v2/recipes/${draft.id}`, { title: 'y' }, 'contributor')).status).toBe(403)
    await call('PUT', `/cms/v2/recipes/${draft.id}`, { title: 'Second', meta: { servings: 3 } })
    const revisions = await listed(`/cms/v2/recipes/${draft.id}/revisions`)
    expect(revisions.length).toBeGreaterThan(0)
    expect((await call('POST', `/cms/v2/recipes/${draft.id}/autosaves`, { title: 'Third' })).status).toBe(200)
    expect((await call('POST', `/cms/v2/recipes/${draft.id}/preview-links`, {})).status).toBe(201)
    expect((await call('DELETE', `/cms/v2/recipes/${draft.id}`)).body['status']).toBe('trash')
    const restored = await call('POST', `/cms/v2/recipes/${draft.id}`, { status: 'publish' })
    expect(restored.body).toMatchObject({ status: 'publish', meta: { servings: 3 } })
    expect((await call('DELETE', `/cms/v2/recipes/${draft.id}?force=true`)).status).toBe(200)
    expect((await call('GET', `/cms/v2/recipes/${draft.id}`)).status).toBe(404)
  })

  it('lacks what it does not support', async () => {
    const course = await made('/cms/v2/courses', { title: 'Baking', status: 'publish', excerpt: 'x', meta: { starts: '2026-05-01' } })
    for (const field of ['excerpt', 'author', 'featured_media', 'sticky', 'format', 'categories', 'tags'])
      expect(course).not.toHaveProperty(field)
    const child = await made('/cms/v2/courses', { title: 'Bread', status: 'publish', parent: course.id })
    expect(child).toMatchObject({ parent: course.id, link: `${server.baseUrl}/learn/baking/bread/` })
    expect((await listed('/cms/v2/courses?starts_min=2026-04-30&starts_max=2026-05-01&orderby=starts')).map(({ id }) => id)).toEqual([
      course.id,
    ])
    expect(await problemOf('POST', '/cms/v2/courses', { title: 'x', meta: { starts: 'soon' } })).toMatch(/starts/)
  })

  it('is found by search, path, type, index and OPTIONS', async () => {
    const word = newWord()
    const { id, slug } = await recipe({}, { title: `Tart ${word}` })
    expect(await listed(`/cms/v2/search?search=${word}`)).toEqual([expect.objectContaining({ id, subtype: 'recipe' })])
    expect(await listed(`/cms/v2/search?search=${word}&subtype=course`)).toEqual([])
    expect((await call('GET', `/cms/v2/resolve?path=/recipes/${String(slug)}/`)).body).toMatchObject({ type: 'recipe', id })
    expect((await call('GET', '/cms/v2/types/recipe?context=edit')).body).toMatchObject({
      rest_base: 'recipes',
      taxonomies: ['post_tag', 'cuisine'],
      labels: { add_new_item: 'Add Recipe' },
      supports: { title: true, excerpt: true, revisions: true },
    })
    const { routes } = (await call<{ routes: object }>('GET', '/cms/v2')).body
    expect(Object.keys(routes)).toEqual(expect.arrayContaining(['/cms/v2/recipes', '/cms/v2/courses/{id}', '/cms/v2/cuisines']))
    const { endpoints } = (await call<{ endpoints: { args: object }[] }>('OPTIONS', '/cms/v2/recipes')).body
    expect(Object.keys(endpoints[0]?.args ?? {})).toEqual(expect.arrayContaining(['servings_min', 'difficulty', 'cuisines', 'tags']))
  })

  it('has public pages', async () => {
    const { slug, title } = await recipe({}, { content: 'Peel the figs.' })
    const page = await fetch(`${server.baseUrl}/recipes/${String(slug)}/`)
    const html = await page.text()
    expect([page.status, html]).toEqual([200, expect.stringContaining('Peel the figs.')])
    expect(html).toContain(title.rendered)
  })

  it('is in the feed of changes and in batches', async () => {
    const { cursor } = (await call<{ cursor: string }>('GET', '/hooks/v1/changes')).body
    const { id } = await recipe()
    const feed = await call<{ changes: object[] }>('GET', `/hooks/v1/changes?since=${cursor}&types=recipe`)
    expect(feed.body.changes).toEqual([expect.objectContaining({ action: 'created', type: 'recipe', id })])
    const batch = await call<{ responses: { status: number }[] }>('POST', '/batch/v1', {
      requests: [{ method: 'PATCH', path: `/cms/v2/recipes/${id}`, body: { meta: { servings: 7 } } }],
    })
    expect(batch.body.responses).toEqual([expect.objectContaining({ status: 200 })])
    expect((await call('GET', `/cms/v2/recipes/${id}`)).body.meta).toMatchObject({ servings: 7 })
  })

  it('is documented', async () => {
    const document = (await (await fetch(`${server.baseUrl}/docs/cms-v2/openapi.json`)).json()) as {
      paths: Record<string, { get?: { operationId: string; description: string } }>
      components: { schemas: Record<string, { properties?: Record<string, object> }> }
    }
    expect(document.paths['/recipes']?.get).toMatchObject({ operationId: 'listRecipes', summary: 'List recipes' })
    expect(document.components.schemas['RecipeFieldsInput']?.properties?.['servings']).toMatchObject({
      type: ['integer', 'null'],
      minimum: 1,
      maximum: 100,
    })
    expect(document.paths['/recipes']?.get?.description).toMatch(/^Returns recipes, newest first(?!.*\bposts?\b)/s)
    const markdown = await (await fetch(`${server.baseUrl}/docs/cms-v2.md`)).text()
    expect(markdown).toContain('servings_min')
    for (const kind of ['types', 'taxonomies', 'fields'])
      expect(await (await fetch(`${server.baseUrl}/docs/schemas/${kind}.json`)).json()).toMatchObject({ type: 'object' })
  })
})

describe('an own taxonomy', () => {
  it('has terms, by which items are listed', async () => {
    const top = await made('/cms/v2/cuisines', { name: newWord() })
    const below = await made('/cms/v2/cuisines', { name: newWord(), parent: top.id })
    const tag = await made('/cms/v2/tags', { name: newWord() })
    const { id, cuisines } = await recipe({}, { cuisines: [below.id], tags: [tag.id] })
    expect(cuisines).toEqual([below.id])
    const ids = async (query: string) => (await listed(`/cms/v2/recipes?${query}`)).map((item) => item.id)
    expect(await ids(`cuisines=${below.id}`)).toEqual([id])
    expect(await ids(`cuisines=${top.id}`)).toEqual([])
    expect(await ids(`cuisines[terms]=${top.id}&cuisines[include_children]=true`)).toEqual([id])
    expect(await ids(`tags=${tag.id}&cuisines_exclude=${below.id}`)).toEqual([])
    const [{ _embedded } = {} as Item] = await listed(`/cms/v2/recipes?include=${id}&_embed=cms:term`)
    expect(_embedded).toMatchObject({ 'cms:term': [[{ id: below.id, taxonomy: 'cuisine' }], [{ id: tag.id }]] })
    expect((await call('GET', '/cms/v2/taxonomies/cuisine')).body).toMatchObject({
      rest_base: 'cuisines',
      types: ['recipe'],
      hierarchical: true,
    })
    expect((await fetch(String(below['link']))).status).toBe(200)
  })
})

describe('an own field of posts', () => {
  it('is in posts alone, and their lists are filtered by it', async () => {
    const subtitle = `The ${newWord()}`
    const { id, meta } = await made('/cms/v2/posts', { title: 'x', status: 'publish', meta: { subtitle } })
    expect(meta).toEqual({ footnotes: '', subtitle })
    expect((await listed(`/cms/v2/posts?subtitle=${encodeURIComponent(subtitle)}`)).map((item) => item.id)).toEqual([id])
    expect((await listed(`/cms/v2/posts?subtitle_contains=${subtitle.slice(5)}`)).map((item) => item.id)).toEqual([id])
    expect((await made('/cms/v2/pages', { title: 'x' })).meta).toEqual({ footnotes: '' })
    expect(await problemOf('POST', '/cms/v2/pages', { title: 'x', meta: { subtitle } })).toMatch(/subtitle/)
    expect((await server.as.administrator.content.GET('/posts/{id}', { params: { path: { id } } })).data?.meta.footnotes).toBe('')
  })
})

describe('declarations', () => {
  it('of a second process are compiled once, and its items are the same', async () => {
    const { id } = await recipe({ servings: 5 })
    const second = await startSecond(server, { SITE_DIR: site })
    try {
      const { body } = await callsOf(second)('GET', `/cms/v2/recipes/${id}`)
      expect(body.meta).toMatchObject({ servings: 5 })
    } finally {
      await second.close()
    }
  })

  it('that have changed change the entity tags of items, but what an editor has read can still be saved', async () => {
    const { id } = await recipe({ servings: 5 })
    const read = (headers: object, root = server.restRoot) => fetch(`${root}/cms/v2/recipes/${id}`, { headers: { ...headers } })
    const tag = (await read({})).headers.get('ETag') ?? ''
    expect((await read({ 'If-None-Match': tag })).status).toBe(304)
    const next = await startSecond(server, { SITE_DIR: declaredSite(withField('spice: { type: string, default: mild }')) })
    try {
      const again = await read({ 'If-None-Match': tag }, next.restRoot)
      expect([again.status, (await again.json()) as object]).toEqual([
        200,
        expect.objectContaining({ meta: expect.objectContaining({ spice: 'mild' }) }),
      ])
      expect((await read({ 'If-None-Match': again.headers.get('ETag') }, next.restRoot)).status).toBe(304)
      const saved = await fetch(`${next.restRoot}/cms/v2/recipes/${id}`, {
        method: 'PATCH',
        headers: { Authorization: server.authorization.administrator, 'Content-Type': 'application/json', 'If-Match': tag },
        body: JSON.stringify({ meta: { spice: 'hot' } }),
      })
      expect(saved.status).toBe(200)
    } finally {
      await next.close()
    }
  })

  it('that a process lacks hide their items and leave them as they are', async () => {
    const { id } = await recipe({ servings: 6 })
    const plain = await startSecond(server)
    try {
      expect((await callsOf(plain)('GET', `/cms/v2/recipes/${id}`)).status).toBe(404)
      expect((await callsOf(plain)('GET', `/cms/v2/search?search=x`)).status).toBe(200)
    } finally {
      await plain.close()
    }
    expect((await call('GET', `/cms/v2/recipes/${id}`)).body.meta).toMatchObject({ servings: 6 })
  })
})
