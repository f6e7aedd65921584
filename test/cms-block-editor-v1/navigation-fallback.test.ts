// The menu that stands in where none is chosen.
import { describe, expect, it } from '@jest/globals'
import { onBehalfOf } from '#server/context.ts'
import { findOrCreateNavigation } from '#server/menus/navigation-fallback.ts'
import { callerFor } from '#server/users/caller.ts'
import { makePage } from '../support/pages.ts'
import { newWord } from '../support/posts.ts'
import { dataOf, failureOf } from '../support/responses.ts'
import { startServer } from '../support/server.ts'
import type { TestServer } from '../support/server.ts'

/** Each test needs a site without menus. */
async function onNewSite(act: (server: TestServer) => Promise<void>, env: Record<string, string> = {}): Promise<void> {
  const server = await startServer(env)
  try {
    await act(server)
  } finally {
    await server.close()
  }
}

const fallback = ({ as }: TestServer, query: { _embed?: 'self'[] } = {}) =>
  dataOf(as.administrator.blockEditor.GET('/navigation-fallback', { params: { query } }))
const menusOf = ({ as }: TestServer) => dataOf(as.administrator.content.GET('/navigation', { params: { query: { context: 'edit' } } }))

async function addMenu({ as }: TestServer, name: string, titles: readonly string[], more: object = {}): Promise<number> {
  const { id } = await dataOf(as.administrator.content.POST('/menus', { body: { name, ...more } }))
  for (const [index, title] of titles.entries())
    await dataOf(
      as.administrator.content.POST('/menu-items', {
        body: { title, url: `https://example.org/${title}`, status: 'publish', menus: id, menu_order: index + 1 },
      }),
    )
  return id
}

describe('getNavigationFallback', () => {
  it('is the newest published menu', () =>
    onNewSite(async (server) => {
      const add = (title: string, fields: object) =>
        dataOf(server.as.administrator.content.POST('/navigation', { body: { title, content: title, status: 'publish', ...fields } }))
      await add('old', { date: '2020-01-01T00:00:00' })
      const newest = await add('newest', { date: '2021-01-01T00:00:00' })
      await add('draft', { status: 'draft' })
      const found = await fallback(server, { _embed: ['self'] })
      const href = `${server.restRoot}/cms/v2/navigation/${newest.id}`
      expect(found).toEqual({
        id: newest.id,
        _links: { self: [{ embeddable: true, href }] },
        _embedded: { self: [expect.objectContaining({ id: newest.id, title: { raw: 'newest', rendered: 'newest' } })] },
      })
    }))

  it('is created with a list of all pages if there is no menu, and only once', () =>
    onNewSite(async (server) => {
      await makePage(server.as.administrator, { title: 'Harbour' })
      const { hooks } = server.as.administrator
      const { cursor } = await dataOf(hooks.GET('/changes'))
      const found = await Promise.all(Array.from({ length: 8 }, () => fallback(server)))
      expect(new Set(found.map(({ id }) => id)).size).toBe(1)
      const menus = await menusOf(server)
      expect(menus.map(({ title, slug, status, content }) => [title?.raw, slug, status, content?.raw])).toEqual([
        ['Navigation', 'navigation', 'publish', '<!-- wp:page-list /-->'],
      ])
      expect(menus[0]?.content?.rendered).toContain('Harbour')
      const { changes } = await dataOf(hooks.GET('/changes', { params: { query: { since: cursor } } }))
      expect(changes).toEqual([expect.objectContaining({ id: found[0]?.id, action: 'created' })])
    }))

  it('is created once by requests that have both found none', () =>
    onNewSite(async ({ context, ids }) => {
      const user = await context.db.selectFrom('users').selectAll().where('id', '=', ids.administrator).executeTakeFirstOrThrow()
      const requests = Array.from({ length: 4 }, () => findOrCreateNavigation(onBehalfOf(callerFor(user), context)))
      const found = await Promise.all(requests)
      expect(new Set(found.map(({ id }) => id)).size).toBe(1)
    }))

  it('is made from the menu with the slug primary, or else from the newest one', () =>
    onNewSite(async (server) => {
      await addMenu(server, 'Primary', ['a'])
      await addMenu(server, 'Newer', ['b'])
      const { id } = await fallback(server)
      const made = await menusOf(server)
      expect(made.map((menu) => [menu.id, menu.title?.raw, menu.slug])).toEqual([[id, 'Primary', 'primary']])
      expect(made[0]?.content?.raw).toBe(
        '<!-- wp:navigation-link {"kind":"custom","label":"a","type":"custom","url":"https://example.org/a"} /-->',
      )
    }))

  it('keeps the levels and the targets of a menu, and renders them', () =>
    onNewSite(async (server) => {
      const { administrator } = server.as
      const page = await makePage(administrator, { title: 'Ferries -- & "boats" -->' })
      const menu = await addMenu(server, 'Ways', ['top'])
      const [top] = await dataOf(administrator.content.GET('/menu-items', { params: { query: { menus: [menu] } } }))
      await dataOf(
        administrator.content.POST('/menu-items', {
          body: {
            ...{
              type: 'post_type',
              object: 'page',
              object_id: page.id,
              parent: top?.id ?? 0,
              menus: menu,
              status: 'publish',
              menu_order: 2,
            },
            ...{ target: '_blank', classes: ['wide', 'red'], description: 'Across', attr_title: 'Go', xfn: ['me'] },
          },
        }),
      )
      await dataOf(
        administrator.content.POST('/menu-items', {
          body: { title: 'draft', url: 'https://example.org/draft', status: 'draft', menus: menu, menu_order: 3 },
        }),
      )
      const { id } = await fallback(server)
      const made = await dataOf(administrator.content.GET('/navigation/{id}', { params: { path: { id }, query: { context: 'edit' } } }))
      expect(made.content?.raw).toMatch(
        /^<!-- wp:navigation-submenu \{.*"label":"top".*\} --><!-- wp:navigation-link \{.*\} \/--><!-- \/wp:navigation-submenu -->$/,
      )
      const [, json = ''] = /navigation-link (\{.*?\}) \/-->/.exec(made.content?.raw ?? '') ?? []
      expect(JSON.parse(json)).toEqual({
        ...{ className: 'wide red', description: 'Across', id: page.id, kind: 'post-type', label: page.title.rendered },
        ...{ opensInNewTab: true, rel: 'me', title: 'Go', type: 'page', url: page.link },
      })
      expect(made.content?.rendered).toContain(`href="${page.link}"`)
      expect(made.content?.raw).not.toContain('draft')
    }))

  it('has a list of all pages if the menu is empty', () =>
    onNewSite(async (server) => {
      await addMenu(server, 'Empty', [])
      await fallback(server)
      expect((await menusOf(server)).map(({ content }) => content?.raw)).toEqual(['<!-- wp:page-list /-->'])
    }))

  it('is made from the menu with the location primary before all others', () =>
    onNewSite(
      async (server) => {
        await addMenu(server, newWord(), ['a'], { locations: ['primary'] })
        await addMenu(server, 'Primary', ['b'])
        await fallback(server)
        expect((await menusOf(server))[0]?.content?.raw).toContain('"label":"a"')
      },
      { MENU_LOCATIONS: 'primary,footer' },
    ))

  it('is refused to everybody but administrators, and creates nothing for them', () =>
    onNewSite(async (server) => {
      const code = 'rest_cannot_create'
      expect(await failureOf(server.as.editor.blockEditor.GET('/navigation-fallback'))).toEqual({ status: 403, code })
      expect(await failureOf(server.anonymous.blockEditor.GET('/navigation-fallback'))).toEqual({ status: 401, code })
      expect(await menusOf(server)).toEqual([])
    }))
})
