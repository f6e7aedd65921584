// What the items of own types are to caches, webhooks, imports and indexes.
import { afterAll, describe, expect, it } from '@jest/globals'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CompiledQuery, sql } from 'kysely'
import { cookingSite, declaredSite } from '../support/declared-site.ts'
import { isPostgres } from '../support/database.ts'
import { webhookDelivery } from '../support/jobs.ts'
import { statementsDuring } from '../support/statements.ts'
import { newWord } from '../support/posts.ts'
import { startReceiver } from '../support/receiver.ts'
import { shareableDatabase, startSecond } from '../support/second-server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { bring } from '../import/bring.ts'

const receiver = await startReceiver()
afterAll(() => receiver.close())
const site = declaredSite(cookingSite)
const server = await sharedServer({ ...shareableDatabase(), SITE_DIR: site, WEBHOOK_PRIVATE_HOSTS: receiver.host })

interface Recipe {
  id: number
  slug: string
  cuisines: number[]
  meta: Record<string, unknown>
}

async function call<Body = Recipe>(method: string, path: string, body?: object, as?: 'administrator'): Promise<Body> {
  const response = await fetch(server.restRoot + path, {
    method,
    // Responses to anonymous callers are cached.
    headers: { ...((as || method !== 'GET') && { Authorization: server.authorization.administrator }), 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  const received = (await response.json()) as Body
  expect([response.ok, received]).toEqual([true, received])
  return received
}

const create = (meta: object, more: object = {}): Promise<Recipe> =>
  call('POST', '/cms/v2/recipes', { title: newWord(), status: 'publish', meta, ...more })

interface Linked {
  object: string
  type_label: string
  url: string
  _embedded: Record<string, { id: number; type?: string; taxonomy?: string }[]>
}

describe('an item of an own type', () => {
  it('is linked from menus, as are terms of its taxonomies', async () => {
    const { id: cuisine } = await call<{ id: number }>('POST', '/cms/v2/cuisines', { name: newWord() })
    const { id } = await create({}, { cuisines: [cuisine] })
    const { id: menus } = await call<{ id: number }>('POST', '/cms/v2/menus', { name: newWord() })
    const link = (type: string, object: string, object_id: number) =>
      call('POST', '/cms/v2/menu-items', { menus, type, object, object_id, status: 'publish' })
    await link('post_type', 'recipe', id)
    await link('taxonomy', 'cuisine', cuisine)
    const found = await call<Linked[]>('GET', `/cms/v2/menu-items?menus=${menus}&_embed`, undefined, 'administrator')
    expect(found.map(({ type_label, _embedded }) => [type_label, _embedded['cms:menu-item-object']?.[0]])).toEqual([
      ['Recipe', expect.objectContaining({ id, type: 'recipe' })],
      ['Cuisine', expect.objectContaining({ id: cuisine, taxonomy: 'cuisine' })],
    ])
  })

  it('is embedded in search results and in what a path leads to', async () => {
    const word = newWord()
    const { id: cuisine, link } = await call<{ id: number; link: string }>('POST', '/cms/v2/cuisines', { name: word })
    const { id, slug } = await create({}, { title: `Tart ${word}`, cuisines: [cuisine] })
    const self = { _embedded: { self: [expect.objectContaining({ id, type: 'recipe' })] } }
    expect(await call('GET', `/cms/v2/search?search=${word}&_embed=self`)).toEqual([expect.objectContaining(self)])
    expect(await call('GET', `/cms/v2/resolve?path=/recipes/${slug}/&_embed=self`)).toMatchObject(self)
    const term = { type: 'term', taxonomy: 'cuisine', _embedded: { self: [expect.objectContaining({ id: cuisine })] } }
    expect(await call('GET', `/cms/v2/resolve?path=${new URL(link).pathname}&_embed=self`)).toMatchObject(term)
    const page = await fetch(link)
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining(`/recipes/${slug}/`)])
  })

  it('is on the page of a tag, beside posts', async () => {
    const { id: tag, link } = await call<{ id: number; link: string }>('POST', '/cms/v2/tags', { name: newWord() })
    const { slug } = await create({}, { tags: [tag] })
    const { link: post } = await call<{ link: string }>('POST', '/cms/v2/posts', { title: newWord(), status: 'publish', tags: [tag] })
    const html = await (await fetch(link)).text()
    for (const found of [`/recipes/${slug}/`, post]) expect(html).toContain(found)
  })

  it('can be embedded by other sites, and makes its author an author', async () => {
    const { slug } = await create({})
    const url = encodeURIComponent(`${server.baseUrl}/recipes/${slug}/`)
    expect(await call('GET', `/oembed/1.0/embed?url=${url}`)).toMatchObject({ type: 'rich', html: expect.stringContaining(slug) })
    expect(await call('GET', '/cms/v2/users?has_published_posts=recipe')).toEqual([
      expect.objectContaining({ id: server.ids.administrator }),
    ])
  })

  it('has parents and embedded items of its own type, as the served document says', () => {
    const { schemas = {} } = server.context.contract.document('cms-v2').components ?? {}
    const embedded = (name: string) => schemas[name]?.properties?.['_embedded']?.['x-embedded']
    expect(embedded('Recipe')).toEqual({ author: ['User'], 'cms:featuredmedia': ['Media'], 'cms:term': [['Cuisine', 'Tag']] })
    expect(embedded('Course')).toEqual({ up: ['Course'] })
    expect(embedded('Cuisine')).toEqual({ up: ['Cuisine'] })
    expect(embedded('SearchResult')).toEqual({ self: expect.arrayContaining(['Recipe', 'Course', 'Cuisine', 'Post']) })
    expect(embedded('Post')).toEqual({ author: ['User'], 'cms:featuredmedia': ['Media'], 'cms:term': [['Category', 'Tag']] })
    expect(Object.keys(schemas['RecipeLinks']?.properties ?? {})).toContain('cms:action-assign-cuisines')
    expect(Object.keys(schemas['Links']?.properties ?? {})).not.toContain('cms:action-assign-cuisines')
  })

  it('is as it was written last, also in cached responses', async () => {
    const { id } = await create({ servings: 31 })
    const read = async () => (await call('GET', `/cms/v2/recipes/${id}`)).meta['servings']
    const list = async (servings: number) => (await call<Recipe[]>('GET', `/cms/v2/recipes?servings=${servings}`)).map((item) => item.id)
    for (let turn = 0; turn < 3; turn++) expect([await read(), await list(31), await list(32)]).toEqual([31, [id], []])
    await call('PATCH', `/cms/v2/recipes/${id}`, { meta: { servings: 32 } })
    for (let turn = 0; turn < 3; turn++) expect([await read(), await list(31), await list(32)]).toEqual([32, [], [id]])
  })

  it('is sent to webhooks', async () => {
    const { hooks } = server.as.administrator
    await hooks.POST('/subscriptions', { body: { url: receiver.url } })
    const { id } = await create({})
    await webhookDelivery(server.context)()
    expect(receiver.received.map(({ event }) => event)).toEqual([
      expect.objectContaining({ type: 'content.published', data: expect.objectContaining({ type: 'recipe', id }) }),
    ])
  })

  it('is imported from an export, with the terms of own taxonomies', async () => {
    const word = newWord()
    const file = join(declaredSite({}), 'export.xml')
    await writeFile(
      file,
      `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/"><channel><wp:wxr_version>1.2</wp:wxr_version>
      <wp:term><wp:term_id>3</wp:term_id><wp:term_taxonomy>cuisine</wp:term_taxonomy><wp:term_slug>${word}</wp:term_slug><wp:term_name>${word}</wp:term_name></wp:term>
      <item><title>Fig tart</title><dc:creator>admin</dc:creator><guid>https://example.com/?p=7</guid><content:encoded>Figs.</content:encoded><excerpt:encoded></excerpt:encoded><wp:post_id>7</wp:post_id><wp:post_date>2021-03-04 14:00:00</wp:post_date><wp:post_date_gmt>2021-03-04 14:00:00</wp:post_date_gmt><wp:post_name>${word}-tart</wp:post_name><wp:status>publish</wp:status><wp:post_type>recipe</wp:post_type><category domain="cuisine" nicename="${word}">${word}</category></item>
      </channel></rss>`,
    )
    expect(await bring(file, server)).toMatchObject({ items: { recipe: { publish: 1 } }, terms: { cuisine: { added: 1 } } })
    const [recipe] = await call<Recipe[]>('GET', `/cms/v2/recipes?slug=${word}-tart`)
    expect(recipe).toMatchObject({ meta: { servings: 4 }, cuisines: [expect.any(Number)] })
  })
})

const itOnSqlite = isPostgres ? it.skip : it

const indexes = async (): Promise<string[]> => {
  const { rows } = isPostgres
    ? await sql<{ name: string }>`select indexname as name from pg_indexes where schemaname = current_schema()`.execute(server.context.db)
    : await sql<{ name: string }>`select name from sqlite_master where type = 'index'`.execute(server.context.db)
  return rows
    .map(({ name }) => name)
    .filter((name) => name.startsWith('content_field_'))
    .toSorted()
}

describe('the indexes of own fields', () => {
  it('follow the declarations, and stay if a process has none', async () => {
    const before = await indexes()
    // Filters: servings, difficulty, vegan, starts, subtitle. Orders: servings, origin, starts. Ranges by date: recipes, courses.
    expect(before).toHaveLength(10)
    await (await startSecond(server)).close()
    expect(await indexes()).toEqual(before)
    const { 'types/course.yaml': _course, ...others } = cookingSite
    await (await startSecond(server, { SITE_DIR: declaredSite(others) })).close()
    expect(await indexes()).toHaveLength(7)
    await (await startSecond(server, { SITE_DIR: site })).close()
    expect(await indexes()).toEqual(before)
  })

  itOnSqlite.each([
    'servings=4',
    'servings_min=3',
    'difficulty=easy,hard',
    'orderby=servings&order=asc',
    'orderby=origin&order=desc',
    'vegan=true',
  ])('find the items of ?%s', async (query) => {
    const [found = ''] = (await statementsDuring(() => call('GET', `/cms/v2/recipes?${query}&per_page=3`))).filter((text) =>
      /json_extract/.test(text),
    )
    const parameters = found.match(/\?/g)?.map(() => 1) ?? []
    const { rows } = await server.context.db.executeQuery<{ detail: string }>(CompiledQuery.raw(`explain query plan ${found}`, parameters))
    expect(rows.map(({ detail }) => detail).join('\n')).toMatch(/USING (COVERING )?INDEX content_field_/)
  })
})
