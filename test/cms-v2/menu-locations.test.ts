// Menu locations, as the setting names them.
import { describe, expect, it } from '@jest/globals'
import { dataOf, failureOf } from '../support/responses.ts'
import { notAdministrators } from '../support/leaks.ts'
import { sharedServer } from '../support/shared-server.ts'
import { makeMenu, menus } from '../support/terms.ts'

const server = await sharedServer({ MENU_LOCATIONS: 'primary,site-footer' })
const plain = await sharedServer()
const admin = server.as.administrator

const list = (caller = admin) => caller.content.GET('/menu-locations')
const get = (location: string, caller = admin) => caller.content.GET('/menu-locations/{location}', { params: { path: { location } } })

describe('listMenuLocations', () => {
  it('lists the locations by name, with the menus that are assigned to them', async () => {
    const { id } = await makeMenu(admin, { locations: ['primary'] })
    expect(await dataOf(list())).toEqual({
      primary: {
        name: 'primary',
        description: 'Primary',
        menu: id,
        _links: expect.objectContaining({ 'cms:menu': [{ href: `${server.restRoot}/cms/v2/menus/${id}`, embeddable: true }] }),
      },
      'site-footer': {
        name: 'site-footer',
        description: 'Site footer',
        menu: 0,
        _links: expect.not.objectContaining({ 'cms:menu': expect.anything() }),
      },
    })
  })

  it('follows the menus', async () => {
    const first = await makeMenu(admin, { locations: ['primary', 'site-footer'] })
    const second = await makeMenu(admin, { locations: ['primary'] })
    const assigned = async () => Object.values(await dataOf(list())).map(({ menu }) => menu)
    expect(await assigned()).toEqual([second.id, first.id])
    await menus(admin).remove(second.id, { force: true })
    expect(await assigned()).toEqual([0, first.id])
  })

  it('is empty if the setting names none', async () => {
    expect(await dataOf(list(plain.as.administrator))).toEqual({})
  })

  it('is refused to all but administrators', async () => {
    for (const who of notAdministrators)
      expect(await failureOf(list(who === 'anonymous' ? server.anonymous : server.as[who]))).toEqual({
        status: who === 'anonymous' ? 401 : 403,
        code: 'rest_cannot_view',
      })
  })
})

describe('getMenuLocation', () => {
  it('returns one location, with a link to itself', async () => {
    const location = await dataOf(get('site-footer'))
    expect(location).toMatchObject({
      name: 'site-footer',
      _links: { self: [{ href: `${server.restRoot}/cms/v2/menu-locations/site-footer` }] },
    })
  })

  it('refuses an unknown one, but first all callers but administrators', async () => {
    expect(await failureOf(get('nothing'))).toEqual({ status: 404, code: 'rest_menu_location_invalid' })
    expect(await failureOf(get('nothing', server.as.editor))).toEqual({ status: 403, code: 'rest_cannot_view' })
    expect(await failureOf(get('nothing', server.anonymous))).toEqual({ status: 401, code: 'rest_cannot_view' })
  })
})
