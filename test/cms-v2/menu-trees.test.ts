// Menus as trees: the same for all callers, with the items that everybody may see.
import { describe, expect, it } from '@jest/globals'
import type { MenuTreeItem } from '../../client/schemas.ts'
import { dataOf, failureOf, invalid } from '../support/responses.ts'
import { makeEvent } from '../support/calendar.ts'
import { makeLinkTo, makeMenuItem, menuItems } from '../support/menu-items.ts'
import { changePage, makePage, trashPage } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { startServer } from '../support/server.ts'
import { sharedServer } from '../support/shared-server.ts'
import { categories, makeCategory, makeMenu, menus } from '../support/terms.ts'

const server = await sharedServer({ MENU_LOCATIONS: 'primary, footer' })
const { baseUrl, restRoot } = server
const admin = server.as.administrator

const read = (slug: string, client = server.anonymous) => client.content.GET('/menu-trees/{slug}', { params: { path: { slug } } })
const treeOf = async (slug: string, client = server.anonymous) => (await dataOf(read(slug, client))).items
const list = (query: object, client = server.anonymous) => client.content.GET('/menu-trees', { params: { query } })

/** Returns the titles, with those of children in parentheses. */
const outline = (items: readonly MenuTreeItem[]): string =>
  items.map(({ title, children }) => title.rendered + (children.length ? `(${outline(children)})` : '')).join(' ')

describe('getMenuTree', () => {
  it('nests the items, with absolute URLs and their paths', async () => {
    const menu = await makeMenu(admin)
    const page = await makePage(admin, { title: 'About &amp; more' })
    const top = await makeLinkTo(admin, 'post_type', 'page', page.id, { menus: menu.id, menu_order: 1 })
    const link = await makeMenuItem(admin, {
      ...{ menus: menu.id, menu_order: 2, parent: top.id, title: 'Ferry', url: 'https://ferry.example.com/timetable' },
      ...{ target: '_blank', classes: ['button'], xfn: ['friend', 'met'], attr_title: 'Boats', description: 'All boats' },
    })
    const tree = await dataOf(read(menu.slug))
    expect(tree).toEqual({
      ...{ id: menu.id, name: menu.name, slug: menu.slug, description: '', locations: [] },
      items: [
        {
          ...{ id: top.id, title: { rendered: 'About &amp; more' }, url: page.link, path: `/${page.slug}/`, target: null, rel: null },
          ...{ attr_title: '', description: '', classes: [], type: 'post_type', object: 'page', object_id: page.id },
          children: [
            {
              ...{ id: link.id, title: { rendered: 'Ferry' }, url: 'https://ferry.example.com/timetable', path: null, target: '_blank' },
              ...{ rel: 'friend met', attr_title: 'Boats', description: 'All boats', classes: ['button'] },
              ...{ type: 'custom', object: 'custom', object_id: link.id, children: [] },
            },
          ],
        },
      ],
      _links: { self: [{ href: `${restRoot}/cms/v2/menu-trees/${menu.slug}` }], collection: [{ href: `${restRoot}/cms/v2/menu-trees` }] },
    })
  })

  it('makes URLs absolute, unless they are fragments', async () => {
    const menu = await makeMenu(admin)
    const urls = ['/about/?a=1#b', '#contact', 'mailto:office@example.org', baseUrl, `${baseUrl}/x`, `${baseUrl}1/x`]
    for (const [index, url] of urls.entries()) await makeMenuItem(admin, { menus: menu.id, menu_order: index + 1, url })
    expect((await treeOf(menu.slug)).map(({ url, path }) => [url, path])).toEqual([
      [`${baseUrl}/about/?a=1#b`, '/about/?a=1#b'],
      ['#contact', null],
      ['mailto:office@example.org', null],
      [baseUrl, '/'],
      [`${baseUrl}/x`, '/x'],
      [`${baseUrl}1/x`, null],
    ])
  })

  it('shows a change of a target immediately', async () => {
    const [menu, page, category] = [await makeMenu(admin), await makePage(admin), await makeCategory(admin)]
    await makeLinkTo(admin, 'post_type', 'page', page.id, { menus: menu.id, menu_order: 1 })
    await makeLinkTo(admin, 'taxonomy', 'category', category.id, { menus: menu.id, menu_order: 2 })
    // The second request is cached.
    for (let count = 0; count < 3; count++) expect(outline(await treeOf(menu.slug))).toBe(`${page.title.rendered} ${category.name}`)
    const [title, slug, name] = [newWord(), newWord(), newWord()]
    await changePage(admin, page.id, { title, slug })
    await dataOf(categories(admin).patch(category.id, { name }))
    const items = await treeOf(menu.slug)
    expect(outline(items)).toBe(`${title} ${name}`)
    expect(items[0]?.path).toBe(`/${slug}/`)
    await trashPage(admin, page.id)
    expect(outline(await treeOf(menu.slug))).toBe(name)
  })

  it('omits items that anonymous callers may not see, with their children, for every caller', async () => {
    const menu = await makeMenu(admin)
    const hidden = await Promise.all([
      ...(['draft', 'private', 'pending'] as const).map(async (status) => ['page', (await makePage(admin, { status })).id] as const),
      (async () => ['post', (await makePost(admin, { status: 'draft' })).id] as const)(),
      (async () => ['event', (await makeEvent(admin, { title: newWord(), status: 'draft' })).id] as const)(),
    ])
    for (const [object, id] of hidden) {
      const item = await makeLinkTo(admin, 'post_type', object, id, { menus: menu.id, title: 'Hidden' })
      await makeMenuItem(admin, { menus: menu.id, parent: item.id, title: 'Below' })
    }
    await makeMenuItem(admin, { menus: menu.id, status: 'draft', title: 'Draft' })
    await makeMenuItem(admin, { menus: menu.id, title: 'Shown' })
    for (const client of [server.anonymous, server.as.subscriber, admin]) expect(outline(await treeOf(menu.slug, client))).toBe('Shown')
  })

  it('shows an item at the top level if its parent is in another menu, and limits the levels', async () => {
    const [menu, other] = [await makeMenu(admin), await makeMenu(admin)]
    const elsewhere = await makeMenuItem(admin, { menus: other.id })
    let parent = elsewhere.id
    for (let level = 1; level <= 22; level++) parent = (await makeMenuItem(admin, { menus: menu.id, parent, title: `L${level}` })).id
    expect(outline(await treeOf(menu.slug))).toBe(`${Array.from({ length: 20 }, (_, index) => `L${index + 1}`).join('(')}${')'.repeat(19)}`)
  })

  it('finds a menu by its former slug, unless another menu has it', async () => {
    const menu = await makeMenu(admin)
    const [name, old] = [newWord(), menu.slug]
    await dataOf(menus(admin).patch(menu.id, { name }))
    expect(await dataOf(read(old))).toMatchObject({ id: menu.id, slug: name })
    const taker = await makeMenu(admin, { slug: old })
    expect(await dataOf(read(old))).toMatchObject({ id: taker.id })
    expect(await failureOf(read(newWord()))).toEqual({ status: 404, code: 'rest_term_invalid' })
  })

  it('can be closed to anonymous callers', async () => {
    const closed = await startServer({ PUBLIC_MENUS: 'off' })
    const { slug } = await makeMenu(closed.as.administrator)
    expect(await failureOf(read(slug, closed.anonymous))).toEqual({ status: 401, code: 'rest_cannot_view' })
    expect(await failureOf(list({}, closed.anonymous))).toEqual({ status: 401, code: 'rest_cannot_view' })
    expect(await failureOf(read(slug, closed.as.subscriber))).toEqual({ status: 403, code: 'rest_cannot_view' })
    expect(await dataOf(read(slug, closed.as.contributor))).toMatchObject({ slug })
    await closed.close()
  })
})

describe('listMenuTrees', () => {
  it('lists menus by name, in pages, by slug', async () => {
    const [one, two] = [await makeMenu(admin, { name: `b ${newWord()}` }), await makeMenu(admin, { name: `A ${newWord()}` })]
    const slug = [one.slug, two.slug]
    expect((await dataOf(list({ slug }))).map(({ id }) => id)).toEqual([two.id, one.id])
    expect((await dataOf(list({ slug, per_page: 1, page: 2 }))).map(({ id }) => id)).toEqual([one.id])
    expect(await failureOf(list({ slug, page: 3 }))).toEqual({ status: 400, code: 'rest_post_invalid_page_number' })
    expect(await dataOf(list({ slug: [newWord()] }))).toEqual([])
  })

  it('finds the menu of a location, which has at most one', async () => {
    const at = async (...location: string[]) => (await dataOf(list({ location }))).map(({ id }) => id)
    const [one, two] = [
      await makeMenu(admin, { name: `a ${newWord()}`, locations: ['primary', 'footer'] }),
      await makeMenu(admin, { name: `b ${newWord()}` }),
    ]
    expect([await at('primary'), await at('footer'), await at('other')]).toEqual([[one.id], [one.id], []])
    expect(await dataOf(menus(admin).patch(two.id, { locations: ['primary'] }))).toMatchObject({ locations: ['primary'] })
    expect([await at('primary'), await at('footer'), await at('primary', 'footer')]).toEqual([[two.id], [one.id], [one.id, two.id]])
    expect(await menus(admin).read(one.id)).toMatchObject({ locations: ['footer'] })
    await dataOf(menus(admin).patch(one.id, { description: 'The locations stay.' }))
    expect(await at('footer')).toEqual([one.id])
    expect(await failureOf(menus(admin).patch(one.id, { locations: ['header'] }))).toEqual(invalid('locations'))
    await dataOf(menuItems(admin).create({ title: 'Home', url: '/', menus: one.id }))
    expect((await dataOf(list({ location: ['footer'] })))[0]?.items).toMatchObject([{ path: '/' }])
  })
})
