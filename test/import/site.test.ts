// Importing menus, reusable blocks, navigation and templates.
import { mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import { unwrap } from '../../client/index.ts'
import type { MenuItem } from '../../client/schemas.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'
import { bring } from './bring.ts'

const site = join(import.meta.dirname, 'site.wxr.xml')

let server: TestServer
beforeEach(async () => {
  server = await startServer()
})
afterEach(() => server.close())

const content = () => server.as.administrator.content
const menus = () => unwrap(content().GET('/menus', { params: { query: { context: 'edit' } } }))

async function menuId(slug: string): Promise<number> {
  return (await menus()).find((menu) => menu.slug === slug)?.id ?? 0
}

/** Returns items by title. */
async function itemsOf(menu: string): Promise<Map<string, MenuItem>> {
  const items = await unwrap(
    content().GET('/menu-items', { params: { query: { menus: [await menuId(menu)], context: 'edit', status: ['publish', 'draft'] } } }),
  )
  return new Map(items.map((item) => [item.title.raw ?? '', item]))
}

async function pageId(slug: string): Promise<number> {
  const [page] = await unwrap(content().GET('/pages', { params: { query: { slug: [slug] } } }))
  return page?.id ?? 0
}

/** Every row that an import writes. */
async function everything() {
  const { db } = server.context
  return {
    content: await db.selectFrom('content').selectAll().orderBy('id').execute(),
    links: await db.selectFrom('menu_items').selectAll().orderBy('content_id').execute(),
    terms: await db.selectFrom('terms').selectAll().orderBy('id').execute(),
    groups: await db.selectFrom('content_terms').selectAll().orderBy('content_id').orderBy('term_id').execute(),
  }
}

/** Returns the export without the items with these titles. */
async function without(...titles: string[]): Promise<string> {
  const file = join(await mkdtemp(join(tmpdir(), 'import-')), 'export.xml')
  const isNamed = (item: string): boolean => titles.some((title) => item.includes(`<title>${title}</title>`))
  await writeFile(
    file,
    (await readFile(site, 'utf8')).replace(/<item>[\s\S]*?<\/item>/g, (item) => (isNamed(item) ? '' : item)),
  )
  return file
}

describe('menus', () => {
  it('are imported, even without items, and the report explains skipped items', async () => {
    const report = await bring(site, server)
    expect(report.terms).toMatchObject({ nav_menu: { added: 3, present: 0 }, cms_pattern_category: { added: 2, present: 0 } })
    expect(report.items).toEqual({
      nav_menu_item: { publish: 5, draft: 1 },
      page: { publish: 2 },
      post: { publish: 1 },
      cms_block: { publish: 1, draft: 1 },
      cms_navigation: { publish: 1 },
      cms_template: { publish: 1 },
      cms_template_part: { publish: 1 },
    })
    expect(report.skipped).toEqual([
      { what: 'nav_menu_item', count: 1, reason: 'its URL must be a web, mailto or tel URL' },
      { what: 'nav_menu_item', count: 1, reason: 'it has no target' },
      { what: 'term of toString', count: 1, reason: expect.any(String) },
      { what: 'cms_template', count: 1, reason: expect.stringContaining('which theme') },
    ])
    expect((await menus()).map(({ name, slug, auto_add }) => [name, slug, auto_add])).toEqual([
      ['Bare', 'bare', false],
      ['Foot &amp; floor', 'foot', false],
      ['Main', 'main', false],
    ])
    expect(await itemsOf('bare')).toEqual(new Map())
  })

  it('keep the fields of an item', async () => {
    await bring(site, server)
    expect((await itemsOf('main')).get('More')).toMatchObject({
      url: 'https://harbour.example/all%20boats?q=%E1%83%9C%E1%83%90%E1%83%95%E1%83%98',
      type: 'custom',
      object: 'custom',
      target: '_blank',
      classes: ['wide', 'round'],
      xfn: ['friend', 'met'],
      attr_title: 'Opens below',
      description: 'All the rest',
      menu_order: 2,
      status: 'publish',
      parent: 0,
      invalid: false,
    })
    expect((await itemsOf('main')).get('Under “More”')).toMatchObject({ description: '', classes: [''], xfn: [''], target: '' })
  })

  it('link to the pages and terms of the file, even if these come later', async () => {
    await bring(site, server)
    const [main, foot] = [await itemsOf('main'), await itemsOf('foot')]
    expect(main.get('Under “More”')).toMatchObject({
      type: 'post_type',
      object: 'page',
      object_id: await pageId('hire'),
      url: `${server.baseUrl}/boats/hire/`,
      invalid: false,
    })
    // The file has a category and a tag of the same id.
    expect(main.get('Salt')).toMatchObject({
      type: 'taxonomy',
      object: 'post_tag',
      url: `${server.baseUrl}/tag/salt/`,
      menu_order: 1,
      parent: 0,
      classes: [''],
    })
    expect(foot.get('Below, in the other menu')).toMatchObject({
      object: 'category',
      url: `${server.baseUrl}/category/boats/`,
      status: 'draft',
    })
  })

  it('nest their items within their own menu, even if two menus have items with the same ID', async () => {
    await bring(site, server)
    const [main, foot] = [await itemsOf('main'), await itemsOf('foot')]
    expect([main.size, foot.size]).toEqual([4, 2])
    expect(main.get('Under “More”')?.parent).toBe(main.get('More')?.id)
    expect(foot.get('Below, in the other menu')?.parent).toBe(foot.get('More, in the other menu')?.id)
    expect(main.get('More')?.id).not.toBe(foot.get('More, in the other menu')?.id)
  })

  it('mark an item as invalid if the file lacks its target, and link it once another file has it', async () => {
    await bring(await without('Boats for hire'), server)
    const lost = { type: 'post_type', object: 'page', object_id: 0, url: '', invalid: true }
    expect((await itemsOf('main')).get('Gone')).toMatchObject({ ...lost, parent: 0 })
    expect((await itemsOf('main')).get('Under “More”')).toMatchObject(lost)
    await bring(site, server)
    expect((await itemsOf('main')).get('Gone')).toMatchObject(lost)
    expect((await itemsOf('main')).get('Under “More”')).toMatchObject({ object_id: await pageId('hire'), invalid: false })
  })
})

describe('reusable blocks and navigation', () => {
  it('keep meta and report unknown taxonomies, whatever their names are', async () => {
    const { skipped } = await bring(site, server)
    expect(skipped).toContainEqual({ what: 'term of toString', count: 1, reason: expect.any(String) })
    const { meta } = await server.context.db
      .selectFrom('content')
      .select('meta')
      .where('title', '=', 'Opening hours')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(meta)).toEqual({ cms_pattern_sync_status: 'unsynced', footnotes: '[]', constructor: 'Nino' })
  })

  it('are imported with their pattern categories and sync status', async () => {
    await bring(site, server)
    const [banners, signs] = await unwrap(content().GET('/cms_pattern_category', { params: { query: { orderby: 'slug' } } }))
    expect([banners, signs]).toMatchObject([
      { name: 'Banners', description: 'For the top', count: 1 },
      { name: 'Signs', count: 1 },
    ])
    const [hours] = await unwrap(content().GET('/blocks', { params: { query: { slug: ['opening-hours'], context: 'edit' } } }))
    expect(hours).toMatchObject({
      title: { raw: 'Opening hours' },
      content: { raw: expect.stringContaining('From seven to seven.') },
      status: 'publish',
      cms_pattern_sync_status: 'unsynced',
      meta: { cms_pattern_sync_status: 'unsynced', footnotes: '[]' },
    })
    expect(new Set(hours?.cms_pattern_category)).toEqual(new Set([banners?.id, signs?.id]))
    const [prices] = await unwrap(content().GET('/blocks', { params: { query: { slug: ['prices'], status: ['draft'], context: 'edit' } } }))
    expect(prices).toMatchObject({ title: { raw: 'Prices' }, cms_pattern_sync_status: '' })
  })

  it('keep the text of navigation', async () => {
    await bring(site, server)
    expect(await unwrap(content().GET('/navigation', { params: { query: { context: 'edit' } } }))).toMatchObject([
      {
        slug: 'ways',
        status: 'publish',
        title: { raw: 'Ways' },
        content: { raw: '<!-- wp:navigation-link {"label":"Boats","url":"/boats/"} /-->' },
      },
    ])
  })
})

describe('templates', () => {
  it('are stored with their theme, area and origin', async () => {
    await bring(site, server)
    const rows = await server.context.db
      .selectFrom('content')
      .select(['type', 'slug', 'excerpt', 'meta'])
      .where('type', 'in', ['cms_template', 'cms_template_part'])
      .orderBy('type')
      .execute()
    expect(rows.map(({ meta, ...row }) => ({ ...row, meta: JSON.parse(meta) as unknown }))).toEqual([
      { type: 'cms_template', slug: 'default//index', excerpt: 'For all', meta: { origin: 'theme' } },
      { type: 'cms_template_part', slug: 'default//top', excerpt: '', meta: { area: 'header' } },
    ])
  })

  it('do not replace an existing template', async () => {
    const { db } = server.context
    await bring(site, server)
    await db
      .updateTable('content')
      .set({ guid: '', date: '2020-01-01T00:00:00', content: 'ours' })
      .where('type', '=', 'cms_template')
      .execute()
    expect((await bring(site, server)).present).toMatchObject({ cms_template: 1, cms_template_part: 1 })
    expect(await db.selectFrom('content').select(['slug', 'content']).where('type', '=', 'cms_template').execute()).toEqual([
      { slug: 'default//index', content: 'ours' },
    ])
  })
})

describe('a second time', () => {
  it('adds and changes nothing', async () => {
    await bring(site, server)
    const before = await everything()
    expect(await bring(site, server)).toMatchObject({
      items: {},
      present: { nav_menu_item: 6, page: 2, post: 1, cms_block: 2, cms_navigation: 1, cms_template: 1, cms_template_part: 1 },
    })
    expect(await everything()).toEqual(before)
  })

  it('restores a deleted item of a menu, but not its equal in another menu', async () => {
    await bring(site, server)
    const [main, foot] = [await itemsOf('main'), await itemsOf('foot')]
    await unwrap(content().DELETE('/menu-items/{id}', { params: { path: { id: main.get('More')?.id ?? 0 }, query: { force: true } } }))
    expect((await bring(site, server)).items).toEqual({ nav_menu_item: { publish: 1 } })
    expect((await itemsOf('main')).has('More')).toBe(true)
    expect(await itemsOf('foot')).toEqual(foot)
  })

  it('keeps an item that links to something else by now', async () => {
    await bring(site, server)
    const { id = 0 } = (await itemsOf('main')).get('Gone') ?? {}
    await unwrap(
      content().POST('/menu-items/{id}', {
        params: { path: { id } },
        body: { type: 'custom', url: 'https://elsewhere.example/', object_id: 0 },
      }),
    )
    await bring(site, server)
    expect((await itemsOf('main')).get('Gone')).toMatchObject({ type: 'custom', url: 'https://elsewhere.example/', invalid: false })
  })
})

describe('an import that breaks off', () => {
  it('leaves no item without its link and menu if it is interrupted, and is completed by the next import', async () => {
    const { db } = server.context
    const whole = await startServer()
    // Makes the database fail in the middle of the items.
    await db.schema.createIndex('one_custom_link').on('menu_items').columns(['type', 'url']).unique().execute()
    await expect(bring(site, server)).rejects.toThrow()
    expect((await everything()).content).toEqual([])
    await db.schema.dropIndex('one_custom_link').execute()
    await bring(site, server)
    await bring(site, whole)
    const countOf = ({ context }: TestServer) =>
      context.db
        .selectFrom('menu_items')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    expect(await countOf(server)).toEqual(await countOf(whole))
    await whole.close()
  })
})

describe('the URLs of imported pages', () => {
  it('redirect from the short form to the page below its parent', async () => {
    await bring(site, server)
    for (const name of ['page_id', 'p']) {
      const response = await fetch(`${server.baseUrl}/?${name}=${await pageId('hire')}`)
      expect([response.url, response.status]).toEqual([`${server.baseUrl}/boats/hire/`, 200])
      expect(await response.text()).toContain('<h1>Boats for hire</h1>')
    }
    const [storm] = await unwrap(content().GET('/posts', { params: { query: { slug: ['storm'] } } }))
    expect((await fetch(`${server.baseUrl}/?p=${storm?.id}`)).url).toBe(`${server.baseUrl}/storm/`)
  })
})
