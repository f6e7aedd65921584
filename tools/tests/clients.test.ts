// Existing clients discover the service and read it: through a proxy that restores their names, or with the middleware that does.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from '@jest/globals'
import WPAPI from 'wpapi'
import { dataOf } from '../../test/support/responses.ts'
import { newWord } from '../../test/support/posts.ts'
import { sharedServer } from '../../test/support/shared-server.ts'
import { startRenamingProxy } from '../clients/renaming-proxy.ts'

const server = await sharedServer({ SITE_NAME: 'Harbour' })
const proxy = await startRenamingProxy(server.baseUrl)
afterAll(() => proxy.close())

const { administrator, editor } = server.as
const word = newWord()
const category = await dataOf(editor.content.POST('/categories', { body: { name: `${word} category` } }))
const tag = await dataOf(editor.content.POST('/tags', { body: { name: `${word} tag` } }))
const newPost = (title: string) =>
  dataOf(editor.content.POST('/posts', { body: { title, status: 'publish', categories: [category.id], tags: [tag.id] } }))
const [first, second, third] = [await newPost(`${word} first`), await newPost(`${word} second`), await newPost(`${word} third`)]
const page = await dataOf(editor.content.POST('/pages', { body: { title: word, status: 'publish' } }))
const upload = await fetch(`${server.restRoot}/cms/v2/media`, {
  method: 'POST',
  headers: { Authorization: server.authorization.editor, 'Content-Disposition': 'attachment; filename="dot.gif"' },
  body: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
})
const media = (await upload.json()) as { id: number }
const menu = await dataOf(administrator.content.POST('/menus', { body: { name: word } }))
const navigation = await dataOf(administrator.content.POST('/navigation', { body: { title: word, status: 'publish' } }))
const ids = (items: { id: number }[]) => items.map(({ id }) => id)

describe('wpapi', () => {
  it('discovers the service and reads it', async () => {
    const site = await WPAPI.discover(proxy.url)
    const newest = await site.posts().perPage(2).param('categories', category.id).embed()
    expect(ids(newest)).toEqual([third.id, second.id])
    expect(newest._paging).toMatchObject({ total: 3, totalPages: 2 })
    expect(newest[0]?._embedded['wp:term']?.[0]).toMatchObject([{ id: category.id }])
    expect(newest[0]?._embedded['author']).toMatchObject([{ id: server.ids.editor }])
    expect(ids(await newest._paging.next.get())).toEqual([first.id])
    expect(ids(await site.posts().search(`${word} second`))).toEqual([second.id])
    expect(ids(await site.posts().slug(first.slug))).toEqual([first.id])
    expect(await site.pages().id(page.id)).toMatchObject({ title: { rendered: word } })
    expect(ids(await site.media().param('include', media.id))).toEqual([media.id])
    expect(ids(await site.categories().search(word))).toEqual([category.id])
    expect(ids(await site.tags().forPost(first.id))).toEqual([tag.id])
    expect(ids(await site.users())).toContain(server.ids.editor)
    expect(await site.types().type('post')).toMatchObject({ rest_base: 'posts', rest_namespace: 'wp/v2' })
    expect(await site.taxonomies().taxonomy('category')).toMatchObject({ rest_base: 'categories' })
    expect(await site.statuses()).toMatchObject({ publish: { public: true } })
  })

  it('writes with credentials', async () => {
    const site = await WPAPI.discover(proxy.url)
    const [username, password] = atob(server.authorization.administrator.slice('Basic '.length)).split(':')
    const client = site.auth({ username, password })
    const created = await client.posts().create({ title: newWord(), status: 'draft' })
    expect(await client.posts().id(created.id).update({ title: 'Changed' })).toMatchObject({ title: { raw: 'Changed' } })
    expect(await client.settings().get()).toMatchObject({ title: 'Harbour' })
    expect(await client.posts().id(created.id).delete({ force: true })).toMatchObject({ deleted: true })
  })
})

describe('@wordpress/core-data', () => {
  it('resolves entities', async () => {
    const calls = [
      ['getEntityRecords', 'postType', 'post', { categories: [category.id], per_page: 2 }],
      ['getEntityRecord', 'postType', 'page', page.id],
      ['getEntityRecord', 'root', 'site'],
      ['getEntityRecord', 'root', '__unstableBase'],
      ['getPostType', 'post'],
      ['getEntityRecords', 'root', 'postType', { per_page: -1 }],
      ['getEntityRecords', 'root', 'taxonomy', { per_page: -1 }],
      ['getEntityRecords', 'root', 'status', { per_page: -1 }],
      ['getEntityRecord', 'root', 'media', media.id],
      ['getCurrentUser'],
      ['getUsers', { who: 'authors' }],
      ['getEntityRecords', 'taxonomy', 'category', { search: word }],
      ['getEntityRecords', 'root', 'menu', { search: word }],
      ['getEntityRecords', 'root', 'menuItem', { menus: menu.id }],
      ['getEntityRecords', 'postType', 'wp_navigation', { per_page: 10 }],
      ['getEntityRecords', 'postType', 'wp_template', { per_page: -1 }],
      ['getEntityRecords', 'postType', 'wp_block', { per_page: -1 }],
      ['getCurrentTheme'],
      ['__experimentalGetCurrentGlobalStylesId'],
      ['canUser', 'update', { kind: 'root', name: 'site' }],
      ['canUser', 'create', { kind: 'postType', name: 'post' }],
    ]
    const { stdout } = await promisify(execFile)(process.execPath, [
      'tools/clients/core-data.cjs',
      `${server.restRoot}/`,
      server.authorization.administrator,
      JSON.stringify(calls),
    ])
    const found = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as unknown[]
    const slugs = (...names: string[]) => expect.arrayContaining(names.map((slug) => expect.objectContaining({ slug })))
    const withId = (id: number) => expect.objectContaining({ id })
    expect(found).toEqual([
      [withId(third.id), withId(second.id)],
      withId(page.id),
      expect.objectContaining({ title: 'Harbour', posts_per_page: 10 }),
      expect.objectContaining({ name: 'Harbour', url: server.baseUrl }),
      expect.objectContaining({ slug: 'post', rest_base: 'posts', viewable: true }),
      slugs('post', 'page', 'wp_block', 'wp_navigation'),
      slugs('category', 'post_tag'),
      slugs('publish', 'draft'),
      withId(media.id),
      withId(server.ids.administrator),
      expect.arrayContaining([withId(server.ids.editor)]),
      [withId(category.id)],
      [withId(menu.id)],
      [],
      expect.arrayContaining([withId(navigation.id)]),
      slugs('index'),
      [],
      expect.objectContaining({ stylesheet: 'default' }),
      expect.anything(),
      true,
      true,
    ])
  }, 120_000)
})
