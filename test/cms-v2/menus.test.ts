// What only menus have, unlike other terms: items, automatically added pages and locations.
import { describe, expect, it } from '@jest/globals'
import { dataOf, invalid, failureOf } from '../support/responses.ts'
import { makeLinkTo, makeMenuItem, menuItems } from '../support/menu-items.ts'
import { makePage, pages } from '../support/pages.ts'
import { makePost, newWord } from '../support/posts.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeMenu, menus } from '../support/terms.ts'

const server = await sharedServer()
const admin = server.as.administrator

const invalidLocation = invalid('locations')

/** Returns the items of a menu, in order. */
const itemsOf = async (menu: number) => (await menuItems(admin).listed({ menus: [menu], status: ['any'] })).items

/** Returns the IDs of the targets of the items of a menu. */
const targetsOf = async (menu: number): Promise<number[]> => (await itemsOf(menu)).map((item) => item.object_id)

describe('createMenu', () => {
  it('creates a menu from a name', async () => {
    const word = newWord()
    expect(await menus(admin).make({ name: `${word} Main`, description: 'On top.' })).toEqual({
      id: expect.any(Number),
      description: 'On top.',
      name: `${word} Main`,
      slug: `${word}-main`,
      meta: {},
      locations: [],
      auto_add: false,
      language: 'en',
      fallbacks: {},
      translations: {},
      _links: expect.any(Object),
    })
  })

  it('stores whether new pages are added to it', async () => {
    expect(await makeMenu(admin, { auto_add: true })).toMatchObject({ auto_add: true })
    expect(await failureOf(menus(admin).create({ name: newWord(), auto_add: 'perhaps' as unknown as boolean }))).toEqual(
      invalid('auto_add'),
    )
  })

  it('refuses an unknown location, naming it, and creates nothing', async () => {
    const name = newWord()
    const { error } = await menus(admin).create({ name, locations: ['header'] })
    expect(error).toMatchObject({ code: invalidLocation.code, message: expect.stringContaining('header') })
    expect(await menus(admin).ids({ search: name })).toEqual([])
    expect(await makeMenu(admin, { locations: [] })).toMatchObject({ locations: [] })
    expect(await failureOf(menus(admin).create({ name, locations: { a: 1 } as unknown as string[] }))).toEqual(invalid('locations'))
  })
})

describe('getMenu', () => {
  it('checks first whether the menu exists, then the edit context, then the right to view it', async () => {
    const { id } = await makeMenu(server.as.administrator)
    const calls = menus(server.anonymous)
    expect(await failureOf(calls.get(999999))).toEqual({ status: 404, code: 'rest_term_invalid' })
    expect(await failureOf(calls.get(id, { context: 'edit' }))).toEqual({ status: 401, code: 'rest_forbidden_context' })
    expect(await failureOf(calls.get(id))).toEqual({ status: 401, code: 'rest_cannot_view' })
    expect(await failureOf(calls.list({ context: 'edit' }))).toEqual({ status: 401, code: 'rest_forbidden_context' })
  })

  it('links to its items', async () => {
    const { id } = await makeMenu(admin)
    expect((await menus(server.as.contributor).read(id))._links).toMatchObject({
      'cms:post_type': [{ href: `${server.restRoot}/cms/v2/menu-items?menus=${id}` }],
    })
  })

  it('omits locations and auto_add in the embed context', async () => {
    const { id } = await makeMenu(admin)
    const embedded = await menus(admin).read(id, { context: 'embed' })
    for (const field of ['locations', 'auto_add']) expect(embedded).not.toHaveProperty(field)
  })
})

describe.each([
  ['updateMenu', 'update'],
  ['putMenu', 'put'],
  ['patchMenu', 'patch'],
] as const)('%s', (_operation, change) => {
  it('changes auto_add, and keeps it if it is omitted', async () => {
    const { id } = await makeMenu(admin, { auto_add: true })
    expect(await dataOf(menus(admin)[change](id, { description: 'x' }))).toMatchObject({ auto_add: true })
    expect(await dataOf(menus(admin)[change](id, { auto_add: false }))).toMatchObject({ auto_add: false, description: 'x' })
    expect(await menus(admin).read(id)).toMatchObject({ auto_add: false })
  })

  it('refuses an unknown location, and changes nothing', async () => {
    const { id, name } = await makeMenu(admin)
    expect(await failureOf(menus(admin)[change](id, { name: newWord(), locations: ['footer'] }))).toEqual(invalidLocation)
    expect((await menus(admin).read(id)).name).toBe(name)
  })
})

describe('deleteMenu', () => {
  it('deletes its items, and no others', async () => {
    const [gone, kept] = [await makeMenu(admin), await makeMenu(admin)]
    const page = await makePage(admin)
    const [first, second, other] = [
      await makeMenuItem(admin, { menus: gone.id }),
      await makeLinkTo(admin, 'post_type', 'page', page.id, { menus: gone.id, status: 'draft' }),
      await makeMenuItem(admin, { menus: kept.id }),
    ]
    await dataOf(menus(admin).remove(gone.id, { force: true }))
    expect(await menuItems(admin).ids({ include: [first.id, second.id, other.id], status: ['any'] })).toEqual([other.id])
    expect((await pages(admin).read(page.id)).status).toBe('publish')
  })
})

describe('listMenus', () => {
  it('filters by item, hides empty menus and sorts by count', async () => {
    const word = newWord()
    const [full, empty] = [await makeMenu(admin, { name: `${word} a` }), await makeMenu(admin, { name: `${word} b` })]
    const item = await makeMenuItem(admin, { menus: full.id })
    expect(await menus(admin).ids({ post: item.id })).toEqual([full.id])
    expect(await menus(admin).ids({ search: word, hide_empty: true })).toEqual([full.id])
    expect(await menus(admin).ids({ search: word, orderby: 'count' })).toEqual([empty.id, full.id])
  })
})

describe('a menu with auto_add', () => {
  it('appends a new page at the top level', async () => {
    const menu = await makeMenu(admin, { auto_add: true })
    const first = await makeMenuItem(admin, { menus: menu.id, menu_order: 7 })
    const page = await makePage(server.as.editor)
    const [, joined] = await itemsOf(menu.id)
    expect(joined).toMatchObject({
      type: 'post_type',
      object: 'page',
      object_id: page.id,
      title: { rendered: page.title.rendered },
      url: page.link,
      menu_order: 8,
      menus: menu.id,
      status: 'publish',
      parent: 0,
    })
    expect((await itemsOf(menu.id)).map((item) => item.id)).toEqual([first.id, joined?.id])
  })

  it('adds a page when it is first published, and only once', async () => {
    const menu = await makeMenu(admin, { auto_add: true })
    const { id } = await makePage(admin, { status: 'draft' })
    await pages(admin).change(id, { status: 'pending' })
    await pages(admin).change(id, { status: 'private' })
    expect(await targetsOf(menu.id)).toEqual([])
    for (const status of ['publish', 'draft', 'publish', 'publish'] as const) await pages(admin).change(id, { status })
    await dataOf(pages(admin).remove(id))
    await pages(admin).change(id, { status: 'publish' })
    expect(await targetsOf(menu.id)).toEqual([id])
  })

  it('adds neither child pages, nor posts, nor scheduled pages', async () => {
    const top = await makePage(admin)
    const menu = await makeMenu(admin, { auto_add: true })
    await makePage(admin, { parent: top.id })
    await makePage(admin, { date: '2050-01-01T00:00:00' })
    await makePost(admin)
    expect(await targetsOf(menu.id)).toEqual([])
  })

  it('gets the page like other such menus, unlike menus without auto_add', async () => {
    const [one, other, none] = [await makeMenu(admin, { auto_add: true }), await makeMenu(admin, { auto_add: true }), await makeMenu(admin)]
    const { id } = await makePage(admin)
    for (const menu of [one, other]) expect(await targetsOf(menu.id)).toEqual([id])
    expect(await targetsOf(none.id)).toEqual([])
  })

  it('does not add a page again after its item was deleted', async () => {
    const menu = await makeMenu(admin, { auto_add: true })
    const { id } = await makePage(admin)
    const [item] = await itemsOf(menu.id)
    await dataOf(menuItems(admin).remove(item?.id ?? 0, { force: true }))
    await pages(admin).change(id, { title: newWord() })
    expect(await targetsOf(menu.id)).toEqual([])
  })
})
